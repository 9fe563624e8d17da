// SPDX-License-Identifier: MIT
#include "engine/notation.h"

#include "engine/card_words.h"

#include <array>
#include <utility>

namespace fishing {

namespace {

constexpr std::string_view labelsExpected = "A: B:";
constexpr std::string_view separatorsExpected = "/ | ;";
constexpr std::string_view handSizeExpected = "1-104";

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

/// The tokens of one hand: new lines, and the player's label in front, fall away.
class HandTokens {
public:
    HandTokens(std::string_view text, Player player) : m_tokenizer(text), m_player(player) {}

    Token next() {
        Token token = m_tokenizer.next();
        while (token.kind == Token::Kind::NewLine) {
            token = m_tokenizer.next();
        }
        const bool isFirst = std::exchange(m_isFirst, false);
        const bool isLabel =
            token.kind == Token::Kind::Label && labelledPlayer(token.word()) == m_player;
        return isFirst && isLabel ? next() : token;
    }

private:
    Tokenizer m_tokenizer;
    Player m_player;
    bool m_isFirst = true;
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
    HandTokens tokens(text, player);
    Token token = tokens.next();
    for (; token.kind != Token::Kind::End; token = tokens.next()) {
        if (token.kind == Token::Kind::Separator) {
            return errorAt(token, Problem::TooManyHands, "");
        }
        if (const auto error = hand.read(token)) {
            return *error;
        }
    }
    if (const auto error = hand.finish(token)) {
        return *error;
    }
    return hand.cards();
}

std::vector<HandWord> handWords(std::string_view text, Player player) {
    std::vector<HandWord> words;
    HandTokens tokens(text, player);
    for (Token token = tokens.next(); token.kind != Token::Kind::End; token = tokens.next()) {
        HandWord word{static_cast<std::size_t>(token.raw.data() - text.data()), token.raw.size(),
                      std::nullopt};
        if (token.kind == Token::Kind::Word) {
            if (const auto card = readCard(token)) {
                word.card = *card;
            }
        }
        words.push_back(word);
    }
    return words;
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
