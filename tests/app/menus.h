// SPDX-License-Identifier: MIT
// The menus of a window, for tests that go through them with the pointer.
#pragma once

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QWindow>

namespace menus {

/// Opens the menus that lead from the entries of `container`, a menu or a menu bar, to the action
/// of the name `wanted`, and clicks it. Returns whether it was there to be clicked.
template <class Container>
bool click(Container& container, const QString& wanted) {
    const auto press = [&container](QAction* entry) {
        const QPoint place =
            container.mapTo(container.window(), container.actionGeometry(entry).center());
        QTest::mouseClick(container.window()->windowHandle(), Qt::LeftButton, {}, place);
    };
    for (QAction* entry : container.actions()) {
        if (entry->objectName() == wanted && entry->isVisible() && entry->isEnabled()) {
            press(entry);
            return true;
        }
    }
    const auto leadsThere = [&wanted](const QMenu& menu, const auto& self) -> bool {
        for (const QAction* entry : menu.actions()) {
            if (entry->objectName() == wanted ||
                (entry->menu() != nullptr && self(*entry->menu(), self))) {
                return true;
            }
        }
        return false;
    };
    for (QAction* entry : container.actions()) {
        if (entry->menu() != nullptr && leadsThere(*entry->menu(), leadsThere)) {
            press(entry);
            return QTest::qWaitForWindowExposed(entry->menu()) && click(*entry->menu(), wanted);
        }
    }
    return false;
}

} // namespace menus

/// Clicks through the menus of the window to the action. Some are made when their menu opens.
inline bool chooseInMenus(QMainWindow& window, const char* action) {
    return menus::click(*window.menuBar(), QString::fromLatin1(action));
}
