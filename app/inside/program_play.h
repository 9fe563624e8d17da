// SPDX-License-Identifier: MIT
// One play of the articles' program, or its last lines when the game is over: the data before it
// and after each of its steps. Any play of any game is there in a moment, however long the game.
#pragma once

#include "app/inside/program_state.h"

namespace inside {

/// The data when `plays` plays have been made, which must have been found.
State stateAfter(const fishing::Game& game, PlayCount plays);

class ProgramPlay {
public:
    /// What the program does when `plays` plays have been made, which must have been found: it
    /// makes the next one, or finds the game over.
    ProgramPlay(const fishing::Game& game, PlayCount plays);

    std::size_t size() const { return m_steps.size(); }
    Step step(std::size_t index) const { return m_steps.at(index); }
    const std::vector<Step>& steps() const { return m_steps; }

    /// The play that the steps make; nothing if they find the game over.
    const std::optional<fishing::Play>& play() const { return m_play; }

    /// The data when the first `count` steps have been made: 0 to size(). All steps of a play lead
    /// to the data before the next one.
    const State& after(std::size_t count) const { return m_states.at(count); }

private:
    std::optional<fishing::Play> m_play;
    std::vector<Step> m_steps;
    std::vector<State> m_states; // one more than there are steps
};

} // namespace inside
