// SPDX-License-Identifier: MIT
// The kernel for every processor: a few games side by side, so that one can go on where another
// has to wait for its own last play.
#include "engine/study/lock_step.h"
#include "engine/study/nibble_pile.h"

#include <bit>
#include <utility>

namespace fishing::study {

namespace {

struct SingleWords {
    using Word = std::uint64_t;

    static Word all(std::uint64_t value) { return value; }
    template <unsigned bits>
    static Word up(Word word) {
        return word << bits;
    }
    template <unsigned bits>
    static Word down(Word word) {
        return word >> bits;
    }
    /// By 0 to 64 bits.
    static Word up(Word word, Word bits) { return bits == 64 ? 0 : word << bits; }
    static Word highest(Word word, Word bits) { return word & ~(~Word{0} >> bits); }
    static Word leadingZeros(Word word) { return static_cast<Word>(std::countl_zero(word)); }
    static Word ifAny(Word condition, Word word) { return condition != 0 ? word : 0; }
    template <Rank rank>
    static Word ifEqual(Word card, Word word) {
        return (card & 15U) == rank ? word : 0;
    }
    template <Rules rules>
    static Word searchPatternOf(Word card) {
        return searchPattern<rules>(card & 15U);
    }
    static Word reversed(Word word) {
        constexpr Word eachByte = 0x0F0F'0F0F'0F0F'0F0F;
        constexpr Word eachPair = 0x00FF'00FF'00FF'00FF;
        constexpr Word eachHalf = 0x0000'FFFF'0000'FFFF;
        word = (word >> 4U & eachByte) | (word & eachByte) << 4U;
        word = (word >> 8U & eachPair) | (word & eachPair) << 8U;
        word = (word >> 16U & eachHalf) | (word & eachHalf) << 16U;
        return word >> 32U | word << 32U;
    }
};

/// A queue of cards, four bits each, the first in the highest bits of a word. The words are a ring.
class NibbleHand {
public:
    void fill(const Rank* cards, std::size_t count) {
        m_head = 0;
        m_tail = 0;
        m_words[0] = 0;
        for (std::size_t i = 0; i < count; ++i) {
            append(std::uint64_t{cards[i]} << 60U, 4);
        }
    }
    bool isEmpty() const { return m_head == m_tail; }

    std::uint64_t pop() {
        const std::uint64_t card = m_words[m_head / 64 % words] >> (60U - m_head % 64);
        m_head += 4;
        return card;
    }
    /// The `bits` highest ones of `cards`; all others are 0.
    void append(std::uint64_t cards, std::uint64_t bits) {
        const std::uint64_t word = m_tail / 64 % words;
        const std::uint64_t used = m_tail % 64;
        m_words[word] |= cards >> used;
        m_words[(word + 1) % words] = cards << 1U << (63U - used); // in two steps: `used` may be 0
        m_tail += bits;
    }

private:
    // The fullest hand, and the word that append() may overwrite behind it.
    static constexpr std::uint64_t words = 16;
    static_assert(words >= (4 * maxCards + 63) / 64 + 2);

    std::uint64_t m_words[words] = {};
    std::uint64_t m_head = 0; // in bits
    std::uint64_t m_tail = 0;
};

template <Rules rules>
class PortableTable {
public:
    static constexpr unsigned seats = 4;
    static constexpr bool inRounds = rules.after == After::Pass;
    static constexpr std::uint64_t playsAStep = inRounds ? 2 : 1;

    explicit PortableTable(const KernelJob& job) : m_aCards(job.aCards), m_bCards(job.bCards) {}

    void seat(unsigned seat, const Rank* a, const Rank* b) {
        Game& game = m_games[seat];
        game.hands[0].fill(a, m_aCards);
        game.hands[1].fill(b, m_bCards);
        game.pile = 0;
        game.captures = 0;
        game.mover = 0;
    }

    Pause play() {
        Pause pause;
        while (pause.over == 0 && pause.steps < 64) {
            for (unsigned seat = 0; seat < seats; ++seat) {
                step(seat, pause);
            }
            ++pause.steps;
        }
        return pause;
    }

    bool isEmpty(unsigned seat, unsigned player) const {
        return m_games[seat].hands[player].isEmpty();
    }
    std::uint32_t captures(unsigned seat, bool) const { return m_games[seat].captures; }

private:
    struct Game {
        NibbleHand hands[2];
        std::uint64_t pile = 0;
        std::uint32_t captures = 0;
        unsigned mover = 0; ///< where the turn does not always pass
    };

    [[gnu::always_inline]] void step(unsigned seat, Pause& pause) {
        Game& game = m_games[seat];
        if constexpr (inRounds) {
            if (playTurn(game, 0)) {
                pause.over |= 1U << seat;
                pause.early |= 1U << seat;
            } else if (playTurn(game, 1)) {
                pause.over |= 1U << seat;
            }
        } else {
            pause.over |= playTurn(game, game.mover) ? 1U << seat : 0U;
        }
    }

    /// Whether the game is over.
    [[gnu::always_inline]] static bool playTurn(Game& game, unsigned player) {
        NibbleHand& hand = game.hands[player];
        const auto laid = layOn<rules, SingleWords>(game.pile, hand.pop());
        hand.append(SingleWords::highest(laid.run, laid.bits), laid.bits);
        const unsigned captured = laid.bits != 0 ? 1 : 0;
        game.captures += captured;
        const unsigned next = inRounds ? 1U - player : player ^ (1U - captured);
        game.mover = next;
        if constexpr (rules.end == End::Turn) {
            return game.hands[next].isEmpty();
        } else if constexpr (rules.end == End::Play) {
            return hand.isEmpty(); // the other hand has not changed
        } else {
            return next == 0 && (game.hands[0].isEmpty() || game.hands[1].isEmpty());
        }
    }

    std::size_t m_aCards;
    std::size_t m_bCards;
    Game m_games[seats];
};

template <unsigned ruleSet>
void playRuleSet(const KernelJob& job) {
    constexpr Rules rules = kernelRules(ruleSet);
    LockStep<rules, PortableTable<rules>>(job).playAll();
}

template <unsigned... ruleSets>
void dispatch(const KernelJob& job, std::integer_sequence<unsigned, ruleSets...>) {
    constexpr void (*play[])(const KernelJob&) = {playRuleSet<ruleSets>...};
    play[job.ruleSet](job);
}

} // namespace

void playPortable(const KernelJob& job) {
    dispatch(job, std::make_integer_sequence<unsigned, kernelRuleSets>());
}

} // namespace fishing::study
