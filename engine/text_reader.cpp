// SPDX-License-Identifier: MIT
#include "engine/text_reader.h"

namespace fishing {

namespace {

/// How many bytes a UTF-8 sequence has that begins with `lead`; 0 if none does.
std::size_t sequenceLength(unsigned char lead) {
    if (lead < 0x80U) {
        return 1;
    }
    if (lead >= 0xC2U && lead < 0xE0U) {
        return 2;
    }
    if (lead >= 0xE0U && lead < 0xF0U) {
        return 3;
    }
    if (lead >= 0xF0U && lead < 0xF5U) {
        return 4;
    }
    return 0;
}

bool isOverlongOrUnencodable(char32_t code, std::size_t length) {
    return (length == 3 && code < 0x800U) || (length == 4 && code < 0x10000U) ||
           (code >= 0xD800U && code < 0xE000U) || code > 0x10FFFFU;
}

char32_t simplified(char32_t code) {
    if (code >= 0xFF01U && code <= 0xFF5EU) {
        return code - 0xFF01U + U'!'; // the full-width block runs in the order of ASCII
    }
    switch (code) {
    case U'\t':
    case U'\r':
    case 0x00A0: // no-break space
    case 0x3000: // ideographic space
    case 0xFEFF: // byte order mark
        return U' ';
    case 0x3001: // ideographic comma
        return U',';
    default:
        return code;
    }
}

} // namespace

std::string beginningOf(std::string_view text) {
    constexpr std::size_t most = 40;
    std::string_view beginning = text.substr(0, most);
    while (beginning.size() < text.size() && !beginning.empty() &&
           (static_cast<unsigned char>(text[beginning.size()]) & 0xC0U) == 0x80U) {
        beginning.remove_suffix(1);
    }
    return std::string(beginning);
}

void TextReader::advance() {
    if (atEnd()) {
        return;
    }
    if (m_current == U'\n') {
        ++m_line;
        m_column = 1;
    } else {
        ++m_column;
    }
    m_offset += m_length;
    decode();
}

void TextReader::decode() {
    if (m_offset >= m_text.size()) {
        m_current = endOfText;
        m_length = 0;
        return;
    }
    const auto byteAt = [this](std::size_t index) {
        return static_cast<unsigned char>(m_text[m_offset + index]);
    };
    m_length = sequenceLength(byteAt(0));
    bool good = m_length != 0 && m_offset + m_length <= m_text.size();
    char32_t code = 0;
    if (good) {
        code = m_length == 1 ? byteAt(0) : byteAt(0) & (0x7FU >> m_length);
        for (std::size_t i = 1; i < m_length; ++i) {
            good = good && (byteAt(i) & 0xC0U) == 0x80U;
            code = (code << 6U) | (byteAt(i) & 0x3FU);
        }
        good = good && !isOverlongOrUnencodable(code, m_length);
    }
    if (good) {
        m_current = simplified(code);
    } else {
        m_current = malformed;
        m_length = 1;
    }
}

} // namespace fishing
