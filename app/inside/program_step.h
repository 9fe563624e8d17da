// SPDX-License-Identifier: MIT
// The game as the articles' program plays it, in steps: each is one line of the program, or a few
// that belong together, and moves one card at the most. The rule is not told again here: the steps
// unfold what play() has done.
#pragma once

#include "engine/play.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace inside {

enum class Step : std::uint8_t {
    Deal,         ///< the hands are dealt into the queues; before the first play
    CheckHands,   ///< before A's turn: does the game go on?
    TurnOfA,      ///< A's turn begins
    CheckBetween, ///< between A's turn and B's: does the game end here?
    TurnOfB,      ///< B's turn begins
    Take,         ///< the front card leaves the queue and becomes t
    LookUp,       ///< is a card like t marked?
    Push,         ///< t goes on top of the stack
    Mark,         ///< and is marked
    Keep,         ///< t goes back to the tail of the queue
    Compare,      ///< is the top of the stack a card like t?
    Unmark,       ///< it is not: it loses its mark
    TakeTop,      ///< and goes to the tail of the queue
    UnmarkMatch,  ///< it is: it loses its mark, too
    TakeMatch,    ///< and goes to the tail of the queue
    TakeRun,      ///< all that is captured, at once, where no program is shown
    Winner,       ///< the game is over: who wins?
    Nobody,       ///< unless both hands are empty
    Show,         ///< the result is printed
};

/// The name by which the data beside the sources calls a step: "takeTop".
std::string_view nameOf(Step step);
std::optional<Step> stepNamed(std::string_view name);

/// Whether there is a program for these rules: with cards picked up from the top, turns that always
/// pass and plain Jacks. The others are told in coarser steps.
bool hasProgram(const fishing::Rules& rules);

/// The steps of `play`, which the mover of `before` makes.
std::vector<Step> stepsOf(const fishing::Position& before, const fishing::Play& play,
                          const fishing::Rules& rules);

/// The steps that the program makes when the game is over in `last`.
std::vector<Step> stepsOfEnding(const fishing::Position& last, const fishing::Rules& rules);

} // namespace inside
