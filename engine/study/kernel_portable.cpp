// SPDX-License-Identifier: MIT
// The kernel for every processor: one game after the other. The pile is a word, four bits a card,
// the top in the lowest; a run leaves it by a shift. There is no loop in a play, and where the turn
// passes no branch but the one that ends the game.
#include "engine/study/kernel_job.h"

#include <bit>
#include <cstring>
#include <utility>

namespace fishing::study {

namespace {

/// The lower eight nibbles of a word as bytes, in their order.
std::uint64_t spread(std::uint64_t word) {
    word &= 0xFFFF'FFFF;
    word = (word | word << 16U) & 0x0000'FFFF'0000'FFFF;
    word = (word | word << 8U) & 0x00FF'00FF'00FF'00FF;
    return (word | word << 4U) & 0x0F0F'0F0F'0F0F'0F0F;
}

/// Puts the lowest byte of a word first in memory.
void store(Rank* to, std::uint64_t word) {
    if constexpr (std::endian::native == std::endian::big) {
        word = __builtin_bswap64(word);
    }
    std::memcpy(to, &word, sizeof word);
}

/// A queue of cards in memory that somebody else keeps, so that its ends may stay in registers.
class ByteHand {
public:
    static constexpr std::size_t memory = 1024;

    ByteHand(Rank* cards, const Rank* first, std::size_t count) : m_cards(cards), m_tail(count) {
        std::memcpy(cards, first, count);
    }

    bool isEmpty() const { return m_head == m_tail; }
    Rank pop() { return m_cards[m_head++]; }

    /// The lowest nibble is the first card. Those beyond the run are stored, too, behind the tail.
    void append(std::uint64_t run, std::size_t count) {
        append(spread(run), spread(run >> 32U), count);
    }
    /// The highest nibble is the first card.
    void appendReversed(std::uint64_t run, std::size_t count) {
        append(__builtin_bswap64(spread(run >> 32U)), __builtin_bswap64(spread(run)), count);
    }

private:
    void append(std::uint64_t first, std::uint64_t second, std::size_t count) {
        if (m_tail + 2 * sizeof first > memory) {
            m_tail -= m_head;
            std::memmove(m_cards, m_cards + m_head, m_tail);
            m_head = 0;
        }
        store(m_cards + m_tail, first);
        store(m_cards + m_tail + sizeof first, second);
        m_tail += count;
    }

    Rank* m_cards;
    std::size_t m_head = 0;
    std::size_t m_tail;
};

struct Table {
    std::uint64_t pile = 0;
    unsigned height = 0;                       ///< of the pile, in cards
    std::uint8_t places[highestRank + 1] = {}; ///< how high the pile was with the last of a rank on
    std::uint32_t captures = 0;
};

/// Plays the front card of `hand` and returns whether it captures.
template <Rules rules>
[[gnu::always_inline]] inline bool playCard(ByteHand& hand, Table& table) {
    constexpr unsigned withPlayed = rules.capture == Capture::Take ? 2 : 1;
    const Rank card = hand.pop();
    // Where the last card of this rank was is never forgotten, so whether it still lies there must
    // be seen. Above the pile the word has zeros, and no card is 0.
    const unsigned above = table.height - table.places[card];
    unsigned captures = (table.pile >> (4 * above & 63U) & 15U) == card ? 1 : 0;
    unsigned taken = (above + withPlayed) & (0U - captures);
    if constexpr (rules.jack == Jack::Hook) {
        const unsigned any = table.height != 0 ? 1 : 0;
        captures = card == jackRank ? any : captures;
        taken = card == jackRank ? table.height + any : taken;
    }
    const std::uint64_t pushed = table.pile << 4U | card;
    // Where a capture decides who is next, the processor has to guess it anyhow, so it may guess it
    // here.
    if (rules.after == After::Again && captures == 0) {
        table.pile = pushed;
        table.places[card] = static_cast<std::uint8_t>(++table.height);
        return false;
    }
    table.pile = pushed >> 4 * taken;
    table.height += 1 - taken;
    table.places[card] = static_cast<std::uint8_t>(table.height); // of the anchor, if one stays
    table.captures += captures;
    if constexpr (rules.pickup == Pickup::Top) {
        hand.append(pushed, taken);
    } else {
        hand.appendReversed(pushed << 4 * (15 - taken) << 4U, taken);
    }
    return captures != 0;
}

enum class Turn { Passes, Stays, GameOver, LimitReached };

/// One play of `mover`; `moverIsA` is known when this is compiled.
template <Rules rules, bool moverIsA>
[[gnu::always_inline]] inline Turn takeTurn(ByteHand& mover, const ByteHand& other, Table& table,
                                            std::uint32_t& playsLeft) {
    if (playsLeft == 0) {
        return Turn::LimitReached;
    }
    --playsLeft;
    const bool stays = playCard<rules>(mover, table) && rules.after == After::Again;
    bool over = false;
    if constexpr (rules.end == End::Play) {
        over = mover.isEmpty(); // the other hand has not changed
    } else if constexpr (rules.end == End::Turn) {
        over = stays ? mover.isEmpty() : other.isEmpty();
    } else {
        over = stays == moverIsA && (mover.isEmpty() || other.isEmpty());
    }
    return over ? Turn::GameOver : stays ? Turn::Stays : Turn::Passes;
}

template <Rules rules>
Played playGame(const KernelJob& job, const Rank* row) {
    Rank memory[2][ByteHand::memory];
    ByteHand a(memory[0], row, job.aCards);
    ByteHand b(memory[1], row + job.aCards, job.bCards);
    Table table;
    std::uint32_t playsLeft = job.limit;
    Turn turn = Turn::Passes;
    while (turn == Turn::Passes) {
        do {
            turn = takeTurn<rules, true>(a, b, table, playsLeft);
        } while (turn == Turn::Stays);
        if (turn == Turn::Passes) {
            do {
                turn = takeTurn<rules, false>(b, a, table, playsLeft);
            } while (turn == Turn::Stays);
        }
    }
    if (turn == Turn::LimitReached) {
        return {};
    }
    Outcome outcome = Outcome::Draw;
    if (a.isEmpty() != b.isEmpty()) {
        outcome = a.isEmpty() == (job.win == Win::Keep) ? Outcome::B : Outcome::A;
    }
    return {outcome, job.limit - playsLeft, table.captures};
}

template <unsigned ruleSet>
void playRuleSet(const KernelJob& job) {
    const std::size_t cards = job.aCards + job.bCards;
    for (std::size_t i = 0; i < job.deals; ++i) {
        job.played[i] = playGame<kernelRules(ruleSet)>(job, job.ranks + i * cards);
    }
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
