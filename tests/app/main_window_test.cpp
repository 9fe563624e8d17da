// SPDX-License-Identifier: MIT
#include "app/dialogs/compare_dialog.h"
#include "app/dialogs/custom_deal_dialog.h"
#include "app/live_settings.h"
#include "app/main_window.h"
#include "app/panels/verdict_panel.h"
#include "app/playback/timeline_chart.h"
#include "app/playback/timeline_slider.h"
#include "app/playback/zoom.h"
#include "app/window_sizes.h"
#include "tests/app/deals.h"
#include "tests/app/modal.h"
#include "tests/app/table_check.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPointer>
#include <QPointingDevice>
#include <QPushButton>
#include <QSet>
#include <QShortcut>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTimer>
#include <QToolButton>
#include <QWindow>

#include <memory>

using namespace fishing;

class MainWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void handsEnteredByHandStepToTheKnownEnd_data();
    void handsEnteredByHandStepToTheKnownEnd();
    void cancellingTheDialogKeepsTheGame();
    void newRandomDealsDiffer();
    void keysStepRewindAndJump();
    void pageKeysGoOnAsOnTheTimeline();
    void tenKeyPressesAreTenPlays();
    void enterPlaysTheNextCard();
    void spacePlaysAndPauses();
    void plusAndMinusChangeTheSpeed();
    void buttonsDoWhatTheySay();
    void theTimelineGoesWhereItIsClicked();
    void draggingTheTimelineWhileItPlays();
    void theTimelineFollowsAFinger();
    void theTimelineGrowsWithAnEndlessGame();
    void theStripGrowsWithTheWindow_data();
    void theStripGrowsWithTheWindow();
    void rulesReplayTheSameDeal();
    void statusTellsWhatHappened();
    void statusTellsWhyItNeverEnds();
    void everythingFitsTheSmallestSize();
    void everyActionIsNamedAndExplained();
    void noTwoActionsShareAKey();
    void keysFindCapturesAndBookmarks();
    void aPlayIsFoundByItsNumber();
    void theEndCanBeKeptSecret();
    void viewOptionsTakeEffect();
    void aRefusedCardIsExplained();
    void escapeLeavesFullScreen();
    void typedHandsComeBackToTheDialog();
    void tabFindsItsWay();
    void handsAreReadByKeyboard();
    void changingTheRulesKeepsTheTypedHands();
    void theWindowManagersFullScreenCounts();
    void panelsFollowTheGame();
    void aFloatingPanelHasRoom();
    void comparingShowsTheLoop();
    void aDialogInTheMiddleOfADragLetsGo();
    void settingsCountBeforeTheFirstGame();
    void closeInMidAnimation();
    void closeWhileItPlays();

