// SPDX-License-Identifier: MIT
#include "app/console/study_requests.h"

#include "app/input/refusal.h"
#include "app/words/study_command.h"

#include <charconv>
#include <limits>

namespace console {

using namespace fishing::study;

namespace {

constexpr std::uint64_t maxNumber = std::numeric_limits<std::uint64_t>::max();
constexpr NumberRange usualDeals{1, 1'000'000};
constexpr NumberRange usualClimbs{1, 1000};

/// The whole text as a number in digits alone.
std::optional<std::uint64_t> numberIn(std::string_view text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

/// "FIRST-LAST", or one number alone.
NumberRange readRange(const std::string& name, const std::string& text, NumberRange within) {
    const std::size_t dash = text.find('-');
    const auto first = numberIn(std::string_view(text).substr(0, dash));
    const auto last =
        dash == std::string::npos ? first : numberIn(std::string_view(text).substr(dash + 1));
    if (!first || !last || *first > *last || *first < within.first || *last > within.last) {
        throw input::Refusal{words::rangeNeeded(name, text, within.first, within.last)};
    }
    return {*first, *last};
}

int threadsOf(const StudyOptions& options) {
    constexpr std::uint64_t most = 1024;
    return options.threads
               ? static_cast<int>(input::readNumber("--threads", *options.threads, 1, most))
               : usualThreads();
}

Subject subjectOf(const StudyOptions& options) {
    return {options.rules, input::readDeck(options.deck), options.limit};
}

} // namespace

RunSurvey surveyRequest(const StudyOptions& options, const std::optional<std::string>& deals) {
    const NumberRange range = deals ? readRange("--deals", *deals, {0, maxNumber}) : usualDeals;
    return {{subjectOf(options), range, threadsOf(options)}, options.output};
}

RunCensus censusRequest(const StudyOptions& options, const std::optional<std::string>& classes) {
    if (!options.deck.ranks || !options.deck.copies) {
        throw input::Refusal{
            words::censusDeckMissing("kitten-fishing-cli census --ranks 5 --copies 2")};
    }
    const Subject subject = subjectOf(options);
    const auto all = DealClasses::of(subject.deck, subject.rules.jack);
    if (!all) {
        throw input::Refusal{words::tooManyDeals(subject.deck)};
    }
    const NumberRange whole{1, all->count()};
    return {subject, *all, classes ? readRange("--classes", *classes, whole) : whole,
            threadsOf(options), options.output};
}

RunHunt huntRequest(const StudyOptions& options, const std::optional<std::string>& climbs,
                    const std::optional<std::string>& seed) {
    const NumberRange range = climbs ? readRange("--climbs", *climbs, {1, maxNumber}) : usualClimbs;
    return {{subjectOf(options), seed ? input::readNumber("--seed", *seed, 0, maxNumber) : 1},
            range,
            threadsOf(options),
            options.output};
}

MergeStudies mergeRequest(const std::vector<std::string>& files, bool json) {
    if (files.empty()) {
        throw input::Refusal{words::filesMissing("kitten-fishing-cli merge part1.json part2.json")};
    }
    return {files, json};
}

} // namespace console
