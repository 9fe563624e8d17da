// SPDX-License-Identifier: MIT
#include "app/panel_button.h"

#include <QKeyEvent>

PanelButton::PanelButton(const QString& name, const QString& text, const QString& tip,
                         QWidget* parent)
    : QPushButton(parent) {
    setObjectName(name);
    setAutoDefault(false);
    setFocusPolicy(Qt::TabFocus);
    setTexts(text, tip);
}

void PanelButton::setTexts(const QString& text, const QString& tip) {
    setText(text);
    setToolTip(tip);
    setAccessibleName(text);
    setAccessibleDescription(tip);
}

bool PanelButton::takesEnter(QAbstractButton& button, QEvent& event) {
    if (event.type() != QEvent::ShortcutOverride && event.type() != QEvent::KeyPress) {
        return false;
    }
    const auto& keys = static_cast<QKeyEvent&>(event);
    if (keys.key() != Qt::Key_Return && keys.key() != Qt::Key_Enter) {
        return false;
    }
    event.accept(); // before the window makes it a step forward
    if (event.type() == QEvent::KeyPress && !keys.isAutoRepeat()) {
        button.click();
    }
    return true;
}

bool PanelButton::event(QEvent* event) {
    return takesEnter(*this, *event) || QPushButton::event(event);
}
