// SPDX-License-Identifier: MIT
// What the controller knows of a game that goes on: its verdict, and what of it is kept secret.
#include "app/game_controller.h"
#include "tests/app/deals.h"

#include <QSignalSpy>
#include <QTest>

using namespace fishing;

class GameVerdictTest : public QObject {
    Q_OBJECT

private slots:
    void loopIsKnownAtOnce();
    void longGamesAreJudgedInTheBackground();
    void aLateVerdictIsNotTakenForTheNextGame();
    void aHiddenFutureIsNotGivenAway();
    void aHiddenFutureIsToldWhenItIsReached();
    void theLimitDecidesWhatIsUndecided();
    void theUsualLimitIsThatOfNewGames();
    void theEndSettlesTheVerdict();
    void judgingCanBeStopped();
    void hidingForNowIsNoLiking();
};

void GameVerdictTest::loopIsKnownAtOnce() {
    GameController controller;
    controller.newGame(articlesDeal(), *parseRules("coursework"));
    QCOMPARE(controller.verdict()->cycle, (Cycle{13, 204}));
    QVERIFY(controller.length() >= 13 + 2 * 204);
}

void GameVerdictTest::longGamesAreJudgedInTheBackground() {
    GameController controller;
    QSignalSpy changed(&controller, &GameController::verdictChanged);
    controller.newGame(numberedDeal(167, {13, 16}), {});
    QVERIFY(!controller.verdict());
    changed.clear();
    controller.stepForward(); // goes on meanwhile
    QCOMPARE(controller.index(), 1);
    QVERIFY(changed.wait());
    QCOMPARE(controller.verdict()->standing->plays, PlayCount(62'684));
    QCOMPARE(controller.length(), 62'684);
}

void GameVerdictTest::aLateVerdictIsNotTakenForTheNextGame() {
    GameController controller;
    controller.newGame(numberedDeal(167, {13, 16}), {});
    // The answer may be on its way already: it must find another game on the table.
    GameController other; // needs as long for the same deal
    QSignalSpy otherChanged(&other, &GameController::verdictChanged);
    other.newGame(numberedDeal(167, {13, 16}), {});
    while (other.verdict() == nullptr) {
        QVERIFY(otherChanged.wait());
    }
    controller.newGame(articlesDeal(), {});
    QSignalSpy changed(&controller, &GameController::verdictChanged);
    QCoreApplication::processEvents();
    QCOMPARE(changed.size(), 0);
    QCOMPARE(controller.length(), 49);
    QCOMPARE(controller.verdict()->outcome, Outcome::B);
}

void GameVerdictTest::aHiddenFutureIsNotGivenAway() {
    GameController controller;
    controller.setFutureHidden(true);
    controller.newGame(articlesDeal(), {});
    for (int i = 0; i < 48; ++i) {
        QVERIFY(controller.verdict() == nullptr);
        QVERIFY(!controller.isLengthFinal());
        QCOMPARE(controller.length(), controller.index());
        QVERIFY(!controller.nextCapture());
        controller.stepForward();
    }
    controller.seek(10);
    QCOMPARE(controller.length(), 48);
    controller.newGame(numberedDeal(anchoredNumber), textbook());
    controller.seek(5000);
    QVERIFY(controller.verdict() == nullptr);
    QCOMPARE(controller.length(), 5000);
}

void GameVerdictTest::aHiddenFutureIsToldWhenItIsReached() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.seek(40);
    controller.setFutureHidden(true);
    QVERIFY(controller.verdict() == nullptr);
    QCOMPARE(controller.length(), 40);
    QSignalSpy told(&controller, &GameController::verdictChanged);
    while (!controller.isAtEnd()) {
        controller.stepForward();
    }
    QCOMPARE(told.size(), 1);
    QVERIFY(controller.verdict() != nullptr);
    QVERIFY(controller.isLengthFinal());
    controller.seek(3);
    QVERIFY(controller.verdict() != nullptr); // one has seen it
    controller.setFutureHidden(false);
    QCOMPARE(controller.length(), 49);
}

void GameVerdictTest::theLimitDecidesWhatIsUndecided() {
    GameController controller;
    controller.newGame(numberedDeal(42), {});
    controller.setLimit(100);
    QCOMPARE(controller.verdict()->outcome, Outcome::Undecided);
    QCOMPARE(controller.verdict()->standing->plays, PlayCount(100));
    QVERIFY(!controller.isLengthFinal());
    controller.setLimit(419);
    QCOMPARE(controller.verdict()->outcome, Outcome::B);
    QCOMPARE(controller.length(), 419);
}

void GameVerdictTest::theUsualLimitIsThatOfNewGames() {
    GameController controller;
    QSignalSpy changed(&controller, &GameController::usualLimitChanged);
    controller.newGame(numberedDeal(42), {});
    controller.setLimit(100);
    QCOMPARE(controller.usualLimit(), 1'000'000);
    controller.newGame(numberedDeal(42), {});
    QCOMPARE(controller.limit(), 1'000'000);
    controller.setUsualLimit(100); // at once, too
    QCOMPARE(controller.verdict()->outcome, Outcome::Undecided);
    controller.setLimit(419);
    controller.setUsualLimit(100);
    QCOMPARE(controller.verdict()->outcome, Outcome::Undecided);
    controller.newGame(numberedDeal(42), {});
    QCOMPARE(controller.limit(), 100);
    QCOMPARE(changed.size(), 1);
}

void GameVerdictTest::theEndSettlesTheVerdict() {
    GameController controller;
    controller.setUsualLimit(10);
    controller.newGame(articlesDeal(), {});
    QCOMPARE(controller.verdict()->outcome, Outcome::Undecided);
    controller.seek(1000);
    QCOMPARE(controller.index(), 49);
    QCOMPARE(controller.verdict()->outcome, Outcome::B);
    QCOMPARE(controller.length(), 49);
    controller.newGame(articlesDeal(), {});
    QSignalSpy finished(&controller, &GameController::gameFinished);
    while (!controller.isAtEnd()) {
        controller.stepForward();
    }
    QCOMPARE(finished.size(), 1);
    QCOMPARE(finished.first().first().value<Verdict>().outcome, Outcome::B);
}

void GameVerdictTest::judgingCanBeStopped() {
    GameController controller;
    controller.setUsualLimit(1'000'000'000);
    QSignalSpy judging(&controller, &GameController::judgingChanged);
    controller.newGame(numberedDeal(anchoredNumber), textbook()); // has no cycle near enough
    QVERIFY(controller.isJudging());
    QCOMPARE(controller.verdict()->outcome, Outcome::Endless); // the anchor is known all the same
    controller.stepForward();
    QCOMPARE(controller.index(), 1);
    controller.stopJudging();
    QVERIFY(!controller.isJudging());
    QVERIFY(judging.size() >= 2);
    QCOMPARE(controller.verdict()->outcome, Outcome::Endless);
    controller.newGame(articlesDeal(), {});
    QVERIFY(!controller.isJudging());
}

void GameVerdictTest::hidingForNowIsNoLiking() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.hideForNow(true);
    QVERIFY(controller.isFutureHidden());
    QVERIFY(!controller.isHidingLiked());
    controller.hideForNow(false);
    QVERIFY(!controller.isFutureHidden());
    controller.setFutureHidden(true);
    controller.hideForNow(true);
    controller.hideForNow(false);
    QVERIFY(controller.isFutureHidden() && controller.isHidingLiked());
}

QTEST_MAIN(GameVerdictTest)
#include "game_verdict_test.moc"
