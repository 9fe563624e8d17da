// SPDX-License-Identifier: MIT
#include "app/help/guide_page.h"

#include "app/articles_game.h"
#include "app/card_names.h"
#include "app/number_text.h"
#include "app/panels/verdict_text.h"
#include "app/rules_text.h"
#include "engine/notation.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using fishing::Game;
using fishing::Play;
using fishing::PlayCount;
using fishing::Player;
using fishing::Rules;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Guide)
};

/// The full deck's deal that is shown where many cards are wanted.
constexpr std::uint64_t largeDeal = 42;

files::SavedGame at(PlayCount plays, files::SavedGame game) {
    game.index = plays;
    return game;
}

/// The first capture of so many cards or more: how many plays lead to the moment after it.
PlayCount captureOf(Game& game, int least) {
    game.find(fishing::defaultLimit);
    return game.captureAfter(0, least).value_or(game.found());
}

QString nameOf(Player player) {
    return PlayerNames().of(player);
}

/// The cards of a run in the order in which they join the tail.
QString runText(const Play& play) {
    QStringList cards;
    for (const fishing::Card card : play.captured) {
        cards += shortName(card);
    }
    return cards.join(QLatin1Char(' '));
}

GuidePage rulePage() {
    const files::SavedGame articles = articlesGame();
    Game game(files::dealOf(articles), articles.rules);
    const PlayCount capture = captureOf(game, 3);
    const Play play = game.playNumber(capture);
    const PlayCount end = game.found();
    const fishing::Position last = game.at(end);
    const Player loser = last.handOf(Player::A).empty() ? Player::A : Player::B;
    GuidePage page;
    page.title = Text::tr("The rule");
    page.lead = Text::tr("Each player’s hand is a queue of cards: the front card is played next, "
                         "and cards that are won join the tail. Nobody ever has a choice.");
    page.figures = {
        {at(2, articles), false,
         Text::tr("1. %1 and %2 take turns. Each lays the front card of the hand on top of the "
                  "pile between them.")
             .arg(nameOf(Player::A), nameOf(Player::B))},
        {at(capture, articles), true,
         Text::tr("2. %1 plays %2. A card of the same rank lies in the pile already: they match. "
                  "Suits never matter.")
             .arg(nameOf(play.player), shortName(play.card))},
        {at(capture, articles), false,
         Text::tr("3. %1 takes both and all cards between them. They join the tail of the hand: "
                  "%2.")
             .arg(nameOf(play.player), runText(play))},
        {at(end, articles), false,
         Text::tr("4. After %1 plays %2 has run out of cards and has lost. %3 wins.")
             .arg(numberText(end), nameOf(loser), nameOf(opponentOf(loser)))},
    };
    page.text = Text::tr("To see it, press Space: the game plays itself, and Space stops it. Right "
                         "plays a single card, Left takes it back.");
    return page;
}

GuidePage orderPage() {
    const files::SavedGame articles = articlesGame();
    Game game(files::dealOf(articles), articles.rules);
    game.find(fishing::defaultLimit);
    const PlayCount capture = captureOf(game, game.biggestCapture());
    const Play play = game.playNumber(capture);
    GuidePage page;
    page.title = Text::tr("The order of the queue");
    page.lead = Text::tr("The cards of a capture join the tail one by one, and later they are "
                         "played in the same order. First comes the card that was played, then the "
                         "pile’s cards from the top down, and last the card that it matched.");
    page.figures = {
        {at(capture, articles), true,
         Text::tr("Play %1: %2 lays %3 on the pile. The match glows, and the cards that will be "
                  "taken are lifted.")
             .arg(numberText(capture), nameOf(play.player), shortName(play.card))},
        {at(capture, articles), false,
         Text::tr("The cards have joined the tail in this order: %1.").arg(runText(play))},
    };
    page.text = Text::tr("One of the options of the rules turns this order round. It changes "
                         "nothing in the capture itself, but the whole game after it.");
    return page;
}

