// SPDX-License-Identifier: MIT
#include "app/ending_search.h"
#include "tests/app/deals.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace fishing;

class EndingSearchTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsQuickIsKnownAtOnce();
    void theRestIsLookedFor();
    void onlyTheLastQuestionIsAnswered();
    void droppedTasksTellNothing();
    void aTaskCanBeginAnother();
};

void EndingSearchTest::whatIsQuickIsKnownAtOnce() {
    EndingSearch search;
    QSignalSpy changed(&search, &EndingSearch::changed);
    search.lookFor(articlesDeal(), {});
    QVERIFY(!search.isLooking());
    QCOMPARE(search.verdict()->outcome, Outcome::B);
    QCOMPARE(search.verdict()->standing->plays, PlayCount(49));
    QCOMPARE(changed.size(), 1);
    search.drop();
    QVERIFY(!search.verdict());
    QCOMPARE(changed.size(), 2);
}

void EndingSearchTest::theRestIsLookedFor() {
    const Deal deal = numberedDeal(167, {13, 16});
    EndingSearch search;
    search.lookFor(deal, {});
    QVERIFY(search.isLooking());
    QVERIFY(!search.verdict());
    QTRY_VERIFY_WITH_TIMEOUT(!search.isLooking(), 60'000);
    const Verdict expected = judge(deal, {});
    QCOMPARE(search.verdict()->outcome, expected.outcome);
    QCOMPARE(search.verdict()->standing->plays, expected.standing->plays);
}

void EndingSearchTest::onlyTheLastQuestionIsAnswered() {
    EndingSearch search;
    QSignalSpy changed(&search, &EndingSearch::changed);
    for (int i = 0; i < 20; ++i) {
        search.lookFor(numberedDeal(167, {13, 16}), {});
    }
    search.lookFor(articlesDeal(), {});
    QCOMPARE(changed.size(), 21);
    QTest::qWait(50);
    QCOMPARE(changed.size(), 21);
    QCOMPARE(search.verdict()->standing->plays, PlayCount(49));
}

void EndingSearchTest::droppedTasksTellNothing() {
    std::atomic<bool> hasTold = false;
    bool heard = false;
    BackgroundTask task;
    task.start([&](const std::stop_token& stop, const BackgroundTask::Tell& tell) {
        tell([&heard] { heard = true; });
        hasTold = true;
        while (!stop.stop_requested()) {
            std::this_thread::yield();
        }
    });
    while (!hasTold) {
        std::this_thread::yield();
    }
    task.drop(); // its answer is on the way
    QCoreApplication::processEvents();
    QVERIFY(!heard);
}

void EndingSearchTest::aTaskCanBeginAnother() {
    BackgroundTask task;
    int answers = 0;
    const BackgroundTask::Work second = [&](const std::stop_token&,
                                            const BackgroundTask::Tell& tell) {
        tell([&answers] { answers += 10; });
    };
    task.start([&](const std::stop_token&, const BackgroundTask::Tell& tell) {
        tell([&] {
            ++answers;
            task.start(second);
        });
        tell([&answers] { answers += 100; }); // comes too late
    });
    QTRY_COMPARE(answers, 11);
    QCoreApplication::processEvents();
    QCOMPARE(answers, 11);
}

QTEST_GUILESS_MAIN(EndingSearchTest)
#include "ending_search_test.moc"
