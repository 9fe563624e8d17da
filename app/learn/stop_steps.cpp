// SPDX-License-Identifier: MIT
#include "app/learn/stop_steps.h"

#include "app/articles_game.h"
#include "app/card_names.h"
#include "app/inside/slip.h"
#include "app/number_text.h"
#include "app/panels/verdict_text.h"
#include "engine/notation.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>

using fishing::Deal;
using fishing::PlayCount;
using fishing::Player;
using fishing::Rules;

namespace {

// Of games that end no longer one is known; the cycles that are shown are shorter, too.
constexpr PlayCount judgeLimit = 100'000;

/// A deal that goes round by the whole rule.
constexpr fishing::Deck smallDeck{4, 2};
constexpr std::uint64_t smallCycleDeal = 5;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(StopSteps)
};

Rules rulesNamed(const char* text) {
    return *fishing::parseRules(text);
}

StopExample example(const QString& name, const QString& button, const files::SavedGame& game,
                    const PlayerNames& names) {
    const auto verdict = judge(files::dealOf(game), game.rules, judgeLimit);
    return {name, button, game, VerdictText::sentence(verdict, game.rules, names)};
}

files::SavedGame numberedGame(std::uint64_t deal, const Rules& rules,
                              const fishing::Deck& deck = {}) {
    return files::newGame(files::NumberedDeal{deal, deck}, rules);
}

/// The picture of a game after so many plays; of the first beat of the last of them, if it is to
/// show what matches.
void setPicture(StopStep& step, PlayCount plays, bool isFirstBeat) {
    const files::SavedGame& shown = step.examples.front().game;
    fishing::Game game(files::dealOf(shown), shown.rules);
    const auto& hands = game.deal().hands;
    step.cardCount = hands[0].size() + hands[1].size();
    step.scene = isFirstBeat ? landedScene(game.at(plays), game.playNumber(plays), false)
                             : restingScene(game.at(plays));
}

StopStep missingLine(const PlayerNames& names) {
    StopStep step;
    step.title = Text::tr("1. The missing line");
    const StopExample published =
        example(QStringLiteral("publishedDeal"),
                Text::tr("Deal %1, the published way").arg(numberText(anchoredDeal)),
                numberedGame(anchoredDeal, inside::publishedWay()), names);
    const StopExample whole =
        example(QStringLiteral("wholeDeal"),
                Text::tr("Deal %1, the whole rule").arg(numberText(anchoredDeal)),
                numberedGame(anchoredDeal, inside::wholeRule()), names);
    step.examples = {example(QStringLiteral("articlesPublished"),
                             Text::tr("The articles’ hands, the published way"),
                             articlesGame(inside::publishedWay()), names),
                     published, whole};
    step.text =
        Text::tr("At a capture the published program takes the card that was played and all cards "
                 "above its match, and forgets the match itself: it stays on the table, and so "
                 "does its mark. The first two lines with a plus take it along. The third looks "
                 "at the hands after the turn of %4, too, not only when both have played.\n\n"
                 "Deal %1, the published way: %2\n"
                 "Deal %1, the whole rule: %3\n\n"
                 "By the whole rule none of the deals 1 to 1,000,000 of the full deck goes on for "
                 "ever. The longest of them takes 5,449 plays.")
            .arg(numberText(anchoredDeal), published.ending, whole.ending, names.of(Player::A));
    setPicture(step, 5, true);
    const auto play = *step.scene.play;
    const auto match =
        std::ranges::find(step.scene.position.pile, play.card.rank, &fishing::Card::rank);
    step.caption = Text::tr("%1 plays %2, and %3 is its match. The published program leaves %3 on "
                            "the table.")
                       .arg(names.of(play.player), shortName(play.card), shortName(*match));
    return step;
}

