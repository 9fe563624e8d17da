// SPDX-License-Identifier: MIT
#include "app/table/text_line.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace {

constexpr int smallestFont = 9; // pixels

} // namespace

TextLine fittedLine(const QString& text, QFont font, int largest, const QRectF& place,
                    Qt::Alignment alignment) {
    int pixels = std::max(smallestFont, largest);
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

void paintLine(QPainter& painter, const TextLine& line, const QColor& color) {
    painter.setFont(line.font);
    painter.setPen(color);
    painter.drawText(line.place, static_cast<int>(line.alignment) | Qt::TextSingleLine, line.text);
}
