// SPDX-License-Identifier: MIT
#include "app/code/code_font.h"

#include <QFontDatabase>

QFont codeFont(const QFont& base) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (base.pointSizeF() > 0) {
        font.setPointSizeF(base.pointSizeF());
    } else {
        font.setPixelSize(base.pixelSize());
    }
    return font;
}
