// SPDX-License-Identifier: MIT
// The pond behind the cards, painted once for each size. While a window is dragged to another size
// it is stretched, which costs a fraction of painting it, and is painted afresh when that is over.
#pragma once

#include "app/table/pond_art.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QTimer>

class QWidget;

class TableBackground : public QObject {
    Q_OBJECT

public:
    /// Behind `table`, which it repaints when it changes.
    explicit TableBackground(QWidget* table);

    /// The table has this pond from now on.
    void setPond(const PondArt& pond);
    /// The pixel ratio of the picture; 0 before there is one.
    qreal pixelRatio() const;
    /// Whether the picture is stretched at the moment.
    bool isStretched() const { return m_settling.isActive(); }

    /// Fills the table.
    void paint(QPainter& painter);

private:
    QWidget* m_table;
    PondArt m_pond;
    QPixmap m_picture;
    bool m_isFresh = false; // whether the picture is the pond
    QElapsedTimer m_sinceResize;
    QTimer m_settling;
};
