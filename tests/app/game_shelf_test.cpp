// SPDX-License-Identifier: MIT
#include "app/game_controller.h"
#include "app/game_shelf.h"

#include <QSignalSpy>
#include <QTest>

using files::NumberedDeal;
using files::SavedGame;

class GameShelfTest : public QObject {
    Q_OBJECT

private slots:
    void opensAtItsPlace();
    void bringsGamesBack();
    void losesNothingToANewGame();
    void keepsTwenty();
    void keepsWhatWasTouchedLongest();
    void playsTheDealByOtherRules();
    void theSameGameAgainIsNoOther();
    void sessionsComeBack();
    void aFileBelongsToItsGame();
};

namespace {

SavedGame numbered(std::uint64_t number, fishing::PlayCount index = 0) {
    SavedGame game = files::newGame(NumberedDeal{number, {}}, {});
    game.index = index;
    return game;
}

} // namespace

void GameShelfTest::opensAtItsPlace() {
    GameController controller;
    GameShelf shelf(controller);
    QSignalSpy opened(&shelf, &GameShelf::opened);
    SavedGame game = files::newGame(
        files::Hands{{{{2, {}}, {4, fishing::Suit::Hearts}, {1, {}}}, {{3, {}}, {1, {}}}}},
        *fishing::parseRules("textbook"));
    game.names = {"Ann", ""};
    game.index = 3;
    game.bookmarks = {1, 3};
    shelf.open(game);
    QCOMPARE(opened.count(), 1);
    QVERIFY(shelf.current() == game);
    QCOMPARE(controller.index(), 3);
    QCOMPARE(controller.names().of(fishing::Player::A), QStringLiteral("Ann"));
    QCOMPARE(controller.names().of(fishing::Player::B), QStringLiteral("B"));
    QVERIFY(!shelf.origin());

    controller.seek(4);
    controller.toggleBookmark();
    game.index = 4;
    game.bookmarks = {1, 3, 4};
    QVERIFY(shelf.current() == game);
}

void GameShelfTest::bringsGamesBack() {
    GameController controller;
    GameShelf shelf(controller);
    shelf.goBack(); // there is none
    shelf.open(numbered(1));
    controller.seek(17);
    controller.toggleBookmark();
    const SavedGame first = shelf.current();
    shelf.open(numbered(2, 5));
    shelf.goBack();
    QVERIFY(shelf.current() == first);
    QVERIFY(shelf.before().empty());
    controller.seek(18);
    shelf.goForward();
    QVERIFY(shelf.current() == numbered(2, 5));
    shelf.goBack();
    QCOMPARE(controller.index(), 18);
    QCOMPARE(shelf.origin()->number, std::uint64_t(1));
}

void GameShelfTest::losesNothingToANewGame() {
    GameController controller;
    GameShelf shelf(controller);
    for (const std::uint64_t number : {1, 2, 3}) {
        shelf.open(numbered(number));
    }
    shelf.goBack();
    shelf.goBack();
    shelf.open(numbered(4));
    QVERIFY(shelf.after().empty());
    // The one that was there, then those that were gone back from, the nearest first.
    for (const std::uint64_t number : {1, 2, 3}) {
        shelf.goBack();
        QCOMPARE(shelf.origin()->number, number);
    }
}

void GameShelfTest::keepsTwenty() {
    GameController controller;
    GameShelf shelf(controller);
    constexpr std::uint64_t games = 30;
    for (std::uint64_t number = 0; number < games; ++number) {
        shelf.open(numbered(number));
    }
    QCOMPARE(shelf.before().size(), GameShelf::mostGames);
    for (std::size_t i = 0; i < GameShelf::mostGames; ++i) {
        shelf.goBack();
    }
    QCOMPARE(shelf.origin()->number, games - 1 - GameShelf::mostGames);
}

void GameShelfTest::keepsWhatWasTouchedLongest() {
    GameController controller;
    GameShelf shelf(controller);
    const SavedGame own = files::newGame(files::Hands{{{{2, {}}}, {{3, {}}}}}, {});
    shelf.open(own);
    shelf.open(numbered(500, 3)); // looked at for some plays
    for (std::uint64_t number = 1; number <= 50; ++number) {
        shelf.open(numbered(number));
    }
    QCOMPARE(shelf.before().size(), GameShelf::mostGames);
    QVERIFY(shelf.before()[0] == own);
    QVERIFY(shelf.before()[1] == numbered(500, 3));
    QVERIFY(shelf.before()[2] == numbered(32));
}

void GameShelfTest::playsTheDealByOtherRules() {
    GameController controller;
    GameShelf shelf(controller);
    shelf.open(numbered(42, 100));
    const auto race = *fishing::parseRules("race");
    shelf.openByRules(race);
    QCOMPARE(controller.index(), 0);
    QVERIFY(controller.rules() == race);
    QCOMPARE(shelf.origin()->number, std::uint64_t(42));
    shelf.goBack();
    QCOMPARE(controller.index(), 100);
    QVERIFY(controller.rules() == fishing::Rules());
}

void GameShelfTest::theSameGameAgainIsNoOther() {
    GameController controller;
    GameShelf shelf(controller);
    shelf.open(numbered(1, 5));
    shelf.open(numbered(1, 5));
    QVERIFY(shelf.before().empty());
    shelf.open(numbered(1));
    QCOMPARE(shelf.before().size(), std::size_t{1});
}

void GameShelfTest::sessionsComeBack() {
    GameController controller;
    GameShelf shelf(controller);
    for (std::uint64_t number = 1; number <= 5; ++number) {
        shelf.open(numbered(number, number));
    }
    shelf.goBack();
    shelf.goBack();
    const files::SavedSession session = shelf.session();
    QCOMPARE(session.games.size(), std::size_t{5});
    QCOMPARE(session.table, std::size_t{2});
    for (std::size_t i = 0; i < session.games.size(); ++i) {
        QVERIFY(session.games[i] == numbered(i + 1, i + 1));
    }
    GameController another;
    GameShelf restored(another);
    restored.open(numbered(99));
    restored.restore(session);
    QVERIFY(restored.session() == session);
    QCOMPARE(another.index(), 3);
    restored.goForward();
    QCOMPARE(restored.origin()->number, 4U);
    restored.goBack();
    restored.goBack();
    QCOMPARE(restored.origin()->number, 2U);
}

void GameShelfTest::aFileBelongsToItsGame() {
    GameController controller;
    GameShelf shelf(controller);
    QSignalSpy changed(&shelf, &GameShelf::fileChanged);
    shelf.open(numbered(1));
    shelf.setFile("/tmp/one.fishing");
    shelf.setFile("/tmp/one.fishing");
    QCOMPARE(changed.count(), 1);
    shelf.open(numbered(2));
    QVERIFY(shelf.file().empty());
    shelf.goBack();
    QCOMPARE(shelf.file(), std::string("/tmp/one.fishing"));
    shelf.openByRules(*fishing::parseRules("hook"));
    QVERIFY(shelf.file().empty());
}

QTEST_GUILESS_MAIN(GameShelfTest)
#include "game_shelf_test.moc"
