// SPDX-License-Identifier: MIT
// A deal: the two starting hands, each listed from front to tail. Every random deal has a number
// by which it can be named, shared and dealt again on any machine.
#pragma once

#include "engine/card.h"
#include "engine/deck.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace fishing {

inline constexpr int maxDealtHand = 104; ///< cards in a starting hand; the least is 1
inline constexpr int maxCards = 2 * maxDealtHand;

struct Deal {
    std::array<std::vector<Card>, 2> hands; ///< A's and B's, front first, 1 to 104 cards each

    const std::vector<Card>& handOf(Player player) const { return hands[indexOf(player)]; }

    friend bool operator==(const Deal&, const Deal&) = default;
};

/// A card as somebody wrote it down: always with a rank, sometimes with a suit.
struct WrittenCard {
    Rank rank = lowestRank;
    std::optional<Suit> suit;

    friend bool operator==(const WrittenCard&, const WrittenCard&) = default;
};

/// A deal of the cards as written, 1 to 104 a hand. Identities count up from A's front to B's tail.
/// Where no suit is written, the card gets the one that its rank has shown least so far, spades
/// first.
Deal makeDeal(const std::vector<WrittenCard>& a, const std::vector<WrittenCard>& b);

/// Random deal `number` of a valid deck: a Fisher-Yates shuffle with SplitMix64 (Steele, Lea and
/// Flood, "Fast splittable pseudorandom number generators", 2014), bounded by Lemire's method
/// ("Fast random integer generation in an interval", 2019). The same on every machine, for ever.
/// With an odd number of cards A has one more.
Deal numberedDeal(std::uint64_t number, Deck deck = {});

} // namespace fishing
