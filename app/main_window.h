// SPDX-License-Identifier: MIT
// The program's window: menus, tool bar, the table, the strip under it and the status bar, all
// around one GameController.
#pragma once

#include "app/game_controller.h"
#include "app/view_options.h"

#include <QMainWindow>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

class Announcer;
class CardTable;
class ElidedLabel;
class PlaybackActions;
class QActionGroup;
class QLabel;
class QMenu;
class QToolBar;
class TimelineSlider;
class ViewActions;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const ViewOptions& options = {});
    ~MainWindow() override;

    GameController& controller() { return m_controller; }
    CardTable& table() { return *m_table; }
    const ViewOptions& viewOptions() const;

    /// Puts a game on the table. `number` is the number of a numbered deal.
    void newGame(const fishing::Deal& deal, const fishing::Rules& rules,
                 std::optional<std::uint64_t> number);

public slots:
    /// Deals another numbered full deck, under the rules of the game on the table or these.
    void newRandomDeal();
    void newRandomDeal(const fishing::Rules& rules);
    /// Asks for two hands and puts them on the table.
    void enterHands();

signals:
    /// The window closes; everything is still as it was.
    void closing();
    void viewOptionsChanged(const ViewOptions& before, const ViewOptions& options);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    using Hands = std::array<std::vector<fishing::WrittenCard>, 2>;

    void createGameActions();
    void createMenus();
    void createToolBar();
    void createStatusBar();
    void createCentre();
    void createDocks();
    QAction* addDock(const QString& name, const QString& title, const QString& tip,
                     const QKeySequence& key, QWidget* panel);
    void compare();
    void begin(fishing::Deal deal, fishing::Rules rules, std::optional<std::uint64_t> number,
               std::optional<Hands> typed);
    void changeRules(const fishing::Rules& rules);
    void showOptions(const ViewOptions& options);
    void showPosition();
    void showRules();
    void showTitle();
    void showStatus(const QString& text);
    void explainRefusal();
    void showAbout();
    QString statusText() const;
    QString verdictText() const;

    GameController m_controller;
    PlaybackActions* m_playback;
    ViewActions* m_view;
    CardTable* m_table = nullptr;
    TimelineSlider* m_timeline = nullptr;
    Announcer* m_announcer = nullptr;
    std::optional<std::uint64_t> m_number; // of the deal, if it has one
    std::optional<Hands> m_typed;          // the hands as they were typed, if they were

    QAction* m_newRandomDeal = nullptr;
    QAction* m_enterHands = nullptr;
    QActionGroup* m_rules = nullptr;
    QAction* m_quit = nullptr;
    QAction* m_fullScreen = nullptr;
    QAction* m_about = nullptr;
    QMenu* m_rulesMenu = nullptr;
    QMenu* m_viewMenu = nullptr;
    QToolBar* m_toolBar = nullptr;
    QAction* m_showRules = nullptr; // the tool button that opens the menu
    ElidedLabel* m_status = nullptr;
    QLabel* m_endless = nullptr;
};
