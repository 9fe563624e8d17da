// SPDX-License-Identifier: MIT
#include "app/table/bank_layout.h"

#include <QFontInfo>

#include <algorithm>
#include <cmath>

namespace {

constexpr double wideAspect = 1.5; // from here on, the kitten stands beside its name

constexpr double usualLetters = 13; // pixels; where all are larger, so are these
constexpr double mostZoom = 1.5;    // leaves room to the kitten

constexpr double nameInKitten = 0.21; // how high the name's line is, as a part of the kitten

/// As large as the line is high.
TextLine fitted(const QString& text, const QFont& font, const QRectF& place,
                Qt::Alignment alignment) {
    return fittedLine(text, font, static_cast<int>(place.height()), place, alignment);
}

} // namespace

BankLayout layOutBank(QSizeF size, const QFont& font, const QString& name, const QString& count,
                      bool isMover) {
    const double width = size.width();
    const double height = size.height();
    const bool wide = width > wideAspect * height;
    // The lines are a part of the kitten's size, or of what it leaves free below it.
    const double least = std::min(height, 0.8 * width);
    const double spare = wide ? 0 : height - width;
    const double zoom = std::clamp(QFontInfo(font).pixelSize() / usualLetters, 1.0, mostZoom);
    const auto lineHeight = [&](double part, double partOfSpare, double readable) {
        const double most = std::max(readable, 0.27 * width * part / nameInKitten);
        const double usual = std::max(part * least, partOfSpare * spare);
        return std::round(std::clamp(zoom * usual, readable, most));
    };
    const double nameHeight = lineHeight(nameInKitten, 0.4, 17);
    const double countHeight = lineHeight(0.16, 0.28, 14);
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
    nameRow.setRight(layout.marker.left() - std::round(0.1 * nameHeight));
    const Qt::Alignment across = wide ? Qt::AlignLeft : Qt::AlignHCenter;
    // Under the kitten the name is in its middle, unless it needs all the room there is.
    const double left = wide ? 0 : width - nameRow.right();
    layout.name =
        fitted(name, nameFont, nameRow.adjusted(left, 0, 0, 0), across | Qt::AlignVCenter);
    if (layout.name.text != name) {
        layout.name = fitted(name, nameFont, nameRow, across | Qt::AlignVCenter);
    }
    layout.count = fitted(count, countFont, countRow, across | Qt::AlignVCenter);
    return layout;
}
