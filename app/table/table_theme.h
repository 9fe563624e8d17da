// SPDX-License-Identifier: MIT
// The colours of the table: the pond by day or by moonlight, as the palette is light or dark, and
// what is written and marked on it.
#pragma once

#include <QColor>

class QPalette;

struct TableTheme {
    bool dark = false;

    QColor farBank;   ///< behind B's hand
    QColor nearBank;  ///< behind A's hand
    QColor trees;     ///< far off, behind B's hand
    QColor soil;      ///< where a bank meets the water
    QColor blades;    ///< of grass
    QColor water;     ///< under the pile
    QColor deepWater; ///< the same at the far shore
    QColor shade;     ///< what banks, leaves and fish throw into the water
    QColor gleam;     ///< ripples, and sunlight or moonlight on the water
    QColor leaf;      ///< of reeds and water lilies
    QColor leafEdge;
    QColor reedHead;
    QColor blossom;
    QColor blossomHeart;

    QColor text;
    QColor quietText;
    QColor glow;   ///< around a matching pair
    QColor marker; ///< beside the mover's hand

    /// Dark where the palette's windows are darker than their text.
    static TableTheme of(const QPalette& palette);

    friend bool operator==(const TableTheme&, const TableTheme&) = default;
};
