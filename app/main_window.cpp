// SPDX-License-Identifier: MIT
#include "app/main_window.h"

#include "app/announcer.h"
#include "app/dialogs/custom_deal_dialog.h"
#include "app/elided_label.h"
#include "app/glyph_icon.h"
#include "app/playback/transport_bar.h"
#include "app/rules_text.h"
#include "app/table/card_table.h"
#include "app/translated.h"

#include <QActionGroup>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QMessageBox>
#include <QRandomGenerator>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr QSize leastSize(900, 560);

/// Random deals get numbers that can be read aloud; any 64-bit number may be asked for.
constexpr quint32 randomNumbers = 1'000'000'000;

QString withShortcut(const QString& tip, const QKeySequence& shortcut) {
    return QStringLiteral("%1 (%2)").arg(tip, shortcut.toString(QKeySequence::NativeText));
}

} // namespace

MainWindow::MainWindow(const ViewOptions& options) : m_options(options) {
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(leastSize);
    createGameActions();
    createPlaybackActions();
    createViewActions();
    createMenus();
    createToolBar();
    createStatusBar();
    createCentre();
    connect(&m_controller, &GameController::positionChanged, this, &MainWindow::showPosition);
    connect(&m_controller, &GameController::verdictChanged, this, &MainWindow::showPosition);
    connect(&m_controller, &GameController::runningChanged, this, &MainWindow::showRunning);
    connect(&m_controller, &GameController::speedChanged, this, &MainWindow::showPosition);
    connect(m_table, &CardTable::cardRefused, this, &MainWindow::explainRefusal);
    applyAppearance(m_options.appearance);
    showRunning(false);
    showPosition();
}

void MainWindow::newGame(const fishing::Deal& deal, const fishing::Rules& rules,
                         std::optional<std::uint64_t> number) {
    m_number = number;
    m_typed.reset();
    m_controller.newGame(deal, rules);
    showRules();
    showTitle();
}

void MainWindow::newRandomDeal() {
    newRandomDeal(m_controller.hasGame() ? m_controller.rules() : fishing::Rules());
}

void MainWindow::newRandomDeal(const fishing::Rules& rules) {
    std::uint64_t number = 0;
    do {
        number = QRandomGenerator::global()->bounded(randomNumbers);
    } while (number == m_number);
    newGame(fishing::numberedDeal(number), rules, number);
}

void MainWindow::enterHands() {
    const bool wasRunning = m_controller.isRunning();
    m_controller.pause();
    const auto rules = m_controller.hasGame() ? m_controller.rules() : fishing::Rules();
    CustomDealDialog dialog(rules, this);
    if (m_typed) {
        dialog.setDeal((*m_typed)[0], (*m_typed)[1]);
    }
    if (dialog.exec() == QDialog::Accepted) {
        newGame(*dialog.deal(), dialog.rules(), std::nullopt);
        m_typed = dialog.hands();
    } else if (wasRunning) {
        m_controller.start();
    }
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isFullScreen()) {
        m_fullScreen->trigger();
    } else {
        QMainWindow::keyPressEvent(event);
    }
}

QAction* MainWindow::addAction(const QString& name, const QString& text, const QString& tip,
                               const QList<QKeySequence>& shortcuts) {
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setShortcuts(shortcuts);
    action->setToolTip(shortcuts.isEmpty() ? tip : withShortcut(tip, shortcuts.first()));
    action->setStatusTip(QString());
    action->setAutoRepeat(false);
    QMainWindow::addAction(action); // so that its keys work in full screen, without a menu bar
    return action;
}

