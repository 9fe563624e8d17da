// SPDX-License-Identifier: MIT
#include "app/table/row_turns.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace {

// In parts of the turn's width.
constexpr double lineWidth = 0.2;
constexpr double headLength = 0.42;

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

} // namespace

QRegion placeOf(const std::vector<RowTurn>& turns) {
    QRegion place;
    for (const RowTurn& turn : turns) {
        const double width = std::abs(turn.bulge);
        place += QRectF(turn.from, turn.to + QPointF(turn.bulge, 0))
                     .normalized()
                     .adjusted(-width, -width, width, width)
                     .toAlignedRect();
    }
    return place;
}

void paintRowTurns(QPainter& painter, const std::vector<RowTurn>& turns, const TableTheme& theme) {
    painter.setRenderHint(QPainter::Antialiasing);
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
