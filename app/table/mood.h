// SPDX-License-Identifier: MIT
// How a kitten feels about what the table shows: a pure function from a scene to a mood.
#pragma once

#include "app/table/scene.h"

/// There is a picture of each kitten in each of these.
enum class Mood {
    Waiting,    ///< for the other's play
    Playing,    ///< it is its turn
    Happy,      ///< its capture is being shown
    OutOfCards, ///< it has not won
    Won
};

/// The mood of `player`'s kitten. `ending` is how the game ended, if the scene is its end; a
/// capture that is still being shown comes first.
Mood moodOf(const Scene& scene, fishing::Player player, std::optional<fishing::Outcome> ending);
