// SPDX-License-Identifier: MIT
#include "app/survey/survey_bins.h"

#include <QTest>

#include <numeric>
#include <random>

using fishing::study::Histogram;

class SurveyBinsTest : public QObject {
    Q_OBJECT

private slots:
    void thereAreNoneWithoutGames();
    void showsEveryLengthWhereThereIsRoom();
    void theLastBinTakesTheTail();
    void holdsEveryGameOnce();
};

void SurveyBinsTest::thereAreNoneWithoutGames() {
    const Histogram none;
    QCOMPARE(binsFor({}, 100), SurveyBins());
    QCOMPARE(binsFor({&none}, 100).count, std::size_t(0));
    QVERIFY(barsOf(none, binsFor({&none}, 100)).empty());
}

void SurveyBinsTest::showsEveryLengthWhereThereIsRoom() {
    Histogram lengths;
    lengths.add(2, 7);
    lengths.add(5, 4);
    lengths.add(5, 3);
    const SurveyBins bins = binsFor({&lengths}, 100);
    QCOMPARE(bins, (SurveyBins{1, 5}));
    const auto bars = barsOf(lengths, bins);
    QCOMPARE(bars[0], (SurveyBar{0, {}}));
    QCOMPARE(bars[1], (SurveyBar{1, 7}));
    QCOMPARE(bars[4], (SurveyBar{2, 3}));
}

void SurveyBinsTest::theLastBinTakesTheTail() {
    Histogram lengths;
    for (std::uint64_t game = 0; game < 1000; ++game) {
        lengths.add(1 + game % 400, game);
    }
    lengths.add(6000, 1000);
    const SurveyBins bins = binsFor({&lengths}, 100);
    QCOMPARE(bins.width, std::uint64_t(5));
    QCOMPARE(bins.count, std::size_t(81));
    QCOMPARE(bins.firstOf(80), std::uint64_t(401));
    QVERIFY(bins.isOpen(80));
    QCOMPARE(barsOf(lengths, bins).back(), (SurveyBar{1, 1000}));
}

void SurveyBinsTest::holdsEveryGameOnce() {
    std::mt19937 random(5); // any numbers will do, the same ones each time
    for (int round = 0; round < 100; ++round) {
        std::geometric_distribution<std::uint64_t> length(1.0 / (2 << round % 16));
        Histogram first;
        Histogram second;
        for (std::uint64_t game = 0; game < 500; ++game) {
            (game % 3 == 0 ? first : second).add(length(random) + 1, game);
        }
        for (const std::size_t most : {std::size_t(2), std::size_t(30), std::size_t(100)}) {
            const SurveyBins bins = binsFor({&first, &second}, most);
            QVERIFY(bins.count <= most);
            for (const Histogram* each : {&first, &second}) {
                const auto bars = barsOf(*each, bins);
                const auto games = std::accumulate(
                    bars.begin(), bars.end(), std::uint64_t(0),
                    [](std::uint64_t sum, const SurveyBar& bar) { return sum + bar.games; });
                QCOMPARE(games, each->games());
                // No more than one game in a hundred hides in the tail, whatever it looks like.
                QVERIFY(bins.lastOf(bins.count - 1) >= each->percentile(99));
            }
        }
    }
}

QTEST_GUILESS_MAIN(SurveyBinsTest)
#include "survey_bins_test.moc"
