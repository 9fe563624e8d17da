// SPDX-License-Identifier: MIT
// Deals with something special about them: each is held against looking at every deal by itself.
#include "engine/study/wish.h"
#include "tests/engine/samples.h"

#include <QTest>

#include <limits>
#include <optional>

using namespace fishing;
using namespace fishing::study;

namespace {

constexpr PlayCount muchEffort = 1'000'000'000;

/// Further than any game of these tests goes that ends at all.
constexpr PlayCount far = 5'000;

WishPlan planOf(Wish wish, const char* rules, Deck deck, std::uint64_t first, std::uint64_t deals,
                PlayCount effort = muchEffort) {
    return {wish, samples::rulesFrom(rules), deck, first, deals, effort};
}

WishSearch searched(const WishPlan& plan) {
    WishSearch search(plan);
    while (!search.isDone()) {
        search.step();
    }
    return search;
}

/// The brink by its definition, looked up place by place.
std::optional<Brink> plainBrink(const Deal& deal, const Rules& rules) {
    Game game(deal, rules);
    const Verdict verdict = judge(deal, rules, far);
    if (verdict.outcome != Outcome::A && verdict.outcome != Outcome::B) {
        return std::nullopt;
    }
    const bool aIsThreatened = (verdict.outcome == Outcome::A) == (rules.win == Win::Keep);
    const PlayCount plays = verdict.standing->plays;
    game.find(plays);
    std::optional<Brink> brink;
    for (PlayCount place = 1; place < plays; ++place) {
        const int cards = game.countsAt(place).hands[aIsThreatened ? 0 : 1];
        if (!brink || cards <= brink->cards) {
            brink = Brink{cards, place, plays - place};
        }
    }
    return brink;
}

} // namespace

class WishTest : public QObject {
    Q_OBJECT

private slots:
    void theLongestIsTheLongest();
    void theFirstIsTheFirst_data();
    void theFirstIsTheFirst();
    void brinksAreAsDefined();
    void theClosestIsTheClosest();
    void theSameNumberFindsTheSame();
    void numbersAreARing();
    void whatIsNotThereIsNotFound();
    void lookingOnGoesOn();
    void effortIsBounded();
    void aStepCanBeStopped();
};

void WishTest::theLongestIsTheLongest() {
    for (const char* rules : {"classic", "textbook", "hook", "race"}) {
        const WishPlan plan = planOf(Wish::Long, rules, {6, 4}, 500, 150);
        std::optional<WishFind> longest;
        for (std::uint64_t number = 500; number < 650; ++number) {
            const Verdict verdict = judge(numberedDeal(number, plan.deck), plan.rules, far);
            const bool isFinished = verdict.outcome <= Outcome::Draw;
            if (isFinished && (!longest || verdict.standing->plays > longest->verdict.plays)) {
                longest = WishFind{number, {}, {}};
                longest->verdict.plays = verdict.standing->plays;
            }
        }
        const WishSearch search = searched(plan);
        QVERIFY(search.isGranted());
        QCOMPARE(search.tried(), std::uint64_t(150));
        QCOMPARE(search.found()->number, longest->number);
        QCOMPARE(search.found()->verdict.plays, longest->verdict.plays);
        QVERIFY(!search.found()->brink);
    }
}

void WishTest::theFirstIsTheFirst_data() {
    QTest::addColumn<int>("wish");
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<int>("ranks");
    QTest::addColumn<int>("copies");
    const auto row = [](const char* name, Wish wish, const char* rules, int ranks, int copies) {
        QTest::newRow(name) << static_cast<int>(wish) << QByteArray(rules) << ranks << copies;
    };
    row("endless by a cycle", Wish::Endless, "classic", 4, 2);
    row("endless by an anchor", Wish::Endless, "textbook", 13, 4);
    row("endless under many options", Wish::Endless, "capture=leave,after=again", 6, 2);
    row("A", Wish::WinForA, "classic", 13, 4);
    row("B", Wish::WinForB, "race", 13, 4);
    row("A, seldom", Wish::WinForA, "textbook", 13, 4);
}

void WishTest::theFirstIsTheFirst() {
    QFETCH(const int, wish);
    QFETCH(const QByteArray, rules);
    QFETCH(const int, ranks);
    QFETCH(const int, copies);
    const WishPlan plan =
        planOf(static_cast<Wish>(wish), rules.constData(), {ranks, copies}, 2000, 2000);
    const Outcome wanted = plan.wish == Wish::Endless   ? Outcome::Endless
                           : plan.wish == Wish::WinForA ? Outcome::A
                                                        : Outcome::B;
    std::uint64_t number = plan.first;
    while (judge(numberedDeal(number, plan.deck), plan.rules, far).outcome != wanted) {
        ++number;
    }
    const WishSearch search = searched(plan);
    QVERIFY(search.isGranted());
    QCOMPARE(search.found()->number, number);
    QCOMPARE(search.found()->verdict.outcome, wanted);
    QCOMPARE(search.tried(), number - plan.first + 1);
}

