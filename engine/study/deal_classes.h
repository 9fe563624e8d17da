// SPDX-License-Identifier: MIT
// All deals of a deck, less those that differ only in what the ranks are called: the game cannot
// tell them apart. Two suits of ten ranks have 2,375,880,867,360,000 deals, and 654,729,075 classes
// of them. Classes are numbered, so that a census can be shared and taken up where it was left.
#pragma once

#include "engine/rules.h"
#include "engine/study/deal_rows.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fishing::study {

/// The classes of one deck. Each is told by the one deal in it whose ranks appear in the order 1,
/// 2, 3 and so on; with jack=hook the Jack keeps its name, and the others appear in their order
/// around it. A class is as many deals as there are ways to call its ranks, the same for every
/// class of a deck.
class DealClasses {
public:
    /// Nothing if the deck has 2^64 classes or more. The deck is a valid one.
    static std::optional<DealClasses> of(Deck deck, Jack jack);

    /// How many classes there are; they are numbered from 1 to this.
    std::uint64_t count() const { return m_count; }

    /// How many deals each class stands for: 13! at most.
    std::uint64_t dealsEach() const { return m_dealsEach; }

    /// Lays out class `first` and those that follow it, one row each, as many as fit in `ranks`,
    /// and tells their shape. They must not go beyond the last class. Takes little longer than
    /// copying the rows.
    DealRows deal(std::uint64_t first, std::span<Rank> ranks) const;

private:
    /// Lays all cards of one rank on places that are still free.
    struct Step {
        Rank rank = lowestRank;
        bool takesFirst = true; // the first free place is one of them, for the order of appearance
        std::uint64_t ways = 1;
    };

    /// Places of a row, in order.
    using Places = std::vector<std::size_t>;

    DealClasses() = default;

    bool plan(Deck deck, Jack jack);
    void splitSteps();
    void lay(std::span<const Step> steps, std::uint64_t way, std::span<Rank> row,
             Places& free) const;

    std::size_t m_cards = 0;
    std::size_t m_copies = 0;
    std::uint64_t m_count = 1;
    std::uint64_t m_dealsEach = 1;
    std::vector<Step> m_steps; // the first few, in which neighbours do not differ
    std::vector<Step> m_endSteps;
    std::vector<Rank> m_ends; // every way to do the end steps, as rows of the places then free
    std::uint64_t m_endCount = 1;
};

} // namespace fishing::study