GuidePage endPage() {
    const files::SavedGame round = articlesGame(*fishing::parseRules("coursework"));
    const auto verdict = judge(files::dealOf(round), round.rules, fishing::defaultLimit);
    const fishing::Cycle loop = verdict.cycle.value_or(fishing::Cycle());
    GuidePage page;
    page.title = Text::tr("The end, and games without one");
    page.lead = Text::tr("A player whose hand is empty has lost, and the game is over. But some "
                         "games go round for ever:");
    page.figures = {
        {at(loop.start, round), false,
         Text::tr("A game by other rules, after %1 plays.").arg(numberText(loop.start))},
        {at(loop.start + loop.period, round), false,
         Text::tr("The same game after %1 plays: every rank lies where it lay before.")
             .arg(numberText(loop.start + loop.period))},
    };
    page.text =
        Text::tr("Where a position comes again, all that followed it comes again, too. There is a "
                 "second reason: by some rules the first card that is played can never leave the "
                 "table. Then it is an anchor, and if both players hold a card of its rank, nobody "
                 "can ever run out of cards.\n\n"
                 "The program says that a game never ends only where it has proved it. A game in "
                 "which neither an end nor a proof has been found so far is undecided.");
    return page;
}

GuidePage tablePage() {
    const files::SavedGame large = files::newGame(files::NumberedDeal{largeDeal, {}}, Rules());
    Game game(files::dealOf(large), large.rules);
    GuidePage page;
    page.title = Text::tr("What the table shows");
    page.lead = Text::tr("The near bank is the one of %1, who begins. %2 sits on the far bank, and "
                         "the pile lies in the water between them.")
                    .arg(nameOf(Player::A), nameOf(Player::B));
    const PlayCount capture = captureOf(game, 5);
    page.figures = {{at(capture, large), true,
                     Text::tr("Deal %1 in the middle of play %2.")
                         .arg(numberText(largeDeal), numberText(capture))}};
    page.text =
        Text::tr("The card that is set apart from its hand is the front, the card at the other end "
                 "is the tail. The pile grows from left to right, so the newest card is the last "
                 "one on the right. The kittens look up when something is caught.\n\n"
                 "A click on the front card plays it when it is that player’s turn. Rest the "
                 "pointer on any card to see it whole. Without a mouse, Tab goes to a hand or to "
                 "the pile, and Up and Down go through its cards.");
    return page;
}

GuidePage timelinePage(const ActionTitle& titleOf) {
    const files::SavedGame large = files::newGame(files::NumberedDeal{largeDeal, {}}, Rules());
    Game game(files::dealOf(large), large.rules);
    GuidePage page;
    page.title = Text::tr("The timeline and the panels");
    page.lead = Text::tr("The strip under the table is the whole game. Drag it to go to any "
                         "moment; rest the pointer on it to see that moment first.");
    page.figures = {{at(captureOf(game, 8), large), false,
                     Text::tr("The cards of %1 grow from below, those of %2 from above, and the "
                              "pile lies between them. Ticks are captures. What is still to come "
                              "is pale.")
                         .arg(nameOf(Player::A), nameOf(Player::B)),
                     GuideFigure::Part::Timeline}};
    page.rows = {
        {titleOf(QStringLiteral("moves")),
         Text::tr("Every play in a list. A click goes to the moment after it.")},
        {titleOf(QStringLiteral("verdict")),
         Text::tr("How the game ends, and why; its longest and biggest moments.")},
        {titleOf(QStringLiteral("inside")),
         Text::tr("A program that plays the game, with its queues and its stack, line by line.")},
        {titleOf(QStringLiteral("hideFuture")),
         Text::tr("For those who want to be surprised: nothing tells how the game will end.")},
        {titleOf(QStringLiteral("toggleBookmark")),
         Text::tr("Marks a place on the timeline, to come back to it.")},
        {titleOf(QStringLiteral("goToPlay")),
         Text::tr("Goes to any play by its number, however far away it is.")},
    };
    return page;
}