void MainWindow::createGameActions() {
    m_newRandomDeal = addAction(QStringLiteral("newRandomDeal"), tr("&New random deal"),
                                tr("Deal another random hand"), {QKeySequence::New});
    m_newRandomDeal->setIcon(glyphIcon(Glyph::Deal));
    connect(m_newRandomDeal, &QAction::triggered, this, [this] { newRandomDeal(); });
    m_enterHands =
        addAction(QStringLiteral("enterHands"), tr("&Enter hands…"),
                  tr("Type the cards of both hands"), {QKeySequence(Qt::CTRL | Qt::Key_E)});
    m_enterHands->setIcon(glyphIcon(Glyph::Edit));
    connect(m_enterHands, &QAction::triggered, this, &MainWindow::enterHands);

    m_rules = new QActionGroup(this);
    for (const fishing::Preset& preset : fishing::presets()) {
        const QString title = presetTitle(preset.name);
        auto* action = addAction(QStringLiteral("rules-") + QString::fromUtf8(preset.name.data()),
                                 title, tr("Play the same deal again by these rules"), {});
        action->setCheckable(true);
        m_rules->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, rules = preset.rules] { changeRules(rules); });
    }
    m_quit = addAction(QStringLiteral("quit"), tr("&Quit"), tr("Close the program"),
                       {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    connect(m_quit, &QAction::triggered, this, &QWidget::close);
}

void MainWindow::createPlaybackActions() {
    m_playPause = addAction(QStringLiteral("playPause"), {}, {}, {});
    connect(m_playPause, &QAction::triggered, this,
            [this] { m_controller.isRunning() ? m_controller.pause() : m_controller.start(); });
    m_stepForward =
        addAction(QStringLiteral("stepForward"), tr("Step &forward"), tr("Play the next card"),
                  {Qt::Key_Right, Qt::Key_Return, Qt::Key_Enter});
    m_stepForward->setIcon(glyphIcon(Glyph::StepForward));
    connect(m_stepForward, &QAction::triggered, &m_controller, &GameController::stepForward);
    m_stepBackward = addAction(QStringLiteral("stepBackward"), tr("Step &back"),
                               tr("Take the last card back"), {Qt::Key_Left});
    m_stepBackward->setIcon(glyphIcon(Glyph::StepBackward));
    connect(m_stepBackward, &QAction::triggered, &m_controller, &GameController::stepBackward);
    m_first = addAction(QStringLiteral("first"), tr("To the &start"), tr("Back to the deal"),
                        {Qt::Key_Home});
    m_first->setIcon(glyphIcon(Glyph::First));
    connect(m_first, &QAction::triggered, this, [this] { m_controller.seek(0); });
    m_last = addAction(QStringLiteral("last"), tr("To the &end"),
                       tr("On to the end, or as far as the timeline reaches"), {Qt::Key_End});
    m_last->setIcon(glyphIcon(Glyph::Last));
    connect(m_last, &QAction::triggered, this,
            [this] { m_controller.seek(m_controller.length()); });
    m_faster = addAction(QStringLiteral("faster"), tr("Fas&ter"), tr("Play faster"),
                         {Qt::Key_Plus, Qt::Key_Equal});
    connect(m_faster, &QAction::triggered, this, [this] { changeSpeed(1); });
    m_slower =
        addAction(QStringLiteral("slower"), tr("S&lower"), tr("Play more slowly"), {Qt::Key_Minus});
    connect(m_slower, &QAction::triggered, this, [this] { changeSpeed(-1); });
    for (QAction* action : {m_stepForward, m_stepBackward, m_faster, m_slower}) {
        action->setAutoRepeat(true);
    }
}

void MainWindow::createViewActions() {
    m_animate = addOption(QStringLiteral("animateMoves"), tr("&Animate moves"),
                          tr("Let the cards glide to their places"), m_options.animate);
    m_faceDown = addOption(QStringLiteral("handsFaceDown"), tr("&Hands face down"),
                           tr("Show only the cards on the pile, as at a real table"),
                           m_options.handsFaceDown);
    m_fourColors = addOption(QStringLiteral("fourColors"), tr("&Four colours"),
                             tr("Give each suit a colour of its own"), m_options.cards.fourColors);
    m_backs =
        addChoice(QStringLiteral("back"), {tr("Fish &scales"), tr("Cat &paws")},
                  static_cast<int>(m_options.cards.back), [](ViewOptions& options, int choice) {
                      options.cards.back = static_cast<CardBack>(choice);
                  });
    m_appearances =
        addChoice(QStringLiteral("appearance"), {tr("As the &system"), tr("&Light"), tr("&Dark")},
                  static_cast<int>(m_options.appearance), [](ViewOptions& options, int choice) {
                      options.appearance = static_cast<Appearance>(choice);
                  });
    m_fullScreen = addAction(QStringLiteral("fullScreen"), tr("F&ull screen"),
                             tr("Fill the whole screen"), {Qt::Key_F11});
    m_fullScreen->setCheckable(true);
    connect(m_fullScreen, &QAction::triggered, this, [this](bool full) {
        setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
    });
    m_about = addAction(QStringLiteral("about"), tr("&About Kitten Fishing"),
                        tr("Version and licence"), {});
    connect(m_about, &QAction::triggered, this, &MainWindow::showAbout);
}

QAction* MainWindow::addOption(const QString& name, const QString& text, const QString& tip,
                               bool on) {
    QAction* action = addAction(name, text, tip, {});
    action->setCheckable(true);
    action->setChecked(on);
    connect(action, &QAction::toggled, this, [this] {
        ViewOptions options = m_options;
        options.animate = m_animate->isChecked();
        options.handsFaceDown = m_faceDown->isChecked();
        options.cards.fourColors = m_fourColors->isChecked();
        setOptions(options);
    });
    return action;
}

QActionGroup* MainWindow::addChoice(const QString& name, const QStringList& texts, int chosen,
                                    void (*choose)(ViewOptions& options, int choice)) {
    auto* group = new QActionGroup(this);
    for (int i = 0; i < texts.size(); ++i) {
        QAction* action = addAction(name + QString::number(i), texts[i],
                                    QString(texts[i]).remove(QLatin1Char('&')), {});
        action->setCheckable(true);
        action->setChecked(i == chosen);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, choose, i] {
            ViewOptions options = m_options;
            choose(options, i);
            setOptions(options);
        });
    }
    return group;
}

