// SPDX-License-Identifier: MIT
// Surveys: against sums that a slow reference worked out, the same whatever the number of threads,
// exact wherever they are cancelled, and adding up.
#include "engine/study/survey.h"
#include "tests/engine/json_lines.h"
#include "tests/engine/samples.h"

using namespace fishing;
using namespace fishing::study;
using namespace json_lines;

namespace {

SurveyPlan planOf(const char* rules, Deck deck, NumberRange deals, int threads = 2) {
    return {{samples::rulesFrom(rules), deck, defaultLimit}, deals, threads};
}

Survey surveyOf(const SurveyPlan& plan) {
    SurveyRun run(plan);
    run.wait();
    return run.survey();
}

/// The same by the exact judge alone, one deal after another.
Tally judged(const SurveyPlan& plan) {
    Tally tally;
    const std::uint64_t count = plan.deals.count();
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t number = plan.deals.first + i;
        const Deal deal = numberedDeal(number, plan.subject.deck);
        if (const auto anchor = anchorOf(deal, plan.subject.rules)) {
            tally.add(number, {Outcome::Endless, *anchor, 0, 0, 0});
            continue;
        }
        const Verdict verdict = judge(deal, plan.subject.rules, plan.subject.limit);
        const bool ended = verdict.outcome < Outcome::Endless;
        tally.add(number, {verdict.outcome, 0, ended ? verdict.standing->plays : 0,
                           ended ? verdict.standing->captures : 0,
                           verdict.cycle ? verdict.cycle->period : 0});
    }
    return tally;
}

qint64 gamesOf(const Tally& tally, Outcome outcome) {
    return static_cast<qint64>(tally.of(outcome).games);
}

} // namespace

class SurveyTest : public QObject {
    Q_OBJECT

private slots:
    void knownAnswers_data();
    void knownAnswers();
    void everyRuleSetAsJudged_data() { samples::addRuleSets(); }
    void everyRuleSetAsJudged();
    void sameWithAnyThreads();
    void lastNumbersThereAre();
    void partsAddUp();
    void refusesToAddUp();
    void cancelGivesAnExactRange();
    void cancelledAtOnce();
    void pauseHoldsStill();
    void cancelledInALongGame();
    void growsWhileItRuns();
};

void SurveyTest::knownAnswers_data() {
    QTest::addColumn<QByteArray>("line");
    const auto lines = linesOf("survey.jsonl");
    QCOMPARE(lines.size(), std::size_t{10});
    for (const QByteArray& line : lines) {
        const QJsonObject json = objectOf(line);
        QTest::addRow("%s %dx%d", qPrintable(json["rules"].toString()), json["ranks"].toInt(),
                      json["copies"].toInt())
            << line;
    }
}

void SurveyTest::knownAnswers() {
    QFETCH(QByteArray, line);
    const QJsonObject json = objectOf(line);
    SurveyPlan plan = planOf(qPrintable(json["rules"].toString()),
                             {json["ranks"].toInt(), json["copies"].toInt()},
                             {static_cast<std::uint64_t>(json["first"].toInteger()),
                              static_cast<std::uint64_t>(json["last"].toInteger())});
    plan.subject.limit = static_cast<PlayCount>(json["limit"].toInteger());
    const Tally tally = surveyOf(plan).tally;
    QJsonObject actual = json;
    actual["a"] = gamesOf(tally, Outcome::A);
    actual["b"] = gamesOf(tally, Outcome::B);
    actual["draw"] = gamesOf(tally, Outcome::Draw);
    actual["endless"] = gamesOf(tally, Outcome::Endless);
    actual["undecided"] = gamesOf(tally, Outcome::Undecided);
    actual["plays"] = static_cast<qint64>(tally.plays);
    actual["captures"] = static_cast<qint64>(tally.captures);
    actual["longest"] = QJsonObject{{"deal", static_cast<qint64>(tally.longest->game)},
                                    {"plays", static_cast<qint64>(tally.longest->plays)}};
    QCOMPARE(textOf(actual), textOf(json));
}

