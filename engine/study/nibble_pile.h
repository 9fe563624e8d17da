// SPDX-License-Identifier: MIT
// The rule on piles of 64 bits: four bits a card, the top of the pile in the highest four, 0 where
// no card lies. One play is a dozen operations and no branch. The words are those of a vector, each
// of a game of its own.
#pragma once

#include "engine/rules.h"

#include <cstdint>

namespace fishing::study {
namespace {

inline constexpr std::uint64_t inEachNibble = 0x1111'1111'1111'1111;

/// What a play does to the hand.
template <class Word>
struct Laid {
    Word run;  ///< the cards that join the tail, the first in the highest four bits; what follows
               ///< them is of no meaning
    Word bits; ///< four times their number; 0 if the play captures nothing
};

/// Where the search for a match ends if there is none: a nibble below the fullest pile, of 14 cards
/// with the one just played, in which the pattern to search for has a 0 as the pile does. It is
/// chosen such that the bits to take up then come to 64.
template <Rules rules>
inline constexpr unsigned sentinelShift = rules.capture == Capture::Take ? 4 : 0;

/// The card in each nibble, less the sentinel; the nibbles of a hooking Jack are all 0, so that it
/// finds the first place without a card.
template <Rules rules>
constexpr std::uint64_t searchPattern(std::uint64_t card) {
    if (rules.jack == Jack::Hook && card == jackRank) {
        return 0;
    }
    return card * inEachNibble & ~(std::uint64_t{15} << sentinelShift<rules>);
}

/// Plays `card`, of which the lowest four bits count, on `pile`. `Words` has the operations.
template <Rules rules, class Words, class Word = typename Words::Word>
[[gnu::always_inline]] inline Laid<Word> layOn(Word& pile, Word card) {
    const Word sevens = Words::all(7 * inEachNibble);
    const Word pattern = Words::template searchPatternOf<rules>(card);
    const Word pushed = Words::template down<4>(pile) | Words::template up<60>(card);
    const Word difference = pile ^ pattern;
    // The highest bit of each nibble that is 0. No carry leaves a nibble, so none is wrong.
    const Word equal = ~(((difference & sevens) + sevens) | difference | sevens);
    const Word above = Words::leadingZeros(equal); // four times the cards on top of the match
    Word bits = above + Words::all(rules.capture == Capture::Take ? 8 : 4);
    if constexpr (rules.jack == Jack::Hook) {
        if constexpr (rules.capture == Capture::Take) {
            // A Jack found the place under the last card that it takes.
            bits = bits - Words::template ifEqual<jackRank>(card, Words::all(4));
        }
        bits = Words::ifAny(pile, bits); // on an empty pile a Jack takes nothing
    }
    bits = bits & Words::all(63); // 64 is none
    pile = Words::up(pushed, bits);
    if constexpr (rules.pickup == Pickup::Top) {
        return {pushed, bits};
    } else {
        return {Words::up(Words::reversed(pushed), Words::all(64) - bits), bits};
    }
}

} // namespace
} // namespace fishing::study
