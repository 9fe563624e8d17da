// SPDX-License-Identifier: MIT
#include "engine/deck.h"

namespace fishing {

bool isValid(Deck deck) {
    return deck.ranks >= 1 && deck.ranks <= highestRank && deck.copies >= 1 &&
           deck.copies <= maxCopies && deck.ranks * deck.copies >= 2;
}

std::vector<Card> cardsOf(Deck deck) {
    std::vector<Card> cards;
    for (int rank = 1; rank <= deck.ranks; ++rank) {
        for (int copy = 0; copy < deck.copies; ++copy) {
            cards.push_back({static_cast<CardId>(cards.size()), static_cast<Rank>(rank),
                             static_cast<Suit>(copy % suitCount)});
        }
    }
    return cards;
}

} // namespace fishing
