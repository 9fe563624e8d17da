// SPDX-License-Identifier: MIT
#include "app/game_controller.h"
#include "tests/app/deals.h"

#include <QSignalSpy>
#include <QTest>

using namespace fishing;

namespace {

/// Writes down which signals came, in their order.
class Log {
public:
    explicit Log(GameController& controller) {
        QObject::connect(&controller, &GameController::gameStarted, &m_context,
                         [this] { add("started"); });
        QObject::connect(&controller, &GameController::cardPlayed, &m_context,
                         [this](const Play& play) { add("played", play.card.rank); });
        QObject::connect(&controller, &GameController::cardsCaptured, &m_context,
                         [this](const Play& play) { add("captured", play.captured.size()); });
        QObject::connect(&controller, &GameController::playUndone, &m_context,
                         [this](const Play& play) { add("undone", play.card.rank); });
        QObject::connect(&controller, &GameController::positionChanged, &m_context,
                         [this](qint64 index) { add("at", index); });
        QObject::connect(
            &controller, &GameController::gameFinished, &m_context,
            [this](const Verdict& verdict) { add("finished", static_cast<int>(verdict.outcome)); });
        QObject::connect(&controller, &GameController::runningChanged, &m_context,
                         [this](bool running) { add(running ? "running" : "paused"); });
    }

    QString take() {
        const QString lines = m_lines.join(QStringLiteral(", "));
        m_lines.clear();
        return lines;
    }

private:
    void add(const char* what) { m_lines += QString::fromLatin1(what); }
    template <class Number>
    void add(const char* what, Number number) {
        m_lines += QStringLiteral("%1 %2").arg(QString::fromLatin1(what)).arg(number);
    }

    QStringList m_lines;
    QObject m_context;
};

QString text(const char* latin1) {
    return QString::fromLatin1(latin1);
}

} // namespace

class GameControllerTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAGameNothingHappens();
    void everyStepTellsWhatHappened();
    void aSeekTellsOnlyWhereOneIs();
    void aSeekCanShowThePlayThatLedThere();
    void seekStopsAtBothEnds();
    void seekingAgreesWithStepping();
    void theLastStepFinishesTheGame();
    void aGameCanEndOnItsFirstPlay();
    void runsToTheEndByItself();
    void startAtTheEndBeginsAgain();
    void aStepBackPauses();
    void aSeekToTheEndPauses();
    void newSpeedTakesEffectWhileRunning();
    void aHeldGameWaits();
    void speedStaysInRange();
    void newGameStopsTheOldOne();
    void endlessGamesGoOnAsFarAsOneLikes();
    void playingGoesRoundTheLoop();
    void askingBeyondTheEndTellsWhereOneIs();
    void aSlotMayBeginAnotherGame();
    void noStepWhileSomebodyIsAsked();
};

void GameControllerTest::withoutAGameNothingHappens() {
    GameController controller;
    Log log(controller);
    controller.stepForward();
    controller.stepBackward();
    controller.seek(7);
    controller.start();
    QCOMPARE(log.take(), QString());
    QVERIFY(!controller.hasGame());
}

void GameControllerTest::everyStepTellsWhatHappened() {
    GameController controller;
    Log log(controller);
    controller.newGame(articlesDeal(), {});
    QCOMPARE(log.take(), text("started, at 0"));
    for (int i = 0; i < 4; ++i) {
        controller.stepForward();
    }
    QCOMPARE(log.take(), text("played 2, at 1, played 3, at 2, played 4, at 3, played 1, at 4"));
    controller.stepForward(); // 1 finds the 1 on top
    QCOMPARE(log.take(), text("played 1, captured 2, at 5"));
    QCOMPARE(controller.lastPlay()->card.rank, Rank(1));
    controller.stepBackward();
    QCOMPARE(log.take(), text("undone 1, at 4"));
    QCOMPARE(controller.nextPlay()->captured.size(), std::size_t(2));
}

void GameControllerTest::aSeekTellsOnlyWhereOneIs() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    Log log(controller);
    controller.seek(30);
    QCOMPARE(log.take(), text("at 30"));
    controller.seek(30);
    QCOMPARE(log.take(), QString());
    controller.seek(0);
    QCOMPARE(log.take(), text("at 0"));
    QVERIFY(!controller.lastPlay());
}

