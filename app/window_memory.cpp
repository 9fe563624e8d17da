// SPDX-License-Identifier: MIT
#include "app/window_memory.h"

#include "app/live_settings.h"
#include "app/main_window.h"
#include "app/window_sizes.h"

#include <QScreen>
#include <QSettings>

namespace {

const QString panelsKey = QStringLiteral("window/state");
const QString geometryKey = QStringLiteral("window/geometry");

/// The usual size, or as much of it as the screen has room for.
QSize fittingSize(const MainWindow& window) {
    constexpr QSize frame(16, 48); // roughly what a window manager adds
    return usualWindowSize.boundedTo(window.screen()->availableSize() - frame);
}

} // namespace

WindowMemory::WindowMemory(QSettings& store, MainWindow& window)
    : m_store(store), m_window(window) {
    window.restoreState(store.value(panelsKey).toByteArray());
    if (!window.restoreGeometry(store.value(geometryKey).toByteArray())) {
        window.resize(fittingSize(window));
    }
    connect(&window.settings(), &LiveSettings::changed, this, &WindowMemory::keepSettings);
    // Later, floating panels are closed already and would be remembered so.
    connect(&window, &MainWindow::closing, this, &WindowMemory::keepPlaces);
}

void WindowMemory::keepSettings(const Settings& before, const Settings& now) {
    writeSettings(m_store, before, now, m_window.settings().defaults());
}

void WindowMemory::keepPlaces() {
    m_store.setValue(panelsKey, m_window.saveState());
    m_store.setValue(geometryKey, m_window.saveGeometry());
}
