// SPDX-License-Identifier: MIT
// The timeline as one uses it: with mouse, wheel, keys and finger, on a window with a table.
#include "app/game_controller.h"
#include "app/playback/timeline_slider.h"
#include "app/table/card_table.h"
#include "app/table/table_picture.h"
#include "tests/app/deals.h"
#include "tests/app/table_check.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPointingDevice>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QWindow>

#include <memory>

using namespace fishing;

namespace {

constexpr int plays42 = 419; // of deal 42 by the classic rules

} // namespace

class TimelineSliderTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aClickGoesThereAndOnAsADrag();
    void theWildestDragEndsWhereTheSliderStands();
    void aDragPaintsNoNewChart();
    void onlyTheLeftButtonDrags();
    void aNotchOfTheWheelIsAPlay();
    void keysGoOnAndBack();
    void aFingerIsAsGoodAsAMouse();
    void hidingItLetsTheGameGoOn();
    void itsValueIsToldInWords();
    void hoveringShowsTheMoment();
    void theMomentFollowsThePointer();
    void theMomentVanishes();
    void theMomentStaysOnTheScreen();
    void longCapturesAreToldInBrief();
    void handsFaceDownStayFaceDown();
    void aHiddenFutureStaysHidden();
    void aHiddenFutureGrowsByWhatIsPlayed();
    void anEndlessGameGrowsInSteps();
    void aMillionPlaysAreNoMoreWork();
    void bookmarksAndEndAreMarked();
    void anotherGameIsAnotherPicture();
    void withoutAGameThereIsAGroove();

private:
    QWindow* window() const { return m_window->windowHandle(); }
    QPoint place(double part) const {
        return m_timeline->mapTo(m_window.get(), QPoint(qRound(part * (m_timeline->width() - 1)),
                                                        m_timeline->height() / 2));
    }
    qint64 playAt(double part) const {
        const QPoint inTimeline = m_timeline->mapFrom(m_window.get(), place(part));
        return m_timeline->timelineScale().playAt(inTimeline.x());
    }
    void moveTo(double part) const { QTest::mouseMove(window(), place(part)); }
    void leave() const { QTest::mouseMove(window(), QPoint(200, 100)); }
    void press(Qt::Key key) const { QTest::keyClick(window(), key); }
    void turnWheel(int eighths) const {
        const QPointF middle = m_timeline->rect().center();
        QWheelEvent event(middle, m_timeline->mapToGlobal(middle), {}, QPoint(0, eighths),
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_timeline, &event);
    }
    const TimelinePreview& preview() const { return m_timeline->preview(); }
    QString previewText(const char* name) const {
        return preview().findChild<QLabel*>(QString::fromLatin1(name))->text();
    }

    GameController m_game;
    std::unique_ptr<QWidget> m_window;
    CardTable* m_table = nullptr;
    TimelineSlider* m_timeline = nullptr;
};

void TimelineSliderTest::init() {
    m_game.setFutureHidden(false);
    m_window = std::make_unique<QWidget>();
    auto* column = new QVBoxLayout(m_window.get());
    m_table = new CardTable(m_game, m_window.get());
    m_table->setAnimated(false);
    m_timeline = new TimelineSlider(m_game, m_window.get());
    column->addWidget(m_table, 1);
    column->addWidget(m_timeline);
    m_window->setGeometry(40, 40, 720, 500);
    m_window->show();
    m_game.newGame(numberedDeal(42), {});
    m_timeline->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    leave();
}

void TimelineSliderTest::cleanup() {
    m_game.pause();
    m_window.reset();
}

void TimelineSliderTest::aClickGoesThereAndOnAsADrag() {
    QSignalSpy changed(&m_game, &GameController::positionChanged);
    for (const double part : {0.5, 0.2, 0.83, 0.0, 1.0}) {
        changed.clear();
        QTest::mousePress(window(), Qt::LeftButton, {}, place(part));
        QVERIFY(m_timeline->isSliderDown());
        QCOMPARE(m_game.index(), playAt(part));
        QCOMPARE(changed.size(), 1);
        moveTo(0.4);
        QCOMPARE(m_game.index(), playAt(0.4));
        QTest::mouseRelease(window(), Qt::LeftButton, {}, place(0.4));
        QVERIFY(!m_timeline->isSliderDown());
        QCOMPARE(m_timeline->value(), static_cast<int>(m_game.index()));
    }
    QCOMPARE(playAt(0), qint64(0));
    QCOMPARE(playAt(1), qint64(plays42));
    VERIFY_TABLE(*m_table, m_game);
}

