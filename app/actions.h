// SPDX-License-Identifier: MIT
// How every action of the program is made: with a name for tests and a tool tip that shows its key.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>

class QToolButton;

/// An action of `parent`; `tip` gets the first shortcut behind it.
QAction* makeAction(QObject* parent, const QString& name, const QString& text, const QString& tip,
                    const QList<QKeySequence>& shortcuts = {});

/// A flat button for an action, named after it.
QToolButton* makeActionButton(QAction* action, QWidget* parent);

/// Gives an action other words for what it does now.
void setActionWords(QAction* action, const QString& text, const QString& tip);

/// What a menu says, without the mark before its underlined letter, or the letter in brackets that
/// stands behind words in other scripts.
QString withoutMnemonic(const QString& text);
