// SPDX-License-Identifier: MIT
#include "app/share/paper.h"

#include "app/appearance.h"
#include "app/playback/timeline_colors.h"
#include "app/translated.h"

#include <QPainter>

void paintPlayerBadge(QPainter& painter, const Paper& paper, fishing::Player player,
                      const QRectF& place) {
    const TimelineColors colors = TimelineColors::of(TableTheme::of(lightPalette()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(player == fishing::Player::A ? colors.ginger : colors.grey);
    painter.drawEllipse(place);
    painter.setFont(paper.font(0.72 * place.height() / paper.unit, true));
    painter.setPen(QColor(Paper::text));
    painter.drawText(place, Qt::AlignCenter, translated(words::nameOf(player)));
}
