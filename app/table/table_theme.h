// SPDX-License-Identifier: MIT
// The colours of the table, light or dark as the palette is.
#pragma once

#include <QColor>

class QPalette;

struct TableTheme {
    QColor farBank;  ///< behind B's hand
    QColor nearBank; ///< behind A's hand
    QColor water;    ///< under the pile
    QColor deepWater;
    QColor text;
    QColor quietText;
    QColor glow;   ///< around a matching pair
    QColor marker; ///< beside the mover's hand

    /// Dark where the palette's windows are darker than their text.
    static TableTheme of(const QPalette& palette);
};
