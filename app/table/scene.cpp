// SPDX-License-Identifier: MIT
#include "app/table/scene.h"

Scene restingScene(const fishing::Position& position) {
    return {position, std::nullopt, Beat::None, false};
}

Scene landedScene(const fishing::Position& after, const fishing::Play& play, bool backward) {
    Scene scene{after, play, Beat::Landed, backward};
    undo(scene.position, play);
    return scene;
}

Scene takenScene(const fishing::Position& after, const fishing::Play& play) {
    return {after, play, Beat::Taken, false};
}