void MainWindow::setOptions(const ViewOptions& options) {
    if (options == m_options) {
        return;
    }
    if (options.appearance != m_options.appearance) {
        applyAppearance(options.appearance);
    }
    m_options = options;
    m_table->setAnimated(options.animate);
    m_table->setHandsFaceDown(options.handsFaceDown);
    m_table->setLook(options.cards);
    emit viewOptionsChanged(options);
}

void MainWindow::createMenus() {
    QMenu* game = menuBar()->addMenu(tr("&Game"));
    game->addActions({m_newRandomDeal, m_enterHands});
    game->addSeparator();
    m_rulesMenu = game->addMenu(tr("&Rules"));
    m_rulesMenu->addActions(m_rules->actions());
    game->addSeparator();
    game->addAction(m_quit);
    QMenu* play = menuBar()->addMenu(tr("&Play"));
    play->addActions({m_playPause, m_stepForward, m_stepBackward});
    play->addSeparator();
    play->addActions({m_first, m_last});
    play->addSeparator();
    play->addActions({m_faster, m_slower});
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions({m_animate, m_faceDown});
    view->addSeparator();
    view->addAction(m_fourColors);
    view->addMenu(tr("Card &backs"))->addActions(m_backs->actions());
    view->addMenu(tr("A&ppearance"))->addActions(m_appearances->actions());
    view->addSeparator();
    view->addAction(m_fullScreen);
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(m_about);
}

void MainWindow::createToolBar() {
    QToolBar* bar = addToolBar(tr("Game"));
    bar->setObjectName(QStringLiteral("gameToolBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addActions({m_newRandomDeal, m_enterHands});
    m_showRules = new QAction(glyphIcon(Glyph::Rules), {}, this);
    m_showRules->setObjectName(QStringLiteral("showRules"));
    m_showRules->setMenu(m_rulesMenu);
    bar->addAction(m_showRules);
    if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(m_showRules))) {
        button->setPopupMode(QToolButton::InstantPopup);
    }
    // The context menu could hide the bar and nothing would bring it back.
    setContextMenuPolicy(Qt::NoContextMenu);
}

void MainWindow::createStatusBar() {
    m_status = new ElidedLabel(this);
    m_status->setObjectName(QStringLiteral("statusText"));
    m_endless = new QLabel(tr("∞ never ends"), this);
    m_endless->setObjectName(QStringLiteral("endless"));
    statusBar()->addWidget(m_status, 1);
    statusBar()->addPermanentWidget(m_endless);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(6, 0, 8, 0);
    m_announcer = new Announcer(m_status, this);
}

void MainWindow::createCentre() {
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_table = new CardTable(m_controller, centre);
    m_table->setAnimated(m_options.animate);
    m_table->setHandsFaceDown(m_options.handsFaceDown);
    m_table->setLook(m_options.cards);
    column->addWidget(m_table, 1);
    column->addWidget(new TransportBar(
        m_controller, {m_first, m_stepBackward, m_playPause, m_stepForward, m_last}, centre));
    setCentralWidget(centre);
    m_table->setFocusPolicy(Qt::StrongFocus);
    m_table->setFocus();
}

