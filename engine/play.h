// SPDX-License-Identifier: MIT
// The rule itself. Only play() and its exact inverse undo() move cards; ending() says whether a
// game is over. Everything else in the program asks these three.
#pragma once

#include "engine/position.h"
#include "engine/rules.h"

#include <optional>

namespace fishing {

/// How a game ends, or that it does not.
enum class Outcome : std::uint8_t {
    A,        ///< A wins
    B,        ///< B wins
    Draw,     ///< both hands are empty
    Endless,  ///< proved never to end
    Undecided ///< neither ended nor proved endless within the limit
};

/// The player who has won, if one has.
constexpr std::optional<Player> winnerOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::A:
        return Player::A;
    case Outcome::B:
        return Player::B;
    case Outcome::Draw:
    case Outcome::Endless:
    case Outcome::Undecided:
        break;
    }
    return std::nullopt;
}

/// Everything about one play: enough to apply it, undo it, show it and write it down.
struct Play {
    Player player = Player::A;
    Card card;        ///< the card that was played
    CardRow captured; ///< in the order in which they joined the tail, the played card among them;
                      ///< empty if the play captured nothing

    bool captures() const { return !captured.empty(); }

    friend bool operator==(const Play&, const Play&) = default;
};

/// Lets the mover play the front card. The mover's hand must not be empty.
Play play(Position& position, const Rules& rules);

/// Takes `last`, the play that led to `position`, back again.
void undo(Position& position, const Play& last);

/// `A`, `B` or `Draw` if the game is over in this position, nothing while it goes on.
std::optional<Outcome> ending(const Position& position, const Rules& rules);

} // namespace fishing
