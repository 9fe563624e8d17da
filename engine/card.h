// SPDX-License-Identifier: MIT
// What there is to play with: ranks, suits, cards and the two players.
#pragma once

#include <cstddef>
#include <cstdint>

namespace fishing {

/// 1 to 13: A 2 3 4 5 6 7 8 9 10 J Q K.
using Rank = std::uint8_t;
inline constexpr Rank lowestRank = 1;
inline constexpr Rank jackRank = 11;
inline constexpr Rank highestRank = 13;

/// In the order in which a deck is laid out. Suits never matter to the rule.
enum class Suit : std::uint8_t { Spades, Hearts, Clubs, Diamonds };
inline constexpr int suitCount = 4;

/// Which physical card it is; counts up from 0 within one deal and lasts through the game.
using CardId = std::uint8_t;

struct Card {
    CardId id = 0;
    Rank rank = lowestRank;
    Suit suit = Suit::Spades;

    friend bool operator==(const Card&, const Card&) = default;
};

/// A (甲) plays first, B (乙) second.
enum class Player : std::uint8_t { A, B };

constexpr Player opponentOf(Player player) {
    return player == Player::A ? Player::B : Player::A;
}

constexpr std::size_t indexOf(Player player) {
    return static_cast<std::size_t>(player);
}

} // namespace fishing
