// SPDX-License-Identifier: MIT
// Deals that several tests of the desktop program play.
#pragma once

#include "engine/deal.h"
#include "engine/notation.h"
#include "engine/rules.h"

#include <string>

/// The articles' own example.
inline fishing::Deal articlesDeal() {
    return *fishing::parseDeal("2 4 1 2 5 6 / 3 1 3 5 6 4");
}

/// Two hands of 104 Aces: each round B captures A's card, until B holds 207 cards.
inline fishing::Deal acesDeal() {
    std::string hand;
    for (int i = 0; i < fishing::maxDealtHand; ++i) {
        hand += "1 ";
    }
    return *fishing::parseDeal(hand + "/ " + hand);
}

/// Full-deck deal 1 has an anchor under the textbook's rules.
inline constexpr std::uint64_t anchoredNumber = 1;

inline fishing::Rules textbook() {
    return *fishing::parseRules("textbook");
}
