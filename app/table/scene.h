// SPDX-License-Identifier: MIT
// What the table shows at one moment, as a value: a position, or one beat of a play. Together with
// a size it decides where every card lies.
#pragma once

#include "engine/play.h"

#include <optional>

/// A capture is shown in two beats, so that one sees what matched before it is gone.
enum class Beat {
    None,   ///< the position, and nothing else
    Landed, ///< the played card lies on the pile, the run is about to be taken
    Taken   ///< the run is on its way to the tail
};

struct Scene {
    /// For `Landed` the position before `play`, otherwise the one to show.
    fishing::Position position;
    std::optional<fishing::Play> play; ///< the play being shown, where there is a beat
    Beat beat = Beat::None;
    bool backward = false; ///< whether the play is being taken back
};

/// The scene of a position as it is.
Scene restingScene(const fishing::Position& position);

/// The first beat of a play, from the position that it led to.
Scene landedScene(const fishing::Position& after, const fishing::Play& play, bool backward);

/// The second beat of a play, from the position that it led to.
Scene takenScene(const fishing::Position& after, const fishing::Play& play);
