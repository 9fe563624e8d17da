// SPDX-License-Identifier: MIT
// The bars of a picture of game lengths: how wide a bar is, how far they reach, and which share of
// the games each stands for. The same bars for every histogram that is shown in one picture.
#pragma once

#include "engine/study/histogram.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Game lengths from 1 play on, cut into bins of equal width; the last bin has all beyond, too.
struct SurveyBins {
    std::uint64_t width = 1; ///< in plays: 1, 2 or 5 times a power of ten
    std::size_t count = 0;   ///< 0 where no game is finished

    /// The plays that a bin stands for: from firstOf() to lastOf(), both included; the last bin has
    /// no end.
    std::uint64_t firstOf(std::size_t bin) const { return bin * width + 1; }
    std::uint64_t lastOf(std::size_t bin) const { return (bin + 1) * width; }
    bool isOpen(std::size_t bin) const { return bin + 1 == count; }

    friend bool operator==(const SurveyBins&, const SurveyBins&) = default;
};

/// Bins for all of these histograms, at most `most` of them, at least 2: they show nearly all games
/// (995 of 1,000 of each), and the last one takes the long tail.
SurveyBins binsFor(const std::vector<const fishing::study::Histogram*>& lengths, std::size_t most);

struct SurveyBar {
    std::uint64_t games = 0;
    std::optional<std::uint64_t> firstGame; ///< the lowest number among them

    friend bool operator==(const SurveyBar&, const SurveyBar&) = default;
};

/// A histogram's games, a bar for each bin.
std::vector<SurveyBar> barsOf(const fishing::study::Histogram& lengths, const SurveyBins& bins);
