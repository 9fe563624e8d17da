// SPDX-License-Identifier: MIT
// The Inside panel in the program's window: it opens and closes in every way there is, keeps its
// place among other panels and from one start to the next, and follows whatever the game does.
#include "app/code/code_view.h"
#include "app/window_memory.h"
#include "app/window_sizes.h"
#include "tests/app/inside/look_inside.h"

#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QSettings>
#include <QTabBar>
#include <QTemporaryDir>
#include <QToolBar>
#include <QToolButton>

#include <memory>

using namespace fishing;
using inside::Cell;

class InsideDockTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void opensByKeyMenuAndButton();
    void comesToTheFrontBeforeItCloses();
    void hasTheSideForItself();
    void isThereAgainAtTheNextStart();
    void hasTheRoomItLikes();
    void fitsTheSmallestWindow();
    void opensWhereLinesAreStepped();
    void followsTheGame();
    void followsTheRules();
    void keepsSecrets();
    void everythingIsReachedByTab();
    void oneSeesWhereTheFocusIs();
    void isQuietWhileTheGameRunsWithoutIt();

private:
    bool isSeen(const char* dock) const { return !m_inside->dock(dock).visibleRegion().isEmpty(); }
    bool isInFront() const { return isSeen("insideDock"); }

    std::unique_ptr<LookInside> m_inside;
};

void InsideDockTest::init() {
    m_inside = std::make_unique<LookInside>();
    QVERIFY(QTest::qWaitForWindowActive(&m_inside->window));
}

void InsideDockTest::cleanup() {
    m_inside.reset();
}

void InsideDockTest::opensByKeyMenuAndButton() {
    QVERIFY(!m_inside->dock("insideDock").isVisible());
    m_inside->press(Qt::Key_F9);
    QVERIFY(m_inside->dock("insideDock").isVisible());
    QVERIFY(isInFront());
    m_inside->press(Qt::Key_F9);
    QVERIFY(!m_inside->dock("insideDock").isVisible());
    auto* action = m_inside->find<QAction>("inside");
    auto* bar = m_inside->find<QToolBar>("gameToolBar");
    QWidget* button = bar->widgetForAction(action);
    QVERIFY(button->isVisible());
    m_inside->click(button);
    QVERIFY(isInFront());
    m_inside->click(button);
    QVERIFY(!m_inside->dock("insideDock").isVisible());
    int menus = 0;
    for (const QAction* menu : m_inside->window.menuBar()->actions()) {
        menus += menu->menu()->actions().contains(action) ? 1 : 0;
    }
    QCOMPARE(menus, 1);
    QVERIFY(action->toolTip().contains(QStringLiteral("F9")));
}

void InsideDockTest::comesToTheFrontBeforeItCloses() {
    m_inside->press(Qt::Key_F9);
    m_inside->press(Qt::Key_F7);
    QTRY_VERIFY(!isInFront()); // behind the tab of the moves
    QVERIFY(m_inside->find<QAction>("inside")->isChecked());
    m_inside->press(Qt::Key_F9);
    QTRY_VERIFY(isInFront());
    QVERIFY(m_inside->find<QAction>("inside")->isChecked());
    m_inside->press(Qt::Key_F9);
    QVERIFY(!m_inside->dock("insideDock").isVisible());
    QVERIFY(m_inside->dock("movesDock").isVisible());
}

void InsideDockTest::hasTheSideForItself() {
    m_inside->press(Qt::Key_F7);
    m_inside->press(Qt::Key_F8);
    QTRY_VERIFY(isSeen("movesDock") && isSeen("verdictDock"));
    const int high = m_inside->table().height() * 9 / 10;
    m_inside->press(Qt::Key_F9);
    QTRY_VERIFY(isInFront() && m_inside->dock("insideDock").height() > high);
    QVERIFY(!isSeen("movesDock") && !isSeen("verdictDock"));
    m_inside->press(Qt::Key_F9);
    QTRY_VERIFY(isSeen("movesDock") && isSeen("verdictDock"));
    m_inside->press(Qt::Key_F8);
    m_inside->press(Qt::Key_F9);
    m_inside->press(Qt::Key_F8);
    QTRY_VERIFY(isSeen("verdictDock") && !isInFront());
    m_inside->dock("insideDock").close();
    QTRY_VERIFY(isSeen("movesDock") && isSeen("verdictDock"));
}