private:
    template <class T>
    T* find(const char* name) const {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    GameController& game() const { return m_window->controller(); }
    CardTable& table() const { return m_window->table(); }
    QString status() const { return find<QLabel>("statusText")->text(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void click(QWidget* widget) const {
        QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(m_window.get(), widget->rect().center()));
    }
    /// Opens the dialog by its key and lets `use` work on it, which should close it.
    template <class Use>
    void inDialog(Use use) const {
        QVERIFY(useModal<CustomDealDialog>(
            *m_window, [this] { press(Qt::Key_E, Qt::ControlModifier); }, use));
    }
    static void clickIn(QDialog& dialog, QWidget* widget) {
        QTest::mouseClick(dialog.windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(&dialog, widget->rect().center()));
    }

    std::unique_ptr<MainWindow> m_window;
};

void MainWindowTest::init() {
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1100, 700);
    m_window->show();
    m_window->shelf().open(files::newGame(files::handsOf(articlesDeal()), {}));
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void MainWindowTest::cleanup() {
    m_window.reset();
}

void MainWindowTest::handsEnteredByHandStepToTheKnownEnd_data() {
    QTest::addColumn<int>("rulesBelowClassic"); // in the dialog's list
    QTest::addColumn<int>("plays");
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("pile");
    QTest::addColumn<QString>("words");
    QTest::newRow("classic") << 0 << 49 << QStringLiteral(" / 1 6 5 2 3 4 1")
                             << QStringLiteral("3 4 5 6 2") << QStringLiteral("B wins after 49 ");
    QTest::newRow("textbook") << 1 << 18 << QStringLiteral("5 6 2 3 1 4 6 5 / ")
                              << QStringLiteral("2 1 3 4") << QStringLiteral("A wins after 18 ");
}

void MainWindowTest::handsEnteredByHandStepToTheKnownEnd() {
    QFETCH(const int, rulesBelowClassic);
    QFETCH(const int, plays);
    QFETCH(const QString, hands);
    QFETCH(const QString, pile);
    QFETCH(const QString, words);
    m_window->shelf().open(files::newGame(files::NumberedDeal{5, {}}, {}));
    inDialog([&](CustomDealDialog& dialog) {
        const auto type = [&](const char* field, const char* text) {
            auto* edit = dialog.findChild<QLineEdit*>(QString::fromLatin1(field));
            clickIn(dialog, edit);
            QTest::keyClicks(edit, QString::fromLatin1(text));
        };
        type("handA", "2 4 1 2 5 6");
        type("handB", "3 1 3 5 6 4");
        auto* rules = dialog.findChild<QComboBox*>(QStringLiteral("rules"));
        rules->setFocus();
        for (int i = 0; i < rulesBelowClassic; ++i) {
            QTest::keyClick(rules, Qt::Key_Down);
        }
        clickIn(dialog, dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok));
    });
    VERIFY_TABLE(table(), game());
    for (int i = 1; i <= plays; ++i) {
        QVERIFY(!game().isAtEnd());
        press(Qt::Key_Right);
        QCOMPARE(game().index(), i);
        table().settle();
        QCOMPARE(faultOf(table(), game()), QString());
    }
    QVERIFY(game().isAtEnd());
    const Position& end = game().position();
    QCOMPARE(QString::fromStdString(toText(end.handOf(Player::A)) + " / " +
                                    toText(end.handOf(Player::B))),
             hands);
    QCOMPARE(QString::fromStdString(toText(std::span(end.pile.begin(), end.pile.end()))), pile);
    QVERIFY2(status().contains(words), qPrintable(status()));
    for (int i = plays - 1; i >= 0; --i) {
        press(Qt::Key_Left);
        QCOMPARE(game().index(), i);
        table().settle();
        QCOMPARE(faultOf(table(), game()), QString());
    }
    QVERIFY(game().position() == startOf(articlesDeal()));
}

