// SPDX-License-Identifier: MIT
// The moment that is shown while the pointer rests on the timeline.
#include "app/table/table_picture.h"
#include "tests/app/timeline_window.h"

#include <QApplication>
#include <QScreen>
#include <QSignalSpy>
#include <memory>

using namespace fishing;

class TimelinePreviewTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void hoveringShowsTheMoment();
    void theMomentFollowsThePointer();
    void theMomentVanishes();
    void theMomentStaysOnTheScreen();
    void longCapturesAreToldInBrief();
    void handsFaceDownStayFaceDown();

private:
    std::unique_ptr<TimelineWindow> m_window;
};

void TimelinePreviewTest::init() {
    m_window = std::make_unique<TimelineWindow>();
    QVERIFY(m_window->open());
}

void TimelinePreviewTest::hoveringShowsTheMoment() {
    QSignalSpy changed(&m_window->game, &GameController::positionChanged);
    QWidget* const focused = QApplication::focusWidget();
    m_window->moveTo(0.6);
    QTRY_VERIFY(m_window->preview().isVisible());
    const qint64 moment = m_window->playAt(0.6);
    QCOMPARE(m_window->preview().index(), moment);
    QCOMPARE(m_window->previewText("previewTitle"), QStringLiteral("Play %1 of 419").arg(moment));
    const Position position = m_window->game.game().positionAfter(static_cast<PlayCount>(moment));
    QCOMPARE(m_window->previewText("previewHands"), QStringLiteral("A %1 · pile %2 · B %3")
                                                        .arg(position.hands[0].size())
                                                        .arg(position.pile.size())
                                                        .arg(position.hands[1].size()));
    QVERIFY(m_window->previewText("previewWords").contains(QStringLiteral(" plays ")));
    CardArt art;
    const QPixmap expected = tablePicture(
        restingScene(position), {}, 52, TimelinePreview::usualPictureSize,
        m_window->timeline.devicePixelRatioF(), TableTheme::of(m_window->timeline.palette()), art);
    QCOMPARE(m_window->preview()
                 .findChild<QLabel*>(QStringLiteral("previewPicture"))
                 ->pixmap()
                 .toImage(),
             expected.toImage());
    // It only looks.
    QCOMPARE(changed.size(), 0);
    QVERIFY(m_window->isActiveWindow());
    QCOMPARE(QApplication::focusWidget(), focused);
    QVERIFY(!m_window->preview().geometry().intersects(
        QRect(m_window->timeline.mapToGlobal(QPoint()), m_window->timeline.size())));
}

void TimelinePreviewTest::theMomentFollowsThePointer() {
    m_window->moveTo(0.6);
    QTRY_VERIFY(m_window->preview().isVisible());
    for (const double part : {0.1, 0.35, 0.9, 0.0}) {
        const QPoint before = m_window->preview().pos();
        m_window->moveTo(part);
        QTRY_COMPARE(m_window->preview().index(), m_window->playAt(part));
        QVERIFY(m_window->preview().isVisible());
        QVERIFY(m_window->preview().pos() != before);
    }
    QCOMPARE(m_window->previewText("previewTitle"), QStringLiteral("The deal"));
}

void TimelinePreviewTest::theMomentVanishes() {
    const auto show = [this] {
        m_window->moveTo(0.55);
        m_window->moveTo(0.6);
        return QTest::qWaitFor([this] { return m_window->preview().isVisible(); });
    };
    QVERIFY(show());
    m_window->leave();
    QTRY_VERIFY(!m_window->preview().isVisible());
    QVERIFY(show());
    m_window->press(0.6); // the table shows it now
    QVERIFY(!m_window->preview().isVisible());
    m_window->moveTo(0.7);
    QTest::qWait(250);
    QVERIFY(!m_window->preview().isVisible());
    m_window->release(0.7);
    QVERIFY(show());
    m_window->game.newGame(numberedDeal(43), {});
    QVERIFY(!m_window->preview().isVisible());
    QVERIFY(show());
    m_window->timeline.hide();
    QVERIFY(!m_window->preview().isVisible());
}

void TimelinePreviewTest::theMomentStaysOnTheScreen() {
    const QRect screen = m_window->screen()->availableGeometry();
    for (const QPoint corner : {screen.topLeft(), QPoint(screen.right() - 719, screen.top())}) {
        m_window->setGeometry(QRect(corner, QSize(720, 120)));
        for (const double part : {0.0, 1.0}) {
            m_window->moveTo(0.5);
            m_window->moveTo(part);
            QTRY_VERIFY(m_window->preview().isVisible());
            QTRY_COMPARE(m_window->preview().index(), m_window->playAt(part));
            QVERIFY(screen.contains(m_window->preview().geometry()));
            QVERIFY(!m_window->preview().geometry().intersects(
                QRect(m_window->timeline.mapToGlobal(QPoint()), m_window->timeline.size())));
            m_window->leave();
            QTRY_VERIFY(!m_window->preview().isVisible());
        }
    }
}

void TimelinePreviewTest::longCapturesAreToldInBrief() {
    TimelinePreview window(m_window.get());
    const auto capture = m_window->game.nextCapture(9);
    QVERIFY(capture);
    const TimelineMoment moment = momentAt(m_window->game, *capture, {});
    window.showMoment(moment, QPoint(300, 400), 44);
    auto* label = window.findChild<QLabel*>(QStringLiteral("previewWords"));
    QVERIFY(label->heightForWidth(label->width()) <= label->height());
    QVERIFY(label->text() == moment.words || label->text() == moment.brief);
}

void TimelinePreviewTest::handsFaceDownStayFaceDown() {
    TimelinePreview window(m_window.get());
    const auto picture = [&] {
        window.showMoment(momentAt(m_window->game, 50, {}), QPoint(300, 400), 44);
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

QTEST_MAIN(TimelinePreviewTest)
#include "timeline_preview_test.moc"