void GameControllerTest::aSeekCanShowThePlayThatLedThere() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    Log log(controller);
    controller.seekPlay(5);
    QCOMPARE(log.take(), text("played 1, captured 2, at 5"));
    controller.seekPlay(3);
    QCOMPARE(log.take(), text("played 4, at 3"));
    controller.seekPlay(3);
    QCOMPARE(log.take(), QString());
    controller.seekPlay(0);
    QCOMPARE(log.take(), text("at 0"));
    QCOMPARE(*controller.returnPoint(), 3);
}

void GameControllerTest::seekStopsAtBothEnds() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.seek(1'000'000);
    QCOMPARE(controller.index(), 49);
    QVERIFY(controller.isAtEnd());
    QVERIFY(!controller.nextPlay());
    controller.seek(-5);
    QCOMPARE(controller.index(), 0);
}

void GameControllerTest::seekingAgreesWithStepping() {
    GameController stepping;
    GameController seeking;
    stepping.newGame(numberedDeal(42), {});
    seeking.newGame(numberedDeal(42), {});
    const qint64 end = seeking.length();
    QCOMPARE(end, 419);
    for (qint64 index = 1; index <= end; ++index) {
        stepping.stepForward();
        seeking.seek((index * 271) % (end + 1)); // from anywhere
        seeking.seek(index);
        QVERIFY(stepping.position() == seeking.position());
        QVERIFY(stepping.lastPlay() == seeking.lastPlay());
    }
    QVERIFY(stepping.isAtEnd());
    while (!stepping.isAtStart()) {
        stepping.stepBackward();
        seeking.seek(stepping.index());
        QVERIFY(stepping.position() == seeking.position());
    }
    QVERIFY(stepping.position() == startOf(numberedDeal(42)));
}

void GameControllerTest::theLastStepFinishesTheGame() {
    GameController controller;
    controller.newGame(articlesDeal(), textbook());
    controller.seek(17);
    QSignalSpy finished(&controller, &GameController::gameFinished);
    Log log(controller);
    controller.stepForward();
    QCOMPARE(finished.size(), 1);
    const auto verdict = finished.first().first().value<Verdict>();
    QCOMPARE(verdict.outcome, Outcome::A);
    QCOMPARE(verdict.standing->plays, PlayCount(18));
    QCOMPARE(verdict.standing->captures, PlayCount(6));
    QVERIFY(log.take().endsWith(text("at 18, finished 0")));
    controller.stepForward();
    QCOMPARE(log.take(), QString());
}

void GameControllerTest::aGameCanEndOnItsFirstPlay() {
    GameController controller;
    Log log(controller);
    controller.newGame(*parseDeal("7 / 7"), {});
    QCOMPARE(controller.length(), 1);
    log.take();
    controller.stepForward();
    QCOMPARE(log.take(), text("played 7, at 1, finished 1"));
}

void GameControllerTest::runsToTheEndByItself() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.setSpeed(GameController::speeds().back());
    QSignalSpy played(&controller, &GameController::cardPlayed);
    QSignalSpy captured(&controller, &GameController::cardsCaptured);
    QSignalSpy finished(&controller, &GameController::gameFinished);
    controller.start();
    QVERIFY(controller.isRunning());
    QVERIFY(finished.wait());
    QCOMPARE(played.size(), 49);
    QCOMPARE(captured.size(), 13);
    QVERIFY(!controller.isRunning());
}

void GameControllerTest::startAtTheEndBeginsAgain() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.seek(49);
    controller.start();
    QVERIFY(controller.isRunning());
    QCOMPARE(controller.index(), 1);
}

void GameControllerTest::aStepBackPauses() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.start();
    controller.stepBackward();
    QVERIFY(!controller.isRunning());
    QCOMPARE(controller.index(), 0);
}

void GameControllerTest::aSeekToTheEndPauses() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.start();
    controller.seek(20);
    QVERIFY(controller.isRunning());
    controller.seek(49);
    QVERIFY(!controller.isRunning());
}

void GameControllerTest::newSpeedTakesEffectWhileRunning() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.setSpeed(GameController::speeds().front()); // the next play is three seconds away
    controller.start();
    QSignalSpy finished(&controller, &GameController::gameFinished);
    controller.setSpeed(GameController::speeds().back());
    QVERIFY(finished.wait(2500));
}

