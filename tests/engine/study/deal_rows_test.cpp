// SPDX-License-Identifier: MIT
// Deals in rows are the same deals as those that numberedDeal() makes one by one.
#include "engine/study/deal_rows.h"
#include "tests/engine/samples.h"

#include <limits>

using namespace fishing;
using namespace fishing::study;

class DealRowsTest : public QObject {
    Q_OBJECT

private slots:
    void dealsTheNumberedDeals_data();
    void dealsTheNumberedDeals();
    void numbersRunRound();
};

namespace {

void compareWithNumberedDeals(std::uint64_t first, std::size_t count, Deck deck) {
    const Dealer dealer(deck);
    std::vector<Rank> ranks(count * dealer.cards());
    const DealRows rows = dealer.deal(first, ranks);
    QCOMPARE(rows.count(), count);
    for (std::size_t i = 0; i < count; ++i) {
        const Deal expected = numberedDeal(first + i, deck);
        const Deal deal = dealOf(rows, i);
        QCOMPARE(samples::ranksOf(deal.hands[0]), samples::ranksOf(expected.hands[0]));
        QCOMPARE(samples::ranksOf(deal.hands[1]), samples::ranksOf(expected.hands[1]));
    }
}

} // namespace

void DealRowsTest::dealsTheNumberedDeals_data() {
    QTest::addColumn<int>("ranks");
    QTest::addColumn<int>("copies");
    for (int ranks = 1; ranks <= highestRank; ++ranks) {
        for (int copies = ranks == 1 ? 2 : 1; copies <= maxCopies; ++copies) {
            QTest::addRow("%dx%d", ranks, copies) << ranks << copies;
        }
    }
}

void DealRowsTest::dealsTheNumberedDeals() {
    QFETCH(int, ranks);
    QFETCH(int, copies);
    compareWithNumberedDeals(1'000'000'007, 37, {ranks, copies});
}

void DealRowsTest::numbersRunRound() {
    compareWithNumberedDeals(std::numeric_limits<std::uint64_t>::max() - 20, 40, {});
}

QTEST_APPLESS_MAIN(DealRowsTest)
#include "deal_rows_test.moc"