void MainWindowTest::cancellingTheDialogKeepsTheGame() {
    game().seek(7);
    inDialog([](CustomDealDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    QCOMPARE(game().index(), 7);
    QVERIFY(game().deal() == articlesDeal());
}

void MainWindowTest::newRandomDealsDiffer() {
    QSet<QString> titles;
    for (int i = 0; i < 20; ++i) {
        press(Qt::Key_N, Qt::ControlModifier);
        titles += m_window->windowTitle();
        QCOMPARE(game().index(), 0);
        QCOMPARE(game().deal().handOf(Player::A).size(), std::size_t(26));
    }
    QCOMPARE(titles.size(), 20);
    const QString last = m_window->windowTitle();
    QVERIFY(last.startsWith(QStringLiteral("Deal ")));
    const auto number = last.section(QLatin1Char(' '), 1, 1).toULongLong();
    QVERIFY(game().deal() == numberedDeal(number));
}

void MainWindowTest::keysStepRewindAndJump() {
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Left);
    QCOMPARE(game().index(), 1);
    press(Qt::Key_End);
    QCOMPARE(game().index(), 49);
    press(Qt::Key_Right);
    QCOMPARE(game().index(), 49);
    press(Qt::Key_Home);
    QCOMPARE(game().index(), 0);
    press(Qt::Key_Left);
    QCOMPARE(game().index(), 0);
    VERIFY_TABLE(table(), game());
}

void MainWindowTest::pageKeysGoOnAsOnTheTimeline() {
    auto* timeline = find<TimelineSlider>("timeline");
    timeline->setFocus();
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    const qint64 index = game().index();
    QVERIFY(index > 1);
    press(Qt::Key_Home);
    table().setFocus();
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    QCOMPARE(game().index(), index);
    press(Qt::Key_PageUp);
    press(Qt::Key_PageUp);
    QCOMPARE(game().index(), 0);
}

void MainWindowTest::tenKeyPressesAreTenPlays() {
    for (int i = 0; i < 10; ++i) {
        press(Qt::Key_Right);
    }
    QCOMPARE(game().index(), 10);
    VERIFY_TABLE(table(), game());
}

void MainWindowTest::enterPlaysTheNextCard() {
    press(Qt::Key_Return);
    press(Qt::Key_Enter);
    QCOMPARE(game().index(), 2);
}

void MainWindowTest::spacePlaysAndPauses() {
    game().setSpeed(GameController::speeds().front()); // no second play in between
    press(Qt::Key_Space);
    QVERIFY(game().isRunning());
    QCOMPARE(find<QAction>("playPause")->iconText(), QStringLiteral("Pause"));
    press(Qt::Key_Space);
    QVERIFY(!game().isRunning());
    QCOMPARE(find<QAction>("playPause")->iconText(), QStringLiteral("Play"));
    QCOMPARE(game().index(), 1);
}

void MainWindowTest::plusAndMinusChangeTheSpeed() {
    const double before = game().speed();
    press(Qt::Key_Plus);
    QVERIFY(game().speed() > before);
    press(Qt::Key_Minus);
    QCOMPARE(game().speed(), before);
    for (int i = 0; i < 30; ++i) {
        press(Qt::Key_Plus);
    }
    QCOMPARE(game().speed(), GameController::speeds().back());
    QVERIFY(!find<QAction>("faster")->isEnabled());
    QCOMPARE(find<QLabel>("speedText")->text(), QStringLiteral("top speed"));
}

void MainWindowTest::buttonsDoWhatTheySay() {
    click(find<QToolButton>("stepForwardButton"));
    QCOMPARE(game().index(), 1);
    click(find<QToolButton>("lastButton"));
    QCOMPARE(game().index(), 49);
    click(find<QToolButton>("stepBackwardButton"));
    QCOMPARE(game().index(), 48);
    click(find<QToolButton>("firstButton"));
    QCOMPARE(game().index(), 0);
    click(find<QToolButton>("playPauseButton"));
    QVERIFY(game().isRunning());
}

void MainWindowTest::theTimelineGoesWhereItIsClicked() {
    auto* timeline = find<TimelineSlider>("timeline");
    QSignalSpy changed(&game(), &GameController::positionChanged);
    click(timeline);
    QVERIFY(std::abs(game().index() - 24) <= 1);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(timeline->value(), static_cast<int>(game().index()));
    VERIFY_TABLE(table(), game());
}

void MainWindowTest::draggingTheTimelineWhileItPlays() {
    m_window->shelf().open(files::newGame(files::NumberedDeal{42, {}}, {}));
    auto* timeline = find<TimelineSlider>("timeline");
    game().setSpeed(60);
    press(Qt::Key_Space);
    const auto place = [&](double part) {
        return timeline->mapTo(
            m_window.get(), QPoint(qRound(part * (timeline->width() - 1)), timeline->height() / 2));
    };
    QWindow* window = m_window->windowHandle();
    QTest::mousePress(window, Qt::LeftButton, {}, place(0.5));
    for (const double part : {0.9, 0.1, 0.7, 0.3, 0.95, 0.02, 0.6}) {
        QTest::mouseMove(window, place(part));
        QCOMPARE(timeline->value(), static_cast<int>(game().index()));
        QVERIFY(std::abs(static_cast<double>(game().index()) / 419 - part) < 0.03);
    }
    QTest::mouseRelease(window, Qt::LeftButton, {}, place(0.6));
    press(Qt::Key_Space);
    QVERIFY(!game().isRunning());
    QCOMPARE(timeline->value(), static_cast<int>(game().index()));
    VERIFY_TABLE(table(), game());
}

void MainWindowTest::theTimelineFollowsAFinger() {
    auto* timeline = find<TimelineSlider>("timeline");
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    const auto place = [&](double part) {
        return timeline->mapTo(m_window.get(),
                               QPoint(qRound(part * timeline->width()), timeline->height() / 2));
    };
    QWindow* window = m_window->windowHandle();
    QTest::touchEvent(window, screen.get()).press(0, place(0.5), window);
    QVERIFY(std::abs(game().index() - 24) <= 2);
    QTest::touchEvent(window, screen.get()).move(0, place(0.25), window);
    QVERIFY(std::abs(game().index() - 12) <= 2);
    QTest::touchEvent(window, screen.get()).release(0, place(0.25), window);
    QVERIFY(!timeline->isSliderDown());
    VERIFY_TABLE(table(), game());
}

void MainWindowTest::theTimelineGrowsWithAnEndlessGame() {
    m_window->shelf().open(files::newGame(files::NumberedDeal{anchoredNumber, {}}, textbook()));
    auto* timeline = find<TimelineSlider>("timeline");
    const int before = timeline->maximum();
    press(Qt::Key_End);
    QCOMPARE(game().index(), before);
    QCOMPARE(timeline->maximum(), before); // nothing runs away under a dragging pointer
    press(Qt::Key_Right);
    QVERIFY(timeline->maximum() > before);
    QCOMPARE(timeline->value(), before + 1);
    QVERIFY(find<QLabel>("endless")->isVisible());
}

void MainWindowTest::theStripGrowsWithTheWindow_data() {
    QTest::addColumn<QSize>("first");
    for (const QSize size :
         {leastWindowSize, usualWindowSize, QSize(1920, 1080), QSize(3840, 2160)}) {
        QTest::addRow("from %d x %d", size.width(), size.height()) << size;
    }
}

void MainWindowTest::theStripGrowsWithTheWindow() {
    QFETCH(QSize, first);
    MainWindow window;
    window.resize(first);
    window.show();
    const auto* timeline = window.findChild<TimelineSlider*>();
    for (const QSize size : {first, QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160),
                             leastWindowSize, QSize(3840, 2160), first}) {
        window.resize(size);
        QTRY_COMPARE(timeline->height(), qRound(zoomOf(size) * TimelineChart::usualHeight));
    }
}