void InsideDockTest::isThereAgainAtTheNextStart() {
    const QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("store.ini")), QSettings::IniFormat);
    for (const bool wasOpen : {false, true}) {
        LookInside inside;
        const WindowMemory memory(store, inside.window);
        QVERIFY(QTest::qWaitForWindowActive(&inside.window));
        QCOMPARE(inside.dock("insideDock").isVisible(), wasOpen);
        if (!wasOpen) {
            inside.press(Qt::Key_F9);
            inside.window.addDockWidget(Qt::LeftDockWidgetArea, &inside.dock("insideDock"));
        }
        QCOMPARE(inside.window.dockWidgetArea(&inside.dock("insideDock")), Qt::LeftDockWidgetArea);
        inside.window.close();
    }
}

void InsideDockTest::hasTheRoomItLikes() {
    m_inside->press(Qt::Key_F9);
    const auto* panel = m_inside->find<InsidePanel>("insidePanel");
    QTRY_VERIFY(panel->width() >= panel->sizeHint().width() - 4);
    QVERIFY(m_inside->table().width() > 700);
}

void InsideDockTest::fitsTheSmallestWindow() {
    m_inside->window.resize(leastWindowSize);
    for (const Qt::Key key : {Qt::Key_F9, Qt::Key_F8, Qt::Key_F7}) {
        m_inside->press(key);
        QTest::qWait(1);
        QCOMPARE(m_inside->window.size(), leastWindowSize);
        QVERIFY(m_inside->window.minimumSizeHint().width() <= leastWindowSize.width());
        QVERIFY(m_inside->window.minimumSizeHint().height() <= leastWindowSize.height());
    }
}

void InsideDockTest::opensWhereLinesAreStepped() {
    m_inside->stepLine();
    QVERIFY(isInFront());
    QCOMPARE(m_inside->lines().step(), std::size_t{1});
    m_inside->press(Qt::Key_F7);
    QTRY_VERIFY(!isInFront());
    m_inside->stepLineBack();
    QTRY_VERIFY(isInFront());
    QCOMPARE(m_inside->lines().step(), std::size_t{0});
}

