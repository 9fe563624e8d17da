// SPDX-License-Identifier: MIT
// A whole game: every place in it is where so many plays from the start lead.
#include "engine/game.h"
#include "engine/verdict.h"
#include "tests/engine/samples.h"

#include <algorithm>

using namespace fishing;

namespace {

/// The game told play by play, up to `limit` plays.
struct Record {
    std::vector<Position> positions;
    std::vector<Play> plays;
    std::optional<Outcome> ending;
};

Record recordOf(const Deal& deal, const Rules& rules, std::size_t limit) {
    Record record;
    Position position = startOf(deal);
    record.positions.push_back(position);
    while (record.plays.size() < limit && !record.ending) {
        record.plays.push_back(play(position, rules));
        record.positions.push_back(position);
        record.ending = ending(position, rules);
    }
    return record;
}

} // namespace

class GameTest : public QObject {
    Q_OBJECT

private slots:
    void isCountedPlays_data() { samples::addRuleSets(); }
    void isCountedPlays();
    void acrossCheckpoints();
    void jumpsFarAhead();
    void clampsAtTheEnd();
    void findsNoMoreThanAsked();
    void canBeCopied();
};

void GameTest::isCountedPlays() {
    QFETCH(Rules, rules);
    samples::Random random(4);
    for (const Deal& deal : samples::variedDeals(4, 20, 1)) {
        const Record record = recordOf(deal, rules, 400);
        const int last = static_cast<int>(record.plays.size());
        Game game(deal, rules);
        for (int i = 0; i < 20; ++i) {
            const int count = random.between(0, last);
            const auto index = static_cast<std::size_t>(count);
            QVERIFY(game.at(index) == record.positions[index]);
            if (count > 0) {
                QVERIFY(game.playNumber(index) == record.plays[index - 1]);
            }
        }
        QCOMPARE(game.find(record.plays.size()), record.plays.size());
        QVERIFY(game.ending() == record.ending);
        QCOMPARE(game.isOver(), record.ending.has_value());
    }
}

void GameTest::acrossCheckpoints() {
    // Both players keep a card of A's first rank, and so this game has no end.
    const Deal deal = samples::dealOf({1, 1, 2, 3, 4, 5, 6}, {1, 2, 3, 4, 5, 6, 7});
    const Rules rules = samples::rulesFrom("textbook");
    QVERIFY(anchorOf(deal, rules));
    constexpr int last = 4 * 4096 + 100;
    const Record record = recordOf(deal, rules, last);
    QCOMPARE(record.plays.size(), std::size_t{last});

    std::vector<PlayCount> counts;
    for (PlayCount checkpoint = 0; checkpoint < last; checkpoint += 4096) {
        for (PlayCount count = checkpoint < 2 ? 0 : checkpoint - 2; count < checkpoint + 3;
             ++count) {
            counts.push_back(count);
        }
    }
    samples::Random random(5);
    for (int i = 0; i < 100; ++i) {
        counts.push_back(static_cast<PlayCount>(random.between(0, last)));
    }
    std::ranges::shuffle(counts, std::mt19937(5)); // so that it goes back as well as forward
    Game game(deal, rules);
    for (const PlayCount count : counts) {
        QVERIFY2(game.at(count) == record.positions[count], qPrintable(QString::number(count)));
        if (count > 0) {
            QVERIFY(game.playNumber(count) == record.plays[count - 1]);
        }
    }
    QVERIFY(!game.isOver());
}

void GameTest::jumpsFarAhead() {
    const Deal deal = samples::dealOf({1, 1, 2, 3}, {1, 2, 3, 4});
    const Rules rules = samples::rulesFrom("textbook");
    const Cycle cycle = judge(deal, rules).cycle.value();
    Game game(deal, rules);
    constexpr PlayCount far = 1'000'000;
    const PlayCount near = cycle.start + (far - cycle.start) % cycle.period;
    QVERIFY(sameRanks(game.at(far), game.at(near)));
    QCOMPARE(game.found(), far);
}

void GameTest::clampsAtTheEnd() {
    Game game(samples::dealOf({2, 4, 1, 2, 5, 6}, {3, 1, 3, 5, 6, 4}), {});
    QCOMPARE(game.find(1'000'000), PlayCount{49});
    QCOMPARE(game.find(49), PlayCount{49});
    QCOMPARE(game.find(48), PlayCount{48});
    QCOMPARE(game.found(), PlayCount{49});
    QVERIFY(game.isOver());
    QVERIFY(game.ending() == Outcome::B);
    QVERIFY(game.at(1000) == game.at(49));
    QVERIFY(!(game.at(48) == game.at(49)));
    QVERIFY(game.at(49).hands[0].empty());
}

void GameTest::findsNoMoreThanAsked() {
    Game game(samples::dealOf({2, 4, 1, 2, 5, 6}, {3, 1, 3, 5, 6, 4}), {});
    QCOMPARE(game.found(), PlayCount{0});
    QVERIFY(game.at(0) == startOf(game.deal()));
    QCOMPARE(game.found(), PlayCount{0});
    game.playNumber(7);
    QCOMPARE(game.found(), PlayCount{7});
    QVERIFY(!game.isOver());
    QVERIFY(!game.ending());
    game.find(48);
    QVERIFY(!game.isOver());
    game.find(49);
    QVERIFY(game.isOver());
}

void GameTest::canBeCopied() {
    Game game(samples::dealOf({2, 4, 1, 2, 5, 6}, {3, 1, 3, 5, 6, 4}), {});
    game.find(10);
    Game copy = game;
    copy.find(49);
    QCOMPARE(game.found(), PlayCount{10});
    QVERIFY(game.at(30) == copy.at(30));
}

QTEST_APPLESS_MAIN(GameTest)
#include "game_test.moc"
