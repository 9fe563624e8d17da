// SPDX-License-Identifier: MIT
#include "engine/notation.h"

#include "engine/text_reader.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fishing {

namespace {

constexpr std::string_view cardsExpected = "1-13, A T J Q K";
constexpr std::string_view labelsExpected = "A: B:";
constexpr std::string_view separatorsExpected = "/ | ;";
constexpr std::string_view handSizeExpected = "1-104";

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

struct Token {
    enum class Kind { Word, Label, Separator, NewLine, Stray, Malformed, End };

    Kind kind = Kind::End;
    std::u32string_view word() const { return {simple.data(), length}; }

    // Six characters tell a card, even one with two suits ("黑桃10黑桃"); a longer word is none.
    std::array<char32_t, 7> simple{};
    std::size_t length = 0;
    std::string_view raw; // as it stands in the text
    int line = 1;
    int column = 1;
};

std::optional<Player> labelledPlayer(std::u32string_view word) {
    if (word == U"A" || word == U"甲") {
        return Player::A;
    }
    if (word == U"B" || word == U"乙") {
        return Player::B;
    }
    return std::nullopt;
}

/// Cuts a text into words, labels and separators; blanks and commas fall away.
class Tokenizer {
public:
    explicit Tokenizer(std::string_view text) : m_reader(text) {}

