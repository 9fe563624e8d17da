// SPDX-License-Identifier: MIT
// Sets of numbers: joined where they touch, and disjoint or not.
#include "engine/study/number_ranges.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace fishing;
using namespace fishing::study;

namespace {

constexpr std::uint64_t last = ~std::uint64_t{0};

NumberRanges rangesOf(const std::set<std::uint64_t>& numbers) {
    NumberRanges ranges;
    for (const std::uint64_t number : numbers) {
        ranges.add(NumberRanges({number, number}));
    }
    return ranges;
}

} // namespace

class NumberRangesTest : public QObject {
    Q_OBJECT

private slots:
    void joinsWhatTouches();
    void endsOfAllNumbers();
    void likeSets();
    void whatIsMissing();
};

void NumberRangesTest::joinsWhatTouches() {
    NumberRanges ranges({5, 9});
    ranges.add(NumberRanges({20, 30}));
    ranges.add(NumberRanges({1, 3}));
    QCOMPARE(ranges.ranges(), (std::vector<NumberRange>{{1, 3}, {5, 9}, {20, 30}}));
    QCOMPARE(ranges.count(), std::uint64_t{19});
    ranges.add(NumberRanges({4, 4}));
    QCOMPARE(ranges.ranges(), (std::vector<NumberRange>{{1, 9}, {20, 30}}));
    QCOMPARE(*ranges.overlapWith(NumberRanges({8, 25})), (NumberRange{8, 9}));
    QCOMPARE(*ranges.overlapWith(NumberRanges({10, 25})), (NumberRange{20, 25}));
    QVERIFY(!ranges.overlapWith(NumberRanges({10, 19})));
    QVERIFY(!ranges.overlapWith(NumberRanges()));
    QVERIFY(NumberRanges().empty());
}

void NumberRangesTest::endsOfAllNumbers() {
    NumberRanges ranges({last - 1, last});
    ranges.add(NumberRanges({0, 0}));
    QCOMPARE(ranges.ranges(), (std::vector<NumberRange>{{0, 0}, {last - 1, last}}));
    ranges.add(NumberRanges({1, last - 2}));
    QCOMPARE(ranges.ranges(), (std::vector<NumberRange>{{0, last}}));
}

void NumberRangesTest::likeSets() {
    std::mt19937 random(7);
    for (int i = 0; i < 500; ++i) {
        std::set<std::uint64_t> sets[2];
        for (int j = 0; j < 12; ++j) {
            sets[random() % 2].insert(random() % 40);
        }
        const NumberRanges left = rangesOf(sets[0]);
        const NumberRanges right = rangesOf(sets[1]);
        QCOMPARE(left.count(), std::uint64_t{sets[0].size()});
        const auto common = std::ranges::find_if(
            sets[0], [&](std::uint64_t number) { return sets[1].contains(number); });
        const auto overlap = left.overlapWith(right);
        QCOMPARE(overlap.has_value(), common != sets[0].end());
        if (overlap) {
            QCOMPARE(overlap->first, *common);
            continue;
        }
        NumberRanges both = left;
        both.add(right);
        sets[0].merge(sets[1]);
        QCOMPARE(both, rangesOf(sets[0]));
    }
}

void NumberRangesTest::whatIsMissing() {
    using Ranges = std::vector<NumberRange>;
    QCOMPARE(NumberRanges().missingFrom({3, 7}), (Ranges{{3, 7}}));
    QCOMPARE(NumberRanges({0, last}).missingFrom({0, last}), Ranges());
    QCOMPARE(NumberRanges({1, 9}).missingFrom({0, last}), (Ranges{{0, 0}, {10, last}}));
    std::mt19937 random(9);
    for (int i = 0; i < 500; ++i) {
        std::set<std::uint64_t> numbers;
        for (int j = 0; j < 12; ++j) {
            numbers.insert(random() % 40);
        }
        const std::uint64_t first = random() % 40;
        const NumberRange whole{first, first + random() % 40};
        std::set<std::uint64_t> missing;
        for (const NumberRange& range : rangesOf(numbers).missingFrom(whole)) {
            QVERIFY(range.first <= range.last);
            for (std::uint64_t number = range.first; number <= range.last; ++number) {
                QVERIFY(missing.insert(number).second);
            }
        }
        for (std::uint64_t number = 0; number < 100; ++number) {
            const bool isWanted = number >= whole.first && number <= whole.last;
            QCOMPARE(missing.contains(number), isWanted && !numbers.contains(number));
        }
    }
}

QTEST_APPLESS_MAIN(NumberRangesTest)
#include "number_ranges_test.moc"
