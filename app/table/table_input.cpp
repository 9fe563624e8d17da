// SPDX-License-Identifier: MIT
#include "app/table/table_input.h"

#include "app/game_controller.h"
#include "app/table/card_table.h"
#include "app/table/card_widget.h"
#include "app/tool_tip_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

using fishing::CardId;

TableInput::TableInput(GameController& controller, CardTable& table)
    : m_controller(controller), m_table(table) {
    table.setMouseTracking(true);
    table.installEventFilter(this);
}

void TableInput::lookAgain() {
    // While cards are played one after the other, they would bob up and down under a pointer at
    // rest.
    if (m_pointer && !m_controller.isRunning()) {
        pointAt(m_pointer);
    }
}

bool TableInput::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: // is a second click to whoever plays fast
        return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove:
        pointAt(static_cast<QMouseEvent*>(event)->position());
        return true;
    case QEvent::Leave:
        pointAt(std::nullopt);
        break;
    case QEvent::ShortcutOverride:
        // Before the window makes it a step forward.
        if (picks(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        break;
    case QEvent::KeyPress:
        if (picks(*static_cast<QKeyEvent*>(event))) {
            emit m_table.cardPicked(*m_table.scene().raised);
            return true;
        }
        return walk(*static_cast<QKeyEvent*>(event));
    case QEvent::ToolTip:
        showTip(*static_cast<QHelpEvent*>(event));
        return true;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool TableInput::press(const QMouseEvent& event) {
    const auto id = cardAt(event.position());
    if (event.button() != Qt::LeftButton || !id || m_controller.isAtEnd()) {
        return false;
    }
    if (!m_table.choices().empty()) {
        emit m_table.cardPicked(*id);
    } else if (canPlay(*id)) {
        m_controller.stepForward();
    } else {
        m_table.refuse(*id);
    }
    return true;
}

/// Whether a key picks the card that is held up.
bool TableInput::picks(const QKeyEvent& event) const {
    const auto raised = m_table.scene().raised;
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return isEnter && !event.isAutoRepeat() && raised &&
           std::ranges::find(m_table.choices(), *raised) != m_table.choices().end();
}

/// Through the cards of the hand that has the focus, or of the pile.
bool TableInput::walk(const QKeyEvent& event) {
    const bool isDown = event.key() == Qt::Key_Down;
    const bool isCommand = event.modifiers().testFlag(Qt::ControlModifier);
    if (isCommand || (!isDown && event.key() != Qt::Key_Up)) {
        return false;
    }
    const auto cards = m_table.choices().empty() ? m_table.focusedCards() : m_table.choices();
    if (cards.empty()) {
        return true;
    }
    std::ptrdiff_t next = 0;
    if (const auto raised = m_table.scene().raised) {
        const std::ptrdiff_t now = std::ranges::find(cards, *raised) - cards.begin();
        if (now != std::ssize(cards)) {
            next = std::clamp<std::ptrdiff_t>(now + (isDown ? 1 : -1), 0, std::ssize(cards) - 1);
        }
    }
    const CardId card = cards[static_cast<std::size_t>(next)];
    m_table.settle();
    m_table.raiseCard(card);
    emit m_table.cardDescribed(m_table.describeCard(card));
    return true;
}

void TableInput::showTip(const QHelpEvent& event) {
    const auto id = cardAt(event.pos());
    if (!id) {
        QToolTip::hideText();
        return;
    }
    // Beside the card, not on it, and only for as long as the pointer stays.
    const QRect card = m_table.cardWidget(*id)->geometry();
    const bool isLow = card.center().y() > m_table.height() / 2;
    const int lines = 3 * m_table.fontMetrics().lineSpacing();
    const QPoint place(event.pos().x(), isLow ? card.y() - lines : card.bottom());
    QToolTip::showText(m_table.mapToGlobal(place), toolTipText(m_table.describeCard(*id)), &m_table,
                       QRect(event.pos() - QPoint(2, 2), QSize(5, 5)));
}

void TableInput::pointAt(std::optional<QPointF> place) {
    m_pointer = place;
    const auto id = place ? cardAt(*place) : std::nullopt;
    const bool plays = id && !m_controller.isAtEnd() && canPlay(*id);
    const bool picks = id && !m_table.choices().empty();
    m_table.setCursor(plays || picks ? Qt::PointingHandCursor : Qt::ArrowCursor);
    m_table.raiseCard(id);
}

std::optional<CardId> TableInput::cardAt(QPointF place) const {
    return m_controller.hasGame() ? m_table.tableLayout().cardAt(m_table.scene(), place)
                                  : std::nullopt;
}

bool TableInput::canPlay(CardId id) const {
    const auto& position = m_controller.position();
    if (m_table.isHalfDone() && !frontHasLeft(m_table.scene(), position.mover)) {
        return false; // it is on its way to the tail
    }
    return position.handOf(position.mover).front().id == id;
}
