// SPDX-License-Identifier: MIT
// What a game remembers of its plays agrees with what play() said of each.
#include "engine/game.h"
#include "engine/verdict.h"
#include "tests/engine/samples.h"

using namespace fishing;

namespace {

/// An endless game long enough for several of the chapters that a game is kept in.
Game longGame() {
    return {samples::dealOf({2, 4, 1, 2, 5, 6}, {3, 1, 3, 5, 6, 4}),
            samples::rulesFrom("coursework")};
}

void checkCounts(const Game& game, PlayCount count, const Position& position) {
    const CardCounts counts = game.countsAt(count);
    QCOMPARE(counts.hands[0], static_cast<int>(position.hands[0].size()));
    QCOMPARE(counts.hands[1], static_cast<int>(position.hands[1].size()));
    QCOMPARE(counts.pile, static_cast<int>(position.pile.size()));
    QVERIFY(game.positionAfter(count) == position);
}

/// Counts the next play as a player would who looks through the pile from its top.
void addBySearching(Totals& totals, const Position& before) {
    const Card card = before.handOf(before.mover).front();
    PlayCount looked = 0;
    bool matches = false;
    for (std::size_t i = before.pile.size(); i-- > 0 && !matches;) {
        ++looked;
        matches = before.pile[i].rank == card.rank;
    }
    ++totals.plays[indexOf(before.mover)];
    totals.captures += matches ? 1U : 0U;
    (matches ? totals.cardsToMatch : totals.cardsInVain) += looked;
}

/// Plays the game from its start and compares what the first plays add up to.
void checkTotals(Game game, PlayCount limit) {
    const PlayCount last = game.find(limit);
    Position position = startOf(game.deal());
    Totals totals;
    QVERIFY(game.totalsOf(0) == totals);
    for (PlayCount number = 1; number <= last; ++number) {
        addBySearching(totals, position);
        play(position, game.rules());
        QVERIFY(game.totalsOf(number) == totals);
    }
}

/// Plays the game from its start and compares every record on the way.
void checkRecords(Game game, PlayCount limit) {
    const PlayCount last = game.find(limit);
    Position position = startOf(game.deal());
    PlayCount captures = 0;
    CardCounts counts = game.countsAt(0);
    checkCounts(game, 0, position);
    for (PlayCount number = 1; number <= last; ++number) {
        const Play made = play(position, game.rules());
        const PlayRecord record = game.record(number);
        QCOMPARE(static_cast<int>(record.player), static_cast<int>(made.player));
        QCOMPARE(record.captured, static_cast<int>(made.captured.size()));
        if (made.captures()) {
            QCOMPARE(game.captureNumber(captures), number);
            ++captures;
        }
        QCOMPARE(game.capturesIn(number), captures);
        checkCounts(game, number, position);
        advance(counts, record);
        QVERIFY(counts == game.countsAt(number));
    }
}

/// Every capture that is big enough is found from either side.
void checkSearch(Game game, PlayCount limit, int least) {
    const PlayCount last = game.find(limit);
    std::optional<PlayCount> before;
    for (PlayCount number = 1; number <= last + 1; ++number) {
        QCOMPARE(game.captureBefore(number, least), before);
        if (number <= last && game.record(number).captured >= least) {
            before = number;
        }
    }
    std::optional<PlayCount> after;
    for (PlayCount number = last + 1; number-- > 0;) {
        QCOMPARE(game.captureAfter(number, least), after);
        if (number >= 1 && game.record(number).captured >= least) {
            after = number;
        }
    }
}

} // namespace

class GameRecordsTest : public QObject {
    Q_OBJECT

private slots:
    void agreeWithThePlays_data() { samples::addRuleSets(); }
    void agreeWithThePlays();
    void totalsAddUp_data() { samples::addRuleSets(); }
    void totalsAddUp();
    void acrossChapters();
    void capturesAreFoundFromBothSides_data();
    void capturesAreFoundFromBothSides();
    void nothingIsFoundWhereThereIsNothing();
};

void GameRecordsTest::agreeWithThePlays() {
    QFETCH(Rules, rules);
    for (std::uint64_t number = 0; number < 6; ++number) {
        checkRecords({numberedDeal(number, {6, 3}), rules}, 300);
    }
}

void GameRecordsTest::totalsAddUp() {
    QFETCH(Rules, rules);
    // No Jacks among six ranks, so that hook makes no difference.
    for (std::uint64_t number = 0; number < 4; ++number) {
        checkTotals({numberedDeal(number, {6, 3}), rules}, 300);
    }
}

void GameRecordsTest::acrossChapters() {
    checkTotals(longGame(), 2 * 4096 + 10);
    checkRecords(longGame(), 3 * 4096 + 10);
}

void GameRecordsTest::capturesAreFoundFromBothSides_data() {
    QTest::addColumn<int>("least");
    for (const int least : {1, 2, 5, 14}) {
        QTest::addRow("%d cards", least) << least;
    }
}

void GameRecordsTest::capturesAreFoundFromBothSides() {
    QFETCH(int, least);
    checkSearch(longGame(), 2 * 4096 + 10, least);
    checkSearch({numberedDeal(42), Rules()}, 1000, least);
}

void GameRecordsTest::nothingIsFoundWhereThereIsNothing() {
    Game game(numberedDeal(42), {});
    QVERIFY(!game.captureAfter(0));
    QVERIFY(!game.captureBefore(0));
    QVERIFY(!game.captureBefore(1'000'000));
    game.find(1'000'000);
    QVERIFY(!game.captureAfter(game.found()));
    QVERIFY(!game.captureAfter(1'000'000));
    QCOMPARE(game.captureBefore(1'000'000), game.captureBefore(game.found() + 1));
}

QTEST_GUILESS_MAIN(GameRecordsTest)
#include "game_records_test.moc"
