// SPDX-License-Identifier: MIT
// Hunts: what they claim of a deal is true, and a hunt follows from its seed alone.
#include "engine/study/hunt.h"
#include "tests/engine/samples.h"

using namespace fishing;
using namespace fishing::study;

namespace {

Quarry quarryOf(const char* rules, Deck deck, std::uint64_t seed = 1) {
    return {{samples::rulesFrom(rules), deck, defaultLimit}, seed};
}

Hunt huntOf(const Quarry& quarry, NumberRange climbs, int threads = 2) {
    HuntRun run(quarry, climbs, threads);
    run.wait();
    return run.hunt();
}

Deal dealOf(const Trophy& trophy) {
    return samples::dealOf({trophy.hands[0].begin(), trophy.hands[0].end()},
                           {trophy.hands[1].begin(), trophy.hands[1].end()});
}

/// The ranks of both hands, lowest first.
samples::Ranks cardsOf(const Trophy& trophy) {
    samples::Ranks cards(trophy.hands[0].begin(), trophy.hands[0].end());
    cards.insert(cards.end(), trophy.hands[1].begin(), trophy.hands[1].end());
    std::ranges::sort(cards);
    return cards;
}

} // namespace

class HuntTest : public QObject {
    Q_OBJECT

private slots:
    void everyRuleSetTellsTheTruth_data() { samples::addRuleSets(); }
    void everyRuleSetTellsTheTruth();
    void climbsHigherThanItStarts();
    void followsFromItsSeed();
    void takenUpAgainAndShared();
    void refusesToAddUp();
    void cancelGivesAnExactRange();
};

void HuntTest::everyRuleSetTellsTheTruth() {
    QFETCH(Rules, rules);
    const Deck deck{3, 2};
    const Hunt hunt = huntOf({{rules, deck, 200}, 3}, {1, 1});
    QCOMPARE(hunt.numbers, NumberRanges({1, 1}));
    QVERIFY(!hunt.bag.longest.empty());
    QVERIFY(hunt.bag.deals >= 4096 + 3 * 1024);
    const auto isShorter = [](const Trophy& left, const Trophy& right) {
        return left.verdict.plays < right.verdict.plays;
    };
    QVERIFY(std::is_sorted(hunt.bag.longest.rbegin(), hunt.bag.longest.rend(), isShorter));
    for (const Trophy& trophy : hunt.bag.longest) {
        const Verdict verdict = judge(dealOf(trophy), rules, 200);
        QCOMPARE(verdict.outcome, trophy.verdict.outcome);
        QCOMPARE(verdict.standing->plays, trophy.verdict.plays);
        QCOMPARE(verdict.standing->captures, trophy.verdict.captures);
        QCOMPARE(cardsOf(trophy), samples::ranksOf(fishing::cardsOf(deck)));
    }
    QCOMPARE(hunt.bag.unending.size(),
             std::min<std::size_t>(hunt.bag.endless + hunt.bag.undecided, Bag::keptUnending));
    for (const Trophy& trophy : hunt.bag.unending) {
        const Verdict verdict = judge(dealOf(trophy), rules, 200);
        QCOMPARE(verdict.outcome, trophy.verdict.outcome);
        QCOMPARE(verdict.anchor.value_or(0), trophy.verdict.anchor);
        if (!verdict.anchor) {
            QCOMPARE(verdict.cycle ? verdict.cycle->period : 0, trophy.verdict.period);
        }
        QCOMPARE(cardsOf(trophy), samples::ranksOf(fishing::cardsOf(deck)));
    }
}

void HuntTest::climbsHigherThanItStarts() {
    // The longest of all games with two suits of five ranks has 62 plays, as its census tells.
    const Hunt hunt = huntOf(quarryOf("classic", {5, 2}), {1, 3});
    QCOMPARE(hunt.bag.longest.front().verdict.plays, PlayCount{62});
    QVERIFY(hunt.bag.endless > 0);
    QCOMPARE(hunt.bag.unending.front().verdict.period, PlayCount{30});
    // Every step is of deals that were changed.
    QVERIFY(hunt.bag.deals >= std::uint64_t{3} * (4096 + 3 * 1024));
}

void HuntTest::followsFromItsSeed() {
    const Quarry quarry = quarryOf("coursework", {6, 2}, 5);
    const Hunt one = huntOf(quarry, {1, 14}, 1);
    QCOMPARE(one.bag.longest.size(), Bag::keptLongest);
    QCOMPARE(one.bag.unending.size(), Bag::keptUnending);
    for (const int threads : {2, 5}) {
        QVERIFY(huntOf(quarry, {1, 14}, threads) == one);
    }
    QVERIFY(huntOf(quarryOf("coursework", {6, 2}, 6), {1, 14}).bag.longest != one.bag.longest);
}

void HuntTest::takenUpAgainAndShared() {
    const Quarry quarry = quarryOf("classic", {6, 2}, 5);
    const Hunt whole = huntOf(quarry, {1, 12});
    Hunt sum = huntOf(quarry, {9, 12});
    QVERIFY(!sum.merge(huntOf(quarry, {1, 3})));
    QVERIFY(!sum.merge(huntOf(quarry, {4, 8})));
    QVERIFY(sum == whole);
}

void HuntTest::refusesToAddUp() {
    using Kind = MergeObstacle::Kind;
    const Hunt hunt = huntOf(quarryOf("classic", {4, 2}), {1, 2});
    Hunt sum = hunt;
    QCOMPARE(sum.merge(hunt)->kind, Kind::Overlap);
    QCOMPARE(sum.merge(huntOf(quarryOf("classic", {4, 2}, 2), {3, 3}))->kind, Kind::OtherSeed);
    QCOMPARE(sum.merge(huntOf(quarryOf("race", {4, 2}), {3, 3}))->kind, Kind::OtherRules);
    QVERIFY(sum == hunt);
}

void HuntTest::cancelGivesAnExactRange() {
    HuntRun run(quarryOf("classic", {6, 2}), {3, 1'000'000'000}, 3);
    QTRY_VERIFY_WITH_TIMEOUT(run.finished() > 2, 60'000);
    run.cancel();
    run.wait();
    const Hunt hunt = run.hunt();
    QCOMPARE(hunt.numbers.ranges().size(), std::size_t{1});
    const NumberRange climbs = hunt.numbers.ranges().front();
    QCOMPARE(climbs.first, std::uint64_t{3});
    QVERIFY(huntOf(quarryOf("classic", {6, 2}), climbs) == hunt);
}

QTEST_GUILESS_MAIN(HuntTest)
#include "hunt_test.moc"
