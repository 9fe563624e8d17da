// SPDX-License-Identifier: MIT
#include "app/table/card_stack.h"

#include "app/table/card_widget.h"

#include <algorithm>
#include <numeric>
#include <utility>

using fishing::CardId;

void CardStack::reset() {
    m_turns.clear();
    m_gone = 0;
    m_order.clear();
    std::vector<CardId> deck(m_cards.size());
    std::iota(deck.begin(), deck.end(), CardId{0});
    restack(std::move(deck));
}

void CardStack::arrange(const std::vector<Placement>& placements, qint64 now, int spread) {
    m_gone = 0;
    for (std::size_t i = 0; i < placements.size(); ++i) {
        m_rank[placements[i].card.id] = i;
    }
    std::vector<CardId> order;
    std::vector<CardId> flying;
    std::vector<Turn> waiting;
    for (const Placement& placement : placements) {
        if (placement.delay && spread > 0) {
            waiting.push_back({now + qRound(*placement.delay * spread), placement.card.id});
        } else if (m_cards[placement.card.id]->isFlying()) {
            flying.push_back(placement.card.id);
        } else {
            order.push_back(placement.card.id);
        }
    }
    // Until their turn, waiting cards lie above the others as they lie now.
    std::ranges::copy_if(m_order, std::back_inserter(order), [&](CardId id) {
        return std::ranges::find(waiting, id, &Turn::id) != waiting.end();
    });
    std::ranges::copy(flying, std::back_inserter(order));
    std::ranges::stable_sort(waiting, {}, &Turn::time);
    m_turns.assign(waiting.begin(), waiting.end());
    restack(std::move(order));
}

void CardStack::advance(qint64 now) {
    bool raised = false;
    for (; !m_turns.empty() && m_turns.front().time <= now; m_turns.pop_front()) {
        const CardId id = m_turns.front().id;
        std::erase(m_order, id);
        auto place = std::find_if(m_order.end() - m_gone, m_order.end(),
                                  [&](CardId other) { return m_rank[other] > m_rank[id]; });
        place = m_order.insert(place, id);
        ++m_gone;
        for (; place != m_order.end(); ++place) {
            m_cards[*place]->raise();
        }
        raised = true;
    }
    if (raised) {
        m_overlay->raise();
    }
}

void CardStack::restack(std::vector<CardId> order) {
    // What lies below the first difference may stay as it is.
    const auto changed =
        std::mismatch(order.begin(), order.end(), m_order.begin(), m_order.end()).first;
    for (auto id = changed; id != order.end(); ++id) {
        m_cards[*id]->raise();
    }
    if (changed != order.end()) {
        m_overlay->raise();
    }
    m_order = std::move(order);
}
