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
    void loopIsKnownAtOnce();
    void playingGoesRoundTheLoop();
    void longGamesAreJudgedInTheBackground();
    void aLateVerdictIsNotTakenForTheNextGame();
    void capturesAreFound();
    void capturesAreFoundInAGameWithoutEnd();
    void aJumpCanBeUndone();
    void aDragIsOneJump();
    void bookmarksAreKeptInOrder();
    void aHiddenFutureIsNotGivenAway();
    void aHiddenFutureIsToldWhenItIsReached();
    void theLimitDecidesWhatIsUndecided();
    void theUsualLimitIsThatOfNewGames();
    void theEndSettlesTheVerdict();
    void askingBeyondTheEndTellsWhereOneIs();
    void judgingCanBeStopped();
    void aSlotMayBeginAnotherGame();
    void noStepWhileSomebodyIsAsked();
    void hidingForNowIsNoLiking();
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

void GameControllerTest::loopIsKnownAtOnce() {
    GameController controller;
    controller.newGame(articlesDeal(), *parseRules("coursework"));
    QCOMPARE(controller.verdict()->cycle, (Cycle{13, 204}));
    QVERIFY(controller.length() >= 13 + 2 * 204);
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

void GameControllerTest::longGamesAreJudgedInTheBackground() {
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

void GameControllerTest::aLateVerdictIsNotTakenForTheNextGame() {
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

void GameControllerTest::capturesAreFound() {
    GameController controller;
    controller.newGame(numberedDeal(42), {});
    std::vector<qint64> captures;
    std::vector<qint64> big;
    while (!controller.isAtEnd()) {
        controller.stepForward();
        const auto size = static_cast<int>(controller.lastPlay()->captured.size());
        if (size > 0) {
            captures.push_back(controller.index());
        }
        if (size >= controller.bigCapture()) {
            big.push_back(controller.index());
        }
    }
    QCOMPARE(captures.size(), std::size_t(107));
    QVERIFY(!big.empty() && big.size() < captures.size() / 4);
    controller.seek(0);
    QVERIFY(!controller.previousCapture());
    for (const qint64 place : captures) {
        QCOMPARE(controller.nextCapture(), std::optional(place));
        controller.seek(place);
    }
    QVERIFY(!controller.nextCapture());
    controller.seek(controller.length());
    for (auto place = big.rbegin(); place != big.rend(); ++place) {
        const qint64 here = controller.index();
        QCOMPARE(controller.previousCapture(controller.bigCapture()),
                 std::optional(*place < here ? *place : *(place + 1)));
        controller.seek(*place);
    }
}

void GameControllerTest::capturesAreFoundInAGameWithoutEnd() {
    GameController controller;
    controller.newGame(numberedDeal(anchoredNumber), textbook());
    controller.seek(controller.length());
    for (int i = 0; i < 100; ++i) {
        const auto next = controller.nextCapture();
        QVERIFY(next && *next > controller.index());
        controller.seek(*next);
        QVERIFY(controller.lastPlay()->captures());
    }
    QVERIFY(!controller.nextCapture(15)); // there are no captures of 15, and the search ends
}

void GameControllerTest::aJumpCanBeUndone() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    QVERIFY(!controller.returnPoint());
    controller.stepForward();
    QVERIFY(!controller.returnPoint()); // a step is no jump
    controller.seek(30);
    controller.goBack();
    QCOMPARE(controller.index(), 1);
    controller.goBack();
    QCOMPARE(controller.index(), 30);
    controller.newGame(articlesDeal(), {});
    controller.goBack();
    QCOMPARE(controller.index(), 0);
}

void GameControllerTest::aDragIsOneJump() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.seek(7);
    controller.setHeld(true);
    for (const qint64 index : {9, 20, 3, 44}) {
        controller.seek(index);
    }
    controller.setHeld(false);
    controller.goBack();
    QCOMPARE(controller.index(), 7);
}

void GameControllerTest::bookmarksAreKeptInOrder() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    QSignalSpy changed(&controller, &GameController::bookmarksChanged);
    for (const qint64 index : {30, 5, 12, 5}) {
        controller.seek(index);
        controller.toggleBookmark();
    }
    QCOMPARE(controller.bookmarks(), (std::vector<qint64>{12, 30}));
    QCOMPARE(changed.size(), 4);
    controller.newGame(articlesDeal(), textbook());
    QVERIFY(controller.bookmarks().empty());
}

void GameControllerTest::aHiddenFutureIsNotGivenAway() {
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

void GameControllerTest::aHiddenFutureIsToldWhenItIsReached() {
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

void GameControllerTest::theLimitDecidesWhatIsUndecided() {
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

void GameControllerTest::theUsualLimitIsThatOfNewGames() {
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

void GameControllerTest::theEndSettlesTheVerdict() {
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

void GameControllerTest::askingBeyondTheEndTellsWhereOneIs() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    controller.seek(49);
    Log log(controller);
    controller.seek(600);
    QCOMPARE(log.take(), text("at 49"));
}

void GameControllerTest::judgingCanBeStopped() {
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

void GameControllerTest::hidingForNowIsNoLiking() {
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

QTEST_GUILESS_MAIN(GameControllerTest)
#include "game_controller_test.moc"
