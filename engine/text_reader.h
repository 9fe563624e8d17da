// SPDX-License-Identifier: MIT
// Walks over UTF-8 text character by character, knows line and column, and takes full-width
// characters for the plain ones that they stand for.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fishing {

/// Enough of a text to know it by: a word can be as long as the text that it stands in.
std::string beginningOf(std::string_view text);

class TextReader {
public:
    /// What current() gives at the end of the text, and where the bytes are no UTF-8.
    static constexpr char32_t endOfText = 0xFFFFFFFFU;
    static constexpr char32_t malformed = 0xFFFFFFFEU;

    /// A byte order mark in front is no part of the text: editors do not show it.
    explicit TextReader(std::string_view text) : m_text(text) {
        constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
        m_offset = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
        decode();
    }

    /// The character here, simplified: ASCII for the full-width forms (ＡＢＣ１２３／：，), a comma
    /// for 、, a blank for every kind of blank but a new line.
    char32_t current() const { return m_current; }
    bool atEnd() const { return m_current == endOfText; }

    void advance();

    int line() const { return m_line; }
    int column() const { return m_column; }
    std::size_t offset() const { return m_offset; } ///< in bytes
    std::string_view text() const { return m_text; }

private:
    void decode();

    std::string_view m_text;
    std::size_t m_offset = 0;
    std::size_t m_length = 0; // of the current character, in bytes
    char32_t m_current = endOfText;
    int m_line = 1;
    int m_column = 1;
};

} // namespace fishing
