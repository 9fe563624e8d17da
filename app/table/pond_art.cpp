// SPDX-License-Identifier: MIT
#include "app/table/pond_art.h"

#include "app/table/pond_plants.h"
#include "app/table/pond_shore.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <span>

using pond::faint;

namespace {

/// Where most tables are about as large as this, all ornaments are drawn as wide as they are named.
constexpr QSizeF usualSize(1280, 640);

void paintFishShadow(QPainter& painter, QPointF place, double length, double turn) {
    QPainterPath fish(QPointF(0.5, 0));
    fish.cubicTo(0.3, -0.2, -0.1, -0.16, -0.32, -0.02);
    fish.cubicTo(-0.4, -0.1, -0.46, -0.15, -0.55, -0.16);
    fish.cubicTo(-0.49, -0.05, -0.49, 0.06, -0.52, 0.15);
    fish.cubicTo(-0.45, 0.13, -0.39, 0.09, -0.32, 0.02);
    fish.cubicTo(-0.1, 0.16, 0.3, 0.2, 0.5, 0);
    painter.save();
    painter.translate(place);
    painter.rotate(turn);
    painter.scale(length, length * 0.85);
    painter.drawPath(fish);
    painter.restore();
}

} // namespace

PondArt::PondArt(QSize size, const Shores& shores, const TableTheme& theme)
    : m_size(size),
      m_shores(shores),
      m_scale(std::min(m_shores.near - m_shores.far, 0.22 * m_size.width())),
      m_unit(std::max(0.45, std::min(m_size.width() / usualSize.width(),
                                     m_size.height() / usualSize.height()))),
      m_theme(theme) {}

QPixmap PondArt::picture(qreal pixelRatio) const {
    QPixmap picture((m_size * pixelRatio).toSize());
    if (picture.isNull()) {
        return picture;
    }
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(m_theme.water);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintWater(painter);
    paintGleam(painter);
    paintFish(painter);
    paintRipples(painter);
    paintFarBank(painter);
    paintLilies(painter);
    paintReeds(painter);
    paintNearBank(painter);
    paintGrass(painter);
    if (m_theme.dark) {
        paintFireflies(painter);
    }
    return picture;
}

QPointF PondArt::inWater(double x, double y) const {
    return {x * m_size.width(), m_shores.far + y * (m_shores.near - m_shores.far)};
}

void PondArt::paintWater(QPainter& painter) const {
    const double reach = 0.2 * m_scale;
    QLinearGradient water(0, m_shores.far - reach, 0, m_shores.near + reach);
    water.setColorAt(0, m_theme.deepWater);
    water.setColorAt(1, m_theme.water);
    painter.fillRect(
        QRectF(0, m_shores.far - reach, m_size.width(), m_shores.near - m_shores.far + 2 * reach),
        water);
}

