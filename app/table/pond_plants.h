// SPDX-License-Identifier: MIT
// What grows in and around the pond, each painted by one function: reeds, water lilies, grass and
// flowers. Places and sizes are in pixels.
#pragma once

#include "app/table/table_theme.h"

#include <QPointF>

class QPainter;

namespace pond {

/// The same colour, let through by `alpha`, 0 to 1.
QColor faint(QColor color, double alpha);

/// A bulrush `height` high that stands at `root`; its head leans by `lean` pixels.
void paintReed(QPainter& painter, const TableTheme& theme, QPointF root, double height,
               double lean);

/// A long leaf from `root`, about `width` wide.
void paintBlade(QPainter& painter, const QColor& color, QPointF root, QPointF tip, double width);

/// A floating leaf, with its notch at `notch` degrees, and whether it carries a blossom.
void paintLilyPad(QPainter& painter, const TableTheme& theme, QPointF center, double radius,
                  double notch, bool blossoms);

/// A few blades of grass.
void paintTuft(QPainter& painter, const QColor& color, QPointF root, double height);

/// A small flower in the grass.
void paintFlower(QPainter& painter, const TableTheme& theme, QPointF center, double radius);

} // namespace pond
