// SPDX-License-Identifier: MIT
// What the program knows again at its next start: the settings, and how the window and its panels
// lay.
#pragma once

#include "app/settings.h"

#include <QObject>

class MainWindow;
class QSettings;

class WindowMemory : public QObject {
    Q_OBJECT

public:
    /// Brings the window to where it lay when it was closed the last time, and keeps from now on
    /// what changes. Both must outlive this.
    WindowMemory(QSettings& store, MainWindow& window);

private:
    void keepSettings(const Settings& before, const Settings& now);
    void keepPlaces();

    QSettings& m_store;
    MainWindow& m_window;
};
