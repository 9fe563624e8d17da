// SPDX-License-Identifier: MIT
// Finds the two hands of a deal in a text of any kind: a deal as notation.h reads it, the input of
// the articles' program with or without its prompts, a page that somebody copied.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace fishing {

struct FoundHands {
    /// A's and B's words, a blank between two, for parseHand(); empty where no hand was found.
    /// Where there is only one hand it is A's, unless it is labelled B's.
    std::array<std::string, 2> hands;
    /// Whether both hands can be read and the text leaves no doubt that these are meant.
    bool isClear = false;
};

/// Finds the hands in UTF-8 text. A text that parseHands() can read is read so. Of any other:
///
/// - A *row* is words on one line with only blanks, commas and quotes between them, most of which
///   are cards. One word that is none may stand between two cards, and spoils the row; words before
///   the row are its caption. Everything else ends a row: colons, brackets, Chinese text.
/// - One card is a row where it stands behind `:`, `=` or an opening bracket, or alone on its line.
/// - A row of numbers that tell how many words the next rows have is a count, not a hand.
/// - Where there are two rows of more than one word, rows of one word are left aside.
///
/// The hands are, by the first rule that applies,
///
/// 1. the first row captioned A or 甲 and the first captioned B or 乙, in whatever order, each with
///    the lines of cards right below it ("A" in front of a row is a caption where another has "B");
/// 2. the only two rows, in their order unless a caption says otherwise;
/// 3. the only two blocks of rows, where a hand goes over several lines: each has several lines, or
///    each begins beside a caption;
/// 4. the first two rows, if they stand on two lines right under each other, with no third one
///    below;
/// 5. the first two rows there are; this is a guess.
///
/// It is clear what is meant unless that was a guess, a hand cannot be read, a word that is no card
/// follows a row, or (but for 1 and 4) rows were left aside.
///
/// Takes time in proportion to the text, whatever it is, and looks at its first 4,096 rows.
FoundHands findHands(std::string_view text);

} // namespace fishing