void MainWindowTest::rulesReplayTheSameDeal() {
    press(Qt::Key_End);
    find<QAction>("rules-textbook")->trigger();
    QVERIFY(game().rules() == textbook());
    QVERIFY(game().deal() == articlesDeal());
    QCOMPARE(game().index(), 0);
    QCOMPARE(game().length(), 18);
    QVERIFY(find<QAction>("rules-textbook")->isChecked());
    QVERIFY(!find<QAction>("rules-classic")->isChecked());
    QVERIFY(find<QAction>("showRules")->text().contains(QStringLiteral("Textbook")));
    // The next deal is played by the same rules.
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(game().rules() == textbook());
}

void MainWindowTest::statusTellsWhatHappened() {
    QCOMPARE(status(), QStringLiteral("The cards are dealt. A plays first."));
    press(Qt::Key_Right);
    QCOMPARE(status(), QStringLiteral("Play 1: A plays 2♠."));
    game().seek(5);
    QCOMPARE(status(), QStringLiteral("Play 5: A plays A♠ and catches 2 cards: A♠ A♥."));
    press(Qt::Key_End);
    QCOMPARE(status(), QStringLiteral("Play 49: A plays 2♠. B wins after 49 plays and 13 captures: "
                                      "A has run out of cards."));
}

void MainWindowTest::statusTellsWhyItNeverEnds() {
    m_window->shelf().open(
        files::newGame(files::handsOf(articlesDeal()), *parseRules("coursework")));
    QCOMPARE(status(),
             QStringLiteral("Never ends: after 13 plays it repeats itself every 204 plays."));
    QVERIFY(find<QLabel>("endless")->isVisible());
    press(Qt::Key_Right);
    QCOMPARE(status(), QStringLiteral("Play 1: A plays 2♠."));
    QVERIFY(find<QLabel>("endless")->isVisible());
    QVERIFY(find<QLabel>("endless")->toolTip().contains(QStringLiteral("every 204 plays")));
    m_window->shelf().open(files::newGame(files::handsOf(articlesDeal()), {}));
    QVERIFY(!find<QLabel>("endless")->isVisible());
}

void MainWindowTest::everythingFitsTheSmallestSize() {
    m_window->resize(900, 560);
    QVERIFY(QTest::qWaitFor([this] { return m_window->size() == QSize(900, 560); }));
    m_window->shelf().open(files::newGame(files::NumberedDeal{anchoredNumber, {}}, textbook()));
    game().seek(12345678);
    for (auto* widget : m_window->findChildren<QWidget*>()) {
        if (widget->isVisible() && !widget->isWindow() && !qobject_cast<CardWidget*>(widget) &&
            !widget->objectName().isEmpty()) {
            const QRect shown(widget->mapTo(m_window.get(), QPoint()), widget->size());
            QVERIFY2(m_window->rect().contains(shown), qPrintable(widget->objectName()));
            QVERIFY2(widget->width() >= widget->minimumSizeHint().width(),
                     qPrintable(widget->objectName()));
        }
    }
    QVERIFY(find<TimelineSlider>("timeline")->width() > 300);
    VERIFY_TABLE(table(), game());
}

