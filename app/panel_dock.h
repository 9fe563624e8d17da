// SPDX-License-Identifier: MIT
// A panel at the side of the window, with the action that opens and closes it. Behind the tab of
// another panel it comes to the front before it closes, and floating it has the room it likes.
#pragma once

#include <QDockWidget>

class QKeySequence;
class QMainWindow;

class PanelDock : public QDockWidget {
    Q_OBJECT

public:
    /// `name` is that of the action; the words and the key are the action's, too. Closed at first.
    PanelDock(const QString& name, const QString& title, const QString& tip,
              const QKeySequence& key, QWidget* panel, QMainWindow* window);

    /// Gives the panel all the height of its side while it is open: `others` that stand on that
    /// side, too, stand behind one another then, and below one another again when it is closed.
    void takeSideFrom(const QList<PanelDock*>& others);

public slots:
    /// Opens the panel if need be, and brings it before others.
    void bringToFront();

signals:
    /// By somebody, not by a window that is restored.
    void opened();
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    bool sharesSideWith(PanelDock& other);

    QMainWindow& m_window;
    bool m_isBehind = false; // another panel
};
