// SPDX-License-Identifier: MIT
#include "app/table/card_back.h"

#include "app/table/card_sheet.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <QTransform>

#include <cmath>
#include <numbers>

namespace {

const QColor cream(0xff, 0xf4, 0xdc);
const QColor gold(0xe9, 0xbf, 0x6a);

/// The part of a back that is printed on: round corners, a margin of paper, a golden line inside.
struct BackFrame {
    explicit BackFrame(const CardSheet& sheet);

    QRectF field;
    qreal radius;
    QPainterPath outline;
};

BackFrame::BackFrame(const CardSheet& sheet) : radius(4 * sheet.unit()) {
    const qreal inset = std::round(5 * sheet.unit());
    field = sheet.rect().adjusted(inset, inset, -inset, -inset);
    outline.addRoundedRect(field, radius, radius);
}

void paintFrameLine(QPainter& painter, const CardSheet& sheet, const BackFrame& frame) {
    const qreal line = sheet.border();
    const qreal inset = std::round(2 * sheet.unit()) + line / 2;
    painter.setPen(QPen(gold, line));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame.field.adjusted(inset, inset, -inset, -inset), frame.radius * 0.7,
                            frame.radius * 0.7);
}

/// The disc in the middle that carries the emblem.
void paintMedallion(QPainter& painter, const CardSheet& sheet, const QColor& ground) {
    const QPointF centre = sheet.rect().center();
    const qreal unit = sheet.unit();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawEllipse(centre, 25 * unit, 25 * unit);
    painter.setPen(QPen(gold, std::max(sheet.border(), 1.6 * unit)));
    painter.drawEllipse(centre, 22.5 * unit, 22.5 * unit);
}

/// Half an ellipse's worth of scale, lit from above.
void paintScale(QPainter& painter, QPointF centre, qreal radius, qreal line, qreal light) {
    QRadialGradient shine(centre + QPointF(0, radius * 0.9), radius * 1.9);
    shine.setColorAt(0, QColor::fromHslF(0.515F, 0.48F, static_cast<float>(0.40 + 0.20 * light)));
    shine.setColorAt(1, QColor::fromHslF(0.545F, 0.58F, static_cast<float>(0.20 + 0.09 * light)));
    painter.setBrush(shine);
    painter.setPen(
        QPen(QColor::fromHslF(0.51F, 0.45F, static_cast<float>(0.56 + 0.2 * light)), line));
    painter.drawEllipse(centre, radius, radius);
}

void paintScales(QPainter& painter, const CardSheet& sheet, const QRectF& field) {
    constexpr int across = 7;
    const qreal step = field.width() / across;
    const qreal radius = step * 0.54;
    const qreal line = std::max(0.8, 0.9 * sheet.unit());
    int row = 0;
    // From the bottom up, so that each row of scales lies over the one below it.
    for (qreal y = field.bottom() + radius; y > field.top() - radius; y -= step * 0.56) {
        const qreal shift = row++ % 2 == 0 ? 0 : step / 2;
        for (int i = -1; i <= across; ++i) {
            const QPointF centre(field.left() + i * step + shift + step / 2, y);
            // A band of light falls across the card.
            const qreal along = (centre.x() / sheet.width() + centre.y() / sheet.height()) * 1.1;
            paintScale(painter, centre, radius, line,
                       0.5 + 0.5 * std::cos((along - 0.75) * 2 * std::numbers::pi));
        }
    }
}

/// The face of a cat around the origin, 1 wide.
QPainterPath catHead() {
    QPainterPath half(QPointF(0, -0.28));
    half.cubicTo(0.07, -0.28, 0.13, -0.27, 0.18, -0.25);
    half.cubicTo(0.25, -0.35, 0.33, -0.43, 0.39, -0.46);
    half.cubicTo(0.43, -0.48, 0.46, -0.46, 0.465, -0.41);
    half.cubicTo(0.48, -0.27, 0.47, -0.14, 0.44, -0.05);
    half.cubicTo(0.48, 0.02, 0.5, 0.08, 0.5, 0.13);
    half.cubicTo(0.5, 0.33, 0.27, 0.43, 0, 0.43);
    QPainterPath head = half;
    head.connectPath(QTransform::fromScale(-1, 1).map(half).toReversed());
    return head;
}

