// SPDX-License-Identifier: MIT
// Paints rows of the move list: number, player, card and catch in columns that stand under each
// other. A row's parts are those of MoveModel.
#pragma once

#include "app/player_names.h"

#include <QFontMetrics>
#include <QPalette>
#include <QRect>

class QPainter;
class QWidget;

class MoveRow {
public:
    struct State {
        bool isNow = false;       ///< the game stands here
        bool isBeforeNow = false; ///< it stands behind this row, at a play that has none
        bool isToCome = false;
        bool isSelected = false;
        bool hasCursor = false;
        bool isMarked = false; ///< by a bookmark
    };

    static int heightFor(const QFontMetrics& metrics) { return metrics.height() + 6; }

    /// Rows for `widget`, numbered up to `lastNumber`.
    MoveRow(QPainter& painter, const QWidget& widget, qint64 lastNumber, const PlayerNames& names);

    void paint(const QRect& area, const QStringList& parts, const State& state);

private:
    void paintGround(const QRect& area, const State& state);
    void paintMark(const QRect& area, const QColor& color);
    QColor mixed(QPalette::ColorRole ground, QPalette::ColorRole ink, qreal share) const;

    QPainter& m_painter;
    QPalette m_palette;
    QFontMetrics m_metrics;
    int m_numberWidth;
    int m_playerWidth;
    int m_cardWidth;
};
