// SPDX-License-Identifier: MIT
#include "app/table/table_background.h"

#include <QPainter>
#include <QWidget>

#include <chrono>

namespace {

/// Sizes that follow one another this closely are a drag at the window's edge.
constexpr std::chrono::milliseconds dragInterval(120);

} // namespace

TableBackground::TableBackground(QWidget* table)
    : QObject(table), m_table(table), m_pond({}, {}, {}) {
    m_settling.setSingleShot(true);
    m_settling.setInterval(dragInterval);
    connect(&m_settling, &QTimer::timeout, m_table, qOverload<>(&QWidget::update));
}

void TableBackground::setPond(const PondArt& pond) {
    const bool isResized = pond.size() != m_pond.size();
    const bool isDrag =
        isResized && m_sinceResize.isValid() && !m_sinceResize.hasExpired(dragInterval.count());
    m_pond = pond;
    m_isFresh = false;
    if (isResized) {
        m_sinceResize.start();
    }
    if (isDrag && !m_picture.isNull()) {
        m_settling.start();
    } else {
        m_settling.stop();
    }
    m_table->update();
}

qreal TableBackground::pixelRatio() const {
    return m_picture.isNull() ? 0 : m_picture.devicePixelRatio();
}

void TableBackground::paint(QPainter& painter) {
    if (m_settling.isActive()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(QRectF(QPointF(), m_pond.size()), m_picture, m_picture.rect());
        return;
    }
    if (!m_isFresh) {
        m_picture = m_pond.picture(m_table->devicePixelRatioF());
        m_isFresh = true;
    }
    painter.drawPixmap(0, 0, m_picture);
}
