// SPDX-License-Identifier: MIT
// Long hands lie in rows that can be read, and that open and close bit by bit.
#include "tests/app/deals.h"
#include "tests/app/layouts.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <map>
#include <set>

using namespace fishing;

namespace {

/// Nothing but a hand of so many cards.
Position handOfA(int count) {
    Position position;
    for (int i = 0; i < count; ++i) {
        position.handOf(Player::A).pushTail({static_cast<CardId>(i), Rank{1}, Suit::Spades});
    }
    return position;
}

} // namespace

class HandRowsTest : public QObject {
    Q_OBJECT

private slots:
    void longHandsTakeSeveralRows();
    void everyIndexIsLeftFree();
    void rowsReachFromTurnToTurn_data();
    void rowsReachFromTurnToTurn();
    void thereAreNoTurnsWhileCardsAreDealt();
    void aHandThatGrowsMovesOnlyAtItsTail();
    void noRowIsBegunForASingleCard_data();
    void noRowIsBegunForASingleCard();
    void noCardJumpsAsAHandGrowsAndShrinks();
};

void HandRowsTest::longHandsTakeSeveralRows() {
    const TableLayout layout({824, 410}, 208);
    const Position start = startOf(acesDeal());
    const auto placements = layout.place(restingScene(start));
    std::set<double> rows;
    for (std::size_t i = 0; i < start.handOf(Player::A).size(); ++i) {
        rows.insert(placeOf(placements, start.handOf(Player::A)[i]).y());
    }
    QCOMPARE(rows.size(), std::size_t(3));
}

void HandRowsTest::everyIndexIsLeftFree() {
    for (const QSizeF size : {QSizeF(824, 410), QSizeF(1000, 600), QSizeF(1280, 660),
                              QSizeF(900, 1200), QSizeF(1080, 1700), QSizeF(600, 2000)}) {
        const TableLayout layout(size, 208);
        const QSizeF card = layout.cardSize();
        for (const int count : {26, 104, 200, 207}) {
            const auto placements = layout.place(restingScene(handOfA(count)));
            for (std::size_t i = 1; i < placements.size(); ++i) {
                const QPointF way = placements[i].topLeft - placements[i - 1].topLeft;
                QVERIFY(way.y() != 0 || std::abs(way.x()) >= 0.26 * card.width() - 1);
                QVERIFY(way.y() == 0 || std::abs(way.y()) >= 0.4 * card.height());
            }
        }
    }
}

void HandRowsTest::rowsReachFromTurnToTurn_data() {
    QTest::addColumn<QSizeF>("size");
    for (const QSizeF size : tableSizes) {
        QTest::addRow("%gx%g", size.width(), size.height()) << size;
    }
}

void HandRowsTest::rowsReachFromTurnToTurn() {
    QFETCH(const QSizeF, size);
    const TableLayout layout(size, 208);
    const double width = layout.cardSize().width();
    std::size_t mostRows = 0;
    for (int count = 2; count < 208; ++count) {
        const Scene scene = restingScene(handOfA(count));
        const auto [turns, tails] = layout.rowSigns(scene);
        struct Row {
            double left = 1e9;
            double right = 0;
        };
        std::map<double, Row, std::greater<>> rows; // of A's hand, the front card's first
        const auto placements = layout.place(scene);
        const Hand& hand = scene.position.handOf(Player::A);
        for (std::size_t i = 0; i < hand.size(); ++i) {
            const QPointF place = placeOf(placements, hand[i]);
            Row& row = rows[place.y()];
            if (i > 0) {
                row.left = std::min(row.left, place.x());
                row.right = std::max(row.right, place.x() + width);
            }
        }
        mostRows = std::max(mostRows, rows.size());
        QCOMPARE(turns.size() + 1, rows.size());
        // Where the last row runs back, something tells that its left end is the tail.
        QCOMPARE(tails.size(), rows.size() % 2 == 0 ? std::size_t(1) : std::size_t(0));
        for (const QRectF& tail : tails) {
            const QPointF last = placeOf(placements, hand[hand.size() - 1]);
            QVERIFY(std::abs(tail.right() - last.x()) <= 1);
            QVERIFY(tail.center().y() > last.y());
            QVERIFY(tail.center().y() < last.y() + layout.cardSize().height());
            QVERIFY(tail.left() > layout.bank(Player::A).right() - 1);
            for (const Placement& placement : placements) {
                const QRectF card(placement.topLeft, layout.cardSize());
                QVERIFY2(!card.intersects(tail.adjusted(2, 2, -2, -2)),
                         qPrintable(QString::number(count)));
            }
        }
        for (std::size_t i = 0; i < turns.size(); ++i) {
            const auto upper = std::next(rows.begin(), static_cast<std::ptrdiff_t>(i));
            const auto lower = std::next(upper);
            const RowTurn& turn = turns[i];
            // Both rows end where the turn is, and one sees it beside them.
            const bool isRight = i % 2 == 0;
            QCOMPARE(turn.bulge > 0, isRight);
            for (const Row& row : {upper->second, lower->second}) {
                const double end = isRight ? row.right : row.left;
                QVERIFY2(std::abs(turn.from.x() - end) <= 1, qPrintable(QString::number(count)));
            }
            QVERIFY(turn.from.y() > upper->first && turn.from.y() < upper->first + width);
            QVERIFY(turn.to.y() > lower->first && turn.to.y() < lower->first + width);
            const double reached = turn.to.x() + turn.bulge;
            QVERIFY(reached > layout.bank(Player::A).right() && reached < size.width());
        }
    }
    QVERIFY(mostRows > 1);
}

