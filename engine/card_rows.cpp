// SPDX-License-Identifier: MIT
#include "engine/card_rows.h"

#include "engine/card_words.h"

#include <algorithm>
#include <utility>

namespace fishing {

namespace {

bool isIn(char32_t code, std::u32string_view set) {
    return set.find(code) != std::u32string_view::npos;
}

/// Stands between words of a row and ends none.
bool isGap(char32_t code) {
    return isIn(code, U" ,\"“”");
}

bool isLineEnd(char32_t code) {
    return code == U'\n' || code == TextReader::endOfText;
}

/// After these comes what they tell of, even if it is a single card.
bool introduces(char32_t code) {
    return isIn(code, U":=>([{<【「『《");
}

bool isPunctuation(char32_t code) {
    return (code < 0x80U && code > U' ') || isIn(code, U"。）】」』》…—·•");
}

bool isQuote(char32_t code) {
    return isIn(code, U"'‘’");
}

bool isLatinWord(char32_t code) {
    return (code >= U'0' && code <= U'9') || (code >= U'A' && code <= U'Z') ||
           (code >= U'a' && code <= U'z') || code == U'_' || isQuote(code);
}

bool isSuitSymbol(char32_t code) {
    return isIn(code, U"♠♥♣♦♤♡♧♢\uFE0E\uFE0F");
}

/// Cuts a text into words of Latin letters, digits and suits, and the characters between them.
class WordReader {
public:
    explicit WordReader(std::string_view text) : m_reader(text) {}

    char32_t current() const { return m_reader.current(); }
    int line() const { return m_reader.line(); }
    void advance() { m_reader.advance(); }

    /// The word that begins here, stepped over, without quotes around it; nothing where none does.
    std::optional<Token> word() {
        if (lengthOfWordPart() == 0) {
            return std::nullopt;
        }
        Token token;
        token.kind = Token::Kind::Word;
        std::size_t start = m_reader.offset();
        std::size_t quotes = 0; // that are part of the word if more of it follows
        while (std::size_t length = lengthOfWordPart()) {
            for (; length > 0; --length) {
                const char32_t code = m_reader.current();
                const std::size_t here = m_reader.offset();
                m_reader.advance();
                if (isQuote(code)) {
                    ++quotes;
                    continue;
                }
                start = token.length == 0 ? here : start;
                for (; quotes > 0; --quotes) {
                    if (token.length > 0) {
                        token.add(U'\'');
                    }
                }
                token.add(code);
                token.raw = m_reader.text().substr(start, m_reader.offset() - start);
            }
        }
        return token;
    }

private:
    /// How many characters from here on are part of a word.
    std::size_t lengthOfWordPart() const {
        if (isLatinWord(m_reader.current()) || isSuitSymbol(m_reader.current())) {
            return 1;
        }
        constexpr char32_t endOfAscii = 0x80U;
        if (m_reader.current() < endOfAscii) {
            return 0;
        }
        std::array<char32_t, 2> next{m_reader.current()};
        TextReader ahead = m_reader;
        ahead.advance();
        next[1] = ahead.current();
        return suitLength({next.data(), next.size()}) == next.size() ? next.size() : 0;
    }

    TextReader m_reader;
};

std::size_t valueOf(const Token& token) {
    std::size_t value = 0;
    if (isNumber(token.word()) && token.length < token.simple.size()) {
        for (const char32_t digit : token.word()) {
            value = value * 10 + (digit - U'0');
        }
    }
    return value;
}

/// Whether somebody may have meant a card by it: it has a digit or a suit, and is not long.
bool resemblesCard(const Token& token) {
    constexpr std::size_t mostCharacters = 4;
    const auto isSign = [](char32_t code) {
        return (code >= U'0' && code <= U'9') || isSuitSymbol(code);
    };
    return isNumber(token.word()) ||
           (token.length <= mostCharacters && std::ranges::any_of(token.word(), isSign));
}

/// The player whom a word of a caption names: "A", "b", "B’s".
std::optional<Player> namedPlayer(const Token& token) {
    std::u32string_view word = token.word();
    if (word.ends_with(U"'S")) {
        word.remove_suffix(2);
    }
    return labelledPlayer(word);
}

/// Walks over a text and notes its rows.
class RowFinder {
public:
    explicit RowFinder(std::string_view text) : m_reader(text) {}

