// SPDX-License-Identifier: MIT
// The program's window: menus, tool bar, the table, the strip under it and the status bar, all
// around one GameController.
#pragma once

#include "app/game_controller.h"
#include "app/view_options.h"

#include <QMainWindow>

#include <cstdint>
#include <optional>

class Announcer;
class CardTable;
class ElidedLabel;
class QActionGroup;
class QLabel;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const ViewOptions& options = {});

    GameController& controller() { return m_controller; }
    CardTable& table() { return *m_table; }
    const ViewOptions& viewOptions() const { return m_options; }

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
    void viewOptionsChanged(const ViewOptions& options);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    using Hands = std::array<std::vector<fishing::WrittenCard>, 2>;

    QAction* addAction(const QString& name, const QString& text, const QString& tip,
                       const QList<QKeySequence>& shortcuts);
    void createGameActions();
    void createPlaybackActions();
    void createViewActions();
    QAction* addOption(const QString& name, const QString& text, const QString& tip, bool on);
    QActionGroup* addChoice(const QString& name, const QStringList& texts, int chosen,
                            void (*choose)(ViewOptions& options, int choice));
    void setOptions(const ViewOptions& options);
    void createMenus();
    void createToolBar();
    void createStatusBar();
    void createCentre();
    void changeRules(const fishing::Rules& rules);
    void changeSpeed(int steps);
    void showRunning(bool running);
    void showPosition();
    void showRules();
    void showTitle();
    void showAbout();
    void showStatus(const QString& text);
    void explainRefusal();
    QString statusText() const;
    QString verdictText() const;

    GameController m_controller;
    ViewOptions m_options;
    CardTable* m_table = nullptr;
    Announcer* m_announcer = nullptr;
    std::optional<std::uint64_t> m_number; // of the deal, if it has one
    std::optional<Hands> m_typed;          // the hands as they were typed, if they were

    QAction* m_newRandomDeal = nullptr;
    QAction* m_enterHands = nullptr;
    QActionGroup* m_rules = nullptr;
    QAction* m_quit = nullptr;
    QAction* m_playPause = nullptr;
    QAction* m_stepForward = nullptr;
    QAction* m_stepBackward = nullptr;
    QAction* m_first = nullptr;
    QAction* m_last = nullptr;
    QAction* m_faster = nullptr;
    QAction* m_slower = nullptr;
    QAction* m_animate = nullptr;
    QAction* m_faceDown = nullptr;
    QAction* m_fourColors = nullptr;
    QActionGroup* m_backs = nullptr;
    QActionGroup* m_appearances = nullptr;
    QAction* m_fullScreen = nullptr;
    QAction* m_about = nullptr;
    QMenu* m_rulesMenu = nullptr;
    QAction* m_showRules = nullptr; // the tool button that opens the menu
    ElidedLabel* m_status = nullptr;
    QLabel* m_endless = nullptr;
};
