// SPDX-License-Identifier: MIT
#include "engine/study/kernel.h"

#include <array>
#include <cassert>

namespace fishing::study {

namespace {

/// A hand as a ring of ranks; its 8-bit places run round by themselves.
struct Queue {
    std::array<Rank, 256> ring{};
    std::uint8_t head = 0;
    std::uint8_t size = 0;

    void push(Rank rank) {
        ring[static_cast<std::uint8_t>(head + size)] = rank;
        ++size;
    }
    Rank pop() {
        --size;
        return ring[head++];
    }
};

/// One game, with the height at which each rank lies in the pile (0 if it does not).
class RankGame {
public:
    RankGame(const Rules& rules, std::span<const Rank> a, std::span<const Rank> b)
        : m_rules(rules) {
        for (const Rank rank : a) {
            m_hands[0].push(rank);
        }
        for (const Rank rank : b) {
            m_hands[1].push(rank);
        }
    }

    Played play(std::uint32_t limit) {
        Played played;
        for (std::uint32_t plays = 1; plays <= limit; ++plays) {
            const bool captured = playOne();
            played.captures += captured ? 1U : 0U;
            m_mover ^= captured && m_rules.after == After::Again ? 0U : 1U;
            if (isOver()) {
                played.plays = plays;
                played.outcome = outcome();
                return played;
            }
        }
        return {};
    }

private:
    bool playOne() {
        Queue& hand = m_hands[m_mover];
        const Rank card = hand.pop();
        const bool hooks = m_rules.jack == Jack::Hook && card == jackRank && m_size > 0;
        if (m_height[card] == 0 && !hooks) {
            m_pile[m_size++] = card;
            m_height[card] = m_size;
            return false;
        }
        const std::uint8_t match = m_height[card];
        const auto kept = static_cast<std::uint8_t>(hooks                              ? 0
                                                    : m_rules.capture == Capture::Take ? match - 1
                                                                                       : match);
        if (m_rules.pickup == Pickup::Top) {
            hand.push(card);
            for (std::uint8_t i = m_size; i > kept; --i) {
                hand.push(m_pile[i - 1U]);
            }
        } else {
            for (std::uint8_t i = kept; i < m_size; ++i) {
                hand.push(m_pile[i]);
            }
            hand.push(card);
        }
        for (; m_size > kept; --m_size) {
            m_height[m_pile[m_size - 1U]] = 0;
        }
        return true;
    }

    bool isOver() const {
        const bool anyEmpty = m_hands[0].size == 0 || m_hands[1].size == 0;
        switch (m_rules.end) {
        case End::Play:
            return anyEmpty;
        case End::Round:
            return anyEmpty && m_mover == 0;
        case End::Turn:
            return m_hands[m_mover].size == 0;
        }
        return false;
    }

    Outcome outcome() const {
        const bool aEmpty = m_hands[0].size == 0;
        if (aEmpty && m_hands[1].size == 0) {
            return Outcome::Draw;
        }
        return aEmpty == (m_rules.win == Win::Keep) ? Outcome::B : Outcome::A;
    }

    Rules m_rules;
    std::array<Queue, 2> m_hands;
    std::array<Rank, highestRank + 1> m_pile{};
    std::array<std::uint8_t, highestRank + 1> m_height{};
    std::uint8_t m_size = 0;
    std::size_t m_mover = 0;
};

} // namespace

Kernel::Kernel(const Rules& rules, std::uint32_t limit, InstructionSet set)
    : m_rules(rules), m_limit(limit), m_set(set) {}

void Kernel::play(const DealRows& deals, std::span<Played> played) const {
    assert(m_set == InstructionSet::Portable && played.size() >= deals.count());
    for (std::size_t i = 0; i < deals.count(); ++i) {
        const auto row = deals.row(i);
        played[i] =
            RankGame(m_rules, row.first(deals.aCards), row.subspan(deals.aCards)).play(m_limit);
    }
}

} // namespace fishing::study
