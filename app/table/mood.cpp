// SPDX-License-Identifier: MIT
#include "app/table/mood.h"

using fishing::Outcome;
using fishing::Player;

namespace {

bool showsCapture(const Scene& scene) {
    const bool playIsShown =
        scene.beat == Beat::Landed || scene.beat == Beat::Taking || scene.beat == Beat::Taken;
    return playIsShown && scene.play && scene.play->captures();
}

} // namespace

Mood moodOf(const Scene& scene, Player player, std::optional<Outcome> ending) {
    if (showsCapture(scene)) {
        return scene.play->player == player ? Mood::Happy : Mood::Waiting;
    }
    if (ending == Outcome::A || ending == Outcome::B) {
        const Player winner = ending == Outcome::A ? Player::A : Player::B;
        return player == winner ? Mood::Won : Mood::OutOfCards;
    }
    if (ending == Outcome::Draw) {
        return Mood::OutOfCards;
    }
    return scene.position.mover == player ? Mood::Playing : Mood::Waiting;
}
