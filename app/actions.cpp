// SPDX-License-Identifier: MIT
#include "app/actions.h"

QAction* makeAction(QObject* parent, const QString& name, const QString& text, const QString& tip,
                    const QList<QKeySequence>& shortcuts) {
    auto* action = new QAction(parent);
    action->setObjectName(name);
    action->setShortcuts(shortcuts);
    action->setAutoRepeat(false);
    setActionWords(action, text, tip);
    return action;
}

void setActionWords(QAction* action, const QString& text, const QString& tip) {
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    action->setText(text);
    action->setToolTip(key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key));
}
