// SPDX-License-Identifier: MIT
// Figures about the first plays of a game: how often, how long, how much. Found in one pass over
// what the game remembers of its plays, without playing any of them again.
#pragma once

#include "engine/game.h"

#include <optional>

namespace fishing {

/// Plays in a row that captured nothing: numbers start + 1 to start + length.
struct Stretch {
    PlayCount start = 0;
    PlayCount length = 0;

    friend bool operator==(const Stretch&, const Stretch&) = default;
};

struct NotedCapture {
    PlayCount number = 0; ///< of the play
    int cards = 0;        ///< the played one among them

    friend bool operator==(const NotedCapture&, const NotedCapture&) = default;
};

struct Statistics {
    PlayCount plays = 0; ///< that were looked at
    PlayCount captures = 0;
    std::optional<PlayCount> firstCapture; ///< the number of that play

    /// The longest there is, the first of several as long; of length 0 where every play captured.
    /// The last plays that were looked at may be one, though it may go on behind them.
    Stretch longestStretch;
    /// The first of several as big.
    std::optional<NotedCapture> biggestCapture;

    /// The leader is the player with more cards in hand, looked at before the first play and after
    /// every play; with hands of the same size, whoever led before still does, and at first nobody.
    /// A change is a play after which the other player leads; the first to lead changes nothing.
    PlayCount leadChanges = 0;
    std::optional<PlayCount> lastLeadChange; ///< the number of that play

    friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// Looks at the first `plays` plays, or at those of them that have been found. Takes some
/// milliseconds for a million.
Statistics statisticsOf(const Game& game, PlayCount plays);

} // namespace fishing
