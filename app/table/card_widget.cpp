// SPDX-License-Identifier: MIT
#include "app/table/card_widget.h"

#include "app/table/card_art.h"
#include "engine/notation.h"

#include <QEasingCurve>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace {

qreal eased(qreal progress) {
    static const QEasingCurve curve(QEasingCurve::InOutCubic);
    return curve.valueForProgress(progress);
}

} // namespace

CardWidget::CardWidget(fishing::Card card, CardArt& art, QWidget* parent)
    : QWidget(parent), m_art(art) {
    setCard(card);
}

void CardWidget::setCard(fishing::Card card) {
    m_card = card;
    setObjectName(QStringLiteral("card%1").arg(card.id));
    setAccessibleName(QString::fromStdString(toText(card, fishing::CardStyle::Symbol)));
    update();
}

void CardWidget::setFaceUp(bool faceUp) {
    if (faceUp != m_faceUp) {
        m_faceUp = faceUp;
        update();
    }
}

void CardWidget::glideTo(QPointF target, qint64 start, qint64 duration) {
    if (target == m_target && (m_moving || m_place == target)) {
        return;
    }
    m_origin = m_place;
    m_target = target;
    m_start = start;
    m_duration = duration;
    m_moving = true;
}

bool CardWidget::advance(qint64 now) {
    if (!m_moving || now < m_start) {
        return m_moving;
    }
    if (now >= m_start + m_duration) {
        arrive();
        return false;
    }
    const qreal progress = static_cast<qreal>(now - m_start) / static_cast<qreal>(m_duration);
    putAt(m_origin + (m_target - m_origin) * eased(progress));
    return true;
}

void CardWidget::arrive() {
    m_moving = false;
    putAt(m_target);
}

void CardWidget::putAt(QPointF place) {
    m_place = place;
    move(place.toPoint());
}

void CardWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.drawPixmap(0, 0,
                       m_faceUp ? m_art.face(m_card, size(), devicePixelRatioF())
                                : m_art.back(size(), devicePixelRatioF()));
}

void CardWidget::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
    }
}

void CardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) {
        emit clicked(m_card.id);
    }
}
