// SPDX-License-Identifier: MIT
// The fast kernel against the rule: for every rule set and every instruction set of this machine it
// plays as play() does, whatever the deck, the hands and the limit. FISHING_KERNEL_DEALS sets how
// many deals each rule set is tried on.
#include "engine/study/batch_judge.h"
#include "tests/engine/samples.h"

#include <vector>

using namespace fishing;
using namespace fishing::study;

namespace {

/// Random deals of one shape. The ranks may begin with any, so that small decks have Jacks too.
struct Sample {
    std::vector<Rank> ranks;
    std::size_t aCards = 0;
    std::size_t bCards = 0;

    DealRows rows() const { return {ranks, aCards, bCards}; }
};

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

/// What the kernel has to say, by the rule itself.
Played playedByTheRule(const Deal& deal, const Rules& rules, std::uint32_t limit) {
    Position position = startOf(deal);
    Played played;
    for (std::uint32_t plays = 1; plays <= limit; ++plays) {
        played.captures += play(position, rules).captures() ? 1U : 0U;
        if (const auto outcome = ending(position, rules)) {
            played.outcome = *outcome;
            played.plays = plays;
            return played;
        }
    }
    return {};
}

std::size_t dealsPerRuleSet() {
    bool isNumber = false;
    const int count = qEnvironmentVariableIntValue("FISHING_KERNEL_DEALS", &isNumber);
    return isNumber ? static_cast<std::size_t>(count) : 400;
}

/// Says in what the kernel is wrong about these deals, "" if in nothing.
std::string errorIn(const Sample& sample, const Rules& rules, std::uint32_t limit) {
    const DealRows rows = sample.rows();
    std::vector<Played> expected;
    for (std::size_t i = 0; i < rows.count(); ++i) {
        expected.push_back(playedByTheRule(dealOf(rows, i), rules, limit));
    }
    for (const InstructionSet set : supportedInstructionSets()) {
        std::vector<Played> played(rows.count());
        Kernel(rules, limit, set).play(rows, played);
        for (std::size_t i = 0; i < rows.count(); ++i) {
            if (!(played[i] == expected[i])) {
                return std::string(nameOf(set)) + ", limit " + std::to_string(limit) + ": " +
                       toText(dealOf(rows, i));
            }
        }
    }
    return "";
}

} // namespace

class KernelTest : public QObject {
    Q_OBJECT

private slots:
    void playsByTheRule_data() { samples::addRuleSets(); }
    void playsByTheRule();
};

void KernelTest::playsByTheRule() {
    QFETCH(Rules, rules);
    samples::Random random(11);
    constexpr std::size_t dealsOfAShape = 40;
    for (std::size_t done = 0; done < dealsPerRuleSet(); done += dealsOfAShape) {
        const int ranks = random.between(1, highestRank);
        const int mostCards = random.between(0, 9) == 0 ? maxDealtHand : random.between(1, 16);
        const Sample sample = randomSample(random, dealsOfAShape, ranks, mostCards);
        const auto limit = static_cast<std::uint32_t>(random.between(0, 1000));
        const std::string error = errorIn(sample, rules, limit);
        QVERIFY2(error.empty(), error.c_str());
    }
}

QTEST_APPLESS_MAIN(KernelTest)
#include "kernel_test.moc"
