// SPDX-License-Identifier: MIT
// The rows of cards in a text of any kind: words on one line with only blanks, commas and quotes
// between them, most of which are cards. Which of them are the hands of a deal is decided
// elsewhere.
#pragma once

#include "engine/card.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fishing {

/// So many rows of a text are found at the most.
inline constexpr std::size_t mostCardRows = 4096;

/// A row, and what stands around it.
struct WordRow {
    std::string_view text;       ///< from its first word to its last
    std::string_view afterFirst; ///< the same without the first word
    int line = 0;
    std::size_t words = 0;
    std::size_t cards = 0;
    std::array<std::size_t, 2> numbers{}; ///< the first words, where they are numbers; otherwise 0
    std::optional<Player> caption;
    bool isCaptioned = false;  ///< words stand before it on its line
    bool isIntroduced = false; ///< see introduces()
    bool beginsLine = false;
    bool endsLine = false;
    bool isFrayed = false; ///< a word that is no card follows it
    bool firstIsA = false; ///< an Ace, or the player
};

/// The rows of UTF-8 text, in order. One word that is no card may stand between two that are.
/// One word alone is a row where it stands behind `:`, `=` or an opening bracket, or alone on its
/// line. Takes time in proportion to the text.
std::vector<WordRow> cardRows(std::string_view text);

/// The words of a row, a blank between two.
std::string wordsOf(std::string_view row);

} // namespace fishing
