// SPDX-License-Identifier: MIT
// Classes of deals: together they are every deal of the deck, each of them once.
#include "engine/study/deal_classes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <vector>

using namespace fishing;
using namespace fishing::study;

namespace {

using Row = std::vector<Rank>;

Row sortedRow(Deck deck) {
    Row row;
    for (const Card card : cardsOf(deck)) {
        row.push_back(card.rank);
    }
    return row;
}

/// The ranks renamed in the order in which they appear.
Row renamed(const Row& row, bool keepsJack) {
    std::map<Rank, Rank> names;
    Rank next = lowestRank;
    Row result;
    for (const Rank rank : row) {
        if (keepsJack && rank == jackRank) {
            result.push_back(rank);
            continue;
        }
        if (!names.contains(rank)) {
            next = static_cast<Rank>(next + (keepsJack && next == jackRank ? 1 : 0));
            names[rank] = next++;
        }
        result.push_back(names[rank]);
    }
    return result;
}

std::vector<Row> rowsOf(const DealClasses& classes, Deck deck, std::uint64_t first,
                        std::size_t count) {
    const std::size_t cards = sortedRow(deck).size();
    Row ranks(cards * count);
    const DealRows deals = classes.deal(first, ranks);
    std::vector<Row> rows;
    for (std::size_t i = 0; i < deals.count(); ++i) {
        const auto row = deals.row(i);
        rows.emplace_back(row.begin(), row.end());
    }
    return rows;
}

} // namespace

class DealClassesTest : public QObject {
    Q_OBJECT

private slots:
    void everyDealOnce_data();
    void everyDealOnce();
    void theJackKeepsItsName();
    void anyPartOfTheRow();
    void counts_data();
    void counts();
    void tooManyToNumber();
    void oddDecks();
};

void DealClassesTest::everyDealOnce_data() {
    QTest::addColumn<int>("ranks");
    QTest::addColumn<int>("copies");
    constexpr std::array<std::array<int, 2>, 12> decks = {{{1, 2},
                                                           {1, 16},
                                                           {2, 1},
                                                           {7, 1},
                                                           {2, 2},
                                                           {3, 2},
                                                           {4, 2},
                                                           {2, 3},
                                                           {3, 3},
                                                           {2, 4},
                                                           {2, 5},
                                                           {2, 7}}};
    for (const auto& [ranks, copies] : decks) {
        QTest::addRow("%dx%d", ranks, copies) << ranks << copies;
    }
}

void DealClassesTest::everyDealOnce() {
    QFETCH(int, ranks);
    QFETCH(int, copies);
    const Deck deck{ranks, copies};
    std::map<Row, std::uint64_t> expected;
    Row row = sortedRow(deck);
    do { // runs through every order once, lowest first
        ++expected[renamed(row, false)];
    } while (std::ranges::next_permutation(row).found);

    for (const Jack jack : {Jack::Plain, Jack::Hook}) {
        const auto classes = *DealClasses::of(deck, jack);
        QCOMPARE(classes.count(), std::uint64_t{expected.size()});
        const auto rows = rowsOf(classes, deck, 1, expected.size());
        for (const Row& found : rows) {
            QCOMPARE(expected.at(found), classes.dealsEach());
        }
        QCOMPARE(std::set<Row>(rows.begin(), rows.end()).size(), expected.size());
    }
}

