// SPDX-License-Identifier: MIT
// The kernel on piles of 16 bytes, for processors that can shuffle bytes. Compiled once for SSSE3
// and once for AVX2, whose forms of the same instructions are fewer.
#pragma once

#include "engine/study/byte_pile.h"
#include "engine/study/lock_step.h"

#include <utility>

namespace fishing::study {
namespace {

inline constexpr std::size_t handBytes = 1024;
/// Captures are counted in bytes, so a pause is due before 256 plays.
inline constexpr std::uint32_t stepsInARow = 100;

/// A pile, and how often each of its bytes was the match.
struct Game {
    __m128i pile;
    __m128i matches;
    std::size_t tails[2]; ///< where the cards of each hand end in memory
};

inline std::uint32_t sumOf(__m128i bytes) {
    const __m128i sums = _mm_sad_epu8(bytes, _mm_setzero_si128());
    return static_cast<std::uint32_t>(_mm_cvtsi128_si32(sums) + _mm_extract_epi16(sums, 4));
}

inline void copyHand(Rank* to, const Rank* cards, std::size_t count) {
    for (std::size_t i = 0; i < count; i += seatCopy) {
        _mm_storeu_si128(reinterpret_cast<__m128i*>(to + i), bytesAt(cards + i));
    }
}

inline void append(Rank* to, __m128i run) {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), run);
}

/// For rules that pass the turn: all games take their turns together, so all hands are played from
/// the same place.
template <Rules rules, unsigned seatCount>
class RoundTable {
public:
    static constexpr unsigned seats = seatCount;
    static constexpr std::uint64_t playsAStep = 2;

    explicit RoundTable(const KernelJob& job)
        : m_cards(job.aCards + job.bCards), m_handCards{job.aCards, job.bCards} {}

    void seat(unsigned seat, const Rank* a, const Rank* b) {
        copyHand(m_hands[seat][0] + m_head, a, m_handCards[0]);
        copyHand(m_hands[seat][1] + m_head, b, m_handCards[1]);
        m_games[seat] = {_mm_setzero_si128(),
                         _mm_setzero_si128(),
                         {m_head + m_handCards[0], m_head + m_handCards[1]}};
        m_captures[seat] = 0;
    }

    Pause play() {
        if (m_head + stepsInARow + maxCards + seatCopy > handBytes) {
            moveHands();
        }
        return playRounds(std::make_index_sequence<seats>());
    }

    bool isEmpty(unsigned seat, unsigned player) const {
        return m_games[seat].tails[player] == m_head;
    }
    std::uint32_t captures(unsigned seat, bool early) const {
        return early ? m_earlyCaptures[seat] : m_captures[seat];
    }

private:
    /// The cards in play go back to the beginning of the memory.
    void moveHands() {
        for (unsigned seat = 0; seat < seats; ++seat) {
            for (unsigned player = 0; player < 2; ++player) {
                Rank* hand = m_hands[seat][player];
                std::memmove(hand, hand + m_head, m_cards);
                m_games[seat].tails[player] -= m_head;
            }
        }
        m_head = 0;
    }

    template <std::size_t... seat>
    Pause playRounds(std::index_sequence<seat...>) {
        Game games[] = {m_games[seat]...}; // in registers, as far as there are any
        const std::size_t begin = m_head;
        std::size_t head = begin;
        Pause pause;
        do {
            (playTurn<0>(games[seat], seat, head, pause), ...);
            (playTurn<1>(games[seat], seat, head, pause), ...);
            ++head;
        } while (pause.over == 0 && head < begin + stepsInARow);
        m_head = head;
        pause.steps = static_cast<std::uint32_t>(head - begin);
        ((m_games[seat] = games[seat]), ...);
        (countCaptures(seat), ...);
        return pause;
    }

    template <unsigned player>
    [[gnu::always_inline]] void playTurn(Game& game, std::size_t seat, std::size_t head,
                                         Pause& pause) {
        Rank* hand = m_hands[seat][player];
        std::size_t& tail = game.tails[player];
        const auto laid = layOn<rules>(game.pile, _mm_set1_epi8(static_cast<char>(hand[head])));
        game.matches = _mm_sub_epi8(game.matches, laid.match);
        // The run is always put behind the tail; if nothing is captured, the tail stays where it
        // is.
        append(hand + tail, laid.run);
        tail += laid.cards;
        if (isOver<player>(game, head)) [[unlikely]] {
            pause.over |= 1U << seat;
            if (player == 0) {
                pause.early |= 1U << seat;
                m_earlyCaptures[seat] = m_captures[seat] + sumOf(game.matches);
            }
        }
    }

    /// After a play of `player`.
    template <unsigned player>
    [[gnu::always_inline]] static bool isOver(const Game& game, std::size_t head) {
        const auto& [a, b] = game.tails;
        if constexpr (rules.end == End::Play) {
            return (player == 0 ? a : b) == head + 1;
        } else if constexpr (rules.end == End::Turn) {
            return player == 0 ? b == head : a == head + 1;
        } else {
            return player == 1 && (a == head + 1 || b == head + 1);
        }
    }

