// SPDX-License-Identifier: MIT
// One card on the table: its identity, where it is and where it is going, and its picture. What the
// pointer does is the table's business, which knows what lies above what.
#pragma once

#include "engine/card.h"

#include <QPointF>
#include <QWidget>

#include <optional>

class CardArt;

class CardWidget : public QWidget {
    Q_OBJECT

public:
    /// `art` must outlive the card.
    CardWidget(CardArt& art, QWidget* parent);

    fishing::Card card() const { return m_card; }
    /// Makes this the widget of `card`, lying at `place`. If it was another one's that lay open,
    /// and this one shall lie face down, the old face is seen until it turns over.
    void reset(fishing::Card card, QPointF place, bool faceUp);

    /// Lets the card glide from where it is now to `target`, and turn over on the way if it has to.
    /// Times are in milliseconds on the table's clock. A card that is on its way there already goes
    /// on as it was, or faster. `brisk` cards set out at once at full speed.
    void glideTo(QPointF target, bool faceUp, qint64 start, qint64 duration, bool brisk = false);
    /// Shakes it a little where it is.
    void shake(qint64 start);
    /// Brings it to where it is at time `now`. Returns whether it has yet to come to rest.
    bool advance(qint64 now);
    /// Puts it at its target, at rest.
    void arrive();

    bool isMoving() const { return m_moving || m_shaking; }
    /// Whether it is on its way from one part of the table to another.
    bool isFlying() const;
    /// When it is halfway, if it is on its way from one row of a hand to another.
    std::optional<qint64> halfway() const;
    bool isFaceUp() const { return m_faceUp; }
    /// What is seen of it on the table; while it turns over, it is narrower than its widget.
    QRectF seen() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void putAt(QPointF place);
    void dropOldFace();
    void setTurn(double openness, bool faceUp);

    fishing::Card m_card;
    std::optional<fishing::Card> m_oldFace; // is still seen
    CardArt& m_art;

    QPointF m_place; // exact, without shaking; the widget stands at the nearest pixel
    QPointF m_origin;
    QPointF m_target;
    qint64 m_start = 0;
    qint64 m_duration = 0;
    bool m_moving = false;
    bool m_brisk = false;

    bool m_faceUp = false; // the side that is seen
    bool m_targetFaceUp = false;
    bool m_turns = false;  // over, on this way
    double m_openness = 1; // of its width, while it turns over

    bool m_shaking = false;
    qint64 m_shakeStart = 0;
    double m_shift = 0; // in pixels to the right, by shaking
};
