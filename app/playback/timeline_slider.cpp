// SPDX-License-Identifier: MIT
#include "app/playback/timeline_slider.h"

#include "app/game_controller.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QWheelEvent>

#include <algorithm>
#include <limits>

namespace {

int clampedToInt(qint64 plays) {
    return static_cast<int>(std::min<qint64>(plays, std::numeric_limits<int>::max()));
}

} // namespace

TimelineSlider::TimelineSlider(GameController& controller, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_controller(controller) {
    setObjectName(QStringLiteral("timeline"));
    setAccessibleName(tr("Timeline"));
    setToolTip(tr("Timeline: drag to any moment of the game (Home, End, Left, Right)"));
    setLength(controller.length());
    setIndex(controller.index());
    connect(&controller, &GameController::lengthChanged, this, &TimelineSlider::setLength);
    connect(&controller, &GameController::positionChanged, this, &TimelineSlider::setIndex);
    connect(this, &QSlider::valueChanged, &controller, &GameController::seek);
    connect(this, &QSlider::sliderPressed, &controller,
            [&controller] { controller.setHeld(true); });
    connect(this, &QSlider::sliderReleased, &controller,
            [&controller] { controller.setHeld(false); });
}

void TimelineSlider::setLength(qint64 plays) {
    // Where the range shrinks, the value that it cuts off is no wish of the user's.
    const QSignalBlocker blocker(this);
    setRange(0, clampedToInt(plays));
    setPageStep(std::max(1, maximum() / 20));
    update();
}

void TimelineSlider::setIndex(qint64 index) {
    const QSignalBlocker blocker(this);
    setValue(clampedToInt(index));
    update();
}

void TimelineSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        QStyleOptionSlider option;
        initStyleOption(&option);
        const QRect handle =
            style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
        if (!handle.contains(event->position().toPoint())) {
            setValue(valueAt(event->position()));
        }
    }
    // The handle is under the pointer now, so the base class goes on with a drag.
    QSlider::mousePressEvent(event);
}

void TimelineSlider::wheelEvent(QWheelEvent* event) {
    // A notch is one play; QSlider would make it as many as a text scrolls lines.
    m_wheel += event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    const int notches = m_wheel / QWheelEvent::DefaultDeltasPerStep;
    m_wheel -= notches * QWheelEvent::DefaultDeltasPerStep;
    setValue(value() + notches);
    event->accept();
}

void TimelineSlider::keyPressEvent(QKeyEvent* event) {
    // As in a text, Page Down goes on; a vertical slider's other way round makes no sense here.
    if (event->key() == Qt::Key_PageDown) {
        setValue(value() + pageStep());
    } else if (event->key() == Qt::Key_PageUp) {
        setValue(value() - pageStep());
    } else {
        QSlider::keyPressEvent(event);
    }
}

int TimelineSlider::valueAt(QPointF place) const {
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect groove =
        style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
    const QRect handle =
        style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    const int start = groove.left() + handle.width() / 2;
    const int span = groove.width() - handle.width();
    return QStyle::sliderValueFromPosition(minimum(), maximum(), qRound(place.x()) - start, span,
                                           option.upsideDown);
}
