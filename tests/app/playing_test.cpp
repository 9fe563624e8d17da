// SPDX-License-Identifier: MIT
// Playing in the window: by keys, buttons, cards and the timeline, and closing in the middle of it.
#include "app/playback/timeline_slider.h"
#include "tests/app/modal.h"
#include "tests/app/table_check.h"
#include "tests/app/window_user.h"

#include <QAction>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QToolButton>

using namespace fishing;

class PlayingTest : public QObject, private WindowUser {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { m_window.reset(); }

    void keysStepRewindAndJump();
    void pageKeysGoOnAsOnTheTimeline();
    void tenKeyPressesAreTenPlays();
    void enterPlaysTheNextCard();
    void spacePlaysAndPauses();
    void plusAndMinusChangeTheSpeed();
    void buttonsDoWhatTheySay();
    void theTimelineGoesWhereItIsClicked();
    void draggingTheTimelineWhileItPlays();
    void theTimelineFollowsAFinger();
    void theTimelineGrowsWithAnEndlessGame();
    void keysFindCapturesAndBookmarks();
    void aPlayIsFoundByItsNumber();
    void aRefusedCardIsExplained();
    void closeInMidAnimation();
    void closeWhileItPlays();
};

void PlayingTest::keysStepRewindAndJump() {
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Left);
    QCOMPARE(game().index(), 1);
    press(Qt::Key_End);
    QCOMPARE(game().index(), 49);
    press(Qt::Key_Right);
    QCOMPARE(game().index(), 49);
    press(Qt::Key_Home);
    QCOMPARE(game().index(), 0);
    press(Qt::Key_Left);
    QCOMPARE(game().index(), 0);
    VERIFY_TABLE(table(), game());
}

void PlayingTest::pageKeysGoOnAsOnTheTimeline() {
    auto* timeline = find<TimelineSlider>("timeline");
    timeline->setFocus();
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    const qint64 index = game().index();
    QVERIFY(index > 1);
    press(Qt::Key_Home);
    table().setFocus();
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    QCOMPARE(game().index(), index);
    press(Qt::Key_PageUp);
    press(Qt::Key_PageUp);
    QCOMPARE(game().index(), 0);
}

void PlayingTest::tenKeyPressesAreTenPlays() {
    for (int i = 0; i < 10; ++i) {
        press(Qt::Key_Right);
    }
    QCOMPARE(game().index(), 10);
    VERIFY_TABLE(table(), game());
}

void PlayingTest::enterPlaysTheNextCard() {
    press(Qt::Key_Return);
    press(Qt::Key_Enter);
    QCOMPARE(game().index(), 2);
}

void PlayingTest::spacePlaysAndPauses() {
    game().setSpeed(GameController::speeds().front()); // no second play in between
    press(Qt::Key_Space);
    QVERIFY(game().isRunning());
    QCOMPARE(find<QAction>("playPause")->iconText(), QStringLiteral("Pause"));
    press(Qt::Key_Space);
    QVERIFY(!game().isRunning());
    QCOMPARE(find<QAction>("playPause")->iconText(), QStringLiteral("Play"));
    QCOMPARE(game().index(), 1);
}

void PlayingTest::plusAndMinusChangeTheSpeed() {
    const double before = game().speed();
    press(Qt::Key_Plus);
    QVERIFY(game().speed() > before);
    press(Qt::Key_Minus);
    QCOMPARE(game().speed(), before);
    for (int i = 0; i < 30; ++i) {
        press(Qt::Key_Plus);
    }
    QCOMPARE(game().speed(), GameController::speeds().back());
    QVERIFY(!find<QAction>("faster")->isEnabled());
    QCOMPARE(find<QLabel>("speedText")->text(), QStringLiteral("top speed"));
}

void PlayingTest::buttonsDoWhatTheySay() {
    click(find<QToolButton>("stepForwardButton"));
    QCOMPARE(game().index(), 1);
    click(find<QToolButton>("lastButton"));
    QCOMPARE(game().index(), 49);
    click(find<QToolButton>("stepBackwardButton"));
    QCOMPARE(game().index(), 48);
    click(find<QToolButton>("firstButton"));
    QCOMPARE(game().index(), 0);
    click(find<QToolButton>("playPauseButton"));
    QVERIFY(game().isRunning());
}

void PlayingTest::theTimelineGoesWhereItIsClicked() {
    auto* timeline = find<TimelineSlider>("timeline");
    QSignalSpy changed(&game(), &GameController::positionChanged);
    click(timeline);
    QVERIFY(std::abs(game().index() - 24) <= 1);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(timeline->value(), static_cast<int>(game().index()));
    VERIFY_TABLE(table(), game());
}

