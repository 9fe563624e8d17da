// SPDX-License-Identifier: MIT
// Paints cards: vector faces and backs, cached as one sprite a face, size and pixel ratio.
#pragma once

#include "engine/card.h"

#include <QHash>
#include <QPixmap>

class QPainter;

class CardArt {
public:
    /// A sprite of `size` device-independent pixels, drawn for `pixelRatio` device pixels each.
    const QPixmap& face(fishing::Card card, QSize size, qreal pixelRatio);
    const QPixmap& back(QSize size, qreal pixelRatio);

    /// How far the corners of a card this wide are rounded.
    static qreal cornerRadius(qreal width);

private:
    using Paint = void (*)(QPainter& painter, fishing::Card card, QSizeF size);

    const QPixmap& sprite(int key, fishing::Card card, QSize size, qreal pixelRatio, Paint paint);

    // Sprites of one size and ratio; another size starts afresh.
    QSize m_size;
    qreal m_pixelRatio = 0;
    QHash<int, QPixmap> m_sprites;
};
