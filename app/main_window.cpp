// SPDX-License-Identifier: MIT
#include "app/main_window.h"

#include "app/actions.h"
#include "app/bring_to_front.h"
#include "app/deal_actions.h"
#include "app/deal_text.h"
#include "app/dialogs/compare_dialog.h"
#include "app/dialogs/settings_dialog.h"
#include "app/file_actions.h"
#include "app/glyph_icon.h"
#include "app/help/help_actions.h"
#include "app/help/hint_bar.h"
#include "app/inside_actions.h"
#include "app/learn/learn_actions.h"
#include "app/learn/predict_bar.h"
#include "app/learn/predict_mode.h"
#include "app/line_stepper.h"
#include "app/live_settings.h"
#include "app/number_text.h"
#include "app/opening_remark.h"
#include "app/panel_dock.h"
#include "app/panels/inside/inside_panel.h"
#include "app/panels/moves_panel.h"
#include "app/panels/verdict_panel.h"
#include "app/playback/playback_actions.h"
#include "app/playback/timeline_slider.h"
#include "app/playback/transport_bar.h"
#include "app/playback/zoom.h"
#include "app/presentation.h"
#include "app/random_deal_actions.h"
#include "app/rules_actions.h"
#include "app/sample_actions.h"
#include "app/share_actions.h"
#include "app/status_line.h"
#include "app/surprise_actions.h"
#include "app/survey/survey_window.h"
#include "app/table/card_table.h"
#include "app/view_actions.h"
#include "app/window_contents.h"
#include "app/window_sizes.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QFontInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QStatusBar>
#include <QStyle>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace {

/// Without the bright lines that some styles draw above and below a bar. A style sheet could do
/// that, too, but under one texts keep their colours when the program turns light or dark.
class PlainBar : public QToolBar {
public:
    using QToolBar::QToolBar;

protected:
    void paintEvent(QPaintEvent*) override {}
};

} // namespace

MainWindow::MainWindow(const Settings& settings, const Settings& defaults)
    : m_shelf(m_controller), m_bare(children()) {
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(leastWindowSize);
    connect(&m_shelf, &GameShelf::opened, this, &MainWindow::showTitle);
    connect(&m_shelf, &GameShelf::opened, this, [this] {
        if (m_shelf.isOnItsWay()) {
            say(tr("Looking up play %1…").arg(numberText(m_shelf.current().index)));
        }
    });
    connect(&m_shelf, &GameShelf::fileChanged, this, &MainWindow::showTitle);
    build(settings, defaults);
}

void MainWindow::build(const Settings& settings, const Settings& defaults) {
    m_table = new CardTable(m_controller, this);
    m_remark = new OpeningRemark(m_controller, this);
    // After the table: it goes beyond its plays.
    m_lines = new LineStepper(m_controller, this);
    m_randomDeals = new RandomDealActions(m_shelf, m_controller, this);
    m_surprises = new SurpriseActions(m_shelf, m_controller, *m_randomDeals, *m_remark, this);
    m_samples = new SampleActions(m_shelf, m_controller, *m_remark, this);
    m_rules = new RulesActions(m_shelf, m_controller, *m_remark, this);
    m_deals = new DealActions(m_shelf, m_controller, this);
    m_files = new FileActions(m_shelf, m_controller, this);
    m_playback = new PlaybackActions(m_controller, *m_lines, this);
    m_inside = new InsideActions(m_controller, *m_lines, *m_table, m_playback->lines(), this);
    m_share = new ShareActions(m_shelf, m_controller, *m_table, this);
    m_learn = new LearnActions(m_shelf, m_controller, *m_table, this);
    m_help = new HelpActions(this);
    m_view = new ViewActions(settings.view, this);
    m_presentation = new Presentation(this);
    m_settings =
        new LiveSettings(*m_view, m_controller, *m_randomDeals, m_help->showHint(), defaults, this);
    createGameActions();
    createMenus();
    createToolBar();
    createStatusBar();
    createCentre();
    createDocks();
    // So that their keys work in full screen, without a menu bar, too.
    addActions(m_randomDeals->all() + m_surprises->all() + m_rules->all() + m_deals->all() +
               m_files->all() + m_playback->all() + m_share->all() + m_learn->all() +
               m_view->all() + m_help->all());
    connect(m_files, &FileActions::told, this, &MainWindow::say);
    connect(m_files, &FileActions::handsDropped, m_deals, &DealActions::openText);
    connect(m_inside, &InsideActions::rulesWanted, m_rules, &RulesActions::playBy);
    connect(m_share, &ShareActions::shared, this, &MainWindow::say);
    connect(m_learn, &LearnActions::told, this, &MainWindow::say);
    connect(m_view, &ViewActions::optionsChanged, this,
            [this](const ViewOptions&, const ViewOptions& now) { showOptions(now); });
    m_settings->change(settings);
    showOptions(settings.view);
}

