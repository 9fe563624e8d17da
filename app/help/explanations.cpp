// SPDX-License-Identifier: MIT
#include "app/help/explanations.h"

#include <QCoreApplication>

namespace {

struct Explanation {
    const char* name;
    const char* text;
};

constexpr Explanation explanations[] = {
    // Games.
    {"newRandomDeal",
     QT_TRANSLATE_NOOP("Explanations",
                       "Shuffles the deck and deals it to both players. It is the full deck until "
                       "another one is chosen. The game before is not lost: it can be brought "
                       "back.")},
    {"dealNumber",
     QT_TRANSLATE_NOOP("Explanations",
                       "Every random deal has a number, and the same number is always the same "
                       "deal, on any computer. The deck that is chosen here is used for all random "
                       "deals from then on.")},
    {"nextNumber",
     QT_TRANSLATE_NOOP("Explanations",
                       "The deals of a deck are numbered. This puts the one on the table whose "
                       "number follows.")},
    {"previousNumber",
     QT_TRANSLATE_NOOP("Explanations",
                       "The deals of a deck are numbered. This puts the one on the table whose "
                       "number comes before.")},
    {"enterHands",
     QT_TRANSLATE_NOOP("Explanations",
                       "Opens a window in which both hands are typed, or clicked together from a "
                       "deck. Each hand has 1 to 104 cards, and one may be longer than the "
                       "other.")},
    {"editDeal",
     QT_TRANSLATE_NOOP("Explanations",
                       "Opens the deal on the table in the window in which hands are entered, so "
                       "that some of its cards can be changed. The game on the table stays until "
                       "the new hands are played.")},
    {"pasteDeal",
     QT_TRANSLATE_NOOP("Explanations",
                       "Looks for two hands in the text on the clipboard and plays them. The text "
                       "may be two lines of numbers, a deal that was copied here, or what another "
                       "program has printed.")},
    {"namePlayers",
     QT_TRANSLATE_NOOP("Explanations",
                       "The names stand on the table and in every sentence, and they are saved "
                       "with the game. A player without a name is just A or B.")},
    {"gameBefore",
     QT_TRANSLATE_NOOP("Explanations",
                       "The last twenty games are kept, each at its place. This brings back the "
                       "one that lay on the table before.")},
    {"gameAfter",
     QT_TRANSLATE_NOOP("Explanations",
                       "After a game has been brought back, this returns to the one that came "
                       "after it.")},
    {"openFile",
     QT_TRANSLATE_NOOP("Explanations",
                       "Opens a game that was saved, or any text file with two hands in it. Such "
                       "files can also be dropped on the window.")},
    {"saveFile",
     QT_TRANSLATE_NOOP("Explanations",
                       "Writes the deal, the rules, the names, the place and the bookmarks to a "
                       "file. Nothing has to be saved just to go on later: the program begins "
                       "where it ended.")},
    {"saveFileAs",
     QT_TRANSLATE_NOOP("Explanations",
                       "Writes the game to a file that you choose. The file it was in before stays "
                       "as it is.")},
    {"chooseRules",
     QT_TRANSLATE_NOOP("Explanations",
                       "Six options make up the rules, each with a small picture of what it does. "
                       "The deal on the table is then played again from its start.")},
    {"showRules",
     QT_TRANSLATE_NOOP("Explanations",
                       "These are the rules that this game is played by. Other rules play the same "
                       "deal again from its start, and the status line says what becomes of its "
                       "ending.")},
    {"survey",
     QT_TRANSLATE_NOOP("Explanations",
                       "Plays thousands or millions of numbered deals and counts how they end: who "
                       "wins, how long the games are, and how many never end. It works in the "
                       "background and can be stopped at any time.")},
    {"savePicture",
     QT_TRANSLATE_NOOP("Explanations",
                       "The picture is drawn anew for the size that is chosen, so it is sharp at "
                       "any size.")},
    {"exportMoves",
     QT_TRANSLATE_NOOP("Explanations",
                       "As text, each play is a sentence to be read. As CSV, each play is a line "
                       "of figures for a spreadsheet or another program.")},
    {"copyDeal",
     QT_TRANSLATE_NOOP("Explanations",
                       "Puts both hands on the clipboard as text. Pasted here or in another "
                       "window of this program, they are the same deal again.")},
    {"settings",
     QT_TRANSLATE_NOOP("Explanations",
                       "All that is remembered from one start to the next in one window: how the "
                       "table looks, how games are played, and how far they are looked at. One "
                       "button sets everything back.")},
    {"quit",
     QT_TRANSLATE_NOOP("Explanations",
                       "Nothing has to be saved before: the next start begins with this game, at "
                       "this place.")},

    // Playing.
    {"playPause",
     QT_TRANSLATE_NOOP("Explanations",
                       "The game plays itself, card after card, at the speed that is chosen. The "
                       "same key stops it. At the end of a game it begins again from the start.")},
    {"stepForward",
     QT_TRANSLATE_NOOP("Explanations",
                       "Plays the front card of the player whose turn it is. A click on that card "
                       "does the same.")},
    {"stepBackward",
     QT_TRANSLATE_NOOP("Explanations",
                       "Takes the last card back, and what it captured, too. All plays can be "
                       "taken back, up to the deal.")},
    {"first", QT_TRANSLATE_NOOP("Explanations", "Goes to the start, where no card is played yet.")},
    {"last",
     QT_TRANSLATE_NOOP("Explanations",
                       "Goes to the end of the game. Where no end is known, it goes as far as the "
                       "timeline reaches.")},
    {"stepLine",
     QT_TRANSLATE_NOOP("Explanations",
                       "The panel with the program of the articles opens, and the next line of it "
                       "runs. The table shows the play as far as it has been made.")},
    {"stepLineBack",
     QT_TRANSLATE_NOOP("Explanations",
                       "Takes back what the last line of the articles’ program has done.")},
    {"goToPlay",
     QT_TRANSLATE_NOOP("Explanations",
                       "Any play can be looked up by its number, even one that is millions of "
                       "plays away.")},
    {"goBack",
     QT_TRANSLATE_NOOP("Explanations",
                       "After a jump to another place of the game, this goes back to where it "
                       "began. Once more, it returns to where the jump had led.")},
    {"nextBigCapture",
     QT_TRANSLATE_NOOP("Explanations",
                       "Goes on to the next capture that takes nearly as many cards as the biggest "
                       "one of this game.")},
    {"previousBigCapture",
     QT_TRANSLATE_NOOP("Explanations",
                       "Goes back to the last capture that took nearly as many cards as the "
                       "biggest one of this game.")},
    {"toggleBookmark",
     QT_TRANSLATE_NOOP("Explanations",
                       "Bookmarks are shown on the timeline and saved with the game.")},
    {"faster",
     QT_TRANSLATE_NOOP("Explanations",
                       "The slowest speed is a play every three seconds, the fastest is a thousand "
                       "plays a second.")},
    {"slower",
     QT_TRANSLATE_NOOP("Explanations",
                       "The slowest speed is a play every three seconds, the fastest is a thousand "
                       "plays a second.")},
    {"hideFuture",
     QT_TRANSLATE_NOOP("Explanations",
                       "Nothing tells how the game will end: the timeline grows only as the game "
                       "is played, and the panels keep silent about what is to come.")},
    {"spotTheSlip",
     QT_TRANSLATE_NOOP("Explanations",
                       "The published program forgets one card at each capture. This window plays "
                       "the deal on the table both ways, side by side, and shows where they part "
                       "and which lines are missing.")},
    {"makeItStop",
     QT_TRANSLATE_NOOP("Explanations",
                       "Four steps tell why a game may never end, how that can be proved, and what "
                       "makes it stop. Each step has games to put on the table.")},
    {"predict",
     QT_TRANSLATE_NOOP("Explanations",
                       "The game stops before each capture and asks which cards will be taken, and "
                       "in which order. Click them on the table; the right answers are counted.")},

    // The view, and the help.
    {"animateMoves",
     QT_TRANSLATE_NOOP("Explanations",
                       "Cards glide to their places, and each capture is shown in two beats: first "
                       "what matches, then what is taken. Without it, every change is shown at "
                       "once.")},
    {"handsFaceDown",
     QT_TRANSLATE_NOOP("Explanations",
                       "As at a real table, nobody sees the cards of the hands before they are "
                       "played. The pile is always open.")},
    {"fourColors",
     QT_TRANSLATE_NOOP("Explanations",
                       "Each suit has a colour of its own, so that all four are told apart at a "
                       "glance. Suits never matter for the game.")},
    {"back0", QT_TRANSLATE_NOOP("Explanations", "The cards have fish scales on their backs.")},
    {"back1", QT_TRANSLATE_NOOP("Explanations", "The cards have cat paws on their backs.")},
    {"appearance0",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The program is light or dark as the whole system is, and changes with it.")},
    {"appearance1",
     QT_TRANSLATE_NOOP("Explanations", "The program is light, whatever the system is.")},
    {"appearance2",
     QT_TRANSLATE_NOOP("Explanations", "The program is dark, whatever the system is.")},
    {"language0",
     QT_TRANSLATE_NOOP("Explanations", "The program speaks the language of the system, or English "
                                       "where it does not know it.")},
    {"language1",
     QT_TRANSLATE_NOOP("Explanations", "The program speaks this language, whatever the system "
                                       "speaks. It changes at once; the game goes on as it was.")},
    {"language2",
     QT_TRANSLATE_NOOP("Explanations", "The program speaks this language, whatever the system "
                                       "speaks. It changes at once; the game goes on as it was.")},
    {"language3",
     QT_TRANSLATE_NOOP("Explanations", "The program speaks this language, whatever the system "
                                       "speaks. It changes at once; the game goes on as it was.")},
    {"presentation",
     QT_TRANSLATE_NOOP("Explanations",
                       "All text becomes large enough for a classroom. It is not remembered: the "
                       "next start is as usual.")},
    {"fullScreen",
     QT_TRANSLATE_NOOP("Explanations",
                       "The window fills the whole screen. All keys work as before, and Esc leaves "
                       "it.")},
    {"moves",
     QT_TRANSLATE_NOOP("Explanations",
                       "A panel with every play of the game. A click on one goes there; captures "
                       "can be listed alone, and a rank can be looked for.")},
    {"verdict",
     QT_TRANSLATE_NOOP("Explanations",
                       "A panel that tells how the game ends, where its longest and biggest "
                       "moments are, and why an endless game is endless.")},
    {"inside",
     QT_TRANSLATE_NOOP("Explanations",
                       "A panel that shows the program of the articles at work, in step with the "
                       "table: both queues, the stack, and the line that runs.")},
    {"howToPlay",
     QT_TRANSLATE_NOOP("Explanations",
                       "Opens the pages that explain the game and the program with pictures. They "
                       "can stay open beside the table.")},
    {"keyboardShortcuts",
     QT_TRANSLATE_NOOP("Explanations",
                       "Lists all keys of the program, in the order of the menus, and what the "
                       "mouse does.")},
    {"whatsThis",
     QT_TRANSLATE_NOOP("Explanations",
                       "The next click on a button, a menu entry or any other part of the window "
                       "explains it and does nothing else.")},
    {"showHint",
     QT_TRANSLATE_NOOP("Explanations",
                       "A line above the timeline names the three things to begin with. Once it is "
                       "closed, it stays closed.")},

    // Controls.
    {"cardTable",
     QT_TRANSLATE_NOOP("Explanations",
                       "The near bank belongs to the player who begins, the far bank to the other "
                       "one; the pile lies between them. In each hand, the card that is set apart "
                       "is played next. A click on it plays it when it is that player’s turn. Any "
                       "other card is shown whole while the pointer rests on it.")},
    {"timeline",
     QT_TRANSLATE_NOOP("Explanations",
                       "The whole game at a glance, from the deal on the left to the end on the "
                       "right. One hand grows from below, the other from above, with the pile "
                       "between them; the ticks are captures. Drag to go to any moment, rest the "
                       "pointer to see that moment first, or turn the wheel to go play by play.")},
    {"speed",
     QT_TRANSLATE_NOOP("Explanations",
                       "How fast the game plays itself, from a play every three seconds to a "
                       "thousand plays a second.")},
    {"settingSpeed",
     QT_TRANSLATE_NOOP("Explanations",
                       "How fast the game plays itself, from a play every three seconds to a "
                       "thousand plays a second.")},
    {"playCount",
     QT_TRANSLATE_NOOP("Explanations",
                       "How many plays have been made, and how many the whole game has, where that "
                       "is known.")},
    {"statusText",
     QT_TRANSLATE_NOOP("Explanations", "Says in words what has just happened on the table.")},
    {"endless",
     QT_TRANSLATE_NOOP("Explanations",
                       "It is proved that this game never ends. The verdict panel tells why.")},
    {"predictBar",
     QT_TRANSLATE_NOOP("Explanations",
                       "Click the cards that the next play will capture, in the order in which "
                       "they will join the hand.")},
    {"moveList",
     QT_TRANSLATE_NOOP("Explanations",
                       "Each line is a play: its number, who played which card, and what was "
                       "captured. A click goes to the moment after that play. Selected lines can "
                       "be copied as text.")},
    {"capturesOnly",
     QT_TRANSLATE_NOOP("Explanations", "Hides all plays from the list that captured nothing.")},
    {"searchedRank",
     QT_TRANSLATE_NOOP("Explanations",
                       "The two arrows beside it go to the last and to the next play of a card of "
                       "this rank.")},
    {"movesPanel",
     QT_TRANSLATE_NOOP("Explanations", "Lists every play of the game and goes to any of them.")},
    {"verdictPanel",
     QT_TRANSLATE_NOOP("Explanations",
                       "Tells how the game ends and why. The figures are buttons: each goes to the "
                       "moment of the game that it speaks of.")},
    {"insidePanel",
     QT_TRANSLATE_NOOP("Explanations",
                       "Shows the program of the articles at work, in step with the table. Point "
                       "at a cell to light its card on the table, and at a card to light its "
                       "cell.")},
    {"insideTabs",
     QT_TRANSLATE_NOOP("Explanations",
                       "The program in pseudo-code, C, C++ or Python; how much work it has; and "
                       "the card that the published program forgets.")},
    {"codeView",
     QT_TRANSLATE_NOOP("Explanations",
                       "The program of the articles. The line that is lit belongs to the moment "
                       "that the table shows; the sentence above says what it does.")},
    {"settingAppearance",
     QT_TRANSLATE_NOOP("Explanations",
                       "Whether the program is light or dark; it can follow the system.")},
    {"settingLanguage",
     QT_TRANSLATE_NOOP("Explanations",
                       "In which language the program speaks; it can follow the system. All of it "
                       "changes at once, and the game goes on as it was.")},
    {"settingBacks",
     QT_TRANSLATE_NOOP("Explanations",
                       "What the cards look like from behind. It is seen where hands lie face "
                       "down, and while cards are dealt.")},
    {"settingLimit",
     QT_TRANSLATE_NOOP("Explanations",
                       "Each new game is looked at for so many plays, to find its end or its loop. "
                       "More plays settle more games and take longer; the table can be used "
                       "meanwhile.")},
    {"number",
     QT_TRANSLATE_NOOP("Explanations",
                       "Any whole number from 0 on names a deal. The same number with the same "
                       "deck is always the same deal, on any computer.")},
    {"handA",
     QT_TRANSLATE_NOOP("Explanations",
                       "Type the cards from front to tail, with blanks or commas between them: 1 "
                       "to 13, or A, T, J, Q and K. Suits can be added and never matter. A text "
                       "with both hands in it can be pasted here.")},
    {"handB",
     QT_TRANSLATE_NOOP("Explanations",
                       "Type the cards from front to tail, with blanks or commas between them: 1 "
                       "to 13, or A, T, J, Q and K. Suits can be added and never matter. A text "
                       "with both hands in it can be pasted here.")},
    {"cardsA",
     QT_TRANSLATE_NOOP("Explanations",
                       "The cards of this hand, front first. Drag them to other places or to the "
                       "other hand; Delete takes a card away.")},
    {"cardsB",
     QT_TRANSLATE_NOOP("Explanations",
                       "The cards of this hand, front first. Drag them to other places or to the "
                       "other hand; Delete takes a card away.")},
    {"surveyRules",
     QT_TRANSLATE_NOOP("Explanations", "All deals of the survey are played by these rules.")},
    {"surveyOtherRules",
     QT_TRANSLATE_NOOP("Explanations",
                       "The same deals are played by these rules, too, so that both can be "
                       "compared.")},
    {"surveyChart",
     QT_TRANSLATE_NOOP("Explanations",
                       "How many games last how long. Point at a bar for its figures; a click puts "
                       "one of its games on the table.")},
    {"surveyTable",
     QT_TRANSLATE_NOOP("Explanations",
                       "What the survey has found so far. A figure that looks like a link puts the "
                       "deal it speaks of on the table.")},
    {"slipWindow",
     QT_TRANSLATE_NOOP("Explanations",
                       "The same deal by the whole rule and as the published program plays it, in "
                       "lock step. Either timeline and a click on either table move both.")},
    {"slipTabs", QT_TRANSLATE_NOOP(
                     "Explanations",
                     "In which language the lines are shown that the two programs do not share.")},
    {"codeDifference",
     QT_TRANSLATE_NOOP("Explanations",
                       "The lines that the two programs do not share. All others are the same in "
                       "both.")},
    {"stopWindow",
     QT_TRANSLATE_NOOP("Explanations",
                       "Why a game may never end, and what makes it stop, in four steps. The "
                       "buttons at the bottom put games on the table.")},
    {"settingsDialog",
     QT_TRANSLATE_NOOP("Explanations", "What is chosen here takes effect at once.")},
    {"guideContents",
     QT_TRANSLATE_NOOP("Explanations", "All pages of the help; the arrow keys go through them.")},
    {"shortcutList",
     QT_TRANSLATE_NOOP("Explanations",
                       "All keys, made from the program’s own menus, and what the mouse does.")},
};

} // namespace

QString explanation(const QString& name) {
    for (const Explanation& each : explanations) {
        if (name == QLatin1String(each.name)) {
            return QCoreApplication::translate("Explanations", each.text);
        }
    }
    return {};
}
