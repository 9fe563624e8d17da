// SPDX-License-Identifier: MIT
// What many games add up to: how they end and by which proof, how long they are, how often they
// capture. Games are told apart by numbers; tallies of different games add up exactly, in any
// order.
#pragma once

#include "engine/study/batch_judge.h"
#include "engine/study/histogram.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace fishing::study {

inline constexpr std::size_t outcomeCount = 5;

struct Tally {
    /// How many games are of one kind, and the lowest number among them.
    struct Kind {
        std::uint64_t games = 0;
        std::optional<std::uint64_t> first;

        void add(std::uint64_t game);
        Kind& operator+=(const Kind& other);
        friend bool operator==(const Kind&, const Kind&) = default;
    };

    /// One finished game and how many plays it has.
    struct Length {
        std::uint64_t game = 0;
        PlayCount plays = 0;

        friend bool operator==(const Length&, const Length&) = default;
    };

    /// Endless games are kept by number, the lowest so many of them.
    static constexpr std::size_t keptEndless = 1000;

    std::array<Kind, outcomeCount> outcomes; ///< by Outcome

    // Of the endless games; some are proved in both ways.
    Kind cycles;                       ///< those whose cycle was found
    Kind anchors;                      ///< those with an anchor
    std::map<PlayCount, Kind> periods; ///< the cycles by their period
    std::vector<std::uint64_t> endless;

    // Of the finished games.
    std::uint64_t plays = 0;        ///< added up
    std::uint64_t captures = 0;     ///< added up
    Histogram lengths;              ///< by plays
    Histogram catches;              ///< by captures
    std::optional<Length> shortest; ///< the lowest number of several as short
    std::optional<Length> longest;  ///< the lowest number of several as long

    const Kind& of(Outcome outcome) const { return outcomes[static_cast<std::size_t>(outcome)]; }

    /// All games, and those that one of the players won or that were a draw.
    std::uint64_t games() const;
    std::uint64_t finished() const { return lengths.games(); }

    void add(std::uint64_t game, const BriefVerdict& verdict);

    /// Adds other games.
    Tally& operator+=(const Tally& other);

    friend bool operator==(const Tally&, const Tally&) = default;

private:
    void addFinished(std::uint64_t game, const BriefVerdict& verdict);
    void addEndless(std::uint64_t game, const BriefVerdict& verdict);
    void keepEndless(std::uint64_t game);
};

} // namespace fishing::study