void HandRowsTest::thereAreNoTurnsWhileCardsAreDealt() {
    const TableLayout layout({824, 410}, 208);
    const Position start = startOf(acesDeal());
    QCOMPARE(layout.rowSigns(restingScene(start)).turns.size(), std::size_t(4)); // two of each hand
    QCOMPARE(layout.rowSigns(gatheredScene(start)), RowSigns());
    QCOMPARE(layout.rowSigns(dealtScene(start)), RowSigns());
}

void HandRowsTest::aHandThatGrowsMovesOnlyAtItsTail() {
    const TableLayout layout({1280, 660}, 52);
    Position position;
    QPointF before;
    for (int i = 0; i < 50; ++i) {
        position.handOf(Player::B).pushTail({static_cast<CardId>(i), Rank{1}, Suit::Spades});
        const auto placements = layout.place(restingScene(position));
        const QPointF front = placeOf(placements, position.handOf(Player::B).front());
        QVERIFY(i == 0 || front == before);
        before = front;
        // The second card never moves either.
        if (i > 1) {
            QCOMPARE(placements[1].topLeft.y(), placements[0].topLeft.y());
        }
    }
}

void HandRowsTest::noRowIsBegunForASingleCard_data() {
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<int>("cards");
    for (const QSizeF size : tableSizes) {
        for (const int cards : {52, 104, 208}) {
            QTest::addRow("%gx%g, %d cards", size.width(), size.height(), cards) << size << cards;
        }
    }
}

void HandRowsTest::noRowIsBegunForASingleCard() {
    QFETCH(const QSizeF, size);
    QFETCH(const int, cards);
    const TableLayout layout(size, static_cast<std::size_t>(cards));
    for (int count = 2; count < cards; ++count) {
        std::map<double, int> rows;
        for (const Placement& placement : layout.place(restingScene(handOfA(count)))) {
            ++rows[placement.topLeft.y()];
        }
        for (const auto& [top, length] : rows) {
            QVERIFY2(length >= 3 || rows.size() == 1, qPrintable(QString::number(count)));
        }
        // Each row is about as long as the one before, or the last.
        const auto fullest =
            std::ranges::max_element(rows, {}, [](auto row) { return row.second; });
        int shorter = 0;
        for (const auto& [top, length] : rows) {
            shorter += length + 2 < fullest->second ? 1 : 0;
        }
        QVERIFY2(shorter <= 1, qPrintable(QString::number(count)));
    }
}

void HandRowsTest::noCardJumpsAsAHandGrowsAndShrinks() {
    const auto checkWays = [](const TableLayout& layout, const Position& from, const Position& to) {
        const double farthest = 1.6 * layout.cardSize().width();
        const auto before = layout.place(restingScene(from));
        const auto after = layout.place(restingScene(to));
        const Card front = to.handOf(Player::A).front(); // comes from the row to stand apart
        for (const Placement& placement : after) {
            const auto old = std::ranges::find(before, placement.card, &Placement::card);
            if (old != before.end() && placement.card != front) {
                const QPointF way = placement.topLeft - old->topLeft;
                QVERIFY(std::abs(way.x()) <= farthest && std::abs(way.y()) <= farthest);
            }
        }
    };
    for (const QSizeF size : tableSizes) {
        for (const int cards : {52, 104, 208}) {
            const TableLayout layout(size, static_cast<std::size_t>(cards));
            for (int count = 2; count + 1 < cards; ++count) {
                const Position hand = handOfA(count);
                checkWays(layout, hand, handOfA(count + 1));
                Position played = hand;
                played.handOf(Player::A).popFront();
                checkWays(layout, hand, played);
            }
        }
    }
}

QTEST_APPLESS_MAIN(HandRowsTest)
#include "hand_rows_test.moc"
