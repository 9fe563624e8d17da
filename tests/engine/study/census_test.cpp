// SPDX-License-Identifier: MIT
// Censuses: against exact counts that a slow reference worked out, and against every single deal
// judged, for every rule set.
#include "engine/study/census.h"
#include "tests/engine/json_lines.h"
#include "tests/engine/samples.h"

#include <algorithm>
#include <map>

using namespace fishing;
using namespace fishing::study;
using namespace json_lines;

namespace {

Census censusOf(const Rules& rules, Deck deck, PlayCount limit = defaultLimit, int threads = 2) {
    const auto classes = DealClasses::of(deck, rules.jack);
    CensusRun run({rules, deck, limit}, *classes, {1, classes->count()}, threads);
    run.wait();
    return run.census();
}

QJsonObject periodsOf(const Census& census) {
    QJsonObject json;
    for (const auto& [period, kind] : census.tally.periods) {
        json[QString::number(period)] = census.inDeals(kind.games).toDouble();
    }
    return json;
}

/// What counting every single deal gives.
struct Count {
    std::uint64_t deals = 0;
    std::array<std::uint64_t, outcomeCount> outcomes{};
    std::uint64_t plays = 0;
    std::uint64_t captures = 0;
    PlayCount longest = 0;
    std::map<PlayCount, std::uint64_t> periods;
    std::uint64_t anchors = 0;

    void add(const Verdict& verdict) {
        ++deals;
        ++outcomes[static_cast<std::size_t>(verdict.outcome)];
        anchors += verdict.anchor ? 1U : 0U;
        if (verdict.cycle) {
            ++periods[verdict.cycle->period];
        }
        if (verdict.outcome < Outcome::Endless) {
            plays += verdict.standing->plays;
            captures += verdict.standing->captures;
            longest = std::max(longest, verdict.standing->plays);
        }
    }

    friend bool operator==(const Count&, const Count&) = default;
};

Count countOf(const Rules& rules, Deck deck, PlayCount limit) {
    samples::Ranks ranks = samples::ranksOf(cardsOf(deck));
    const auto middle = ranks.begin() + static_cast<std::ptrdiff_t>((ranks.size() + 1) / 2);
    Count count;
    do { // runs through every order of the deck once, lowest first
        const Deal deal = samples::dealOf({ranks.begin(), middle}, {middle, ranks.end()});
        count.add(judge(deal, rules, limit));
    } while (std::ranges::next_permutation(ranks).found);
    return count;
}

Count countOf(const Census& census) {
    const auto inDeals = [&](std::uint64_t figure) { return census.inDeals(figure).low64Bits(); };
    Count count;
    count.deals = inDeals(census.tally.games());
    for (std::size_t i = 0; i < outcomeCount; ++i) {
        count.outcomes[i] = inDeals(census.tally.outcomes[i].games);
    }
    count.plays = inDeals(census.tally.plays);
    count.captures = inDeals(census.tally.captures);
    count.longest = census.tally.longest ? census.tally.longest->plays : 0;
    for (const auto& [period, kind] : census.tally.periods) {
        count.periods[period] = inDeals(kind.games);
    }
    count.anchors = inDeals(census.tally.anchors.games);
    return count;
}

} // namespace

class CensusTest : public QObject {
    Q_OBJECT

private slots:
    void knownAnswers_data();
    void knownAnswers();
    void everyRuleSetAsCounted_data() { samples::addRuleSets(); }
    void everyRuleSetAsCounted();
    void sixRanksAsCounted_data();
    void sixRanksAsCounted();
    void sameWithAnyThreadsAndInParts();
    void wideCounts();
};

void CensusTest::knownAnswers_data() {
    QTest::addColumn<QByteArray>("line");
    const auto lines = linesOf("census.jsonl");
    QCOMPARE(lines.size(), std::size_t{25});
    for (const QByteArray& line : lines) {
        const QJsonObject json = objectOf(line);
        QTest::addRow("%s %dx%d", qPrintable(json["rules"].toString()), json["ranks"].toInt(),
                      json["copies"].toInt())
            << line;
    }
}

