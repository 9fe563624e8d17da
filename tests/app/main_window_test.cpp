// SPDX-License-Identifier: MIT
#include "app/dialogs/compare_dialog.h"
#include "app/dialogs/custom_deal_dialog.h"
#include "app/live_settings.h"
#include "app/panels/verdict_panel.h"
#include "app/playback/timeline_chart.h"
#include "app/playback/timeline_slider.h"
#include "app/playback/zoom.h"
#include "app/window_sizes.h"
#include "tests/app/modal.h"
#include "tests/app/table_check.h"
#include "tests/app/window_user.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QShortcut>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

using namespace fishing;

class MainWindowTest : public QObject, private WindowUser {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { m_window.reset(); }

    void handsEnteredByHandStepToTheKnownEnd_data();
    void handsEnteredByHandStepToTheKnownEnd();
    void cancellingTheDialogKeepsTheGame();
    void newRandomDealsDiffer();
    void theStripGrowsWithTheWindow_data();
    void theStripGrowsWithTheWindow();
    void rulesReplayTheSameDeal();
    void statusTellsWhatHappened();
    void statusTellsWhyItNeverEnds();
    void everythingFitsTheSmallestSize();
    void everyActionIsNamedAndExplained();
    void noTwoActionsShareAKey();
    void theEndCanBeKeptSecret();
    void viewOptionsTakeEffect();
    void turnsDarkAndLightAsIfFromTheStart();
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

private:
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
};

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
    QList<QWidget*> bars{window.statusBar(), window.menuBar()};
    for (auto* menu : window.menuBar()->findChildren<QMenu*>()) {
        bars += menu;
    }
    for (auto* button :
         window.findChild<QToolBar*>(QStringLiteral("gameToolBar"))->findChildren<QToolButton*>()) {
        bars += button;
    }
    for (const QSize size : {first, QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160),
                             leastWindowSize, QSize(3840, 2160), first}) {
        window.resize(size);
        QTRY_COMPARE(timeline->height(), qRound(zoomOf(size) * TimelineChart::usualHeight));
        for (const QWidget* bar : bars) {
            const QFont usual = QApplication::font(bar);
            QCOMPARE(QFontInfo(bar->font()).pixelSize(),
                     QFontInfo(zoomed(usual, zoomOf(size))).pixelSize());
        }
    }
    QVERIFY(QFontInfo(zoomed(window.font(), zoomOf({3840, 2160}))).pixelSize() >
            2 * QFontInfo(window.font()).pixelSize());
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

void MainWindowTest::turnsDarkAndLightAsIfFromTheStart() {
    const auto open = [this](Appearance appearance) {
        Settings settings;
        settings.view.appearance = appearance;
        settings.view.animate = false;
        m_window = std::make_unique<MainWindow>(settings);
        m_window->show();
        m_window->shelf().open(files::newGame(files::handsOf(articlesDeal()), {}));
        game().seek(3);
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    };
    const auto look = [this] { return m_window->grab().toImage(); };
    open(Appearance::Dark);
    const QImage dark = look();
    open(Appearance::Light);
    const QImage light = look();
    QVERIFY(dark != light);
    find<QAction>("appearance2")->trigger();
    QTRY_COMPARE(look(), dark);
    find<QAction>("appearance1")->trigger();
    QTRY_COMPARE(look(), light);
    find<QAction>("appearance0")->trigger();
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

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