/// Sunlight or the moon's path, to the right of most piles.
void PondArt::paintGleam(QPainter& painter) const {
    const double radius = m_scale * 0.9;
    painter.save();
    painter.translate(inWater(0.84, 0.3));
    painter.scale(1, 0.75);
    QRadialGradient halo(QPointF(0, 0), radius);
    halo.setColorAt(0, faint(m_theme.gleam, m_theme.dark ? 0.26 : 0.34));
    halo.setColorAt(0.35, faint(m_theme.gleam, m_theme.dark ? 0.11 : 0.16));
    halo.setColorAt(1, faint(m_theme.gleam, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(halo);
    painter.drawEllipse(QPointF(0, 0), radius, radius);
    painter.restore();

    painter.setPen(Qt::NoPen);
    struct Dash {
        double x, y, width; // in parts of the scale
    };
    constexpr std::array<Dash, 12> dashes{{{0.00, 0.02, 0.20},
                                           {0.03, 0.09, 0.34},
                                           {-0.05, 0.16, 0.26},
                                           {0.02, 0.23, 0.46},
                                           {-0.03, 0.31, 0.34},
                                           {0.07, 0.38, 0.24},
                                           {-0.02, 0.45, 0.42},
                                           {0.04, 0.53, 0.28},
                                           {-0.06, 0.61, 0.20},
                                           {0.03, 0.69, 0.30},
                                           {-0.02, 0.78, 0.16},
                                           {0.03, 0.88, 0.20}}};
    for (const Dash& dash : dashes) {
        const double alpha = (m_theme.dark ? 0.40 : 0.42) * (1 - 0.7 * dash.y);
        painter.setBrush(faint(m_theme.gleam, alpha));
        painter.drawEllipse(inWater(0.84, dash.y) + QPointF(dash.x * m_scale, 0),
                            dash.width * m_scale / 2, std::max(1.0, m_scale * 0.008));
    }
}

void PondArt::paintFish(QPainter& painter) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(m_theme.shade, m_theme.dark ? 0.30 : 0.13));
    const double length = 0.26 * m_scale;
    paintFishShadow(painter, inWater(0.71, 0.30), length, 14);
    paintFishShadow(painter, inWater(0.76, 0.74), length * 1.2, -12);
    paintFishShadow(painter, inWater(0.91, 0.50), length * 0.85, 196);
    paintFishShadow(painter, inWater(0.50, 0.62), length, 8);
    paintFishShadow(painter, inWater(0.075, 0.66), length * 0.8, -10);
}

void PondArt::paintRipples(QPainter& painter) const {
    painter.setBrush(Qt::NoBrush);
    const auto rings = [&](QPointF center, double radius) {
        for (int ring = 1; ring <= 3; ++ring) {
            const double alpha = (m_theme.dark ? 0.20 : 0.6) / ring;
            painter.setPen(QPen(faint(m_theme.gleam, alpha), 1.8 * m_unit));
            painter.drawEllipse(center, radius * ring / 3, radius * ring / 3 * 0.36);
        }
    };
    rings(inWater(0.60, 0.20), 0.22 * m_scale);
    rings(inWater(0.66, 0.66), 0.15 * m_scale);
    rings(inWater(0.085, 0.50), 0.15 * m_scale);

    struct Wave {
        double x, y, width;
    };
    constexpr std::array<Wave, 8> waves{{{0.20, 0.36, 0.30},
                                         {0.24, 0.42, 0.16},
                                         {0.37, 0.80, 0.28},
                                         {0.41, 0.16, 0.22},
                                         {0.53, 0.86, 0.20},
                                         {0.72, 0.50, 0.18},
                                         {0.94, 0.24, 0.22},
                                         {0.12, 0.72, 0.16}}};
    QPen pen(faint(m_theme.gleam, m_theme.dark ? 0.16 : 0.5), 2 * m_unit);
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    for (const Wave& wave : waves) {
        const QPointF middle = inWater(wave.x, wave.y);
        const QPointF half(wave.width * m_scale / 2, 0);
        QPainterPath line(middle - half);
        line.quadTo(middle - half / 2 - QPointF(0, 0.03 * m_scale), middle);
        line.quadTo(middle + half / 2 + QPointF(0, 0.03 * m_scale), middle + half);
        painter.drawPath(line);
    }
}

