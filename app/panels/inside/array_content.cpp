// SPDX-License-Identifier: MIT
#include "app/panels/inside/array_content.h"

#include "app/number_text.h"

#include <QCoreApplication>

#include <algorithm>

using fishing::PlayCount;
using fishing::Player;
using inside::Cell;
using inside::State;

namespace {

constexpr int gapSlots = 2;

ArrayCell queueCell(const State& state, Player player, PlayCount index) {
    ArrayCell shown{{Cell::Kind::Queue, player, index}, ArrayCell::Look::Free, {}, {}, 0};
    if (const auto card = state.cardAt(player, index)) {
        const bool isLeft = index < state.head(player);
        shown.look = isLeft ? ArrayCell::Look::Left : ArrayCell::Look::Used;
        shown.text = QString::number(card->rank);
        if (!isLeft) {
            shown.card = card;
        }
    }
    return shown;
}

/// The cells shown of a queue: up to `frontEnd`, and again from `backStart`.
struct Window {
    PlayCount first = 1;
    PlayCount frontEnd = 1;
    PlayCount backStart = 1;
    PlayCount end = 1;
};

Window windowOf(PlayCount head, PlayCount tail, PlayCount room) {
    // So many cells are passed before the cells shown move on.
    const PlayCount stride = room < 12 ? 1 : 4;
    Window window;
    // At least one of the cells that have been left is seen.
    window.first = head == 1 ? 1 : head - 1 - (head - 2) % stride;
    if (tail + 1 - window.first <= room) {
        window.end = window.frontEnd = window.backStart = window.first + room;
        return window;
    }
    const PlayCount cells = room - gapSlots;
    const PlayCount front = std::max<PlayCount>(cells / 2, head + 1 - window.first);
    const PlayCount back = cells > front ? cells - front : 1;
    window.frontEnd = window.first + std::min(front, cells - back);
    // One free cell at least is seen, and more where there is room.
    const PlayCount free = back > stride + 1 ? stride - tail % stride : 1;
    window.end = tail + free;
    window.backStart = window.end - back;
    if (window.backStart <= window.frontEnd) { // no gap after all
        window.end = window.frontEnd = window.backStart = window.first + room;
    }
    return window;
}

} // namespace

std::optional<int> ArrayContent::slotOf(const Cell& cell) const {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const ArrayCell& each = cells[i];
        const bool isInGap = each.look == ArrayCell::Look::Gap && each.cell.kind == cell.kind &&
                             each.cell.player == cell.player && cell.index >= each.cell.index &&
                             cell.index < each.cell.index + each.hidden;
        if (each.cell == cell || isInGap) {
            return static_cast<int>(i);
        }
    }
    return std::nullopt;
}

ArrayContent queueContent(const State& state, Player player, int room) {
    const PlayCount head = state.head(player);
    const PlayCount tail = state.tail(player);
    const Window window = windowOf(head, tail, static_cast<PlayCount>(room));
    ArrayContent content;
    for (PlayCount index = window.first; index < window.frontEnd; ++index) {
        content.cells.push_back(queueCell(state, player, index));
    }
    if (window.backStart > window.frontEnd) {
        const PlayCount hidden = window.backStart - window.frontEnd;
        content.cells.push_back({{Cell::Kind::Queue, player, window.frontEnd},
                                 ArrayCell::Look::Gap,
                                 QStringLiteral("⋯ %1 ⋯").arg(hidden),
                                 {},
                                 hidden});
    }
    for (PlayCount index = window.backStart; index < window.end; ++index) {
        content.cells.push_back(queueCell(state, player, index));
    }
    const auto mark = [&](Cell::Kind kind, PlayCount index, const QString& text) {
        const int slot = content.slotOf({Cell::Kind::Queue, player, index}).value_or(0);
        content.marks.push_back({{kind, player, 0}, slot, text.arg(numberText(index))});
    };
    mark(Cell::Kind::Head, head, QStringLiteral("head %1"));
    mark(Cell::Kind::Tail, tail, QStringLiteral("tail %1"));
    return content;
}

ArrayContent stackContent(const State& state, int ranks) {
    ArrayContent content;
    for (int i = 1; i <= ranks; ++i) {
        ArrayCell shown{{Cell::Kind::Stack, Player::A, static_cast<PlayCount>(i)},
                        ArrayCell::Look::Free,
                        {},
                        {},
                        0};
        if (i <= state.top()) {
            shown.card = state.position.pile[static_cast<std::size_t>(i - 1)];
            shown.look = ArrayCell::Look::Used;
            shown.text = QString::number(shown.card->rank);
        }
        content.cells.push_back(shown);
    }
    content.marks.push_back({{Cell::Kind::Top, Player::A, 0},
                             state.top() - 1,
                             QStringLiteral("top %1").arg(state.top())});
    return content;
}

ArrayContent currentContent(const State& state) {
    ArrayCell shown{{Cell::Kind::Current, Player::A, 0}, ArrayCell::Look::Free, {}, {}, 0};
    if (state.current) {
        // Once it lies elsewhere, t is but its number.
        shown.look = state.isInHand ? ArrayCell::Look::Used : ArrayCell::Look::Left;
        shown.text = QString::number(state.current->rank);
        shown.card = state.current;
    }
    return {{shown}, {}};
}

ArrayContent bookContent(const State& state, fishing::Rank highest) {
    ArrayContent content;
    for (fishing::Rank rank = fishing::lowestRank; rank <= highest; ++rank) {
        const Cell cell{Cell::Kind::Book, Player::A, rank};
        const bool isMarked = state.book[rank];
        content.cells.push_back({cell, isMarked ? ArrayCell::Look::Used : ArrayCell::Look::Free,
                                 isMarked ? QStringLiteral("1") : QStringLiteral("0"),
                                 state.cardIn(cell), 0});
    }
    return content;
}
