// SPDX-License-Identifier: MIT
// How cards and deals are written down: reading what people type and paste, and printing it.
#pragma once

#include "engine/deal.h"
#include "engine/input_error.h"
#include "engine/position.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fishing {

/// Reads a deal from UTF-8 text. A card is a rank (1-13, A T J Q K, either case) with an optional
/// suit before or after it (S H C D, ♠ ♥ ♣ ♦, 黑桃 红桃 梅花 方块). Cards are parted by blanks and
/// commas, Chinese ones too; full-width characters count as plain ones. Hands are parted by `/`,
/// `|` or `;`, by new lines where there is neither, or by labels `A:` `B:` `甲：` `乙：` in either
/// order. Takes time in proportion to the text, whatever it is. The error is the first one in the
/// text.
Result<Deal> parseDeal(std::string_view text);

/// The same, but gives A's and B's cards as they were written.
Result<std::array<std::vector<WrittenCard>, 2>> parseHands(std::string_view text);

/// Reads the cards of one hand, 1 to 104, written in the same way, with or without the label of
/// `player` in front; new lines count as blanks.
/// Errors that concern the hand as a whole name `player`.
Result<std::vector<WrittenCard>> parseHand(std::string_view text, Player player);

/// A word of a hand as somebody types it: where it stands, and the card if it is one.
struct HandWord {
    std::size_t start = 0; ///< in bytes of the text
    std::size_t length = 0;
    std::optional<WrittenCard> card;

    friend bool operator==(const HandWord&, const HandWord&) = default;
};

/// The words of one hand, front first, as parseHand() reads them: of a text that it can read, each
/// is a card. The label of `player` in front is none of them.
std::vector<HandWord> handWords(std::string_view text, Player player);

/// How a printed card looks.
enum class CardStyle {
    Number, ///< the rank as a number: "12"
    Symbol  ///< rank and suit as on the card: "Q♥"
};

/// "A", "2" ... "10", "J", "Q", "K".
std::string_view rankSymbol(Rank rank);

/// "♠", "♥", "♣" or "♦".
std::string_view suitSymbol(Suit suit);

std::string toText(Card card, CardStyle style);

/// The cards in their order, with a blank between two.
std::string toText(std::span<const Card> cards, CardStyle style = CardStyle::Number);
std::string toText(const Hand& hand, CardStyle style = CardStyle::Number);

/// Rank numbers, with the suit behind where one is written: "2 12♥ 7".
std::string toText(std::span<const WrittenCard> cards);

/// "2 4 1 2 5 6 / 3 1 3 5 6 4".
std::string toText(const Deal& deal, CardStyle style = CardStyle::Number);

} // namespace fishing
