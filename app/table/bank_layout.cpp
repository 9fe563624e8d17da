// SPDX-License-Identifier: MIT
#include "app/table/bank_layout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace {

constexpr double wideAspect = 1.5; // from here on, the kitten stands beside its name
constexpr int smallestFont = 9;    // pixels

/// The largest font in which `text` fits into `place`, and the text, elided if there is none.
BankLine fitted(const QString& text, QFont font, const QRectF& place, Qt::Alignment alignment) {
    int pixels = std::max(smallestFont, static_cast<int>(place.height()));
    for (;; --pixels) {
        font.setPixelSize(pixels);
        const QFontMetricsF metrics(font);
        const bool fits = metrics.height() <= place.height() &&
                          metrics.horizontalAdvance(text) <= place.width() &&
                          metrics.boundingRect(text).width() <= place.width();
        if (fits || pixels == smallestFont) {
            return {fits ? text : metrics.elidedText(text, Qt::ElideRight, place.width()), font,
                    place, alignment};
        }
    }
}

} // namespace

BankLayout layOutBank(QSizeF size, const QFont& font, const QString& name, const QString& count,
                      bool isMover) {
    const double width = size.width();
    const double height = size.height();
    const bool wide = width > wideAspect * height;
    // The lines are as high as the kitten lets them, but not larger than reads well.
    const double least = std::min(height, 0.8 * width);
    const double nameHeight = std::round(std::clamp(0.21 * least, 17.0, 60.0));
    const double countHeight = std::round(std::clamp(0.16 * least, 14.0, 40.0));
    const double side = wide ? std::floor(std::min(height, 0.55 * width))
                             : std::floor(std::min(width, height - nameHeight - countHeight));

    QFont nameFont = font;
    nameFont.setBold(isMover);
    QFont countFont = font;
    countFont.setBold(false);
    const double markerWidth = std::round(std::min(1.3 * nameHeight, 0.3 * width));
    BankLayout layout;
    QRectF nameRow;
    QRectF countRow;
    if (wide) {
        const double gap = std::round(0.06 * height);
        const double top = std::round((height - nameHeight - countHeight) / 2);
        layout.kitten = {0, std::floor((height - side) / 2), side, side};
        nameRow = {side + gap, top, width - side - gap, nameHeight};
        countRow = {side + gap, nameRow.bottom(), width - side - gap, countHeight};
    } else {
        const double top = std::floor((height - side - nameHeight - countHeight) / 2);
        layout.kitten = {std::floor((width - side) / 2), top, side, side};
        nameRow = {0, layout.kitten.bottom(), width, nameHeight};
        countRow = {0, nameRow.bottom(), width, countHeight};
    }
    layout.marker = {nameRow.right() - markerWidth, nameRow.top() + 0.14 * nameHeight, markerWidth,
                     0.72 * nameHeight};
    // Under the kitten the name is in its middle, with as much left free on either side.
    nameRow.adjust(wide ? 0 : markerWidth, 0, -markerWidth, 0);
    const Qt::Alignment across = wide ? Qt::AlignLeft : Qt::AlignHCenter;
    layout.name = fitted(name, nameFont, nameRow, across | Qt::AlignVCenter);
    layout.count = fitted(count, countFont, countRow, across | Qt::AlignVCenter);
    return layout;
}
