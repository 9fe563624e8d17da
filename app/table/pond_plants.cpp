// SPDX-License-Identifier: MIT
#include "app/table/pond_plants.h"

#include <QPainter>
#include <QPainterPath>

namespace {

/// The pond is seen from the side as much as from above.
constexpr double flatness = 0.42;

} // namespace

QColor pond::faint(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

void pond::paintBlade(QPainter& painter, const QColor& color, QPointF root, QPointF tip,
                      double width) {
    // It rises straight and bends towards its tip.
    const QPointF bend(root.x() + (tip.x() - root.x()) * 0.25,
                       root.y() + (tip.y() - root.y()) * 0.7);
    const QPointF foot(width / 4, 0);
    const QPointF side(width * 0.6, 0);
    QPainterPath blade(root - foot);
    blade.quadTo(bend - side, tip);
    blade.quadTo(bend + side, root + foot);
    blade.quadTo(root + QPointF(0, width / 3), root - foot);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPath(blade);
}

void pond::paintReed(QPainter& painter, const TableTheme& theme, QPointF root, double height,
                     double lean) {
    const QPointF tip(root.x() + lean, root.y() - height);
    paintBlade(painter, theme.leafEdge, root, tip, height * 0.035);
    painter.save();
    painter.translate(tip);
    painter.rotate(lean / height * 60);
    const double thickness = height * 0.062;
    const QRectF head(-thickness / 2, height * 0.06, thickness, height * 0.24);
    painter.setBrush(theme.reedHead);
    painter.drawRoundedRect(head, thickness / 2, thickness / 2);
    painter.setBrush(faint(theme.gleam, theme.dark ? 0.12 : 0.22));
    painter.drawRoundedRect(
        QRectF(-thickness * 0.28, head.top() + thickness / 2, thickness / 4, head.height() * 0.6),
        thickness / 8, thickness / 8);
    painter.restore();
}

void pond::paintLilyPad(QPainter& painter, const TableTheme& theme, QPointF center, double radius,
                        double notch, bool blossoms) {
    painter.save();
    painter.translate(center);
    painter.scale(1, flatness);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(theme.shade, 0.16));
    painter.drawEllipse(QPointF(radius * 0.06, radius * 0.22), radius, radius);

    const QRectF round(-radius, -radius, 2 * radius, 2 * radius);
    QPainterPath leaf;
    leaf.arcMoveTo(round, notch + 16);
    leaf.arcTo(round, notch + 16, 328);
    leaf.lineTo(0, 0);
    leaf.closeSubpath();
    painter.setBrush(theme.leaf);
    painter.drawPath(leaf);
    painter.setPen(QPen(faint(theme.leafEdge, 0.8), radius * 0.07, Qt::SolidLine, Qt::RoundCap));
    for (const int vein : {75, 130, 180, 230, 285}) {
        QLineF line = QLineF::fromPolar(radius * 0.7, notch + vein);
        painter.drawLine(line);
    }
    painter.restore();
    if (blossoms) {
        paintFlower(painter, theme, center - QPointF(radius * 0.1, radius * 0.2), radius * 0.42);
    }
}

void pond::paintTuft(QPainter& painter, const QColor& color, QPointF root, double height) {
    paintBlade(painter, color, root, root + QPointF(-0.55 * height, -0.7 * height), height * 0.22);
    paintBlade(painter, color, root, root + QPointF(0.6 * height, -0.6 * height), height * 0.22);
    paintBlade(painter, color, root, root + QPointF(0.08 * height, -height), height * 0.24);
}

void pond::paintFlower(QPainter& painter, const TableTheme& theme, QPointF center, double radius) {
    constexpr int petals = 6;
    painter.save();
    painter.translate(center);
    painter.scale(1, 0.75);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.blossom);
    for (int i = 0; i < petals; ++i) {
        painter.drawEllipse(QPointF(0, radius * 0.58), radius * 0.3, radius * 0.45);
        painter.rotate(360.0 / petals);
    }
    painter.setBrush(theme.blossomHeart);
    painter.drawEllipse(QPointF(0, 0), radius * 0.3, radius * 0.3);
    painter.restore();
}
