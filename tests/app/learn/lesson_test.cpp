// SPDX-License-Identifier: MIT
// A teacher's walk through all of it, by keys and menus alone: the articles' hands, the first
// capture line by line, the published way, where the two part, and how to make it stop.
#include "app/learn/learn_actions.h"
#include "app/learn/predict_mode.h"
#include "app/learn/slip_window.h"
#include "app/learn/stop_window.h"
#include "app/line_stepper.h"
#include "app/main_window.h"
#include "tests/app/deals.h"

#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QWindow>

#include <memory>

using namespace fishing;

namespace {

QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

} // namespace

class LessonTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void everyStepIsInAMenu();
    void theWalk();
    void theSlipFromThePanel();

private:
    GameController& game() { return m_window->controller(); }
    template <class T>
    T* find(const char* name) const {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    QString said(const char* name) const { return find<QLabel>(name)->text(); }
    static void press(const QWidget& window, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window.windowHandle(), key, modifiers);
    }
    void openArticles() { find<QAction>("sample-articles")->trigger(); }

    std::unique_ptr<MainWindow> m_window;
};

void LessonTest::init() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    Settings settings;
    settings.view.animate = false;
    m_window = std::make_unique<MainWindow>(settings);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void LessonTest::everyStepIsInAMenu() {
    for (const char* name : {"sample-articles", "inside", "stepLine", "rules-textbook",
                             "spotTheSlip", "makeItStop", "predict"}) {
        const auto* action = find<QAction>(name);
        QVERIFY2(action != nullptr, name);
        int menus = 0;
        for (const QMenu* menu : m_window->menuBar()->findChildren<QMenu*>()) {
            menus += menu->actions().contains(const_cast<QAction*>(action)) ? 1 : 0;
        }
        QVERIFY2(menus == 1, name);
        QVERIFY2(!action->toolTip().isEmpty(), name);
    }
}

void LessonTest::theWalk() {
    openArticles();
    QVERIFY(game().deal() == articlesDeal());
    press(*m_window, Qt::Key_F9);
    QVERIFY(find<QWidget>("insidePanel")->isVisible());
    for (int i = 0; i < 4; ++i) {
        press(*m_window, Qt::Key_Right);
    }
    const auto& lines = *m_window->findChild<LineStepper*>();
    QStringList sentences;
    while (game().index() == 4) {
        press(*m_window, Qt::Key_Right, Qt::ShiftModifier);
        sentences += said("stepSentence");
    }
    QVERIFY(lines.step() == 0 && game().lastPlay()->captures());
    QVERIFY(sentences.size() > 5); // take, look up, keep, compare, the match
    QCOMPARE(game().position().pile.size(), std::size_t{3});

    find<QAction>("rules-textbook")->trigger();
    QVERIFY(game().rules() == textbook());
    for (int i = 0; i < 5; ++i) {
        press(*m_window, Qt::Key_Right);
    }
    QCOMPARE(game().position().pile.size(), std::size_t{4}); // the match has stayed

    press(*m_window, Qt::Key_L, Qt::ControlModifier);
    auto* slip = m_window->findChild<SlipWindow*>();
    QVERIFY(slip != nullptr && QTest::qWaitForWindowActive(slip));
    press(*slip, Qt::Key_P);
    QCOMPARE(slip->games().leader().index(), 5);
    QVERIFY(said("slipWinners").contains(text("names the wrong winner, A")));
    press(*slip, Qt::Key_Escape);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));

    press(*m_window, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    auto* stop = m_window->findChild<StopWindow*>();
    QVERIFY(stop != nullptr && QTest::qWaitForWindowActive(stop));
    press(*stop, Qt::Key_3);
    find<QPushButton>("anchored")->click();
    QVERIFY(game().verdict() != nullptr && game().verdict()->anchor);
    press(*stop, Qt::Key_Escape);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));

    press(*m_window, Qt::Key_T, Qt::ControlModifier);
    auto& mode = m_window->findChild<LearnActions*>()->predict();
    while (!mode.question()) {
        press(*m_window, Qt::Key_Right);
    }
    // Not even line by line is the answer to be had.
    const auto before = game().index();
    for (int i = 0; i < 9; ++i) {
        press(*m_window, Qt::Key_Right, Qt::ShiftModifier);
    }
    QCOMPARE(game().index(), before);
    QCOMPARE(lines.step(), std::size_t{0});
    press(*m_window, Qt::Key_T, Qt::ControlModifier);
    QVERIFY(!game().isFutureHidden());
}

void LessonTest::theSlipFromThePanel() {
    openArticles();
    press(*m_window, Qt::Key_F9);
    find<QTabBar>("insideTabs")->setCurrentIndex(5);
    find<QPushButton>("spotTheSlip")->click();
    QVERIFY(m_window->findChild<SlipWindow*>()->isVisible());
    find<QPushButton>("makeItStop")->click();
    QVERIFY(m_window->findChild<StopWindow*>()->isVisible());
}

QTEST_MAIN(LessonTest)
#include "lesson_test.moc"
