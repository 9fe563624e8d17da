// SPDX-License-Identifier: MIT
#include "app/actions.h"

#include "app/help/explanations.h"

#include <QRegularExpression>
#include <QToolButton>

QAction* makeAction(QObject* parent, const QString& name, const QString& text, const QString& tip,
                    const QList<QKeySequence>& shortcuts) {
    auto* action = new QAction(parent);
    action->setObjectName(name); // by which it is explained
    action->setShortcuts(shortcuts);
    action->setAutoRepeat(false);
    setActionWords(action, text, tip);
    return action;
}

QToolButton* makeActionButton(QAction* action, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    button->setDefaultAction(action);
    button->setAccessibleName(action->iconText()); // the text without its underlined letter
    button->setAutoRaise(true);
    return button;
}

void setActionWords(QAction* action, const QString& text, const QString& tip) {
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    action->setText(text);
    action->setIconText(withoutMnemonic(text)); // on buttons
    action->setToolTip(key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key));
    const QString more = explanation(action->objectName());
    action->setWhatsThis(more.isEmpty() ? tip : more);
}

QString withoutMnemonic(const QString& text) {
    static const QRegularExpression letterInBrackets(QStringLiteral("\\s*\\(&\\w\\)"));
    return QString(text).remove(letterInBrackets).remove(QLatin1Char('&'));
}
