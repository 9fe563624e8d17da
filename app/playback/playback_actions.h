// SPDX-License-Identifier: MIT
// Everything that moves the game in time, as actions for menus, buttons and keys. Each is enabled
// when it would do something.
#pragma once

#include <QList>
#include <QObject>

class GameController;
class LineStepper;
class QAction;
class QMenu;
class QWidget;

class PlaybackActions : public QObject {
    Q_OBJECT

public:
    /// Steers `controller`, and `lines` for the finer steps; both must outlive the actions. Dialogs
    /// belong to `window`.
    PlaybackActions(GameController& controller, LineStepper& lines, QWidget* window);

    void fillMenu(QMenu* menu) const;
    /// The buttons of the strip under the table, from left to right.
    QList<QAction*> transport() const;
    /// A line of the articles' program back, and on.
    QList<QAction*> lines() const { return {m_stepLineBack, m_stepLine}; }
    QList<QAction*> all() const;
    /// Those that go from place to place, or by themselves; without bookmarks and secrets.
    QList<QAction*> moves() const;
    QAction& playPause() const { return *m_playPause; }
    /// The switch that keeps the end secret.
    QAction& hideFuture() const { return *m_hideFuture; }

private:
    QAction* add(const QString& name, const QString& text, const QString& tip,
                 const QList<QKeySequence>& shortcuts);
    void addSteps();
    void addLines();
    void addSpeeds();
    void addCaptures();
    void addPlaces();
    void goToPlay();
    void seekCapture(bool forward, bool big);
    void seekBookmark(bool forward);
    void changeSpeed(int steps);
    void showRunning();
    void showPosition();
    void showSpeed();

    GameController& m_controller;
    LineStepper& m_lines;
    QWidget* m_window;
    QList<QAction*> m_all;
    QAction* m_playPause = nullptr;
    QAction* m_stepForward = nullptr;
    QAction* m_stepBackward = nullptr;
    QAction* m_stepLine = nullptr;
    QAction* m_stepLineBack = nullptr;
    QAction* m_first = nullptr;
    QAction* m_last = nullptr;
    QAction* m_faster = nullptr;
    QAction* m_slower = nullptr;
    QAction* m_nextCapture = nullptr;
    QAction* m_previousCapture = nullptr;
    QAction* m_nextBigCapture = nullptr;
    QAction* m_previousBigCapture = nullptr;
    QAction* m_goToPlay = nullptr;
    QAction* m_goBack = nullptr;
    QAction* m_toggleBookmark = nullptr;
    QAction* m_nextBookmark = nullptr;
    QAction* m_previousBookmark = nullptr;
    QAction* m_hideFuture = nullptr;
};