void PondArt::paintFarBank(QPainter& painter) const {
    const QPainterPath shore = pond::farShore(m_size.width(), m_shores, m_scale);
    pond::paintShore(painter, m_theme, shore, m_unit, 1);
    painter.save();
    const QPainterPath bank = pond::bankBehind(shore, -1);
    QLinearGradient grass(0, 0, 0, m_shores.far);
    grass.setColorAt(0, m_theme.farBank.lighter(m_theme.dark ? 92 : 103));
    grass.setColorAt(1, m_theme.farBank.lighter(m_theme.dark ? 112 : 98));
    painter.fillPath(bank, grass);
    painter.setClipPath(bank);
    painter.setPen(Qt::NoPen);

    // A row of trees far off, and a gentle hill before them.
    constexpr std::array<double, 7> crowns{0.9, 0.65, 1.0, 0.75, 0.55, 0.85, 0.7};
    const double step = 0.3 * m_shores.far;
    const int count = static_cast<int>(m_size.width() / step) + 2;
    for (const double row : {0.5, 0.0}) {
        painter.setBrush(faint(m_theme.trees, row > 0 ? 0.5 : 1));
        for (int i = 0; i < count; ++i) {
            const auto tree = static_cast<std::size_t>(i) + (row > 0 ? 3 : 0);
            const double crown = crowns[tree % crowns.size()] * (1 + 0.5 * row);
            painter.drawEllipse(QPointF((i - row) * step, 0), step * 0.66,
                                0.2 * m_shores.far * crown);
        }
    }
    painter.setBrush(faint(m_theme.gleam, m_theme.dark ? 0.025 : 0.16));
    painter.drawEllipse(QPointF(0.74 * m_size.width(), 1.15 * m_shores.far), 0.62 * m_size.width(),
                        0.66 * m_shores.far);
    painter.restore();
}

void PondArt::paintNearBank(QPainter& painter) const {
    const QPainterPath shore = pond::nearShore(m_size.width(), m_shores, m_scale);
    pond::paintShore(painter, m_theme, shore, m_unit, -1);
    painter.save();
    const QPainterPath bank = pond::bankBehind(shore, m_size.height() + 1);
    const double depth = m_size.height() - m_shores.near;
    QLinearGradient grass(0, m_shores.near, 0, m_size.height());
    grass.setColorAt(0, m_theme.nearBank.lighter(m_theme.dark ? 112 : 103));
    grass.setColorAt(1, m_theme.nearBank.lighter(m_theme.dark ? 90 : 97));
    painter.fillPath(bank, grass);
    painter.setClipPath(bank);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(m_theme.gleam, m_theme.dark ? 0.02 : 0.13));
    painter.drawEllipse(QPointF(0.8 * m_size.width(), m_shores.near + 1.2 * depth),
                        0.7 * m_size.width(), 0.75 * depth);
    painter.restore();
}

void PondArt::paintLilies(QPainter& painter) const {
    struct Pad {
        double x, y, radius, notch;
        bool blossoms;
    };
    constexpr std::array<Pad, 7> pads{{{0.885, 0.20, 0.10, 20, false},
                                       {0.930, 0.25, 0.13, 200, true},
                                       {0.962, 0.42, 0.09, 100, false},
                                       {0.850, 0.84, 0.12, 330, true},
                                       {0.805, 0.95, 0.08, 80, false},
                                       {0.040, 0.36, 0.10, 60, false},
                                       {0.098, 0.29, 0.075, 250, false}}};
    for (const Pad& pad : pads) {
        pond::paintLilyPad(painter, m_theme, inWater(pad.x, pad.y), pad.radius * m_scale, pad.notch,
                           pad.blossoms);
    }
}

/// In the lower corners of the pond, where no card lies.
void PondArt::paintReeds(QPainter& painter) const {
    struct Reed {
        double x, y, height, lean; // x from the nearer side; all in parts of the scale
    };
    constexpr std::array<Reed, 5> right{{{-0.36, 0.93, 0.48, -0.10},
                                         {-0.28, 0.92, 0.70, -0.07},
                                         {-0.19, 0.88, 0.52, 0.05},
                                         {-0.12, 0.85, 0.72, 0.03},
                                         {-0.04, 0.80, 0.50, 0.02}}};
    constexpr std::array<Reed, 3> left{
        {{0.03, 0.84, 0.36, -0.01}, {0.09, 0.86, 0.46, 0.05}, {0.16, 0.88, 0.32, 0.07}}};
    const auto clump = [&](double side, std::span<const Reed> reeds) {
        for (const Reed& reed : reeds) {
            const QPointF root = inWater(side, 1) + QPointF(reed.x, reed.y - 1) * m_scale;
            const double tall = reed.height * m_scale;
            const double lean = reed.lean * m_scale;
            const QPointF leafTip = root + QPointF(-1.4 * lean - 0.10 * m_scale, -0.72 * tall);
            pond::paintBlade(painter, m_theme.leafEdge, root, leafTip, 0.05 * m_scale);
            pond::paintReed(painter, m_theme, root, tall, lean);
            const QPointF otherTip = root + QPointF(lean + 0.13 * m_scale, -0.6 * tall);
            pond::paintBlade(painter, m_theme.leaf, root, otherTip, 0.055 * m_scale);
        }
    };
    clump(0, left);
    clump(1, right);
}

