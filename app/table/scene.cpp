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

bool isPlayUnderWay(const Scene& scene) {
    return scene.beat == Beat::Held || scene.beat == Beat::Landed || scene.beat == Beat::Taking;
}

bool frontHasLeft(const Scene& scene, fishing::Player player) {
    const bool isOut = scene.beat == Beat::Held || scene.beat == Beat::Landed;
    return isOut && scene.play->player == player;
}

std::size_t shownInHand(const Scene& scene, fishing::Player player) {
    return scene.position.handOf(player).size() - (frontHasLeft(scene, player) ? 1 : 0);
}

std::vector<fishing::CardId> cardsInHand(const Scene& scene, fishing::Player player) {
    std::vector<fishing::CardId> ids;
    const fishing::Hand& hand = scene.position.handOf(player);
    for (std::size_t i = frontHasLeft(scene, player) ? 1 : 0; i < hand.size(); ++i) {
        ids.push_back(hand[i].id);
    }
    return ids;
}

std::vector<fishing::CardId> cardsOnPile(const Scene& scene) {
    std::vector<fishing::CardId> ids;
    for (const fishing::Card card : scene.position.pile) {
        ids.push_back(card.id);
    }
    if (scene.beat == Beat::Held || scene.beat == Beat::Landed) {
        ids.push_back(scene.play->card.id);
    }
    return ids;
}
