// SPDX-License-Identifier: MIT
#include "app/learn/share_picture.h"

#include "app/playback/timeline_colors.h"

#include <QPainter>

#include <algorithm>

namespace {

constexpr double aspect = 1.4; // a card's height by its width
constexpr double gapShare = 0.18;

} // namespace

SharePicture::SharePicture(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("sharePicture"));
    setAccessibleName(tr("Of 17 deals, 13 have an anchor and never end"));
    setToolTip(accessibleName());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

QSize SharePicture::sizeHint() const {
    return {520, 44};
}

QSize SharePicture::minimumSizeHint() const {
    return {260, 30};
}

void SharePicture::paintEvent(QPaintEvent*) {
    const TimelineColors colors = TimelineColors::of(TableTheme::of(palette()));
    const double step = std::min(width() / (deals + 0.0), height() / aspect * (1 + gapShare));
    const QSizeF card(step / (1 + gapShare), step / (1 + gapShare) * aspect);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < deals; ++i) {
        const bool isAnchored = i < anchored;
        const QRectF place(QPointF(i * step + 0.5, (height() - card.height()) / 2 + 0.5),
                           card - QSizeF(1, 1));
        painter.setPen(QPen(colors.edge, 1));
        painter.setBrush(isAnchored ? colors.loop : colors.water);
        painter.drawRoundedRect(place, card.width() * 0.15, card.width() * 0.15);
        if (isAnchored) {
            // The sign of what goes round for ever, as on the timeline.
            painter.setPen(QPen(palette().color(QPalette::Base), std::max(1.5, step / 14)));
            painter.setBrush(Qt::NoBrush);
            const double radius = card.width() * 0.17;
            for (const double side : {-radius, radius}) {
                painter.drawEllipse(place.center() + QPointF(side, 0), radius, radius);
            }
        }
    }
}
