// SPDX-License-Identifier: MIT
// Where every card lies: a pure function from a scene and a size to one placement a card. Dealing,
// stepping, rewinding, dragging and resizing all come down to asking it again.
#pragma once

#include "app/table/scene.h"
#include "app/table/shores.h"

#include <QRectF>
#include <QSizeF>

#include <array>
#include <optional>
#include <vector>

/// Where and how one card lies. The order of placements is the order of painting, lowest first.
struct Placement {
    fishing::Card card;
    QPointF topLeft; ///< in pixels of the table
    bool faceUp = true;
    double glow = 0;               ///< 0 to 1: how brightly it is lit, as one of a matching pair
    std::optional<double> delay{}; ///< 0 to 1: its turn to set out, where cards go one by one
    bool tucksIn = false;          ///< slides under its neighbours as it comes, and not over them
    bool isLifted = false;         ///< as one of a run that is caught
};

/// Where a hand goes on from the end of one row to the row beside it.
struct RowTurn {
    QPointF from;     ///< at the edge of the last card that is to be read in its row
    QPointF to;       ///< at the edge of the first card of the next row
    double bulge = 0; ///< how much room there is to swing out, to the right; to the left below 0

    friend bool operator==(const RowTurn&, const RowTurn&) = default;
};

/// What tells how a hand of several rows is to be read.
struct RowSigns {
    std::vector<RowTurn> turns; ///< of both hands, from the front of each to its tail
    /// Beside the tail of each hand whose last row runs back: there the card that lies above its
    /// neighbours is not the last one.
    std::vector<QRectF> tails;

    friend bool operator==(const RowSigns&, const RowSigns&) = default;
};

/// The smallest number of pixels that is a whole number of the screen's own, where there is a small
/// one; otherwise 1.
int pixelGrid(double pixelRatio);

/// The places of one table size, the same through a whole game. A hand that is too long to be read
/// in one row turns round at the row's end and runs back in another one, on the side of the pile;
/// the rows open and close bit by bit as the hand grows and shrinks.
class TableLayout {
public:
    /// `cardCount` is the number of cards in the game; no hand can ever hold more. Cards at rest
    /// lie and end on multiples of `grid` pixels, so that they can meet the screen's own pixels
    /// where its pixel ratio is no whole number.
    TableLayout(QSizeF size, std::size_t cardCount, int grid = 1);

    std::vector<Placement> place(const Scene& scene) const;

    RowSigns rowSigns(const Scene& scene) const;

    /// The card that one sees at a place of the table. A raised card does not hide its neighbours
    /// here, so that a pointer can go on to them.
    std::optional<fishing::CardId> cardAt(const Scene& scene, QPointF place) const;

    QSizeF cardSize() const { return m_cardSize; }
    /// Where a deck lies before it is dealt: its upper left corner.
    QPointF deckPlace() const;
    /// Left of a hand: room for the player.
    QRectF bank(fishing::Player player) const;
    /// The strip of table on which the pile grows from left to right.
    QRectF pileArea() const;
    /// The strip on which the first row of a hand lies.
    QRectF handArea(fishing::Player player) const;
    Shores shores() const;

private:
    /// How many cards fit beside one another, each so much of a card's width from the next.
    std::size_t capacityOfOneRow(double step) const;
    /// How many cards lie in each row of a hand, those that are set apart not counted.
    std::vector<std::size_t> rowsOf(std::size_t cards) const;
    /// Where the first card from the left lies in a row, and how far the others from each other.
    struct Row {
        double left = 0;
        double step = 0;
    };
    Row rowOf(const std::vector<std::size_t>& rows, std::size_t row) const;
    double rowTop(fishing::Player player, std::size_t row) const;
    double rowLeft() const;
    double rowRight() const;
    /// From the left edge of the first card of such rows to that of the last one.
    double widthOf(const std::vector<std::size_t>& rows) const;
    double frontTop(fishing::Player player) const;
    double pileTop() const;
    void placeHand(const Scene& scene, fishing::Player player,
                   std::vector<Placement>& placements) const;
    void placePile(const Scene& scene, std::vector<Placement>& placements) const;
    void raise(fishing::CardId id, std::vector<Placement>& placements) const;
    double onGrid(double length) const;

    int m_grid;
    QRectF m_field; // all of the table that cards may lie on
    double m_margin = 0;
    double m_bankWidth = 0;
    std::size_t m_rows = 1; // that a hand may take
    QSizeF m_cardSize;
};
