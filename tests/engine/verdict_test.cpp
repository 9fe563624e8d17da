// SPDX-License-Identifier: MIT
// Verdicts are exact: they agree with a plain search that remembers every position, whatever the
// limit, and the anchor is named exactly where the proof holds.
#include "engine/verdict.h"
#include "tests/engine/samples.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

using namespace fishing;
using samples::Ranks;

namespace {

/// How a game goes, found by remembering every position.
struct Truth {
    std::string ending; // "" if none was found
    std::optional<Cycle> cycle;
    PlayCount plays = 0; // looked at
};

Truth truthOf(const Deal& deal, const Rules& rules, PlayCount limit) {
    PlainGame game = samples::plainGameOf(deal, rules);
    std::unordered_map<std::string, PlayCount> seen;
    for (;;) {
        const PlayCount now = game.plays();
        const auto [first, isNew] = seen.emplace(game.position(), now);
        if (!isNew) {
            return {"", Cycle{first->second, now - first->second}, now};
        }
        if (!game.ending().empty()) {
            return {game.ending(), std::nullopt, now};
        }
        if (now == limit) {
            return {"", std::nullopt, now};
        }
        game.play();
    }
}

bool hasAnchor(const Deal& deal, const Rules& rules) {
    const Ranks a = samples::ranksOf(deal.hands[0]);
    const Ranks b = samples::ranksOf(deal.hands[1]);
    const auto jacks = std::ranges::count(a, 11) + std::ranges::count(b, 11);
    return rules.capture == Capture::Leave && !(rules.jack == Jack::Hook && jacks > 0) &&
           std::ranges::count(a, a[0]) >= 2 && std::ranges::count(b, a[0]) >= 1;
}

Outcome outcomeOf(const std::string& ending) {
    return ending == "a" ? Outcome::A : ending == "b" ? Outcome::B : Outcome::Draw;
}

/// In what the verdict with this limit differs from what it has to say; "" if in nothing.
std::string differenceFrom(const Truth& truth, const Deal& deal, const Rules& rules,
                           PlayCount limit) {
    const Verdict verdict = judge(deal, rules, limit);
    const bool anchored = hasAnchor(deal, rules);
    if (verdict.anchor.has_value() != anchored ||
        (anchored && *verdict.anchor != deal.hands[0][0].rank)) {
        return "anchor";
    }
    const bool cycleShows = truth.cycle && truth.cycle->start + truth.cycle->period <= limit;
    if (verdict.cycle != (cycleShows ? truth.cycle : std::nullopt)) {
        return "cycle";
    }
    const bool ends = !truth.ending.empty() && truth.plays <= limit;
    const Outcome expected = ends                     ? outcomeOf(truth.ending)
                             : cycleShows || anchored ? Outcome::Endless
                                                      : Outcome::Undecided;
    if (verdict.outcome != expected) {
        return "outcome";
    }
    if (expected == Outcome::Endless) {
        return verdict.standing ? "standing of an endless game" : "";
    }
    Position position = startOf(deal);
    PlayCount captures = 0;
    const PlayCount plays = ends ? truth.plays : limit;
    for (PlayCount i = 0; i < plays; ++i) {
        captures += play(position, rules).captures() ? 1U : 0U;
    }
    const bool stands = verdict.standing && verdict.standing->plays == plays &&
                        verdict.standing->captures == captures &&
                        verdict.standing->position == position;
    return stands ? "" : "standing";
}

/// Anchored, with no cycle in sight: work for as long as one likes.
Deal longDeal() {
    const Rules rules = samples::rulesFrom("textbook");
    std::uint64_t number = 1;
    while (!anchorOf(numberedDeal(number), rules)) {
        ++number;
    }
    return numberedDeal(number);
}

} // namespace

class VerdictTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithASearch_data() { samples::addRuleSets(); }
    void agreesWithASearch();
    void everyOutcomeIsMet();
    void longCycle();
    void anchoredGamesDoNotEnd_data() { samples::addRuleSets(); }
    void anchoredGamesDoNotEnd();
    void anchor_data();
    void anchor();
    void limitZero();
    void endsOnTheFirstPlay();
    void draw();
    void progressIsToldHowFarItIs();
    void progressStopsALongRun();
    void shortRunIsNotStopped();
    void takesNoMoreThanFourLimits();
};

