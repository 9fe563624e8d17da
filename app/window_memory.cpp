// SPDX-License-Identifier: MIT
#include "app/window_memory.h"

#include "app/live_settings.h"
#include "app/main_window.h"
#include "app/window_sizes.h"

#include <QDockWidget>
#include <QEvent>
#include <QScreen>
#include <QSettings>

#include <chrono>

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
    constexpr auto delay = std::chrono::seconds(1); // a window is dragged through many places
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &WindowMemory::keepPlaces);
    window.installEventFilter(this);
    connect(&window, &MainWindow::closing, this, &WindowMemory::close);
    connect(&window, &MainWindow::remade, this, &WindowMemory::follow);
    follow();
}

void WindowMemory::follow() {
    connect(&m_window.settings(), &LiveSettings::changed, this, &WindowMemory::keepSettings);
    for (auto* dock : m_window.findChildren<QDockWidget*>()) {
        connect(dock, &QDockWidget::visibilityChanged, this, &WindowMemory::keepPlacesSoon);
        connect(dock, &QDockWidget::topLevelChanged, this, &WindowMemory::keepPlacesSoon);
        connect(dock, &QDockWidget::dockLocationChanged, this, &WindowMemory::keepPlacesSoon);
    }
}

bool WindowMemory::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::WindowStateChange:
        keepPlacesSoon();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void WindowMemory::keepPlacesSoon() {
    if (!m_isClosed && m_window.isVisible()) {
        m_timer.start();
    }
}

void WindowMemory::close() {
    // Later, floating panels are closed already and would be remembered so.
    keepPlaces();
    m_timer.stop();
    m_isClosed = true;
}

void WindowMemory::keepSettings(const Settings& before, const Settings& now) {
    writeSettings(m_store, before, now, m_window.settings().defaults());
}

void WindowMemory::keepPlaces() {
    m_store.setValue(panelsKey, m_window.saveState());
    m_store.setValue(geometryKey, m_window.saveGeometry());
}
