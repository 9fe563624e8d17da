// SPDX-License-Identifier: MIT
#include "app/playback/timeline_slider.h"

#include "app/game_controller.h"
#include "app/playback/timeline_accessible.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <limits>

namespace {

constexpr std::chrono::milliseconds previewDelay(140);
constexpr int leastWidth = 120;

int clampedToInt(qint64 plays) {
    return static_cast<int>(std::min<qint64>(plays, std::numeric_limits<int>::max()));
}

/// Where the timeline ends while nobody may know how long the game is: somewhat beyond what has
/// been played, in steps, so that the picture rests.
qint64 openEnd(qint64 known) {
    qint64 end = 60;
    while (end <= known) {
        end += std::max<qint64>(1, end / 3);
    }
    return end;
}

} // namespace

TimelineSlider::TimelineSlider(GameController& controller, QWidget* parent)
    : QSlider(Qt::Horizontal, parent),
      m_controller(controller),
      m_preview(new TimelinePreview(this)) {
    installTimelineAccessibility();
    setObjectName(QStringLiteral("timeline"));
    setAccessibleName(tr("Timeline"));
    setToolTip(tr("Timeline: drag to any moment of the game (Home, End, Left, Right)"));
    setMouseTracking(true);
    m_previewTimer.setSingleShot(true);
    connect(&m_previewTimer, &QTimer::timeout, this, &TimelineSlider::showPreview);
    setLength(controller.length());
    setIndex(controller.index());
    connect(&controller, &GameController::gameStarted, this, &TimelineSlider::beginGame);
    connect(&controller, &GameController::lengthChanged, this, &TimelineSlider::setLength);
    connect(&controller, &GameController::positionChanged, this, &TimelineSlider::setIndex);
    connect(&controller, &GameController::verdictChanged, this, &TimelineSlider::dropChart);
    connect(&controller, &GameController::bookmarksChanged, this, &TimelineSlider::dropChart);
    connect(&controller, &GameController::futureHiddenChanged, this, &TimelineSlider::dropChart);
    connect(this, &QSlider::valueChanged, &controller, &GameController::seek);
    connect(this, &QSlider::sliderPressed, &controller,
            [&controller] { controller.setHeld(true); });
    connect(this, &QSlider::sliderReleased, &controller,
            [&controller] { controller.setHeld(false); });
}

void TimelineSlider::setLook(const CardLook& look) {
    m_preview->setLook(look);
}

void TimelineSlider::setHandsFaceDown(bool faceDown) {
    m_preview->setHandsFaceDown(faceDown);
}

void TimelineSlider::setZoom(double zoom) {
    m_zoom = zoom;
    m_preview->setZoom(zoom);
    updateGeometry();
    dropChart();
}

QSize TimelineSlider::sizeHint() const {
    return {qRound(m_zoom * 4 * leastWidth), qRound(m_zoom * TimelineChart::usualHeight)};
}

QSize TimelineSlider::minimumSizeHint() const {
    return {leastWidth, qRound(m_zoom * TimelineChart::usualHeight)};
}

TimelineScale TimelineSlider::timelineScale() const {
    const bool isOpen = m_controller.isFutureHidden() && !m_controller.isLengthFinal();
    const qint64 length = m_controller.length();
    return {static_cast<double>(width()), isOpen ? openEnd(length) : length, m_zoom};
}

TimelineMarks TimelineSlider::marks() const {
    TimelineMarks marks;
    if (!m_controller.hasGame()) {
        return marks;
    }
    marks.isEnd = m_controller.isLengthFinal();
    if (const auto* verdict = m_controller.verdict()) {
        marks.cycle = verdict->cycle;
        marks.outcome = verdict->outcome;
    }
    for (const qint64 bookmark : m_controller.bookmarks()) {
        if (bookmark <= m_controller.length()) { // the others lie in a future that is hidden
            marks.bookmarks.push_back(bookmark);
        }
    }
    return marks;
}

QString TimelineSlider::spokenValue() const {
    return m_controller.hasGame() ? spokenMoment(m_controller, m_controller.index()) : QString();
}

void TimelineSlider::setLength(qint64 plays) {
    // Where the range shrinks, the value that it cuts off is no wish of the user's.
    const QSignalBlocker blocker(this);
    setRange(0, clampedToInt(plays));
    setPageStep(std::max(1, maximum() / 20));
    dropChart();
}

void TimelineSlider::setIndex(qint64 index) {
    const QSignalBlocker blocker(this);
    setValue(clampedToInt(index));
    update();
}

