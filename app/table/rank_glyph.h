// SPDX-License-Identifier: MIT
// The letters and numerals in a card's corner, drawn as rounded strokes of our own, so that a card
// looks the same on every machine, whatever fonts it has.
#pragma once

#include "engine/card.h"

#include <QPointF>

class QColor;
class QPainter;

struct RankPen {
    qreal height = 0; ///< of the inked glyph
    qreal stroke = 0; ///< how thick its lines are
};

/// How wide the inked glyph is.
qreal rankWidth(fishing::Rank rank, RankPen pen);

/// Paints A, 2 to 10, J, Q or K with its ink touching `topLeft` from the lower right.
void paintRank(QPainter& painter, fishing::Rank rank, QPointF topLeft, RankPen pen,
               const QColor& ink);
