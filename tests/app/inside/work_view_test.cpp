// SPDX-License-Identifier: MIT
// The pages of the Inside panel that count the work and tell of the slip.
#include "app/panels/inside/array_gauge.h"
#include "app/panels/inside/slip_view.h"
#include "app/panels/inside/work_chart.h"
#include "tests/app/inside/inside_window.h"

#include <QSignalSpy>

#include <memory>

using namespace fishing;

namespace {

constexpr int workTab = 4;
constexpr int slipTab = 5;

} // namespace

class WorkViewTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void comparisonsSoFar();
    void theChartReachesAsFarAsTheTimeline();
    void noComparisonsWithHookedJacks();
    void arraysOfThePublishedProgram();
    void aShortGameNeedsNoMoreCells();
    void aHiddenFutureIsNotTold();
    void whereTheWaysPart();
    void whoWinsInEach();
    void theWayToMore();

private:
    std::unique_ptr<InsideWindow> m_inside;
};

void WorkViewTest::init() {
    m_inside = std::make_unique<InsideWindow>();
    QVERIFY(QTest::qWaitForWindowActive(&m_inside->window));
    m_inside->showTab(workTab);
}

void WorkViewTest::cleanup() {
    m_inside.reset();
}

void WorkViewTest::comparisonsSoFar() {
    QVERIFY(m_inside->text("workSummary").startsWith(QStringLiteral("How often")));
    m_inside->game.seek(5); // piles of 0, 1, 2 and 3 cards in vain, then the top card
    QCOMPARE(m_inside->text("workSummary"),
             QStringLiteral("So far: 7 comparisons by searching the pile, 6 with book."));
    m_inside->game.stepBackward();
    QCOMPARE(m_inside->text("workSummary"),
             QStringLiteral("So far: 6 comparisons by searching the pile, 4 with book."));
}

void WorkViewTest::theChartReachesAsFarAsTheTimeline() {
    auto* chart = m_inside->find<WorkChart>("workChart");
    const auto checkLast = [&] {
        const auto& last = chart->series().back();
        QCOMPARE(static_cast<qint64>(last.plays), m_inside->game.length());
        QVERIFY(last.work == inside::workOf(m_inside->game.game().totalsOf(last.plays)));
    };
    checkLast();
    m_inside->game.newGame(numberedDeal(anchoredNumber), textbook());
    checkLast();
    m_inside->game.seek(1'000'000);
    checkLast();
    QVERIFY(static_cast<int>(chart->series().size()) <= chart->points());
    m_inside->game.setFutureHidden(true);
    m_inside->game.newGame(articlesDeal(), {});
    checkLast();
    m_inside->game.stepForward();
    checkLast();
}

void WorkViewTest::noComparisonsWithHookedJacks() {
    QVERIFY(m_inside->find<WorkChart>("workChart")->isVisible());
    m_inside->game.newGame(articlesDeal(), samples::rulesFrom("hook"));
    QVERIFY(!m_inside->find<WorkChart>("workChart")->isVisible());
    QVERIFY(m_inside->find<ArrayGauge>("q1Gauge")->isVisible());
}

