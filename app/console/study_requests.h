// SPDX-License-Identifier: MIT
// What the commands survey, census, hunt and merge are asked for, made of the options as they stood
// on the command line.
#pragma once

#include "app/input/deal_source.h"
#include "engine/study/census.h"
#include "engine/study/hunt.h"
#include "engine/study/survey.h"

#include <optional>
#include <string>
#include <vector>

namespace console {

/// Where a study's result goes.
struct StudyOutput {
    bool json = false;               ///< on standard output; else in words
    std::optional<std::string> file; ///< to be gone on from, and kept in
};

struct RunSurvey {
    fishing::study::SurveyPlan plan;
    StudyOutput output;
};

struct RunCensus {
    fishing::study::Subject subject;
    fishing::study::DealClasses classes;
    fishing::study::NumberRange which;
    int threads = 1;
    StudyOutput output;
};

struct RunHunt {
    fishing::study::Quarry quarry;
    fishing::study::NumberRange climbs;
    int threads = 1;
    StudyOutput output;
};

struct MergeStudies {
    std::vector<std::string> files; ///< "-" for standard input
    bool json = false;
};

/// What the three have in common.
struct StudyOptions {
    fishing::Rules rules;
    fishing::PlayCount limit = fishing::defaultLimit;
    input::DeckOptions deck;
    std::optional<std::string> threads;
    StudyOutput output;
};

// These throw an input::Refusal if anything is wrong.

RunSurvey surveyRequest(const StudyOptions& options, const std::optional<std::string>& deals);
RunCensus censusRequest(const StudyOptions& options, const std::optional<std::string>& classes);
RunHunt huntRequest(const StudyOptions& options, const std::optional<std::string>& climbs,
                    const std::optional<std::string>& seed);
MergeStudies mergeRequest(const std::vector<std::string>& files, bool json);

} // namespace console
