// SPDX-License-Identifier: MIT
// The fast kernel against judge(): for every rule set and every instruction set of this machine it
// says how the game ends and after how many plays and captures, whatever the deck, the hands and
// the limit. FISHING_KERNEL_DEALS sets how many random deals each rule set is tried on.
#include "engine/study/kernel.h"
#include "engine/verdict.h"
#include "tests/engine/samples.h"

#include <algorithm>
#include <limits>
#include <vector>

using namespace fishing;
using namespace fishing::study;

namespace {

/// Deals of one shape, with memory of their own.
struct Sample {
    std::vector<Rank> ranks;
    std::size_t aCards = 0;
    std::size_t bCards = 0;

    DealRows rows() const { return {ranks, aCards, bCards}; }
};

/// Random deals of `rankCount` ranks in a row. The row may begin with any rank, so that small decks
/// have Jacks too.
Sample randomSample(samples::Random& random, std::size_t deals, int rankCount, int mostCards) {
    const int lowest = random.between(1, highestRank + 1 - rankCount);
    Sample sample;
    sample.aCards = static_cast<std::size_t>(random.between(1, mostCards));
    sample.bCards = static_cast<std::size_t>(random.between(1, mostCards));
    sample.ranks.resize(deals * (sample.aCards + sample.bCards));
    for (Rank& rank : sample.ranks) {
        rank = static_cast<Rank>(random.between(lowest, lowest + rankCount - 1));
    }
    return sample;
}

Sample numberedSample(std::uint64_t first, std::size_t deals, Deck deck) {
    const Dealer dealer(deck);
    Sample sample;
    sample.ranks.resize(deals * dealer.cards());
    const DealRows rows = dealer.deal(first, sample.ranks);
    sample.aCards = rows.aCards;
    sample.bCards = rows.bCards;
    return sample;
}

/// What the kernel has to say.
Played expectedOf(const Deal& deal, const Rules& rules, std::uint32_t limit) {
    const Verdict verdict = judge(deal, rules, limit);
    if (verdict.outcome == Outcome::Endless || verdict.outcome == Outcome::Undecided) {
        return {};
    }
    return {verdict.outcome, static_cast<std::uint32_t>(verdict.standing->plays),
            static_cast<std::uint32_t>(verdict.standing->captures)};
}

std::vector<Played> expectedOf(const Sample& sample, const Rules& rules, std::uint32_t limit) {
    std::vector<Played> expected;
    for (std::size_t i = 0; i < sample.rows().count(); ++i) {
        expected.push_back(expectedOf(dealOf(sample.rows(), i), rules, limit));
    }
    return expected;
}

/// Says in what the kernel differs from `expected`, "" if in nothing.
std::string differenceFrom(const std::vector<Played>& expected, const Sample& sample,
                           const Rules& rules, std::uint32_t limit) {
    for (const InstructionSet set : supportedInstructionSets()) {
        std::vector<Played> played(expected.size());
        Kernel(rules, limit, set).play(sample.rows(), played);
        const auto wrong = std::ranges::mismatch(played, expected);
        if (wrong.in1 != played.end()) {
            const auto index = static_cast<std::size_t>(wrong.in1 - played.begin());
            return std::string(nameOf(set)) + ", limit " + std::to_string(limit) + ": " +
                   toText(dealOf(sample.rows(), index));
        }
    }
    return "";
}

std::string differenceFromJudge(const Sample& sample, const Rules& rules, std::uint32_t limit) {
    return differenceFrom(expectedOf(sample, rules, limit), sample, rules, limit);
}

std::size_t dealsPerRuleSet() {
    bool isNumber = false;
    const int count = qEnvironmentVariableIntValue("FISHING_KERNEL_DEALS", &isNumber);
    return isNumber ? static_cast<std::size_t>(count) : 240;
}

} // namespace

class KernelTest : public QObject {
    Q_OBJECT

private slots:
    void randomDeals_data() { samples::addRuleSets(); }
    void randomDeals();
    void limitsAtTheEnd_data() { samples::addRuleSets(); }
    void limitsAtTheEnd();
    void fullestHands_data() { samples::addRuleSets(); }
    void fullestHands();
    void everyDeck_data();
    void everyDeck();
    void fewDeals();
    void longGames();
    void everyOutcomeIsMet();
    void instructionSets();
};

void KernelTest::randomDeals() {
    QFETCH(Rules, rules);
    samples::Random random(11);
    constexpr std::size_t dealsOfAShape = 40;
    for (std::size_t done = 0; done < dealsPerRuleSet(); done += dealsOfAShape) {
        const int ranks = random.between(1, highestRank);
        const int mostCards = random.between(0, 9) == 0 ? maxDealtHand : random.between(1, 26);
        const Sample sample = randomSample(random, dealsOfAShape, ranks, mostCards);
        const auto limit = static_cast<std::uint32_t>(random.between(0, 1000));
        const std::string difference = differenceFromJudge(sample, rules, limit);
        QVERIFY2(difference.empty(), difference.c_str());
    }
}

