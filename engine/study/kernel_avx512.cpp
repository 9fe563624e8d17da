// SPDX-License-Identifier: MIT
// The kernel for AVX-512: sixteen games side by side in two groups of eight, each with a pile of 64
// bits. Only for rules that pass the turn, where all games take their turns together and all hands
// are played from the same place.

#include "engine/study/lock_step.h"
#include "engine/study/nibble_pile.h"

#include <atomic>
#include <immintrin.h>
#include <utility>

namespace fishing::study {

namespace {

/// Eight words of 64 bits, with the operators of the language.
using Words = std::uint64_t __attribute__((vector_size(64)));

struct EightWords {
    using Word = Words;

    static Word all(std::uint64_t value) {
        return Word{value, value, value, value, value, value, value, value};
    }
    template <unsigned bits>
    static Word up(Word word) {
        return Word(_mm512_slli_epi64(__m512i(word), bits));
    }
    template <unsigned bits>
    static Word down(Word word) {
        return Word(_mm512_srli_epi64(__m512i(word), bits));
    }
    /// By any number of bits; from 64 on nothing is left.
    static Word up(Word word, Word bits) {
        return Word(_mm512_sllv_epi64(__m512i(word), __m512i(bits)));
    }
    static Word down(Word word, Word bits) {
        return Word(_mm512_srlv_epi64(__m512i(word), __m512i(bits)));
    }
    static Word leadingZeros(Word word) { return Word(_mm512_lzcnt_epi64(__m512i(word))); }
    static Word ifAny(Word condition, Word word) {
        const __mmask8 any = _mm512_test_epi64_mask(__m512i(condition), __m512i(condition));
        return Word(_mm512_maskz_mov_epi64(any, __m512i(word)));
    }
    template <Rank rank>
    static Word ifEqual(Word card, Word word) {
        const __mmask8 equal = _mm512_cmpeq_epi64_mask(__m512i(card & all(15)), __m512i(all(rank)));
        return Word(_mm512_maskz_mov_epi64(equal, __m512i(word)));
    }
    template <Rules rules>
    static Word searchPatternOf(Word card) {
        // One permutation looks all eight up; it takes no notice but of the lowest four bits.
        constexpr Word low = {searchPattern<rules>(0), searchPattern<rules>(1),
                              searchPattern<rules>(2), searchPattern<rules>(3),
                              searchPattern<rules>(4), searchPattern<rules>(5),
                              searchPattern<rules>(6), searchPattern<rules>(7)};
        constexpr Word high = {searchPattern<rules>(8),  searchPattern<rules>(9),
                               searchPattern<rules>(10), searchPattern<rules>(11),
                               searchPattern<rules>(12), searchPattern<rules>(13),
                               searchPattern<rules>(14), searchPattern<rules>(15)};
        return Word(_mm512_permutex2var_epi64(__m512i(low), __m512i(card), __m512i(high)));
    }
    static Word reversed(Word word) {
        const Word eachByte = all(0x0F0F'0F0F'0F0F'0F0F);
        const Word swapped = (down<4>(word) & eachByte) | up<4>(word & eachByte);
        const __m512i backward = _mm512_broadcast_i32x4(
            _mm_set_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7));
        return Word(_mm512_shuffle_epi8(__m512i(swapped), backward));
    }
};

constexpr unsigned lanes = 8;
constexpr unsigned groups = 2;
constexpr std::size_t windowCards = 16;

/// A hand in memory, from the end of the array to its beginning: so the first of some cards stands
/// in the highest byte of a register, as it stands in the highest bits of a word.
constexpr std::size_t handBytes = 512;
using HandBytes = Rank[handBytes];

/// One hand of each of eight games. The next cards are kept in a window, a word of 16 cards from a
/// place at which all windows begin; all cards are in memory.
struct HandGroup {
    Words window; ///< the first card in the highest bits; behind the tail anything may stand
    Words tail;   ///< four times the number of cards from the beginning of the window to the tail
};

struct Group {
    Words pile;
    Words captures;
    HandGroup hands[2];
};

template <Rules rules>
class Avx512Table {
public:
    static constexpr unsigned seats = lanes * groups;
    static constexpr std::uint64_t playsAStep = 2;

    explicit Avx512Table(const KernelJob& job)
        : m_cards(job.aCards + job.bCards), m_handCards{job.aCards, job.bCards} {
        placeWindows();
    }

    void seat(unsigned seat, const Rank* a, const Rank* b) {
        const unsigned group = seat / lanes;
        const unsigned lane = seat % lanes;
        Group& games = m_groups[group];
        games.pile[lane] = 0;
        games.captures[lane] = 0;
        seatHand(0, group, lane, a);
        seatHand(1, group, lane, b);
    }

    Pause play() {
        if (m_inWindow == windowCards) {
            moveWindows();
        }
        return playRounds();
    }

