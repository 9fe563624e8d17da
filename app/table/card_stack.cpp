// SPDX-License-Identifier: MIT
#include "app/table/card_stack.h"

#include "app/table/card_widget.h"

#include <algorithm>
#include <numeric>
#include <utility>

using fishing::CardId;

namespace {

/// Which elements of `ranks`, all different, belong to a longest rising part of it.
std::vector<bool> longestRise(const std::vector<std::size_t>& ranks) {
    constexpr auto none = static_cast<std::size_t>(-1);
    std::vector<std::size_t> ends; // of the rises of each length: the lowest there is
    std::vector<std::size_t> before(ranks.size(), none);
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const auto end = std::ranges::lower_bound(ends, ranks[i], {},
                                                  [&](std::size_t other) { return ranks[other]; });
        before[i] = end == ends.begin() ? none : *(end - 1);
        if (end == ends.end()) {
            ends.push_back(i);
        } else {
            *end = i;
        }
    }
    std::vector<bool> rises(ranks.size());
    for (std::size_t i = ends.empty() ? none : ends.back(); i != none; i = before[i]) {
        rises[i] = true;
    }
    return rises;
}

} // namespace

void CardStack::reset() {
    m_turns.clear();
    m_waits.fill(false);
    if (m_order.size() == m_cards.size()) {
        return; // as they lay in the last game
    }
    m_order.resize(m_cards.size());
    std::iota(m_order.begin(), m_order.end(), CardId{0});
    for (CardWidget* card : m_cards) {
        card->raise();
    }
    m_overlay->raise();
}

void CardStack::arrange(const std::vector<Placement>& placements, qint64 now, int spread) {
    m_turns.clear();
    m_waits.fill(false);
    for (std::size_t i = 0; i < placements.size(); ++i) {
        const Placement& placement = placements[i];
        const CardId id = placement.card.id;
        const bool isOnTop = m_cards[id]->isFlying() && !placement.tucksIn;
        m_height[id] = i + (isOnTop ? placements.size() : 0);
        if (placement.delay && spread > 0) {
            m_turns.push_back({now + qRound(*placement.delay * spread), id});
        } else if (const auto halfway = m_cards[id]->halfway(); halfway && placement.tucksIn) {
            m_turns.push_back({*halfway, id, true});
        } else {
            continue;
        }
        m_waits[id] = true;
    }
    restack();
}

void CardStack::advance(qint64 now) {
    if (m_turns.empty()) {
        return;
    }
    PerCard<bool> goes{}; // its time has come
    for (const Turn& turn : m_turns) {
        goes[turn.id] = turn.time <= now;
    }
    // Whether nobody would see it come over another card. From the top down, so that what lies on a
    // card has been looked at before.
    PerCard<bool> canGo{};
    const auto holds = [&](CardId upper, CardId lower) {
        const bool comesOver = m_height[lower] > m_height[upper];
        if (m_waits[upper] && !goes[upper]) {
            return overlap(upper, lower) && (comesOver || !canGo[upper]);
        }
        return comesOver && !m_cards[upper]->isFlying() && overlap(upper, lower);
    };
    for (auto id = m_order.rbegin(); id != m_order.rend(); ++id) {
        canGo[*id] = m_waits[*id] && std::none_of(m_order.rbegin(), id,
                                                  [&](CardId upper) { return holds(upper, *id); });
    }
    for (const Turn& turn : m_turns) {
        goes[turn.id] = goes[turn.id] && (canGo[turn.id] || turn.inAnyCase);
    }
    // What lies on a card that goes, goes with it, so as to stay above it.
    for (auto id = m_order.begin(); id != m_order.end(); ++id) {
        goes[*id] = goes[*id] || (canGo[*id] && std::any_of(m_order.begin(), id, [&](CardId lower) {
                                      return goes[lower] && overlap(lower, *id);
                                  }));
    }
    if (std::erase_if(m_turns, [&](const Turn& turn) { return goes[turn.id]; }) > 0) {
        for (const CardId id : m_order) {
            m_waits[id] = m_waits[id] && !goes[id];
        }
        restack();
    }
}

bool CardStack::overlap(CardId one, CardId other) const {
    return m_cards[one]->geometry().intersects(m_cards[other]->geometry());
}

/// The others go into their order; cards that wait stay above what they lie on, whatever flies off.
std::vector<CardId> CardStack::wantedOrder() const {
    const std::size_t count = m_order.size();
    std::vector<CardId> order = m_order;
    PerCard<std::size_t> height = m_height;
    std::size_t below = 0;
    for (const CardId id : m_order) {
        if (m_waits[id]) {
            height[id] = below;
        } else if (m_height[id] < count) {
            below = m_height[id];
        }
    }
    std::ranges::stable_sort(order, {},
                             [&](CardId id) { return std::pair(height[id], m_waits[id]); });
    return order;
}

void CardStack::restack() {
    const auto order = wantedOrder();
    PerCard<std::size_t> place{};
    for (std::size_t i = 0; i < order.size(); ++i) {
        place[order[i]] = i;
    }
    std::vector<std::size_t> places;
    for (const CardId id : m_order) {
        places.push_back(place[id]);
    }
    // Cards that lie in order among themselves stay, and the others are put between them.
    const auto stays = longestRise(places);
    PerCard<bool> moves{};
    for (std::size_t i = 0; i < stays.size(); ++i) {
        moves[m_order[i]] = !stays[i];
    }
    QWidget* above = m_overlay;
    for (auto id = order.rbegin(); id != order.rend(); ++id) {
        if (moves[*id]) {
            m_cards[*id]->stackUnder(above);
        }
        above = m_cards[*id];
    }
    m_order = order;
}
