// SPDX-License-Identifier: MIT
// One card on the table: its identity, where it is and where it is going, its picture, a click.
#pragma once

#include "engine/card.h"

#include <QPointF>
#include <QWidget>

class CardArt;

class CardWidget : public QWidget {
    Q_OBJECT

public:
    /// `art` must outlive the card.
    CardWidget(fishing::Card card, CardArt& art, QWidget* parent);

    fishing::Card card() const { return m_card; }
    /// Makes this the widget of another card.
    void setCard(fishing::Card card);
    void setFaceUp(bool faceUp);

    /// Lets the card glide from where it is now to `target`: times in milliseconds on the table's
    /// clock. A card whose target stays the same goes on as it was.
    void glideTo(QPointF target, qint64 start, qint64 duration);
    /// Puts it at its place on the way at time `now`. Returns whether it has yet to arrive.
    bool advance(qint64 now);
    /// Puts it at its target.
    void arrive();

    QPointF target() const { return m_target; }
    bool isMoving() const { return m_moving; }

signals:
    void clicked(fishing::CardId id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void putAt(QPointF place);

    fishing::Card m_card;
    CardArt& m_art;
    bool m_faceUp = true;
    QPointF m_place; // exact; the widget stands at the nearest pixel
    QPointF m_origin;
    QPointF m_target;
    qint64 m_start = 0;
    qint64 m_duration = 0;
    bool m_moving = false;
};
