// SPDX-License-Identifier: MIT
#include "app/table/card_art.h"

#include "engine/notation.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <array>

using fishing::Card;
using fishing::Rank;
using fishing::Suit;

namespace {

const QColor paper(0xff, 0xfd, 0xf7);
const QColor paperEdge(0x9a, 0x94, 0x88);
const QColor redInk(0xc6, 0x2b, 0x43);
const QColor blackInk(0x23, 0x2f, 0x3e);
const QColor backGround(0x2f, 0x6f, 0x8f);
const QColor backScale(0x7f, 0xb7, 0xc9);

QColor inkOf(Suit suit) {
    return suit == Suit::Hearts || suit == Suit::Diamonds ? redInk : blackInk;
}

/// A suit in a square from -0.5 to 0.5.
QPainterPath heartPath() {
    QPainterPath path;
    path.moveTo(0, 0.48);
    path.cubicTo(-0.16, 0.22, -0.5, 0.06, -0.5, -0.2);
    path.cubicTo(-0.5, -0.52, -0.1, -0.54, 0, -0.22);
    path.cubicTo(0.1, -0.54, 0.5, -0.52, 0.5, -0.2);
    path.cubicTo(0.5, 0.06, 0.16, 0.22, 0, 0.48);
    return path;
}

QPainterPath stemPath() {
    QPainterPath path;
    path.moveTo(-0.2, 0.5);
    path.quadTo(-0.03, 0.42, -0.03, 0.1);
    path.lineTo(0.03, 0.1);
    path.quadTo(0.03, 0.42, 0.2, 0.5);
    path.closeSubpath();
    return path;
}

QPainterPath suitPath(Suit suit) {
    switch (suit) {
    case Suit::Hearts:
        return heartPath();
    case Suit::Spades: {
        const QPainterPath leaf = QTransform().translate(0, -0.06).scale(1, -0.86).map(heartPath());
        return leaf.united(stemPath());
    }
    case Suit::Clubs: {
        QPainterPath path;
        for (const QPointF centre :
             {QPointF(0, -0.26), QPointF(-0.26, 0.08), QPointF(0.26, 0.08)}) {
            QPainterPath leaf;
            leaf.addEllipse(centre, 0.235, 0.235);
            path = path.united(leaf);
        }
        QPainterPath middle;
        middle.addEllipse(QPointF(0, 0), 0.12, 0.12);
        return path.united(middle).united(stemPath());
    }
    case Suit::Diamonds: {
        QPainterPath path;
        path.moveTo(0, -0.5);
        path.quadTo(0.14, -0.2, 0.4, 0);
        path.quadTo(0.14, 0.2, 0, 0.5);
        path.quadTo(-0.14, 0.2, -0.4, 0);
        path.quadTo(-0.14, -0.2, 0, -0.5);
        return path;
    }
    }
    return {};
}

void paintSuit(QPainter& painter, Suit suit, QPointF centre, qreal size) {
    painter.save();
    painter.translate(centre);
    painter.scale(size, size);
    painter.fillPath(suitPath(suit), inkOf(suit));
    painter.restore();
}

/// Rank over suit, in the upper left corner.
void paintIndex(QPainter& painter, Card card, QSizeF size) {
    QFont font = QGuiApplication::font();
    font.setBold(true);
    font.setPixelSize(std::max(1, qRound(size.height() * 0.2)));
    if (card.rank == 10) {
        font.setLetterSpacing(QFont::PercentageSpacing, 86);
    }
    const auto symbol = fishing::rankSymbol(card.rank);
    const QString text = QString::fromUtf8(symbol.data(), static_cast<qsizetype>(symbol.size()));
    const qreal centre = size.width() * 0.175;
    painter.setFont(font);
    painter.setPen(inkOf(card.suit));
    const QRectF box(centre - size.width() / 2, size.height() * 0.03, size.width(),
                     size.height() * 0.2);
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
    paintSuit(painter, card.suit, {centre, size.height() * 0.3}, size.height() * 0.12);
}

/// Where the pips of a number card lie, in the field between the indices: 0 to 1 across and down.
std::vector<QPointF> pipPlaces(Rank rank) {
    constexpr qreal left = 0;
    constexpr qreal middle = 0.5;
    constexpr qreal right = 1;
    std::vector<QPointF> places;
    const auto column = [&](qreal x, int count, qreal top = 0, qreal bottom = 1) {
        for (int i = 0; i < count; ++i) {
            const qreal part = count == 1 ? 0.5 : static_cast<qreal>(i) / (count - 1);
            places.emplace_back(x, top + part * (bottom - top));
        }
    };
    switch (rank) {
    case 1:
        column(middle, 1);
        break;
    case 2:
    case 3:
        column(middle, rank);
        break;
    case 4:
    case 5:
        column(left, 2);
        column(right, 2);
        column(middle, rank - 4);
        break;
    case 6:
    case 7:
    case 8:
        column(left, 3);
        column(right, 3);
        column(middle, rank - 6, 0.25, rank == 7 ? 0.25 : 0.75);
        break;
    default:
        column(left, 4);
        column(right, 4);
        column(middle, rank - 8, rank == 9 ? 0.5 : 1.0 / 6, rank == 9 ? 0.5 : 5.0 / 6);
        break;
    }
    return places;
}

void paintPips(QPainter& painter, Card card, QSizeF size) {
    const bool ace = card.rank == 1;
    const qreal pip = size.width() * (ace ? 0.42 : 0.17);
    const QRectF field(size.width() * 0.4, size.height() * 0.17, size.width() * 0.36,
                       size.height() * 0.66);
    for (const QPointF place : pipPlaces(card.rank)) {
        const QPointF centre(field.left() + place.x() * field.width(),
                             field.top() + place.y() * field.height());
        painter.save();
        painter.translate(centre);
        if (place.y() > 0.5) {
            painter.rotate(180);
        }
        paintSuit(painter, card.suit, {0, 0}, pip);
        painter.restore();
    }
}

void paintCourt(QPainter& painter, Card card, QSizeF size) {
    const QRectF field(size.width() * 0.36, size.height() * 0.14, size.width() * 0.5,
                       size.height() * 0.72);
    QColor wash = inkOf(card.suit);
    wash.setAlphaF(0.1F);
    painter.setPen(QPen(inkOf(card.suit), size.width() * 0.012));
    painter.setBrush(wash);
    painter.drawRoundedRect(field, field.width() * 0.12, field.width() * 0.12);
    QFont font = QGuiApplication::font();
    font.setBold(true);
    font.setPixelSize(std::max(1, qRound(size.height() * 0.3)));
    painter.setFont(font);
    const auto symbol = fishing::rankSymbol(card.rank);
    const QRectF upper = field.adjusted(0, 0, 0, -field.height() * 0.35);
    painter.drawText(upper, Qt::AlignCenter,
                     QString::fromUtf8(symbol.data(), static_cast<qsizetype>(symbol.size())));
    paintSuit(painter, card.suit, {field.center().x(), field.bottom() - field.height() * 0.24},
              size.width() * 0.24);
}

void paintSheet(QPainter& painter, QSizeF size, const QBrush& brush) {
    const qreal line = 1;
    const qreal radius = CardArt::cornerRadius(size.width());
    const QRectF sheet(line / 2, line / 2, size.width() - line, size.height() - line);
    painter.setPen(QPen(paperEdge, line));
    painter.setBrush(brush);
    painter.drawRoundedRect(sheet, radius, radius);
}

void paintFace(QPainter& painter, Card card, QSizeF size) {
    paintSheet(painter, size, paper);
    paintIndex(painter, card, size);
    if (card.rank >= fishing::jackRank) {
        paintCourt(painter, card, size);
    } else {
        paintPips(painter, card, size);
    }
}

void paintBack(QPainter& painter, Card, QSizeF size) {
    paintSheet(painter, size, paper);
    const qreal inset = size.width() * 0.06;
    const QRectF field = QRectF(QPointF(), size).adjusted(inset, inset, -inset, -inset);
    QPainterPath frame;
    frame.addRoundedRect(field, inset, inset);
    painter.fillPath(frame, backGround);
    painter.setClipPath(frame);
    painter.setPen(QPen(backScale, size.width() * 0.016));
    painter.setBrush(backGround);
    const qreal scale = size.width() / 6;
    int row = 0;
    // From the bottom up, so that each row of scales lies over the one below it.
    for (qreal y = field.bottom() + scale; y > field.top() - scale; y -= scale / 2) {
        const qreal shift = row++ % 2 == 0 ? 0 : scale / 2;
        for (qreal x = field.left() - scale; x < field.right() + scale; x += scale) {
            painter.drawEllipse(QRectF(x + shift, y - scale / 2, scale, scale));
        }
    }
}

} // namespace

qreal CardArt::cornerRadius(qreal width) {
    return width * 0.075;
}

const QPixmap& CardArt::face(Card card, QSize size, qreal pixelRatio) {
    const int key = 1 + card.rank * fishing::suitCount + static_cast<int>(card.suit);
    return sprite(key, card, size, pixelRatio, paintFace);
}

const QPixmap& CardArt::back(QSize size, qreal pixelRatio) {
    return sprite(0, {}, size, pixelRatio, paintBack);
}

const QPixmap& CardArt::sprite(int key, Card card, QSize size, qreal pixelRatio, Paint paint) {
    if (size != m_size || pixelRatio != m_pixelRatio) {
        m_sprites.clear();
        m_size = size;
        m_pixelRatio = pixelRatio;
    }
    QPixmap& pixmap = m_sprites[key];
    if (pixmap.isNull()) {
        pixmap = QPixmap(size * pixelRatio);
        pixmap.setDevicePixelRatio(pixelRatio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter, card, size);
    }
    return pixmap;
}
