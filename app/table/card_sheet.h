// SPDX-License-Identifier: MIT
// The sheet of paper a card is painted on: its size in device pixels, and what faces and backs
// share. All painting of cards is done in device pixels, so that straight edges can lie on them.
#pragma once

#include <QRectF>

class QPainter;

class CardSheet {
public:
    /// `pixelRatio` device pixels make one of the pixels a reader thinks in.
    CardSheet(QSize devicePixels, qreal pixelRatio);

    qreal width() const { return m_size.width(); }
    qreal height() const { return m_size.height(); }
    QRectF rect() const { return {QPointF(), m_size}; }
    qreal pixelRatio() const { return m_pixelRatio; }
    /// A hundredth of the card's width.
    qreal unit() const { return m_size.width() / 100; }
    /// How wide the card is to the reader's eye.
    qreal apparentWidth() const { return m_size.width() / m_pixelRatio; }
    /// The line around the card, in whole device pixels.
    qreal border() const;

    /// Warm paper with a thin border; what lies outside its round corners stays as it was.
    void paintPaper(QPainter& painter) const;

    /// How far the corners of a card this wide are rounded.
    static qreal cornerRadius(qreal width);

private:
    QSizeF m_size;
    qreal m_pixelRatio;
};
