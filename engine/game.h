// SPDX-License-Identifier: MIT
// One whole game: a deal under one rule set, and the position at any play of it. Plays are found
// as they are asked for, so a game with no end is a game like any other.
#pragma once

#include "engine/play.h"

#include <cstdint>
#include <vector>

namespace fishing {

/// A number of plays, or the place in a game after so many.
using PlayCount = std::uint64_t;

class Game {
public:
    Game(Deal deal, const Rules& rules);

    const Deal& deal() const { return m_deal; }
    const Rules& rules() const { return m_rules; }

    /// Finds plays until there are `count` or the game is over.
    /// Returns how many of the first `count` there are.
    PlayCount find(PlayCount count);

    /// How many plays have been found so far.
    PlayCount found() const { return m_found; }

    /// Whether the last play found ended the game.
    bool isOver() const { return m_ending.has_value(); }

    /// How the game ended, once its last play has been found.
    std::optional<Outcome> ending() const { return m_ending; }

    /// The position after `count` plays; finds them. A count beyond the end means the end.
    Position at(PlayCount count);

    /// Play number `number`, 1 being the first; finds it. It must not lie beyond the end.
    Play playNumber(PlayCount number);

private:
    // A full position every so many plays: looking one up costs at most this many plays, and
    // keeping them costs less than half a byte a play.
    static constexpr PlayCount checkpointDistance = 4096;

    Deal m_deal;
    Rules m_rules;
    std::vector<Position> m_checkpoints; // after 0, 4096, 8192, ... plays
    Position m_last;                     // after m_found plays
    PlayCount m_found = 0;
    std::optional<Outcome> m_ending;
};

} // namespace fishing
