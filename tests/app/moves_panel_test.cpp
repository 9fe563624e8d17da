// SPDX-License-Identifier: MIT
#include "tests/app/moves_window.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>

#include <memory>

using namespace fishing;

class MovesPanelTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theFilterKeepsThePlaceInView();
    void searchingARank();
    void searchingCapturesOfARank();
    void searchingInVainTellsSo();
    void aLongSearchGoesOnInTheBackground();
    void aNewGameEndsALongSearch();
    void copyingTooMuchIsTold();
    void nothingIsShownOfAHiddenFuture();
    void everyControlIsNamedAndExplained();
    void spacePressesAControlReachedByTab();

private:
    /// Looks for a 9 after two million plays of an endless game in which the first card played is
    /// the only one; it lies at the bottom of the pile for ever.
    void putNineAway() const {
        m_moves->game.newGame(*parseDeal("9 2 3 1 / 3 2 3"), textbook());
        m_moves->game.seek(2'000'000);
        m_moves->find<QComboBox>("searchedRank")->setCurrentIndex(9 - 1);
    }
    std::unique_ptr<MovesWindow> m_moves;
};

void MovesPanelTest::init() {
    m_moves = std::make_unique<MovesWindow>();
    QVERIFY(QTest::qWaitForWindowActive(&m_moves->window));
}

void MovesPanelTest::cleanup() {
    m_moves.reset();
}

void MovesPanelTest::theFilterKeepsThePlaceInView() {
    m_moves->game.newGame(numberedDeal(42), {});
    for (const qint64 place : {0, 3, 200, 201, 419}) {
        m_moves->game.seek(place);
        for (int i = 0; i < 2; ++i) {
            m_moves->checkAgreement();
            m_moves->click("capturesOnly");
            m_moves->checkAgreement();
        }
    }
}

