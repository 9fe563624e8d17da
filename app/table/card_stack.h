// SPDX-License-Identifier: MIT
// Which card lies above which: keeps the widgets of the cards in the order of the placements, with
// as few of them raised as need be. Cards that go one by one go above those that wait when their
// turn comes; if they did so sooner, one would see them jump.
#pragma once

#include "app/table/table_layout.h"

#include <QtGlobal>

#include <array>
#include <deque>
#include <vector>

class CardWidget;
class QWidget;

class CardStack {
public:
    /// The stack of these cards, by id. `overlay` stays above all of them. Both must outlive it.
    CardStack(const std::vector<CardWidget*>& cards, QWidget* overlay)
        : m_cards(cards), m_overlay(overlay) {}

    /// For a new game: card 0 lowest.
    void reset();
    /// Brings the cards into the order of the placements. Those with a delay wait for their turn:
    /// at `now` plus their part of `spread` milliseconds; with no spread they do not. Cards that
    /// fly stay above all others, until they are arranged again at rest.
    void arrange(const std::vector<Placement>& placements, qint64 now, int spread);
    /// Raises the cards whose turn has come.
    void advance(qint64 now);

private:
    struct Turn {
        qint64 time = 0;
        fishing::CardId id = 0;
    };

    void restack(std::vector<fishing::CardId> order);

    const std::vector<CardWidget*>& m_cards;
    QWidget* m_overlay;
    std::vector<fishing::CardId> m_order;                // lowest first
    std::array<std::size_t, fishing::maxCards> m_rank{}; // by card id: in the placements
    std::ptrdiff_t m_gone = 0; // so many at the top have had their turn, in the placements' order
    std::deque<Turn> m_turns;  // earliest first
};
