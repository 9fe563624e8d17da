// SPDX-License-Identifier: MIT
#include "app/game_controller.h"
#include "app/line_stepper.h"
#include "app/playback/playback_actions.h"
#include "app/playback/speed_slider.h"
#include "app/playback/timeline_slider.h"
#include "app/playback/transport_bar.h"
#include "app/playback/zoom.h"
#include "tests/app/deals.h"

#include <QLabel>
#include <QTest>
#include <QToolButton>
#include <QWindow>

#include <memory>

class TransportBarTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void growsWithTheWindow();
    void largeFontsOfTheDesktopAreNotMadeLarger();
    void everythingIsAsManyTimesAsLarge();
    void theTimelineLeadsWhereItSaysAtAnySize();
    void theSpeedGoesWhereItIsClicked();
    void theSpeedCanBeDragged();

private:
    QPoint onSpeed(double part) const {
        return m_speed->mapTo(m_bar.get(), QPoint(qRound(part * (m_speed->width() - 1)), 10));
    }

    std::unique_ptr<GameController> m_game;
    std::unique_ptr<LineStepper> m_lines;
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<TransportBar> m_bar;
    SpeedSlider* m_speed = nullptr;
};

void TransportBarTest::init() {
    m_game = std::make_unique<GameController>();
    m_game->newGame(fishing::numberedDeal(42), {});
    m_lines = std::make_unique<LineStepper>(*m_game);
    m_window = std::make_unique<QWidget>();
    auto* actions = new PlaybackActions(*m_game, *m_lines, m_window.get());
    m_bar = std::make_unique<TransportBar>(*m_game, actions->transport());
    m_speed = m_bar->findChild<SpeedSlider*>();
    m_bar->resize(1200, m_bar->sizeHint().height());
    m_bar->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_bar.get()));
}

void TransportBarTest::cleanup() {
    m_bar.reset();
    m_window.reset();
    m_lines.reset();
    m_game.reset();
}

void TransportBarTest::growsWithTheWindow() {
    QCOMPARE(zoomOf({900, 560}), 1.0);
    QCOMPARE(zoomOf({1280, 800}), 1.0);
    QCOMPARE(zoomOf({2560, 1600}), 2.0);
    QCOMPARE(zoomOf({3840, 800}), 1.0); // there is no room for more
    QCOMPARE(zoomOf({12000, 9000}), 3.0);
}

void TransportBarTest::largeFontsOfTheDesktopAreNotMadeLarger() {
    QFont font;
    font.setPixelSize(12);
    QCOMPARE(zoomed(font, 1).pixelSize(), 12);
    QCOMPARE(zoomed(font, 2).pixelSize(), 24);
    font.setPixelSize(30);
    QCOMPARE(zoomed(font, 1).pixelSize(), 30);
    QCOMPARE(zoomed(font, 2).pixelSize(), 30);
    QCOMPARE(zoomed(font, 3).pixelSize(), 39);
}

void TransportBarTest::everythingIsAsManyTimesAsLarge() {
    const auto* button = m_bar->findChild<QToolButton*>();
    const auto* count = m_bar->findChild<QLabel*>(QStringLiteral("playCount"));
    const int side = button->iconSize().width();
    const int text = QFontInfo(count->font()).pixelSize();
    const int timeline = m_bar->timeline().sizeHint().height();
    const int speed = m_speed->sizeHint().width();
    m_bar->setZoom(2);
    QCOMPARE(button->iconSize().width(), 2 * side);
    QCOMPARE(QFontInfo(count->font()).pixelSize(), 2 * text);
    QCOMPARE(m_bar->timeline().sizeHint().height(), 2 * timeline);
    QCOMPARE(m_speed->sizeHint().width(), 2 * speed);
    m_bar->setZoom(1);
    QCOMPARE(QFontInfo(count->font()).pixelSize(), text);
    QCOMPARE(m_bar->timeline().sizeHint().height(), timeline);
}

void TransportBarTest::theTimelineLeadsWhereItSaysAtAnySize() {
    for (const double zoom : {1.0, 1.35, 2.7}) {
        m_bar->setZoom(zoom);
        m_bar->resize(1400, m_bar->sizeHint().height());
        TimelineSlider& timeline = m_bar->timeline();
        QVERIFY(QTest::qWaitFor([&] { return timeline.height() >= qRound(44 * zoom); }));
        const TimelineScale scale = timeline.timelineScale();
        const double playsPerPixel = 1 / (scale.xOf(1) - scale.xOf(0));
        for (const qint64 play : {0, 100, 419}) {
            const QPoint place(qRound(scale.xOf(play)), timeline.height() / 2);
            QTest::mouseClick(m_bar->windowHandle(), Qt::LeftButton, {},
                              timeline.mapTo(m_bar.get(), place));
            QVERIFY(qAbs(static_cast<double>(m_game->index() - play)) <= playsPerPixel + 1);
        }
    }
}

void TransportBarTest::theSpeedGoesWhereItIsClicked() {
    const auto& speeds = GameController::speeds();
    QTest::mouseClick(m_bar->windowHandle(), Qt::LeftButton, {}, onSpeed(1));
    QCOMPARE(m_game->speed(), speeds.back());
    QTest::mouseClick(m_bar->windowHandle(), Qt::LeftButton, {}, onSpeed(0));
    QCOMPARE(m_game->speed(), speeds.front());
    QTest::mouseClick(m_bar->windowHandle(), Qt::RightButton, {}, onSpeed(1));
    QCOMPARE(m_game->speed(), speeds.front());
}

void TransportBarTest::theSpeedCanBeDragged() {
    QTest::mousePress(m_bar->windowHandle(), Qt::LeftButton, {}, onSpeed(0));
    QTest::mouseMove(m_bar->windowHandle(), onSpeed(0.5));
    const double middle = m_game->speed();
    QVERIFY(middle > GameController::speeds().front());
    QVERIFY(middle < GameController::speeds().back());
    QTest::mouseMove(m_bar->windowHandle(), onSpeed(3)); // beyond its end
    QCOMPARE(m_game->speed(), GameController::speeds().back());
    QTest::mouseRelease(m_bar->windowHandle(), Qt::LeftButton, {}, onSpeed(3));
    QTest::mouseMove(m_bar->windowHandle(), onSpeed(0)); // is let go
    QCOMPARE(m_game->speed(), GameController::speeds().back());
}

QTEST_MAIN(TransportBarTest)
#include "transport_bar_test.moc"