void TimelineSliderTest::theWildestDragEndsWhereTheSliderStands() {
    m_game.setSpeed(1000);
    m_game.start();
    QTest::mousePress(window(), Qt::LeftButton, {}, place(0.5));
    std::uint32_t random = 1;
    for (int i = 0; i < 300; ++i) {
        random = random * 1664525U + 1013904223U;
        const double part = static_cast<double>(random >> 8U) / (1U << 24U) * 0.9;
        moveTo(part);
        QCOMPARE(m_game.index(), playAt(part));
        QCOMPARE(m_timeline->value(), static_cast<int>(m_game.index()));
        if (i % 20 == 0) {
            QTest::qWait(5); // time in which a game that is not held would go on
            QCOMPARE(m_game.index(), playAt(part));
            QCOMPARE(faultOf(*m_table, m_game), QString());
        }
    }
    QVERIFY(m_game.isRunning());
    moveTo(0.25);
    m_game.pause();
    QTest::mouseRelease(window(), Qt::LeftButton, {}, place(0.25));
    QCOMPARE(m_game.index(), playAt(0.25));
    QCOMPARE(m_timeline->sliderPosition(), static_cast<int>(m_game.index()));
    QVERIFY(m_game.position() ==
            m_game.game().positionAfter(static_cast<PlayCount>(m_game.index())));
    VERIFY_TABLE(*m_table, m_game);
}

void TimelineSliderTest::aDragPaintsNoNewChart() {
    m_timeline->repaint();
    const int charts = m_timeline->chartsPainted();
    QVERIFY(charts > 0);
    QTest::mousePress(window(), Qt::LeftButton, {}, place(0.5));
    for (int i = 0; i < 50; ++i) {
        moveTo(i / 50.0);
        m_timeline->repaint();
    }
    QTest::mouseRelease(window(), Qt::LeftButton, {}, place(0.5));
    QCOMPARE(m_timeline->chartsPainted(), charts);
    m_game.toggleBookmark();
    m_timeline->repaint();
    m_timeline->repaint();
    QCOMPARE(m_timeline->chartsPainted(), charts + 1);
}

void TimelineSliderTest::onlyTheLeftButtonDrags() {
    QTest::mouseClick(window(), Qt::RightButton, {}, place(0.5));
    QTest::mouseClick(window(), Qt::MiddleButton, {}, place(0.5));
    QCOMPARE(m_game.index(), qint64(0));
    QVERIFY(!m_timeline->isSliderDown());
}

void TimelineSliderTest::aNotchOfTheWheelIsAPlay() {
    m_game.seek(100);
    turnWheel(120);
    QCOMPARE(m_game.index(), qint64(101));
    turnWheel(-240);
    QCOMPARE(m_game.index(), qint64(99));
    for (int i = 0; i < 8; ++i) {
        turnWheel(15); // a touchpad turns in small parts
    }
    QCOMPARE(m_game.index(), qint64(100));
}

void TimelineSliderTest::keysGoOnAndBack() {
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Left);
    QCOMPARE(m_game.index(), qint64(1));
    press(Qt::Key_PageDown);
    QCOMPARE(m_game.index(), qint64(1 + plays42 / 20));
    press(Qt::Key_PageUp);
    QCOMPARE(m_game.index(), qint64(1));
    press(Qt::Key_End);
    QCOMPARE(m_game.index(), qint64(plays42));
    press(Qt::Key_Home);
    QCOMPARE(m_game.index(), qint64(0));
    VERIFY_TABLE(*m_table, m_game);
}

void TimelineSliderTest::aFingerIsAsGoodAsAMouse() {
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    QTest::touchEvent(window(), screen.get()).press(0, place(0.3));
    QCOMPARE(m_game.index(), playAt(0.3));
    QVERIFY(m_timeline->isSliderDown());
    QTest::touchEvent(window(), screen.get()).move(0, place(0.7));
    QCOMPARE(m_game.index(), playAt(0.7));
    QTest::touchEvent(window(), screen.get()).release(0, place(0.7));
    QVERIFY(!m_timeline->isSliderDown());
    QCOMPARE(m_game.index(), playAt(0.7));
}

