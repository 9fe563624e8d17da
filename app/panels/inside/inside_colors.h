// SPDX-License-Identifier: MIT
// The colours of the data: the kittens' fur for the hands and the pond's water for what lies on the
// table, as everywhere; what changes glows like a matching pair.
#pragma once

#include "app/playback/timeline_colors.h"

#include <QPalette>

struct InsideColors {
    QColor text;
    QColor quiet;  ///< indexes, and what has left an array
    QColor edge;   ///< around cells
    QColor ginger; ///< A's cards
    QColor grey;   ///< B's cards
    QColor water;  ///< cards on the table, and their marks
    QColor change; ///< around what has changed
    QColor changeGround;
    QColor look;    ///< around what was looked at
    QColor pointer; ///< around what is pointed at

    static InsideColors of(const QPalette& palette);
};

/// `share` of the first colour, the rest of the second.
QColor mixed(const QColor& first, const QColor& second, double share);