void SurveyTest::everyRuleSetAsJudged() {
    QFETCH(Rules, rules);
    for (const Deck deck : {Deck{4, 2}, Deck{13, 4}, Deck{3, 3}}) {
        SurveyPlan plan{{rules, deck, 2'000}, {1, 30}, 2};
        const Survey survey = surveyOf(plan);
        QCOMPARE(survey.subject, plan.subject);
        QCOMPARE(survey.numbers, NumberRanges(plan.deals));
        QVERIFY(survey.tally == judged(plan));
        QCOMPARE(survey.tally.games(), std::uint64_t{30});
    }
}

void SurveyTest::sameWithAnyThreads() {
    for (const char* rules : {"classic", "coursework", "textbook"}) {
        const Survey one = surveyOf(planOf(rules, {6, 2}, {5, 30'004}, 1));
        QCOMPARE(one.tally.games(), std::uint64_t{30'000});
        for (const int threads : {2, 5}) {
            QVERIFY(surveyOf(planOf(rules, {6, 2}, {5, 30'004}, threads)) == one);
        }
    }
}

void SurveyTest::lastNumbersThereAre() {
    constexpr std::uint64_t last = ~std::uint64_t{0};
    const SurveyPlan plan = planOf("classic", {}, {last - 2, last});
    const Survey survey = surveyOf(plan);
    QCOMPARE(survey.numbers, NumberRanges(plan.deals));
    QVERIFY(survey.tally == judged(plan));
}

void SurveyTest::partsAddUp() {
    const Survey whole = surveyOf(planOf("coursework", {6, 2}, {1, 9'000}));
    const Survey low = surveyOf(planOf("coursework", {6, 2}, {1, 3'000}));
    const Survey middle = surveyOf(planOf("coursework", {6, 2}, {3'001, 6'000}));
    const Survey high = surveyOf(planOf("coursework", {6, 2}, {6'001, 9'000}));
    Survey sum = high;
    QVERIFY(!sum.merge(low));
    QCOMPARE(sum.numbers.ranges().size(), std::size_t{2});
    QVERIFY(!sum.merge(middle));
    QVERIFY(sum == whole);
    QVERIFY(whole.tally.of(Outcome::Endless).games > 100);
    QVERIFY(!whole.tally.periods.empty());
}

void SurveyTest::refusesToAddUp() {
    using Kind = MergeObstacle::Kind;
    const Survey survey = surveyOf(planOf("classic", {6, 2}, {1, 100}));
    Survey sum = survey;
    const auto overlap = sum.merge(surveyOf(planOf("classic", {6, 2}, {90, 120})));
    QVERIFY(overlap && overlap->kind == Kind::Overlap);
    QCOMPARE(overlap->overlap, (NumberRange{90, 100}));
    QCOMPARE(sum.merge(surveyOf(planOf("race", {6, 2}, {101, 120})))->kind, Kind::OtherRules);
    QCOMPARE(sum.merge(surveyOf(planOf("classic", {6, 3}, {101, 120})))->kind, Kind::OtherDeck);
    SurveyPlan otherLimit = planOf("classic", {6, 2}, {101, 120});
    otherLimit.subject.limit = 10;
    QCOMPARE(sum.merge(surveyOf(otherLimit))->kind, Kind::OtherLimit);
    QVERIFY(sum == survey);
}

void SurveyTest::cancelGivesAnExactRange() {
    SurveyRun run(planOf("classic", {}, {7, 1'000'000'000'000}, 3));
    QTRY_VERIFY_WITH_TIMEOUT(run.finished() > 300, 60'000);
    run.cancel();
    run.wait();
    QVERIFY(run.isDone() && run.isCancelled());
    const Survey survey = run.survey();
    QCOMPARE(survey.numbers.ranges().size(), std::size_t{1});
    const NumberRange deals = survey.numbers.ranges().front();
    QCOMPARE(deals.first, std::uint64_t{7});
    QCOMPARE(survey.tally.games(), deals.count());
    QCOMPARE(run.finished(), deals.count());
    QVERIFY(surveyOf(planOf("classic", {}, deals)) == survey);
}

void SurveyTest::cancelledAtOnce() {
    SurveyRun run(planOf("classic", {}, {1, 1'000'000'000'000}));
    run.cancel();
    run.wait();
    const Survey survey = run.survey();
    QCOMPARE(survey.tally.games(), survey.numbers.count());
}

void SurveyTest::pauseHoldsStill() {
    SurveyRun run(planOf("classic", {}, {1, 1'000'000'000'000}));
    run.pause();
    QVERIFY(run.isPaused());
    // What was begun may still be added, and then nothing more.
    std::uint64_t before = 0;
    do {
        before = run.finished();
        QTest::qWait(200);
    } while (run.finished() != before);
    QTest::qWait(200);
    QCOMPARE(run.finished(), before);
    QVERIFY(!run.isDone());
    run.resume();
    QTRY_VERIFY_WITH_TIMEOUT(run.finished() > before, 60'000);
    run.pause();
    run.cancel(); // out of the pause, too
    run.wait();
}

void SurveyTest::cancelledInALongGame() {
    // Leaves a game that would take hours.
    SurveyPlan plan = planOf("capture=leave,jack=hook,after=again", {13, 4}, {1, 4'000});
    plan.subject.limit = ~std::uint64_t{0} / 8;
    SurveyRun run(plan);
    QVERIFY(!run.waitFor(std::chrono::milliseconds(50)));
    run.cancel();
    run.wait();
    QCOMPARE(run.survey().tally.games(), run.survey().numbers.count());
}

void SurveyTest::growsWhileItRuns() {
    SurveyRun run(planOf("classic", {6, 2}, {1, 200'000}));
    std::uint64_t last = 0;
    while (!run.waitFor(std::chrono::milliseconds(5))) {
        const Survey survey = run.survey();
        QVERIFY(survey.tally.games() >= last);
        last = survey.tally.games();
        QCOMPARE(survey.numbers.count(), last);
    }
    QCOMPARE(run.survey().tally.games(), std::uint64_t{200'000});
}

QTEST_GUILESS_MAIN(SurveyTest)
#include "survey_test.moc"
