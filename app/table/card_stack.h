// SPDX-License-Identifier: MIT
// Which card lies above which: keeps the widgets of the cards in the order of the placements, with
// as few of them restacked as need be, and where it can be helped so that nobody sees two cards
// that lie on each other change places.
#pragma once

#include "app/table/table_layout.h"

#include <QtGlobal>

#include <array>
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
    /// Brings the cards into the order of the placements. Those with a delay stay as they lie until
    /// their turn has come, at `now` plus their part of `spread` milliseconds, and they can go
    /// without being seen to come over another card; with no spread they do not wait. Those that
    /// go to another row do so halfway, where they cross. Cards that fly stay above all others,
    /// unless they tuck in, until they are arranged again at rest.
    void arrange(const std::vector<Placement>& placements, qint64 now, int spread);
    /// Frees the cards that need not stay as they lie any longer.
    void advance(qint64 now);

private:
    struct Turn {
        qint64 time = 0;
        fishing::CardId id = 0;
        bool inAnyCase = false; ///< whether or not one sees it
    };
    template <typename T>
    using PerCard = std::array<T, fishing::maxCards>; // by id

    bool overlap(fishing::CardId one, fishing::CardId other) const;
    std::vector<fishing::CardId> wantedOrder() const;
    void restack();

    const std::vector<CardWidget*>& m_cards;
    QWidget* m_overlay;
    std::vector<fishing::CardId> m_order; // as the widgets lie, lowest first
    PerCard<std::size_t> m_height{};      // a card lies above those of less height, in the end
    PerCard<bool> m_waits{};              // with its place in the stack, until its turn
    std::vector<Turn> m_turns;            // of those that wait
};
