// SPDX-License-Identifier: MIT
#include "app/glyph_icon.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

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
    case Glyph::Rules:
        for (const qreal top : {5.0, 10.5, 16.0}) {
            path.addEllipse(QRectF(3.5, top, 3, 3));
            path.addRoundedRect(QRectF(9, top, 12, 3), 1, 1);
        }
        break;
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
