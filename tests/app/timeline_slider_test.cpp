// SPDX-License-Identifier: MIT
// The timeline as one uses it: with mouse, wheel, keys and finger, on a window with a table.
#include "tests/app/table_check.h"
#include "tests/app/timeline_window.h"

#include <QAccessible>
#include <QPointingDevice>
#include <QSignalSpy>
#include <memory>

using namespace fishing;

class TimelineSliderTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void aClickGoesThereAndOnAsADrag();
    void theWildestDragEndsWhereTheSliderStands();
    void aDragPaintsNoNewChart();
    void onlyTheLeftButtonDrags();
    void aNotchOfTheWheelIsAPlay();
    void keysGoOnAndBack();
    void aFingerIsAsGoodAsAMouse();
    void hidingItLetsTheGameGoOn();
    void itsValueIsToldInWords();
    void aHiddenFutureStaysHidden();
    void aHiddenFutureGrowsByWhatIsPlayed();
    void anEndlessGameGrowsInSteps();
    void aMillionPlaysAreNoMoreWork();
    void bookmarksAndEndAreMarked();
    void anotherGameIsAnotherPicture();
    void withoutAGameThereIsAGroove();

private:
    std::unique_ptr<TimelineWindow> m_window;
};

void TimelineSliderTest::init() {
    m_window = std::make_unique<TimelineWindow>();
    QVERIFY(m_window->open());
}

void TimelineSliderTest::aClickGoesThereAndOnAsADrag() {
    QSignalSpy changed(&m_window->game, &GameController::positionChanged);
    for (const double part : {0.5, 0.2, 0.83, 0.0, 1.0}) {
        changed.clear();
        m_window->press(part);
        QVERIFY(m_window->timeline.isSliderDown());
        QCOMPARE(m_window->game.index(), m_window->playAt(part));
        QCOMPARE(changed.size(), 1);
        m_window->moveTo(0.4);
        QCOMPARE(m_window->game.index(), m_window->playAt(0.4));
        m_window->release(0.4);
        QVERIFY(!m_window->timeline.isSliderDown());
        QCOMPARE(m_window->timeline.value(), static_cast<int>(m_window->game.index()));
    }
    QCOMPARE(m_window->playAt(0), qint64(0));
    QCOMPARE(m_window->playAt(1), qint64(plays42));
    VERIFY_TABLE(m_window->table, m_window->game);
}

void TimelineSliderTest::theWildestDragEndsWhereTheSliderStands() {
    m_window->game.setSpeed(1000);
    m_window->game.start();
    m_window->press(0.5);
    std::uint32_t random = 1;
    for (int i = 0; i < 300; ++i) {
        random = random * 1664525U + 1013904223U;
        const double part = static_cast<double>(random >> 8U) / (1U << 24U) * 0.9;
        m_window->moveTo(part);
        QCOMPARE(m_window->game.index(), m_window->playAt(part));
        QCOMPARE(m_window->timeline.value(), static_cast<int>(m_window->game.index()));
        if (i % 20 == 0) {
            QTest::qWait(5); // time in which a game that is not held would go on
            QCOMPARE(m_window->game.index(), m_window->playAt(part));
            QCOMPARE(faultOf(m_window->table, m_window->game), QString());
        }
    }
    QVERIFY(m_window->game.isRunning());
    m_window->moveTo(0.25);
    m_window->game.pause();
    m_window->release(0.25);
    QCOMPARE(m_window->game.index(), m_window->playAt(0.25));
    QCOMPARE(m_window->timeline.sliderPosition(), static_cast<int>(m_window->game.index()));
    QVERIFY(m_window->game.position() ==
            m_window->game.game().positionAfter(static_cast<PlayCount>(m_window->game.index())));
    VERIFY_TABLE(m_window->table, m_window->game);
}

void TimelineSliderTest::aDragPaintsNoNewChart() {
    m_window->timeline.repaint();
    const int charts = m_window->timeline.chartsPainted();
    QVERIFY(charts > 0);
    m_window->press(0.5);
    for (int i = 0; i < 50; ++i) {
        m_window->moveTo(i / 50.0);
        m_window->timeline.repaint();
    }
    m_window->release(0.5);
    QCOMPARE(m_window->timeline.chartsPainted(), charts);
    m_window->game.toggleBookmark();
    m_window->timeline.repaint();
    m_window->timeline.repaint();
    QCOMPARE(m_window->timeline.chartsPainted(), charts + 1);
}

void TimelineSliderTest::onlyTheLeftButtonDrags() {
    m_window->click(0.5, Qt::RightButton);
    m_window->click(0.5, Qt::MiddleButton);
    QCOMPARE(m_window->game.index(), qint64(0));
    QVERIFY(!m_window->timeline.isSliderDown());
}

void TimelineSliderTest::aNotchOfTheWheelIsAPlay() {
    m_window->game.seek(100);
    m_window->turnWheel(120);
    QCOMPARE(m_window->game.index(), qint64(101));
    m_window->turnWheel(-240);
    QCOMPARE(m_window->game.index(), qint64(99));
    for (int i = 0; i < 8; ++i) {
        m_window->turnWheel(15); // a touchpad turns in small parts
    }
    QCOMPARE(m_window->game.index(), qint64(100));
}