void PlayingTest::draggingTheTimelineWhileItPlays() {
    m_window->shelf().open(files::newGame(files::NumberedDeal{42, {}}, {}));
    auto* timeline = find<TimelineSlider>("timeline");
    game().setSpeed(60);
    press(Qt::Key_Space);
    const auto place = [&](double part) {
        const double x = timeline->timelineScale().xOf(qRound(part * 419));
        return timeline->mapTo(m_window.get(), QPoint(qRound(x), timeline->height() / 2));
    };
    QWindow* window = m_window->windowHandle();
    QTest::mousePress(window, Qt::LeftButton, {}, place(0.5));
    for (const double part : {0.9, 0.1, 0.7, 0.3, 0.95, 0.02, 0.6}) {
        QTest::mouseMove(window, place(part));
        QCOMPARE(timeline->value(), static_cast<int>(game().index()));
        QVERIFY(std::abs(static_cast<double>(game().index()) - 419 * part) <= 1);
    }
    QTest::mouseRelease(window, Qt::LeftButton, {}, place(0.6));
    press(Qt::Key_Space);
    QVERIFY(!game().isRunning());
    QCOMPARE(timeline->value(), static_cast<int>(game().index()));
    VERIFY_TABLE(table(), game());
}

void PlayingTest::theTimelineFollowsAFinger() {
    auto* timeline = find<TimelineSlider>("timeline");
    const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
    const auto place = [&](double part) {
        return timeline->mapTo(m_window.get(),
                               QPoint(qRound(part * timeline->width()), timeline->height() / 2));
    };
    QWindow* window = m_window->windowHandle();
    QTest::touchEvent(window, screen.get()).press(0, place(0.5), window);
    QVERIFY(std::abs(game().index() - 24) <= 2);
    QTest::touchEvent(window, screen.get()).move(0, place(0.25), window);
    QVERIFY(std::abs(game().index() - 12) <= 2);
    QTest::touchEvent(window, screen.get()).release(0, place(0.25), window);
    QVERIFY(!timeline->isSliderDown());
    VERIFY_TABLE(table(), game());
}

void PlayingTest::theTimelineGrowsWithAnEndlessGame() {
    m_window->shelf().open(files::newGame(files::NumberedDeal{anchoredNumber, {}}, textbook()));
    auto* timeline = find<TimelineSlider>("timeline");
    const int before = timeline->maximum();
    press(Qt::Key_End);
    QCOMPARE(game().index(), before);
    QCOMPARE(timeline->maximum(), before); // nothing runs away under a dragging pointer
    press(Qt::Key_Right);
    QVERIFY(timeline->maximum() > before);
    QCOMPARE(timeline->value(), before + 1);
    QVERIFY(find<QLabel>("endless")->isVisible());
}

void PlayingTest::keysFindCapturesAndBookmarks() {
    press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(game().index(), 5);
    press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(game().index(), 6);
    press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(game().index(), 5);
    press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(find<QAction>("toggleBookmark")->isChecked());
    press(Qt::Key_End);
    QVERIFY(!find<QAction>("toggleBookmark")->isChecked());
    press(Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(game().index(), 5);
    press(Qt::Key_Backspace);
    QCOMPARE(game().index(), 49);
    press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(static_cast<int>(game().lastPlay()->captured.size()) >= game().bigCapture());
    VERIFY_TABLE(table(), game());
}

void PlayingTest::aPlayIsFoundByItsNumber() {
    bool used = false;
    QTimer poll;
    connect(&poll, &QTimer::timeout, m_window.get(), [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog != nullptr && QTest::qWaitForWindowActive(dialog)) {
            poll.stop();
            used = true;
            QTest::keyClicks(dialog->focusWidget(), QStringLiteral("31"));
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        }
    });
    poll.start(10);
    press(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(used);
    QCOMPARE(game().index(), 31);
    used = false;
    game().setFutureHidden(true);
    QVERIFY(find<QAction>("hideFuture")->isChecked());
    game().seek(12);
    m_window->activateWindow(); // as a window manager does; offscreen there is none
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    poll.start(10);
    press(Qt::Key_G, Qt::ControlModifier); // 31 lies in the future, and nothing is swallowed
    QVERIFY(used);
    QCOMPARE(game().index(), 31);
}

void PlayingTest::aRefusedCardIsExplained() {
    table().settle();
    const CardId wrong = game().position().handOf(Player::B)[0].id;
    click(table().cardWidget(wrong));
    QCOMPARE(status(), QStringLiteral("A’s turn: A’s front card comes next."));
    press(Qt::Key_Right);
    QCOMPARE(status(), QStringLiteral("Play 1: A plays 2♠."));
}

void PlayingTest::closeInMidAnimation() {
    game().seek(4);
    table().settle();
    press(Qt::Key_Right);
    QVERIFY(!table().isSettled());
    m_window->close();
    m_window.reset();
    QCoreApplication::processEvents();
}

void PlayingTest::closeWhileItPlays() {
    m_window->shelf().open(
        files::newGame(files::NumberedDeal{167, {13, 16}}, {})); // judged in the background
    game().setSpeed(1000);
    game().start();
    m_window->close();
    m_window.reset();
    QCoreApplication::processEvents();
}

QTEST_MAIN(PlayingTest)
#include "playing_test.moc"
