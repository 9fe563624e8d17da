// SPDX-License-Identifier: MIT
#include "app/panel_dock.h"

#include "app/actions.h"

#include <QMainWindow>

PanelDock::PanelDock(const QString& name, const QString& title, const QString& tip,
                     const QKeySequence& key, QWidget* panel, QMainWindow* window)
    : QDockWidget(withoutMnemonic(title), window), m_window(*window) {
    setObjectName(name + QStringLiteral("Dock"));
    setWidget(panel);
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    window->addDockWidget(Qt::RightDockWidgetArea, this);
    hide();
    connect(this, &QDockWidget::topLevelChanged, this, [this](bool floats) {
        if (floats && isVisible()) { // not one that is being restored
            resize(size().expandedTo(sizeHint()));
        }
    });
    QAction* action = toggleViewAction();
    action->setObjectName(name);
    action->setShortcut(key);
    setActionWords(action, title, tip);
    window->addAction(action);
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (visible || !isHidden()) { // or else it has been closed, perhaps by the action
            m_isBehind = !visible;
        }
    });
    connect(action, &QAction::triggered, this, [this](bool opens) {
        if (opens) {
            emit opened();
        }
        if (opens || m_isBehind) {
            bringToFront();
        } else {
            emit closed();
        }
    });
}

void PanelDock::bringToFront() {
    const bool opens = isHidden();
    show();
    if (opens) {
        emit opened();
    }
    raise();
}

void PanelDock::takeSideFrom(const QList<PanelDock*>& others) {
    connect(this, &PanelDock::opened, this, [this, others] {
        for (PanelDock* other : others) {
            if (sharesSideWith(*other)) {
                m_window.tabifyDockWidget(this, other);
            }
        }
    });
    connect(this, &PanelDock::closed, this, [this, others] {
        for (PanelDock* other : others) {
            if (sharesSideWith(*other)) {
                const bool isOpen = !other->isHidden();
                m_window.addDockWidget(m_window.dockWidgetArea(other), other); // below the rest
                other->setVisible(isOpen);
            }
        }
    });
}

bool PanelDock::sharesSideWith(PanelDock& other) {
    return !isFloating() && !other.isFloating() &&
           m_window.dockWidgetArea(&other) == m_window.dockWidgetArea(this);
}

void PanelDock::closeEvent(QCloseEvent* event) {
    QDockWidget::closeEvent(event);
    emit closed();
}
