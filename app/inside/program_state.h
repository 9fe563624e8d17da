// SPDX-License-Identifier: MIT
// The data of the articles' program at one moment: two queues in arrays with head and tail, the
// stack with its top, the marks by rank (the articles call them book), and the current card t.
#pragma once

#include "app/inside/program_step.h"
#include "engine/game.h"

namespace inside {

using fishing::PlayCount;

/// One thing that is seen of the data.
struct Cell {
    enum class Kind : std::uint8_t {
        Queue, ///< a place of `player`'s queue, by its index
        Head,  ///< of `player`'s queue
        Tail,
        Stack, ///< a place of the stack, by its index
        Top,
        Book,   ///< the mark of the rank `index`
        Current ///< t
    };
    Kind kind = Kind::Queue;
    fishing::Player player = fishing::Player::A; ///< of queue, head and tail
    PlayCount index = 0;                         ///< of queue, stack and book; 1 is the first

    friend bool operator==(const Cell&, const Cell&) = default;
};

/// Indexes count from 1, as in the articles. A queue's cards lie from its head up to the place
/// before its tail; both only ever grow. What has left a queue stays written in its array.
struct State {
    /// Where the cards are: the hands are the queues from head to tail, the pile is the stack from
    /// its bottom. The mover is who plays next, or whose play goes on.
    fishing::Position position;
    std::array<PlayCount, 2> heads = {1, 1};
    std::array<bool, fishing::highestRank + 1> book{}; ///< by rank; the first is not used
    std::optional<fishing::Card> current;              ///< t, once there is one
    bool isInHand =
        false; ///< whether t has been taken and lies neither in a queue nor on the stack
    /// The last cards that each player took from the front, the oldest first; few of them.
    std::array<std::vector<fishing::Card>, 2> left;

    PlayCount head(fishing::Player player) const { return heads[indexOf(player)]; }
    PlayCount tail(fishing::Player player) const;
    int top() const { return static_cast<int>(position.pile.size()); }
    /// What is written at a place of the queue's array, as far as it is kept.
    std::optional<fishing::Card> cardAt(fishing::Player player, PlayCount index) const;
    /// Where a card lies: in a queue, on the stack or as t.
    std::optional<Cell> cellOf(fishing::CardId id) const;
    /// The card in a cell, if there is one now.
    std::optional<fishing::Card> cardIn(const Cell& cell) const;
};

/// How many cards that have left a queue are kept.
inline constexpr std::size_t mostLeft = 8;

/// Makes a step of `play` in `state`.
void apply(State& state, Step step, const fishing::Play& play);

/// The cells that differ: what lights up when `after` follows on `before`.
std::vector<Cell> changesBetween(const State& before, const State& after);

/// The cells that `step` looks at, from the state before it.
std::vector<Cell> cellsRead(const State& before, Step step, const fishing::Rules& rules);

} // namespace inside
