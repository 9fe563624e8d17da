// SPDX-License-Identifier: MIT
#include "app/hands/hand_strip.h"

#include "app/card_names.h"
#include "app/hands/strip_layout.h"
#include "app/table/table_theme.h"
#include "app/tool_tip_text.h"
#include "app/translated.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

using fishing::Player;

namespace {

constexpr int roundness = 8;
constexpr int reach = 24; // in pixels around the strip, in which a card still belongs to it

QColor withAlpha(QColor color, float alpha) {
    color.setAlphaF(alpha);
    return color;
}

} // namespace

HandStrip::HandStrip(Player player, QWidget* parent)
    : QWidget(parent), m_player(player), m_name(translated(words::nameOf(player))) {
    setObjectName(player == Player::A ? QStringLiteral("cardsA") : QStringLiteral("cardsB"));
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight); // the front is on the left in every language
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    describe();
}

void HandStrip::setLook(const CardLook& look) {
    m_art.setLook(look);
    update();
}

void HandStrip::setName(const QString& name) {
    m_name = name;
    describe();
}

void HandStrip::setCards(const QList<DraftCard>& cards) {
    if (cards == m_cards) {
        return;
    }
    m_cards = cards;
    if (m_current && *m_current >= m_cards.size()) {
        m_current.reset();
    }
    describe();
    update();
}

void HandStrip::setCurrent(std::optional<int> index) {
    if (index != m_current) {
        m_current = index;
        describe();
        update();
    }
}

void HandStrip::setCaret(std::optional<int> index) {
    if (index != m_caret) {
        m_caret = index;
        update();
    }
}

std::optional<int> HandStrip::placeAt(QPoint global) const {
    const QPoint point = mapFromGlobal(global);
    const bool isNear = rect().adjusted(-reach, -reach, reach, reach).contains(point);
    return isNear ? std::optional(layout().placeAt(point)) : std::nullopt;
}

void HandStrip::setGap(std::optional<int> index) {
    if (index != m_gap) {
        m_gap = index;
        update();
    }
}

QPixmap HandStrip::pictureOf(int index) {
    const QSize size = layout().cardSize();
    QPixmap picture(size * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCard(painter, index, QRect(QPoint(), size));
    return picture;
}

QSize HandStrip::sizeHint() const {
    return {620, 80};
}

QSize HandStrip::minimumSizeHint() const {
    return {300, 62};
}

StripLayout HandStrip::layout() const {
    return StripLayout(size(), static_cast<int>(m_cards.size()), m_gap);
}

void HandStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const TableTheme theme = TableTheme::of(palette());
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(hasFocus() ? QPen(palette().color(QPalette::Highlight), 1.6)
                              : QPen(withAlpha(theme.soil, 0.7F), 1));
    painter.setBrush(m_player == Player::A ? theme.nearBank : theme.farBank);
    painter.drawRoundedRect(frame, roundness, roundness);
    if (m_cards.isEmpty()) {
        paintEmpty(painter);
        return;
    }
    const StripLayout places = layout();
    for (int i = 0; i < m_cards.size(); ++i) {
        const bool isLifted = m_isDragging && i == m_current;
        painter.setOpacity(isLifted ? 0.25 : 1);
        paintCard(painter, i, places.cardRect(i));
    }
    painter.setOpacity(1);
    if (m_current && hasFocus() && !m_isDragging) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 3));
        painter.setBrush(Qt::NoBrush);
        const QRect card = places.cardRect(*m_current);
        painter.drawRoundedRect(card, 4, 4);
    } else if (const auto mark = m_gap ? m_gap : m_caret) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Highlight));
        painter.drawRoundedRect(places.markAt(*mark), 1.5, 1.5);
    }
}

void HandStrip::paintCard(QPainter& painter, int index, const QRect& place) {
    const DraftCard& each = m_cards[index];
    if (each.card) {
        painter.drawPixmap(place.topLeft(),
                           m_art.face(*each.card, place.size(), devicePixelRatioF()));
        return;
    }
    // A word that is no card, or none yet.
    const QColor ink(0xb3, 0x26, 0x1e);
    const qreal radius = CardArt::cornerRadius(place.width());
    painter.setPen(QPen(ink, 1, Qt::DashLine));
    painter.setBrush(QColor(0xff, 0xf4, 0xf1));
    painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    QFont small = font();
    small.setPixelSize(std::max(9, place.width() / 4));
    painter.setFont(small);
    painter.setPen(ink);
    const QRect line = place.adjusted(3, 3, -2, -3);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                     QFontMetrics(small).elidedText(each.word, Qt::ElideRight, line.width()));
    painter.drawText(place, Qt::AlignCenter, QStringLiteral("?"));
}

