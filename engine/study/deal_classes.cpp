// SPDX-License-Identifier: MIT
#include "engine/study/deal_classes.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <numeric>

namespace fishing::study {

namespace {

constexpr std::uint64_t tooMany = std::numeric_limits<std::uint64_t>::max();

std::uint64_t product(std::uint64_t left, std::uint64_t right) {
    return right != 0 && left > tooMany / right ? tooMany : left * right;
}

/// How many ways there are to choose some things of many; `tooMany` stands for more than fit.
class Choices {
public:
    constexpr Choices() {
        for (std::size_t things = 0; things < m_ways.size(); ++things) {
            m_ways[things][0] = 1;
            for (std::size_t chosen = 1; things > 0 && chosen <= maxCopies; ++chosen) {
                const std::uint64_t with = m_ways[things - 1][chosen - 1];
                const std::uint64_t without = m_ways[things - 1][chosen];
                m_ways[things][chosen] = without > tooMany - with ? tooMany : with + without;
            }
        }
    }

    constexpr std::uint64_t operator()(std::size_t chosen, std::size_t things) const {
        return m_ways[things][chosen];
    }

private:
    std::array<std::array<std::uint64_t, maxCopies + 1>, maxCards + 1> m_ways{};
};

constexpr Choices choices;

} // namespace

std::optional<DealClasses> DealClasses::of(Deck deck, Jack jack) {
    DealClasses classes;
    if (!classes.plan(deck, jack)) {
        return std::nullopt;
    }
    classes.splitSteps();
    return classes;
}

bool DealClasses::plan(Deck deck, Jack jack) {
    m_copies = static_cast<std::size_t>(deck.copies);
    m_cards = static_cast<std::size_t>(deck.ranks) * m_copies;
    const bool namesJack = jack == Jack::Hook && deck.ranks >= jackRank;
    std::size_t free = m_cards;
    if (namesJack) {
        m_steps.push_back({jackRank, false, choices(m_copies, free)});
        free -= m_copies;
    }
    for (int number = lowestRank; number <= deck.ranks; ++number) {
        const auto rank = static_cast<Rank>(number);
        if (namesJack && rank == jackRank) {
            continue;
        }
        m_steps.push_back({rank, true, choices(m_copies - 1, free - 1)});
        free -= m_copies;
        m_dealsEach *= m_steps.size() - (namesJack ? 1 : 0);
    }
    for (const Step& step : m_steps) {
        m_count = product(m_count, step.ways);
    }
    return m_count < tooMany;
}

/// Keeps the ends of all rows ready, as many as stay in a processor's nearest memory.
void DealClasses::splitSteps() {
    constexpr std::uint64_t mostEndCards = 16'384;
    while (!m_steps.empty()) {
        const std::uint64_t more = product(m_endCount, m_steps.back().ways);
        if (product(more, (m_endSteps.size() + 1) * m_copies) > mostEndCards) {
            break;
        }
        m_endCount = more;
        m_endSteps.insert(m_endSteps.begin(), m_steps.back());
        m_steps.pop_back();
    }
    const std::size_t length = m_endSteps.size() * m_copies;
    m_ends.resize(m_endCount * length);
    for (std::uint64_t end = 0; end < m_endCount; ++end) {
        Places all(length);
        std::iota(all.begin(), all.end(), std::size_t{0});
        lay(m_endSteps, end, std::span(m_ends).subspan(end * length, length), all);
    }
}

/// Does the steps in way number `way` of all the ways there are, 0 being the first, and takes the
/// places off the free ones.
void DealClasses::lay(std::span<const Step> steps, std::uint64_t way, std::span<Rank> row,
                      Places& free) const {
    std::uint64_t waysAfter = 1;
    for (const Step& step : steps) {
        waysAfter *= step.ways;
    }
    for (const Step& step : steps) {
        waysAfter /= step.ways;
        std::uint64_t choice = way / waysAfter;
        way %= waysAfter;
        std::size_t wanted = m_copies;
        Places left;
        for (std::size_t i = 0; i < free.size(); ++i) {
            // Choices are in lexicographic order: first all that take this place, too.
            const bool mustTake = step.takesFirst && i == 0;
            const std::uint64_t withIt = wanted == 0 ? 0 : choices(wanted - 1, free.size() - 1 - i);
            if (mustTake || choice < withIt) {
                row[free[i]] = step.rank;
                --wanted;
            } else {
                choice -= withIt;
                left.push_back(free[i]);
            }
        }
        free = std::move(left);
    }
}

DealRows DealClasses::deal(std::uint64_t first, std::span<Rank> ranks) const {
    const std::size_t count = ranks.size() / m_cards;
    assert(first >= 1 && count <= m_count && first - 1 <= m_count - count);
    std::vector<Rank> beginning(m_cards);
    Places free;
    std::uint64_t end = m_endCount; // of the beginning at hand; here there is none yet
    for (std::size_t i = 0; i < count; ++i, ++end) {
        if (end >= m_endCount) {
            const std::uint64_t index = first - 1 + i;
            free.resize(m_cards);
            std::iota(free.begin(), free.end(), std::size_t{0});
            lay(m_steps, index / m_endCount, beginning, free);
            end = index % m_endCount;
        }
        const auto row = ranks.subspan(i * m_cards, m_cards);
        std::ranges::copy(beginning, row.begin());
        const Rank* const cards = m_ends.data() + end * free.size();
        for (std::size_t place = 0; place < free.size(); ++place) {
            row[free[place]] = cards[place];
        }
    }
    return {ranks.first(count * m_cards), (m_cards + 1) / 2, m_cards / 2};
}

} // namespace fishing::study
