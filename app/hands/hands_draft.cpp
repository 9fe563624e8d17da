// SPDX-License-Identifier: MIT
#include "app/hands/hands_draft.h"

#include "app/card_names.h"

#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>
#include <numeric>

using fishing::Player;

namespace {

int sumOf(const std::array<int, fishing::suitCount>& suits) {
    return std::accumulate(suits.begin(), suits.end(), 0);
}

/// The cards of a full deck that are not among those counted: of each rank as many as it lacks to
/// four, in the suits shown least.
std::vector<fishing::WrittenCard> restOfDeck(HandsDraft::Counts counts) {
    std::vector<fishing::WrittenCard> rest;
    for (fishing::Rank rank = fishing::lowestRank; rank <= fishing::highestRank; ++rank) {
        auto& suits = counts[rank];
        while (sumOf(suits) < fishing::suitCount) {
            const auto least = std::min_element(suits.begin(), suits.end());
            ++*least;
            rest.push_back({rank, static_cast<fishing::Suit>(least - suits.begin())});
        }
    }
    return rest;
}

} // namespace

std::optional<HandsDraft::Written> HandsDraft::read() const {
    const auto a = m_hands[0].read();
    const auto b = m_hands[1].read();
    return a && b ? std::optional(Written{*a, *b}) : std::nullopt;
}

void HandsDraft::write(const Written& hands) {
    for (std::size_t i = 0; i < hands.size(); ++i) {
        QStringList words;
        for (const fishing::WrittenCard& card : hands[i]) {
            words += writtenCard(card);
        }
        const QString text = words.join(QLatin1Char(' '));
        m_hands[i].setText(text, text.size());
    }
}

void HandsDraft::write(const fishing::FoundHands& found) {
    for (std::size_t i = 0; i < m_hands.size(); ++i) {
        const QString text = QString::fromStdString(found.hands[i]);
        m_hands[i].setText(text, text.size());
    }
    if (const auto hands = read()) {
        write(*hands);
    }
}

std::array<QList<DraftCard>, 2> HandsDraft::cards() const {
    Written written;
    for (std::size_t i = 0; i < written.size(); ++i) {
        for (const HandDraft::Word& word : m_hands[i].words()) {
            if (word.card) {
                written[i].push_back(*word.card);
            }
        }
    }
    const fishing::Deal deal = fishing::makeDeal(written[0], written[1]);
    std::array<QList<DraftCard>, 2> cards;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        auto card = deal.hands[i].begin();
        for (std::size_t word = 0; word < m_hands[i].words().size(); ++word) {
            const bool isCard = m_hands[i].words()[word].card.has_value();
            cards[i].append(
                {isCard ? std::optional(*card++) : std::nullopt, m_hands[i].wordText(word)});
        }
    }
    return cards;
}

HandsDraft::Counts HandsDraft::counts() const {
    Counts counts{};
    for (const auto& hand : cards()) {
        for (const DraftCard& each : hand) {
            if (each.card) {
                ++counts[each.card->rank][static_cast<std::size_t>(each.card->suit)];
            }
        }
    }
    return counts;
}

void HandsDraft::insert(DraftPlace place, const QString& word) {
    hand(place.player).insert(place.index, word);
}

void HandsDraft::take(DraftPlace place) {
    hand(place.player).take(place.index);
}

DraftPlace HandsDraft::move(DraftPlace from, DraftPlace to) {
    if (from.player == to.player && to.index > from.index) {
        --to.index;
    }
    if (from != to) {
        hand(to.player).insert(to.index, hand(from.player).take(from.index));
    }
    return to;
}

void HandsDraft::swap() {
    m_hands[0].swapWith(m_hands[1]);
}

void HandsDraft::shuffle(Player player, QRandomGenerator& random) {
    std::vector<std::size_t> order(hand(player).words().size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::shuffle(order.begin(), order.end(), random);
    hand(player).arrange(order);
}

int HandsDraft::spareCards() const {
    return static_cast<int>(restOfDeck(counts()).size());
}

void HandsDraft::fillUp(QRandomGenerator& random) {
    std::vector<fishing::WrittenCard> rest = restOfDeck(counts());
    std::shuffle(rest.begin(), rest.end(), random);
    const bool areSuitsWritten = std::ranges::any_of(m_hands, [](const HandDraft& hand) {
        return std::ranges::any_of(
            hand.words(), [](const HandDraft::Word& word) { return word.card && word.card->suit; });
    });
    for (fishing::WrittenCard card : rest) {
        if (!areSuitsWritten) {
            card.suit.reset(); // each card is given the same one
        }
        HandDraft& shorter =
            m_hands[1].words().size() < m_hands[0].words().size() ? m_hands[1] : m_hands[0];
        if (shorter.words().size() < fishing::maxDealtHand) {
            shorter.insert(shorter.words().size(), writtenCard(card));
        }
    }
}

QString writtenCard(fishing::WrittenCard card) {
    return card.suit ? shortName({0, card.rank, *card.suit}) : QString::number(card.rank);
}
