// SPDX-License-Identifier: MIT
// What everything that is printed shares: how large a point is on the device, the typefaces and the
// inks.
#pragma once

#include "engine/card.h"

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QRectF>

class QPainter;

struct Paper {
    double unit = 1; ///< pixels of the device to a point of 1/72 inch

    static constexpr QRgb text = 0xff1e2a2f;
    static constexpr QRgb quiet = 0xff66757a;
    static constexpr QRgb line = 0xffc9d3d3;

    double pt(double points) const { return points * unit; }

    QFont font(double points, bool bold = false) const {
        QFont font = QGuiApplication::font();
        font.setPixelSize(qMax(1, qRound(pt(points))));
        font.setBold(bold);
        return font;
    }
};

/// A round badge in the colour of the player's kitten, with the letter A or B.
void paintPlayerBadge(QPainter& painter, const Paper& paper, fishing::Player player,
                      const QRectF& place);