void TimelineSliderTest::hidingItLetsTheGameGoOn() {
    m_game.setSpeed(60);
    QTest::mousePress(window(), Qt::LeftButton, {}, place(0.1));
    m_timeline->hide();
    m_game.start();
    const qint64 before = m_game.index();
    QTRY_VERIFY(m_game.index() > before);
    m_timeline->show();
    QTest::mouseRelease(window(), Qt::LeftButton, {}, place(0.1));
}

void TimelineSliderTest::itsValueIsToldInWords() {
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(m_timeline);
    QVERIFY(spoken != nullptr);
    QCOMPARE(spoken->role(), QAccessible::Slider);
    QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Timeline"));
    QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("the deal, before the first play"));
    m_game.seek(175);
    QCOMPARE(spoken->text(QAccessible::Value),
             QStringLiteral("play 175 of 419: A plays 4♣ and catches 7 cards"));
    QAccessibleValueInterface* value = spoken->valueInterface();
    QVERIFY(value != nullptr);
    QCOMPARE(value->currentValue().toInt(), 175);
    QCOMPARE(value->minimumValue().toInt(), 0);
    QCOMPARE(value->maximumValue().toInt(), plays42);
    value->setCurrentValue(200);
    QCOMPARE(m_game.index(), qint64(200));
    m_game.newGame(numberedDeal(anchoredNumber), textbook());
    m_game.seek(1);
    QVERIFY(spoken->text(QAccessible::Value).startsWith(QStringLiteral("play 1: A plays ")));
}

void TimelineSliderTest::hoveringShowsTheMoment() {
    QSignalSpy changed(&m_game, &GameController::positionChanged);
    QWidget* const focused = QApplication::focusWidget();
    moveTo(0.6);
    QTRY_VERIFY(preview().isVisible());
    const qint64 moment = playAt(0.6);
    QCOMPARE(preview().index(), moment);
    QCOMPARE(previewText("previewTitle"), QStringLiteral("Play %1 of 419").arg(moment));
    const Position position = m_game.game().positionAfter(static_cast<PlayCount>(moment));
    QCOMPARE(previewText("previewHands"), QStringLiteral("A %1 · pile %2 · B %3")
                                              .arg(position.hands[0].size())
                                              .arg(position.pile.size())
                                              .arg(position.hands[1].size()));
    QVERIFY(previewText("previewWords").contains(QStringLiteral(" plays ")));
    CardArt art;
    const QPixmap expected =
        tablePicture(restingScene(position), 52, TimelinePreview::pictureSize,
                     m_timeline->devicePixelRatioF(), TableTheme::of(m_timeline->palette()), art);
    QCOMPARE(preview().findChild<QLabel*>(QStringLiteral("previewPicture"))->pixmap().toImage(),
             expected.toImage());
    // It only looks.
    QCOMPARE(changed.size(), 0);
    QVERIFY(m_window->isActiveWindow());
    QCOMPARE(QApplication::focusWidget(), focused);
    QVERIFY(!preview().geometry().intersects(
        QRect(m_timeline->mapToGlobal(QPoint()), m_timeline->size())));
}

void TimelineSliderTest::theMomentFollowsThePointer() {
    moveTo(0.6);
    QTRY_VERIFY(preview().isVisible());
    for (const double part : {0.1, 0.35, 0.9, 0.0}) {
        const QPoint before = preview().pos();
        moveTo(part);
        QTRY_COMPARE(preview().index(), playAt(part));
        QVERIFY(preview().isVisible());
        QVERIFY(preview().pos() != before);
    }
    QCOMPARE(previewText("previewTitle"), QStringLiteral("The deal"));
}