void GameControllerTest::aHeldGameWaits() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.setSpeed(GameController::speeds().back());
    controller.setHeld(true);
    controller.start();
    QVERIFY(controller.isRunning());
    QSignalSpy changed(&controller, &GameController::positionChanged);
    QVERIFY(!changed.wait(100));
    controller.setHeld(false);
    QVERIFY(changed.wait());
}

void GameControllerTest::speedStaysInRange() {
    GameController controller;
    QSignalSpy changed(&controller, &GameController::speedChanged);
    controller.setSpeed(0);
    QCOMPARE(controller.speed(), GameController::speeds().front());
    controller.setSpeed(1e9);
    QCOMPARE(controller.speed(), GameController::speeds().back());
    controller.setSpeed(1e9);
    QCOMPARE(changed.size(), 2);
}

void GameControllerTest::newGameStopsTheOldOne() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.start();
    controller.seek(9);
    Log log(controller);
    controller.newGame(articlesDeal(), textbook());
    QCOMPARE(log.take(), text("paused, started, at 0"));
    QCOMPARE(controller.length(), 18);
    QVERIFY(controller.position() == startOf(articlesDeal()));
}

void GameControllerTest::endlessGamesGoOnAsFarAsOneLikes() {
    GameController controller;
    controller.newGame(numberedDeal(anchoredNumber), textbook());
    QVERIFY(controller.verdict() != nullptr);
    QCOMPARE(controller.verdict()->outcome, Outcome::Endless);
    QVERIFY(controller.verdict()->anchor.has_value());
    for (int i = 0; i < 5; ++i) {
        const qint64 before = controller.length();
        controller.seek(before);
        QCOMPARE(controller.index(), before);
        QCOMPARE(controller.length(), before);
        controller.stepForward();
        QCOMPARE(controller.index(), before + 1);
        QVERIFY(controller.length() > before);
    }
    QVERIFY(!controller.isAtEnd());
}

void GameControllerTest::playingGoesRoundTheLoop() {
    GameController controller;
    controller.newGame(articlesDeal(), *parseRules("coursework"));
    controller.seek(13);
    const Position entry = controller.position();
    controller.setSpeed(GameController::speeds().back());
    int rounds = 0;
    connect(&controller, &GameController::positionChanged, &controller, [&](qint64 index) {
        if ((index - 13) % 204 == 0) {
            QVERIFY(sameRanks(controller.position(), entry));
            ++rounds;
        }
    });
    controller.start();
    QTRY_VERIFY_WITH_TIMEOUT(rounds >= 3, 30'000);
    QVERIFY(controller.isRunning());
}

void GameControllerTest::askingBeyondTheEndTellsWhereOneIs() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.seek(49);
    Log log(controller);
    controller.seek(600);
    QCOMPARE(log.take(), text("at 49"));
}

void GameControllerTest::aSlotMayBeginAnotherGame() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.seek(48);
    const auto connection = connect(&controller, &GameController::cardPlayed, &controller,
                                    [&] { controller.newGame(numberedDeal(42), {}); });
    controller.stepForward();
    QCOMPARE(controller.index(), 0);
    QVERIFY(controller.position() == startOf(numberedDeal(42)));
    disconnect(connection);
    controller.stepForward();
    QCOMPARE(controller.index(), 1);
}

void GameControllerTest::noStepWhileSomebodyIsAsked() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.seek(4);
    QSignalSpy refused(&controller, &GameController::stepRefused);
    QSignalSpy asking(&controller, &GameController::askingChanged);
    controller.setAsking(true);
    controller.setAsking(true);
    QCOMPARE(asking.size(), 1);
    controller.stepForward();
    QCOMPARE(controller.index(), 4);
    QCOMPARE(refused.size(), 1);
    // A game that runs waits, and goes on.
    controller.setSpeed(1000);
    controller.start();
    QVERIFY(controller.isRunning());
    QTest::qWait(50);
    QCOMPARE(controller.index(), 4);
    controller.setAsking(false);
    QTRY_VERIFY(controller.index() > 4);
    controller.pause();
    // Any other place can be gone to.
    controller.setAsking(true);
    controller.stepBackward();
    controller.seek(20);
    QCOMPARE(controller.index(), 20);
}

QTEST_GUILESS_MAIN(GameControllerTest)
#include "game_controller_test.moc"
