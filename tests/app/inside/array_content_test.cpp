// SPDX-License-Identifier: MIT
// What is shown of the arrays, however little room there is: the truth, with head and tail in view.
#include "app/panels/inside/array_content.h"

#include "app/inside/program_play.h"
#include "tests/engine/samples.h"

using namespace fishing;
using inside::Cell;
using inside::State;
using inside::stateAfter;
using Look = ArrayCell::Look;

namespace {

int widthOf(const ArrayContent& content) {
    int width = 0;
    for (const ArrayCell& cell : content.cells) {
        width += cell.look == Look::Gap ? 2 : 1;
    }
    return width;
}

void checkCell(const State& state, Player player, const ArrayCell& cell) {
    const auto card = state.cardAt(player, cell.cell.index);
    QCOMPARE(cell.text, card ? QString::number(card->rank) : QString());
    if (cell.cell.index < state.head(player)) {
        QVERIFY(cell.look == Look::Left && !cell.card && card);
    } else if (cell.cell.index < state.tail(player)) {
        QVERIFY(cell.look == Look::Used && cell.card == card);
    } else {
        QVERIFY(cell.look == Look::Free && !cell.card);
    }
}

void checkQueue(const State& state, Player player, int room) {
    const ArrayContent content = queueContent(state, player, room);
    QVERIFY(widthOf(content) <= room);
    PlayCount next = content.cells.front().cell.index;
    int gaps = 0;
    for (const ArrayCell& cell : content.cells) {
        QCOMPARE(cell.cell.index, next);
        if (cell.look == Look::Gap) {
            ++gaps;
            // Only cards in the middle of the hand are left out.
            QVERIFY(cell.cell.index > state.head(player));
            next += cell.hidden;
            QVERIFY(next <= state.tail(player));
        } else {
            checkCell(state, player, cell);
            ++next;
        }
    }
    QVERIFY(gaps <= 1);
    // Both marks stand under the cells that they name.
    QCOMPARE(content.marks.size(), std::size_t{2});
    const auto index = [&](std::size_t mark) {
        const ArrayCell& cell =
            content.cells.at(static_cast<std::size_t>(content.marks[mark].slot));
        return cell.look == Look::Gap ? PlayCount{0} : cell.cell.index;
    };
    QCOMPARE(index(0), state.head(player));
    QCOMPARE(index(1), state.tail(player));
    if (state.head(player) > 1) {
        QVERIFY(content.cells.front().look == Look::Left);
    }
}

} // namespace

class ArrayContentTest : public QObject {
    Q_OBJECT

private slots:
    void queuesAreTrue_data();
    void queuesAreTrue();
    void cellsKeepTheirPlacesForAWhile();
    void stackAndBookAreTrue();
    void currentCard();
    void slotsOfCells();
};

void ArrayContentTest::queuesAreTrue_data() {
    QTest::addColumn<int>("room");
    for (const int room : {6, 7, 9, 11, 12, 13, 16, 20, 31, 60, 250}) {
        QTest::addRow("%d cells", room) << room;
    }
}

void ArrayContentTest::queuesAreTrue() {
    QFETCH(int, room);
    for (const Deal& deal : samples::variedDeals(41, 20, 2)) {
        Game game(deal, {});
        const PlayCount plays = game.find(150);
        for (PlayCount place = 0; place <= plays; ++place) {
            const inside::ProgramPlay program(game, place);
            for (std::size_t step = 0; step <= program.size(); step += 3) {
                checkQueue(program.after(step), Player::A, room);
                checkQueue(program.after(step), Player::B, room);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        }
    }
}

void ArrayContentTest::cellsKeepTheirPlacesForAWhile() {
    Game game(numberedDeal(42), {});
    game.find(200);
    int moves = 0;
    PlayCount before = 1;
    for (PlayCount place = 0; place <= 200; ++place) {
        const auto content = queueContent(stateAfter(game, place), Player::A, 16);
        const PlayCount first = content.cells.front().cell.index;
        QVERIFY(first >= before);
        moves += first > before ? 1 : 0;
        before = first;
    }
    QCOMPARE(moves, 24); // of 100 plays of A's, every fourth moves them
}

void ArrayContentTest::stackAndBookAreTrue() {
    Game game(numberedDeal(42), {});
    game.find(100);
    for (PlayCount place = 0; place < 100; ++place) {
        const inside::ProgramPlay program(game, place);
        for (std::size_t step = 0; step <= program.size(); ++step) {
            const State& state = program.after(step);
            const auto stack = stackContent(state, 13);
            QCOMPARE(stack.cells.size(), std::size_t{13});
            QCOMPARE(stack.marks.front().slot, state.top() - 1);
            for (std::size_t i = 0; i < 13; ++i) {
                const bool isUsed = i < state.position.pile.size();
                QCOMPARE(stack.cells[i].look == Look::Used, isUsed);
                QCOMPARE(stack.cells[i].text,
                         isUsed ? QString::number(state.position.pile[i].rank) : QString());
            }
            const auto book = bookContent(state, 13);
            for (Rank rank = 1; rank <= 13; ++rank) {
                QCOMPARE(book.cells[rank - 1U].text,
                         state.book[rank] ? QStringLiteral("1") : QStringLiteral("0"));
            }
        }
    }
}

void ArrayContentTest::currentCard() {
    Game game(numberedDeal(42), {});
    game.find(2);
    QCOMPARE(currentContent(stateAfter(game, 0)).cells.front().text, QString());
    const inside::ProgramPlay program(game, 0);
    QVERIFY(currentContent(program.after(3)).cells.front().look == Look::Used);
    // On the stack it lies no longer as t.
    QVERIFY(currentContent(program.after(5)).cells.front().look == Look::Left);
}

void ArrayContentTest::slotsOfCells() {
    Game game(numberedDeal(42), {});
    const State state = stateAfter(game, 0);
    const auto content = queueContent(state, Player::A, 12);
    const auto slotOf = [&](PlayCount index, Player player = Player::A) {
        return content.slotOf({Cell::Kind::Queue, player, index});
    };
    QCOMPARE(slotOf(1), std::optional(0));
    QCOMPARE(content.cells[5].look == Look::Gap, true);
    QCOMPARE(slotOf(10), std::optional(5)); // in the gap
    QCOMPARE(slotOf(1, Player::B), std::nullopt);
    QCOMPARE(slotOf(1000), std::nullopt);
}

QTEST_GUILESS_MAIN(ArrayContentTest)
#include "array_content_test.moc"