void HandStrip::paintEmpty(QPainter& painter) {
    painter.setPen(TableTheme::of(palette()).quietText);
    const QRect line = rect().adjusted(12, 0, -12, 0);
    painter.drawText(
        line, Qt::AlignCenter,
        fontMetrics().elidedText(tr("No cards yet: type them below, or click them in the deck."),
                                 Qt::ElideRight, line.width()));
    if (m_gap || m_caret) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Highlight));
        painter.drawRoundedRect(QRect(7, 8, 3, height() - 16), 1.5, 1.5);
    }
}

bool HandStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto index = layout().cardAt(help->pos());
        QToolTip::showText(help->globalPos(),
                           index ? toolTipText(tr("%1. Drag it, or use the keys: Left and Right "
                                                  "choose, with Ctrl they move the card, Ctrl+Up "
                                                  "or Ctrl+Down gives it to the other hand, Delete "
                                                  "takes it out.")
                                                   .arg(describeCard(*index)))
                                 : QString(),
                           this);
        return true;
    }
    return QWidget::event(event);
}

void HandStrip::keyPressEvent(QKeyEvent* event) {
    if (m_isDragging && event->key() == Qt::Key_Escape) {
        endDrag();
        emit dragCancelled();
        return;
    }
    const bool moves = event->modifiers().testFlag(Qt::ControlModifier);
    const bool isUsed = moves ? moveBy(event->key()) : pickBy(event->key());
    if (!isUsed) {
        QWidget::keyPressEvent(event);
    }
}

/// Keys that choose a card, or take it out.
bool HandStrip::pickBy(int key) {
    if (m_cards.isEmpty()) {
        return false;
    }
    const auto last = static_cast<int>(m_cards.size()) - 1;
    const int here = m_current.value_or(-1);
    switch (key) {
    case Qt::Key_Left:
        pick(std::max(here - 1, 0));
        return true;
    case Qt::Key_Right:
        pick(std::min(here + 1, last));
        return true;
    case Qt::Key_Home:
        pick(0);
        return true;
    case Qt::Key_End:
        pick(last);
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (m_current) {
            emit removalWanted(*m_current);
        }
        return true;
    default:
        return false;
    }
}

/// Keys that, with Ctrl, move the chosen card.
bool HandStrip::moveBy(int key) {
    if (!m_current) {
        return false;
    }
    const int here = *m_current;
    const auto end = static_cast<int>(m_cards.size());
    switch (key) {
    case Qt::Key_Left:
        emit moveWanted(here, std::max(here - 1, 0));
        return true;
    case Qt::Key_Right:
        emit moveWanted(here, std::min(here + 2, end));
        return true;
    case Qt::Key_Home:
        emit moveWanted(here, 0);
        return true;
    case Qt::Key_End:
        emit moveWanted(here, end);
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        emit moveToOtherWanted(here);
        return true;
    default:
        return false;
    }
}

void HandStrip::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_isDragging) {
        QWidget::mousePressEvent(event);
        return;
    }
    const QPoint point = event->position().toPoint();
    if (const auto index = layout().cardAt(point)) {
        m_pressed = point;
        pick(*index);
    } else {
        m_pressed.reset();
        setCurrent(std::nullopt);
        emit placePicked(layout().placeAt(point));
    }
}

void HandStrip::mouseMoveEvent(QMouseEvent* event) {
    if (!m_pressed || !m_current) {
        return;
    }
    const QPoint way = event->position().toPoint() - *m_pressed;
    if (!m_isDragging && way.manhattanLength() < QApplication::startDragDistance()) {
        return;
    }
    m_isDragging = true;
    update();
    emit dragged(*m_current, event->globalPosition().toPoint());
}

void HandStrip::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        return;
    }
    const bool wasDragging = m_isDragging && m_current;
    endDrag();
    if (wasDragging) {
        emit dropped(*m_current, event->globalPosition().toPoint());
    }
}

void HandStrip::focusInEvent(QFocusEvent* event) {
    const bool isTab =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (isTab && !m_current && !m_cards.isEmpty()) {
        pick(std::clamp(m_caret.value_or(0) - 1, 0, static_cast<int>(m_cards.size()) - 1));
    }
    update();
    QWidget::focusInEvent(event);
}

void HandStrip::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

void HandStrip::pick(int index) {
    setCurrent(index);
    emit placePicked(index + 1);
}

void HandStrip::endDrag() {
    m_isDragging = false;
    m_pressed.reset();
    update();
}

void HandStrip::describe() {
    const auto count = static_cast<int>(m_cards.size());
    const QString cards = count == 1 ? tr("1 card") : tr("%1 cards").arg(count);
    const QString name = tr("%1’s hand, %2", "a player's name and cards").arg(m_name, cards);
    setAccessibleName(m_current ? tr("%1. %2").arg(name, describeCard(*m_current)) : name);
}

QString HandStrip::describeCard(int index) const {
    const DraftCard& each = m_cards[index];
    const QString card = each.card ? spokenName(*each.card) : tr("“%1”, no card").arg(each.word);
    return tr("%1, card %2 of %3")
        .arg(card, QString::number(index + 1), QString::number(m_cards.size()));
}
