// SPDX-License-Identifier: MIT
#include "app/panels/verdict_emblem.h"

#include "app/table/kitten_picture.h"
#include "app/table/table_theme.h"

#include <QPainter>
#include <QPainterPath>

using fishing::Outcome;
using fishing::Player;

namespace {

constexpr int side = 52;
constexpr QRectF whole(0, 0, side, side);

/// A loop that lies on its side.
QPainterPath endlessSign() {
    const QPointF centre = whole.center();
    QPainterPath path(centre);
    for (const qreal to : {1.0, -1.0}) {
        path.cubicTo(centre + QPointF(to * 9, -13), centre + QPointF(to * 20, -10),
                     centre + QPointF(to * 20, 0));
        path.cubicTo(centre + QPointF(to * 20, 10), centre + QPointF(to * 9, 13), centre);
    }
    return path;
}

void paintOpen(QPainter& painter) {
    painter.setPen(Qt::NoPen);
    for (const int step : {-1, 0, 1}) {
        painter.drawEllipse(whole.center() + QPointF(step * 11, 0), 3.2, 3.2);
    }
}

} // namespace

VerdictEmblem::VerdictEmblem(QWidget* parent) : QWidget(parent) {
    setFixedSize(side, side);
}

void VerdictEmblem::setOutcome(std::optional<Outcome> outcome) {
    if (outcome != m_outcome) {
        m_outcome = outcome;
        update();
    }
}

void VerdictEmblem::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const TableTheme theme = TableTheme::of(palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.water);
    painter.drawEllipse(whole);
    const QRectF inside = whole.adjusted(5, 4, -5, -6);
    painter.setBrush(theme.text);
    switch (m_outcome.value_or(Outcome::Undecided)) {
    case Outcome::A:
        paintKitten(painter, Player::A, Mood::Won, inside);
        break;
    case Outcome::B:
        paintKitten(painter, Player::B, Mood::Won, inside);
        break;
    case Outcome::Draw: {
        const QSizeF half = inside.size() * 0.62;
        paintKitten(painter, Player::B, Mood::OutOfCards,
                    {inside.topLeft() + QPointF(-2, 8), half});
        paintKitten(painter, Player::A, Mood::OutOfCards,
                    {inside.topRight() + QPointF(2 - half.width(), 8), half});
        break;
    }
    case Outcome::Endless:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.text, 4, Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(endlessSign());
        break;
    case Outcome::Undecided:
        paintOpen(painter);
        break;
    }
}
