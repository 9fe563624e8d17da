// SPDX-License-Identifier: MIT
#include "app/inside/program_play.h"

#include <algorithm>

namespace inside {

using namespace fishing;

namespace {

/// The cards that each player took from the front in the last plays, the oldest first.
std::array<std::vector<Card>, 2> takenSince(const Game& game, PlayCount start, PlayCount plays) {
    std::array<std::vector<Card>, 2> taken;
    Position position = game.positionAfter(start);
    for (PlayCount i = start; i < plays; ++i) {
        const Play made = fishing::play(position, game.rules());
        taken[indexOf(made.player)].push_back(made.card);
    }
    return taken;
}

/// The last cards that each player took from the front, as a state keeps them. `made` are the plays
/// of each.
std::array<std::vector<Card>, 2> leftBehind(const Game& game, PlayCount plays,
                                            const std::array<PlayCount, 2>& made) {
    std::array<std::vector<Card>, 2> left;
    const auto isShort = [&](std::size_t player) {
        return left[player].size() < std::min<PlayCount>(made[player], mostLeft);
    };
    // Enough where turns alternate; where a player may have several in a row, it may take more.
    for (PlayCount span = 2 * mostLeft; isShort(0) || isShort(1); span *= 2) {
        left = takenSince(game, plays > span ? plays - span : 0, plays);
    }
    for (auto& cards : left) {
        if (cards.size() > mostLeft) {
            cards.erase(cards.begin(), cards.end() - static_cast<std::ptrdiff_t>(mostLeft));
        }
    }
    return left;
}

} // namespace

State stateAfter(const Game& game, PlayCount plays) {
    State state;
    state.position = game.positionAfter(plays);
    const auto made = game.totalsOf(plays).plays;
    state.heads = {1 + made[0], 1 + made[1]};
    for (const Card card : state.position.pile) {
        state.book[card.rank] = true;
    }
    state.left = leftBehind(game, plays, made);
    if (plays > 0) {
        state.current = state.left[indexOf(game.record(plays).player)].back();
    }
    return state;
}

ProgramPlay::ProgramPlay(const Game& game, PlayCount plays) {
    const Rules& rules = game.rules();
    m_states.push_back(stateAfter(game, plays));
    const Position before = m_states.front().position;
    Position next = before;
    if (ending(before, rules)) {
        m_steps = stepsOfEnding(before, rules);
    } else {
        m_play = fishing::play(next, rules);
        m_steps = stepsOf(before, *m_play, rules);
    }
    for (const Step step : m_steps) {
        State state = m_states.back();
        apply(state, step, m_play.value_or(Play()));
        m_states.push_back(std::move(state));
    }
    m_states.back().position.mover = next.mover;
}

} // namespace inside
