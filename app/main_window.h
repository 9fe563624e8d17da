// SPDX-License-Identifier: MIT
// The program's window: menus, tool bar, the table, the strip under it and the status bar, all
// around one GameController.
#pragma once

#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/settings.h"

#include <QMainWindow>
#include <QPointer>

class CardTable;
class DealActions;
class FileActions;
class HelpActions;
class HintBar;
class InsideActions;
class LearnActions;
class LineStepper;
class LiveSettings;
class OpeningRemark;
class PanelDock;
class PlaybackActions;
class PredictBar;
class Presentation;
class QMenu;
class QToolBar;
class RandomDealActions;
class RulesActions;
class SampleActions;
class ShareActions;
class StatusLine;
class SurpriseActions;
class SurveyWindow;
class TransportBar;
class ViewActions;
enum class Glyph;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const Settings& settings = {}, const Settings& defaults = {});
    ~MainWindow() override;

    GameController& controller() { return m_controller; }
    GameShelf& shelf() { return m_shelf; }
    RandomDealActions& randomDeals() { return *m_randomDeals; }
    FileActions& files() { return *m_files; }
    CardTable& table() { return *m_table; }
    LiveSettings& settings() { return *m_settings; }

public slots:
    /// Says something in the status line, which stays until the game moves on.
    void say(const QString& text);

signals:
    /// The window closes; everything is still as it was.
    void closing();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void createGameActions();
    void createMenus();
    void createToolBar();
    void createStatusBar();
    void createCentre();
    void createDocks();
    PanelDock* addDock(const QString& name, const QString& title, const QString& tip,
                       const QKeySequence& key, Glyph glyph, QWidget* panel);
    void compare();
    void survey();
    void zoomBars();
    void zoomPanels(double before, double now);
    void showOptions(const ViewOptions& options);
    void showSettings();
    void showTitle();

    GameController m_controller;
    GameShelf m_shelf;
    CardTable* m_table;
    OpeningRemark* m_remark;
    LineStepper* m_lines;
    RandomDealActions* m_randomDeals;
    SurpriseActions* m_surprises;
    SampleActions* m_samples;
    RulesActions* m_rules;
    DealActions* m_deals;
    FileActions* m_files;
    PlaybackActions* m_playback;
    InsideActions* m_inside;
    ShareActions* m_share;
    LearnActions* m_learn;
    HelpActions* m_help;
    ViewActions* m_view;
    Presentation* m_presentation;
    LiveSettings* m_settings;
    PredictBar* m_predictBar = nullptr;
    HintBar* m_hintBar = nullptr;
    TransportBar* m_transport = nullptr;
    StatusLine* m_status = nullptr;

    QAction* m_survey = nullptr;
    QPointer<SurveyWindow> m_surveyWindow; // while it is open
    QAction* m_quit = nullptr;
    QAction* m_showSettings = nullptr;
    QAction* m_fullScreen = nullptr;
    QMenu* m_rulesMenu = nullptr;
    QMenu* m_viewMenu = nullptr;
    QToolBar* m_toolBar = nullptr;
};