void KernelTest::limitsAtTheEnd() {
    // A game that ends with play number `limit` has ended.
    QFETCH(Rules, rules);
    const Sample sample = numberedSample(500, 20, {5, 3});
    for (const Played& game : expectedOf(sample, rules, 2000)) {
        for (const std::uint32_t limit : {game.plays - 1, game.plays, game.plays + 1}) {
            if (limit <= 2000) {
                const std::string difference = differenceFromJudge(sample, rules, limit);
                QVERIFY2(difference.empty(), difference.c_str());
            }
        }
    }
}

void KernelTest::fullestHands() {
    // With 104 cards in each hand, one soon holds nearly all of them.
    QFETCH(Rules, rules);
    const Sample sample = numberedSample(1, 4, {13, 16});
    const std::string difference = differenceFromJudge(sample, rules, 3000);
    QVERIFY2(difference.empty(), difference.c_str());
}

void KernelTest::everyDeck_data() {
    QTest::addColumn<int>("ranks");
    for (int ranks = 1; ranks <= highestRank; ++ranks) {
        QTest::addRow("%d ranks", ranks) << ranks;
    }
}

void KernelTest::everyDeck() {
    QFETCH(int, ranks);
    for (int copies = ranks == 1 ? 2 : 1; copies <= maxCopies; ++copies) {
        const Sample sample = numberedSample(77, 3, {ranks, copies});
        for (const Preset& preset : presets()) {
            const std::string difference = differenceFromJudge(sample, preset.rules, 500);
            QVERIFY2(difference.empty(), difference.c_str());
        }
    }
}

void KernelTest::fewDeals() {
    // None, and fewer than are played side by side.
    for (std::size_t deals = 0; deals <= 40; ++deals) {
        const Sample sample = numberedSample(deals, deals, {6, 2});
        for (const Preset& preset : presets()) {
            const std::string difference = differenceFromJudge(sample, preset.rules, 300);
            QVERIFY2(difference.empty(), difference.c_str());
        }
    }
}

void KernelTest::longGames() {
    // Long enough to go many times round whatever memory the hands have. The figures are those of
    // the game itself, known beforehand for the longest of the first million deals.
    std::vector<Sample> samples = {numberedSample(494'175, 1, {})};
    for (std::uint64_t number = 1; number <= 6; ++number) {
        samples.push_back(numberedSample(number, 1, {}));
    }
    for (const char* text : {"classic", "hook", "pickup=bottom", "jack=hook", "capture=leave"}) {
        const Rules rules = samples::rulesFrom(text);
        for (const Sample& sample : samples) {
            const std::string difference = differenceFromJudge(sample, rules, 30'000);
            QVERIFY2(difference.empty(), difference.c_str());
        }
    }
    for (const InstructionSet set : supportedInstructionSets()) {
        Played longest;
        Kernel({}, std::numeric_limits<std::uint32_t>::max(), set)
            .play(samples[0].rows(), std::span(&longest, 1));
        QCOMPARE(longest.plays, 5449U);
    }
}

void KernelTest::everyOutcomeIsMet() {
    // The tests above are worth what their deals are worth.
    std::array<int, 5> met{};
    samples::Random random(11);
    for (const Rules& rules : allRules()) {
        for (int shape = 0; shape < 6; ++shape) { // as many as randomDeals() tries
            const int ranks = random.between(1, highestRank);
            const Sample sample = randomSample(random, 40, ranks, random.between(1, 26));
            for (const Played& game : expectedOf(sample, rules, 300)) {
                ++met[static_cast<std::size_t>(game.outcome)];
            }
        }
    }
    for (const Outcome outcome : {Outcome::A, Outcome::B, Outcome::Draw, Outcome::Undecided}) {
        const int count = met[static_cast<std::size_t>(outcome)];
        QVERIFY2(count > 100, qPrintable(QString::number(count)));
    }
    std::size_t fullest = 0;
    const Sample sample = numberedSample(1, 4, {13, 16});
    for (std::size_t i = 0; i < sample.rows().count(); ++i) {
        Position position = startOf(dealOf(sample.rows(), i));
        for (int plays = 0; plays < 3000 && !ending(position, {}); ++plays) {
            play(position, {});
            fullest = std::max({fullest, position.hands[0].size(), position.hands[1].size()});
        }
    }
    QVERIFY2(fullest > 180, qPrintable(QString::number(fullest)));
}

void KernelTest::instructionSets() {
    const auto sets = supportedInstructionSets();
    QVERIFY(sets.front() == InstructionSet::Portable);
    QVERIFY(sets.back() == bestInstructionSet());
    QVERIFY(std::ranges::is_sorted(sets, std::ranges::less_equal()));
    for (const InstructionSet set : sets) {
        qInfo("tested: %s", std::string(nameOf(set)).c_str());
    }
}

QTEST_APPLESS_MAIN(KernelTest)
#include "kernel_test.moc"