void VerdictTest::agreesWithASearch() {
    QFETCH(Rules, rules);
    constexpr PlayCount longest = 1500;
    for (const Deal& deal : samples::variedDeals(6, 60, 0)) {
        const Truth truth = truthOf(deal, rules, longest);
        const PlayCount decided = truth.plays;
        // Just below, at and just above the limit that decides the game, and far from it: a cycle
        // closes, or the game ends, with play number `decided`.
        for (const PlayCount limit : {PlayCount{0}, PlayCount{1}, decided / 2, decided - 1, decided,
                                      decided + 1, longest}) {
            if (limit > longest) {
                continue;
            }
            const std::string difference = differenceFrom(truth, deal, rules, limit);
            QVERIFY2(
                difference.empty(),
                (difference + " of " + toText(deal) + ", limit " + std::to_string(limit)).c_str());
        }
    }
}

void VerdictTest::everyOutcomeIsMet() {
    // The test above is worth what its deals are worth.
    std::array<int, 5> met{};
    int cycles = 0;
    int anchors = 0;
    for (const Rules& rules : allRules()) {
        for (const Deal& deal : samples::variedDeals(6, 60, 0)) {
            const Verdict verdict = judge(deal, rules, 200);
            ++met[static_cast<std::size_t>(verdict.outcome)];
            cycles += verdict.cycle ? 1 : 0;
            anchors += verdict.anchor ? 1 : 0;
        }
    }
    for (const int count : met) {
        QVERIFY(count > 20);
    }
    QVERIFY(cycles > 100);
    QVERIFY(anchors > 100);
}