void TimelineSliderTest::theMomentVanishes() {
    const auto show = [this] {
        moveTo(0.55);
        moveTo(0.6);
        return QTest::qWaitFor([this] { return preview().isVisible(); });
    };
    QVERIFY(show());
    leave();
    QTRY_VERIFY(!preview().isVisible());
    QVERIFY(show());
    QTest::mousePress(window(), Qt::LeftButton, {}, place(0.6)); // the table shows it now
    QVERIFY(!preview().isVisible());
    moveTo(0.7);
    QTest::qWait(250);
    QVERIFY(!preview().isVisible());
    QTest::mouseRelease(window(), Qt::LeftButton, {}, place(0.7));
    QVERIFY(show());
    m_game.newGame(numberedDeal(43), {});
    QVERIFY(!preview().isVisible());
    QVERIFY(show());
    m_timeline->hide();
    QVERIFY(!preview().isVisible());
}

void TimelineSliderTest::theMomentStaysOnTheScreen() {
    const QRect screen = m_window->screen()->availableGeometry();
    for (const QPoint corner : {screen.topLeft(), QPoint(screen.right() - 719, screen.top())}) {
        m_window->setGeometry(QRect(corner, QSize(720, 120)));
        for (const double part : {0.0, 1.0}) {
            moveTo(0.5);
            moveTo(part);
            QTRY_VERIFY(preview().isVisible());
            QTRY_COMPARE(preview().index(), playAt(part));
            QVERIFY(screen.contains(preview().geometry()));
            QVERIFY(!preview().geometry().intersects(
                QRect(m_timeline->mapToGlobal(QPoint()), m_timeline->size())));
            leave();
            QTRY_VERIFY(!preview().isVisible());
        }
    }
}

void TimelineSliderTest::longCapturesAreToldInBrief() {
    TimelinePreview window(m_window.get());
    const auto capture = m_game.nextCapture(9);
    QVERIFY(capture);
    const TimelineMoment moment = momentAt(m_game, *capture);
    window.showMoment(moment, QPoint(300, 400), 44);
    auto* label = window.findChild<QLabel*>(QStringLiteral("previewWords"));
    QVERIFY(label->heightForWidth(label->width()) <= label->height());
    QVERIFY(label->text() == moment.words || label->text() == moment.brief);
}

void TimelineSliderTest::handsFaceDownStayFaceDown() {
    TimelinePreview window(m_window.get());
    const auto picture = [&] {
        window.showMoment(momentAt(m_game, 50), QPoint(300, 400), 44);
        return window.findChild<QLabel*>(QStringLiteral("previewPicture"))->pixmap().toImage();
    };
    const QImage open = picture();
    window.setHandsFaceDown(true);
    const QImage closed = picture();
    QVERIFY(closed != open);
    window.setHandsFaceDown(false);
    QCOMPARE(picture(), open);
    window.setLook({true, CardBack::Paws});
    QVERIFY(picture() != open);
}

void TimelineSliderTest::aHiddenFutureStaysHidden() {
    m_game.setFutureHidden(true);
    m_game.seek(40);
    m_game.seek(10);
    QCOMPARE(m_timeline->maximum(), 40);
    m_timeline->repaint();
    QVERIFY(!m_timeline->samples().columns().empty());
    QCOMPARE(m_timeline->samples().columns().back().play, qint64(40));
    for (const auto& capture : m_timeline->samples().captures()) {
        QVERIFY(capture.play <= 40);
    }
    QVERIFY(!m_timeline->marks().isEnd);
    QVERIFY(!m_timeline->marks().outcome);
    // Neither a look nor a click leads beyond.
    QVERIFY(playAt(0.95) > 40);
    moveTo(0.9);
    moveTo(0.95);
    QTest::qWait(250);
    QVERIFY(!preview().isVisible());
    moveTo(0.3);
    QTRY_VERIFY(preview().isVisible());
    QCOMPARE(previewText("previewTitle"), QStringLiteral("Play %1").arg(playAt(0.3)));
    moveTo(0.95);
    QTRY_VERIFY(!preview().isVisible());
    QTest::mouseClick(window(), Qt::LeftButton, {}, place(0.95));
    QCOMPARE(m_game.index(), qint64(40));
    QCOMPARE(m_timeline->maximum(), 40);
    VERIFY_TABLE(*m_table, m_game);
}

