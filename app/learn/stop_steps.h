// SPDX-License-Identifier: MIT
// How to make it stop, in four steps: the missing line, the cycle, the anchor, and how often there
// is one. Each step has words, a picture of a table, and games that can be put on the table. All
// that is said of a game is asked of the game itself.
#pragma once

#include "app/files/saved_game.h"
#include "app/player_names.h"
#include "app/table/scene.h"

#include <QString>

#include <vector>

struct StopExample {
    QString name;   ///< what it is called inside the program
    QString button; ///< "Deal 1, the published way"
    files::SavedGame game;
    QString ending; ///< how it ends, in a sentence
};

struct StopStep {
    QString title;
    QString text;
    QString caption; ///< of the picture
    Scene scene;     ///< the picture
    std::size_t cardCount = 0;
    std::vector<StopExample> examples; ///< the picture shows a moment of the first
};

inline constexpr std::size_t stopStepCount = 4;

/// The full deck's deal that the steps speak of: it has an anchor.
inline constexpr std::uint64_t anchoredDeal = 1;
/// The first of the full deck's deals that has none.
std::uint64_t firstWithoutAnchor();

/// One of the steps; `step` is 0 to 3.
StopStep stopStep(std::size_t step, const PlayerNames& names);
