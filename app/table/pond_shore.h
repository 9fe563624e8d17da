// SPDX-License-Identifier: MIT
// The two shores of the pond: soft lines from the left edge of the table to the right, and what is
// to be seen along them. All lengths are in pixels.
#pragma once

#include "app/table/shores.h"
#include "app/table/table_theme.h"

#include <QPainterPath>

class QPainter;

namespace pond {

/// The line where the far bank ends on a table `width` wide, and the one where the near bank
/// begins. The larger the scale, the further they swing out.
QPainterPath farShore(double width, const Shores& shores, double scale);
QPainterPath nearShore(double width, const Shores& shores, double scale);

/// The bank between a shore and an edge of the table, `edge` below the upper one.
QPainterPath bankBehind(const QPainterPath& shore, double edge);

/// The bank's shade in the water, a wet edge, and pale lines where the water laps. `unit` is what
/// is one pixel on a table of usual size; the water lies below the shore where `direction` is 1,
/// above it where -1.
void paintShore(QPainter& painter, const TableTheme& theme, const QPainterPath& shore, double unit,
                int direction);

} // namespace pond