void InsideDockTest::followsTheGame() {
    m_inside->press(Qt::Key_F9);
    const auto cards = [this](const char* name) {
        QStringList texts;
        for (const ArrayCell& cell : m_inside->row(name).content().cells) {
            if (cell.look == ArrayCell::Look::Used) {
                texts += cell.text;
            }
        }
        return texts.join(QLatin1Char(' '));
    };
    m_inside->press(Qt::Key_Right);
    QCOMPARE(cards("q1"), QStringLiteral("4 1 2 5 6"));
    QCOMPARE(cards("s"), QStringLiteral("2"));
    m_inside->press(Qt::Key_End);
    QCOMPARE(cards("q1"), QString());
    QCOMPARE(cards("q2"), QStringLiteral("1 6 5 2 3 4 1"));
    QCOMPARE(cards("s"), QStringLiteral("3 4 5 6 2"));
    m_inside->press(Qt::Key_Left);
    QCOMPARE(m_inside->text("insidePlace"), QStringLiteral("After play 48"));
    m_inside->press(Qt::Key_Home);
    m_inside->press(Qt::Key_Space); // plays the first card at once, and then by itself
    QTRY_VERIFY_WITH_TIMEOUT(m_inside->game().index() >= 2, 20'000);
    QTRY_COMPARE(cards("s").section(QLatin1Char(' '), 0, 1), QStringLiteral("2 3"));
    m_inside->press(Qt::Key_Space);
    m_inside->press(Qt::Key_Plus); // and as fast as it goes
    m_inside->game().setSpeed(1000);
    m_inside->open(numberedDeal(anchoredNumber), textbook());
    m_inside->press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(m_inside->game().index() >= 300, 20'000);
    m_inside->press(Qt::Key_Space);
    QTRY_COMPARE(m_inside->text("insidePlace"),
                 QStringLiteral("After play %1").arg(QLocale().toString(m_inside->game().index())));
    QCOMPARE(m_inside->find<QLabel>("playCount")->text(),
             QLocale().toString(m_inside->game().index()));
    m_inside->press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(m_inside->text("insidePlace"), QStringLiteral("At the start"));
    QCOMPARE(cards("s"), QString());
}

void InsideDockTest::followsTheRules() {
    m_inside->press(Qt::Key_F9);
    m_inside->press(Qt::Key_6, Qt::AltModifier);
    m_inside->press(Qt::Key_Right);
    m_inside->click(m_inside->find<QWidget>("publishedWay"));
    QVERIFY(m_inside->game().rules() == textbook());
    QCOMPARE(m_inside->game().index(), 0);
    QCOMPARE(m_inside->text("insidePlace"), QStringLiteral("At the start"));
    m_inside->press(Qt::Key_End);
    QCOMPARE(m_inside->game().index(), 18);
    QVERIFY(m_inside->row("q2").accessibleName().contains(QStringLiteral("head 10, tail 10")));
    // Other rules have no program, and lead back to those that have one.
    m_inside->press(Qt::Key_1, Qt::AltModifier);
    for (const char* button : {"programWhole", "programPublished"}) {
        m_inside->open(articlesDeal(), samples::rulesFrom("hook"));
        QVERIFY(!m_inside->find<CodeView>("codeView")->isVisible());
        m_inside->click(m_inside->find<QWidget>(button));
        QVERIFY(inside::hasProgram(m_inside->game().rules()));
        QVERIFY(m_inside->find<CodeView>("codeView")->isVisible());
    }
    QVERIFY(m_inside->game().rules() == textbook());
}

void InsideDockTest::keepsSecrets() {
    m_inside->press(Qt::Key_F9);
    m_inside->press(Qt::Key_6, Qt::AltModifier);
    QVERIFY(m_inside->text("slipParting").contains(QStringLiteral("They part at play 5")));
    m_inside->press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(!m_inside->text("slipParting").contains(QStringLiteral("play 5")));
    QVERIFY(!m_inside->text("slipEnds").contains(QStringLiteral("wins")));
    for (int i = 0; i < 5; ++i) {
        m_inside->press(Qt::Key_Right);
    }
    QVERIFY(m_inside->text("slipParting").contains(QStringLiteral("They part at play 5")));
}

void InsideDockTest::everythingIsReachedByTab() {
    m_inside->press(Qt::Key_F9);
    m_inside->press(Qt::Key_Right);
    QStringList reached;
    for (int i = 0; i < 30; ++i) {
        m_inside->press(Qt::Key_Tab);
        reached += QApplication::focusWidget()->objectName();
    }
    for (const char* name : {"stepLineBackButton", "stepLineButton", "q2", "s", "book", "q1", "t",
                             "insideTabs", "codeView"}) {
        QVERIFY2(reached.contains(QString::fromLatin1(name)), name);
    }
    // Where they have been reached, the tabs turn and the button is pressed; else the game steps.
    auto* tabs = m_inside->find<QTabBar>("insideTabs");
    tabs->setFocus(Qt::TabFocusReason);
    m_inside->press(Qt::Key_Right);
    QCOMPARE(tabs->currentIndex(), 1);
    QCOMPARE(m_inside->game().index(), 1);
    m_inside->find<QWidget>("stepLineButton")->setFocus(Qt::TabFocusReason);
    m_inside->press(Qt::Key_Space);
    QCOMPARE(m_inside->lines().step(), std::size_t{1});
    m_inside->row("q1").setFocus(Qt::TabFocusReason);
    m_inside->press(Qt::Key_Down);
    QVERIFY(m_inside->row("q1").pointed());
    m_inside->press(Qt::Key_Right);
    QCOMPARE(m_inside->game().index(), 2);
    // Long code is scrolled by the keys.
    m_inside->press(Qt::Key_2, Qt::AltModifier);
    auto* code = m_inside->find<CodeView>("codeView");
    m_inside->press(Qt::Key_Home);
    code->setFocus(Qt::TabFocusReason);
    code->verticalScrollBar()->setValue(0);
    m_inside->press(Qt::Key_Down);
    QVERIFY(code->verticalScrollBar()->value() > 0);
}

void InsideDockTest::oneSeesWhereTheFocusIs() {
    m_inside->press(Qt::Key_F9);
    m_inside->press(Qt::Key_Right);
    m_inside->press(Qt::Key_Tab); // as styles show it only to whoever uses the keyboard
    for (const char* name : {"stepLineButton", "q1", "book", "insideTabs", "codeView"}) {
        auto* widget = m_inside->find<QWidget>(name);
        m_inside->table().setFocus();
        const QImage without = widget->grab().toImage();
        widget->setFocus(Qt::TabFocusReason);
        QVERIFY2(widget->grab().toImage() != without, name);
    }
}

void InsideDockTest::isQuietWhileTheGameRunsWithoutIt() {
    const QString before = m_inside->text("stepSentence");
    m_inside->press(Qt::Key_End);
    QCOMPARE(m_inside->text("stepSentence"), before);
    m_inside->press(Qt::Key_F9);
    QVERIFY(m_inside->text("stepSentence") != before);
}

QTEST_MAIN(InsideDockTest)
#include "inside_dock_test.moc"
