// SPDX-License-Identifier: MIT
// The rule on piles of 16 bytes in one vector register, the top of the pile in byte 0, 0 where no
// card lies. One comparison finds the match, one store puts the run behind the tail, one shuffle
// drops it, and there is no branch.
#pragma once

#include "engine/rules.h"

#include <cstdint>
#include <immintrin.h>

namespace fishing::study {
namespace {

/// What a play does to the hand.
struct LaidBytes {
    __m128i run; ///< the cards that join the tail, the first in byte 0; what follows them is of
                 ///< no meaning
    std::size_t cards; ///< their number; 0 if the play captures nothing
    __m128i match;     ///< one byte of 255 if the play captures, else all 0
};

/// Bytes 0, 1, 2 ... that are left when so many are dropped: a shuffle that begins at byte
/// `dropped` of the first part drops them; the second part drops none. A byte with the highest bit
/// gives 0.
template <Rules rules>
struct DropTable {
    static constexpr unsigned none = 31; ///< where the shuffle begins that drops nothing
    /// Cards taken up with the match on top of the pile.
    static constexpr unsigned least = rules.capture == Capture::Take ? 2 : 1;

    constexpr DropTable() {
        for (unsigned i = 0; i < none; ++i) {
            shuffle[i] = static_cast<std::uint8_t>(i + least < 16 ? i + least : 0x80);
            cards[i] = i + least;
        }
        for (unsigned i = 0; i < 16; ++i) {
            shuffle[none + i] = static_cast<std::uint8_t>(i);
            backward[i] = static_cast<std::uint8_t>(15 - i);
        }
    }

    std::uint8_t shuffle[none + 16] = {};
    std::uint8_t backward[32] = {};
    std::size_t cards[none + 1] = {};
};

template <Rules rules>
inline constexpr DropTable<rules> dropTable;

inline __m128i bytesAt(const std::uint8_t* bytes) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
}

/// The byte where the search ends that finds what a hooking Jack takes: the last card if the
/// matching card is taken too, else the first place without one. None in an empty pile.
template <Rules rules>
[[gnu::always_inline]] inline __m128i wholePile(__m128i pile) {
    const __m128i vacant = _mm_cmpeq_epi8(pile, _mm_setzero_si128());
    if constexpr (rules.capture == Capture::Take) {
        return _mm_andnot_si128(vacant, _mm_srli_si128(vacant, 1));
    } else {
        return _mm_andnot_si128(_mm_alignr_epi8(vacant, _mm_set1_epi8(-1), 15), vacant);
    }
}

/// Plays `card`, which is in every byte, on `pile`.
template <Rules rules>
[[gnu::always_inline]] inline LaidBytes layOn(__m128i& pile, __m128i card) {
    constexpr const DropTable<rules>& table = dropTable<rules>;
    const __m128i pushed = _mm_alignr_epi8(pile, card, 15);
    __m128i match = _mm_cmpeq_epi8(pile, card);
    if constexpr (rules.jack == Jack::Hook) {
        const __m128i hooks = _mm_cmpeq_epi8(card, _mm_set1_epi8(jackRank));
        match = _mm_or_si128(_mm_andnot_si128(hooks, match),
                             _mm_and_si128(hooks, wholePile<rules>(pile)));
    }
    // A bit above those of the 16 bytes ends the search that finds nothing, without a branch.
    const unsigned found = static_cast<unsigned>(_mm_movemask_epi8(match)) | 1U << table.none;
    const auto above = static_cast<std::size_t>(__builtin_ctz(found));
    const std::size_t cards = table.cards[above];
    pile = _mm_shuffle_epi8(pushed, bytesAt(table.shuffle + above));
    if constexpr (rules.pickup == Pickup::Top) {
        return {pushed, cards, match};
    } else {
        return {_mm_shuffle_epi8(pushed, bytesAt(table.backward + 16 - cards)), cards, match};
    }
}

} // namespace
} // namespace fishing::study
