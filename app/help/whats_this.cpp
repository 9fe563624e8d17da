// SPDX-License-Identifier: MIT
#include "app/help/whats_this.h"

#include "app/help/explanations.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QToolButton>
#include <QWidget>

namespace {

/// What there is to say of a widget; empty if its parent is to be asked.
QString textFor(const QWidget& widget) {
    QString name = widget.objectName();
    const QString ofSwitch = QStringLiteral("setting-"); // shows an action of the window
    if (name.startsWith(ofSwitch)) {
        name.remove(0, ofSwitch.size());
    }
    const QString text = explanation(name);
    return text.isEmpty() ? widget.toolTip() : text;
}

bool isQuestion(const QEvent& event) {
    switch (event.type()) {
    case QEvent::Polish: // so that screen readers know it from the first
    case QEvent::ToolTipChange:
    case QEvent::QueryWhatsThis:
    case QEvent::WhatsThis:
        return true;
    case QEvent::KeyPress:
        return static_cast<const QKeyEvent&>(event).key() == Qt::Key_F1;
    default:
        return false;
    }
}

} // namespace

WhatsThis::WhatsThis(QWidget* window) : QObject(window), m_window(*window) {
    qApp->installEventFilter(this);
}

/// Gives a widget its text before it is asked for it: tool tips change, and dialogs come and go.
bool WhatsThis::eventFilter(QObject* watched, QEvent* event) {
    if (watched->isWidgetType() && isQuestion(*event)) {
        auto* widget = static_cast<QWidget*>(watched);
        const auto* button = qobject_cast<QToolButton*>(widget);
        const bool hasAction = button != nullptr && button->defaultAction() != nullptr;
        bool isOurs = false;
        for (const QWidget* part = widget; part != nullptr; part = part->parentWidget()) {
            isOurs = isOurs || part == &m_window;
        }
        if (const QString text = textFor(*widget); isOurs && !hasAction && !text.isEmpty()) {
            widget->setWhatsThis(text);
        }
    }
    return QObject::eventFilter(watched, event);
}