void TimelineSliderTest::aHiddenFutureGrowsByWhatIsPlayed() {
    m_game.setFutureHidden(true);
    m_timeline->repaint();
    QList<qint64> ends;
    while (!m_game.isAtEnd()) {
        m_game.stepForward();
        m_timeline->repaint();
        QCOMPARE(m_timeline->maximum(), static_cast<int>(m_game.index()));
        QCOMPARE(m_timeline->samples().known(), m_game.index());
        const qint64 end = m_timeline->timelineScale().plays;
        if (!m_game.isAtEnd()) {
            QVERIFY(end > m_game.index());
        }
        if (!ends.contains(end)) {
            ends += end;
        }
    }
    QVERIFY(ends.size() < 12); // the picture rests, and grows in steps
    QCOMPARE(m_timeline->timelineScale().plays, qint64(plays42));
    QVERIFY(m_timeline->marks().isEnd);
    // Sampled only where it grew: no more often than there are plays, once for each step.
    QVERIFY(m_timeline->samples().lookUps() < 12 * plays42);
}

void TimelineSliderTest::anEndlessGameGrowsInSteps() {
    m_game.newGame(numberedDeal(anchoredNumber), textbook());
    const int before = m_timeline->maximum();
    press(Qt::Key_End);
    QCOMPARE(m_timeline->maximum(), before); // nothing runs away under a dragging pointer
    QTest::mousePress(window(), Qt::LeftButton, {}, place(0.5));
    moveTo(1.0);
    QCOMPARE(m_timeline->maximum(), before);
    QTest::mouseRelease(window(), Qt::LeftButton, {}, place(1.0));
    QCOMPARE(m_game.index(), qint64(before));
    m_game.stepForward();
    const int after = m_timeline->maximum();
    QVERIFY(after >= before + 200);
    for (int i = 0; i < 100; ++i) {
        m_game.stepForward();
    }
    QCOMPARE(m_timeline->maximum(), after);
}

void TimelineSliderTest::aMillionPlaysAreNoMoreWork() {
    m_game.newGame(numberedDeal(anchoredNumber), textbook());
    m_game.seek(1'000'000);
    QVERIFY(m_timeline->maximum() >= 1'000'000);
    m_timeline->repaint();
    const qint64 lookUps = m_timeline->samples().lookUps();
    QVERIFY(lookUps <= 2 * m_timeline->width());
    const int charts = m_timeline->chartsPainted();
    QTest::mousePress(window(), Qt::LeftButton, {}, place(0.5));
    for (const double part : {0.1, 0.9, 0.3, 0.7}) {
        moveTo(part);
        m_timeline->repaint();
        QCOMPARE(m_game.index(), playAt(part));
    }
    QTest::mouseRelease(window(), Qt::LeftButton, {}, place(0.7));
    QCOMPARE(m_timeline->samples().lookUps(), lookUps);
    QCOMPARE(m_timeline->chartsPainted(), charts);
    moveTo(0.4);
    QTRY_VERIFY(preview().isVisible());
    QCOMPARE(preview().index(), playAt(0.4));
    VERIFY_TABLE(*m_table, m_game);
}

void TimelineSliderTest::bookmarksAndEndAreMarked() {
    m_game.seek(100);
    m_game.toggleBookmark();
    m_game.seek(300);
    m_game.toggleBookmark();
    QCOMPARE(m_timeline->marks().bookmarks, std::vector<qint64>({100, 300}));
    QVERIFY(m_timeline->marks().isEnd);
    QVERIFY(m_timeline->marks().outcome == Outcome::B);
    m_game.seek(200);
    m_game.setFutureHidden(true); // a mark beyond would tell that the game goes on
    QCOMPARE(m_timeline->marks().bookmarks, std::vector<qint64>({100}));
    m_game.setFutureHidden(false);
    m_game.newGame(articlesDeal(), *parseRules("coursework"));
    QVERIFY(m_timeline->marks().cycle == (Cycle{13, 204}));
    QVERIFY(!m_timeline->marks().isEnd);
}

void TimelineSliderTest::anotherGameIsAnotherPicture() {
    const QImage first = m_timeline->grab().toImage();
    m_game.newGame(numberedDeal(43), {});
    const QImage second = m_timeline->grab().toImage();
    QVERIFY(first != second);
    m_game.newGame(numberedDeal(42), {});
    QCOMPARE(m_timeline->grab().toImage(), first);
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