    bool isEmpty(unsigned seat, unsigned player) const {
        return m_groups[seat / lanes].hands[player].tail[seat % lanes] == 4 * m_inWindow;
    }
    std::uint32_t captures(unsigned seat, bool early) const {
        const Words& counts =
            early ? m_earlyCaptures[seat / lanes] : m_groups[seat / lanes].captures;
        return static_cast<std::uint32_t>(counts[seat % lanes]);
    }

private:
    void seatHand(unsigned player, unsigned group, unsigned lane, const Rank* cards) {
        const __m128i backward = _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        HandGroup& hands = m_groups[group].hands[player];
        const std::size_t count = m_handCards[player];
        Rank* end = m_hands[player][group][lane] + handBytes - m_windowBegin - m_inWindow;
        for (std::size_t i = 0; i < count; i += 16) {
            const __m128i some = _mm_shuffle_epi8(
                _mm_loadu_si128(reinterpret_cast<const __m128i*>(cards + i)), backward);
            _mm_storeu_si128(reinterpret_cast<__m128i*>(end - i - 16), some);
            if (i == 0) {
                const __m128i pairs = _mm_maddubs_epi16(some, _mm_set1_epi16(0x1001));
                const auto word =
                    static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_packus_epi16(pairs, pairs)));
                hands.window[lane] = m_inWindow == windowCards ? 0 : word >> 4 * m_inWindow;
            }
        }
        hands.tail[lane] = 4 * (m_inWindow + count);
        m_runs[player][group][lane] = reinterpret_cast<std::uint64_t>(end - count - 16);
    }

    /// The windows begin where they ended. All cards that have been appended since are in memory.
    void moveWindows() {
        m_windowBegin += windowCards;
        m_inWindow = 0;
        if (m_windowBegin + 2 * windowCards + maxCards + 16 > handBytes) {
            moveHands();
        }
        placeWindows();
        for (unsigned player = 0; player < 2; ++player) {
            for (unsigned group = 0; group < groups; ++group) {
                HandGroup& hands = m_groups[group].hands[player];
                hands.tail -= EightWords::all(4 * windowCards);
                const Rank* first = windowBytes(player, group);
                // Packing puts the words of even hands and those of odd hands in turn.
                hands.window =
                    Words(_mm512_packus_epi16(pairsOf(first), pairsOf(first + handBytes)));
                m_runs[player][group] = m_windows[player][group] - EightWords::down<2>(hands.tail);
            }
        }
    }

    /// The cards in play go back to the beginning of the memory.
    void moveHands() {
        const std::size_t count = m_cards + 2 * windowCards;
        for (auto& hands : m_hands) {
            for (auto& group : hands) {
                for (HandBytes& hand : group) {
                    std::memmove(hand + handBytes - count, hand + handBytes - m_windowBegin - count,
                                 count);
                }
            }
        }
        m_windowBegin = 0;
    }

    /// Of four hands, the first and every other one, 16 cards each as eight pairs of four bits.
    static __m512i pairsOf(const Rank* first) {
        const auto hand = [first](std::size_t index) {
            return _mm_loadu_si128(reinterpret_cast<const __m128i*>(first + 2 * index * handBytes));
        };
        __m512i cards = _mm512_castsi128_si512(hand(0));
        cards = _mm512_inserti32x4(cards, hand(1), 1);
        cards = _mm512_inserti32x4(cards, hand(2), 2);
        cards = _mm512_inserti32x4(cards, hand(3), 3);
        return _mm512_maddubs_epi16(_mm512_and_si512(cards, _mm512_set1_epi8(15)),
                                    _mm512_set1_epi16(0x1001));
    }

    void placeWindows() {
        constexpr Words laneBytes = {0,
                                     handBytes,
                                     2 * handBytes,
                                     3 * handBytes,
                                     4 * handBytes,
                                     5 * handBytes,
                                     6 * handBytes,
                                     7 * handBytes};
        for (unsigned player = 0; player < 2; ++player) {
            for (unsigned group = 0; group < groups; ++group) {
                const auto first = reinterpret_cast<std::uint64_t>(windowBytes(player, group));
                m_windows[player][group] = EightWords::all(first) + laneBytes;
            }
        }
    }

    /// The 16 bytes of the window of the first hand of a group.
    Rank* windowBytes(unsigned player, unsigned group) {
        return m_hands[player][group][0] + handBytes - m_windowBegin - windowCards;
    }