GuidePage handsPage(const ActionTitle& titleOf) {
    GuidePage page;
    page.title = Text::tr("Hands and rules");
    page.lead = Text::tr("Any two hands can be played by any rules. Hands are written from front "
                         "to tail as numbers from 1 to 13, or with A, T, J, Q and K; suits can be "
                         "added.");
    page.rows = {
        {titleOf(QStringLiteral("enterHands")),
         Text::tr("Type both hands, or click them together from a deck.")},
        {titleOf(QStringLiteral("pasteDeal")),
         Text::tr("Finds two hands in the text on the clipboard and plays them.")},
        {titleOf(QStringLiteral("rulesMenu")),
         Text::tr("Six options, which can be combined as you like: they make 96 sets of rules. "
                  "These five have names. Each is told with the ending that it gives the hands "
                  "of the first page.")},
    };
    for (const fishing::Preset& preset : fishing::presets()) {
        const files::SavedGame articles = articlesGame(preset.rules);
        const auto verdict = judge(files::dealOf(articles), preset.rules, fishing::defaultLimit);
        page.rows.push_back(
            {presetTitle(preset.name),
             //: Two whole sentences: where the rules come from, and how a game ends by them.
             Text::tr("%1 %2").arg(rulesOrigin(preset.rules),
                                   VerdictText::sentence(verdict, preset.rules, PlayerNames()))});
    }
    return page;
}

GuidePage dealsPage(const ActionTitle& titleOf) {
    GuidePage page;
    page.title = Text::tr("Deals and numbers");
    page.lead = Text::tr("Every random deal has a number. The same number is always the same deal, "
                         "on any computer, so a deal can be named, shared and dealt again.");
    page.rows = {
        {titleOf(QStringLiteral("newRandomDeal")),
         Text::tr("Deals the whole deck to both players.")},
        {titleOf(QStringLiteral("dealNumber")),
         Text::tr("Deals by a number, from a deck of 1 to 13 ranks with 1 to 16 cards of each.")},
        {titleOf(QStringLiteral("surprises")),
         Text::tr("Looks through random deals for the longest game. It can also look for an "
                  "endless or a close game, or for one that a certain player wins.")},
        {titleOf(QStringLiteral("survey")),
         Text::tr("Plays thousands or millions of deals, and counts how they end.")},
        {titleOf(QStringLiteral("gameBefore")),
         Text::tr("No game is lost when another one begins: the last twenty can be brought "
                  "back.")},
    };
    return page;
}

GuidePage filesPage(const ActionTitle& titleOf) {
    GuidePage page;
    page.title = Text::tr("Files and sharing");
    page.lead = Text::tr("Nothing has to be saved: the program begins with the game with which it "
                         "ended, at the same place. A file is for games that you want to keep or "
                         "to give to somebody.");
    page.rows = {
        {titleOf(QStringLiteral("saveFile")),
         Text::tr("Writes the deal, the rules, the names, the place and the bookmarks to a file "
                  "whose name ends in .fishing.")},
        {titleOf(QStringLiteral("openFile")),
         Text::tr("Opens such a file, or any text with two hands in it. It can also be dropped on "
                  "the window.")},
        {titleOf(QStringLiteral("copyDeal")),
         Text::tr("Puts both hands on the clipboard, to be sent as text or pasted here again.")},
        {titleOf(QStringLiteral("savePicture")), Text::tr("The table as a picture, of any size.")},
        {titleOf(QStringLiteral("exportMoves")),
         Text::tr("All plays as text to be read, or as CSV for a spreadsheet.")},
        {titleOf(QStringLiteral("print")),
         Text::tr("The deal, the table, the verdict and the plays on paper.")},
    };
    return page;
}

} // namespace

std::vector<GuidePage> guidePages(const ActionTitle& titleOf) {
    return {rulePage(),         orderPage(),           endPage(),
            tablePage(),        timelinePage(titleOf), handsPage(titleOf),
            dealsPage(titleOf), filesPage(titleOf)};
}
