// SPDX-License-Identifier: MIT
// Where a kitten, its name and its card count go in the rectangle of a player's bank: a pure
// function, so that the fit of every text can be checked without a screen.
#pragma once

#include "app/table/text_line.h"

struct BankLayout {
    QRectF kitten; ///< a square, on whole pixels
    TextLine name;
    TextLine count;
    QRectF marker; ///< at the right edge, beside the name; there is room for it at any time
};

/// The kitten stands above the two lines, or left of them where `size` is wide. `font` gives the
/// family; how large a text is follows from `size`, and it is larger where `font` is a large one.
/// The name is bold where `isMover`.
BankLayout layOutBank(QSizeF size, const QFont& font, const QString& name, const QString& count,
                      bool isMover);
