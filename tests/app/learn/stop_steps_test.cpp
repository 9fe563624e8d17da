// SPDX-License-Identifier: MIT
// Every claim of the page that tells how to make the game stop, held against the engine.
#include "app/inside/program_play.h"
#include "app/inside/slip.h"
#include "app/learn/stop_steps.h"
#include "engine/study/survey.h"
#include "tests/app/deals.h"
#include "tests/engine/samples.h"

#include <QTest>

#include <algorithm>

using namespace fishing;

namespace {

/// How the numbered deals of the full deck end.
study::Tally surveyOf(const Rules& rules, std::uint64_t last) {
    study::SurveyRun run({{rules, {}, defaultLimit}, {1, last}, 2});
    run.wait();
    return run.survey().tally;
}

std::uint64_t gamesOf(const study::Tally& tally, Outcome outcome) {
    return tally.of(outcome).games;
}

/// So many ways to choose three of `count`.
int threeOf(int count) {
    return count * (count - 1) * (count - 2) / 6;
}

std::ptrdiff_t countOf(const Hand& hand, Rank rank) {
    std::ptrdiff_t count = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        count += hand[i].rank == rank ? 1 : 0;
    }
    return count;
}

} // namespace

class StopStepsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void fourSteps();
    void everyExampleIsAGame();
    void aCaptureForgetsItsMatch();
    void byTheWholeRuleAMillionDealsEnd();
    void theSameDealEnds();
    void smallDecksGoRound();
    void theExamplesGoRound();
    void anAnchorIsSeenFromTheDeal();
    void noWayRoundIsInSight();
    void thirteenInSeventeen();
    void whoHoldsAllThreeWins();
};

void StopStepsTest::initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void StopStepsTest::fourSteps() {
    QStringList titles;
    for (std::size_t i = 0; i < stopStepCount; ++i) {
        titles += stopStep(i, {}).title;
    }
    QCOMPARE(titles.join(QLatin1Char('|')),
             QStringLiteral("1. The missing line|2. The cycle|3. The anchor|4. 13 in 17"));
}

void StopStepsTest::everyExampleIsAGame() {
    QStringList names;
    for (std::size_t i = 0; i < stopStepCount; ++i) {
        const StopStep step = stopStep(i, {});
        QVERIFY(!step.examples.empty());
        for (const StopExample& example : step.examples) {
            names += example.name;
            const Deal deal = files::dealOf(example.game);
            QVERIFY(!deal.hands[0].empty() && !deal.hands[1].empty());
            QVERIFY(!example.ending.isEmpty());
        }
        // The picture shows the first example.
        const Deal deal = files::dealOf(step.examples.front().game);
        QCOMPARE(step.cardCount, deal.hands[0].size() + deal.hands[1].size());
    }
    QCOMPARE(names.removeDuplicates(), 0);
}

void StopStepsTest::aCaptureForgetsItsMatch() {
    const StopStep step = stopStep(0, {});
    const Play made = *step.scene.play;
    QVERIFY(made.captures());
    const files::SavedGame& shown = step.examples.front().game;
    QVERIFY(shown.rules == inside::publishedWay());
    QVERIFY(files::dealOf(shown) == articlesDeal());
    Game game(files::dealOf(shown), shown.rules);
    game.find(5);
    QVERIFY(game.playNumber(5) == made);
    const auto state = inside::stateAfter(game, 5);
    // Of its rank one card lies on the table, marked.
    QCOMPARE(std::ranges::count(state.position.pile, made.card.rank, &Card::rank), 1);
    QVERIFY(state.book[made.card.rank]);
    QVERIFY(std::ranges::none_of(made.captured, [&](Card card) {
        return card.rank == made.card.rank && card.id != made.card.id;
    }));
    Game whole(articlesDeal(), inside::wholeRule());
    whole.find(5);
    QVERIFY(!inside::stateAfter(whole, 5).book[made.card.rank]);
    QCOMPARE(step.caption, QStringLiteral("A plays A♠, and A♥ is its match. The published program "
                                          "leaves A♥ on the table."));
}

void StopStepsTest::byTheWholeRuleAMillionDealsEnd() {
    const auto tally = surveyOf(inside::wholeRule(), 1'000'000);
    QCOMPARE(gamesOf(tally, Outcome::Endless), std::uint64_t{0});
    QCOMPARE(gamesOf(tally, Outcome::Undecided), std::uint64_t{0});
    QCOMPARE(tally.longest->plays, PlayCount{5449});
    QVERIFY(stopStep(0, {}).text.contains(QStringLiteral("5,449 plays")));
}

void StopStepsTest::theSameDealEnds() {
    const StopStep step = stopStep(0, {});
    QVERIFY(step.text.contains(QStringLiteral("Deal 1, the published way: Never ends")));
    QVERIFY(step.text.contains(QStringLiteral("Deal 1, the whole rule: B wins after 777 plays")));
    const Deal deal = numberedDeal(anchoredDeal);
    QVERIFY(judge(deal, inside::publishedWay(), 1000).outcome == Outcome::Endless);
    const Verdict whole = judge(deal, inside::wholeRule());
    QVERIFY(whole.outcome == Outcome::B);
    QCOMPARE(whole.standing->plays, PlayCount{777});
}

