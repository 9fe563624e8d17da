// SPDX-License-Identifier: MIT
// The command line, read to its end and checked: what comes out can be done, and nothing has been
// printed yet.
#pragma once

#include "app/console/study_requests.h"
#include "engine/deal.h"
#include "engine/rules.h"
#include "engine/verdict.h"

#include "app/words/phrase.h"

#include <cstdint>
#include <string>
#include <variant>

namespace console {

inline constexpr fishing::PlayCount defaultPlayLimit = 1000;

/// `--help` or `--version`: a text to print.
struct ShowText {
    words::Phrase text;
};

struct JudgeDeal {
    fishing::Deal deal;
    fishing::Rules rules;
    fishing::PlayCount limit = fishing::defaultLimit;
    bool json = false;
};

/// `judge -`
struct JudgeLines {
    fishing::Rules rules;
    fishing::PlayCount limit = fishing::defaultLimit;
};

struct PlayDeal {
    fishing::Deal deal;
    fishing::Rules rules;
    fishing::PlayCount limit = defaultPlayLimit;
    bool json = false;
};

struct ShowDeal {
    std::uint64_t number = 0;
    fishing::Deck deck;
    bool json = false;
};

using Request = std::variant<ShowText, JudgeDeal, JudgeLines, PlayDeal, ShowDeal, RunSurvey,
                             RunCensus, RunHunt, MergeStudies>;

/// What the arguments ask for. Throws an input::Refusal if anything about them is wrong.
Request readCommandLine(int argc, const char* const* argv);

} // namespace console
