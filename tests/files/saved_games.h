// SPDX-License-Identifier: MIT
// Games to save, and how what was read is told in a failed test.
#pragma once

#include "app/files/reading.h"
#include "app/files/saved_game.h"
#include "tests/engine/samples.h"

namespace samples {

/// Some cards with a suit, some without.
inline std::vector<fishing::WrittenCard> writtenHand(Random& random, int mostCards) {
    std::vector<fishing::WrittenCard> hand(static_cast<std::size_t>(random.between(1, mostCards)));
    for (auto& card : hand) {
        card.rank = static_cast<fishing::Rank>(random.between(1, fishing::highestRank));
        if (random.between(0, 1) == 0) {
            card.suit = static_cast<fishing::Suit>(random.between(0, fishing::suitCount - 1));
        }
    }
    return hand;
}

/// Every kind of game that there is to save, each as likely as another.
inline files::SavedGame savedGame(Random& random, const fishing::Rules& rules) {
    files::SavedGame game;
    if (random.between(0, 1) == 0) {
        const auto half = [&] { return static_cast<std::uint64_t>(random.between(0, 0x7FFFFFFF)); };
        const fishing::Deck deck{random.between(1, fishing::highestRank),
                                 random.between(2, fishing::maxCopies)};
        game = files::newGame(files::NumberedDeal{(half() << 33U) + half(), deck}, rules);
    } else {
        const int mostCards = random.between(1, fishing::maxDealtHand);
        const auto hand = writtenHand(random, mostCards);
        game = files::newGame(files::Hands{hand, writtenHand(random, mostCards)}, rules);
    }
    if (random.between(0, 1) == 0) {
        game.names = {"小猫 “Tom”", random.between(0, 1) == 0 ? "" : "Mo\\lly/"};
    }
    game.index = static_cast<fishing::PlayCount>(random.between(0, 100'000'000));
    fishing::PlayCount place = 0;
    for (int i = random.between(0, 9); i > 0; --i) {
        place += static_cast<fishing::PlayCount>(random.between(1, 1'000));
        game.bookmarks.push_back(place);
    }
    return game;
}

/// What was wrong, in English; empty where nothing was.
template <class T>
std::string problemOf(const files::Reading<T>& reading) {
    return reading ? std::string() : words::inEnglish(reading.problem());
}

} // namespace samples
