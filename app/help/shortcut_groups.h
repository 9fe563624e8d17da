// SPDX-License-Identifier: MIT
// All keys of a window, read from its actions as they are, and what else can be done with keys and
// the mouse.
#pragma once

#include <QString>

#include <vector>

class QMainWindow;

struct Shortcut {
    QString does;
    QString keys; ///< or what is done with the mouse
};

struct ShortcutGroup {
    QString title;
    std::vector<Shortcut> shortcuts;
};

/// One group a menu of the window, then one of the actions that are in no menu, then what is no
/// action.
std::vector<ShortcutGroup> shortcutGroups(const QMainWindow& window);
