// SPDX-License-Identifier: MIT
// The plaque that tells how a game ended, where the hand lay that ran empty.
#pragma once

#include "app/player_names.h"
#include "app/table/table_theme.h"
#include "engine/play.h"

#include <QRectF>

class QFont;
class QPainter;

struct Ending {
    fishing::Outcome outcome{};
    qint64 plays = 0; ///< that the game took
    const PlayerNames& names;
};

/// Paints it into the strip of an empty hand, with the winner's kitten.
void paintEndingPlaque(QPainter& painter, const QRectF& strip, const TableTheme& theme,
                       const QFont& font, const Ending& ending);