StopStep cycle(const PlayerNames& names) {
    StopStep step;
    step.title = Text::tr("2. The cycle");
    step.examples = {example(QStringLiteral("articlesCycle"),
                             Text::tr("The articles’ hands, as coursework"),
                             articlesGame(rulesNamed("coursework")), names),
                     example(QStringLiteral("classicCycle"),
                             Text::tr("Deal %1 of four ranks in two suits, the whole rule")
                                 .arg(numberText(smallCycleDeal)),
                             numberedGame(smallCycleDeal, inside::wholeRule(), smallDeck), names)};
    const Deal deal = files::dealOf(step.examples.front().game);
    const auto loop = *judge(deal, step.examples.front().game.rules, judgeLimit).cycle;
    step.text =
        Text::tr("The whole rule does not stop every game. Nobody ever has a choice; so when a "
                 "position comes back, with the same ranks in the same places and the same player "
                 "to move, all that followed must follow again, for ever. A program that keeps "
                 "the positions it has seen can notice that, and stop: nobody wins.\n\n"
                 "By the whole rule that happens with small decks: of the 2,520 deals of four "
                 "ranks in two suits, 168 go round, all of them every 52 plays. The articles’ "
                 "hands do so where cards are picked up in table order: after %1 plays, every %2 "
                 "plays.")
            .arg(numberText(loop.start), numberText(loop.period));
    setPicture(step, loop.start, false);
    step.caption = Text::tr("The table after %1 plays; and after %2, and after %3, and so on.")
                       .arg(numberText(loop.start), numberText(loop.start + loop.period),
                            numberText(loop.start + 2 * loop.period));
    return step;
}

StopStep anchor(const PlayerNames& names) {
    StopStep step;
    step.title = Text::tr("3. The anchor");
    step.examples = {example(QStringLiteral("anchored"),
                             Text::tr("Deal %1, the published way").arg(numberText(anchoredDeal)),
                             numberedGame(anchoredDeal, inside::publishedWay()), names)};
    const Deal deal = files::dealOf(step.examples.front().game);
    const auto rank = *anchorOf(deal, inside::publishedWay());
    step.text =
        Text::tr("Who waits for a cycle in the published way may wait for ever: the way round can "
                 "be far too long to be seen. But one look at the deal can be enough. Deal %1:\n\n"
                 "%2\n\n"
                 "A program can check this before it begins: if, after the first play, both hands "
                 "hold a card of the rank that was played, the published way never ends.")
            .arg(numberText(anchoredDeal), VerdictText::anchorProof(deal, rank, names));
    setPicture(step, 30, false);
    step.caption = Text::tr("After 30 plays the anchor, %1, still lies at the bottom of the pile.")
                       .arg(shortName(deal.hands[0].front()));
    return step;
}

StopStep shares(const PlayerNames& names) {
    StopStep step;
    step.title = Text::tr("4. 13 in 17");
    const std::uint64_t deal = firstWithoutAnchor();
    step.examples = {example(QStringLiteral("unanchored"),
                             Text::tr("Deal %1, the published way").arg(numberText(deal)),
                             numberedGame(deal, inside::publishedWay()), names)};
    step.text =
        Text::tr("How often is there an anchor? With the full deck, three more cards have the "
                 "rank of the card that %1 plays first. In exactly 13 of 17 deals they are split "
                 "between the "
                 "players: there is an anchor, and the published way never ends. That is 76.5% of "
                 "all deals.\n\n"
                 "In the other 4 of 17 one player holds all three. Each of them comes straight "
                 "back whenever it is played, so that player can never run out, and wins if the "
                 "game ends at all. Among deals 1 to 200,000 it always did.")
            .arg(names.of(Player::A));
    setPicture(step, 1, false);
    const auto hand = fishing::numberedDeal(deal).handOf(Player::A);
    const bool isHeldByA = std::ranges::count(hand, hand[0].rank, &fishing::Card::rank) > 1;
    step.caption = Text::tr("%1 holds the other three cards like %2. %3")
                       .arg(names.of(isHeldByA ? Player::A : Player::B), shortName(hand[0]),
                            step.examples.front().ending);
    return step;
}

} // namespace

std::uint64_t firstWithoutAnchor() {
    std::uint64_t deal = 1;
    while (anchorOf(fishing::numberedDeal(deal), inside::publishedWay())) {
        ++deal;
    }
    return deal;
}

StopStep stopStep(std::size_t step, const PlayerNames& names) {
    assert(step < stopStepCount);
    switch (step) {
    case 0:
        return missingLine(names);
    case 1:
        return cycle(names);
    case 2:
        return anchor(names);
    default:
        return shares(names);
    }
}
