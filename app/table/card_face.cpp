// SPDX-License-Identifier: MIT
#include "app/table/card_face.h"

#include "app/table/card_sheet.h"
#include "app/table/court_pictures.h"
#include "app/table/rank_glyph.h"
#include "app/table/suit_shape.h"

#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include <cmath>
#include <vector>

using fishing::Card;
using fishing::Rank;
using fishing::Suit;

namespace {

// Narrower cards show their index and one large suit; anything more would be specks.
constexpr qreal leastWidthForPips = 56;
constexpr qreal echoScale = 0.75; // of the index in the lower right corner

/// Where the index lies. All lengths are whole device pixels, so that its bars and stems are crisp.
struct IndexLayout {
    explicit IndexLayout(const CardSheet& sheet, qreal scale = 1);

    qreal column() const { return rankWidth(12, pen); }
    qreal right() const { return left + column(); }
    qreal bottom() const { return suitTop + suitSize; }

    RankPen pen;
    qreal left;
    qreal top;
    qreal suitTop;
    qreal suitSize;
};

IndexLayout::IndexLayout(const CardSheet& sheet, qreal scale) {
    // The constant part is what makes it larger, relative to the card, the smaller the card is.
    const qreal height = scale * (0.2 * sheet.width() + 4.4 * sheet.pixelRatio());
    pen.height = std::round(height);
    pen.stroke = std::max(1.0, std::round(0.175 * height));
    left = std::round(4.6 * sheet.unit());
    top = std::round(4.6 * sheet.unit());
    suitTop = top + pen.height + std::round(0.11 * height);
    suitSize = std::round(0.6 * height);
}

void paintIndex(QPainter& painter, Card card, const IndexLayout& layout, const QColor& ink) {
    const qreal middle = layout.left + layout.column() / 2;
    // Only the 10 is wider than its column. It starts a little further to the left.
    const qreal least = std::floor(layout.left * 0.8);
    const qreal left = std::round(middle - rankWidth(card.rank, layout.pen) / 2);
    paintRank(painter, card.rank, {std::max(least, left), layout.top}, layout.pen, ink);
    paintSuit(painter, card.suit, {middle, layout.suitTop + layout.suitSize / 2}, layout.suitSize,
              ink);
}

void paintIndices(QPainter& painter, Card card, const CardSheet& sheet, const QColor& ink) {
    paintIndex(painter, card, IndexLayout(sheet), ink);
    if (sheet.apparentWidth() >= leastWidthForPips) {
        painter.save();
        painter.translate(sheet.width(), sheet.height());
        painter.rotate(180);
        paintIndex(painter, card, IndexLayout(sheet, echoScale), ink);
        painter.restore();
    }
}

/// Where the pips of a number card lie, in the field between the indices: 0 to 1 across and down.
std::vector<QPointF> pipPlaces(Rank rank) {
    constexpr qreal left = 0;
    constexpr qreal middle = 0.5;
    constexpr qreal right = 1;
    std::vector<QPointF> places;
    const auto column = [&](qreal x, int count, qreal top = 0, qreal bottom = 1) {
        for (int i = 0; i < count; ++i) {
            const qreal part = count == 1 ? 0 : static_cast<qreal>(i) / (count - 1);
            places.emplace_back(x, top + part * (bottom - top));
        }
    };
    const int aside = rank < 4 ? 0 : rank < 6 ? 2 : rank < 9 ? 3 : 4; // in each outer column
    column(left, aside);
    column(right, aside);
    switch (rank) {
    case 2:
    case 3:
        column(middle, rank);
        break;
    case 5:
    case 9:
        column(middle, 1, 0.5);
        break;
    case 7:
        column(middle, 1, 0.25);
        break;
    case 8:
        column(middle, 2, 0.25, 0.75);
        break;
    case 10:
        column(middle, 2, 1.0 / 6, 5.0 / 6);
        break;
    default:
        break;
    }
    return places;
}

/// In hundredths of the card's width. Where there are few, they can be larger.
qreal pipSize(Rank rank) {
    return rank < 4 ? 24 : rank < 7 ? 20.5 : 18;
}

void paintPips(QPainter& painter, Card card, const CardSheet& sheet, const QColor& ink) {
    const qreal unit = sheet.unit();
    const QRectF field(37 * unit, 0.155 * sheet.height(), 26 * unit, 0.69 * sheet.height());
    for (const QPointF place : pipPlaces(card.rank)) {
        const QPointF centre(field.left() + place.x() * field.width(),
                             field.top() + place.y() * field.height());
        paintSuit(painter, card.suit, centre, pipSize(card.rank) * unit, ink, place.y() > 0.5);
    }
}

/// A fish that swims to the left, 1 long, around the origin.
QPainterPath fishShape() {
    QPainterPath path(QPointF(-0.5, 0.02));
    path.cubicTo(-0.32, -0.27, 0.02, -0.3, 0.25, -0.05);
    path.cubicTo(0.32, -0.16, 0.4, -0.22, 0.5, -0.24);
    path.cubicTo(0.44, -0.08, 0.44, 0.08, 0.5, 0.24);
    path.cubicTo(0.4, 0.22, 0.32, 0.16, 0.25, 0.05);
    path.cubicTo(0.02, 0.3, -0.32, 0.28, -0.5, 0.02);
    path.addEllipse(QPointF(-0.28, -0.03), 0.045, 0.045);
    return path;
}

/// The suit of an ace and the fish in it, in hundredths of the card's width.
struct AceFigure {
    qreal size;
    qreal fishLength;
    qreal fishDrop; // to where the suit is widest
};

AceFigure aceFigure(Suit suit) {
    switch (suit) {
    case Suit::Spades:
        return {52, 27, 4};
    case Suit::Hearts:
        return {49, 27, -3};
    case Suit::Clubs:
        return {52, 27, 4};
    case Suit::Diamonds:
        return {62, 24, 0};
    }
    return {};
}

void paintAce(QPainter& painter, Card card, const CardSheet& sheet, const QColor& ink) {
    const qreal unit = sheet.unit();
    const AceFigure figure = aceFigure(card.suit);
    const QPointF centre = sheet.rect().center();
    paintSuit(painter, card.suit, centre, figure.size * unit, ink);
    const qreal length = figure.fishLength * unit;
    const QTransform place(length, 0, 0, length, centre.x(), centre.y() + figure.fishDrop * unit);
    painter.fillPath(place.map(fishShape()), QColor(0xfd, 0xfa, 0xf1));
}

void paintLargeSuit(QPainter& painter, Card card, const CardSheet& sheet, const QColor& ink) {
    const QPointF centre(0.54 * sheet.width(), 0.67 * sheet.height());
    paintSuit(painter, card.suit, centre, 48 * sheet.unit(), ink);
}

/// What is left of the sheet when the indices have been given their corners.
QPainterPath courtFrame(const CardSheet& sheet) {
    const qreal unit = sheet.unit();
    const qreal inset = std::round(5 * unit) + sheet.border() / 2;
    const qreal gap = std::round(1.6 * unit + sheet.pixelRatio());
    const qreal radius = 4 * unit;
    QPainterPath frame;
    frame.addRoundedRect(sheet.rect().adjusted(inset, inset, -inset, -inset), radius, radius);
    const auto cornerOf = [&](const IndexLayout& index) {
        // Begins outside of the sheet: only the corner towards the middle is round.
        QPainterPath corner;
        corner.addRoundedRect(QRectF(QPointF(-10 * unit, -10 * unit),
                                     QPointF(index.right() + gap, index.bottom() + gap)),
                              radius, radius);
        return corner;
    };
    frame = frame.subtracted(cornerOf(IndexLayout(sheet)));
    if (sheet.apparentWidth() >= leastWidthForPips) {
        const QTransform halfTurn(-1, 0, 0, -1, sheet.width(), sheet.height());
        frame = frame.subtracted(halfTurn.map(cornerOf(IndexLayout(sheet, echoScale))));
    }
    return frame;
}

void paintCourt(QPainter& painter, Card card, const CardSheet& sheet, const QColor& ink,
                CourtPictures& pictures) {
    const QPainterPath frame = courtFrame(sheet);
    painter.save();
    painter.setClipPath(frame);
    pictures.of(card.rank, card.suit).render(&painter, sheet.rect());
    painter.restore();
    painter.strokePath(frame, QPen(ink, sheet.border(), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
}

} // namespace

QColor suitInk(Suit suit, const CardLook& look) {
    const QColor black(0x22, 0x2b, 0x3a);
    const QColor red(0xc9, 0x25, 0x3e);
    switch (suit) {
    case Suit::Spades:
        return black;
    case Suit::Hearts:
        return red;
    case Suit::Clubs:
        return look.fourColors ? QColor(0x1c, 0x7a, 0x45) : black;
    case Suit::Diamonds:
        return look.fourColors ? QColor(0x1d, 0x66, 0xc4) : red;
    }
    return {};
}

void paintCardFace(QPainter& painter, Card card, const CardSheet& sheet, const CardLook& look,
                   CourtPictures& pictures) {
    const QColor ink = suitInk(card.suit, look);
    sheet.paintPaper(painter);
    if (card.rank >= fishing::jackRank) {
        paintCourt(painter, card, sheet, ink, pictures);
    } else if (sheet.apparentWidth() < leastWidthForPips) {
        paintLargeSuit(painter, card, sheet, ink);
    } else if (card.rank == fishing::lowestRank) {
        paintAce(painter, card, sheet, ink);
    } else {
        paintPips(painter, card, sheet, ink);
    }
    paintIndices(painter, card, sheet, ink);
}