void TimelineSliderTest::keysGoOnAndBack() {
    m_window->pressKey(Qt::Key_Right);
    m_window->pressKey(Qt::Key_Right);
    m_window->pressKey(Qt::Key_Left);
    QCOMPARE(m_window->game.index(), qint64(1));
    m_window->pressKey(Qt::Key_PageDown);
    QCOMPARE(m_window->game.index(), qint64(1 + plays42 / 20));
    m_window->pressKey(Qt::Key_PageUp);
    QCOMPARE(m_window->game.index(), qint64(1));
    m_window->pressKey(Qt::Key_End);
    QCOMPARE(m_window->game.index(), qint64(plays42));
    m_window->pressKey(Qt::Key_Home);
    QCOMPARE(m_window->game.index(), qint64(0));
    VERIFY_TABLE(m_window->table, m_window->game);
}

void TimelineSliderTest::aFingerIsAsGoodAsAMouse() {
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    QTest::touchEvent(m_window->windowHandle(), screen.get()).press(0, m_window->place(0.3));
    QCOMPARE(m_window->game.index(), m_window->playAt(0.3));
    QVERIFY(m_window->timeline.isSliderDown());
    QTest::touchEvent(m_window->windowHandle(), screen.get()).move(0, m_window->place(0.7));
    QCOMPARE(m_window->game.index(), m_window->playAt(0.7));
    QTest::touchEvent(m_window->windowHandle(), screen.get()).release(0, m_window->place(0.7));
    QVERIFY(!m_window->timeline.isSliderDown());
    QCOMPARE(m_window->game.index(), m_window->playAt(0.7));
}

void TimelineSliderTest::hidingItLetsTheGameGoOn() {
    m_window->game.setSpeed(60);
    m_window->press(0.1);
    m_window->timeline.hide();
    m_window->game.start();
    const qint64 before = m_window->game.index();
    QTRY_VERIFY(m_window->game.index() > before);
    m_window->timeline.show();
    m_window->release(0.1);
}

void TimelineSliderTest::itsValueIsToldInWords() {
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&m_window->timeline);
    QVERIFY(spoken != nullptr);
    QCOMPARE(spoken->role(), QAccessible::Slider);
    QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Timeline"));
    QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("the deal, before the first play"));
    m_window->game.seek(175);
    QCOMPARE(spoken->text(QAccessible::Value),
             QStringLiteral("play 175 of 419: A plays 4♣ and catches 7 cards"));
    QAccessibleValueInterface* value = spoken->valueInterface();
    QVERIFY(value != nullptr);
    QCOMPARE(value->currentValue().toInt(), 175);
    QCOMPARE(value->minimumValue().toInt(), 0);
    QCOMPARE(value->maximumValue().toInt(), plays42);
    value->setCurrentValue(200);
    QCOMPARE(m_window->game.index(), qint64(200));
    m_window->game.newGame(numberedDeal(anchoredNumber), textbook());
    m_window->game.seek(1);
    QVERIFY(spoken->text(QAccessible::Value).startsWith(QStringLiteral("play 1: A plays ")));
}

void TimelineSliderTest::aHiddenFutureStaysHidden() {
    m_window->game.setFutureHidden(true);
    m_window->game.seek(40);
    m_window->game.seek(10);
    QCOMPARE(m_window->timeline.maximum(), 40);
    m_window->timeline.repaint();
    QVERIFY(!m_window->timeline.samples().columns().empty());
    QCOMPARE(m_window->timeline.samples().columns().back().play, qint64(40));
    for (const auto& capture : m_window->timeline.samples().captures()) {
        QVERIFY(capture.play <= 40);
    }
    QVERIFY(!m_window->timeline.marks().isEnd);
    QVERIFY(!m_window->timeline.marks().outcome);
    // Neither a look nor a click leads beyond.
    QVERIFY(m_window->playAt(0.95) > 40);
    m_window->moveTo(0.9);
    m_window->moveTo(0.95);
    QTest::qWait(250);
    QVERIFY(!m_window->preview().isVisible());
    m_window->moveTo(0.3);
    QTRY_VERIFY(m_window->preview().isVisible());
    QCOMPARE(m_window->previewText("previewTitle"),
             QStringLiteral("Play %1").arg(m_window->playAt(0.3)));
    m_window->moveTo(0.95);
    QTRY_VERIFY(!m_window->preview().isVisible());
    m_window->click(0.95);
    QCOMPARE(m_window->game.index(), qint64(40));
    QCOMPARE(m_window->timeline.maximum(), 40);
    VERIFY_TABLE(m_window->table, m_window->game);
    // Of another game nothing has been played.
    m_window->game.newGame(numberedDeal(43), {});
    QCOMPARE(m_window->game.length(), qint64(0));
    QCOMPARE(m_window->timeline.maximum(), 0);
}

