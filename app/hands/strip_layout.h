// SPDX-License-Identifier: MIT
// Where the small cards of a hand lie while it is entered: a pure function of the room and of how
// many they are. They overlap as much as it takes, in as many lines as it takes to read them.
#pragma once

#include <QRect>
#include <QSize>

#include <optional>

class StripLayout {
public:
    /// `cards` in a strip of `size`; between two of them, or at an end, a gap may be open for one
    /// more: in front of the card with the index `gap`.
    StripLayout(QSize size, int cards, std::optional<int> gap = std::nullopt);

    QSize cardSize() const { return m_cardSize; }
    /// The card itself; the ones behind it cover it in part.
    QRect cardRect(int index) const;
    /// The card that is seen at a point; nothing beside the cards.
    std::optional<int> cardAt(QPoint point) const;
    /// In front of which card something that lies at a point belongs: 0 to the number of cards.
    int placeAt(QPoint point) const;
    /// Where to mark such a place.
    QRect markAt(int place) const;

private:
    int lineOf(int index) const { return index / m_perLine; }

    QSize m_size;
    int m_cards;
    std::optional<int> m_gap;
    int m_lines = 1;
    int m_perLine = 1;
    QSize m_cardSize;
    double m_step = 0;  // from card to card
    double m_pitch = 0; // from line to line
    double m_top = 0;
};
