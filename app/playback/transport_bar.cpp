// SPDX-License-Identifier: MIT
#include "app/playback/transport_bar.h"

#include "app/actions.h"
#include "app/game_controller.h"
#include "app/playback/speed_slider.h"
#include "app/playback/speed_text.h"
#include "app/playback/timeline_slider.h"
#include "app/playback/zoom.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>

namespace {

// In pixels at the usual size.
constexpr int iconSide = 24;
constexpr int spacing = 6;

QString countText(const GameController& controller, qint64 index) {
    const QLocale locale;
    if (controller.hasGame() && controller.isLengthFinal()) {
        return TransportBar::tr("%1 of %2")
            .arg(locale.toString(index), locale.toString(controller.length()));
    }
    return locale.toString(index);
}

} // namespace

TransportBar::TransportBar(GameController& controller, const QList<QAction*>& actions,
                           QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_timeline(new TimelineSlider(controller, this)),
      m_count(new QLabel(this)),
      m_speed(new SpeedSlider(this)),
      m_speedText(new QLabel(this)) {
    setObjectName(QStringLiteral("transportBar"));
    auto* row = new QHBoxLayout(this);
    for (QAction* action : actions) {
        QToolButton* button = makeActionButton(action, this);
        button->setFocusPolicy(Qt::NoFocus); // its key works everywhere
        row->addWidget(button);
        m_buttons += button;
    }
    row->addWidget(m_timeline, 1);
    row->addWidget(m_count);
    row->addWidget(m_speed);
    row->addWidget(m_speedText);

    m_count->setObjectName(QStringLiteral("playCount"));
    m_count->setAccessibleName(tr("Plays made"));
    m_count->setAlignment(Qt::AlignCenter);
    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Speed (Plus, Minus)"));
    m_speed->setRange(0, static_cast<int>(controller.speeds().size()) - 1);
    m_speed->setPageStep(1);
    m_speed->setFocusPolicy(Qt::NoFocus);
    m_speedText->setObjectName(QStringLiteral("speedText"));
    connect(m_speed, &QSlider::valueChanged, this, [this](int step) {
        m_controller.setSpeed(m_controller.speeds().at(static_cast<std::size_t>(step)));
    });
    connect(&controller, &GameController::speedChanged, this, &TransportBar::showSpeed);
    connect(&controller, &GameController::positionChanged, this, &TransportBar::showCount);
    connect(&controller, &GameController::lengthChanged, this, &TransportBar::showCount);
    connect(&controller, &GameController::verdictChanged, this, &TransportBar::showCount);
    setZoom(1);
}

void TransportBar::setZoom(double zoom) {
    m_zoom = zoom;
    const int side = qRound(zoom * iconSide);
    for (QToolButton* button : m_buttons) {
        button->setIconSize({side, side});
    }
    const int space = qRound(zoom * spacing);
    layout()->setContentsMargins(space, 0, space, 0);
    layout()->setSpacing(space);
    m_timeline->setZoom(zoom);
    m_speed->setZoom(zoom);
    m_count->setContentsMargins(0, 0, space, 0);
    for (QLabel* label : {m_count, m_speedText}) {
        label->setFont(zoomed(font(), zoom));
    }
    showCount();
    showSpeed();
}

void TransportBar::showCount() {
    m_count->setText(countText(m_controller, m_controller.index()));
    // Keeps the timeline from changing its length while it is played or dragged.
    const QString widest = countText(m_controller, m_controller.length());
    m_count->setMinimumWidth(m_count->fontMetrics().horizontalAdvance(widest) +
                             2 * m_count->fontMetrics().averageCharWidth());
}

void TransportBar::showSpeed() {
    const QSignalBlocker blocker(m_speed);
    m_speed->setValue(speedStep(m_controller.speed()));
    m_speedText->setText(speedText(m_controller.speed()));
    // As wide as the widest, so that nothing moves when the speed changes.
    int widest = 0;
    for (const double speed : m_controller.speeds()) {
        widest = std::max(widest, m_speedText->fontMetrics().horizontalAdvance(speedText(speed)));
    }
    m_speedText->setMinimumWidth(widest + m_speedText->fontMetrics().averageCharWidth());
}

void TransportBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        setZoom(m_zoom);
    }
    QWidget::changeEvent(event);
}
