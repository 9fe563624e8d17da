// SPDX-License-Identifier: MIT
// How often the program compares, and when its arrays would be too small: counted one by one by the
// plain program, and known where it can be told by hand.
#include "app/inside/slip.h"
#include "app/inside/work.h"
#include "engine/verdict.h"
#include "tests/engine/samples.h"
#include "tests/inside/array_program.h"

#include <algorithm>

using namespace fishing;
using inside::Work;
using inside::workOf;

namespace {

/// Both ways, counted in the arrays of the plain program, at each of its plays.
std::vector<Work> countedWork(const std::vector<ArrayProgram::Note>& notes) {
    std::vector<Work> work = {{}};
    Work now;
    for (std::size_t i = 1; i < notes.size(); ++i) {
        const auto& before = notes[i - 1];
        if (notes[i].step == "lookUp") {
            ++now.byMarks;
            for (std::size_t place = before.s.size() - 1; place > 0; --place) {
                ++now.bySearching;
                if (before.s[place] == before.t) {
                    break;
                }
            }
        }
        now.byMarks += notes[i].step == "compare" ? 1 : 0;
        if (notes[i].plays > before.plays) {
            work.push_back(now);
        }
    }
    return work;
}

} // namespace

class WorkTest : public QObject {
    Q_OBJECT

private slots:
    void isWhatThePlainProgramDoes_data();
    void isWhatThePlainProgramDoes();
    void theArticlesExample();
    void aSeriesOfIt();
    void arraysOverflow_data();
    void arraysOverflow();
    void shortGamesNeverOverflow();
};

void WorkTest::isWhatThePlainProgramDoes_data() {
    QTest::addColumn<bool>("isPublished");
    QTest::addRow("the whole rule") << false;
    QTest::addRow("the published way") << true;
}

void WorkTest::isWhatThePlainProgramDoes() {
    QFETCH(bool, isPublished);
    const Rules rules = isPublished ? inside::publishedWay() : inside::wholeRule();
    for (const Deal& deal : samples::variedDeals(5, 40, 2)) {
        Game game(deal, rules);
        const PlayCount plays = game.find(300);
        ArrayProgram program(samples::ranksOf(deal.hands[0]), samples::ranksOf(deal.hands[1]),
                             isPublished);
        const auto work = countedWork(program.run(plays));
        QCOMPARE(work.size(), plays + 1);
        for (PlayCount place = 0; place <= plays; ++place) {
            QVERIFY(workOf(game.totalsOf(place)) == work[place]);
        }
    }
}

void WorkTest::theArticlesExample() {
    Game game(samples::dealOf({2, 4, 1, 2, 5, 6}, {3, 1, 3, 5, 6, 4}), {});
    game.find(5);
    // 2 3 4 1 1: searched in piles of 0, 1, 2 and 3 cards, and then there is a 1 on top.
    const Work work = workOf(game.totalsOf(5));
    QCOMPARE(work.bySearching, PlayCount{0 + 1 + 2 + 3 + 1});
    QCOMPARE(work.byMarks, PlayCount{5 + 1});
}

void WorkTest::aSeriesOfIt() {
    Game game(numberedDeal(1), inside::publishedWay());
    game.find(1'000'000);
    const auto series = inside::workUpTo(game, 1'000'000, 101);
    QCOMPARE(series.size(), std::size_t{101});
    for (std::size_t i = 0; i < series.size(); ++i) {
        QCOMPARE(series[i].plays, PlayCount{10'000} * i);
        QVERIFY(series[i].work == workOf(game.totalsOf(series[i].plays)));
    }
    const auto few = inside::workUpTo(game, 3, 101);
    QCOMPARE(few.size(), std::size_t{4});
    QCOMPARE(few.back().plays, PlayCount{3});
    const auto none = inside::workUpTo(game, 0, 101);
    QCOMPARE(none.size(), std::size_t{1});
    QVERIFY(none.front().work == Work());
}

void WorkTest::arraysOverflow_data() {
    QTest::addColumn<std::uint64_t>("number");
    for (const std::uint64_t number : {1U, 3U, 5U, 42U}) {
        QTest::addRow("deal %d", static_cast<int>(number)) << number;
    }
}

void WorkTest::arraysOverflow() {
    QFETCH(std::uint64_t, number);
    const Deal deal = numberedDeal(number);
    QVERIFY(anchorOf(deal, inside::publishedWay()).has_value());
    const auto overflow = inside::overflowOf(deal, inside::publishedWay());
    QVERIFY(overflow.has_value());
    ArrayProgram program(samples::ranksOf(deal.hands[0]), samples::ranksOf(deal.hands[1]), true);
    const auto& notes = program.run(overflow->play);
    const auto tooBig = [](const ArrayProgram::Note& note) {
        // The array has the cells 0 to 999.
        return note.q[0].data.size() > 1000 || note.q[1].data.size() > 1000;
    };
    const auto first = std::ranges::find_if(notes, tooBig);
    QVERIFY(first != notes.end());
    // The note is made in the middle of the play, or at its end.
    const bool isAtEnd = first->plays == overflow->play;
    QVERIFY(isAtEnd || first->plays + 1 == overflow->play);
    QVERIFY(first->q[indexOf(overflow->player)].data.size() > 1000);
}

void WorkTest::shortGamesNeverOverflow() {
    QVERIFY(!inside::overflowOf(samples::dealOf({2, 4, 1, 2, 5, 6}, {3, 1, 3, 5, 6, 4}),
                                inside::publishedWay()));
    // With six cells: six cards do not find room behind the first cell, which is not used.
    const Deal five = samples::dealOf({1, 2, 3, 4, 5}, {6, 7, 8, 9, 10});
    QVERIFY(!inside::overflowOf(five, {}, 6));
    const auto overflow =
        inside::overflowOf(samples::dealOf({1, 2, 3, 4, 5}, {6, 2, 8, 9, 10}), {}, 6);
    QVERIFY(overflow.has_value());
    QCOMPARE(overflow->play, PlayCount{4}); // 1 6 2 2: B captures
    QVERIFY(overflow->player == Player::B);
}

QTEST_GUILESS_MAIN(WorkTest)
#include "work_test.moc"
