// SPDX-License-Identifier: MIT
#include "app/table/suit_shape.h"

#include <QBrush>
#include <QPainter>
#include <QTransform>

using fishing::Suit;

namespace {

/// Closes a right half, drawn from the top of the axis to its foot, with its mirror image.
QPainterPath withMirrorImage(const QPainterPath& rightHalf) {
    QPainterPath path = rightHalf;
    path.connectPath(QTransform::fromScale(-1, 1).map(rightHalf).toReversed());
    path.closeSubpath();
    return path;
}

QPainterPath spade() {
    QPainterPath half(QPointF(0, -0.5));
    half.cubicTo(0.04, -0.38, 0.16, -0.27, 0.28, -0.16);
    half.cubicTo(0.4, -0.05, 0.48, 0.04, 0.48, 0.15);
    half.cubicTo(0.48, 0.27, 0.38, 0.35, 0.27, 0.35);
    half.cubicTo(0.17, 0.35, 0.09, 0.3, 0.04, 0.21);
    half.cubicTo(0.05, 0.34, 0.1, 0.44, 0.19, 0.5);
    half.lineTo(0, 0.5);
    return withMirrorImage(half);
}

QPainterPath heart() {
    QPainterPath half(QPointF(0, -0.29));
    half.cubicTo(0.04, -0.41, 0.13, -0.48, 0.25, -0.48);
    half.cubicTo(0.39, -0.48, 0.49, -0.38, 0.49, -0.22);
    half.cubicTo(0.49, 0.06, 0.12, 0.24, 0, 0.5);
    return withMirrorImage(half);
}

QPainterPath club() {
    // Three leaves that do not quite touch one another: deep notches are what tells a small club
    // from a small spade.
    constexpr qreal radius = 0.228;
    const auto leaf = [](qreal x, qreal y) {
        return QRectF(x - radius, y - radius, 2 * radius, 2 * radius);
    };
    QPainterPath half(QPointF(0, -0.275 - radius));
    half.arcTo(leaf(0, -0.275), 90, -142);
    half.arcTo(leaf(0.275, 0.125), 132, -278);
    half.cubicTo(0.05, 0.36, 0.09, 0.45, 0.18, 0.5);
    half.lineTo(0, 0.5);
    return withMirrorImage(half);
}

QPainterPath diamond() {
    QPainterPath half(QPointF(0, -0.5));
    half.quadTo(0.15, -0.2, 0.4, 0);
    half.quadTo(0.15, 0.2, 0, 0.5);
    return withMirrorImage(half);
}

} // namespace

QPainterPath suitShape(Suit suit) {
    switch (suit) {
    case Suit::Spades:
        return spade();
    case Suit::Hearts:
        return heart();
    case Suit::Clubs:
        return club();
    case Suit::Diamonds:
        return diamond();
    }
    return {};
}

void paintSuit(QPainter& painter, Suit suit, QPointF centre, qreal size, const QBrush& brush,
               bool upsideDown) {
    const qreal scale = upsideDown ? -size : size;
    const QTransform place(scale, 0, 0, scale, centre.x(), centre.y());
    painter.fillPath(place.map(suitShape(suit)), brush);
}
