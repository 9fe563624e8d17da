// SPDX-License-Identifier: MIT
#include "app/console/usage.h"

#include <utility>

namespace console {

namespace {

constexpr const char* programUsage = QT_TRANSLATE_NOOP(
    "console",
    R"(Kitten Fishing (小猫钓鱼): a card game that plays itself. The deal decides it all.

Usage: kitten-fishing-cli COMMAND ...

  judge DEAL     say how a deal ends
  judge -        the same for many deals, one a line on standard input, in JSON
  play DEAL      write down the whole game, play by play
  deal NUMBER    print a numbered random deal
  survey         add up how very many numbered deals end
  census         count how every deal of a small deck ends
  hunt           search for long games
  merge FILE...  add up results of surveys, censuses or hunts

  --language NAME
                 en, zh_CN or zh_TW; that of the locale if not given
  --help         this text; behind a command, what that command can do
  --version      the version

A DEAL is both hands, A's and B's, each from front to tail, with a slash between:
ranks 1 to 13, or A T J Q K. Suits may be written (7S, 7♠) and never matter.

Examples:
  kitten-fishing-cli judge 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli play --rules textbook 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli deal 42
  kitten-fishing-cli survey --deals 1-100000
)");

constexpr const char* judgeUsage =
    QT_TRANSLATE_NOOP("console",
                      R"(Says how a deal ends: who wins, or that the game provably never ends.

Usage: kitten-fishing-cli judge [OPTIONS] DEAL
       kitten-fishing-cli judge [OPTIONS] -

  DEAL             both hands, front card first, such as 2 4 1 / 3 1 3
  -                read deals from standard input, one a line; answer each with
                   one line of JSON at once. A bad line is answered with its error
  --deal NUMBER    a numbered random deal in place of a typed one
    --ranks N      its deck has ranks 1 to N (1 to 13; 13 if not given)
    --copies N     and N cards of each rank (1 to 16; 4 if not given)
  --file FILE      a deal written in a file, or a saved game, whose rules count
                   unless there are others here
  --rules RULES    classic, textbook, hook, coursework or race, pairs such as
                   jack=hook,after=again, or both: textbook,end=play
  --limit PLAYS    look at this many plays at most (1000000 if not given)
  --json           one line of JSON
  --help           this text

Examples:
  kitten-fishing-cli judge 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli judge --deal 42 --rules textbook --json
  kitten-fishing-cli judge - < deals.txt
)");

constexpr const char* playUsage =
    QT_TRANSLATE_NOOP("console",
                      R"(Writes down a whole game: each play, and how the cards lie after it.

Usage: kitten-fishing-cli play [OPTIONS] DEAL

  DEAL             both hands, front card first, such as 2 4 1 / 3 1 3
  --deal NUMBER    a numbered random deal in place of a typed one
    --ranks N      its deck has ranks 1 to N (1 to 13; 13 if not given)
    --copies N     and N cards of each rank (1 to 16; 4 if not given)
  --file FILE      a deal written in a file, or a saved game, whose rules count
                   unless there are others here
  --rules RULES    classic, textbook, hook, coursework or race, pairs such as
                   jack=hook,after=again, or both: textbook,end=play
  --limit PLAYS    stop after this many plays (1000 if not given)
  --json           one line of JSON a play
  --help           this text

Examples:
  kitten-fishing-cli play 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli play --deal 7 --ranks 4 --copies 2 --rules hook
)");

constexpr const char* dealUsage = QT_TRANSLATE_NOOP(
    "console",
    R"(Prints a numbered random deal, the same on every machine: A's hand / B's hand.

Usage: kitten-fishing-cli deal [OPTIONS] NUMBER

  NUMBER           0 to 18446744073709551615
  --ranks N        a deck with ranks 1 to N (1 to 13; 13 if not given)
  --copies N       and N cards of each rank (1 to 16; 4 if not given)
  --json           one line of JSON, with the identity of every card
  --help           this text

Examples:
  kitten-fishing-cli deal 42
  kitten-fishing-cli deal 7 --ranks 4 --copies 2 --json
)");

constexpr const char* surveyUsage = QT_TRANSLATE_NOOP(
    "console",
    R"(Adds up how numbered random deals end: who wins, how long it takes, and whether it
ever does not end.

Usage: kitten-fishing-cli survey [OPTIONS]

  --deals FIRST-LAST
                   the numbers of the deals (1-1000000 if not given)
  --ranks N        their deck has ranks 1 to N (1 to 13; 13 if not given)
  --copies N       and N cards of each rank (1 to 16; 4 if not given)
  --rules RULES    classic, textbook, hook, coursework or race, pairs such as
                   jack=hook,after=again, or both: textbook,end=play
  --limit PLAYS    look at this many plays at most (1000000 if not given)
  --threads N      so many threads (as many as the processor runs if not given)
  --file FILE      keep the result in a file, and go on from what is in it already
  --json           one line of JSON
  --help           this text

Ctrl+C gives the result so far, exact for the deals that it names; the
exit status is 130 then. The command merge adds up results of disjoint ranges.

Examples:
  kitten-fishing-cli survey --deals 1-20000
  kitten-fishing-cli survey --rules hook --ranks 6 --copies 2 --deals 7-99 --json
)");

constexpr const char* censusUsage = QT_TRANSLATE_NOOP(
    "console",
    R"(Counts how every single deal of a small deck ends, exactly. Deals that differ only
in what their ranks are called are played once and counted together.

Usage: kitten-fishing-cli census --ranks N --copies N [OPTIONS]

  --ranks N        the deck has ranks 1 to N (1 to 13)
  --copies N       and N cards of each rank (1 to 16)
  --classes FIRST-LAST
                   play these classes of deals alone (all of them if not given)
  --rules RULES    classic, textbook, hook, coursework or race, pairs such as
                   jack=hook,after=again, or both: textbook,end=play
  --limit PLAYS    look at this many plays at most (1000000 if not given)
  --threads N      so many threads (as many as the processor runs if not given)
  --file FILE      keep the result in a file, and go on from what is in it already
  --json           one line of JSON
  --help           this text

Ctrl+C gives the result so far, exact for the classes that it names; the
exit status is 130 then. The command merge adds up results of disjoint ranges.

Examples:
  kitten-fishing-cli census --ranks 5 --copies 2
  kitten-fishing-cli census --ranks 3 --copies 2 --rules textbook --json
)");

constexpr const char* huntUsage = QT_TRANSLATE_NOOP(
    "console",
    R"(Searches for long games. A climb goes from the longest of 4096 random deals on to
longer ones, one change at a time. Endless games that it meets are kept, too.

Usage: kitten-fishing-cli hunt [OPTIONS]

  --climbs FIRST-LAST
                   the numbers of the climbs (1-1000 if not given)
  --seed N         the seed that all climbs follow from (1 if not given)
  --ranks N        the deck has ranks 1 to N (1 to 13; 13 if not given)
  --copies N       and N cards of each rank (1 to 16; 4 if not given)
  --rules RULES    classic, textbook, hook, coursework or race, pairs such as
                   jack=hook,after=again, or both: textbook,end=play
  --limit PLAYS    look at this many plays at most (1000000 if not given)
  --threads N      so many threads (as many as the processor runs if not given)
  --file FILE      keep the result in a file, and go on from what is in it already
  --json           one line of JSON
  --help           this text

Ctrl+C gives the result so far, exact for the climbs that it names; the
exit status is 130 then. The command merge adds up results of disjoint ranges.

Examples:
  kitten-fishing-cli hunt --climbs 1-4
  kitten-fishing-cli hunt --ranks 6 --copies 2 --seed 7 --climbs 1-10 --json
)");

constexpr const char* mergeUsage = QT_TRANSLATE_NOOP(
    "console",
    R"(Adds up, exactly, results of surveys, censuses or hunts as --json or --file wrote
them. They must be of the same rules, deck and limit, and of disjoint numbers.

Usage: kitten-fishing-cli merge [OPTIONS] FILE...

  FILE             a file with a result on each line; - is standard input
  --json           one line of JSON
  --help           this text

Examples:
  kitten-fishing-cli merge part1.json part2.json > whole.txt
  kitten-fishing-cli merge --json - < parts.json
)");

} // namespace

words::Phrase usage(std::string_view command) {
    constexpr std::pair<std::string_view, const char*> usages[] = {
        {"judge", judgeUsage},   {"play", playUsage},     {"deal", dealUsage},
        {"survey", surveyUsage}, {"census", censusUsage}, {"hunt", huntUsage},
        {"merge", mergeUsage},
    };
    for (const auto& [name, text] : usages) {
        if (name == command) {
            return {text, {}};
        }
    }
    return {programUsage, {}};
}

words::Phrase version() {
    return {"%1", {{std::string(programName) + " " FISHING_VERSION "\n"}}};
}

std::string helpCall(std::string_view command) {
    std::string call(programName);
    if (!command.empty()) {
        call.append(" ").append(command);
    }
    return call + " --help";
}

} // namespace console