    /// One play in each game of a group; `place` is how many of the window's bits are used up then.
    template <unsigned player>
    [[gnu::always_inline]] void playTurn(Group& games, unsigned group, Words place) {
        HandGroup& hands = games.hands[player];
        const Words card = Words(_mm512_rolv_epi64(__m512i(hands.window), __m512i(place)));
        const auto laid = layOn<rules, EightWords>(games.pile, card);
        games.captures = Words(_mm512_mask_add_epi64(
            __m512i(games.captures), _mm512_test_epi64_mask(__m512i(laid.bits), __m512i(laid.bits)),
            __m512i(games.captures), __m512i(EightWords::all(1))));
        // The run is always put behind the tail; if nothing is captured, the tail stays where it
        // is.
        const Words behind = EightWords::down(EightWords::all(~std::uint64_t{0}), hands.tail);
        hands.window = (hands.window & ~behind) | (EightWords::down(laid.run, hands.tail) & behind);
        storeRuns(m_runs[player][group], laid.run);
        hands.tail += laid.bits;
        // Stored now, long before the next runs need them, so that those need not wait.
        m_runs[player][group] = m_windows[player][group] - EightWords::down<2>(hands.tail);
    }

    /// Each run as 16 bytes to its own place. What the upper half of a byte holds does not matter.
    [[gnu::always_inline]] void storeRuns(const Words& places, Words runs) {
        const __m512i bytes = __m512i(runs);
        const __m512i upper = _mm512_srli_epi64(bytes, 4);
        // By way of memory: stores are cheaper here than the one unit that can take vectors apart.
        _mm512_store_si512(m_spread, _mm512_unpacklo_epi8(bytes, upper));
        _mm512_store_si512(m_spread + 4, _mm512_unpackhi_epi8(bytes, upper));
        std::atomic_signal_fence(std::memory_order_seq_cst); // keeps compilers from undoing that
        for (unsigned lane = 0; lane < lanes; ++lane) {
            _mm_storeu_si128(reinterpret_cast<__m128i*>(places[lane]),
                             m_spread[lane / 2 + lane % 2 * 4]);
        }
    }

    /// The lanes whose games are over after a play of `player`, bit by bit.
    template <unsigned player>
    [[gnu::always_inline]] static std::uint32_t over(const Group& games, Words placeBefore,
                                                     Words place) {
        const auto reached = [](Words tail, Words end) {
            return std::uint32_t{_mm512_cmpeq_epi64_mask(__m512i(tail), __m512i(end))};
        };
        const Words a = games.hands[0].tail;
        const Words b = games.hands[1].tail;
        if constexpr (rules.end == End::Play) {
            return reached(player == 0 ? a : b, place);
        } else if constexpr (rules.end == End::Turn) {
            return player == 0 ? reached(b, placeBefore) : reached(a, place);
        } else {
            return player == 0 ? 0 : reached(a, place) | reached(b, place);
        }
    }

    Pause playRounds() {
        static_assert(groups == 2);
        Group first = m_groups[0];
        Group second = m_groups[1];
        const std::size_t begin = m_inWindow;
        Words place = EightWords::all(4 * begin);
        std::uint32_t early = 0;
        std::uint32_t late = 0;
        do {
            const Words placeBefore = place;
            place += EightWords::all(4);
            playTurn<0>(first, 0, place);
            playTurn<0>(second, 1, place);
            early = over<0>(first, placeBefore, place) | over<0>(second, placeBefore, place)
                                                             << lanes;
            m_earlyCaptures[0] = first.captures;
            m_earlyCaptures[1] = second.captures;
            playTurn<1>(first, 0, place);
            playTurn<1>(second, 1, place);
            late = over<1>(first, placeBefore, place) | over<1>(second, placeBefore, place)
                                                            << lanes;
            ++m_inWindow;
        } while ((early | late) == 0 && m_inWindow < windowCards);
        m_groups[0] = first;
        m_groups[1] = second;
        return {static_cast<std::uint32_t>(m_inWindow - begin), early | late, early};
    }

    Group m_groups[groups] = {};
    Words m_windows[2][groups] = {}; ///< where the 16 bytes of each window are
    Words m_runs[2][groups] = {};    ///< where the 16 bytes of the next run go
    Words m_earlyCaptures[groups] = {};
    __m128i m_spread[lanes] = {};
    HandBytes m_hands[2][groups][lanes] = {};
    std::size_t m_cards;
    std::size_t m_handCards[2];
    std::size_t m_windowBegin = 0;
    std::size_t m_inWindow = 0; ///< cards of the window that have been played
};

template <unsigned ruleSet>
void playRuleSet(const KernelJob& job) {
    constexpr Rules rules = kernelRules(ruleSet);
    if constexpr (rules.after == After::Pass) {
        LockStep<rules, Avx512Table<rules>>(job).playAll();
    }
}

template <unsigned... ruleSets>
void dispatch(const KernelJob& job, std::integer_sequence<unsigned, ruleSets...>) {
    constexpr void (*play[])(const KernelJob&) = {playRuleSet<ruleSets>...};
    play[job.ruleSet](job);
}

} // namespace

void playWithAvx512(const KernelJob& job) {
    dispatch(job, std::make_integer_sequence<unsigned, kernelRuleSets>());
}

} // namespace fishing::study
