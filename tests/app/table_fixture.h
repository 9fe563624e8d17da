// SPDX-License-Identifier: MIT
// A table on the screen, whose time the test itself turns on: a base for tests of what the table
// shows and when. No test waits for cards to get anywhere.
#pragma once

#include "tests/app/deals.h"
#include "tests/app/table_check.h"

#include <QWindow>

#include <memory>
#include <utility>

class ManualClock : public FrameClock {
public:
    qint64 now() const override { return m_now; }

    /// Lets one frame pass.
    void pass() {
        m_now += frameInterval;
        if (isRunning()) {
            emit frame();
        }
    }
    void passFor(qint64 milliseconds) {
        for (const qint64 end = m_now + milliseconds; m_now < end;) {
            pass();
        }
    }
    /// Lets time pass until nothing moves, for half a minute at most.
    void passUntilRest() {
        for (const qint64 end = m_now + 30'000; isRunning() && m_now < end;) {
            pass();
        }
    }

protected:
    void setTicking(bool) override {}

private:
    qint64 m_now = 0;
};

/// Lets the table of the fixture come to rest, and checks that all cards are where they belong.
#define VERIFY_AT_REST()                                                                           \
    do {                                                                                           \
        m_clock->passUntilRest();                                                                  \
        QVERIFY(m_table->isSettled());                                                             \
        QCOMPARE(faultOf(*m_table, *m_controller), QString());                                     \
    } while (false)

class TableFixture {
protected:
    void open() {
        m_controller = std::make_unique<GameController>();
        auto clock = std::make_unique<ManualClock>();
        m_clock = clock.get();
        m_table = std::make_unique<CardTable>(*m_controller, nullptr, std::move(clock));
        m_table->resize(1000, 600);
        m_table->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
    }
    void close() {
        m_table.reset();
        m_controller.reset();
    }

    /// Begins a game, and has its cards dealt.
    void begin(const fishing::Deal& deal, const fishing::Rules& rules = {}) {
        m_controller->newGame(deal, rules);
        m_table->settle();
    }
    /// Goes to a place of the game at once.
    void goTo(qint64 index) {
        m_controller->seek(index);
        m_table->settle();
    }
    CardWidget* frontOf(fishing::Player player) const {
        return m_table->cardWidget(m_controller->position().handOf(player)[0].id);
    }
    void click(const CardWidget& card) const {
        // A card's left edge is its part that is always free.
        const QPoint place = card.mapTo(m_table.get(), QPoint(4, card.height() / 2));
        QTest::mouseClick(m_table->windowHandle(), Qt::LeftButton, {}, place);
    }
    /// Whether one card lies above another.
    bool isAbove(const CardWidget* upper, const CardWidget* lower) const {
        const auto& children = m_table->children();
        return children.indexOf(upper) > children.indexOf(lower);
    }

    std::unique_ptr<GameController> m_controller;
    std::unique_ptr<CardTable> m_table;
    ManualClock* m_clock = nullptr; // is the table's
};
