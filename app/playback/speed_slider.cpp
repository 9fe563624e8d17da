// SPDX-License-Identifier: MIT
#include "app/playback/speed_slider.h"

#include "app/table/table_theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace {

// All of these are in pixels at the usual size.
constexpr QSizeF usualSize(110, 24);
constexpr double knobRadius = 6.5;
constexpr double grooveHeight = 5;

} // namespace

SpeedSlider::SpeedSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SpeedSlider::setZoom(double zoom) {
    m_zoom = zoom;
    updateGeometry();
    update();
}

QSize SpeedSlider::sizeHint() const {
    return (m_zoom * usualSize).toSize();
}

QSize SpeedSlider::minimumSizeHint() const {
    return sizeHint();
}

double SpeedSlider::placeOf(int step) const {
    const double margin = knobRadius * m_zoom + 1;
    const double steps = std::max(1, maximum() - minimum());
    return margin + (width() - 2 * margin) * (step - minimum()) / steps;
}

int SpeedSlider::stepAt(double x) const {
    const double first = placeOf(minimum());
    const double part = (x - first) / std::max(1.0, placeOf(maximum()) - first);
    return minimum() + qRound(std::clamp(part, 0.0, 1.0) * (maximum() - minimum()));
}

void SpeedSlider::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0;
    const double thickness = grooveHeight * m_zoom;
    QRectF groove(placeOf(minimum()), middle - thickness / 2,
                  placeOf(maximum()) - placeOf(minimum()), thickness);
    groove.adjust(-thickness / 2, 0, thickness / 2, 0);
    const QColor ink = TableTheme::of(palette()).text; // as on the timeline
    QColor empty = ink;
    empty.setAlphaF(0.22F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(empty);
    painter.drawRoundedRect(groove, thickness / 2, thickness / 2);
    const QPointF knob(placeOf(sliderPosition()), middle);
    groove.setRight(knob.x());
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(groove, thickness / 2, thickness / 2);
    painter.setPen(QPen(palette().color(QPalette::Window), 1.5 * m_zoom));
    painter.setBrush(ink);
    painter.drawEllipse(knob, knobRadius * m_zoom, knobRadius * m_zoom);
}

void SpeedSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    setSliderDown(true);
    setSliderPosition(stepAt(event->position().x()));
}

void SpeedSlider::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown()) {
        setSliderPosition(stepAt(event->position().x()));
    }
}

void SpeedSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        setSliderDown(false);
    }
}
