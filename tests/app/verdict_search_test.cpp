// SPDX-License-Identifier: MIT
// Games that are not decided at once: the search goes on in the background, can be stopped and sent
// further, and says no more than it knows.
#include "app/panel_button.h"
#include "app/panels/verdict_row.h"
#include "tests/app/deals.h"
#include "tests/app/verdict_window.h"

#include <QAction>
#include <QMenu>
#include <QProgressBar>

using namespace fishing;

class VerdictSearchTest : public QObject, private VerdictWindow {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void longGamesAreSearchedInTheBackground();
    void theSearchCanBeStopped();
    void aStoppedSearchForALoopIsNoProof();
    void undecidedGamesCanBeLookedAtFurther();
    void theLimitCanBeChosen();
};

void VerdictSearchTest::longGamesAreSearchedInTheBackground() {
    play(numberedDeal(167, {13, 16}), "classic");
    if (m_controller->isJudging()) {
        QCOMPARE(said("verdictTitle"), text("Not known yet"));
        QVERIFY(shows("searchProgress"));
        QVERIFY(shows("stopSearch"));
        m_controller->stepForward(); // goes on meanwhile
        QCOMPARE(m_controller->index(), 1);
    }
    QTRY_VERIFY_WITH_TIMEOUT(!m_controller->isJudging(), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(said("verdictSentence").contains(text("wins after 62,684 plays")),
                             60'000);
    QVERIFY(!shows("searchProgress"));
    QVERIFY(!shows("searchLimit"));
    QCOMPARE(find<VerdictRow>("plays")->figure().figure, text("62,684 plays"));
    click("plays");
    QVERIFY(m_controller->isAtEnd());
}

void VerdictSearchTest::theSearchCanBeStopped() {
    m_controller->setUsualLimit(100'000'000);
    // With the hook no anchor tells at once, and there is neither an end nor a loop within reach.
    play(numberedDeal(1), "capture=leave,after=again,jack=hook");
    QCOMPARE(said("verdictTitle"), text("Not known yet"));
    QVERIFY(!shows("verdictSentence"));
    QTRY_VERIFY_WITH_TIMEOUT(find<QProgressBar>("searchProgress")->value() > 0, 60'000);
    click("stopSearch");
    QVERIFY(!m_controller->isJudging());
    settle();
    QCOMPARE(said("verdictTitle"), text("Undecided"));
    QVERIFY(said("verdictSentence").startsWith(text("Undecided after 20,000 plays")));
    QCOMPARE(said("searchText"),
             text("The search was stopped before it had seen the first 100,000,000 plays."));
    QCOMPARE(find<PanelButton>("lookFurther")->text(), text("Search again"));
    click("lookFurther");
    QVERIFY(m_controller->isJudging());
    QCOMPARE(m_controller->limit(), 100'000'000);
    m_controller->stopJudging();
}

void VerdictSearchTest::aStoppedSearchForALoopIsNoProof() {
    m_controller->setUsualLimit(100'000'000);
    play(numberedDeal(anchoredNumber), "textbook");
    QVERIFY(m_controller->isJudging());
    QTRY_VERIFY_WITH_TIMEOUT(find<QProgressBar>("searchProgress")->value() > 0, 60'000);
    click("stopSearch");
    settle();
    QCOMPARE(said("searchText"), text("The search for a loop was stopped."));
    m_controller->setFutureHidden(true);
    m_controller->setFutureHidden(false);
    settle();
    QCOMPARE(said("searchText"), text("The search for a loop was stopped."));
    m_controller->setLimit(50'000);
    QTRY_VERIFY_WITH_TIMEOUT(!m_controller->isJudging(), 60'000);
    settle();
    QCOMPARE(
        said("searchText"),
        text("Within the first 50,000 plays no position comes twice, so its loop is not known."));
}

void VerdictSearchTest::undecidedGamesCanBeLookedAtFurther() {
    m_controller->setUsualLimit(100);
    play(numberedDeal(42), "classic");
    QCOMPARE(said("verdictTitle"), text("Undecided"));
    QVERIFY(said("verdictSentence").startsWith(text("Undecided after 100 plays and ")));
    QCOMPARE(find<PanelButton>("searchLimit")->text(), text("Limit: 100 plays"));
    QCOMPARE(find<PanelButton>("lookFurther")->toolTip(), text("Look at the first 1,000 plays"));
    m_controller->stepForward();
    click("lookFurther");
    QCOMPARE(m_controller->limit(), 1000);
    QCOMPARE(m_controller->usualLimit(), 100); // of other games
    settle();
    QVERIFY(said("verdictSentence").contains(text("wins after 419 plays")));
    QCOMPARE(m_controller->index(), 1); // one stays where one is
    QVERIFY(!shows("searchLimit"));
}

void VerdictSearchTest::theLimitCanBeChosen() {
    m_controller->setUsualLimit(100);
    play(numberedDeal(42), "classic");
    auto* menu = find<QMenu>("searchLimits");
    menu->popup(m_panel->mapToGlobal(QPoint(0, 0)));
    auto* choice = menu->findChild<QAction*>(text("limit10000"));
    QVERIFY(choice != nullptr);
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(choice).center());
    QCOMPARE(m_controller->limit(), 10'000);
    QCOMPARE(m_controller->usualLimit(), 10'000);
    settle();
    QVERIFY(said("verdictSentence").contains(text("wins after 419 plays")));
}

QTEST_MAIN(VerdictSearchTest)
#include "verdict_search_test.moc"
