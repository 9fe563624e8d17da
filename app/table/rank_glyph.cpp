// SPDX-License-Identifier: MIT
#include "app/table/rank_glyph.h"

#include <QPainter>
#include <QPainterPath>
#include <QTransform>

using fishing::Rank;

namespace {

QPainterPath line(std::initializer_list<QPointF> points) {
    QPainterPath path(*points.begin());
    for (const QPointF point : points) {
        path.lineTo(point);
    }
    return path;
}

QPainterPath two() {
    QPainterPath path(QPointF(0, 0.25));
    path.cubicTo(0.01, 0.1, 0.12, 0, 0.28, 0);
    path.cubicTo(0.44, 0, 0.55, 0.1, 0.55, 0.26);
    path.cubicTo(0.55, 0.46, 0.3, 0.62, 0, 1);
    path.lineTo(0.57, 1);
    return path;
}

QPainterPath three() {
    QPainterPath path(QPointF(0.02, 0.17));
    path.cubicTo(0.05, 0.06, 0.14, 0, 0.26, 0);
    path.cubicTo(0.41, 0, 0.52, 0.09, 0.52, 0.23);
    path.cubicTo(0.52, 0.38, 0.41, 0.46, 0.22, 0.46);
    path.cubicTo(0.43, 0.46, 0.56, 0.55, 0.56, 0.72);
    path.cubicTo(0.56, 0.89, 0.44, 1, 0.27, 1);
    path.cubicTo(0.12, 1, 0.02, 0.93, 0, 0.81);
    return path;
}

QPainterPath five() {
    QPainterPath path(QPointF(0.51, 0));
    path.lineTo(0.1, 0);
    path.lineTo(0.05, 0.46);
    path.cubicTo(0.12, 0.39, 0.19, 0.36, 0.28, 0.36);
    path.cubicTo(0.45, 0.36, 0.56, 0.49, 0.56, 0.67);
    path.cubicTo(0.56, 0.87, 0.44, 1, 0.27, 1);
    path.cubicTo(0.13, 1, 0.04, 0.94, 0, 0.84);
    return path;
}

QPainterPath six() {
    QPainterPath path;
    path.addEllipse(QRectF(0, 0.38, 0.56, 0.62));
    path.moveTo(0.43, 0);
    path.cubicTo(0.2, 0.12, 0, 0.36, 0, 0.69);
    return path;
}

QPainterPath eight() {
    QPainterPath path;
    path.addEllipse(QRectF(0.05, 0, 0.46, 0.46));
    path.addEllipse(QRectF(0, 0.46, 0.56, 0.54));
    return path;
}

QPainterPath ten() {
    QPainterPath path = line({{0, 0.12}, {0.1, 0}, {0.1, 1}});
    path.addRoundedRect(QRectF(0.42, 0, 0.38, 1), 0.19, 0.24);
    return path;
}

QPainterPath jack() {
    QPainterPath path = line({{0.16, 0}, {0.46, 0}, {0.46, 0.7}});
    path.cubicTo(0.46, 0.89, 0.37, 1, 0.23, 1);
    path.cubicTo(0.1, 1, 0.01, 0.92, 0, 0.77);
    return path;
}

QPainterPath queen() {
    QPainterPath path;
    path.addRoundedRect(QRectF(0, 0, 0.62, 1), 0.31, 0.42);
    path.addPath(line({{0.36, 0.7}, {0.66, 1}}));
    return path;
}

QPainterPath king() {
    QPainterPath path = line({{0, 0}, {0, 1}});
    path.addPath(line({{0.54, 0}, {0, 0.58}}));
    path.addPath(line({{0.2, 0.37}, {0.58, 1}}));
    return path;
}

/// The middle of its strokes, 1 high and as wide as it is.
QPainterPath centreLines(Rank rank) {
    switch (rank) {
    case 1: {
        QPainterPath path = line({{0, 1}, {0.33, 0}, {0.66, 1}});
        path.addPath(line({{0.12, 0.66}, {0.54, 0.66}}));
        return path;
    }
    case 2:
        return two();
    case 3:
        return three();
    case 4:
        return line({{0.44, 1}, {0.44, 0}, {0, 0.7}, {0.6, 0.7}});
    case 5:
        return five();
    case 6:
        return six();
    case 7:
        return line({{0, 0}, {0.55, 0}, {0.19, 1}});
    case 8:
        return eight();
    case 9:
        return QTransform(-1, 0, 0, -1, 0.56, 1).map(six());
    case 10:
        return ten();
    case 11:
        return jack();
    case 12:
        return queen();
    default:
        return king();
    }
}

} // namespace

qreal rankWidth(Rank rank, RankPen pen) {
    return centreLines(rank).boundingRect().right() * (pen.height - pen.stroke) + pen.stroke;
}

void paintRank(QPainter& painter, Rank rank, QPointF topLeft, RankPen pen, const QColor& ink) {
    const qreal scale = pen.height - pen.stroke;
    const QPointF origin = topLeft + QPointF(pen.stroke, pen.stroke) / 2;
    const QTransform place(scale, 0, 0, scale, origin.x(), origin.y());
    painter.strokePath(place.map(centreLines(rank)),
                       QPen(ink, pen.stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}