void VerdictTest::longCycle() {
    // The longest period that is known of four ranks of four cards.
    const Rules rules = samples::rulesFrom("textbook");
    int found = 0;
    for (std::uint64_t number = 1; number <= 400; ++number) {
        const Deal deal = numberedDeal(number, {4, 4});
        const auto cycle = judge(deal, rules, 100'000).cycle;
        if (!cycle || cycle->period < 4000) {
            continue;
        }
        ++found;
        const Truth truth = truthOf(deal, rules, 100'000);
        QVERIFY(truth.cycle == cycle);
        const PlayCount decided = truth.plays;
        for (const PlayCount limit : {decided - 1, decided}) {
            QCOMPARE(differenceFrom(truth, deal, rules, limit), std::string());
        }
    }
    QVERIFY(found > 0);
}

void VerdictTest::anchoredGamesDoNotEnd() {
    QFETCH(Rules, rules);
    for (const Deal& deal : samples::variedDeals(7, 100, 0)) {
        if (anchorOf(deal, rules)) {
            Position position = startOf(deal);
            for (int i = 0; i < 500; ++i) {
                play(position, rules);
                QVERIFY2(!ending(position, rules), toText(deal).c_str());
            }
            QVERIFY(judge(deal, rules, 0).outcome == Outcome::Endless);
        }
    }
}

void VerdictTest::anchor_data() {
    QTest::addColumn<Ranks>("a");
    QTest::addColumn<Ranks>("b");
    QTest::addColumn<std::string>("rules");
    QTest::addColumn<int>("rank"); // 0 is none
    const auto row = [](const char* name, Ranks a, Ranks b, const char* rules, int rank) {
        QTest::newRow(name) << std::move(a) << std::move(b) << std::string(rules) << rank;
    };
    row("one each", {5, 1, 5}, {2, 5}, "capture=leave", 5);
    row("next in both hands", {5, 5}, {5}, "capture=leave", 5);
    row("the match is taken", {5, 1, 5}, {2, 5}, "classic", 0);
    row("no other in A's hand", {5, 1, 1}, {2, 5, 5}, "capture=leave", 0);
    row("none in B's hand", {5, 5, 5}, {2, 1, 1}, "capture=leave", 0);
    row("another rank does not count", {1, 5, 5}, {5, 5, 1}, "capture=leave", 0);
    row("A has one card", {5}, {5, 5}, "capture=leave", 0);
    row("hook without a Jack", {5, 1, 5}, {2, 5}, "capture=leave,jack=hook", 5);
    row("hook, A has a Jack", {5, 11, 5}, {2, 5}, "capture=leave,jack=hook", 0);
    row("hook, B has a Jack", {5, 1, 5}, {11, 5}, "capture=leave,jack=hook", 0);
    row("plain Jacks", {11, 1, 11}, {2, 11}, "capture=leave", 11);
    row("hook, anchored on Jacks", {11, 1, 11}, {2, 11}, "capture=leave,jack=hook", 0);
    row("whatever else is chosen", {5, 1, 5}, {2, 5},
        "capture=leave,pickup=bottom,after=again,end=turn,win=shed", 5);
}

void VerdictTest::anchor() {
    QFETCH(Ranks, a);
    QFETCH(Ranks, b);
    QFETCH(std::string, rules);
    const auto anchor = anchorOf(samples::dealOf(a, b), samples::rulesFrom(rules.c_str()));
    QTEST(int{anchor.value_or(0)}, "rank");
}

void VerdictTest::limitZero() {
    const Deal deal = samples::dealOf({1}, {2});
    const Verdict verdict = judge(deal, {}, 0);
    QVERIFY(verdict.outcome == Outcome::Undecided);
    QCOMPARE(verdict.standing->plays, PlayCount{0});
    QCOMPARE(verdict.standing->captures, PlayCount{0});
    QVERIFY(verdict.standing->position == startOf(deal));
    QVERIFY(!verdict.cycle);

    const Verdict anchored =
        judge(samples::dealOf({5, 5}, {5}), samples::rulesFrom("capture=leave"), 0);
    QVERIFY(anchored.outcome == Outcome::Endless);
    QVERIFY(!anchored.cycle);
    QVERIFY(!anchored.standing);
}

void VerdictTest::endsOnTheFirstPlay() {
    const Deal deal = samples::dealOf({1}, {2});
    for (const PlayCount limit : {PlayCount{1}, std::numeric_limits<PlayCount>::max()}) {
        const Verdict verdict = judge(deal, {}, limit);
        QVERIFY(verdict.outcome == Outcome::B);
        QCOMPARE(verdict.standing->plays, PlayCount{1});
        QCOMPARE(samples::ranksOf(verdict.standing->position.pile), Ranks{1});
    }
}

void VerdictTest::draw() {
    const Deal deal = samples::dealOf({1}, {2});
    for (const char* rules : {"end=round", "end=turn", "end=round,win=shed"}) {
        const Verdict verdict = judge(deal, samples::rulesFrom(rules));
        QVERIFY(verdict.outcome == Outcome::Draw);
        QCOMPARE(verdict.standing->plays, PlayCount{2});
        QCOMPARE(samples::ranksOf(verdict.standing->position.pile), (Ranks{1, 2}));
    }
}

void VerdictTest::progressIsToldHowFarItIs() {
    constexpr PlayCount limit = 100'000;
    std::vector<PlayCount> reports;
    const auto verdict =
        judge(longDeal(), samples::rulesFrom("textbook"), limit, [&](PlayCount plays) {
            reports.push_back(plays);
            return true;
        });
    QVERIFY(verdict);
    QVERIFY(verdict->outcome == Outcome::Endless);
    QVERIFY(reports.size() >= 5);
    QVERIFY(reports.front() > 0);
    QVERIFY(std::ranges::is_sorted(reports, std::ranges::less_equal()));
    QVERIFY(reports.back() <= 4 * limit);
}

void VerdictTest::progressStopsALongRun() {
    int calls = 0;
    const auto verdict =
        judge(longDeal(), samples::rulesFrom("textbook"), std::numeric_limits<PlayCount>::max(),
              [&](PlayCount) { return ++calls < 3; });
    QVERIFY(!verdict);
    QCOMPARE(calls, 3);
}

void VerdictTest::shortRunIsNotStopped() {
    const Deal deal = samples::dealOf({2, 4, 1, 2, 5, 6}, {3, 1, 3, 5, 6, 4});
    const auto verdict = judge(deal, {}, defaultLimit, [](PlayCount) { return false; });
    QVERIFY(verdict);
    QVERIFY(verdict->outcome == Outcome::B);
    QVERIFY(judge(deal, {}, defaultLimit, JudgeProgress()));
}

void VerdictTest::takesNoMoreThanFourLimits() {
    // The dearest case: the cycle is there, and closes only just behind the limit.
    const Rules rules = samples::rulesFrom("textbook");
    int tried = 0;
    for (std::uint64_t number = 1; number <= 40; ++number) {
        const Deal deal = numberedDeal(number, {5, 4});
        const auto cycle = judge(deal, rules, 300'000).cycle;
        if (!cycle || cycle->period < 20'000) {
            continue;
        }
        ++tried;
        const PlayCount limit = std::max(cycle->start, cycle->period);
        PlayCount last = 0;
        const auto verdict = judge(deal, rules, limit, [&](PlayCount plays) {
            last = plays;
            return true;
        });
        QVERIFY(verdict && !verdict->cycle);
        QVERIFY2(last <= 4 * limit, qPrintable(QString("%1 plays, limit %2").arg(last).arg(limit)));
    }
    QVERIFY(tried > 0);
}

QTEST_APPLESS_MAIN(VerdictTest)
#include "verdict_test.moc"