void WishTest::brinksAreAsDefined() {
    QVERIFY(!brinkOf(samples::dealOf({7}, {7}), {}, defaultLimit)); // over with its first play
    QVERIFY(!brinkOf(samples::dealOf({7}, {8}), samples::rulesFrom("textbook"), defaultLimit));
    QVERIFY(!brinkOf(numberedDeal(1), samples::rulesFrom("textbook"), 1000)); // endless
    QVERIFY(!brinkOf(numberedDeal(42), {}, 418));
    QVERIFY(brinkOf(numberedDeal(42), {}, 419));
    for (const char* rules : {"classic", "textbook", "hook", "coursework", "race",
                              "win=shed,end=turn", "win=shed,after=again,end=round"}) {
        for (std::uint64_t number = 0; number < 50; ++number) {
            const Deal deal = numberedDeal(number, {5, 3});
            const Rules read = samples::rulesFrom(rules);
            QVERIFY2(brinkOf(deal, read, defaultLimit) == plainBrink(deal, read), rules);
        }
    }
}

void WishTest::theClosestIsTheClosest() {
    for (const char* rules : {"classic", "win=shed"}) {
        const WishPlan plan = planOf(Wish::Close, rules, {8, 4}, 100, 200);
        const WishSearch search = searched(plan);
        QVERIFY(search.isGranted());
        QCOMPARE(search.tried(), std::uint64_t(200));
        const Brink found = *search.found()->brink;
        QVERIFY(found == plainBrink(numberedDeal(search.found()->number, {8, 4}), plan.rules));
        for (std::uint64_t number = 100; number < 300; ++number) {
            const auto brink = plainBrink(numberedDeal(number, {8, 4}), plan.rules);
            QVERIFY(!brink || !brink->isCloserThan(found));
            QVERIFY(number >= search.found()->number || !brink || found.isCloserThan(*brink));
        }
    }
}

void WishTest::theSameNumberFindsTheSame() {
    for (const Wish wish : {Wish::Long, Wish::Endless, Wish::Close, Wish::WinForA, Wish::WinForB}) {
        const WishPlan plan = planOf(wish, "coursework", {5, 4}, 123'456'789, 500);
        const WishSearch first = searched(plan);
        const WishSearch again = searched(plan);
        QVERIFY(first.found() == again.found());
        QCOMPARE(first.tried(), again.tried());
    }
}

void WishTest::numbersAreARing() {
    constexpr std::uint64_t highest = std::numeric_limits<std::uint64_t>::max();
    const WishSearch search = searched(planOf(Wish::Long, "classic", {13, 4}, highest - 1, 100));
    PlayCount longest = 0;
    for (std::uint64_t i = 0; i < 100; ++i) {
        longest = std::max(longest, judge(numberedDeal(highest - 1 + i), {}).standing->plays);
    }
    QCOMPARE(search.found()->verdict.plays, longest);
}

void WishTest::whatIsNotThereIsNotFound() {
    // Two equal cards: B always catches A's.
    const WishSearch none = searched(planOf(Wish::WinForA, "classic", {1, 2}, 0, 3000));
    QVERIFY(!none.isGranted());
    QCOMPARE(none.tried(), std::uint64_t(3000));
    QCOMPARE(none.progress(), 1.0);
    QCOMPARE(none.found()->verdict.plays, PlayCount(1)); // offered instead
    QCOMPARE(none.found()->number, std::uint64_t(0));
    // Aces alone always come straight back: nothing ends.
    const WishSearch endless = searched(planOf(Wish::Long, "textbook", {1, 4}, 0, 100));
    QVERIFY(!endless.isGranted());
    QVERIFY(!endless.found());
}

void WishTest::lookingOnGoesOn() {
    WishSearch search = searched(planOf(Wish::Endless, "classic", {13, 4}, 0, 2000));
    QVERIFY(!search.isGranted());
    const auto longest = search.found();
    search.extend();
    QVERIFY(!search.isDone());
    while (!search.isDone()) {
        search.step();
    }
    QCOMPARE(search.tried(), std::uint64_t(4000));
    QVERIFY(search.found()->verdict.plays >= longest->verdict.plays);
    QVERIFY(search.found() == searched(planOf(Wish::Long, "classic", {13, 4}, 0, 4000)).found());
}

void WishTest::effortIsBounded() {
    const WishSearch search =
        searched(planOf(Wish::Endless, "classic", {13, 4}, 0, 1'000'000'000, 500'000));
    QVERIFY(search.tried() > 500);
    QVERIFY(search.tried() < 5000);
    QCOMPARE(search.progress(), 1.0);
    // Games that nobody can see the end of cost most.
    const WishSearch open = searched(planOf(Wish::Endless, "capture=leave,jack=hook,after=again",
                                            {13, 4}, 1000, 1'000'000, 800'000));
    QVERIFY2(open.tried() < 200, qPrintable(QString::number(open.tried())));
}

void WishTest::aStepCanBeStopped() {
    const WishPlan plan =
        planOf(Wish::Endless, "capture=leave,jack=hook,after=again", {13, 4}, 1000, 16);
    WishSearch search(plan);
    QVERIFY(!search.step([](PlayCount) { return false; }));
    QCOMPARE(search.tried(), std::uint64_t(0));
    QCOMPARE(search.progress(), 0.0);
    QVERIFY(!search.found());
    while (!search.isDone()) {
        search.step();
    }
    QVERIFY(search.found() == searched(plan).found());
}

QTEST_APPLESS_MAIN(WishTest)
#include "wish_test.moc"
