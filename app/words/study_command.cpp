// SPDX-License-Identifier: MIT
#include "app/words/study_command.h"

#include "app/words/study.h"

#include <cmath>

namespace words {

using namespace fishing;
using namespace fishing::study;

namespace {

Argument text(std::string value) {
    return {std::move(value)};
}

Argument number(std::uint64_t value) {
    return {value};
}

Argument phrase(Phrase value) {
    return {std::move(value)};
}

Phrase describeSeconds(double seconds) {
    const auto inUnitsOf = [seconds](double unit) {
        return number(static_cast<std::uint64_t>(std::ceil(seconds / unit)));
    };
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    constexpr double day = 24 * hour;
    if (seconds < 2 * minute) {
        return {QT_TRANSLATE_NOOP("words", "%1 s"), {inUnitsOf(1)}};
    }
    if (seconds < 2 * hour) {
        return {QT_TRANSLATE_NOOP("words", "%1 min"), {inUnitsOf(minute)}};
    }
    if (seconds < 2 * day) {
        return {QT_TRANSLATE_NOOP("words", "%1 hours"), {inUnitsOf(hour)}};
    }
    return {QT_TRANSLATE_NOOP("words", "%1 days"), {inUnitsOf(day)}};
}

} // namespace

Phrase describeProgress(Unit unit, std::uint64_t done, std::uint64_t all, double secondsLeft) {
    Phrase progress{"", {number(done), number(all)}};
    switch (unit) {
    case Unit::Deals:
        progress.text = QT_TRANSLATE_NOOP("words", "%1 of %2 deals");
        break;
    case Unit::Classes:
        progress.text = QT_TRANSLATE_NOOP("words", "%1 of %2 classes of deals");
        break;
    case Unit::Climbs:
        progress.text = QT_TRANSLATE_NOOP("words", "%1 of %2 climbs");
        break;
    }
    if (secondsLeft < 0) {
        return progress;
    }
    return {QT_TRANSLATE_NOOP("words", "%1, %2 left"),
            {phrase(progress), phrase(describeSeconds(secondsLeft))}};
}

Phrase describeStop(Unit unit, const NumberRanges& numbers) {
    if (numbers.empty()) {
        return {QT_TRANSLATE_NOOP("words", "Stopped before anything was found."), {}};
    }
    const Argument ranges = text(rangesOf(numbers));
    switch (unit) {
    case Unit::Deals:
        return {QT_TRANSLATE_NOOP("words", "Stopped early. This is exact for deals %1."), {ranges}};
    case Unit::Classes:
        return {QT_TRANSLATE_NOOP("words", "Stopped early. This is exact for classes %1."),
                {ranges}};
    case Unit::Climbs:
        return {QT_TRANSLATE_NOOP("words", "Stopped early. This is exact for climbs %1."),
                {ranges}};
    }
    return {};
}

Phrase keptIn(const std::string& file) {
    return {QT_TRANSLATE_NOOP("words", "It is kept in “%1”; the same call goes on from there."),
            {text(file)}};
}

Phrase rangeNeeded(const std::string& name, const std::string& found, std::uint64_t least,
                   std::uint64_t most) {
    return {QT_TRANSLATE_NOOP("words",
                              "%1 cannot be “%2”. Write the first and the last number with a dash "
                              "between, such as 1-1000; they run from %3 to %4."),
            {text(name), text(found), text(std::to_string(least)), text(std::to_string(most))}};
}

Phrase censusDeckMissing(const std::string& example) {
    return {QT_TRANSLATE_NOOP("words", "A census needs its deck, --ranks and --copies both. For "
                                       "example: %1"),
            {text(example)}};
}

Phrase tooManyDeals(Deck deck) {
    return {QT_TRANSLATE_NOOP("words", "%1 ranks with %2 cards of each have more deals than can "
                                       "ever be played. Lower --ranks or --copies; 10 ranks with "
                                       "2 cards of each take minutes."),
            {number(static_cast<std::uint64_t>(deck.ranks)),
             number(static_cast<std::uint64_t>(deck.copies))}};
}

Phrase filesMissing(const std::string& example) {
    return {QT_TRANSLATE_NOOP("words", "There is nothing to merge. Name files that --json wrote, "
                                       "or “-” for standard input: %1"),
            {text(example)}};
}

Phrase notAStudy(const Phrase& source) {
    return {QT_TRANSLATE_NOOP("words", "%1: this is no result of survey, census or hunt, as "
                                       "--json writes it on a line. Take the line away, or make "
                                       "it anew."),
            {phrase(source)}};
}

Phrase notTheSameKind(const Phrase& source) {
    return {QT_TRANSLATE_NOOP("words", "%1: this is of another kind than the results so far. "
                                       "Surveys add up with surveys, censuses with censuses, hunts "
                                       "with hunts."),
            {phrase(source)}};
}

Phrase cannotBeAdded(const Phrase& source, const MergeObstacle& obstacle) {
    const Argument place = phrase(source);
    switch (obstacle.kind) {
    case MergeObstacle::Kind::OtherRules:
        return {QT_TRANSLATE_NOOP("words", "%1: this result is of other rules. Only results of the "
                                           "same rules add up."),
                {place}};
    case MergeObstacle::Kind::OtherDeck:
        return {QT_TRANSLATE_NOOP("words", "%1: this result is of another deck. Only results of "
                                           "the same --ranks and --copies add up."),
                {place}};
    case MergeObstacle::Kind::OtherLimit:
        return {QT_TRANSLATE_NOOP("words", "%1: this result is of another limit. Only results of "
                                           "the same --limit add up."),
                {place}};
    case MergeObstacle::Kind::OtherSeed:
        return {QT_TRANSLATE_NOOP("words", "%1: this result is of another seed. Only hunts of the "
                                           "same --seed add up."),
                {place}};
    case MergeObstacle::Kind::Overlap:
        return {QT_TRANSLATE_NOOP("words", "%1: numbers %2-%3 are in another result already. Each "
                                           "may be counted once only; take one of the two away."),
                {place, text(std::to_string(obstacle.overlap.first)),
                 text(std::to_string(obstacle.overlap.last))}};
    }
    return {};
}

Phrase oneStudyNeeded(const std::string& file) {
    return {QT_TRANSLATE_NOOP("words", "“%1” has more than one result in it. Merge them first, or "
                                       "name another file."),
            {text(file)}};
}

Phrase fileUnwritable(const std::string& file, const std::string& reason) {
    return {QT_TRANSLATE_NOOP("words", "The file “%1” cannot be written (%2). Name one in a folder "
                                       "that takes it."),
            {text(file), text(reason)}};
}

Phrase placeIn(const std::string& file, std::optional<std::uint64_t> line) {
    if (!line) {
        return {"%1", {text(file)}};
    }
    return {QT_TRANSLATE_NOOP("words", "%1, line %2"), {text(file), number(*line)}};
}

} // namespace words
