// SPDX-License-Identifier: MIT
#include "engine/deal.h"

#include "engine/splitmix64.h"

#include <algorithm>
#include <utility>

namespace fishing {

namespace {

/// How often each suit of each rank has been shown.
class SuitCounts {
public:
    void count(Rank rank, Suit suit) { ++m_shown[rank][static_cast<std::size_t>(suit)]; }

    Suit leastShown(Rank rank) const {
        const auto& row = m_shown[rank];
        return static_cast<Suit>(std::min_element(row.begin(), row.end()) - row.begin());
    }

private:
    std::array<std::array<int, suitCount>, highestRank + 1> m_shown{};
};

} // namespace

Deal makeDeal(const std::vector<WrittenCard>& a, const std::vector<WrittenCard>& b) {
    SuitCounts suits;
    for (const auto* hand : {&a, &b}) {
        for (const WrittenCard& card : *hand) {
            if (card.suit) {
                suits.count(card.rank, *card.suit);
            }
        }
    }
    Deal deal;
    int id = 0;
    for (const Player player : {Player::A, Player::B}) {
        for (const WrittenCard& card : player == Player::A ? a : b) {
            const Suit suit = card.suit ? *card.suit : suits.leastShown(card.rank);
            if (!card.suit) {
                suits.count(card.rank, suit);
            }
            deal.hands[indexOf(player)].push_back({static_cast<CardId>(id++), card.rank, suit});
        }
    }
    return deal;
}

Deal numberedDeal(std::uint64_t number, Deck deck) {
    std::vector<Card> cards = cardsOf(deck);
    SplitMix64 random(number);
    for (std::size_t i = cards.size() - 1; i > 0; --i) {
        std::swap(cards[i], cards[random.below(static_cast<std::uint32_t>(i + 1))]);
    }
    const auto middle = cards.begin() + static_cast<std::ptrdiff_t>((cards.size() + 1) / 2);
    return {{std::vector<Card>(cards.begin(), middle), std::vector<Card>(middle, cards.end())}};
}

} // namespace fishing
