// SPDX-License-Identifier: MIT
// One line of text in a place of its own on the table, as large as it fits there.
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QColor;
class QPainter;

/// One line of text with the font in which it fits its place.
struct TextLine {
    QString text; ///< elided where even the smallest font is too wide
    QFont font;
    QRectF place;
    Qt::Alignment alignment;
};

/// `text` in the largest font, of `largest` pixels at the most, in which it fits into `place`;
/// elided where there is none that can be read.
TextLine fittedLine(const QString& text, QFont font, int largest, const QRectF& place,
                    Qt::Alignment alignment);

void paintLine(QPainter& painter, const TextLine& line, const QColor& color);
