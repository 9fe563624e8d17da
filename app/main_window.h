// SPDX-License-Identifier: MIT
// The program's window: menus, tool bar, the table, the strip under it and the status bar, all
// around one GameController.
#pragma once

#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/settings.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>

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
class SurveyJob;
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

    /// Makes everything anew that shows texts, in the language that is now spoken. The window, the
    /// game and all that somebody has before them stay as they are.
    void speakAnew();

    /// Opens the survey of many deals, or brings it to the front; one that is opened shows `job`.
    void survey(std::unique_ptr<SurveyJob> job);
    /// Opens the two positions of the game's loop side by side, if it has one.
    void compare();

public slots:
    /// Says something in the status line, which stays until the game moves on.
    void say(const QString& text);

signals:
    /// The window closes; everything is still as it was.
    void closing();
    /// Everything was made anew: settings(), files() and the panels are others.
    void remade();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void build(const Settings& settings, const Settings& defaults);
    void takeDown();
    void createGameActions();
    void createMenus();
    void createToolBar();
    void createStatusBar();
    void createCentre();
    void createDocks();
    PanelDock* addDock(const QString& name, const QString& title, const QString& tip,
                       const QKeySequence& key, Glyph glyph, QWidget* panel);
    void zoomBars();
    void zoomPanels(double before, double now);
    void showOptions(const ViewOptions& options);
    void showSettings();
    void showTitle();

    GameController m_controller;
    GameShelf m_shelf;
    const QObjectList m_bare; // what a window has by itself
    CardTable* m_table = nullptr;
    OpeningRemark* m_remark = nullptr;
    LineStepper* m_lines = nullptr;
    RandomDealActions* m_randomDeals = nullptr;
    SurpriseActions* m_surprises = nullptr;
    SampleActions* m_samples = nullptr;
    RulesActions* m_rules = nullptr;
    DealActions* m_deals = nullptr;
    FileActions* m_files = nullptr;
    PlaybackActions* m_playback = nullptr;
    InsideActions* m_inside = nullptr;
    ShareActions* m_share = nullptr;
    LearnActions* m_learn = nullptr;
    HelpActions* m_help = nullptr;
    ViewActions* m_view = nullptr;
    Presentation* m_presentation = nullptr;
    LiveSettings* m_settings = nullptr;
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
