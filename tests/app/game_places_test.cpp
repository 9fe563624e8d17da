// SPDX-License-Identifier: MIT
// Places in a game: captures that are looked for, jumps that are taken back, bookmarks.
#include "app/game_controller.h"
#include "tests/app/deals.h"

#include <QSignalSpy>
#include <QTest>

using namespace fishing;

class GamePlacesTest : public QObject {
    Q_OBJECT

private slots:
    void capturesAreFound();
    void capturesAreFoundInAGameWithoutEnd();
    void aJumpCanBeUndone();
    void aDragIsOneJump();
    void bookmarksAreKeptInOrder();
};

void GamePlacesTest::capturesAreFound() {
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

void GamePlacesTest::capturesAreFoundInAGameWithoutEnd() {
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

void GamePlacesTest::aJumpCanBeUndone() {
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

void GamePlacesTest::aDragIsOneJump() {
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

void GamePlacesTest::bookmarksAreKeptInOrder() {
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

QTEST_MAIN(GamePlacesTest)
#include "game_places_test.moc"
