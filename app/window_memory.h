// SPDX-License-Identifier: MIT
// What the program knows again at its next start: the settings, and how the window and its panels
// lay. Each is kept soon after it changes, as a program may end without closing.
#pragma once

#include "app/settings.h"

#include <QObject>
#include <QTimer>

class MainWindow;
class QSettings;

class WindowMemory : public QObject {
    Q_OBJECT

public:
    /// Brings the window to where it lay when it was closed the last time, and keeps from now on
    /// what changes. Both must outlive this.
    WindowMemory(QSettings& store, MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void keepSettings(const Settings& before, const Settings& now);
    void keepPlaces();
    void keepPlacesSoon();
    void close();

    QSettings& m_store;
    MainWindow& m_window;
    QTimer m_timer; // runs only while a change waits to be kept
    bool m_isClosed = false;
};
