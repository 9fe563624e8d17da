// SPDX-License-Identifier: MIT
// Spot the slip: the deal on the table by the whole rule and in the published way, side by side in
// lock step, with the place where they part, who wins in each, and the lines of the program that
// make the difference. Can stay open beside the table, whose deal it follows.
#pragma once

#include "app/learn/slip_games.h"
#include "app/view_options.h"

#include <QDialog>

#include <array>
#include <memory>

class Announcer;
class CodeDifference;
class PlaybackActions;
class QLabel;
class QTabBar;
class QToolButton;
class SlipSide;

class SlipWindow : public QDialog {
    Q_OBJECT

public:
    /// Shows the deal of `controller`, which must have a game and outlive the window.
    explicit SlipWindow(GameController& controller, QWidget* parent = nullptr);
    ~SlipWindow() override;

    SlipGames& games() { return *m_games; }
    void showOptions(const ViewOptions& options);

protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void begin();
    void beginIfOther();
    QWidget* createTables();
    QLayout* createTransport();
    QWidget* createWords();
    QWidget* createCode();
    void createTabs(QWidget* parent);
    void showWords();
    void zoom();
    void showCount();
    void announce();
    bool isPartingSecret() const;
    QString reasons() const;

    GameController& m_controller;
    ViewOptions m_options;
    std::unique_ptr<SlipGames> m_games;
    std::unique_ptr<QWidget> m_tables; // all that goes with the games
    PlaybackActions* m_playback = nullptr;
    std::array<SlipSide*, 2> m_sides{};
    QList<QToolButton*> m_buttons; // that play
    QLabel* m_count = nullptr;
    Announcer* m_announcer = nullptr;
    QAction* m_goToParting = nullptr;

    QLabel* m_winners;
    QLabel* m_reasons = nullptr;
    QTabBar* m_tabs = nullptr;
    CodeDifference* m_code = nullptr;
};