void DealClassesTest::theJackKeepsItsName() {
    std::mt19937 random(3);
    for (const Deck deck : {Deck{11, 1}, Deck{12, 1}, Deck{13, 1}}) {
        const auto classes = *DealClasses::of(deck, Jack::Hook);
        QCOMPARE(classes.count(), static_cast<std::uint64_t>(deck.ranks));
        const auto rows = rowsOf(classes, deck, 1, static_cast<std::size_t>(deck.ranks));
        const std::set<Row> all(rows.begin(), rows.end());
        QCOMPARE(all.size(), rows.size());
        Row row = sortedRow(deck);
        for (int i = 0; i < 100; ++i) {
            std::shuffle(row.begin(), row.end(), random);
            QVERIFY(all.contains(renamed(row, true)));
        }
        QCOMPARE(DealClasses::of(deck, Jack::Plain)->count(), std::uint64_t{1});
    }
    // Two Jacks in 22 places, and ten other ranks' pairs in the other 20.
    const auto classes = *DealClasses::of({11, 2}, Jack::Hook);
    QCOMPARE(classes.count(), std::uint64_t{231} * 654'729'075);
    QCOMPARE(classes.dealsEach(), std::uint64_t{3'628'800});
    std::uniform_int_distribution<std::uint64_t> number(1, classes.count());
    for (int i = 0; i < 500; ++i) {
        const Row row = rowsOf(classes, {11, 2}, number(random), 1).front();
        QCOMPARE(renamed(row, true), row);
        Row sorted = row;
        std::ranges::sort(sorted);
        QCOMPARE(sorted, sortedRow({11, 2}));
    }
}

void DealClassesTest::anyPartOfTheRow() {
    const Deck deck{6, 2};
    const auto classes = *DealClasses::of(deck, Jack::Plain);
    const auto all = rowsOf(classes, deck, 1, 10'395);
    QCOMPARE(classes.count(), std::uint64_t{10'395});
    std::mt19937 random(5);
    for (int i = 0; i < 300; ++i) {
        const std::size_t first = random() % all.size();
        const std::size_t count = std::min<std::size_t>(random() % 1200, all.size() - first);
        const auto from = all.begin() + static_cast<std::ptrdiff_t>(first);
        QVERIFY(rowsOf(classes, deck, first + 1, count) ==
                std::vector<Row>(from, from + static_cast<std::ptrdiff_t>(count)));
    }
}

void DealClassesTest::counts_data() {
    QTest::addColumn<int>("ranks");
    QTest::addColumn<int>("copies");
    QTest::addColumn<quint64>("classes");
    QTest::addColumn<quint64>("dealsEach");
    QTest::newRow("10x2") << 10 << 2 << quint64{654'729'075} << quint64{3'628'800};
    QTest::newRow("13x2") << 13 << 2 << quint64{7'905'853'580'625} << quint64{6'227'020'800};
    QTest::newRow("5x4") << 5 << 4 << quint64{2'546'168'625} << quint64{120};
    QTest::newRow("2x16") << 2 << 16 << quint64{300'540'195} << quint64{2};
    QTest::newRow("13x1") << 13 << 1 << quint64{1} << quint64{6'227'020'800};
}

void DealClassesTest::counts() {
    QFETCH(int, ranks);
    QFETCH(int, copies);
    QFETCH(quint64, classes);
    QFETCH(quint64, dealsEach);
    const auto found = *DealClasses::of({ranks, copies}, Jack::Plain);
    QCOMPARE(quint64{found.count()}, classes);
    QCOMPARE(quint64{found.dealsEach()}, dealsEach);
    // The last class of all is there, and is a deal of the deck.
    Row row = rowsOf(found, {ranks, copies}, classes, 1).front();
    QCOMPARE(renamed(row, false), row);
    std::ranges::sort(row);
    QCOMPARE(row, sortedRow({ranks, copies}));
}

void DealClassesTest::tooManyToNumber() {
    QVERIFY(!DealClasses::of({13, 4}, Jack::Plain));
    QVERIFY(!DealClasses::of({13, 16}, Jack::Hook));
    QVERIFY(!DealClasses::of({8, 4}, Jack::Plain));
    QVERIFY(DealClasses::of({7, 4}, Jack::Plain));
}

void DealClassesTest::oddDecks() {
    Row ranks(9);
    const DealRows deals = DealClasses::of({3, 3}, Jack::Plain)->deal(1, ranks);
    QCOMPARE(deals.aCards, std::size_t{5});
    QCOMPARE(deals.bCards, std::size_t{4});
}

QTEST_APPLESS_MAIN(DealClassesTest)
#include "deal_classes_test.moc"
