// SPDX-License-Identifier: MIT
// A position: both hands, the pile, and whose turn it is. A value, to be copied, compared and
// printed, without memory of its own.
#pragma once

#include "engine/deal.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <initializer_list>

namespace fishing {

/// A hand: a queue of cards. The front is played next, captures join the tail. Index 0 is the
/// front. Holds up to `maxCards`. All operations take constant time.
class Hand {
public:
    bool empty() const { return m_size == 0; }
    std::size_t size() const { return m_size; }

    const Card& operator[](std::size_t index) const {
        assert(index < m_size);
        return m_ring[slot(index)];
    }
    const Card& front() const { return (*this)[0]; }

    void pushTail(Card card) {
        assert(m_size < maxCards);
        m_ring[slot(m_size)] = card;
        ++m_size;
    }
    void popTail() {
        assert(m_size > 0);
        --m_size;
    }
    void pushFront(Card card) {
        assert(m_size < maxCards);
        --m_head;
        ++m_size;
        m_ring[m_head] = card;
    }
    Card popFront() {
        assert(m_size > 0);
        const Card card = m_ring[m_head];
        ++m_head;
        --m_size;
        return card;
    }

    friend bool operator==(const Hand& left, const Hand& right);

private:
    // 256 slots, so that an 8-bit head runs round the ring by itself.
    std::uint8_t slot(std::size_t index) const { return static_cast<std::uint8_t>(m_head + index); }

    std::array<Card, 256> m_ring{};
    std::uint8_t m_head = 0;
    std::uint8_t m_size = 0;
};

/// A short row of cards in a fixed order, stored in place. All ranks in a pile differ, so 14 are
/// enough for the fullest pile and for the longest capture, a card played on 13.
class CardRow {
public:
    static constexpr std::size_t capacity = highestRank + 1;

    CardRow() = default;
    CardRow(std::initializer_list<Card> cards) {
        for (const Card card : cards) {
            push(card);
        }
    }

    bool empty() const { return m_size == 0; }
    std::size_t size() const { return m_size; }
    const Card& operator[](std::size_t index) const {
        assert(index < m_size);
        return m_cards[index];
    }
    const Card& back() const { return (*this)[m_size - 1U]; }
    const Card* begin() const { return m_cards.data(); }
    const Card* end() const { return m_cards.data() + m_size; }

    void push(Card card) {
        assert(m_size < capacity);
        m_cards[m_size++] = card;
    }
    void pop() {
        assert(m_size > 0);
        --m_size;
    }
    /// Keeps the first `size` cards.
    void truncate(std::size_t size) {
        assert(size <= m_size);
        m_size = static_cast<std::uint8_t>(size);
    }

    friend bool operator==(const CardRow& left, const CardRow& right);

private:
    std::array<Card, capacity> m_cards{};
    std::uint8_t m_size = 0;
};

/// The pile on the table: a stack, bottom first. The top is the newest card.
using Pile = CardRow;

struct Position {
    std::array<Hand, 2> hands; ///< A's and B's
    Pile pile;
    Player mover = Player::A; ///< whose turn it is

    Hand& handOf(Player player) { return hands[indexOf(player)]; }
    const Hand& handOf(Player player) const { return hands[indexOf(player)]; }

    /// Card for card, by identity.
    friend bool operator==(const Position&, const Position&) = default;
};

/// The start of a game: the hands as dealt, nothing on the table, A to play.
Position startOf(const Deal& deal);

/// Whether the game goes on from both in the same way: equal by rank, mover included.
bool sameRanks(const Position& left, const Position& right);

} // namespace fishing