void MainWindowTest::everyActionIsNamedAndExplained() {
    QHash<QKeySequence, QString> owners;
    for (const QAction* action : m_window->actions()) {
        QVERIFY(!action->objectName().isEmpty());
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
        QVERIFY2(!action->toolTip().isEmpty(), qPrintable(action->objectName()));
        for (const QKeySequence& shortcut : action->shortcuts()) {
            QVERIFY2(!owners.contains(shortcut), qPrintable(shortcut.toString()));
            owners[shortcut] = action->objectName();
        }
    }
    QVERIFY(owners.size() >= 14);
}

/// Of all there are, also those that only panels and menus have, and in every panel that is open.
void MainWindowTest::noTwoActionsShareAKey() {
    for (const Qt::Key panel : {Qt::Key_F7, Qt::Key_F8, Qt::Key_F9}) {
        press(panel);
    }
    QHash<QKeySequence, QString> owners;
    const auto add = [&owners](const QKeySequence& key, const QString& owner) {
        QVERIFY2(!owners.contains(key) || owners[key] == owner,
                 qPrintable(QStringLiteral("%1 is the key of %2 and of %3")
                                .arg(key.toString(), owners[key], owner)));
        owners[key] = owner;
    };
    for (const QAction* action : m_window->findChildren<QAction*>()) {
        for (const QKeySequence& key : action->shortcuts()) {
            add(key, action->objectName());
        }
    }
    for (const QShortcut* shortcut : m_window->findChildren<QShortcut*>()) {
        add(shortcut->key(), shortcut->objectName());
    }
    // Menus are opened by Alt and their letter.
    for (const QAction* menu : m_window->menuBar()->actions()) {
        add(QKeySequence::mnemonic(menu->text()), menu->text());
    }
    for (const QMenu* menu : m_window->menuBar()->findChildren<QMenu*>()) {
        QSet<QKeySequence> letters;
        for (const QAction* action : menu->actions()) {
            const QKeySequence letter = QKeySequence::mnemonic(action->text());
            QVERIFY2(letter.isEmpty() || !letters.contains(letter), qPrintable(action->text()));
            letters += letter;
        }
    }
    QVERIFY(owners.size() >= 50);
    for (const char* key : {"F9", "F10", "Shift+Right", "Alt+6", "Alt+G"}) {
        QVERIFY2(owners.contains(QKeySequence::fromString(QString::fromLatin1(key))), key);
    }
}

void MainWindowTest::keysFindCapturesAndBookmarks() {
    press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(game().index(), 5);
    press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(game().index(), 6);
    press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(game().index(), 5);
    press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(find<QAction>("toggleBookmark")->isChecked());
    press(Qt::Key_End);
    QVERIFY(!find<QAction>("toggleBookmark")->isChecked());
    press(Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(game().index(), 5);
    press(Qt::Key_Backspace);
    QCOMPARE(game().index(), 49);
    press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(static_cast<int>(game().lastPlay()->captured.size()) >= game().bigCapture());
    VERIFY_TABLE(table(), game());
}

void MainWindowTest::aPlayIsFoundByItsNumber() {
    bool used = false;
    QTimer poll;
    connect(&poll, &QTimer::timeout, m_window.get(), [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog != nullptr && QTest::qWaitForWindowActive(dialog)) {
            poll.stop();
            used = true;
            QTest::keyClicks(dialog->focusWidget(), QStringLiteral("31"));
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        }
    });
    poll.start(10);
    press(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(used);
    QCOMPARE(game().index(), 31);
    used = false;
    game().setFutureHidden(true);
    QVERIFY(find<QAction>("hideFuture")->isChecked());
    game().seek(12);
    m_window->activateWindow(); // as a window manager does; offscreen there is none
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    poll.start(10);
    press(Qt::Key_G, Qt::ControlModifier); // 31 lies in the future, and nothing is swallowed
    QVERIFY(used);
    QCOMPARE(game().index(), 31);
}

void MainWindowTest::theEndCanBeKeptSecret() {
    press(Qt::Key_Right);
    press(Qt::Key_H, Qt::ControlModifier);
    QCOMPARE(find<TimelineSlider>("timeline")->maximum(), 1);
    QCOMPARE(find<QLabel>("playCount")->text(), QStringLiteral("1"));
    m_window->shelf().open(
        files::newGame(files::handsOf(articlesDeal()), *parseRules("coursework")));
    QCOMPARE(status(), QStringLiteral("The cards are dealt. A plays first."));
    QVERIFY(!find<QLabel>("endless")->isVisible());
    press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(find<QLabel>("endless")->isVisible());
}

void MainWindowTest::viewOptionsTakeEffect() {
    QSignalSpy changed(&m_window->settings(), &LiveSettings::changed);
    find<QAction>("handsFaceDown")->trigger();
    QVERIFY(m_window->settings().now().view.handsFaceDown);
    VERIFY_TABLE(table(), game());
    QVERIFY(table().scene().handsFaceDown);
    find<QAction>("fourColors")->trigger();
    QVERIFY(m_window->settings().now().view.cards.fourColors);
    find<QAction>("back1")->trigger();
    QCOMPARE(m_window->settings().now().view.cards.back, CardBack::Paws);
    find<QAction>("appearance2")->trigger();
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 128);
    find<QAction>("appearance1")->trigger();
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() > 128);
    find<QAction>("animateMoves")->trigger();
    press(Qt::Key_Right);
    QVERIFY(table().isSettled());
    QCOMPARE(changed.size(), 6);
}

