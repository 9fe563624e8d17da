// SPDX-License-Identifier: MIT
// The outlines of the four suits: the one place that knows what a spade looks like. Each can be
// told from the other three by its outline alone, without colour.
#pragma once

#include "engine/card.h"

#include <QPainterPath>

class QBrush;
class QPainter;

/// One closed outline, upright, in a square from -0.5 to 0.5.
QPainterPath suitShape(fishing::Suit suit);

/// Fills the suit around `centre`, `size` high, upright or upside down.
void paintSuit(QPainter& painter, fishing::Suit suit, QPointF centre, qreal size,
               const QBrush& brush, bool upsideDown = false);
