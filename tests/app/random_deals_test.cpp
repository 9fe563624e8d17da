// SPDX-License-Identifier: MIT
// Random deals in the window, by keys and dialogs.
#include "app/dialogs/numbered_deal_dialog.h"
#include "app/main_window.h"
#include "app/random_deal_actions.h"
#include "tests/app/deals.h"
#include "tests/app/modal.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QWindow>

#include <memory>

using files::NumberedDeal;

class RandomDealsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theTitleNamesTheDeal();
    void aNumberIsDealt();
    void cancellingKeepsTheGame();
    void theChosenDeckStays();
    void neighboursAreAKeyAway();
    void theNumbersAreARing();
    void handsOfOnesOwnHaveNoNeighbours();
    void theRulesAndThePlayersStay();
    void theDialogKeepsTheSecret();

private:
    template <class T>
    T* find(const char* name) const {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) const {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void deal(const NumberedDeal& deal, const fishing::Rules& rules = {}) const {
        m_window->shelf().open(files::newGame(deal, rules));
    }
    template <class Use>
    void inDialog(Use use) const {
        QVERIFY(useModal<NumberedDealDialog>(
            *m_window, [this] { press(Qt::Key_D, Qt::ControlModifier); }, use));
    }
    std::uint64_t number() const { return m_window->shelf().origin()->number; }

    std::unique_ptr<MainWindow> m_window;
};

void RandomDealsTest::init() {
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    deal({42, {}});
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void RandomDealsTest::cleanup() {
    m_window.reset();
}

void RandomDealsTest::theTitleNamesTheDeal() {
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Deal 42"));
    deal({7, {8, 4}});
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Deal 7 · 8 ranks × 4"));
    m_window->shelf().open(files::newGame(files::handsOf(articlesDeal()), {}));
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Own hands"));
    m_window->shelf().goBack();
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Deal 7 · 8 ranks × 4"));
}

void RandomDealsTest::aNumberIsDealt() {
    m_window->controller().start();
    inDialog([](NumberedDealDialog& dialog) {
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("1 000"));
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    QVERIFY(m_window->shelf().origin() == (NumberedDeal{1000, {}}));
    QVERIFY(m_window->controller().deal() == fishing::numberedDeal(1000));
    QVERIFY(!m_window->controller().isRunning());
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(number(), std::uint64_t(42));
}

void RandomDealsTest::cancellingKeepsTheGame() {
    m_window->controller().seek(11);
    m_window->controller().start();
    QSignalSpy opened(&m_window->shelf(), &GameShelf::opened);
    QSignalSpy chosen(&m_window->randomDeals(), &RandomDealActions::deckChanged);
    inDialog([this](NumberedDealDialog& dialog) {
        QVERIFY(!m_window->controller().isRunning());
        dialog.findChild<QSpinBox*>(QStringLiteral("ranks"))->setValue(2);
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    QVERIFY(m_window->controller().isRunning()); // as before
    QCOMPARE(opened.size(), 0);
    QCOMPARE(chosen.size(), 0);
    QVERIFY(m_window->randomDeals().deck() == fishing::Deck());
}

void RandomDealsTest::theChosenDeckStays() {
    QSignalSpy chosen(&m_window->randomDeals(), &RandomDealActions::deckChanged);
    inDialog([](NumberedDealDialog& dialog) {
        dialog.findChild<QSpinBox*>(QStringLiteral("ranks"))->setValue(5);
        dialog.findChild<QSpinBox*>(QStringLiteral("copies"))->setValue(2);
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    QCOMPARE(chosen.size(), 1);
    QVERIFY(m_window->shelf().origin() == (NumberedDeal{42, {5, 2}}));
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(m_window->shelf().origin()->deck == (fishing::Deck{5, 2}));
    QVERIFY(find<QAction>("newRandomDeal")->toolTip().contains(QStringLiteral("5 ranks × 2")));
    deal({42, {}}); // a game of another deck on the table is no choice
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(m_window->shelf().origin()->deck == (fishing::Deck{5, 2}));
    inDialog([](NumberedDealDialog& dialog) {
        auto* full = dialog.findChild<QWidget*>(QStringLiteral("fullDeck"));
        QTest::mouseClick(dialog.windowHandle(), Qt::LeftButton, {},
                          full->mapTo(&dialog, full->rect().center()));
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(m_window->shelf().origin()->deck == fishing::Deck());
}

void RandomDealsTest::neighboursAreAKeyAway() {
    deal({42, {8, 4}});
    press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(m_window->shelf().origin() == (NumberedDeal{43, {8, 4}}));
    press(Qt::Key_Left, Qt::AltModifier);
    press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(m_window->shelf().origin() == (NumberedDeal{41, {8, 4}}));
    QVERIFY(m_window->controller().deal() == fishing::numberedDeal(41, {8, 4}));
}

void RandomDealsTest::theNumbersAreARing() {
    deal({0, {}});
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(number(), std::uint64_t(18446744073709551615U));
    press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(number(), std::uint64_t(0));
}

void RandomDealsTest::handsOfOnesOwnHaveNoNeighbours() {
    m_window->shelf().open(files::newGame(files::handsOf(articlesDeal()), {}));
    QVERIFY(!find<QAction>("nextNumber")->isEnabled());
    QVERIFY(!find<QAction>("previousNumber")->isEnabled());
    press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(!m_window->shelf().origin());
    QCOMPARE(m_window->controller().index(), 0);
    m_window->shelf().goBack();
    QVERIFY(find<QAction>("nextNumber")->isEnabled());
}

void RandomDealsTest::theRulesAndThePlayersStay() {
    deal({42, {}}, textbook());
    m_window->controller().setNames({{QStringLiteral("Ann"), {}}});
    press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(m_window->controller().rules() == textbook());
    inDialog([](NumberedDealDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
    QVERIFY(m_window->controller().rules() == textbook());
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(m_window->controller().rules() == textbook());
    QCOMPARE(m_window->controller().names().of(fishing::Player::A), QStringLiteral("Ann"));
}

void RandomDealsTest::theDialogKeepsTheSecret() {
    m_window->controller().setFutureHidden(true);
    inDialog([](NumberedDealDialog& dialog) {
        QCOMPARE(dialog.findChild<QLabel*>(QStringLiteral("ending"))->text(),
                 QStringLiteral("How it ends is kept secret."));
    });
}

QTEST_MAIN(RandomDealsTest)
#include "random_deals_test.moc"
