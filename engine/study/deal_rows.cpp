// SPDX-License-Identifier: MIT
#include "engine/study/deal_rows.h"

#include "engine/splitmix64.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace fishing::study {

Deal dealOf(const DealRows& rows, std::size_t index) {
    std::vector<WrittenCard> hands[2];
    const auto row = rows.row(index);
    for (std::size_t i = 0; i < row.size(); ++i) {
        hands[i < rows.aCards ? 0 : 1].push_back({row[i], std::nullopt});
    }
    return makeDeal(hands[0], hands[1]);
}

Dealer::Dealer(Deck deck) {
    for (const Card card : cardsOf(deck)) {
        m_ordered[m_cards++] = card.rank;
    }
}

DealRows Dealer::deal(std::uint64_t first, std::span<Rank> ranks) const {
    const std::size_t deals = ranks.size() / m_cards;
    for (std::size_t row = 0; row < deals; ++row) {
        const auto cards = ranks.subspan(row * m_cards, m_cards);
        std::copy_n(m_ordered.begin(), m_cards, cards.begin());
        SplitMix64 random(first + row);
        for (std::size_t i = m_cards - 1; i > 0; --i) {
            std::swap(cards[i], cards[random.below(static_cast<std::uint32_t>(i + 1))]);
        }
    }
    return {ranks.first(deals * m_cards), (m_cards + 1) / 2, m_cards / 2};
}

} // namespace fishing::study