    void countCaptures(std::size_t seat) {
        m_captures[seat] += sumOf(m_games[seat].matches);
        m_games[seat].matches = _mm_setzero_si128();
    }

    Game m_games[seats] = {};
    Rank m_hands[seats][2][handBytes] = {};
    std::uint32_t m_captures[seats] = {};
    std::uint32_t m_earlyCaptures[seats] = {};
    std::size_t m_head = 0;
    std::size_t m_cards;
    std::size_t m_handCards[2];
};

/// For rules that let a player who captures play again: each hand is played from a place of its
/// own.
template <Rules rules, unsigned seatCount>
class PlayTable {
public:
    static constexpr unsigned seats = seatCount;
    static constexpr std::uint64_t playsAStep = 1;

    explicit PlayTable(const KernelJob& job) : m_handCards{job.aCards, job.bCards} {}

    void seat(unsigned seat, const Rank* a, const Rank* b) {
        m_games[seat] = {
            _mm_setzero_si128(), _mm_setzero_si128(), {m_handCards[0], m_handCards[1]}};
        m_heads[seat][0] = 0;
        m_heads[seat][1] = 0;
        m_movers[seat] = 0;
        m_captures[seat] = 0;
        copyHand(m_hands[seat][0], a, m_handCards[0]);
        copyHand(m_hands[seat][1], b, m_handCards[1]);
    }

    Pause play() {
        for (unsigned seat = 0; seat < seats; ++seat) {
            makeRoom(seat, 0);
            makeRoom(seat, 1);
        }
        Pause pause;
        while (pause.over == 0 && pause.steps < stepsInARow) {
            for (unsigned seat = 0; seat < seats; ++seat) {
                pause.over |= playOne(seat) ? 1U << seat : 0U;
            }
            ++pause.steps;
        }
        for (unsigned seat = 0; seat < seats; ++seat) {
            m_captures[seat] += sumOf(m_games[seat].matches);
            m_games[seat].matches = _mm_setzero_si128();
        }
        return pause;
    }

    bool isEmpty(unsigned seat, unsigned player) const {
        return m_games[seat].tails[player] == m_heads[seat][player];
    }
    std::uint32_t captures(unsigned seat, bool) const { return m_captures[seat]; }

private:
    /// A hand that comes near the end of its memory goes back to the beginning.
    void makeRoom(unsigned seat, unsigned player) {
        std::size_t& head = m_heads[seat][player];
        if (head + stepsInARow + maxCards + seatCopy > handBytes) {
            std::size_t& tail = m_games[seat].tails[player];
            std::memmove(m_hands[seat][player], m_hands[seat][player] + head, tail - head);
            tail -= head;
            head = 0;
        }
    }

    /// Whether the game is over.
    [[gnu::always_inline]] bool playOne(unsigned seat) {
        Game& game = m_games[seat];
        const std::size_t mover = m_movers[seat];
        Rank* hand = m_hands[seat][mover];
        std::size_t& head = m_heads[seat][mover];
        std::size_t& tail = game.tails[mover];
        const auto laid = layOn<rules>(game.pile, _mm_set1_epi8(static_cast<char>(hand[head])));
        game.matches = _mm_sub_epi8(game.matches, laid.match);
        append(hand + tail, laid.run);
        tail += laid.cards;
        ++head;
        const std::size_t next = mover ^ (laid.cards == 0 ? 1U : 0U);
        m_movers[seat] = next;
        if constexpr (rules.end == End::Play) {
            return tail == head; // the other hand has not changed
        } else if constexpr (rules.end == End::Turn) {
            return isEmpty(seat, static_cast<unsigned>(next));
        } else {
            return next == 0 && (isEmpty(seat, 0) || isEmpty(seat, 1));
        }
    }

    Game m_games[seats] = {};
    std::size_t m_heads[seats][2] = {};
    std::size_t m_movers[seats] = {};
    Rank m_hands[seats][2][handBytes] = {};
    std::uint32_t m_captures[seats] = {};
    std::size_t m_handCards[2];
};

template <unsigned ruleSet>
void playRuleSet(const KernelJob& job) {
    constexpr Rules rules = kernelRules(ruleSet);
    if constexpr (rules.after == After::Pass) {
        LockStep<rules, RoundTable<rules, 6>>(job).playAll();
    } else {
        LockStep<rules, PlayTable<rules, 6>>(job).playAll();
    }
}

template <unsigned... ruleSets>
void playInBytes(const KernelJob& job, std::integer_sequence<unsigned, ruleSets...>) {
    constexpr void (*play[])(const KernelJob&) = {playRuleSet<ruleSets>...};
    play[job.ruleSet](job);
}

} // namespace
} // namespace fishing::study