MainWindow::~MainWindow() {
    takeDown(); // what shows the game goes before the controller does, which is a member
}

void MainWindow::takeDown() {
    qDeleteAll(findChildren<QDialog*>(Qt::FindDirectChildrenOnly));
    qDeleteAll(findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly));
    qDeleteAll(findChildren<QToolBar*>(Qt::FindDirectChildrenOnly));
    delete takeCentralWidget();
    // Then the rest, the last one first, but for what the window has made for itself.
    QList<QPointer<QObject>> rest;
    for (QObject* child : children()) {
        if (!m_bare.contains(child) && qobject_cast<QTabBar*>(child) == nullptr) {
            rest.push_front(child);
        }
    }
    for (const QPointer<QObject>& child : rest) {
        delete child;
    }
}

void MainWindow::speakAnew() {
    setUpdatesEnabled(false); // so that nobody sees an empty window
    WindowContents contents(*this);
    const Settings settings = m_settings->now();
    const Settings defaults = m_settings->defaults();
    takeDown();
    build(settings, defaults);
    m_shelf.tellAnew();
    contents.putBack(*this);
    emit remade();
    setUpdatesEnabled(true);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isFullScreen()) {
        m_fullScreen->trigger();
    } else if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown) {
        QApplication::sendEvent(&m_transport->timeline(), event);
    } else {
        QMainWindow::keyPressEvent(event);
    }
}

void MainWindow::closeEvent(QCloseEvent* event) {
    emit closing();
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    zoomBars();
    QMainWindow::resizeEvent(event);
}

void MainWindow::zoomBars() {
    const double zoom = std::max(zoomOf(size()), m_presentation->zoom());
    m_predictBar->setZoom(zoom);
    m_hintBar->setZoom(zoom);
    m_transport->setZoom(zoom);
    // Each layout asks the next one for room, from the inside out, or the last of them asks too
    // late.
    for (QWidget* widget = m_transport; widget != this; widget = widget->parentWidget()) {
        widget->layout()->activate();
        widget->updateGeometry();
    }
    const int icon = qRound(zoom * style()->pixelMetric(QStyle::PM_ToolBarIconSize));
    m_toolBar->setIconSize({icon, icon});
    QWidgetList bars{menuBar()};
    for (auto* button : m_toolBar->findChildren<QToolButton*>()) {
        bars += button;
    }
    for (auto* menu : menuBar()->findChildren<QMenu*>()) {
        bars += menu;
    }
    for (QWidget* widget : bars) {
        widget->setFont(zoomed(QApplication::font(widget), zoom));
    }
    m_status->setZoom(zoom);
}

