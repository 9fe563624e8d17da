// SPDX-License-Identifier: MIT
#include "app/table/pond_shore.h"

#include "app/table/pond_plants.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <span>
#include <tuple>

namespace {

/// A point of a shore: how far along the table, and how far beyond the plain shore, in parts of the
/// ornaments' scale; positive where the bank reaches into the water.
struct ShorePoint {
    double x;
    double reach;
};

/// Left of this part of the table the kittens sit.
constexpr double landingEnd = 0.18;

// The pond is widest to the right of its middle and narrows at both ends of the table.
using Shore = std::array<ShorePoint, 9>;
constexpr Shore farPoints{{{-0.02, 0.26},
                           {0.06, 0.11},
                           {0.15, 0.03},
                           {0.29, -0.02},
                           {0.43, 0.035},
                           {0.57, 0.0},
                           {0.74, -0.10},
                           {0.92, -0.03},
                           {1.02, 0.24}}};
constexpr Shore nearPoints{{{-0.02, 0.26},
                            {0.07, 0.12},
                            {0.17, 0.02},
                            {0.31, 0.03},
                            {0.46, -0.03},
                            {0.62, -0.01},
                            {0.77, -0.08},
                            {0.92, 0.04},
                            {1.02, 0.34}}};

/// A soft line through all points (a Catmull-Rom spline), from left to right.
QPainterPath softLine(std::span<const QPointF> points) {
    QPainterPath line(points.front());
    const std::size_t last = points.size() - 1;
    for (std::size_t i = 0; i < last; ++i) {
        const QPointF before = points[i > 0 ? i - 1 : 0];
        const QPointF after = points[std::min(i + 2, last)];
        line.cubicTo(points[i] + (points[i + 1] - before) / 6,
                     points[i + 1] - (after - points[i]) / 6, points[i + 1]);
    }
    return line;
}

/// `direction` is 1 where the bank reaches downwards, -1 where upwards.
QPainterPath shoreLine(const Shore& shore, double width, double plain, double scale, double landing,
                       int direction) {
    std::array<QPointF, std::tuple_size_v<Shore>> points;
    std::transform(shore.begin(), shore.end(), points.begin(), [&](ShorePoint point) {
        const double least = point.x < landingEnd ? landing : -scale;
        return QPointF(point.x * width, plain + direction * std::max(least, point.reach * scale));
    });
    return softLine(points);
}

} // namespace

QPainterPath pond::farShore(double width, const Shores& shores, double scale) {
    return shoreLine(farPoints, width, shores.far, scale, shores.landing, 1);
}

QPainterPath pond::nearShore(double width, const Shores& shores, double scale) {
    return shoreLine(nearPoints, width, shores.near, scale, shores.landing, -1);
}

QPainterPath pond::bankBehind(const QPainterPath& shore, double edge) {
    QPainterPath bank = shore;
    bank.lineTo(shore.currentPosition().x(), edge);
    bank.lineTo(shore.elementAt(0).x, edge);
    bank.closeSubpath();
    return bank;
}

void pond::paintShore(QPainter& painter, const TableTheme& theme, const QPainterPath& shore,
                      double unit, int direction) {
    painter.setBrush(Qt::NoBrush);
    const auto stroke = [&](const QColor& color, double width, double offset) {
        painter.setPen(QPen(color, width * unit));
        painter.drawPath(shore.translated(0, direction * offset * unit));
    };
    for (const double width : {44.0, 28.0, 14.0}) {
        stroke(faint(theme.shade, theme.dark ? 0.14 : 0.05), width, 0);
    }
    stroke(faint(theme.gleam, theme.dark ? 0.10 : 0.35), 2.2, 15);
    stroke(faint(theme.gleam, theme.dark ? 0.20 : 0.65), 2.6, 8);
    stroke(theme.soil, 9, 0);
}
