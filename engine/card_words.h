// SPDX-License-Identifier: MIT
// The words of a text that cards are written in: how it is cut into them, and what card a word
// stands for. What the words make together is read elsewhere.
#pragma once

#include "engine/deal.h"
#include "engine/input_error.h"
#include "engine/text_reader.h"

#include <array>
#include <optional>
#include <string_view>

namespace fishing {

/// What may stand where a card is expected, as an error names it.
inline constexpr std::string_view cardsExpected = "1-13, A T J Q K";

struct Token {
    enum class Kind { Word, Label, Separator, NewLine, Stray, Malformed, End };

    Kind kind = Kind::End;
    /// In upper case, full-width characters as plain ones; only its beginning if it is too long for
    /// a card.
    std::u32string_view word() const { return {simple.data(), length}; }
    /// Adds a character, as a TextReader gives it, to the word.
    void add(char32_t code);

    // Six characters tell a card, even one with two suits ("黑桃10黑桃"); a longer word is none.
    std::array<char32_t, 7> simple{};
    std::size_t length = 0;
    std::string_view raw; ///< as it stands in the text
    int line = 1;
    int column = 1;
};

/// Cuts a text into words, labels and separators; blanks and commas fall away.
class Tokenizer {
public:
    explicit Tokenizer(std::string_view text) : m_reader(text) {}

    Token next();

private:
    Token::Kind readKind(Token& token);
    void readWord(Token& token);
    bool colonFollows();

    TextReader m_reader;
};

/// Whether a word of digits alone.
bool isNumber(std::u32string_view word);

/// How many characters of `text` from its beginning on spell a suit; 0 if none do.
std::size_t suitLength(std::u32string_view text);

/// The player whose hand the word labels: A, B, 甲 or 乙.
std::optional<Player> labelledPlayer(std::u32string_view word);

/// The card that a word token stands for.
Result<WrittenCard> readCard(const Token& token);

InputError errorAt(const Token& token, Problem problem, std::string_view expected,
                   std::optional<Player> player = std::nullopt);

} // namespace fishing
