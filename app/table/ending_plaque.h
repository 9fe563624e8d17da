// SPDX-License-Identifier: MIT
// The plaque on the water that tells how a game ended.
#pragma once

#include "app/table/table_theme.h"
#include "engine/play.h"

#include <QRectF>

class QFont;
class QPainter;

/// Paints it at the right end of the strip on which the pile lies.
void paintEndingPlaque(QPainter& painter, const QRectF& pileArea, const TableTheme& theme,
                       const QFont& font, fishing::Outcome ending, qint64 plays);