void MainWindow::changeRules(const fishing::Rules& rules) {
    if (m_controller.hasGame() && rules != m_controller.rules()) {
        const fishing::Deal deal = m_controller.deal();
        newGame(deal, rules, m_number);
    }
}

void MainWindow::changeSpeed(int steps) {
    const auto& speeds = GameController::speeds();
    const auto now = std::lower_bound(speeds.begin(), speeds.end(), m_controller.speed());
    const auto index =
        std::clamp<std::ptrdiff_t>(now - speeds.begin() + steps, 0, std::ssize(speeds) - 1);
    m_controller.setSpeed(speeds[static_cast<std::size_t>(index)]);
}

void MainWindow::showRunning(bool running) {
    m_playPause->setText(running ? tr("&Pause") : tr("&Play"));
    m_playPause->setIcon(glyphIcon(running ? Glyph::Pause : Glyph::Play));
    m_playPause->setShortcut(Qt::Key_Space);
    m_playPause->setToolTip(withShortcut(running ? tr("Stop here") : tr("Let the game play itself"),
                                         m_playPause->shortcut()));
}

void MainWindow::showPosition() {
    const bool hasGame = m_controller.hasGame();
    const bool atStart = !hasGame || m_controller.isAtStart();
    const bool atEnd = !hasGame || m_controller.isAtEnd();
    m_playPause->setEnabled(hasGame);
    m_stepForward->setEnabled(!atEnd);
    m_last->setEnabled(!atEnd);
    m_stepBackward->setEnabled(!atStart);
    m_first->setEnabled(!atStart);
    const auto& speeds = GameController::speeds();
    m_faster->setEnabled(m_controller.speed() < speeds.back());
    m_slower->setEnabled(m_controller.speed() > speeds.front());

    showStatus(statusText());
    const auto* verdict = m_controller.verdict();
    const bool endless = verdict && verdict->outcome == fishing::Outcome::Endless;
    m_endless->setVisible(endless);
    m_endless->setToolTip(endless ? verdictText() : QString());
}

void MainWindow::showStatus(const QString& text) {
    if (text != m_status->text()) {
        m_status->setText(text);
        m_announcer->announce(text);
    }
}

void MainWindow::explainRefusal() {
    showStatus(tr("It is the turn of %1, whose front card comes next.")
                   .arg(translated(words::nameOf(m_controller.position().mover))));
}

QString MainWindow::verdictText() const {
    return translated(
        words::describe(*m_controller.verdict(), m_controller.rules(), fishing::CardStyle::Symbol));
}

QString MainWindow::statusText() const {
    if (!m_controller.hasGame()) {
        return {};
    }
    const auto* verdict = m_controller.verdict();
    const bool endless = verdict && verdict->outcome == fishing::Outcome::Endless;
    const auto& last = m_controller.lastPlay();
    if (!last) {
        return endless ? verdictText() : tr("The cards are dealt. A plays first.");
    }
    const QString play = tr("Play %1: %2")
                             .arg(QLocale().toString(m_controller.index()),
                                  translated(words::describe(*last, fishing::CardStyle::Symbol)));
    return endless || (m_controller.isAtEnd() && verdict) ? tr("%1 %2").arg(play, verdictText())
                                                          : play;
}

void MainWindow::showRules() {
    const QString title = rulesTitle(m_controller.rules());
    m_showRules->setText(tr("Rules: %1").arg(title));
    m_showRules->setToolTip(tr("The rules of this game; choosing others plays the deal again"));
    for (QAction* action : m_rules->actions()) {
        action->setChecked(false);
    }
    const auto preset = std::ranges::find_if(
        fishing::presets(), [&](const auto& each) { return each.rules == m_controller.rules(); });
    if (preset != fishing::presets().end()) {
        m_rules->actions().at(preset - fishing::presets().begin())->setChecked(true);
    }
}

void MainWindow::showTitle() {
    setWindowTitle(m_number ? tr("Deal %1").arg(*m_number) : tr("Own hands"));
}

void MainWindow::showAbout() {
    QMessageBox::about(
        this, tr("About Kitten Fishing"),
        tr("<h3>Kitten Fishing %1</h3><p>小猫钓鱼, a card game that plays itself.</p>"
           "<p>MIT licence. Made with Qt %2.</p>")
            .arg(QApplication::applicationVersion(), QString::fromLatin1(qVersion())));
}
