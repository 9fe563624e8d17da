// SPDX-License-Identifier: MIT
#include "app/table/scene.h"

Scene restingScene(const fishing::Position& position) {
    Scene scene;
    scene.position = position;
    return scene;
}

Scene gatheredScene(const fishing::Position& position) {
    Scene scene = restingScene(position);
    scene.beat = Beat::Gathered;
    return scene;
}

Scene dealtScene(const fishing::Position& position) {
    Scene scene = restingScene(position);
    scene.beat = Beat::Dealt;
    return scene;
}

Scene landedScene(const fishing::Position& after, const fishing::Play& play, bool backward) {
    Scene scene = restingScene(after);
    undo(scene.position, play);
    scene.play = play;
    scene.beat = Beat::Landed;
    scene.backward = backward;
    return scene;
}

Scene takenScene(const fishing::Position& after, const fishing::Play& play) {
    Scene scene = restingScene(after);
    scene.play = play;
    scene.beat = Beat::Taken;
    return scene;
}

bool frontHasLanded(const Scene& scene, fishing::Player player) {
    return scene.beat == Beat::Landed && scene.play->player == player;
}

std::size_t shownInHand(const Scene& scene, fishing::Player player) {
    return scene.position.handOf(player).size() - (frontHasLanded(scene, player) ? 1 : 0);
}