void TimelineSliderTest::aHiddenFutureGrowsByWhatIsPlayed() {
    m_window->game.setFutureHidden(true);
    m_window->timeline.repaint();
    QList<qint64> ends;
    while (!m_window->game.isAtEnd()) {
        m_window->game.stepForward();
        m_window->timeline.repaint();
        QCOMPARE(m_window->timeline.maximum(), static_cast<int>(m_window->game.index()));
        QCOMPARE(m_window->timeline.samples().known(), m_window->game.index());
        const qint64 end = m_window->timeline.timelineScale().plays;
        if (!m_window->game.isAtEnd()) {
            QVERIFY(end > m_window->game.index());
        }
        if (!ends.contains(end)) {
            ends += end;
        }
    }
    QVERIFY(ends.size() < 12); // the picture rests, and grows in steps
    QCOMPARE(m_window->timeline.timelineScale().plays, qint64(plays42));
    QVERIFY(m_window->timeline.marks().isEnd);
    // Sampled only where it grew: no more often than there are plays, once for each step.
    QVERIFY(m_window->timeline.samples().lookUps() < 12 * plays42);
}

void TimelineSliderTest::anEndlessGameGrowsInSteps() {
    m_window->game.newGame(numberedDeal(anchoredNumber), textbook());
    const int before = m_window->timeline.maximum();
    m_window->pressKey(Qt::Key_End);
    QCOMPARE(m_window->timeline.maximum(), before); // nothing runs away under a dragging pointer
    m_window->press(0.5);
    m_window->moveTo(1.0);
    QCOMPARE(m_window->timeline.maximum(), before);
    m_window->release(1.0);
    QCOMPARE(m_window->game.index(), qint64(before));
    m_window->game.stepForward();
    const int after = m_window->timeline.maximum();
    QVERIFY(after >= before + 200);
    for (int i = 0; i < 100; ++i) {
        m_window->game.stepForward();
    }
    QCOMPARE(m_window->timeline.maximum(), after);
}

void TimelineSliderTest::aMillionPlaysAreNoMoreWork() {
    m_window->game.newGame(numberedDeal(anchoredNumber), textbook());
    m_window->game.stopJudging(); // its verdict would be a reason for a new chart
    m_window->game.seek(1'000'000);
    QVERIFY(m_window->timeline.maximum() >= 1'000'000);
    m_window->timeline.repaint();
    const qint64 lookUps = m_window->timeline.samples().lookUps();
    QVERIFY(lookUps <= 2 * m_window->timeline.width());
    const int charts = m_window->timeline.chartsPainted();
    m_window->press(0.5);
    for (const double part : {0.1, 0.9, 0.3, 0.7}) {
        m_window->moveTo(part);
        m_window->timeline.repaint();
        QCOMPARE(m_window->game.index(), m_window->playAt(part));
    }
    m_window->release(0.7);
    QCOMPARE(m_window->timeline.samples().lookUps(), lookUps);
    QCOMPARE(m_window->timeline.chartsPainted(), charts);
    m_window->moveTo(0.4);
    QTRY_VERIFY(m_window->preview().isVisible());
    QCOMPARE(m_window->preview().index(), m_window->playAt(0.4));
    VERIFY_TABLE(m_window->table, m_window->game);
}

void TimelineSliderTest::bookmarksAndEndAreMarked() {
    m_window->game.seek(100);
    m_window->game.toggleBookmark();
    m_window->game.seek(300);
    m_window->game.toggleBookmark();
    QCOMPARE(m_window->timeline.marks().bookmarks, std::vector<qint64>({100, 300}));
    QVERIFY(m_window->timeline.marks().isEnd);
    QVERIFY(m_window->timeline.marks().outcome == Outcome::B);
    m_window->game.seek(200);
    m_window->game.setFutureHidden(true); // a mark beyond would tell that the game goes on
    QCOMPARE(m_window->timeline.marks().bookmarks, std::vector<qint64>({100}));
    m_window->game.setFutureHidden(false);
    m_window->game.newGame(articlesDeal(), *parseRules("coursework"));
    QVERIFY(m_window->timeline.marks().cycle == (Cycle{13, 204}));
    QVERIFY(!m_window->timeline.marks().isEnd);
}

void TimelineSliderTest::anotherGameIsAnotherPicture() {
    const QImage first = m_window->timeline.grab().toImage();
    m_window->game.newGame(numberedDeal(43), {});
    const QImage second = m_window->timeline.grab().toImage();
    QVERIFY(first != second);
    m_window->game.newGame(numberedDeal(42), {});
    QCOMPARE(m_window->timeline.grab().toImage(), first);
}

void TimelineSliderTest::withoutAGameThereIsAGroove() {
    GameController none;
    TimelineSlider timeline(none);
    timeline.resize(300, 44);
    QVERIFY(!timeline.grab().isNull());
    QCOMPARE(timeline.spokenValue(), QString());
    QTest::mouseMove(&timeline, QPoint(100, 20));
    QTest::mouseClick(&timeline, Qt::LeftButton, {}, QPoint(100, 20));
    QCOMPARE(timeline.value(), 0);
}

QTEST_MAIN(TimelineSliderTest)
#include "timeline_slider_test.moc"
