// SPDX-License-Identifier: MIT
// A window with a table and a timeline, for tests that use the timeline as a person does.
#pragma once

#include "app/game_controller.h"
#include "app/playback/timeline_slider.h"
#include "app/table/card_table.h"
#include "tests/app/deals.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QWindow>

/// How many plays deal 42 takes by the classic rules.
inline constexpr int plays42 = 419;

class TimelineWindow : public QWidget {
public:
    TimelineWindow() : table(game, this), timeline(game, this) {
        auto* column = new QVBoxLayout(this);
        table.setAnimated(false);
        column->addWidget(&table, 1);
        column->addWidget(&timeline);
        setGeometry(40, 40, 720, 500);
    }

    /// Shows deal 42; whether the window can be used.
    bool open() {
        show();
        game.newGame(fishing::numberedDeal(42), {});
        timeline.setFocus();
        const bool isActive = QTest::qWaitForWindowActive(this);
        leave();
        return isActive;
    }

    /// The place in the window that lies so far along the timeline, 0 to 1.
    QPoint place(double part) const {
        return timeline.mapTo(this,
                              QPoint(qRound(part * (timeline.width() - 1)), timeline.height() / 2));
    }
    /// The moment that lies there.
    qint64 playAt(double part) const {
        return timeline.timelineScale().playAt(timeline.mapFrom(this, place(part)).x());
    }

    void moveTo(double part) const { QTest::mouseMove(windowHandle(), place(part)); }
    void leave() const { QTest::mouseMove(windowHandle(), QPoint(200, 100)); }
    void press(double part) const {
        QTest::mousePress(windowHandle(), Qt::LeftButton, {}, place(part));
    }
    void release(double part) const {
        QTest::mouseRelease(windowHandle(), Qt::LeftButton, {}, place(part));
    }
    void click(double part, Qt::MouseButton button = Qt::LeftButton) const {
        QTest::mouseClick(windowHandle(), button, {}, place(part));
    }
    void pressKey(Qt::Key key) const { QTest::keyClick(windowHandle(), key); }
    void turnWheel(int eighths) {
        const QPointF middle = timeline.rect().center();
        QWheelEvent event(middle, timeline.mapToGlobal(middle), {}, QPoint(0, eighths),
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&timeline, &event);
    }

    const TimelinePreview& preview() const { return timeline.preview(); }
    QString previewText(const char* name) const {
        return preview().findChild<QLabel*>(QString::fromLatin1(name))->text();
    }

    GameController game;
    CardTable table;
    TimelineSlider timeline;
};