void CensusTest::knownAnswers() {
    QFETCH(QByteArray, line);
    const QJsonObject json = objectOf(line);
    const Census census = censusOf(samples::rulesFrom(qPrintable(json["rules"].toString())),
                                   {json["ranks"].toInt(), json["copies"].toInt()});
    QVERIFY(census.isWhole());
    const auto deals = [&](Outcome outcome) {
        return census.inDeals(census.tally.of(outcome).games).toDouble();
    };
    QJsonObject actual = json;
    actual["deals"] = census.inDeals(census.classes).toDouble();
    actual["a"] = deals(Outcome::A);
    actual["b"] = deals(Outcome::B);
    actual["draw"] = deals(Outcome::Draw);
    actual["endless"] = deals(Outcome::Endless);
    actual["plays"] = census.inDeals(census.tally.plays).toDouble();
    actual["longest"] = static_cast<qint64>(census.tally.longest->plays);
    actual["periods"] = periodsOf(census);
    QCOMPARE(textOf(actual), textOf(json));
    QCOMPARE(deals(Outcome::Undecided), 0.0);
}

void CensusTest::everyRuleSetAsCounted() {
    QFETCH(Rules, rules);
    constexpr PlayCount limit = 3000;
    for (const Deck deck :
         {Deck{1, 2}, Deck{1, 5}, Deck{4, 1}, Deck{2, 3}, Deck{3, 2}, Deck{2, 4}, Deck{3, 3}}) {
        QVERIFY2(countOf(censusOf(rules, deck, limit)) == countOf(rules, deck, limit),
                 qPrintable(QStringLiteral("%1x%2").arg(deck.ranks).arg(deck.copies)));
    }
}

void CensusTest::sixRanksAsCounted_data() {
    QTest::addColumn<Rules>("rules");
    for (const Preset& preset : presets()) {
        QTest::addRow("%s", std::string(preset.name).c_str()) << preset.rules;
    }
}

void CensusTest::sixRanksAsCounted() {
    if (!qEnvironmentVariableIsSet("FISHING_LONG_TESTS")) {
        QSKIP("judging each of 7,484,400 deals takes minutes: set FISHING_LONG_TESTS");
    }
    QFETCH(Rules, rules);
    QVERIFY(countOf(censusOf(rules, {6, 2})) == countOf(rules, {6, 2}, defaultLimit));
}

void CensusTest::sameWithAnyThreadsAndInParts() {
    const Rules rules = samples::rulesFrom("coursework");
    const Census one = censusOf(rules, {6, 2}, defaultLimit, 1);
    for (const int threads : {2, 5}) {
        QVERIFY(censusOf(rules, {6, 2}, defaultLimit, threads) == one);
    }
    const auto classes = *DealClasses::of({6, 2}, rules.jack);
    Census sum = censusOf(one.subject, classes);
    for (const NumberRange part : {NumberRange{5000, 10'395}, {1, 2000}, {2001, 4999}}) {
        QVERIFY(!sum.isWhole());
        CensusRun run(one.subject, classes, part);
        run.wait();
        QVERIFY(!sum.merge(run.census()));
    }
    QVERIFY(sum == one);
}

void CensusTest::wideCounts() {
    constexpr std::uint64_t most = ~std::uint64_t{0};
    QCOMPARE(WideCount::product(most, most).toText(),
             std::string("340282366920938463426481119284349108225"));
    QCOMPARE(WideCount::product(7'905'853'580'625, 6'227'020'800).toText(),
             std::string("49229914688306352000000"));
    QCOMPARE(WideCount(0).toText(), std::string("0"));
    QCOMPARE(WideCount(most).toText(), std::string("18446744073709551615"));
    QVERIFY(WideCount(most).fitsIn64Bits());
    QVERIFY(!WideCount::product(most, 2).fitsIn64Bits());
    QCOMPARE(WideCount::product(most, 2).toDouble(), 36893488147419103230.0);
    QVERIFY(WideCount::product(most, 2) > WideCount(most));
    QVERIFY(WideCount::product(3, 5) == WideCount(15));
}

QTEST_GUILESS_MAIN(CensusTest)
#include "census_test.moc"
