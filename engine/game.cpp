// SPDX-License-Identifier: MIT
#include "engine/game.h"

#include <algorithm>
#include <utility>

namespace fishing {

Game::Game(Deal deal, const Rules& rules)
    : m_deal(std::move(deal)),
      m_rules(rules),
      m_checkpoints{startOf(m_deal)},
      m_last(m_checkpoints.front()) {}

PlayCount Game::find(PlayCount count) {
    while (m_found < count && !m_ending) {
        play(m_last, m_rules);
        ++m_found;
        if (m_found % checkpointDistance == 0) {
            m_checkpoints.push_back(m_last);
        }
        m_ending = fishing::ending(m_last, m_rules);
    }
    return std::min(count, m_found);
}

Position Game::at(PlayCount count) {
    count = find(count);
    if (count == m_found) {
        return m_last;
    }
    Position position = m_checkpoints[count / checkpointDistance];
    for (PlayCount i = 0; i < count % checkpointDistance; ++i) {
        play(position, m_rules);
    }
    return position;
}

Play Game::playNumber(PlayCount number) {
    [[maybe_unused]] const PlayCount known = find(number);
    assert(number >= 1 && known == number);
    Position position = at(number - 1);
    return play(position, m_rules);
}

} // namespace fishing
