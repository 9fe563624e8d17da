// SPDX-License-Identifier: MIT
#include "engine/position.h"

#include <algorithm>

namespace fishing {

namespace {

template <class Cards>
bool sameRanks(const Cards& left, const Cards& right) {
    if (left.size() != right.size()) {
        return false;
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (left[i].rank != right[i].rank) {
            return false;
        }
    }
    return true;
}

} // namespace

bool operator==(const Hand& left, const Hand& right) {
    if (left.size() != right.size()) {
        return false;
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (!(left[i] == right[i])) {
            return false;
        }
    }
    return true;
}

bool operator==(const CardRow& left, const CardRow& right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end());
}

Position startOf(const Deal& deal) {
    Position position;
    for (const Player player : {Player::A, Player::B}) {
        for (const Card card : deal.handOf(player)) {
            position.handOf(player).pushTail(card);
        }
    }
    return position;
}

bool sameRanks(const Position& left, const Position& right) {
    // Most positions differ in the pile already, which is the shortest to compare.
    return left.mover == right.mover && sameRanks(left.pile, right.pile) &&
           sameRanks(left.hands[0], right.hands[0]) && sameRanks(left.hands[1], right.hands[1]);
}

} // namespace fishing
