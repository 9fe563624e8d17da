// SPDX-License-Identifier: MIT
#include "app/inside/program_step.h"

#include <algorithm>
#include <array>

namespace inside {

using namespace fishing;

namespace {

constexpr std::array<std::string_view, 19> names = {
    "deal",      "checkHands", "turnOfA", "checkBetween", "turnOfB", "take",    "lookUp",
    "push",      "mark",       "keep",    "compare",      "unmark",  "takeTop", "unmarkMatch",
    "takeMatch", "takeRun",    "winner",  "nobody",       "show"};

/// The steps that lead to the turn of `mover`, or that find the game over there.
void addCheck(std::vector<Step>& steps, Player mover, const Rules& rules) {
    if (mover == Player::A) {
        steps.push_back(Step::CheckHands);
    } else if (rules.end != End::Round) {
        steps.push_back(Step::CheckBetween);
    }
}

/// The steps of a capture by the program: `run` are the captured cards in their order.
void addCapture(std::vector<Step>& steps, const CardRow& run, Capture capture) {
    steps.push_back(Step::Keep);
    const bool takesMatch = capture == Capture::Take;
    // The first of the run is the played card; the last may be its match.
    const std::size_t between = run.size() - (takesMatch ? 2 : 1);
    for (std::size_t i = 0; i < between; ++i) {
        steps.insert(steps.end(), {Step::Compare, Step::Unmark, Step::TakeTop});
    }
    steps.push_back(Step::Compare);
    if (takesMatch) {
        steps.insert(steps.end(), {Step::UnmarkMatch, Step::TakeMatch});
    }
}

} // namespace

std::string_view nameOf(Step step) {
    return names[static_cast<std::size_t>(step)];
}

std::optional<Step> stepNamed(std::string_view name) {
    const auto place = std::ranges::find(names, name);
    return place == names.end() ? std::nullopt
                                : std::optional(static_cast<Step>(place - names.begin()));
}

bool hasProgram(const Rules& rules) {
    return rules.pickup == Pickup::Top && rules.after == After::Pass && rules.jack == Jack::Plain;
}

std::vector<Step> stepsOf(const Position& before, const Play& play, const Rules& rules) {
    std::vector<Step> steps;
    const bool isProgram = hasProgram(rules);
    if (isProgram) {
        addCheck(steps, before.mover, rules);
        steps.push_back(before.mover == Player::A ? Step::TurnOfA : Step::TurnOfB);
    }
    steps.insert(steps.end(), {Step::Take, Step::LookUp});
    if (!play.captures()) {
        steps.insert(steps.end(), {Step::Push, Step::Mark});
    } else if (isProgram) {
        addCapture(steps, play.captured, rules.capture);
    } else {
        steps.push_back(Step::TakeRun);
    }
    return steps;
}

std::vector<Step> stepsOfEnding(const Position& last, const Rules& rules) {
    std::vector<Step> steps;
    if (hasProgram(rules)) {
        addCheck(steps, last.mover, rules);
        steps.push_back(Step::Winner);
        if (rules.end != End::Play) { // or else one hand at the most is empty
            steps.push_back(Step::Nobody);
        }
        steps.push_back(Step::Show);
    }
    return steps;
}

} // namespace inside
