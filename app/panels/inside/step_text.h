// SPDX-License-Identifier: MIT
// What a step of the articles' program does, in a sentence that tells what it saw and what changed.
#pragma once

#include "app/inside/program_state.h"
#include "app/player_names.h"

#include <QString>

struct StepScene {
    const inside::State& before;
    const inside::State& after;
    inside::Step step = inside::Step::Deal;
    const fishing::Rules& rules;
    const PlayerNames& names;
};

/// Ranks are numbers, as in the arrays.
QString describeStep(const StepScene& scene);

/// "q1" is A's queue.
QString queueName(fishing::Player player);
