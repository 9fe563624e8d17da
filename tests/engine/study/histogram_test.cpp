// SPDX-License-Identifier: MIT
// Histograms of any figures: exact where they are small, close where they are not, and adding up.
#include "engine/study/histogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace fishing;
using namespace fishing::study;

class HistogramTest : public QObject {
    Q_OBJECT

private slots:
    void everyFigureInItsBar();
    void exactForSmallFigures();
    void percentilesOfAnyFigures();
    void addsUp();
    void barsPutBack();
};

void HistogramTest::everyFigureInItsBar() {
    std::vector<std::uint64_t> figures = {0, ~std::uint64_t{0}};
    for (unsigned bit = 0; bit < 64; ++bit) {
        for (const std::uint64_t offset : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}}) {
            figures.push_back((std::uint64_t{1} << bit) + offset);
        }
    }
    for (const std::uint64_t figure : figures) {
        Histogram histogram;
        histogram.add(figure, 3);
        const auto bars = histogram.bars();
        QCOMPARE(bars.size(), std::size_t{1});
        QVERIFY(bars[0].least <= figure && figure <= bars[0].most);
        QVERIFY(bars[0].most - bars[0].least <= bars[0].least / 4096);
        QCOMPARE(bars[0].games, std::uint64_t{1});
        QCOMPARE(bars[0].firstGame, std::uint64_t{3});
        QCOMPARE(histogram.percentile(50), bars[0].most);
    }
}

void HistogramTest::exactForSmallFigures() {
    Histogram histogram;
    for (std::uint64_t game = 1; game <= 8192; ++game) {
        histogram.add(8192 - game, game);
    }
    const auto bars = histogram.bars();
    QCOMPARE(bars.size(), std::size_t{8192});
    for (std::uint64_t i = 0; i < 8192; ++i) {
        QCOMPARE(bars[i], (Histogram::Bar{i, i, 1, 8192 - i}));
    }
    QCOMPARE(histogram.percentile(50), std::uint64_t{4095});
    QCOMPARE(histogram.percentile(100), std::uint64_t{8191});
    QCOMPARE(histogram.percentile(0), std::uint64_t{0});
    QVERIFY(std::abs(histogram.deviation() - std::sqrt(8192.0 * 8193 / 12)) < 1e-6);
}

void HistogramTest::percentilesOfAnyFigures() {
    std::mt19937_64 random(11);
    std::vector<std::uint64_t> figures;
    Histogram histogram;
    for (int i = 0; i < 2000; ++i) {
        figures.push_back(random() >> (random() % 64));
        histogram.add(figures.back(), 1);
    }
    std::ranges::sort(figures);
    for (const int percent : {1, 5, 25, 50, 75, 95, 99, 100}) {
        const auto exact = static_cast<double>(figures[static_cast<std::size_t>(20 * percent - 1)]);
        const auto found = static_cast<double>(histogram.percentile(percent));
        QVERIFY(found >= exact && found <= exact * (1 + 1.0 / 4096));
    }
    QCOMPARE(Histogram().percentile(50), std::uint64_t{0});
    QCOMPARE(Histogram().deviation(), 0.0);
}

void HistogramTest::addsUp() {
    std::mt19937_64 random(12);
    Histogram parts[2];
    Histogram whole;
    for (std::uint64_t game = 0; game < 3000; ++game) {
        const std::uint64_t figure = random() % 20'000;
        parts[random() % 2].add(figure, game);
        whole.add(figure, game);
    }
    Histogram sum = parts[0];
    sum += parts[1];
    QVERIFY(sum == whole);
    sum = parts[1];
    sum += parts[0];
    QVERIFY(sum == whole);
    sum += Histogram();
    QVERIFY(sum == whole);
    QCOMPARE(whole.games(), std::uint64_t{3000});
}

void HistogramTest::barsPutBack() {
    std::mt19937_64 random(13);
    Histogram histogram;
    for (std::uint64_t game = 0; game < 1000; ++game) {
        histogram.add(random() % 300 + (game % 3) * 100'000, game);
    }
    Histogram copy;
    for (const Histogram::Bar& bar : histogram.bars()) {
        copy.addBar(bar.most, bar.games, bar.firstGame);
    }
    QVERIFY(copy == histogram);
}

QTEST_APPLESS_MAIN(HistogramTest)
#include "histogram_test.moc"