void MovesPanelTest::searchingARank() {
    m_moves->find<QComboBox>("searchedRank")->setCurrentIndex(3 - 1);
    // 2♠ 3♠ 4♠ A♥ A♠ 3♥ 2♥: threes are the second and the sixth play.
    m_moves->click("nextOfRank");
    QCOMPARE(m_moves->game.index(), 2);
    m_moves->press(Qt::Key_F3);
    QCOMPARE(m_moves->game.index(), 6);
    m_moves->checkAgreement();
    m_moves->press(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(m_moves->game.index(), 2);
    m_moves->click("previousOfRank");
    QCOMPARE(m_moves->game.index(), 2);
    QCOMPARE(m_moves->summary(), QStringLiteral("No 3 is played before play 2."));
    m_moves->game.stepForward();
    QCOMPARE(m_moves->summary(), QStringLiteral("13 of 49 plays catch"));
}

void MovesPanelTest::searchingCapturesOfARank() {
    m_moves->game.newGame(numberedDeal(anchoredNumber), textbook());
    m_moves->game.seek(9000); // across chapters
    m_moves->game.seek(4000);
    m_moves->find<QCheckBox>("capturesOnly")->setChecked(true);
    m_moves->find<QComboBox>("searchedRank")->setCurrentIndex(12 - 1);
    std::vector<qint64> places;
    Position position = m_moves->game.position();
    for (qint64 number = 4001; number <= 5000; ++number) {
        const Play made = play(position, m_moves->game.rules());
        if (made.captures() && made.card.rank == 12) {
            places.push_back(number);
        }
    }
    QVERIFY(places.size() > 10);
    for (const qint64 place : places) {
        m_moves->press(Qt::Key_F3);
        QCOMPARE(m_moves->game.index(), place);
    }
    for (auto place = places.rbegin() + 1; place != places.rend(); ++place) {
        m_moves->press(Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(m_moves->game.index(), *place);
    }
    m_moves->checkAgreement();
}

void MovesPanelTest::searchingInVainTellsSo() {
    m_moves->find<QComboBox>("searchedRank")->setCurrentIndex(13 - 1);
    m_moves->click("nextOfRank");
    QCOMPARE(m_moves->summary(), QStringLiteral("There is no K in this deal."));
    m_moves->find<QComboBox>("searchedRank")->setCurrentIndex(1 - 1);
    m_moves->game.seek(49);
    m_moves->click("nextOfRank");
    QCOMPARE(m_moves->game.index(), 49);
    QCOMPARE(m_moves->summary(), QStringLiteral("No A is played between play 49 and play 49."));
    m_moves->game.seek(0);
    m_moves->click("previousOfRank");
    QCOMPARE(m_moves->summary(), QStringLiteral("No A is played before play 0."));
}

void MovesPanelTest::aLongSearchGoesOnInTheBackground() {
    putNineAway();
    m_moves->click("previousOfRank");
    QCOMPARE(m_moves->summary(), QStringLiteral("Looking for 9…"));
    QCOMPARE(m_moves->game.index(), 2'000'000);
    QTRY_COMPARE(m_moves->game.index(), 1);
    m_moves->click("nextOfRank");
    QTRY_VERIFY(
        m_moves->summary().startsWith(QStringLiteral("No 9 is played between play 1 and play 2,")));
    QCOMPARE(m_moves->game.index(), 1);
}

void MovesPanelTest::aNewGameEndsALongSearch() {
    putNineAway();
    m_moves->click("previousOfRank");
    QCOMPARE(m_moves->summary(), QStringLiteral("Looking for 9…"));
    m_moves->game.newGame(articlesDeal(), {});
    m_moves->game.seek(30);
    QTest::qWait(50);
    QCOMPARE(m_moves->game.index(), 30);
    QCOMPARE(m_moves->summary(), QStringLiteral("13 of 49 plays catch"));
}

void MovesPanelTest::copyingTooMuchIsTold() {
    m_moves->game.newGame(numberedDeal(anchoredNumber), textbook());
    m_moves->game.seek(1'000'000);
    m_moves->list->setFocus();
    m_moves->press(Qt::Key_A, Qt::ControlModifier);
    m_moves->press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(m_moves->summary(), QStringLiteral("Only the first 20,000 rows were copied."));
    QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 19'999);
}

void MovesPanelTest::nothingIsShownOfAHiddenFuture() {
    m_moves->game.setFutureHidden(true);
    QCOMPARE(m_moves->list->model()->rowCount(), 1);
    QCOMPARE(m_moves->summary(), QStringLiteral("0 of the first 0 plays catch"));
    for (int i = 0; i < 10; ++i) {
        m_moves->game.stepForward();
    }
    m_moves->checkAgreement();
    m_moves->game.seek(3);
    m_moves->checkAgreement();
    QCOMPARE(m_moves->list->model()->rowCount(), 11);
    m_moves->find<QComboBox>("searchedRank")->setCurrentIndex(6 - 1);
    while (m_moves->summary().endsWith(QStringLiteral("catch"))) {
        m_moves->click("nextOfRank"); // finds nothing that has not been played
    }
    QVERIFY(m_moves->summary().endsWith(QStringLiteral("and play 10.")));
    QVERIFY(m_moves->game.index() <= 10);
}

void MovesPanelTest::everyControlIsNamedAndExplained() {
    for (const char* name : {"capturesOnly", "searchedRank", "previousOfRank", "nextOfRank"}) {
        const auto* control = m_moves->find<QWidget>(name);
        QVERIFY2(control != nullptr, name);
        QVERIFY2(!control->toolTip().isEmpty(), name);
        QVERIFY2(!control->accessibleName().isEmpty(), name);
    }
    QVERIFY(m_moves->find<QWidget>("movesPanel")->minimumSizeHint().width() <= 260);
}

void MovesPanelTest::spacePressesAControlReachedByTab() {
    auto* box = m_moves->find<QCheckBox>("capturesOnly");
    box->setFocus(Qt::TabFocusReason);
    m_moves->press(Qt::Key_Space);
    QVERIFY(box->isChecked());
    m_moves->press(Qt::Key_Right);
    QCOMPARE(m_moves->heard, QStringList(QStringLiteral("stepForward")));
    m_moves->click("capturesOnly"); // leaves the focus where it was
    m_moves->clickRow(2);
    m_moves->click("capturesOnly");
    QVERIFY(m_moves->list->hasFocus());
}

QTEST_MAIN(MovesPanelTest)
#include "moves_panel_test.moc"