void MainWindowTest::aRefusedCardIsExplained() {
    table().settle();
    const CardId wrong = game().position().handOf(Player::B)[0].id;
    click(table().cardWidget(wrong));
    QCOMPARE(status(), QStringLiteral("A’s turn: A’s front card comes next."));
    press(Qt::Key_Right);
    QCOMPARE(status(), QStringLiteral("Play 1: A plays 2♠."));
}

void MainWindowTest::escapeLeavesFullScreen() {
    press(Qt::Key_Escape);
    QVERIFY(!m_window->isFullScreen());
    press(Qt::Key_F11);
    QVERIFY(m_window->isFullScreen());
    press(Qt::Key_Escape);
    QVERIFY(!m_window->isFullScreen());
}

void MainWindowTest::typedHandsComeBackToTheDialog() {
    inDialog([](CustomDealDialog& dialog) {
        // What is typed first goes to the first hand.
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("7 8S"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("9"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    QVERIFY(game().deal() == *parseDeal("7 8S / 9"));
    inDialog([](CustomDealDialog& dialog) {
        QCOMPARE(dialog.findChild<QLineEdit*>(QStringLiteral("handA"))->text(),
                 QStringLiteral("7 8S"));
        QCOMPARE(dialog.findChild<QLineEdit*>(QStringLiteral("handB"))->text(),
                 QStringLiteral("9"));
    });
}

void MainWindowTest::tabFindsItsWay() {
    // Every stop is one that keys do something to, and Tab comes round again.
    QStringList stops;
    for (int i = 0; i < 20; ++i) {
        press(Qt::Key_Tab);
        const QString name = m_window->focusWidget()->objectName();
        if (stops.contains(name)) {
            break;
        }
        stops += name;
    }
    QVERIFY2(stops.contains(QStringLiteral("timeline")), qPrintable(stops.join(QLatin1Char(' '))));
    QVERIFY(stops.size() < 20);
    auto* timeline = find<TimelineSlider>("timeline");
    timeline->setFocus();
    press(Qt::Key_PageDown);
    QCOMPARE(game().index(), 2);
    press(Qt::Key_Right);
    QCOMPARE(game().index(), 3);
    press(Qt::Key_PageUp);
    QCOMPARE(game().index(), 1);
}

void MainWindowTest::handsAreReadByKeyboard() {
    table().settle();
    auto* bank = m_window->findChild<QWidget*>(QStringLiteral("bankB"));
    bank->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Down);
    QCOMPARE(status(), QStringLiteral("three of spades, front of B’s hand"));
    press(Qt::Key_Down);
    QCOMPARE(status(), QStringLiteral("ace of hearts, card 2 of 6 in B’s hand"));
    QCOMPARE(table().scene().raised, std::optional(game().position().handOf(Player::B)[1].id));
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    QCOMPARE(status(), QStringLiteral("three of spades, front of B’s hand"));
    press(Qt::Key_Right); // still plays
    QCOMPARE(game().index(), 1);
    VERIFY_TABLE(table(), game());
}

void MainWindowTest::changingTheRulesKeepsTheTypedHands() {
    inDialog([](CustomDealDialog& dialog) {
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("7 8S"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("9"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    find<QAction>("rules-textbook")->trigger();
    QVERIFY(game().deal() == *parseDeal("7 8S / 9"));
    inDialog([](CustomDealDialog& dialog) {
        QCOMPARE(dialog.findChild<QLineEdit*>(QStringLiteral("handA"))->text(),
                 QStringLiteral("7 8S"));
    });
}

void MainWindowTest::theWindowManagersFullScreenCounts() {
    m_window->showFullScreen();
    QVERIFY(find<QAction>("fullScreen")->isChecked());
    m_window->showNormal();
    QVERIFY(!find<QAction>("fullScreen")->isChecked());
    press(Qt::Key_F11);
    QVERIFY(m_window->isFullScreen());
}

void MainWindowTest::panelsFollowTheGame() {
    press(Qt::Key_F7);
    press(Qt::Key_F8);
    QVERIFY(find<QDockWidget>("movesDock")->isVisible());
    QVERIFY(find<QDockWidget>("verdictDock")->isVisible());
    QVERIFY(find<TimelineSlider>("timeline")->width() > 400); // the strip spans all of the window
    for (int i = 0; i < 5; ++i) {
        press(Qt::Key_Right);
    }
    QCOMPARE(game().index(), 5);
    emit find<VerdictPanel>("verdictPanel")->rulesWanted(textbook());
    QVERIFY(game().rules() == textbook());
    press(Qt::Key_N, Qt::ControlModifier);
    press(Qt::Key_F7);
    press(Qt::Key_F8);
    QVERIFY(!find<QDockWidget>("movesDock")->isVisible());
    VERIFY_TABLE(table(), game());
}

void MainWindowTest::aFloatingPanelHasRoom() {
    m_window->resize(leastWindowSize);
    for (const char* name : {"movesDock", "verdictDock", "insideDock"}) {
        auto* dock = find<QDockWidget>(name);
        dock->show();
        dock->setFloating(true);
        QVERIFY(dock->height() >= 600);
        dock->close();
    }
}

void MainWindowTest::comparingShowsTheLoop() {
    m_window->shelf().open(
        files::newGame(files::handsOf(articlesDeal()), *parseRules("coursework")));
    emit find<VerdictPanel>("verdictPanel")->compareWanted();
    QPointer<CompareDialog> dialog = m_window->findChild<CompareDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(sameRanks(dialog->positions()[0], dialog->positions()[1]));
    emit dialog->placeWanted(217);
    QCOMPARE(game().index(), 217);
    QVERIFY(game().position() == dialog->positions()[1]);
    m_window->shelf().open(
        files::newGame(files::handsOf(articlesDeal()), {})); // has no loop to show
    QVERIFY(!dialog || !dialog->isVisible());
}

void MainWindowTest::aDialogInTheMiddleOfADragLetsGo() {
    auto* timeline = find<TimelineSlider>("timeline");
    const QPoint middle = timeline->mapTo(m_window.get(), timeline->rect().center());
    QTest::mousePress(m_window->windowHandle(), Qt::LeftButton, {}, middle);
    QVERIFY(timeline->isSliderDown());
    inDialog([](CustomDealDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    QVERIFY(!timeline->isSliderDown());
    const qint64 before = game().index();
    press(Qt::Key_Space);
    QCOMPARE(game().index(), before + 1); // not held for ever
}

void MainWindowTest::settingsCountBeforeTheFirstGame() {
    Settings settings;
    settings.view.handsFaceDown = true;
    settings.view.animate = false;
    settings.view.cards.fourColors = true;
    settings.futureHidden = true;
    MainWindow window(settings);
    window.resize(1100, 700);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(!window.controller().hasGame());
    window.shelf().open(files::newGame(files::handsOf(articlesDeal()), {}));
    QVERIFY(window.settings().now() == settings);
    VERIFY_TABLE(window.table(), window.controller());
}

void MainWindowTest::closeInMidAnimation() {
    game().seek(4);
    table().settle();
    press(Qt::Key_Right);
    QVERIFY(!table().isSettled());
    m_window->close();
    m_window.reset();
    QCoreApplication::processEvents();
}

void MainWindowTest::closeWhileItPlays() {
    m_window->shelf().open(
        files::newGame(files::NumberedDeal{167, {13, 16}}, {})); // judged in the background
    game().setSpeed(1000);
    game().start();
    m_window->close();
    m_window.reset();
    QCoreApplication::processEvents();
}

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