void paintCatFace(QPainter& painter, const CardSheet& sheet, const QColor& ink) {
    painter.save();
    painter.translate(sheet.rect().center());
    painter.scale(32 * sheet.unit(), 32 * sheet.unit());
    painter.fillPath(catHead(), cream);
    const QPen line(ink, 0.045, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    for (const qreal side : {-1.0, 1.0}) {
        QPainterPath lines(QPointF(side * 0.29, 0.06)); // a closed eye, content
        lines.quadTo(side * 0.2, -0.06, side * 0.11, 0.06);
        lines.moveTo(0, 0.2);
        lines.quadTo(side * 0.07, 0.29, side * 0.14, 0.22);
        lines.moveTo(side * 0.3, 0.18);
        lines.lineTo(side * 0.43, 0.15);
        lines.moveTo(side * 0.29, 0.25);
        lines.lineTo(side * 0.41, 0.27);
        painter.strokePath(lines, line);
    }
    QPainterPath nose;
    nose.addPolygon(QPolygonF({{-0.055, 0.13}, {0.055, 0.13}, {0, 0.2}}));
    nose.closeSubpath();
    painter.setPen(line);
    painter.setBrush(ink);
    painter.drawPath(nose);
    painter.restore();
}

void paintPaw(QPainter& painter, QPointF centre, qreal size, qreal degrees, const QColor& color) {
    painter.save();
    painter.translate(centre);
    painter.rotate(degrees);
    painter.scale(size, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    QPainterPath pad(QPointF(0, 0));
    pad.cubicTo(0.16, 0, 0.34, 0.2, 0.32, 0.35);
    pad.cubicTo(0.3, 0.5, 0.12, 0.42, 0, 0.42);
    pad.cubicTo(-0.12, 0.42, -0.3, 0.5, -0.32, 0.35);
    pad.cubicTo(-0.34, 0.2, -0.16, 0, 0, 0);
    painter.drawPath(pad);
    for (const qreal side : {-1.0, 1.0}) {
        painter.drawEllipse(QPointF(side * 0.15, -0.24), 0.115, 0.16);
        painter.drawEllipse(QPointF(side * 0.4, -0.02), 0.105, 0.145);
    }
    painter.restore();
}

void paintPaws(QPainter& painter, const CardSheet& sheet, const BackFrame& frame) {
    QLinearGradient ground(0, 0, sheet.width(), sheet.height());
    ground.setColorAt(0, QColor(0xc9, 0x5a, 0x4a));
    ground.setColorAt(1, QColor(0x93, 0x33, 0x40));
    painter.fillPath(frame.outline, ground);
    painter.setClipPath(frame.outline);
    const qreal stepX = frame.field.width() / 4;
    const qreal stepY = frame.field.height() / 8;
    for (int row = 0; row <= 8; ++row) {
        for (int i = -1; i <= 4; ++i) {
            const bool shifted = row % 2 != 0;
            const QPointF centre(frame.field.left() + stepX * (i + (shifted ? 0.5 : 0.0)),
                                 frame.field.top() + stepY * row);
            paintPaw(painter, centre, stepX * 0.52, shifted ? 24 : -24, QColor(255, 226, 190, 84));
        }
    }
}

/// One of the two carp that chase each other around the middle.
QPainterPath carp() {
    QPainterPath path(QPointF(0.06, -0.44));
    path.cubicTo(0.3, -0.5, 0.5, -0.3, 0.44, -0.02);
    path.cubicTo(0.42, 0.1, 0.36, 0.18, 0.28, 0.24);
    path.cubicTo(0.34, 0.3, 0.34, 0.38, 0.3, 0.46);
    path.cubicTo(0.22, 0.4, 0.12, 0.38, 0.02, 0.4);
    path.cubicTo(0.06, 0.32, 0.12, 0.26, 0.18, 0.22);
    path.cubicTo(0.24, 0.12, 0.26, 0.04, 0.24, -0.04);
    path.cubicTo(0.2, -0.18, 0.04, -0.24, 0.06, -0.44);
    return path;
}

void paintCarps(QPainter& painter, const CardSheet& sheet) {
    for (const qreal turn : {0.0, 180.0}) {
        painter.save();
        painter.translate(sheet.rect().center());
        painter.rotate(turn);
        painter.scale(37 * sheet.unit(), 37 * sheet.unit());
        painter.fillPath(carp(), turn == 0 ? cream : gold);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x5e, 0x1d, 0x2b));
        painter.drawEllipse(QPointF(0.2, -0.34), 0.04, 0.04);
        painter.restore();
    }
}

} // namespace

void paintCardBack(QPainter& painter, const CardSheet& sheet, CardBack back) {
    const BackFrame frame(sheet);
    sheet.paintPaper(painter);
    painter.save();
    if (back == CardBack::Scales) {
        const QColor deep(0x17, 0x4a, 0x5e);
        painter.fillPath(frame.outline, deep);
        painter.setClipPath(frame.outline);
        paintScales(painter, sheet, frame.field);
        paintMedallion(painter, sheet, deep);
        paintCatFace(painter, sheet, deep);
    } else {
        paintPaws(painter, sheet, frame);
        paintMedallion(painter, sheet, QColor(0x7c, 0x29, 0x38));
        paintCarps(painter, sheet);
    }
    painter.restore();
    paintFrameLine(painter, sheet, frame);
}
