// SPDX-License-Identifier: MIT
// Deals as studies hold them: ranks alone, many deals of one shape in a row. Numbered deals are
// dealt straight into this form.
#pragma once

#include "engine/deal.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace fishing::study {

/// Deals with hands of the same sizes, one after the other: A's hand, front first, then B's.
struct DealRows {
    std::span<const Rank> ranks;
    std::size_t aCards = 0; ///< in A's hand, 1 to 104
    std::size_t bCards = 0; ///< in B's hand, 1 to 104

    std::size_t cards() const { return aCards + bCards; }
    std::size_t count() const { return ranks.size() / cards(); }
    std::span<const Rank> row(std::size_t index) const {
        return ranks.subspan(index * cards(), cards());
    }
};

/// The deal in one row of `rows`, suits added.
Deal dealOf(const DealRows& rows, std::size_t index);

/// Deals numbered deals of one valid deck, the very ones that numberedDeal() makes.
class Dealer {
public:
    explicit Dealer(Deck deck);

    std::size_t cards() const { return m_cards; }

    /// Deals `first` and the numbers that follow it (round from 2^64 - 1 to 0) into `ranks`, as
    /// many deals as fit in it, and tells their shape.
    DealRows deal(std::uint64_t first, std::span<Rank> ranks) const;

private:
    std::array<Rank, maxCards> m_ordered{};
    std::size_t m_cards = 0;
};

} // namespace fishing::study
