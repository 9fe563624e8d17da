// SPDX-License-Identifier: MIT
#include "app/table/player_bank.h"

#include "app/table/bank_layout.h"
#include "app/table/kitten_picture.h"
#include "app/translated.h"
#include "app/words/words.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionFocusRect>

using fishing::Player;

namespace {

/// A fish that swims to the right, towards the hand. The turn is told by its shape, too.
void paintMarker(QPainter& painter, const QRectF& place, const TableTheme& theme) {
    QPainterPath fish(QPointF(1, 0.5));
    fish.cubicTo(0.85, 0.06, 0.5, -0.06, 0.26, 0.4);
    fish.lineTo(0, 0.1);
    fish.quadTo(0.1, 0.5, 0, 0.9);
    fish.lineTo(0.26, 0.6);
    fish.cubicTo(0.5, 1.06, 0.85, 0.94, 1, 0.5);
    painter.save();
    painter.translate(place.topLeft());
    painter.scale(place.width(), place.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.marker);
    painter.drawPath(fish);
    painter.setBrush(theme.dark ? theme.shade : theme.gleam);
    painter.drawEllipse(QRectF(0.72, 0.26, 0.1, 0.1 * place.width() / place.height()));
    painter.restore();
}

} // namespace

PlayerBank::PlayerBank(Player player, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_name(translated(words::nameOf(player))),
      m_theme(TableTheme::of(palette())) {
    setObjectName(player == Player::A ? QStringLiteral("bankA") : QStringLiteral("bankB"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::TabFocus); // the stop of the whole hand
    describe();
}

void PlayerBank::setName(const QString& name) {
    if (name != m_name) {
        m_name = name;
        describe();
        update();
    }
}

void PlayerBank::setState(const BankState& state) {
    if (state != m_state) {
        m_state = state;
        describe();
        update();
    }
}

void PlayerBank::setTheme(const TableTheme& theme) {
    if (theme != m_theme) {
        m_theme = theme;
        update();
    }
}

QString PlayerBank::countText() const {
    return m_state.cards == 1 ? tr("1 card") : tr("%L1 cards").arg(m_state.cards);
}

void PlayerBank::describe() {
    QString description = tr("%1, %2", "a player's name and cards").arg(m_name, countText());
    if (m_state.mood == Mood::Won) {
        description = tr("%1, the winner").arg(description);
    } else if (m_state.isMover) {
        description = tr("%1, to play").arg(description);
    }
    setAccessibleName(description);
}

const QPixmap& PlayerBank::kitten(int side) {
    const qreal ratio = devicePixelRatioF();
    if (side != m_side || ratio != m_pixelRatio) {
        m_side = side;
        m_pixelRatio = ratio;
        m_kittens.clear();
    }
    QPixmap& picture = m_kittens[m_state.mood];
    if (picture.isNull()) {
        picture = kittenPixmap(m_player, m_state.mood, side, ratio);
    }
    return picture;
}

void PlayerBank::paintEvent(QPaintEvent*) {
    const BankLayout layout = layOutBank(size(), font(), m_name, countText(), m_state.isMover);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (const int side = static_cast<int>(layout.kitten.width()); side > 0) {
        painter.drawPixmap(layout.kitten.topLeft(), kitten(side));
    }
    paintLine(painter, layout.name, m_theme.text);
    paintLine(painter, layout.count, m_theme.quietText);
    if (m_state.isMover) {
        paintMarker(painter, layout.marker, m_theme);
    }
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void PlayerBank::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
    QWidget::changeEvent(event);
}
