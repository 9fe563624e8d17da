// SPDX-License-Identifier: MIT
#include "app/console/usage.h"

namespace console {

namespace {

constexpr std::string_view programUsage =
    R"(Kitten Fishing (小猫钓鱼): a card game that plays itself. The deal decides it all.

Usage: kitten-fishing-cli COMMAND ...

  judge DEAL     say how a deal ends
  judge -        the same for many deals, one a line on standard input, in JSON
  play DEAL      write down the whole game, play by play
  deal NUMBER    print a numbered random deal

  --help         this text; behind a command, what that command can do
  --version      the version

A DEAL is both hands, A's and B's, each from front to tail, with a slash between:
ranks 1 to 13, or A T J Q K. Suits may be written (7S, 7♠) and never matter.

Examples:
  kitten-fishing-cli judge 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli play --rules textbook 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli deal 42
)";

constexpr std::string_view judgeUsage =
    R"(Says how a deal ends: who wins, or that the game provably never ends.

Usage: kitten-fishing-cli judge [OPTIONS] DEAL
       kitten-fishing-cli judge [OPTIONS] -

  DEAL             both hands, front card first, such as 2 4 1 / 3 1 3
  -                read deals from standard input, one a line; answer each with
                   one line of JSON at once. A bad line is answered with its error
  --deal NUMBER    a numbered random deal in place of a typed one
    --ranks N      its deck has ranks 1 to N (1 to 13; 13 if not given)
    --copies N     and N cards of each rank (1 to 16; 4 if not given)
  --file FILE      a deal written in a file
  --rules RULES    classic, textbook, hook, coursework or race, pairs such as
                   jack=hook,after=again, or both: textbook,end=play
  --limit PLAYS    look at this many plays at most (1000000 if not given)
  --json           one line of JSON
  --help           this text

Examples:
  kitten-fishing-cli judge 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli judge --deal 42 --rules textbook --json
  kitten-fishing-cli judge - < deals.txt
)";

constexpr std::string_view playUsage =
    R"(Writes down a whole game: each play, and how the cards lie after it.

Usage: kitten-fishing-cli play [OPTIONS] DEAL

  DEAL             both hands, front card first, such as 2 4 1 / 3 1 3
  --deal NUMBER    a numbered random deal in place of a typed one
    --ranks N      its deck has ranks 1 to N (1 to 13; 13 if not given)
    --copies N     and N cards of each rank (1 to 16; 4 if not given)
  --file FILE      a deal written in a file
  --rules RULES    classic, textbook, hook, coursework or race, pairs such as
                   jack=hook,after=again, or both: textbook,end=play
  --limit PLAYS    stop after this many plays (1000 if not given)
  --json           one line of JSON a play
  --help           this text

Examples:
  kitten-fishing-cli play 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli play --deal 7 --ranks 4 --copies 2 --rules hook
)";

constexpr std::string_view dealUsage =
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
)";

} // namespace

std::string usage(std::string_view command) {
    if (command == "judge") {
        return std::string(judgeUsage);
    }
    if (command == "play") {
        return std::string(playUsage);
    }
    if (command == "deal") {
        return std::string(dealUsage);
    }
    return std::string(programUsage);
}

std::string version() {
    return std::string(programName) + " " FISHING_VERSION "\n";
}

std::string helpCall(std::string_view command) {
    std::string call(programName);
    if (!command.empty()) {
        call.append(" ").append(command);
    }
    return call + " --help";
}

} // namespace console