/// Panels are as many times as wide.
void MainWindow::zoomPanels(double before, double now) {
    QFont text; // docks set one of their own and do not hear of another
    if (now != 1) {
        text.setPixelSize(QFontInfo(QApplication::font()).pixelSize());
        text.setStretch(QFont::Unstretched); // a font that is the program's is not used for titles
    }
    for (auto* dock : findChildren<PanelDock*>(Qt::FindDirectChildrenOnly)) {
        dock->setFont(text);
        if (dock->isVisible() && !dock->isFloating()) {
            resizeDocks({dock}, {qRound(dock->width() * now / before)}, Qt::Horizontal);
        }
    }
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::WindowStateChange) {
        m_fullScreen->setChecked(isFullScreen()); // the window manager may have done it
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::createGameActions() {
    m_survey = makeAction(this, QStringLiteral("survey"), tr("S&urvey of many deals…"),
                          tr("See how thousands or millions of deals end"),
                          {QKeySequence(Qt::CTRL | Qt::Key_U)});
    connect(m_survey, &QAction::triggered, this, [this] { survey(std::make_unique<SurveyJob>()); });

    m_quit = makeAction(this, QStringLiteral("quit"), tr("&Quit"), tr("Close the program"),
                        {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    connect(m_quit, &QAction::triggered, this, &QWidget::close);
    m_showSettings = makeAction(this, QStringLiteral("settings"), tr("&Settings…"),
                                tr("All that the program remembers you like"),
                                {QKeySequence(Qt::CTRL | Qt::Key_Comma)});
    connect(m_showSettings, &QAction::triggered, this, &MainWindow::showSettings);
    m_fullScreen = makeAction(this, QStringLiteral("fullScreen"), tr("F&ull screen"),
                              tr("Fill the whole screen"), {Qt::Key_F11});
    m_fullScreen->setCheckable(true);
    connect(m_fullScreen, &QAction::triggered, this, [this](bool full) {
        setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
    });
    addActions({m_survey, m_quit, m_showSettings, m_presentation->toggle(), m_fullScreen});
    connect(m_presentation, &Presentation::zoomed, this, [this](double before, double now) {
        zoomBars();
        zoomPanels(before, now);
    });
}

void MainWindow::showOptions(const ViewOptions& options) {
    applyAppearance(options.appearance);
    m_table->setAnimated(options.animate);
    m_table->setHandsFaceDown(options.handsFaceDown);
    m_table->setLook(options.cards);
    m_transport->timeline().setHandsFaceDown(options.handsFaceDown);
    m_transport->timeline().setLook(options.cards);
    m_randomDeals->setLook(options.cards, options.handsFaceDown);
    m_deals->setLook(options.cards);
    m_rules->setLook(options.cards);
    m_learn->showOptions(options);
    m_help->setLook(options.cards);
}

void MainWindow::createMenus() {
    QMenu* game = menuBar()->addMenu(tr("&Game"));
    m_randomDeals->fillMenu(game);
    QMenu* surprises = game->addMenu(tr("Surprise me &with"));
    surprises->menuAction()->setObjectName(QStringLiteral("surprises"));
    m_surprises->fillMenu(surprises);
    game->addSeparator();
    m_deals->fillGameMenu(game);
    game->addSeparator();
    m_files->fillMenu(game);
    game->addSeparator();
    m_rulesMenu = game->addMenu(tr("&Rules"));
    m_rulesMenu->menuAction()->setObjectName(QStringLiteral("rulesMenu"));
    m_rules->fillMenu(m_rulesMenu);
    game->addSeparator();
    game->addAction(m_survey);
    game->addSeparator();
    m_share->fillGameMenu(game);
    game->addSeparator();
    game->addAction(m_quit);
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    m_deals->fillEditMenu(edit);
    edit->addSeparator();
    m_share->fillEditMenu(edit);
    edit->addSeparator();
    edit->addAction(m_showSettings);
    m_playback->fillMenu(menuBar()->addMenu(tr("&Play")));
    m_samples->fillMenu(menuBar()->addMenu(tr("&Samples")));
    m_viewMenu = menuBar()->addMenu(tr("&View"));
    m_view->fillMenu(m_viewMenu);
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({m_presentation->toggle(), m_fullScreen});
    m_learn->fillMenu(menuBar()->addMenu(tr("&Learn")));
    m_help->fillMenu(menuBar()->addMenu(tr("&Help")));
}

void MainWindow::createToolBar() {
    QToolBar* bar = m_toolBar = new PlainBar(tr("Game"), this);
    addToolBar(bar);
    bar->setObjectName(QStringLiteral("gameToolBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addAction(m_randomDeals->newRandomDealAction());
    bar->addActions(m_deals->toolBar());
    bar->addAction(m_rules->createButton(m_rulesMenu));
    // The context menu could hide the bar and nothing would bring it back.
    setContextMenuPolicy(Qt::NoContextMenu);
}

void MainWindow::createStatusBar() {
    m_status = new StatusLine(m_controller, *m_lines, *m_remark, *statusBar());
    connect(m_table, &CardTable::cardDescribed, m_status, &StatusLine::show);
    connect(m_table, &CardTable::cardRefused, m_status, &StatusLine::explainRefusal);
}

void MainWindow::createCentre() {
    setCentralWidget(m_table);
    // A tool bar spans the window under table and panels alike.
    auto* strip = new PlainBar(tr("Playback"), this);
    strip->setObjectName(QStringLiteral("playbackToolBar"));
    strip->setMovable(false);
    auto* content = new QWidget(strip);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins({});
    column->setSpacing(0);
    m_predictBar = new PredictBar(m_learn->predict(), content);
    column->addWidget(m_predictBar);
    m_hintBar =
        new HintBar(m_help->showHint(), m_playback->playPause(), m_help->howToPlay(), content);
    column->addWidget(m_hintBar);
    m_transport = new TransportBar(m_controller, m_playback->transport(), content);
    column->addWidget(m_transport);
    strip->addWidget(content);
    addToolBar(Qt::BottomToolBarArea, strip);
    m_table->setFocusPolicy(Qt::StrongFocus);
    m_table->setFocus();
}

void MainWindow::createDocks() {
    // The buttons of the panels stand at the right end of the tool bar, where the panels open.
    auto* space = new QWidget(this);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(space);
    auto* verdict = new VerdictPanel(m_controller, this);
    connect(verdict, &VerdictPanel::rulesWanted, m_rules, &RulesActions::playBy);
    connect(verdict, &VerdictPanel::compareWanted, this, &MainWindow::compare);
    auto* moves = addDock(QStringLiteral("moves"), tr("&Moves"), tr("Every play in a list"),
                          Qt::Key_F7, Glyph::Rules, new MovesPanel(m_controller, this));
    auto* ending = addDock(QStringLiteral("verdict"), tr("&Verdict"),
                           tr("How the game ends, and why"), Qt::Key_F8, Glyph::Verdict, verdict);
    auto* inside = addDock(QStringLiteral("inside"), tr("&Inside"),
                           tr("The queues, the stack and the program, line by line"), Qt::Key_F9,
                           Glyph::Inside, m_inside->panel());
    inside->takeSideFrom({moves, ending});
    m_inside->setDock(*inside);
    connect(m_inside->panel(), &InsidePanel::slipWanted, m_learn, &LearnActions::spotTheSlip);
    connect(m_inside->panel(), &InsidePanel::stopPageWanted, m_learn, &LearnActions::makeItStop);
    m_viewMenu->insertSeparator(m_presentation->toggle());
}

PanelDock* MainWindow::addDock(const QString& name, const QString& title, const QString& tip,
                               const QKeySequence& key, Glyph glyph, QWidget* panel) {
    auto* dock = new PanelDock(name, title, tip, key, panel, this);
    QAction* action = dock->toggleViewAction();
    action->setIcon(glyphIcon(glyph));
    m_toolBar->addAction(action);
    m_viewMenu->insertAction(m_presentation->toggle(), action);
    return dock;
}

void MainWindow::compare() {
    const auto* verdict = m_controller.verdict();
    if (verdict == nullptr || !verdict->cycle) {
        return;
    }
    auto* dialog =
        new CompareDialog(m_controller.game(), *verdict->cycle, m_controller.names(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setLook(m_view->options().cards);
    connect(dialog, &CompareDialog::placeWanted, &m_controller, &GameController::seek);
    // Its places are of this game.
    connect(&m_controller, &GameController::gameStarted, dialog, &QWidget::close);
    connect(&m_controller, &GameController::namesChanged, dialog, &CompareDialog::setNames);
    dialog->show();
}

void MainWindow::survey(std::unique_ptr<SurveyJob> job) {
    if (!m_surveyWindow) {
        const auto& origin = m_shelf.origin();
        m_surveyWindow =
            new SurveyWindow(m_controller.hasGame() ? m_controller.rules() : fishing::Rules(),
                             origin ? origin->deck : fishing::Deck(), this, std::move(job));
        m_surveyWindow->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_surveyWindow, &SurveyWindow::dealWanted, &m_shelf,
                [this](quint64 deal, const fishing::Deck& deck, const fishing::Rules& rules) {
                    m_shelf.openNew(files::newGame(files::NumberedDeal{deal, deck}, rules));
                });
    }
    bringToFront(*m_surveyWindow);
}

void MainWindow::showSettings() {
    auto* dialog = findChild<SettingsDialog*>();
    if (dialog == nullptr) {
        dialog =
            new SettingsDialog(*m_settings, *m_view, m_playback->hideFuture(), m_controller, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    bringToFront(*dialog);
}

void MainWindow::say(const QString& text) {
    m_status->say(text);
}

void MainWindow::showTitle() {
    const auto& origin = m_shelf.origin();
    const QString deal = origin ? DealText::title(*origin) : tr("Own hands");
    const QString file = QFileInfo(QString::fromStdString(m_shelf.file())).fileName();
    setWindowTitle(file.isEmpty() ? deal : tr("%1: %2").arg(file, deal));
}
