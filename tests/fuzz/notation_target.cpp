// SPDX-License-Identifier: MIT
#include "app/words/words.h"
#include "engine/found_hands.h"
#include "engine/notation.h"
#include "engine/rules.h"
#include "tests/fuzz/targets.h"

using namespace fishing;

namespace {

std::string errorFault(const InputError& error) {
    constexpr std::size_t longestQuote = 40;
    if (error.line < 1 || error.column < 1) {
        return "an error without a place";
    }
    if (error.found.size() > longestQuote) {
        return "an error that quotes too much";
    }
    return words::inEnglish(words::describe(error)).empty() ? "an error without words" : "";
}

std::string handsFault(std::string_view text) {
    const auto hands = parseHands(text);
    const auto deal = parseDeal(text);
    if (static_cast<bool>(hands) != static_cast<bool>(deal)) {
        return "hands and deal disagree";
    }
    if (!hands) {
        return errorFault(hands.error());
    }
    for (const auto& hand : *hands) {
        if (hand.empty() || hand.size() > maxDealtHand) {
            return "a hand that is none";
        }
    }
    const auto again = parseHands(toText((*hands)[0]) + " / " + toText((*hands)[1]));
    if (!again || *again != *hands) {
        return "hands that do not come back";
    }
    const FoundHands found = findHands(text);
    const auto a = parseHand(found.hands[0], Player::A);
    const auto b = parseHand(found.hands[1], Player::B);
    return found.isClear && a && b && *a == (*hands)[0] && *b == (*hands)[1]
               ? ""
               : "hands that are not found";
}

std::string handFault(std::string_view text, Player player) {
    const auto hand = parseHand(text, player);
    if (!hand) {
        return errorFault(hand.error());
    }
    const auto again = parseHand(toText(*hand), player);
    return again && *again == *hand ? "" : "a hand that does not come back";
}

std::string foundFault(std::string_view text) {
    const FoundHands found = findHands(text);
    const bool canBeRead =
        parseHand(found.hands[0], Player::A) && parseHand(found.hands[1], Player::B);
    return found.isClear && !canBeRead ? "found hands that cannot be read" : "";
}

std::string rulesFault(std::string_view text) {
    const auto rules = parseRules(text);
    if (!rules) {
        return errorFault(rules.error());
    }
    const auto again = parseRules(toText(*rules));
    return again && *again == *rules ? "" : "rules that do not come back";
}

} // namespace

std::string notationFault(std::string_view text) {
    for (const std::string& fault :
         {handsFault(text), handFault(text, Player::A), handFault(text, Player::B),
          foundFault(text), rulesFault(text)}) {
        if (!fault.empty()) {
            return fault;
        }
    }
    return {};
}