    Token next() {
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

private:
    Token::Kind readKind(Token& token) {
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

    void readWord(Token& token) {
        for (; !endsWord(m_reader.current()); m_reader.advance()) {
            if (!isVariationSelector(m_reader.current()) && token.length < token.simple.size()) {
                token.simple[token.length++] = uppercase(m_reader.current());
            }
        }
    }

    /// Steps over a colon that comes next, with or without blanks before it.
    bool colonFollows() {
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

    TextReader m_reader;
};

InputError errorAt(const Token& token, Problem problem, std::string_view expected,
                   std::optional<Player> player = std::nullopt) {
    // A word can be as long as the text; its beginning is enough to know it by.
    constexpr std::size_t longestQuote = 40;
    std::string_view found = token.raw.substr(0, longestQuote);
    while (found.size() < token.raw.size() && !found.empty() &&
           (static_cast<unsigned char>(token.raw[found.size()]) & 0xC0U) == 0x80U) {
        found.remove_suffix(1);
    }
    if (token.kind == Token::Kind::NewLine || token.kind == Token::Kind::Malformed) {
        found = {};
    }
    return {problem, token.line, token.column, std::string(found), std::string(expected), player};
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

bool isNumber(std::u32string_view word) {
    return !word.empty() &&
           std::ranges::all_of(word, [](char32_t code) { return code >= U'0' && code <= U'9'; });
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

/// One hand as it grows.
class HandReader {
public:
    explicit HandReader(Player player) : m_player(player) {}

    const std::vector<WrittenCard>& cards() const { return m_cards; }
    bool empty() const { return m_cards.empty(); }

    /// Adds the card that the token stands for.
    std::optional<InputError> read(const Token& token) {
        if (token.kind == Token::Kind::Malformed) {
            return errorAt(token, Problem::NotUtf8, cardsExpected);
        }
        if (token.kind != Token::Kind::Word) {
            return errorAt(token, Problem::NotACard, cardsExpected);
        }
        const auto card = readCard(token);
        if (!card) {
            return card.error();
        }
        if (m_cards.size() == maxDealtHand) {
            return errorAt(token, Problem::HandTooLong, handSizeExpected, m_player);
        }
        m_cards.push_back(*card);
        return std::nullopt;
    }

    /// To be asked where the hand ends: at `token`.
    std::optional<InputError> finish(const Token& token) const {
        if (m_cards.empty()) {
            return errorAt(token, Problem::EmptyHand, cardsExpected, m_player);
        }
        return std::nullopt;
    }

private:
    Player m_player;
    std::vector<WrittenCard> m_cards;
};

/// How the hands of a text are told apart: by the strongest mark that it holds.
enum class Division { NewLines, Separators, Labels };

Division divisionOf(std::string_view text) {
    Division division = Division::NewLines;
    Tokenizer tokenizer(text);
    for (Token token = tokenizer.next(); token.kind != Token::Kind::End; token = tokenizer.next()) {
        if (token.kind == Token::Kind::Label) {
            return Division::Labels;
        }
        if (token.kind == Token::Kind::Separator) {
            division = Division::Separators;
        }
    }
    return division;
}

class DealReader {
public:
    explicit DealReader(std::string_view text)
        : m_division(divisionOf(text)),
          m_tokenizer(text),
          m_hands{HandReader(Player::A), HandReader(Player::B)} {}

    Result<std::array<std::vector<WrittenCard>, 2>> read() {
        const auto error = m_division == Division::Labels ? readLabelled() : readDivided();
        if (error) {
            return *error;
        }
        return std::array{m_hands[0].cards(), m_hands[1].cards()};
    }

private:
    std::optional<InputError> readDivided() {
        const bool byLines = m_division == Division::NewLines;
        std::size_t hand = 0;
        for (;;) {
            const Token token = m_tokenizer.next();
            if (token.kind == Token::Kind::End) {
                return finishDivided(token, hand);
            }
            if (token.kind == Token::Kind::NewLine) {
                // Empty lines part nothing.
                hand += byLines && hand == 0 && !m_hands[0].empty() ? 1U : 0U;
                m_lineEnded = true;
                continue;
            }
            if (token.kind == Token::Kind::Separator) {
                if (const auto error = m_hands[hand].finish(token)) {
                    return error;
                }
                if (++hand == m_hands.size()) {
                    return errorAt(token, Problem::TooManyHands, "");
                }
                continue;
            }
            if (byLines && hand == 1 && m_lineEnded && !m_hands[1].empty()) {
                return errorAt(token, Problem::TooManyHands, "");
            }
            m_lineEnded = false;
            if (const auto error = m_hands[hand].read(token)) {
                return error;
            }
        }
    }

    std::optional<InputError> finishDivided(const Token& end, std::size_t hand) const {
        if (const auto error = m_hands[0].finish(end)) {
            return error;
        }
        if (m_division == Division::NewLines && m_hands[1].empty()) {
            return errorAt(end, Problem::SecondHandMissing, separatorsExpected, Player::B);
        }
        return m_hands[hand].finish(end);
    }

    std::optional<InputError> readLabelled() {
        std::array<bool, 2> labelled{};
        std::optional<std::size_t> hand;
        std::optional<Token> separator; // must be followed by a label
        for (;;) {
            const Token token = m_tokenizer.next();
            if (token.kind == Token::Kind::NewLine) {
                continue;
            }
            const bool handEnds =
                token.kind == Token::Kind::Label || token.kind == Token::Kind::End;
            if (separator && token.kind != Token::Kind::Label) {
                return errorAt(*separator, Problem::MisplacedSeparator, labelsExpected);
            }
            if (hand && handEnds) {
                if (const auto error = m_hands[*hand].finish(token)) {
                    return error;
                }
            }
            if (token.kind == Token::Kind::End) {
                return finishLabelled(token, labelled);
            }
            if (token.kind == Token::Kind::Label) {
                const Player player = *labelledPlayer(token.word());
                hand = indexOf(player);
                separator.reset();
                if (std::exchange(labelled[*hand], true)) {
                    return errorAt(token, Problem::LabelTwice, labelsExpected, player);
                }
            } else if (token.kind == Token::Kind::Separator) {
                separator = token;
            } else if (!hand) {
                return errorAt(token, Problem::CardBeforeLabel, labelsExpected);
            } else if (const auto error = m_hands[*hand].read(token)) {
                return error;
            }
        }
    }

    static std::optional<InputError> finishLabelled(const Token& end,
                                                    const std::array<bool, 2>& labelled) {
        for (const Player player : {Player::A, Player::B}) {
            if (!labelled[indexOf(player)]) {
                return errorAt(end, Problem::LabelMissing,
                               player == Player::A ? "A:" : "B:", player);
            }
        }
        return std::nullopt;
    }

    Division m_division;
    Tokenizer m_tokenizer;
    std::array<HandReader, 2> m_hands;
    bool m_lineEnded = false;
};

template <class Cards>
std::string joined(const Cards& cards, CardStyle style) {
    std::string text;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        text.append(i == 0 ? "" : " ").append(toText(cards[i], style));
    }
    return text;
}

} // namespace

Result<Deal> parseDeal(std::string_view text) {
    const auto hands = parseHands(text);
    if (!hands) {
        return hands.error();
    }
    return makeDeal((*hands)[0], (*hands)[1]);
}

Result<std::array<std::vector<WrittenCard>, 2>> parseHands(std::string_view text) {
    return DealReader(text).read();
}

Result<std::vector<WrittenCard>> parseHand(std::string_view text, Player player) {
    HandReader hand(player);
    Tokenizer tokenizer(text);
    Token token = tokenizer.next();
    while (token.kind == Token::Kind::NewLine) {
        token = tokenizer.next();
    }
    if (token.kind == Token::Kind::Label && labelledPlayer(token.word()) == player) {
        token = tokenizer.next();
    }
    for (; token.kind != Token::Kind::End; token = tokenizer.next()) {
        if (token.kind == Token::Kind::Separator) {
            return errorAt(token, Problem::TooManyHands, "");
        }
        if (token.kind != Token::Kind::NewLine) {
            if (const auto error = hand.read(token)) {
                return *error;
            }
        }
    }
    if (const auto error = hand.finish(token)) {
        return *error;
    }
    return hand.cards();
}

std::string_view rankSymbol(Rank rank) {
    constexpr std::array<std::string_view, highestRank> symbols = {
        "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
    return symbols[rank - 1U];
}

std::string_view suitSymbol(Suit suit) {
    constexpr std::array<std::string_view, suitCount> symbols = {"♠", "♥", "♣", "♦"};
    return symbols[static_cast<std::size_t>(suit)];
}

std::string toText(Card card, CardStyle style) {
    if (style == CardStyle::Number) {
        return std::to_string(card.rank);
    }
    return std::string(rankSymbol(card.rank)).append(suitSymbol(card.suit));
}

std::string toText(std::span<const Card> cards, CardStyle style) {
    return joined(cards, style);
}

std::string toText(const Hand& hand, CardStyle style) {
    return joined(hand, style);
}

std::string toText(std::span<const WrittenCard> cards) {
    std::string text;
    for (const WrittenCard& card : cards) {
        text.append(text.empty() ? "" : " ").append(std::to_string(card.rank));
        if (card.suit) {
            text.append(suitSymbol(*card.suit));
        }
    }
    return text;
}

std::string toText(const Deal& deal, CardStyle style) {
    return joined(deal.handOf(Player::A), style) + " / " + joined(deal.handOf(Player::B), style);
}

} // namespace fishing
