// SPDX-License-Identifier: MIT
// Where every card lies: a pure function from a scene and a size to one placement a card. Dealing,
// stepping, rewinding, dragging and resizing all come down to asking it again.
#pragma once

#include "app/table/scene.h"

#include <QRectF>
#include <QSizeF>

#include <array>
#include <vector>

/// Where and how one card lies. The order of placements is the order of painting, lowest first.
struct Placement {
    fishing::Card card;
    QPointF topLeft;  ///< in pixels of the table
    double glow = 0;  ///< 0 to 1: how brightly it is lit, as one of a matching pair
    double delay = 0; ///< 0 to 1: when it sets out, as a part of the whole movement's waiting time
};

/// The places of one table size, the same through a whole game.
class TableLayout {
public:
    /// `cardCount` is the number of cards in the game; no hand can ever hold more.
    TableLayout(QSizeF size, std::size_t cardCount);

    std::vector<Placement> place(const Scene& scene) const;

    QSizeF cardSize() const { return m_cardSize; }
    /// The strip of table that belongs to a hand, all rows of it.
    QRectF handArea(fishing::Player player) const { return m_handAreas[fishing::indexOf(player)]; }
    QRectF pileArea() const { return m_pileArea; }
    /// Left of a hand: room for the player's name and count.
    QRectF bank(fishing::Player player) const { return m_banks[fishing::indexOf(player)]; }

private:
    void placeHand(const fishing::Hand& hand, fishing::Player player, std::size_t first,
                   std::vector<Placement>& placements) const;
    void placePile(const Scene& scene, std::vector<Placement>& placements) const;
    QPointF pilePlace(std::size_t height) const;

    int m_rows = 1; // that a hand may take
    QSizeF m_cardSize;
    std::array<QRectF, 2> m_handAreas;
    std::array<QRectF, 2> m_banks;
    QRectF m_pileArea;
};
