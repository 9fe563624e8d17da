// SPDX-License-Identifier: MIT
// Figures about a game: by hand for the articles' example, and against a plain count over the
// positions themselves for games under every rule set.
#include "engine/statistics.h"
#include "tests/engine/samples.h"

#include <QElapsedTimer>

using namespace fishing;

namespace {

Game gameOf(const samples::Ranks& a, const samples::Ranks& b, const char* rules, PlayCount plays) {
    Game game(samples::dealOf(a, b), samples::rulesFrom(rules));
    game.find(plays);
    return game;
}

Game articlesGame(const char* rules, PlayCount plays = 1000) {
    return gameOf({2, 4, 1, 2, 5, 6}, {3, 1, 3, 5, 6, 4}, rules, plays);
}

/// What was captured and held, play by play, from the positions themselves.
struct Telling {
    std::vector<std::size_t> captured;
    std::vector<std::array<std::size_t, 2>> hands; ///< before the first play and after each
};

Telling tellingOf(const Deal& deal, const Rules& rules, PlayCount plays) {
    Telling telling;
    Position position = startOf(deal);
    const auto noteHands = [&] {
        telling.hands.push_back({position.hands[0].size(), position.hands[1].size()});
    };
    noteHands();
    while (telling.captured.size() < plays && !ending(position, rules)) {
        telling.captured.push_back(play(position, rules).captured.size());
        noteHands();
    }
    return telling;
}

/// The length of the stretch without a capture that begins behind play `start`.
PlayCount waitFrom(const Telling& telling, PlayCount start) {
    PlayCount length = 0;
    while (start + length < telling.captured.size() && telling.captured[start + length] == 0) {
        ++length;
    }
    return length;
}

/// Slowly, a figure at a time.
Statistics plainCount(const Telling& telling) {
    Statistics plain;
    plain.plays = telling.captured.size();
    for (PlayCount start = 0; start < plain.plays; ++start) {
        const PlayCount length = waitFrom(telling, start);
        if (length > plain.longestStretch.length) {
            plain.longestStretch = {start, length};
        }
        const auto cards = static_cast<int>(telling.captured[start]);
        if (cards > 0) {
            ++plain.captures;
            plain.firstCapture = plain.firstCapture.value_or(start + 1);
            if (cards > (plain.biggestCapture ? plain.biggestCapture->cards : 0)) {
                plain.biggestCapture = {start + 1, cards};
            }
        }
    }
    int leader = 0;
    for (std::size_t i = 0; i < telling.hands.size(); ++i) {
        const auto [a, b] = telling.hands[i];
        const int ahead = a > b ? 1 : a < b ? -1 : leader;
        if (ahead * leader < 0) {
            ++plain.leadChanges;
            plain.lastLeadChange = i;
        }
        leader = ahead;
    }
    return plain;
}

void compare(const Statistics& found, const Statistics& expected) {
    QCOMPARE(found.plays, expected.plays);
    QCOMPARE(found.captures, expected.captures);
    QCOMPARE(found.firstCapture, expected.firstCapture);
    QCOMPARE(found.longestStretch.start, expected.longestStretch.start);
    QCOMPARE(found.longestStretch.length, expected.longestStretch.length);
    QCOMPARE(found.biggestCapture.has_value(), expected.biggestCapture.has_value());
    if (expected.biggestCapture) {
        QCOMPARE(found.biggestCapture->number, expected.biggestCapture->number);
        QCOMPARE(found.biggestCapture->cards, expected.biggestCapture->cards);
    }
    QCOMPARE(found.leadChanges, expected.leadChanges);
    QCOMPARE(found.lastLeadChange, expected.lastLeadChange);
}

} // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

private slots:
    void theArticlesHandsByHand();
    void theShortestGame();
    void everyPlayMayCapture();
    void agreeWithAPlainCount_data() { samples::addRuleSets(); }
    void agreeWithAPlainCount();
    void onlyTheFirstPlaysCount();
    void longGames();
};

void StatisticsTest::theArticlesHandsByHand() {
    // textbook, with the cards that A and B hold after each play and "+" for what was caught:
    //  1 A 2 5/6    2 B 3 5/5    3 A 4 4/5    4 B 1 4/4    5 A 1 4/4 +1   6 B 3 4/6 +3
    //  7 A 2 5/6 +2 8 B 5 5/5    9 A 5 5/5 +1 10 B 6 5/4  11 A 6 5/4 +1  12 B 4 5/3
    // 13 A 1 4/3   14 B 3 4/2   15 A 2 9/2 +6 16 B 1 9/1  17 A 3 8/1     18 B 4 8/0
    // B leads from play 1 on, A from play 10 on.
    compare(statisticsOf(articlesGame("textbook"), 1000),
            {18, 6, 5, {0, 4}, NotedCapture{15, 6}, 1, 10});
    // classic: captures with plays 5 6 7 9 11 15 16 19 22 26 32 39 44; B leads from play 1 on, then
    // A from 5 (5/4), B from 6 (5/6), A from 8 (6/5), B from 32 (4/8), A from 40 (5/4), B from 44.
    compare(statisticsOf(articlesGame("classic"), 1000),
            {49, 13, 5, {32, 6}, NotedCapture{44, 7}, 6, 44});
}

void StatisticsTest::theShortestGame() {
    const Statistics statistics = statisticsOf(gameOf({7}, {7}, "classic", 10), 10);
    QCOMPARE(statistics, (Statistics{1, 0, {}, {0, 1}, {}, 0, {}}));
}

void StatisticsTest::everyPlayMayCapture() {
    // A's first 7 stays and each 7 behind it comes straight back: A has two, B three.
    Game game = gameOf({7, 7, 7}, {7, 7, 7}, "textbook", 50);
    const Statistics statistics = statisticsOf(game, 50);
    QCOMPARE(statistics, (Statistics{50, 49, 2, {0, 1}, NotedCapture{2, 1}, 0, {}}));
}

void StatisticsTest::agreeWithAPlainCount() {
    QFETCH(Rules, rules);
    for (const Deal& deal : samples::variedDeals(20, 40, 2)) {
        Game game(deal, rules);
        game.find(600);
        compare(statisticsOf(game, 600), plainCount(tellingOf(deal, rules, 600)));
    }
}

void StatisticsTest::onlyTheFirstPlaysCount() {
    const Game game = articlesGame("coursework", 500);
    const Statistics none = statisticsOf(game, 0);
    QCOMPARE(none, Statistics());
    for (PlayCount plays = 0; plays < 60; ++plays) {
        compare(statisticsOf(game, plays), plainCount(tellingOf(game.deal(), game.rules(), plays)));
    }
    // What has not been found is not looked at.
    QCOMPARE(statisticsOf(game, 1'000'000), statisticsOf(game, 500));
}

void StatisticsTest::longGames() {
    Game game = articlesGame("coursework", 1'000'000);
    QElapsedTimer timer;
    timer.start();
    const Statistics statistics = statisticsOf(game, 1'000'000);
    QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(statistics.plays, PlayCount(1'000'000));
    QCOMPARE(statistics.captures, game.capturesIn(1'000'000));
    QCOMPARE(statistics.biggestCapture->cards, game.biggestCapture());
    // The loop is known: what is longest and biggest has been seen when it was gone round twice.
    const Statistics twice = statisticsOf(game, 13 + 2 * 204);
    QCOMPARE(statistics.longestStretch, twice.longestStretch);
    QCOMPARE(statistics.biggestCapture, twice.biggestCapture);
}

QTEST_GUILESS_MAIN(StatisticsTest)
#include "statistics_test.moc"
