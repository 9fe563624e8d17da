// SPDX-License-Identifier: MIT
// What one array of the articles' program shows, as a value: its cells from left to right and the
// marks under them. Long arrays are shown in part: where something happens.
#pragma once

#include "app/inside/program_state.h"

#include <QString>

#include <optional>
#include <vector>

/// One place of a row.
struct ArrayCell {
    enum class Look {
        Used, ///< holds a card, or a mark that is set
        Left, ///< a card that has left the queue and is still written there
        Free, ///< nothing yet, or no mark
        Gap   ///< stands for cells that are not shown; as wide as two
    };
    inside::Cell cell; ///< of a gap: the first that is not shown
    Look look = Look::Free;
    QString text;
    std::optional<fishing::Card> card; ///< that lies there now
    fishing::PlayCount hidden = 0;     ///< how many cells a gap stands for

    friend bool operator==(const ArrayCell&, const ArrayCell&) = default;
};

/// A mark under a cell: "head 12".
struct ArrayMark {
    inside::Cell cell; ///< head, tail or top
    int slot = 0;      ///< index of the cell it stands under; -1 is left of the first
    QString text;

    friend bool operator==(const ArrayMark&, const ArrayMark&) = default;
};

struct ArrayContent {
    std::vector<ArrayCell> cells;
    std::vector<ArrayMark> marks;

    /// The slot in which a cell is shown, or the gap that it lies in.
    std::optional<int> slotOf(const inside::Cell& cell) const;

    friend bool operator==(const ArrayContent&, const ArrayContent&) = default;
};

/// `player`'s queue in so many slots, 6 or more. Its front and its tail are
/// in view; cells keep their places for a few plays, so that head and tail are seen to move.
ArrayContent queueContent(const inside::State& state, fishing::Player player, int room);

/// The stack, in `ranks` cells: more cards never lie on the table.
ArrayContent stackContent(const inside::State& state, int ranks);

/// The current card t, in one cell.
ArrayContent currentContent(const inside::State& state);

/// The marks of the ranks 1 to `highest`.
ArrayContent bookContent(const inside::State& state, fishing::Rank highest);
