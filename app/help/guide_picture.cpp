// SPDX-License-Identifier: MIT
#include "app/help/guide_picture.h"

#include "app/playback/timeline_chart.h"
#include "app/playback/timeline_slider.h"
#include "app/share/table_image.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace {

constexpr int leastWidth = 150;
constexpr double tableAspect = 0.52; // its height by its width
constexpr int leastTable = 480;      // wide; a smaller one is drawn as of this size
constexpr double timelineAspect = 0.1;

} // namespace

GuidePicture::GuidePicture(const GuideFigure& figure, QWidget* parent)
    : QWidget(parent), m_figure(figure) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setObjectName(QStringLiteral("guidePicture"));
    setAccessibleName(figure.caption);
    m_controller.newGame(files::dealOf(figure.game), figure.game.rules);
    m_controller.seek(static_cast<qint64>(figure.game.index));
}

void GuidePicture::setLook(const CardLook& look) {
    m_look = look;
    redraw();
}

int GuidePicture::heightForWidth(int width) const {
    return m_figure.part == GuideFigure::Part::Table
               ? qRound(tableAspect * width)
               : std::max(qRound(timelineAspect * width), TimelineChart::usualHeight);
}

QSize GuidePicture::sizeHint() const {
    return {2 * leastWidth, heightForWidth(2 * leastWidth)};
}

QSize GuidePicture::minimumSizeHint() const {
    return {leastWidth, heightForWidth(leastWidth)};
}

QImage GuidePicture::picture(QSize size) {
    if (m_figure.part == GuideFigure::Part::Table) {
        const double zoom = std::max(1.0, 1.0 * leastTable / width());
        return tableImage(m_controller, {m_look, false, palette()}, size * zoom, m_figure.firstBeat)
            .scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    }
    TimelineSlider timeline(m_controller);
    timeline.setPalette(palette());
    timeline.resize((QSizeF(size) / timeline.devicePixelRatioF()).toSize());
    return timeline.grab().toImage().scaled(size); // another screen may have other pixels
}

void GuidePicture::redraw() {
    m_picture = {};
    update();
}

void GuidePicture::paintEvent(QPaintEvent*) {
    const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (m_picture.size() != pixels) {
        m_picture = picture(pixels);
        m_picture.setDevicePixelRatio(devicePixelRatioF());
    }
    QPainter(this).drawImage(0, 0, m_picture);
}

void GuidePicture::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        redraw();
    }
}
