// SPDX-License-Identifier: MIT
// However one comes to a play, the table there is the same: by stepping, back again, by jumping,
// and after the game has been played through at top speed.
#include "tests/app/deals.h"
#include "tests/app/table_check.h"

#include <QSignalSpy>

#include <random>

using namespace fishing;

namespace {

/// Where each card lies and what lies above what, in a form that can be compared.
QString snapshot(const CardTable& table) {
    QString text;
    for (QObject* child : table.children()) { // in the order of painting
        if (const auto* card = qobject_cast<CardWidget*>(child)) {
            text += QStringLiteral("%1@%2,%3%4 ")
                        .arg(card->card().id)
                        .arg(card->x())
                        .arg(card->y())
                        .arg(card->isFaceUp() ? QString() : QStringLiteral("down"));
        }
    }
    return text;
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

private slots:
    void everyWayLeadsToTheSameTable();
    void aGamePlayedThroughIsTheSameAgain();
    void restartingAtTopSpeedLeavesOneGame();
    void aMillionPlaysAreAsQuickAsAThousand();
};

void ReplayTest::everyWayLeadsToTheSameTable() {
    GameController controller;
    CardTable table(controller);
    table.setAnimated(false);
    table.resize(800, 500);
    table.show();
    std::mt19937 random(4);
    const auto rules = allRules();
    constexpr int games = 100;
    constexpr int mostPlays = 60;
    for (int i = 0; i < games; ++i) {
        const Deck deck{2 + static_cast<int>(random() % 12), 1 + static_cast<int>(random() % 4)};
        controller.newGame(numberedDeal(random(), deck), rules[random() % rules.size()]);
        QStringList seen = {snapshot(table)};
        while (!controller.isAtEnd() && seen.size() <= mostPlays) {
            controller.stepForward();
            seen += snapshot(table);
        }
        const qint64 last = controller.index();
        for (qint64 index = last; index >= 0; --index) {
            QCOMPARE(snapshot(table), seen[index]);
            controller.stepBackward();
        }
        for (qint64 jump = 0; jump <= last; ++jump) {
            const qint64 index = static_cast<qint64>(random() % static_cast<unsigned>(last + 1));
            controller.seek(index);
            QCOMPARE(snapshot(table), seen[index]);
            controller.seek(jump);
            QCOMPARE(snapshot(table), seen[jump]);
        }
    }
}

void ReplayTest::aGamePlayedThroughIsTheSameAgain() {
    GameController controller;
    CardTable table(controller);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    controller.newGame(numberedDeal(42), {});
    controller.setSpeed(GameController::speeds().back());
    QSignalSpy finished(&controller, &GameController::gameFinished);
    QStringList ends;
    for (int i = 0; i < 3; ++i) {
        controller.start(); // at the end, from the beginning
        QVERIFY(finished.wait(60'000));
        VERIFY_TABLE(table, controller);
        ends += snapshot(table);
    }
    QCOMPARE(ends[1], ends[0]);
    QCOMPARE(ends[2], ends[0]);
    QCOMPARE(controller.index(), 419);
    controller.seek(0);
    table.settle();
    QVERIFY(controller.position() == startOf(numberedDeal(42)));
    QCOMPARE(faultOf(table, controller), QString());
}

void ReplayTest::restartingAtTopSpeedLeavesOneGame() {
    GameController controller;
    CardTable table(controller);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    controller.setSpeed(GameController::speeds().back());
    QSignalSpy changed(&controller, &GameController::positionChanged);
    for (std::uint64_t number = 1; number <= 20; ++number) {
        controller.newGame(numberedDeal(number, {13, number % 2 == 0 ? 4 : 8}), textbook());
        controller.start();
        changed.clear();
        QTRY_VERIFY(changed.size() > 5); // well on its way
    }
    controller.pause();
    VERIFY_TABLE(table, controller);
    const Game game(controller.deal(), controller.rules());
    QVERIFY(controller.deal() == numberedDeal(20));
    QVERIFY(Game(game).at(static_cast<PlayCount>(controller.index())) == controller.position());
}

void ReplayTest::aMillionPlaysAreAsQuickAsAThousand() {
    GameController controller;
    controller.newGame(numberedDeal(anchoredNumber), textbook());
    controller.stopJudging();
    constexpr qint64 plays = 1'000'000;
    for (qint64 i = 0; i < plays; ++i) {
        controller.stepForward();
    }
    QCOMPARE(controller.index(), plays);
    Game game(controller.deal(), controller.rules());
    QVERIFY(game.at(plays) == controller.position());
    QVERIFY(controller.length() > plays);
    // Anywhere from here is one look-up away, and back again.
    for (const qint64 index : {qint64(1), plays / 2, plays - 1, plays}) {
        controller.seek(index);
        QVERIFY(game.at(static_cast<PlayCount>(index)) == controller.position());
    }
}

QTEST_MAIN(ReplayTest)
#include "replay_test.moc"