void TimelineSlider::beginGame() {
    endHover();
    m_samples.clear();
    dropChart();
}

void TimelineSlider::dropChart() {
    m_hasChart = false;
    update();
    if (m_preview->isVisible()) {
        m_previewTimer.start(0); // another moment may lie under the pointer now
    }
}

void TimelineSlider::ensureChart() {
    const TableTheme theme = TableTheme::of(palette());
    if (m_hasChart && m_chartSize == size() && m_chartRatio == devicePixelRatioF() &&
        m_chartTheme == theme) {
        return;
    }
    m_hasChart = true;
    m_chartSize = size();
    m_chartRatio = devicePixelRatioF();
    m_chartTheme = theme;
    if (m_controller.hasGame()) {
        m_samples.update(m_controller.game(), timelineScale(), m_controller.length(),
                         m_controller.bigCapture());
    }
    const TimelineChart chart(size(), timelineScale(), theme);
    m_course = chart.course(m_samples, marks(), m_chartRatio);
    m_signs = chart.signs(marks(), m_chartRatio);
    ++m_chartsPainted;
}

void TimelineSlider::paintEvent(QPaintEvent*) {
    ensureChart();
    const TimelineChart chart(size(), timelineScale(), m_chartTheme);
    const int now = qRound(timelineScale().xOf(value()));
    QPainter painter(this);
    painter.setClipRect(0, 0, now, height());
    painter.drawPixmap(0, 0, m_course);
    painter.setClipRect(now, 0, width() - now, height());
    painter.setOpacity(chart.futureOpacity());
    painter.drawPixmap(0, 0, m_course);
    painter.setOpacity(1);
    painter.setClipping(false);
    painter.setRenderHint(QPainter::Antialiasing);
    if (const auto moment = hoveredMoment(); moment && !isSliderDown()) {
        chart.paintPointer(painter, timelineScale().xOf(*moment));
    }
    chart.paintHandle(painter, value());
    painter.drawPixmap(0, 0, m_signs); // the handle does not cross the winner's kitten out
    chart.paintKnob(painter, value(), hasFocus() ? palette().color(QPalette::Highlight) : QColor());
}

bool TimelineSlider::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_hover) {
        return true; // the preview is there in its place
    }
    if (event->type() == QEvent::WindowDeactivate) {
        setSliderDown(false); // a dialog took the window away, and no release will come
    }
    return QSlider::event(event);
}

void TimelineSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || event->buttons() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    endHover(); // the table itself shows the moment now
    setSliderDown(true);
    goTo(event->position().x());
}

void TimelineSlider::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown()) {
        goTo(event->position().x());
    } else {
        hover(event->position().x());
    }
}

void TimelineSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && isSliderDown()) {
        goTo(event->position().x());
        setSliderDown(false);
    }
}

void TimelineSlider::leaveEvent(QEvent* event) {
    endHover();
    QSlider::leaveEvent(event);
}

void TimelineSlider::hideEvent(QHideEvent* event) {
    endHover();
    setSliderDown(false); // no release will come
    QSlider::hideEvent(event);
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

void TimelineSlider::goTo(double x) {
    setSliderPosition(clampedToInt(timelineScale().playAt(x)));
}

void TimelineSlider::hover(double x) {
    m_hover = x;
    update();
    const bool follows = m_preview->isVisible();
    if (!follows) {
        m_previewTimer.start(previewDelay);
    } else if (!m_previewTimer.isActive()) {
        m_previewTimer.start(0);
    }
}

void TimelineSlider::endHover() {
    m_hover.reset();
    m_previewTimer.stop();
    m_preview->hide();
    update();
}

/// The moment under the pointer, unless it lies in a future that is hidden.
std::optional<qint64> TimelineSlider::hoveredMoment() const {
    if (!m_hover || !m_controller.hasGame()) {
        return std::nullopt;
    }
    const qint64 moment = timelineScale().playAt(*m_hover);
    return moment <= m_controller.length() ? std::optional(moment) : std::nullopt;
}

void TimelineSlider::showPreview() {
    const auto moment = hoveredMoment();
    if (!moment) {
        m_preview->hide();
        return;
    }
    const QPoint place = mapToGlobal(QPoint(qRound(timelineScale().xOf(*moment)), 0));
    m_preview->showMoment(momentAt(m_controller, *moment, m_preview->fitted(m_controller.names())),
                          place, height());
}
