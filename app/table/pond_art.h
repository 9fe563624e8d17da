// SPDX-License-Identifier: MIT
// The picture behind the cards: a calm pond between two grassy banks, by day or by moonlight. A
// pure function of its size, its shores and the theme. Costs tens of milliseconds, so whoever shows
// it keeps the picture.
#pragma once

#include "app/table/shores.h"
#include "app/table/table_theme.h"

#include <QPixmap>

class QPainter;

class PondArt {
public:
    /// For a table of `size` device-independent pixels.
    PondArt(QSize size, const Shores& shores, const TableTheme& theme);

    QSizeF size() const { return m_size; }

    /// The picture, of `pixelRatio` device pixels to each pixel of the table.
    QPixmap picture(qreal pixelRatio) const;

private:
    void paintWater(QPainter& painter) const;
    void paintGleam(QPainter& painter) const;
    void paintRipples(QPainter& painter) const;
    void paintFish(QPainter& painter) const;
    void paintFarBank(QPainter& painter) const;
    void paintNearBank(QPainter& painter) const;
    void paintLilies(QPainter& painter) const;
    void paintReeds(QPainter& painter) const;
    void paintGrass(QPainter& painter) const;
    void paintFireflies(QPainter& painter) const;

    QPointF inWater(double x, double y) const;

    QSizeF m_size;
    Shores m_shores;
    double m_scale; ///< of plants, fish and ripples: the water's height, unless it is very high
    double m_unit;  ///< what is one pixel on a table of usual size
    TableTheme m_theme;
};
