// SPDX-License-Identifier: MIT
// What the articles' program has to do: how often it compares, with the marks and without, and how
// far its arrays are filled.
#pragma once

#include "engine/game.h"

#include <optional>
#include <vector>

namespace inside {

using fishing::PlayCount;

/// How often a card or a mark has been looked at. Not for jack=hook, where a Jack needs no match.
struct Work {
    /// Without marks: each card played is compared with the pile, from the top down, to its match
    /// or to the bottom.
    PlayCount bySearching = 0;
    /// With marks: one look tells whether there is a match. Only where there is, the pile is
    /// compared, from the top down to the match.
    PlayCount byMarks = 0;

    friend bool operator==(const Work&, const Work&) = default;
};

Work workOf(const fishing::Totals& totals);

struct WorkPoint {
    PlayCount plays = 0;
    Work work;
};

/// The work of the first plays: `points` places from 0 to `plays`, both included, or one for every
/// play where there are not as many. The plays must have been found; `points` is 2 or more.
/// Takes a few milliseconds, however long the game.
std::vector<WorkPoint> workUpTo(const fishing::Game& game, PlayCount plays, int points);

/// The cells of the array for a hand in the published program. The first is not used.
inline constexpr PlayCount publishedCells = 1000;

struct Overflow {
    PlayCount play = 0; ///< the number of the play that would write behind the end of the array
    fishing::Player player = fishing::Player::A; ///< whose array it is
};

/// When an array of `cells` cells would be too small for a hand, where every card that joins it
/// takes a new cell; nothing if the game ends before. Looks at 2 * `cells` plays at the most.
std::optional<Overflow> overflowOf(const fishing::Deal& deal, const fishing::Rules& rules,
                                   PlayCount cells = publishedCells);

} // namespace inside