void WorkViewTest::arraysOfThePublishedProgram() {
    // Whatever rules the game on the table is played by.
    const Deal deal = numberedDeal(anchoredNumber);
    const auto overflow = *inside::overflowOf(deal, textbook());
    const auto play = static_cast<qint64>(overflow.play);
    for (const Rules& rules : {textbook(), samples::rulesFrom("coursework")}) {
        m_inside->game.newGame(deal, rules);
        QVERIFY(m_inside->text("arraysText").contains(QStringLiteral("will overflow at play")));
        m_inside->game.seek(10);
        Game published(deal, textbook());
        published.find(10);
        QCOMPARE(m_inside->find<ArrayGauge>("q1Gauge")->tail(),
                 5U + 1 + published.positionAfter(10).hands[0].size());
    }
    m_inside->game.newGame(deal, textbook());
    m_inside->game.seek(play - 1);
    const char* name = overflow.player == Player::A ? "q1Gauge" : "q2Gauge";
    QVERIFY(!m_inside->find<ArrayGauge>(name)->isOverfull());
    m_inside->game.stepForward();
    QVERIFY(m_inside->find<ArrayGauge>(name)->isOverfull());
    QVERIFY(m_inside->text("arraysText").contains(QStringLiteral("overflows at play")));
    m_inside->game.seek(100'000);
    QVERIFY(m_inside->find<ArrayGauge>(name)->isOverfull());
}

void WorkViewTest::aShortGameNeedsNoMoreCells() {
    QVERIFY(m_inside->text("arraysText").contains(QStringLiteral("that is enough. After play 0:")));
    m_inside->game.seek(49); // the published program is done after 18
    QVERIFY(m_inside->text("arraysText").endsWith(QStringLiteral("After play 18:")));
    QCOMPARE(m_inside->find<ArrayGauge>("q1Gauge")->tail(), 1U + 9 + 8);
}

void WorkViewTest::aHiddenFutureIsNotTold() {
    m_inside->game.setFutureHidden(true);
    m_inside->game.newGame(numberedDeal(anchoredNumber), textbook());
    QVERIFY(!m_inside->text("arraysText").contains(QStringLiteral("overflow")));
    m_inside->showTab(slipTab);
    QCOMPARE(m_inside->text("slipEnds"), QStringLiteral("How each of them ends is kept secret."));
    m_inside->game.setFutureHidden(false);
    QVERIFY(m_inside->text("slipEnds").contains(QStringLiteral("Never ends")));
}

void WorkViewTest::whereTheWaysPart() {
    m_inside->showTab(slipTab);
    QCOMPARE(m_inside->text("slipParting"),
             QStringLiteral("They part at play 5, the first capture: A plays A♠, and A♥ is its "
                            "match. By the whole rule the match is taken, too; the published "
                            "program leaves it on the table."));
    m_inside->game.newGame(*parseDeal("1 2 / 4 5"), {});
    QCOMPARE(m_inside->text("slipParting"),
             QStringLiteral("They part after play 3: A has run out of cards. By the whole rule the "
                            "game is over; the published program looks only when B has played, "
                            "too."));
    m_inside->game.newGame(*parseDeal("1 2 3 / 4 5"), {});
    QVERIFY(m_inside->text("slipParting").contains(QStringLiteral("they never part")));
}

void WorkViewTest::whoWinsInEach() {
    m_inside->showTab(slipTab);
    const QString ends = m_inside->text("slipEnds");
    QVERIFY(ends.startsWith(QStringLiteral("The whole rule: B wins after 49 plays")));
    QVERIFY(ends.contains(QStringLiteral("The published way: A wins after 18 plays")));
}

void WorkViewTest::theWayToMore() {
    m_inside->showTab(slipTab);
    QSignalSpy rules(m_inside->panel, &InsidePanel::rulesWanted);
    QSignalSpy slip(m_inside->panel, &InsidePanel::slipWanted);
    QSignalSpy stop(m_inside->panel, &InsidePanel::stopPageWanted);
    QVERIFY(!m_inside->find<QAbstractButton>("wholeRule")->isEnabled());
    m_inside->click("publishedWay");
    QCOMPARE(rules.count(), 1);
    QVERIFY(rules.last().first().value<Rules>() == textbook());
    m_inside->click("spotTheSlip");
    m_inside->click("makeItStop");
    QCOMPARE(slip.count(), 1);
    QCOMPARE(stop.count(), 1);
    for (const char* name : {"wholeRule", "publishedWay", "spotTheSlip", "makeItStop"}) {
        const auto* button = m_inside->find<QAbstractButton>(name);
        QVERIFY2(!button->toolTip().isEmpty() && !button->accessibleName().isEmpty(), name);
    }
}

QTEST_MAIN(WorkViewTest)
#include "work_view_test.moc"
