// SPDX-License-Identifier: MIT
// How a deal ends under one rule set, exactly: by playing it out, or by one of two proofs that it
// never does. The proofs are the cycle and the anchor.
#pragma once

#include "engine/game.h"

#include <functional>
#include <optional>

namespace fishing {

inline constexpr PlayCount defaultLimit = 1'000'000;

/// The same position (by rank, mover included) comes twice, so the game repeats for ever.
struct Cycle {
    PlayCount start = 0;  ///< plays before the first position that lies on the cycle; the least
    PlayCount period = 0; ///< plays once around; the least

    friend bool operator==(const Cycle&, const Cycle&) = default;
};

/// How a game stands after some plays.
struct Standing {
    PlayCount plays = 0;
    PlayCount captures = 0; ///< plays that captured
    Position position;
};

struct Verdict {
    Outcome outcome = Outcome::Undecided;
    /// At the end of a finished game; after `limit` plays of an undecided one; nothing if endless.
    std::optional<Standing> standing;
    /// Set if and only if `start + period` is at most the limit.
    std::optional<Cycle> cycle;
    /// The rank of the anchor card, whenever there is one.
    std::optional<Rank> anchor;
};

/// The rank of the card that never leaves the table and keeps both players from running out, if
/// the deal has one. A proof that the game never ends, by one look at the deal: with
/// capture=leave A's first card stays at the bottom of the pile, and whoever holds another of its
/// rank gets it back with every play of it. With jack=hook any Jack in the deal voids the proof.
std::optional<Rank> anchorOf(const Deal& deal, const Rules& rules);

/// Told now and then how many plays judge() has made; false stops it.
using JudgeProgress = std::function<bool(PlayCount plays)>;

/// The exact verdict. Looks at the first `limit` plays for an end or for a whole cycle, in constant
/// memory and at most 4 * `limit` plays of time; the cycle is found by Brent's method (R. P. Brent,
/// "An improved Monte Carlo factorization algorithm", 1980). Nothing if `progress` stopped it.
std::optional<Verdict> judge(const Deal& deal, const Rules& rules, PlayCount limit,
                             const JudgeProgress& progress);

/// The same, never stopped.
Verdict judge(const Deal& deal, const Rules& rules, PlayCount limit = defaultLimit);

} // namespace fishing
