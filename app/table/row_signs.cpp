// SPDX-License-Identifier: MIT
#include "app/table/row_signs.h"

#include "app/table/text_line.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace {

// In parts of the turn's width.
constexpr double lineWidth = 0.2;
constexpr double headLength = 0.42;

// Of the label at a tail.
constexpr double textHeight = 0.3;   // in heights of its place
constexpr double textMargin = 0.6;   // on both sides, in heights of the text
constexpr double labelHeight = 1.35; // in heights of the text

/// A bow from row to row, and at its end the head of an arrow.
QPainterPath arrow(const RowTurn& turn) {
    const double width = std::abs(turn.bulge);
    const double side = turn.bulge > 0 ? 1 : -1;
    const QPointF gap(side * lineWidth * width, 0); // does not touch the cards
    const QPointF from = turn.from + gap;
    const QPointF to = turn.to + gap;
    // A cubic curve reaches three quarters as far as its control points.
    const QPointF out(side * (1 - 2 * lineWidth) * width / 0.75, 0);
    QPainterPath path(from);
    path.cubicTo(from + out, to + out, to);
    const double down = to.y() > from.y() ? 1 : -1;
    const double length = headLength * width;
    path.moveTo(to + QPointF(side * length * 0.35, -down * length * 1.15));
    path.lineTo(to);
    path.lineTo(to + QPointF(side * length * 1.25, down * length * 0.35));
    return path;
}

void paintTurns(QPainter& painter, const std::vector<RowTurn>& turns, const TableTheme& theme) {
    for (const RowTurn& turn : turns) {
        const QPainterPath path = arrow(turn);
        const double width = lineWidth * std::abs(turn.bulge);
        const auto stroke = [&](const QColor& color, double thickness) {
            painter.strokePath(path,
                               QPen(color, thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        };
        stroke(theme.nearBank, 3 * width); // stands out from whatever grows there
        stroke(theme.text, width);
    }
}

/// A label whose point touches the card.
void paintTail(QPainter& painter, const QRectF& place, const TableTheme& theme, const QFont& font) {
    const QString text = QCoreApplication::translate("RowSigns", "tail", "of a hand");
    const double most = textHeight * place.height();
    TextLine line = fittedLine(text, font, qRound(most),
                               place.adjusted(textMargin * most, 0, -textMargin * most, 0),
                               Qt::AlignRight | Qt::AlignVCenter);
    const double width = QFontMetricsF(line.font).horizontalAdvance(line.text);
    const double height = labelHeight * line.font.pixelSize();
    const double point = height / 3;
    const double right = place.right() - point / 2;
    const QRectF label(right - point - width - height / 2, place.center().y() - height / 2,
                       width + height / 2, height);
    line.place = label.adjusted(height / 3, 0, 0, 0);
    line.alignment = Qt::AlignLeft | Qt::AlignVCenter;
    QPainterPath path(label.topRight());
    path.lineTo(right, label.center().y());
    path.lineTo(label.bottomRight());
    path.lineTo(label.left() + point, label.bottom());
    path.quadTo(label.bottomLeft(), label.bottomLeft() - QPointF(0, point));
    path.lineTo(label.left(), label.top() + point);
    path.quadTo(label.topLeft(), label.topLeft() + QPointF(point, 0));
    path.closeSubpath();
    painter.fillPath(path, theme.nearBank);
    paintLine(painter, line, theme.text);
}

} // namespace

QRegion placeOf(const RowSigns& signs) {
    QRegion place;
    for (const RowTurn& turn : signs.turns) {
        const double width = std::abs(turn.bulge);
        place += QRectF(turn.from, turn.to + QPointF(turn.bulge, 0))
                     .normalized()
                     .adjusted(-width, -width, width, width)
                     .toAlignedRect();
    }
    for (const QRectF& tail : signs.tails) {
        place += tail.toAlignedRect();
    }
    return place;
}

void paintRowSigns(QPainter& painter, const RowSigns& signs, const TableTheme& theme,
                   const QFont& font) {
    painter.setRenderHint(QPainter::Antialiasing);
    paintTurns(painter, signs.turns, theme);
    for (const QRectF& tail : signs.tails) {
        paintTail(painter, tail, theme, font);
    }
}
