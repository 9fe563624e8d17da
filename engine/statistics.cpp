// SPDX-License-Identifier: MIT
#include "engine/statistics.h"

#include <algorithm>

namespace fishing {

namespace {

/// Who leads, and how often that has changed.
class Lead {
public:
    explicit Lead(const Deal& deal) {
        for (const Player player : {Player::A, Player::B}) {
            m_hands[indexOf(player)] = static_cast<int>(deal.handOf(player).size());
        }
        look();
    }

    /// Whether the lead has changed with this play.
    bool changesWith(PlayRecord record) {
        m_hands[indexOf(record.player)] += record.captured - 1;
        return look();
    }

private:
    bool look() {
        if (m_hands[0] == m_hands[1]) {
            return false;
        }
        const auto before = m_leader;
        m_leader = m_hands[0] > m_hands[1] ? Player::A : Player::B;
        return before && before != m_leader;
    }

    std::array<int, 2> m_hands{};
    std::optional<Player> m_leader;
};

void noteCapture(Statistics& statistics, PlayCount number, int cards) {
    ++statistics.captures;
    if (!statistics.firstCapture) {
        statistics.firstCapture = number;
    }
    if (!statistics.biggestCapture || cards > statistics.biggestCapture->cards) {
        statistics.biggestCapture = {number, cards};
    }
}

} // namespace

Statistics statisticsOf(const Game& game, PlayCount plays) {
    Statistics statistics;
    statistics.plays = std::min(plays, game.found());
    Lead lead(game.deal());
    Stretch stretch;
    for (PlayCount number = 1; number <= statistics.plays; ++number) {
        const PlayRecord record = game.record(number);
        if (record.captures()) {
            noteCapture(statistics, number, record.captured);
            stretch = {number, 0};
        } else if (++stretch.length > statistics.longestStretch.length) {
            statistics.longestStretch = stretch;
        }
        if (lead.changesWith(record)) {
            ++statistics.leadChanges;
            statistics.lastLeadChange = number;
        }
    }
    return statistics;
}

} // namespace fishing
