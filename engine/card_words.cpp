// SPDX-License-Identifier: MIT
#include "engine/card_words.h"

#include <algorithm>
#include <utility>

namespace fishing {

namespace {

bool isSeparator(char32_t code) {
    return code == U'/' || code == U'|' || code == U';';
}

bool endsWord(char32_t code) {
    return code == U' ' || code == U'\n' || code == U',' || code == U':' || isSeparator(code) ||
           code == TextReader::endOfText || code == TextReader::malformed;
}

/// Chooses between the text and the picture form of the symbol before it ("♠︎", "♠️").
bool isVariationSelector(char32_t code) {
    return code == 0xFE0EU || code == 0xFE0FU;
}

char32_t uppercase(char32_t code) {
    return code >= U'a' && code <= U'z' ? code - U'a' + U'A' : code;
}

struct SuitSpelling {
    std::u32string_view text;
    Suit suit;
};

constexpr SuitSpelling suitSpellings[] = {
    {U"S", Suit::Spades},      {U"H", Suit::Hearts},    {U"C", Suit::Clubs},
    {U"D", Suit::Diamonds},    {U"♠", Suit::Spades},    {U"♥", Suit::Hearts},
    {U"♣", Suit::Clubs},       {U"♦", Suit::Diamonds},  {U"♤", Suit::Spades},
    {U"♡", Suit::Hearts},      {U"♧", Suit::Clubs},     {U"♢", Suit::Diamonds},
    {U"黑桃", Suit::Spades},   {U"红桃", Suit::Hearts}, {U"梅花", Suit::Clubs},
    {U"方块", Suit::Diamonds}, {U"紅桃", Suit::Hearts}, {U"方塊", Suit::Diamonds},
};

std::optional<Suit> takeSuitBefore(std::u32string_view& word) {
    for (const SuitSpelling& spelling : suitSpellings) {
        if (word.starts_with(spelling.text)) {
            word.remove_prefix(spelling.text.size());
            return spelling.suit;
        }
    }
    return std::nullopt;
}

std::optional<Suit> takeSuitAfter(std::u32string_view& word) {
    for (const SuitSpelling& spelling : suitSpellings) {
        if (word.ends_with(spelling.text)) {
            word.remove_suffix(spelling.text.size());
            return spelling.suit;
        }
    }
    return std::nullopt;
}

std::optional<Rank> rankOf(std::u32string_view word) {
    constexpr std::pair<char32_t, Rank> letters[] = {
        {U'A', Rank{1}}, {U'T', Rank{10}}, {U'J', Rank{11}}, {U'Q', Rank{12}}, {U'K', Rank{13}}};
    constexpr std::size_t mostDigits = 2;
    if (isNumber(word)) {
        if (word.size() > mostDigits) {
            return std::nullopt;
        }
        unsigned value = 0;
        for (const char32_t digit : word) {
            value = value * 10 + (digit - U'0');
        }
        const bool isRank = value >= lowestRank && value <= highestRank;
        return isRank ? std::optional(static_cast<Rank>(value)) : std::nullopt;
    }
    for (const auto& [letter, rank] : letters) {
        if (word.size() == 1 && word.front() == letter) {
            return rank;
        }
    }
    return std::nullopt;
}

} // namespace

bool isNumber(std::u32string_view word) {
    return !word.empty() &&
           std::ranges::all_of(word, [](char32_t code) { return code >= U'0' && code <= U'9'; });
}

std::size_t suitLength(std::u32string_view text) {
    for (const SuitSpelling& spelling : suitSpellings) {
        if (text.starts_with(spelling.text)) {
            return spelling.text.size();
        }
    }
    return 0;
}

void Token::add(char32_t code) {
    if (!isVariationSelector(code) && length < simple.size()) {
        simple[length++] = uppercase(code);
    }
}

Token Tokenizer::next() {
    while (m_reader.current() == U' ' || m_reader.current() == U',') {
        m_reader.advance();
    }
    Token token;
    token.line = m_reader.line();
    token.column = m_reader.column();
    const std::size_t start = m_reader.offset();
    token.kind = readKind(token);
    if (token.kind == Token::Kind::Word && labelledPlayer(token.word()) && colonFollows()) {
        token.kind = Token::Kind::Label;
    }
    token.raw = m_reader.text().substr(start, m_reader.offset() - start);
    return token;
}

Token::Kind Tokenizer::readKind(Token& token) {
    const char32_t first = m_reader.current();
    if (first == TextReader::endOfText) {
        return Token::Kind::End;
    }
    if (!endsWord(first)) {
        readWord(token);
        return Token::Kind::Word;
    }
    m_reader.advance();
    if (first == U'\n') {
        return Token::Kind::NewLine;
    }
    if (isSeparator(first)) {
        return Token::Kind::Separator;
    }
    return first == TextReader::malformed ? Token::Kind::Malformed : Token::Kind::Stray;
}

void Tokenizer::readWord(Token& token) {
    for (; !endsWord(m_reader.current()); m_reader.advance()) {
        token.add(m_reader.current());
    }
}

/// Steps over a colon that comes next, with or without blanks before it.
bool Tokenizer::colonFollows() {
    TextReader ahead = m_reader;
    while (ahead.current() == U' ') {
        ahead.advance();
    }
    if (ahead.current() != U':') {
        return false;
    }
    ahead.advance();
    m_reader = ahead;
    return true;
}

std::optional<Player> labelledPlayer(std::u32string_view word) {
    if (word == U"A" || word == U"甲") {
        return Player::A;
    }
    if (word == U"B" || word == U"乙") {
        return Player::B;
    }
    return std::nullopt;
}

Result<WrittenCard> readCard(const Token& token) {
    std::u32string_view word = token.word();
    const auto before = takeSuitBefore(word);
    const auto after = takeSuitAfter(word);
    if (word.empty()) {
        return errorAt(token, before && after ? Problem::NotACard : Problem::SuitWithoutRank,
                       cardsExpected);
    }
    const auto rank = rankOf(word);
    if (!rank) {
        return errorAt(token, isNumber(word) ? Problem::RankOutOfRange : Problem::NotACard,
                       cardsExpected);
    }
    if (before && after) {
        return errorAt(token, Problem::TwoSuits, cardsExpected);
    }
    return WrittenCard{*rank, before ? before : after};
}

InputError errorAt(const Token& token, Problem problem, std::string_view expected,
                   std::optional<Player> player) {
    std::string found = beginningOf(token.raw);
    if (token.kind == Token::Kind::NewLine || token.kind == Token::Kind::Malformed) {
        found.clear();
    }
    return {problem, token.line, token.column, std::move(found), std::string(expected), player};
}

} // namespace fishing
