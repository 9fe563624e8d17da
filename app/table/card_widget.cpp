// SPDX-License-Identifier: MIT
#include "app/table/card_widget.h"

#include "app/table/card_art.h"

#include <QEasingCurve>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

constexpr qint64 shakeDuration = 360; // milliseconds
constexpr double shakes = 3;
constexpr double shakeWidth = 0.05; // in card widths

/// How far the path of a long move is bent upwards, in card heights.
constexpr double arcHeight = 0.12;

double eased(double progress, bool brisk) {
    static const QEasingCurve fromRest(QEasingCurve::InOutCubic);
    static const QEasingCurve atFullSpeed(QEasingCurve::OutCubic);
    return (brisk ? atFullSpeed : fromRest).valueForProgress(progress);
}

} // namespace

CardWidget::CardWidget(CardArt& art, QWidget* parent) : QWidget(parent), m_art(art) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void CardWidget::reset(fishing::Card card, QPointF place, bool faceUp) {
    const bool staysOpen = m_faceUp && !faceUp;
    const fishing::Card seen = m_oldFace.value_or(m_card);
    m_card = card;
    setObjectName(QStringLiteral("card%1").arg(card.id));
    m_target = place;
    m_targetFaceUp = faceUp || staysOpen;
    arrive();
    if (staysOpen) {
        m_oldFace = seen;
    }
    update();
}

void CardWidget::glideTo(QPointF target, bool faceUp, qint64 start, qint64 duration, bool brisk) {
    if (target == m_target && faceUp == m_targetFaceUp) {
        const bool isHurried = m_moving && start + duration < m_start + m_duration;
        if (!isHurried) {
            return;
        }
    }
    if (faceUp && m_faceUp) {
        dropOldFace(); // it does not turn over
    }
    // Starting slowly again at each interruption, a card that is often interrupted never arrives.
    m_brisk = brisk || m_moving;
    m_turns = m_faceUp != faceUp;
    m_origin = m_place;
    m_target = target;
    m_targetFaceUp = faceUp;
    m_start = start;
    m_duration = duration;
    m_moving = true;
}

bool CardWidget::isFlying() const {
    return m_moving && std::abs(m_target.y() - m_origin.y()) > height() / 2.0;
}

std::optional<qint64> CardWidget::halfway() const {
    const double rise = std::abs(m_target.y() - m_origin.y());
    const bool changesRow = m_moving && !isFlying() && rise > height() / 4.0;
    return changesRow ? std::optional(m_start + m_duration / 2) : std::nullopt;
}

void CardWidget::shake(qint64 start) {
    m_shaking = true;
    m_shakeStart = start;
}

bool CardWidget::advance(qint64 now) {
    if (m_shaking) {
        const double progress =
            static_cast<double>(now - m_shakeStart) / static_cast<double>(shakeDuration);
        m_shaking = progress < 1;
        m_shift = m_shaking ? std::sin(progress * shakes * 2 * std::numbers::pi) * (1 - progress) *
                                  shakeWidth * width()
                            : 0;
    }
    if (!m_moving || now < m_start) {
        putAt(m_place);
    } else if (now >= m_start + m_duration) {
        m_moving = false;
        dropOldFace();
        setTurn(1, m_targetFaceUp);
        putAt(m_target);
    } else {
        const double progress =
            eased(static_cast<double>(now - m_start) / static_cast<double>(m_duration), m_brisk);
        if (m_turns) {
            setTurn(std::abs(std::cos(progress * std::numbers::pi)),
                    progress < 0.5 ? !m_targetFaceUp : m_targetFaceUp);
        } else {
            setTurn(std::max(m_openness, progress), m_targetFaceUp); // was turning when interrupted
        }
        const QPointF way = m_target - m_origin;
        const double arc =
            isFlying() ? std::sin(progress * std::numbers::pi) * arcHeight * height() : 0;
        putAt(m_origin + way * progress - QPointF(0, arc));
    }
    return isMoving();
}

void CardWidget::arrive() {
    m_moving = false;
    m_shaking = false;
    m_shift = 0;
    dropOldFace();
    setTurn(1, m_targetFaceUp);
    putAt(m_target);
}

void CardWidget::dropOldFace() {
    if (m_oldFace) {
        m_oldFace.reset();
        update();
    }
}

void CardWidget::putAt(QPointF place) {
    m_place = place;
    move((place + QPointF(m_shift, 0)).toPoint());
}

void CardWidget::setTurn(double openness, bool faceUp) {
    if (!faceUp) {
        m_oldFace.reset();
    }
    if (openness != m_openness || faceUp != m_faceUp) {
        m_openness = openness;
        m_faceUp = faceUp;
        update();
    }
}

QRectF CardWidget::seen() const {
    const double hidden = (1 - m_openness) * width() / 2;
    return QRectF(geometry()).adjusted(hidden, 0, -hidden, 0);
}

void CardWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const qreal ratio = devicePixelRatioF();
    const QPixmap& side = m_faceUp ? m_art.face(m_oldFace.value_or(m_card), size(), ratio)
                                   : m_art.back(size(), ratio);
    if (m_openness >= 1) {
        painter.drawPixmap(0, 0, side);
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(seen().translated(-pos()), side, QRectF(QPointF(), side.size()));
}
