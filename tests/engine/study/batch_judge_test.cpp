// SPDX-License-Identifier: MIT
// Judging in batches gives what judge() gives, for every rule set, at every limit.
#include "engine/study/batch_judge.h"
#include "tests/engine/samples.h"

#include <array>
#include <vector>

using namespace fishing;
using namespace fishing::study;

namespace {

BriefVerdict expectedVerdict(const Deal& deal, const Rules& rules, PlayCount limit,
                             AnchoredCycles cycles) {
    const Verdict verdict = judge(deal, rules, limit);
    BriefVerdict expected;
    expected.outcome = verdict.outcome;
    expected.anchor = verdict.anchor.value_or(0);
    if (verdict.outcome < Outcome::Endless) {
        expected.plays = verdict.standing->plays;
        expected.captures = verdict.standing->captures;
    }
    if (verdict.cycle && !(verdict.anchor && cycles == AnchoredCycles::Skip)) {
        expected.period = verdict.cycle->period;
    }
    return expected;
}

} // namespace

class BatchJudgeTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithJudge_data() { samples::addRuleSets(); }
    void agreesWithJudge();
    void stopsInALongGame();
};

void BatchJudgeTest::agreesWithJudge() {
    QFETCH(Rules, rules);
    constexpr std::size_t dealsOfADeck = 12;
    std::array<Rank, dealsOfADeck * maxCards> ranks{};
    std::array<BriefVerdict, dealsOfADeck> verdicts;
    for (const Deck deck : {Deck{1, 2}, {2, 2}, {3, 1}, {4, 2}, {2, 4}, {3, 3}, {5, 2}, {11, 1}}) {
        const Dealer dealer(deck);
        const DealRows rows = dealer.deal(1, std::span(ranks).first(dealsOfADeck * dealer.cards()));
        for (const auto cycles : {AnchoredCycles::Find, AnchoredCycles::Skip}) {
            for (const PlayCount limit : {0U, 7U, 64U, 100U, 3000U}) {
                BatchJudge(rules, limit, cycles).judge(rows, verdicts);
                for (std::size_t i = 0; i < rows.count(); ++i) {
                    const Deal deal = dealOf(rows, i);
                    QVERIFY2(verdicts[i] == expectedVerdict(deal, rules, limit, cycles),
                             toText(deal).c_str());
                }
            }
        }
    }
}

void BatchJudgeTest::stopsInALongGame() {
    const Dealer dealer({13, 4});
    std::vector<Rank> ranks(dealer.cards());
    const DealRows rows = dealer.deal(1, ranks);
    std::array<BriefVerdict, 1> verdicts;
    PlayCount plays = 0;
    const BatchJudge judge(samples::rulesFrom("textbook"), ~PlayCount{0});
    QVERIFY(!judge.judge(rows, verdicts, [&plays](PlayCount made) {
        plays = made;
        return made < 100'000;
    }));
    QVERIFY(plays >= 100'000 && plays < 200'000);
}

QTEST_APPLESS_MAIN(BatchJudgeTest)
#include "batch_judge_test.moc"
