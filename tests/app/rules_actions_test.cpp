// SPDX-License-Identifier: MIT
// The rules of the game on the table, changed in the window by menu, key and dialog.
#include "app/dialogs/rules_dialog.h"
#include "app/main_window.h"
#include "tests/app/deals.h"
#include "tests/app/modal.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QRadioButton>
#include <QWindow>

#include <memory>

using namespace fishing;

class RulesActionsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatBecameOfTheEndingIsSaid();
    void theOldGameComesBack();
    void theSameRulesChangeNothing();
    void longGamesAreToldWhenTheyAreKnown();
    void theSecretIsKept();
    void optionsAreChosenInADialog();
    void cancellingKeepsTheGame();
    void okWithoutAChangeKeepsTheGame();
    void theButtonNamesTheRules();

private:
    template <class T>
    T* find(const char* name) const {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    GameController& game() const { return m_window->controller(); }
    QString status() const { return find<QLabel>("statusText")->text(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    template <class Use>
    void inDialog(Use use) const {
        QVERIFY(useModal<RulesDialog>(
            *m_window, [this] { press(Qt::Key_R, Qt::ControlModifier); }, use));
    }
    static void clickIn(RulesDialog& dialog, const char* name) {
        auto* widget = dialog.findChild<QWidget*>(QString::fromLatin1(name));
        QTest::mouseClick(dialog.windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(&dialog, QPoint(12, widget->height() / 2)));
    }

    std::unique_ptr<MainWindow> m_window;
};

void RulesActionsTest::init() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    m_window->shelf().open(files::newGame(files::handsOf(articlesDeal()), {}));
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void RulesActionsTest::cleanup() {
    m_window.reset();
}

void RulesActionsTest::whatBecameOfTheEndingIsSaid() {
    game().seek(10);
    find<QAction>("rules-coursework")->trigger();
    QCOMPARE(game().index(), 0);
    QCOMPARE(status(), QStringLiteral("By these rules the same deal never ends. Before, it ended "
                                      "after 49 plays: B won."));
    find<QAction>("rules-textbook")->trigger();
    QCOMPARE(status(), QStringLiteral("By these rules the same deal ends after 18 plays: A wins. "
                                      "Before, it never ended."));
    press(Qt::Key_Right);
    QCOMPARE(status(), QStringLiteral("Play 1: A plays 2♠."));
    press(Qt::Key_Left);
    QCOMPARE(status(), QStringLiteral("The cards are dealt. A plays first."));
}

void RulesActionsTest::theOldGameComesBack() {
    game().seek(10);
    find<QAction>("rules-textbook")->trigger();
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(game().rules() == Rules());
    QCOMPARE(game().index(), 10);
    QVERIFY(status().startsWith(QStringLiteral("Play 10: ")));
}

void RulesActionsTest::theSameRulesChangeNothing() {
    game().seek(10);
    find<QAction>("rules-classic")->trigger();
    QCOMPARE(game().index(), 10);
    QVERIFY(find<QAction>("rules-classic")->isChecked());
    QVERIFY(m_window->shelf().before().empty());
}

void RulesActionsTest::longGamesAreToldWhenTheyAreKnown() {
    m_window->shelf().open(files::newGame(files::NumberedDeal{167, {13, 16}}, {}));
    QTRY_VERIFY_WITH_TIMEOUT(!game().isJudging(), 60'000);
    find<QAction>("rules-race")->trigger();
    if (game().isJudging()) {
        QCOMPARE(status(), QStringLiteral("The same deal from its start, by other rules. How it "
                                          "ends is being looked for."));
    }
    QTRY_VERIFY(status().startsWith(QStringLiteral("By these rules the same deal ends after ")));
    QVERIFY(status().contains(QStringLiteral(" Before, it ended after ")));
}

void RulesActionsTest::theSecretIsKept() {
    game().setFutureHidden(true);
    find<QAction>("rules-textbook")->trigger();
    QCOMPARE(status(), QStringLiteral("The same deal from its start, by other rules."));
    inDialog([](RulesDialog& dialog) {
        QCOMPARE(dialog.findChild<QLabel*>(QStringLiteral("ending"))->text(),
                 QStringLiteral("How the deal ends by these rules is kept secret."));
    });
    game().setFutureHidden(false);
    QCOMPARE(status(), QStringLiteral("By these rules the same deal ends after 18 plays: A wins."));
}

void RulesActionsTest::optionsAreChosenInADialog() {
    game().seek(10);
    inDialog([](RulesDialog& dialog) {
        clickIn(dialog, "capture=leave");
        clickIn(dialog, "jack=hook");
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    QVERIFY(game().rules() == *parseRules("capture=leave,jack=hook"));
    QVERIFY(game().deal() == articlesDeal());
    QCOMPARE(game().index(), 0);
    QVERIFY(status().contains(QStringLiteral("Before, it ended after 49 plays: B won.")));
    inDialog([](RulesDialog& dialog) {
        QVERIFY(dialog.rules() == *parseRules("capture=leave,jack=hook"));
    });
}

void RulesActionsTest::cancellingKeepsTheGame() {
    game().seek(10);
    game().start();
    inDialog([this](RulesDialog& dialog) {
        QVERIFY(!game().isRunning());
        clickIn(dialog, "capture=leave");
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    QVERIFY(game().rules() == Rules());
    QVERIFY(game().isRunning());
    QVERIFY(m_window->shelf().before().empty());
}

void RulesActionsTest::okWithoutAChangeKeepsTheGame() {
    game().seek(10);
    inDialog([](RulesDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
    QCOMPARE(game().index(), 10);
    QVERIFY(m_window->shelf().before().empty());
}

void RulesActionsTest::theButtonNamesTheRules() {
    auto* button = find<QAction>("showRules");
    QCOMPARE(button->text(), QStringLiteral("Rules: Classic ▾"));
    find<QAction>("rules-race")->trigger();
    QCOMPARE(button->text(), QStringLiteral("Rules: Race, first out wins ▾"));
    QVERIFY(find<QAction>("rules-race")->isChecked());
    QVERIFY(!find<QAction>("rules-classic")->isChecked());
    m_window->shelf().openByRules(*parseRules("jack=hook"));
    QCOMPARE(button->text(), QStringLiteral("Rules: jack=hook ▾"));
    for (const Preset& preset : presets()) {
        const QByteArray name = QByteArray("rules-") + preset.name.data();
        QVERIFY(!find<QAction>(name.constData())->isChecked());
    }
}

QTEST_MAIN(RulesActionsTest)
#include "rules_actions_test.moc"
