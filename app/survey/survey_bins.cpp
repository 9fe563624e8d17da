// SPDX-License-Identifier: MIT
#include "app/survey/survey_bins.h"

#include <algorithm>
#include <array>

namespace {

constexpr double shownPercent = 99.5;

/// The least round width with which `most` bins reach `plays`.
std::uint64_t roundWidth(std::uint64_t plays, std::size_t most) {
    constexpr std::array<std::uint64_t, 3> steps = {1, 2, 5};
    constexpr std::uint64_t base = 10;
    std::uint64_t power = 1;
    while (true) {
        for (const std::uint64_t step : steps) {
            if (plays / (step * power) < most) {
                return step * power;
            }
        }
        power *= base;
    }
}

} // namespace

SurveyBins binsFor(const std::vector<const fishing::study::Histogram*>& lengths, std::size_t most) {
    std::uint64_t reach = 0;
    std::uint64_t longest = 0;
    for (const auto* each : lengths) {
        reach = std::max(reach, each->percentile(shownPercent));
        longest = std::max(longest, each->percentile(100));
    }
    if (longest == 0) {
        return {};
    }
    // One bin is for what lies beyond the others, where anything does.
    SurveyBins bins;
    bins.width = roundWidth(reach - 1, std::max<std::size_t>(most, 2) - 1);
    bins.count = static_cast<std::size_t>((reach - 1) / bins.width + 1);
    if (longest > bins.lastOf(bins.count - 1)) {
        ++bins.count;
    }
    return bins;
}

std::vector<SurveyBar> barsOf(const fishing::study::Histogram& lengths, const SurveyBins& bins) {
    std::vector<SurveyBar> bars(bins.count);
    for (const auto& cell : lengths.bars()) {
        const std::uint64_t middle = cell.least + (cell.most - cell.least) / 2;
        const auto bin = std::min<std::uint64_t>(
            (std::max<std::uint64_t>(middle, 1) - 1) / bins.width, bins.count - 1);
        SurveyBar& bar = bars[static_cast<std::size_t>(bin)];
        bar.games += cell.games;
        bar.firstGame = std::min(bar.firstGame.value_or(cell.firstGame), cell.firstGame);
    }
    return bars;
}
