// SPDX-License-Identifier: MIT
// Telling a capture before it happens: right and wrong answers, and the score.
#include "app/inside/prediction.h"
#include "tests/engine/samples.h"

using namespace fishing;
using inside::Prediction;
using inside::PredictionScore;
using Answer = Prediction::Answer;

namespace {

/// 2 3 4 lie there, and A's next card is a 2: it takes all.
Position beforeCapture(const Rules& rules) {
    Position position = startOf(samples::dealOf({2, 4, 1}, {3, 2, 6}));
    for (int i = 0; i < 3; ++i) {
        play(position, rules);
    }
    return position;
}

} // namespace

class PredictionTest : public QObject {
    Q_OBJECT

private slots:
    void asksOnlyBeforeACapture();
    void takesTheCardsInTheirOrder_data();
    void takesTheCardsInTheirOrder();
    void agreesWithEveryCapture_data() { samples::addRuleSets(); }
    void agreesWithEveryCapture();
    void keepsAScore();
};

void PredictionTest::asksOnlyBeforeACapture() {
    const Rules rules;
    Position position = startOf(samples::dealOf({2, 4, 1}, {3, 2, 6}));
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!Prediction::at(position, rules));
        play(position, rules);
    }
    QVERIFY(Prediction::at(position, rules).has_value());
    position = startOf(samples::dealOf({1}, {1, 2}));
    play(position, rules);
    QVERIFY(ending(position, rules).has_value());
    QVERIFY(!Prediction::at(position, rules));
}

void PredictionTest::takesTheCardsInTheirOrder_data() {
    QTest::addColumn<Rules>("rules");
    QTest::addColumn<std::vector<int>>("order");
    QTest::newRow("classic") << Rules() << std::vector{2, 4, 3, 2};
    QTest::newRow("textbook") << samples::rulesFrom("textbook") << std::vector{2, 4, 3};
    QTest::newRow("coursework") << samples::rulesFrom("coursework") << std::vector{2, 3, 4, 2};
}

void PredictionTest::takesTheCardsInTheirOrder() {
    QFETCH(Rules, rules);
    QFETCH(std::vector<int>, order);
    auto prediction = *Prediction::at(beforeCapture(rules), rules);
    QCOMPARE(samples::ranksOf(prediction.expected()), order);
    const CardRow expected = prediction.expected();
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY(!prediction.isComplete());
        // Any other card is wrong, and nothing is lost by it.
        QVERIFY(prediction.tell(expected[(i + 1) % expected.size()].id) == Answer::Wrong);
        QCOMPARE(prediction.told(), i);
        const bool isLast = i + 1 == expected.size();
        QVERIFY(prediction.tell(expected[i].id) == (isLast ? Answer::Complete : Answer::Right));
    }
    QVERIFY(prediction.isComplete());
    QCOMPARE(prediction.mistakes(), static_cast<int>(expected.size()));
}

void PredictionTest::agreesWithEveryCapture() {
    QFETCH(Rules, rules);
    for (const Deal& deal : samples::variedDeals(23, 4, 1)) {
        Position position = startOf(deal);
        for (int i = 0; i < 100 && !ending(position, rules); ++i) {
            const auto prediction = Prediction::at(position, rules);
            const Play made = play(position, rules);
            QCOMPARE(prediction.has_value(), made.captures());
            QVERIFY(!prediction || prediction->expected() == made.captured);
        }
    }
}

void PredictionTest::keepsAScore() {
    const Rules rules;
    const auto told = [&](bool isFlawless) {
        auto prediction = *Prediction::at(beforeCapture(rules), rules);
        if (!isFlawless) {
            prediction.tell(prediction.expected().back().id);
        }
        for (const Card card : CardRow(prediction.expected())) {
            prediction.tell(card.id);
        }
        return prediction;
    };
    PredictionScore score;
    for (const bool isFlawless : {true, true, false, true}) {
        score.add(told(isFlawless));
    }
    QVERIFY((score == PredictionScore{4, 3, 1, 2, 1}));
}

QTEST_GUILESS_MAIN(PredictionTest)
#include "prediction_test.moc"
