// SPDX-License-Identifier: MIT
// Deals and rule sets to test with: random ones that are the same in every run, and rows for all
// 96 rule sets.
#pragma once

#include "engine/notation.h"
#include "engine/play.h"
#include "engine/rules.h"
#include "tests/engine/plain_game.h"

#include <QTest>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

/// So that a failed comparison shows the texts.
template <>
inline char* QTest::toString(const std::string& text) {
    return qstrdup(text.c_str());
}

namespace samples {

using Ranks = std::vector<int>;

inline fishing::Deal dealOf(const Ranks& a, const Ranks& b) {
    const auto written = [](const Ranks& ranks) {
        std::vector<fishing::WrittenCard> cards;
        for (const int rank : ranks) {
            cards.push_back({static_cast<fishing::Rank>(rank), std::nullopt});
        }
        return cards;
    };
    return fishing::makeDeal(written(a), written(b));
}

template <class Cards>
Ranks ranksOf(const Cards& cards) {
    Ranks ranks;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        ranks.push_back(cards[i].rank);
    }
    return ranks;
}

/// The standard distributions differ between libraries; this does not.
class Random {
public:
    explicit Random(unsigned seed) : m_engine(seed) {}

    int between(int least, int most) {
        // In 64 bits, as the whole range of int has more values than an int can count.
        const auto values = static_cast<std::uint64_t>(std::int64_t{most} - least + 1);
        return static_cast<int>(least + static_cast<std::int64_t>(m_engine() % values));
    }

private:
    std::mt19937 m_engine;
};

/// Hands of 1 to `mostCards` cards each, from `ranks` ranks in a row. The row may begin with any
/// rank, so that small decks have Jacks too.
inline fishing::Deal randomDeal(Random& random, int ranks, int mostCards) {
    const int lowest = random.between(1, fishing::highestRank + 1 - ranks);
    const auto hand = [&] {
        Ranks cards(static_cast<std::size_t>(random.between(1, mostCards)));
        for (int& card : cards) {
            card = random.between(lowest, lowest + ranks - 1);
        }
        return cards;
    };
    const Ranks a = hand();
    return dealOf(a, hand());
}

/// Small deals, whose games end in every way there is, and a few large ones.
inline std::vector<fishing::Deal> variedDeals(unsigned seed, int small, int large) {
    Random random(seed);
    std::vector<fishing::Deal> deals;
    for (int i = 0; i < small; ++i) {
        const int ranks = random.between(1, 6);
        deals.push_back(randomDeal(random, ranks, random.between(1, 8)));
    }
    for (int i = 0; i < large; ++i) {
        deals.push_back(fishing::numberedDeal(seed + static_cast<unsigned>(i)));
        deals.push_back(randomDeal(random, fishing::highestRank, fishing::maxDealtHand));
    }
    return deals;
}

/// A row for each of the 96 rule sets, to be fetched as `rules`.
inline void addRuleSets() {
    QTest::addColumn<fishing::Rules>("rules");
    for (const fishing::Rules& rules : fishing::allRules()) {
        QTest::addRow("%s", fishing::toText(rules).c_str()) << rules;
    }
}

inline PlainCard plain(fishing::Card card) {
    return {card.id, card.rank};
}

/// The same game, to be played by the plain telling of the rule.
inline PlainGame plainGameOf(const fishing::Deal& deal, const fishing::Rules& rules) {
    PlainGame::Hand hands[2];
    for (std::size_t player = 0; player < 2; ++player) {
        for (const fishing::Card card : deal.hands[player]) {
            hands[player].push_back(plain(card));
        }
    }
    return {hands[0], hands[1], fishing::toText(rules)};
}

/// Whether the engine and the plain telling have the same cards in the same order.
template <class Cards, class PlainCards>
bool sameCards(const Cards& cards, const PlainCards& plainCards) {
    bool same = cards.size() == plainCards.size();
    for (std::size_t i = 0; same && i < cards.size(); ++i) {
        same = plain(cards[i]) == plainCards[i];
    }
    return same;
}

inline bool samePosition(const fishing::Position& position, const PlainGame& game) {
    return indexOf(position.mover) == game.mover() && sameCards(position.pile, game.pile()) &&
           sameCards(position.hands[0], game.hand(0)) && sameCards(position.hands[1], game.hand(1));
}

/// As the plain telling calls it.
inline std::string nameOf(std::optional<fishing::Outcome> ending) {
    if (!ending) {
        return "";
    }
    return *ending == fishing::Outcome::Draw ? "draw" : *ending == fishing::Outcome::A ? "a" : "b";
}

inline fishing::Rules rulesFrom(const char* text) {
    return *fishing::parseRules(text);
}

} // namespace samples
