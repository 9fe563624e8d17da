// SPDX-License-Identifier: MIT
#include "app/glyph_icon.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QTransform>

#include <algorithm>

namespace {

void addBar(QPainterPath& path, qreal left, qreal width = 3) {
    path.addRoundedRect(QRectF(left, 5, width, 14), 1, 1);
}

/// A triangle that points right from `left`, or left from `left` + `width`.
void addTriangle(QPainterPath& path, qreal left, qreal width, bool pointsRight) {
    const qreal base = pointsRight ? left : left + width;
    const qreal tip = pointsRight ? left + width : left;
    path.moveTo(base, 5);
    path.lineTo(tip, 12);
    path.lineTo(base, 19);
    path.closeSubpath();
}

/// A line along `way` as an area.
QPainterPath drawn(const QPainterPath& way) {
    QPainterPathStroker pen;
    pen.setWidth(2.4);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen.createStroke(way);
}

/// The head of an arrow whose tip points along `direction`, a step of length 1.
void addHead(QPainterPath& way, QPointF tip, QPointF direction) {
    constexpr qreal reach = 4;
    const QPointF across(-direction.y(), direction.x());
    way.moveTo(tip - reach * (direction - across));
    way.lineTo(tip);
    way.lineTo(tip - reach * (direction + across));
}

/// Two lines that cross, each with an arrow.
QPainterPath shuffling() {
    QPainterPath way(QPointF(3, 7));
    way.cubicTo(11, 7, 12, 17, 20, 17);
    way.moveTo(3, 17);
    way.cubicTo(11, 17, 12, 7, 20, 7);
    addHead(way, {20.5, 7}, {1, 0});
    addHead(way, {20.5, 17}, {1, 0});
    return drawn(way);
}

QPainterPath swapping() {
    QPainterPath way(QPointF(8, 20));
    way.lineTo(8, 4);
    addHead(way, {8, 3.5}, {0, -1});
    way.moveTo(16, 4);
    way.lineTo(16, 20);
    addHead(way, {16, 20.5}, {0, 1});
    return drawn(way);
}

QPainterPath cross() {
    QPainterPath way(QPointF(6, 6));
    way.lineTo(18, 18);
    way.moveTo(18, 6);
    way.lineTo(6, 18);
    return drawn(way);
}

/// An arrow that turns round and goes back to the left.
QPainterPath turning() {
    QPainterPath way(QPointF(9, 19));
    way.lineTo(15, 19);
    way.arcTo(QRectF(10, 8, 10, 11), -90, 180);
    way.lineTo(4, 8);
    addHead(way, {3.5, 8}, {-1, 0});
    return drawn(way);
}

/// What programs are written between.
QPainterPath brackets() {
    QPainterPath way(QPointF(8, 6.5));
    way.lineTo(3, 12);
    way.lineTo(8, 17.5);
    way.moveTo(16, 6.5);
    way.lineTo(21, 12);
    way.lineTo(16, 17.5);
    way.moveTo(13.7, 5);
    way.lineTo(10.3, 19);
    return drawn(way);
}

/// The glyph in a field of 24 by 24.
QPainterPath pathOf(Glyph glyph) {
    QPainterPath path;
    switch (glyph) {
    case Glyph::Play:
        addTriangle(path, 7, 12, true);
        break;
    case Glyph::Pause:
        addBar(path, 6.5, 4);
        addBar(path, 13.5, 4);
        break;
    case Glyph::StepForward:
        addBar(path, 5);
        addTriangle(path, 10, 10, true);
        break;
    case Glyph::StepBackward:
        addTriangle(path, 4, 10, false);
        addBar(path, 16);
        break;
    case Glyph::First:
        addBar(path, 3);
        addTriangle(path, 7, 7, false);
        addTriangle(path, 14, 7, false);
        break;
    case Glyph::Last:
        addTriangle(path, 3, 7, true);
        addTriangle(path, 10, 7, true);
        addBar(path, 18);
        break;
    case Glyph::Deal:
        path.addRoundedRect(QRectF(3, 6, 10, 14), 1.5, 1.5);
        path.addRoundedRect(QRectF(14.5, 4, 6.5, 14), 1.5, 1.5);
        break;
    case Glyph::Edit:
        path.addPolygon(QPolygonF({{4, 20}, {5, 15.5}, {15.5, 5}, {19, 8.5}, {8.5, 19}}));
        path.closeSubpath();
        break;
    case Glyph::Verdict: { // a flag at the end of the way
        path.addRoundedRect(QRectF(5, 3, 2.5, 18), 1, 1);
        path.moveTo(9, 4);
        path.cubicTo(12, 2.5, 16, 6.5, 20, 4.5);
        path.lineTo(20, 12.5);
        path.cubicTo(16, 14.5, 12, 10.5, 9, 12);
        path.closeSubpath();
        break;
    }
    case Glyph::Inside:
        return brackets();
    case Glyph::Rules:
        for (const qreal top : {5.0, 10.5, 16.0}) {
            path.addEllipse(QRectF(3.5, top, 3, 3));
            path.addRoundedRect(QRectF(9, top, 12, 3), 1, 1);
        }
        break;
    case Glyph::Shuffle:
        return shuffling();
    case Glyph::Clear:
        return cross();
    case Glyph::Swap:
        return swapping();
    case Glyph::Undo:
        return turning();
    case Glyph::Redo:
        return QTransform(-1, 0, 0, 1, 24, 0).map(turning());
    }
    return path;
}

class GlyphEngine : public QIconEngine {
public:
    explicit GlyphEngine(Glyph glyph) : m_glyph(glyph) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QColor color = QGuiApplication::palette().color(group, QPalette::ButtonText);
        constexpr qreal field = 24;
        const qreal scale = std::min(rect.width(), rect.height()) / field;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.center() + QPointF(0.5, 0.5));
        painter->scale(scale, scale);
        painter->translate(-field / 2, -field / 2);
        painter->fillPath(pathOf(m_glyph), color);
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new GlyphEngine(m_glyph); }

private:
    Glyph m_glyph;
};

} // namespace

QIcon glyphIcon(Glyph glyph) {
    return QIcon(new GlyphEngine(glyph));
}