void StopStepsTest::smallDecksGoRound() {
    samples::Ranks cards = {1, 1, 2, 2, 3, 3, 4, 4};
    int deals = 0;
    int endless = 0;
    do {
        const samples::Ranks a(cards.begin(), cards.begin() + 4);
        const samples::Ranks b(cards.begin() + 4, cards.end());
        const Verdict verdict = judge(samples::dealOf(a, b), inside::wholeRule());
        ++deals;
        if (verdict.outcome == Outcome::Endless) {
            ++endless;
            QCOMPARE(verdict.cycle->period, PlayCount{52});
        }
    } while (std::ranges::next_permutation(cards).found);
    QCOMPARE(deals, 2520);
    QCOMPARE(endless, 168);
}

void StopStepsTest::theExamplesGoRound() {
    const StopStep step = stopStep(1, {});
    QCOMPARE(step.examples.size(), std::size_t{2});
    const auto cycleOf = [&](std::size_t example) {
        const auto& game = step.examples[example].game;
        return *judge(files::dealOf(game), game.rules).cycle;
    };
    QVERIFY((cycleOf(0) == Cycle{13, 204}));
    QCOMPARE(cycleOf(1).period, PlayCount{52});
    QVERIFY(step.examples[0].game.rules == *parseRules("coursework"));
    QVERIFY(step.examples[0].game.rules.pickup == Pickup::Bottom); // in table order
    QVERIFY(step.examples[1].game.rules == inside::wholeRule());
    QVERIFY(step.text.contains(QStringLiteral("after 13 plays, every 204 plays")));
    QCOMPARE(step.caption,
             QStringLiteral("The table after 13 plays; and after 217, and after 421, and so on."));
    const Deal deal = files::dealOf(step.examples[0].game);
    Game game(deal, step.examples[0].game.rules);
    QVERIFY(sameRanks(game.at(13), game.at(217)));
    QVERIFY(sameRanks(game.at(13), game.at(421)));
}

/// The rule as the page words it: after the first play, both hold a card of its rank.
void StopStepsTest::anAnchorIsSeenFromTheDeal() {
    int anchored = 0;
    for (const Deal& deal : samples::variedDeals(41, 200, 2)) {
        const Rank first = deal.handOf(Player::A)[0].rank;
        Position position = startOf(deal);
        play(position, inside::publishedWay());
        const bool both = countOf(position.handOf(Player::A), first) > 0 &&
                          countOf(position.handOf(Player::B), first) > 0;
        QCOMPARE(anchorOf(deal, inside::publishedWay()).has_value(), both);
        anchored += both ? 1 : 0;
    }
    QVERIFY(anchored > 20);
    const StopStep step = stopStep(2, {});
    const Deal deal = numberedDeal(anchoredDeal);
    QVERIFY(step.text.contains(QStringLiteral("A plays Q")));
    QVERIFY(deal.handOf(Player::A)[0].rank == 12);
    // The picture has it at the bottom.
    QVERIFY(step.scene.position.pile[0].id == deal.handOf(Player::A)[0].id);
    QVERIFY(step.scene.position.pile.size() > 1);
}

void StopStepsTest::noWayRoundIsInSight() {
    const Verdict verdict = judge(numberedDeal(anchoredDeal), inside::publishedWay());
    QVERIFY(verdict.anchor.has_value());
    QVERIFY(!verdict.cycle.has_value());
}

void StopStepsTest::thirteenInSeventeen() {
    // Three cards among the 25 places left to A and the 26 of B.
    const int split = threeOf(51) - threeOf(25) - threeOf(26);
    QCOMPARE(17 * split, 13 * threeOf(51));
    QCOMPARE(numberedDeal(1).hands[0].size(), std::size_t{26});
    // And no other deal is known to go on for ever.
    const auto tally = surveyOf(inside::publishedWay(), 200'000);
    QCOMPARE(gamesOf(tally, Outcome::Endless), tally.anchors.games);
    QCOMPARE(gamesOf(tally, Outcome::Undecided), std::uint64_t{0});
    const double share = static_cast<double>(tally.anchors.games) / 200'000;
    QVERIFY(std::abs(share - 13.0 / 17) < 0.004);
    QVERIFY(stopStep(3, {}).text.contains(QStringLiteral("76.5%")));
}

void StopStepsTest::whoHoldsAllThreeWins() {
    int seen = 0;
    for (std::uint64_t number = 1; number <= 1000; ++number) {
        const Deal deal = numberedDeal(number);
        if (anchorOf(deal, inside::publishedWay())) {
            continue;
        }
        const auto& hand = deal.handOf(Player::A);
        const auto held = std::ranges::count(hand, hand[0].rank, &Card::rank);
        QVERIFY(held == 1 || held == 4);
        const Verdict verdict = judge(deal, inside::publishedWay());
        QVERIFY(verdict.outcome == (held == 4 ? Outcome::A : Outcome::B));
        ++seen;
    }
    QVERIFY(seen > 150);
    const Deal deal = numberedDeal(firstWithoutAnchor());
    QVERIFY(!anchorOf(deal, inside::publishedWay()));
    QCOMPARE(countOf(startOf(deal).handOf(Player::B), deal.handOf(Player::A)[0].rank), 3);
    QVERIFY(stopStep(3, {}).caption.startsWith(
        QStringLiteral("B holds the other three cards like A♦. B wins after 150 plays")));
}

QTEST_GUILESS_MAIN(StopStepsTest)
#include "stop_steps_test.moc"
