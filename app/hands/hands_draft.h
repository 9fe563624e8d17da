// SPDX-License-Identifier: MIT
// Both hands while they are being entered, and what can be done with all of their cards. A value:
// to take something back is to put the draft of before in its place.
#pragma once

#include "app/hands/hand_draft.h"
#include "engine/found_hands.h"

#include <QList>

#include <array>
#include <optional>

class QRandomGenerator;

/// A word of a hand as it is shown: as a card, or as what stands there.
struct DraftCard {
    std::optional<fishing::Card> card; ///< suits that are not written are given
    QString word;

    friend bool operator==(const DraftCard&, const DraftCard&) = default;
};

/// Where a card lies, or between which cards one goes.
struct DraftPlace {
    fishing::Player player = fishing::Player::A;
    std::size_t index = 0;

    friend bool operator==(const DraftPlace&, const DraftPlace&) = default;
};

class HandsDraft {
public:
    using Written = std::array<std::vector<fishing::WrittenCard>, 2>;
    /// How many cards there are of each rank and suit; the rank counts from 1.
    using Counts = std::array<std::array<int, fishing::suitCount>, fishing::highestRank + 1>;

    HandDraft& hand(fishing::Player player) { return m_hands[fishing::indexOf(player)]; }
    const HandDraft& hand(fishing::Player player) const {
        return m_hands[fishing::indexOf(player)];
    }

    /// What both hands hold; nothing while one cannot be read.
    std::optional<Written> read() const;
    void write(const Written& hands);
    /// Hands that were found in a text, as they stand there where they cannot be read.
    void write(const fishing::FoundHands& found);

    /// The words of both hands. Every one that can be read is a card, whatever stands beside it.
    std::array<QList<DraftCard>, 2> cards() const;
    Counts counts() const;

    void insert(DraftPlace place, const QString& word);
    void take(DraftPlace place);
    /// Moves a card to where `to` is before it is moved. Returns where it lies then.
    DraftPlace move(DraftPlace from, DraftPlace to);
    void swap();
    void shuffle(fishing::Player player, QRandomGenerator& random);
    /// How many cards of a full deck are in neither hand.
    int spareCards() const;
    /// Deals these at random to the shorter hand until both are as long, then to both in turn; no
    /// hand gets more than 104 cards.
    void fillUp(QRandomGenerator& random);

    friend bool operator==(const HandsDraft&, const HandsDraft&) = default;

private:
    std::array<HandDraft, 2> m_hands{HandDraft(fishing::Player::A), HandDraft(fishing::Player::B)};
};

/// A card as the program writes it into a hand: "7", or "Q♥" where the suit is to be kept.
QString writtenCard(fishing::WrittenCard card);