void PondArt::paintGrass(QPainter& painter) const {
    struct Tuft {
        double along, height; // parts of the shore's length, and of a usual tuft
    };
    constexpr std::array<Tuft, 9> tufts{{{0.165, 0.8},
                                         {0.18, 1.1},
                                         {0.33, 0.9},
                                         {0.47, 1.0},
                                         {0.485, 0.7},
                                         {0.64, 1.0},
                                         {0.79, 0.8},
                                         {0.93, 1.2},
                                         {0.95, 0.9}}};
    constexpr double kittens = 0.12; // the part of the table's width where they sit
    const double tall = 15 * m_unit;
    const QPainterPath far = pond::farShore(m_size.width(), m_shores, m_scale);
    const QPainterPath near = pond::nearShore(m_size.width(), m_shores, m_scale);
    const QPointF ashore(0, 5 * m_unit);
    for (const Tuft& tuft : tufts) {
        pond::paintTuft(painter, m_theme.blades, near.pointAtPercent(tuft.along) + ashore,
                        tall * tuft.height);
        const QPointF root = far.pointAtPercent(1 - tuft.along) - ashore / 2;
        if (root.x() > kittens * m_size.width()) { // there it would grow into what is written
            pond::paintTuft(painter, m_theme.soil, root, tall * 0.7 * tuft.height);
        }
    }

    struct Spot {
        double x, y; // parts of the table's width, and of the bank's depth below the shore
    };
    // To the right of where the end of the game is told.
    constexpr std::array<Spot, 7> flowers{{{0.775, 0.34},
                                           {0.795, 0.46},
                                           {0.86, 0.36},
                                           {0.935, 0.62},
                                           {0.955, 0.52},
                                           {0.83, 0.80},
                                           {0.885, 0.72}}};
    const double depth = m_size.height() - m_shores.near;
    for (const Spot& flower : flowers) {
        const QPointF place(flower.x * m_size.width(), m_shores.near + flower.y * depth);
        pond::paintTuft(painter, faint(m_theme.blades, 0.7), place + QPointF(0, tall * 0.5),
                        tall * 0.7);
        pond::paintFlower(painter, m_theme, place, 5.5 * m_unit);
    }
}

void PondArt::paintFireflies(QPainter& painter) const {
    struct Spot {
        double x, y;
    };
    constexpr std::array<Spot, 8> spots{{{0.965, 0.34},
                                         {0.925, 0.62},
                                         {0.985, 0.66},
                                         {0.78, 1.18},
                                         {0.90, 1.34},
                                         {0.69, -0.30},
                                         {0.86, -0.46},
                                         {0.045, 0.66}}};
    painter.setPen(Qt::NoPen);
    const double radius = 11 * m_unit;
    for (const Spot& spot : spots) {
        const QPointF place = inWater(spot.x, spot.y);
        if (place.y() < radius || place.y() > m_size.height() - radius) {
            continue; // cut in half, it would look like a smudge
        }
        QRadialGradient light(place, radius);
        light.setColorAt(0, faint(m_theme.blossomHeart, 0.9));
        light.setColorAt(0.2, faint(m_theme.blossomHeart, 0.5));
        light.setColorAt(1, faint(m_theme.blossomHeart, 0));
        painter.setBrush(light);
        painter.drawEllipse(place, radius, radius);
    }
}
