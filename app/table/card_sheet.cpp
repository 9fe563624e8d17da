// SPDX-License-Identifier: MIT
#include "app/table/card_sheet.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>

CardSheet::CardSheet(QSize devicePixels, qreal pixelRatio)
    : m_size(devicePixels), m_pixelRatio(pixelRatio) {}

qreal CardSheet::border() const {
    return std::max(1.0, std::round(std::max(m_pixelRatio, unit() * 0.8)));
}

void CardSheet::paintPaper(QPainter& painter) const {
    QLinearGradient paper(0, 0, 0, height());
    paper.setColorAt(0, QColor(0xff, 0xfe, 0xfa));
    paper.setColorAt(1, QColor(0xfb, 0xf5, 0xe7));
    const qreal line = border();
    const QRectF edge = rect().adjusted(line / 2, line / 2, -line / 2, -line / 2);
    const qreal radius = cornerRadius(width()) - line / 2;
    painter.setPen(QPen(QColor(0xa8, 0x9b, 0x86), line));
    painter.setBrush(paper);
    painter.drawRoundedRect(edge, radius, radius);
}

qreal CardSheet::cornerRadius(qreal width) {
    return width * 0.075;
}
