// SPDX-License-Identifier: MIT
// Where the published program parts from the whole rule, and what becomes of both.
#include "app/inside/slip.h"
#include "engine/verdict.h"
#include "tests/engine/samples.h"

using namespace fishing;
using inside::Parting;

namespace {

/// Both games side by side, up to the first difference.
std::optional<PlayCount> partingBySight(const Deal& deal) {
    Game whole(deal, inside::wholeRule());
    Game published(deal, inside::publishedWay());
    for (PlayCount number = 0;; ++number) {
        const bool wholeGoesOn = whole.find(number) == number;
        const bool publishedGoesOn = published.find(number) == number;
        if (!wholeGoesOn && !publishedGoesOn) {
            return std::nullopt;
        }
        // A game that is over before the other one parts from it with its last play.
        if (wholeGoesOn != publishedGoesOn) {
            return number - 1;
        }
        if (whole.positionAfter(number) != published.positionAfter(number)) {
            return number;
        }
    }
}

} // namespace

class SlipTest : public QObject {
    Q_OBJECT

private slots:
    void theTwoWaysAreThePresets();
    void theArticlesExample();
    void partsWhereItIsSeenTo();
    void withoutACapture();
};

void SlipTest::theTwoWaysAreThePresets() {
    QVERIFY(presetName(inside::wholeRule()) == "classic");
    QVERIFY(presetName(inside::publishedWay()) == "textbook");
}

void SlipTest::theArticlesExample() {
    const Deal deal = samples::dealOf({2, 4, 1, 2, 5, 6}, {3, 1, 3, 5, 6, 4});
    QVERIFY((inside::partingOf(deal) == Parting{5, Parting::Cause::Capture}));
    QVERIFY(judge(deal, inside::wholeRule()).outcome == Outcome::B);
    QVERIFY(judge(deal, inside::publishedWay()).outcome == Outcome::A);
}

void SlipTest::partsWhereItIsSeenTo() {
    int apart = 0;
    int together = 0;
    for (const Deal& deal : samples::variedDeals(17, 300, 3)) {
        const auto parting = inside::partingOf(deal);
        const auto seen = partingBySight(deal);
        QCOMPARE(parting.has_value(), seen.has_value());
        if (parting) {
            QCOMPARE(parting->play, *seen);
            ++apart;
        } else {
            ++together;
        }
    }
    QVERIFY(apart > 200);
    QVERIFY(together > 0);
}

void SlipTest::withoutACapture() {
    // B runs out after B's turn: nobody forgets anything.
    QVERIFY(!inside::partingOf(samples::dealOf({1, 2, 3}, {4, 5})));
    // A runs out: by the whole rule the game is over, the published program lets B play.
    QVERIFY(
        (inside::partingOf(samples::dealOf({1, 2}, {4, 5})) == Parting{3, Parting::Cause::End}));
}

QTEST_GUILESS_MAIN(SlipTest)
#include "slip_test.moc"