    std::vector<WordRow> find() {
        while (m_rows.size() < mostCardRows) {
            const char32_t code = m_reader.current();
            if (const auto word = m_reader.word()) {
                readWord(*word);
                continue;
            }
            if (isLineEnd(code)) {
                endLine();
            } else if (!isGap(code)) {
                readCharacter(code);
            }
            if (code == TextReader::endOfText) {
                break;
            }
            m_hasComma = m_hasComma || code == U',';
            m_reader.advance();
        }
        return std::move(m_rows);
    }

private:
    void readWord(const Token& word) {
        const auto card = readCard(word);
        if (card || resemblesCard(word)) {
            addToRow(word, static_cast<bool>(card));
        } else if (const auto named = namedPlayer(word)) {
            closeRow(m_doubtful.has_value());
            readText(named);
        } else if (m_row && m_row->words > 1 && !m_doubtful) {
            m_doubtful = word; // may stand between two cards
        } else {
            closeRow(true);
            readText(std::nullopt);
        }
        m_hasComma = false;
    }

    void addToRow(const Token& word, bool isCard) {
        if (!m_row) {
            m_row = WordRow();
            m_row->line = m_reader.line();
            m_row->isCaptioned = m_hasText;
            m_row->caption = m_hasText ? m_caption : m_captionAbove;
            m_row->isIntroduced = m_isIntroduced;
            m_row->beginsLine = !m_hasText && !m_isIntroduced && !m_hasRow;
            m_row->firstIsA = word.word() == U"A";
            m_row->text = word.raw;
        }
        if (m_row->words < m_row->numbers.size()) {
            m_row->numbers[m_row->words] = valueOf(word);
        }
        if (m_doubtful) {
            ++m_row->words;
            m_doubtful.reset();
        }
        if (m_row->words == 1) {
            m_row->afterFirst = word.raw;
        }
        ++m_row->words;
        m_row->cards += isCard ? 1U : 0U;
        extend(m_row->text, word.raw);
        extend(m_row->afterFirst, word.raw);
        m_isIntroduced = false;
    }

    /// `text`, a part of the text, then reaches to the end of `word`, a later part.
    static void extend(std::string_view& text, std::string_view word) {
        if (!text.empty()) {
            const char* const end = word.data() + word.size();
            text = {text.data(), static_cast<std::size_t>(end - text.data())};
        }
    }

    void readCharacter(char32_t code) {
        const bool names = code == U':' || code == U'=';
        if (names && m_row && m_row->words == 1) {
            dropRow(); // a label
        }
        if (introduces(code) || isPunctuation(code)) {
            closeRow(m_doubtful.has_value());
            m_isIntroduced = introduces(code);
        } else {
            // Chinese text often follows without a blank; only a comma tells that it is no card.
            closeRow(m_doubtful || !m_hasComma);
            readText(labelledPlayer({&code, 1}));
            m_hasComma = false;
        }
    }

    void readText(std::optional<Player> named) {
        m_hasText = true;
        m_isIntroduced = false;
        m_caption = named ? named : m_caption;
    }

    /// The row that is being read is none, but part of a caption.
    void dropRow() {
        if (m_row) {
            const bool isA = m_row->firstIsA;
            m_row.reset();
            readText(isA ? std::optional(Player::A) : std::nullopt);
        }
        m_doubtful.reset();
    }

    void closeRow(bool isFrayed, bool endsLine = false) {
        if (!m_row) {
            return;
        }
        m_row->isFrayed = isFrayed;
        m_row->endsLine = endsLine;
        m_doubtful.reset();
        const bool standsAlone = m_row->beginsLine && endsLine;
        if (m_row->words == 1 && (isFrayed || !(m_row->isIntroduced || standsAlone))) {
            dropRow();
            return;
        }
        m_rows.push_back(*std::exchange(m_row, std::nullopt));
        m_hasRow = true;
        m_hasText = false;
        m_caption.reset();
    }

    void endLine() {
        closeRow(m_doubtful.has_value(), true);
        if (m_hasRow) {
            m_captionAbove.reset();
        } else if (m_hasText) {
            m_captionAbove = m_caption;
        }
        m_caption.reset();
        m_hasText = false;
        m_hasRow = false;
        m_isIntroduced = false;
        m_hasComma = false;
    }

    WordReader m_reader;
    std::vector<WordRow> m_rows;
    std::optional<WordRow> m_row;    // that is being read
    std::optional<Token> m_doubtful; // a word after it that may belong to it
    std::optional<Player> m_caption; // named on this line since the last row
    std::optional<Player> m_captionAbove;
    bool m_hasText = false; // since the last row of this line
    bool m_hasRow = false;  // on this line
    bool m_isIntroduced = false;
    bool m_hasComma = false; // since the last word
};

} // namespace

std::vector<WordRow> cardRows(std::string_view text) {
    return RowFinder(text).find();
}

std::string wordsOf(std::string_view row) {
    std::string words;
    for (WordReader reader(row); reader.current() != TextReader::endOfText;) {
        if (const auto word = reader.word()) {
            words.append(words.empty() ? "" : " ").append(word->raw);
        } else {
            reader.advance();
        }
    }
    return words;
}

} // namespace fishing
