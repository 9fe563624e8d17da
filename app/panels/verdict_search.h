// SPDX-License-Identifier: MIT
// How far a game has been looked at for an end or a loop: the limit, the search while it goes on
// and how to stop it, and how to look further.
#pragma once

#include <QWidget>

class GameController;
class QLabel;
class QMenu;
class QProgressBar;
class PanelButton;

class VerdictSearch : public QWidget {
    Q_OBJECT

public:
    explicit VerdictSearch(GameController& controller, QWidget* parent = nullptr);

    /// Whether the last search was given up before its limit.
    bool isStopped() const { return m_stopped; }

    /// Whether there is anything to say: the search goes on, or has left something open. Nothing
    /// while the future is kept secret.
    bool hasNews() const;

    /// Shows what is known now. Progress is shown without being asked.
    void refresh();

private:
    void noteNewGame();
    void noteVerdict();
    void showProgress();
    QString text() const;
    void lookFurther();
    void fillLimits();
    qint64 further() const;

    GameController& m_controller;
    bool m_stopped = false;
    bool m_secrecyChanged = false;

    QLabel* m_text;
    QProgressBar* m_progress;
    PanelButton* m_stop;
    PanelButton* m_further;
    PanelButton* m_limit;
    QMenu* m_limits;
};
