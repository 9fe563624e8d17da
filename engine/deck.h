// SPDX-License-Identifier: MIT
// A deck: how many ranks it has and how many cards of each. Numbered deals are dealt from one.
#pragma once

#include "engine/card.h"

#include <vector>

namespace fishing {

inline constexpr int maxCopies = 16;

struct Deck {
    int ranks = 13; ///< 1 to 13
    int copies = 4; ///< 1 to 16 cards of each rank

    friend bool operator==(const Deck&, const Deck&) = default;
};

/// Whether both figures are in range and there is a card for each player.
bool isValid(Deck deck);

/// The cards of a valid deck in order: all of rank 1, then of rank 2, and so on; within a rank
/// spades, hearts, clubs, diamonds and round again. Identities count up in this order.
std::vector<Card> cardsOf(Deck deck);

} // namespace fishing
