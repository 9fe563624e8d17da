// SPDX-License-Identifier: MIT
// Modal dialogs, for tests that use them as a person does.
#pragma once

#include <QApplication>
#include <QDialog>
#include <QScopeGuard>
#include <QTest>
#include <QTimer>

/// Lets `use` work on the modal dialog that `open` shows, and closes it then if it is still there.
/// `window` is active again afterwards. Returns whether there was such a dialog.
template <class Dialog = QDialog, class Open, class Use>
bool useModal(QWidget& window, Open open, Use use) {
    bool used = false;
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &window, [&] {
        if (auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget())) {
            poll.stop();
            const auto close = qScopeGuard([dialog] { dialog->close(); }); // whatever fails
            used = QTest::qWaitForWindowActive(dialog) && QTest::qWaitFor([dialog] {
                       return dialog->isAncestorOf(QApplication::focusWidget());
                   });
            if (used) {
                use(*dialog);
            }
        }
    });
    poll.start(10);
    open();                  // comes back when the dialog is closed
    window.activateWindow(); // as a window manager does; offscreen there is none
    return used && QTest::qWaitForWindowActive(&window);
}
