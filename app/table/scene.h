// SPDX-License-Identifier: MIT
// What the table shows at one moment, as a value: a position, or one beat of a play, and how it is
// looked at. Together with a size it decides where every card lies.
#pragma once

#include "engine/play.h"

#include <optional>
#include <vector>

/// A capture is shown in two beats, so that one sees what matched before it is gone; a play that is
/// made line by line, in three.
enum class Beat {
    None,     ///< the position, and nothing else
    Gathered, ///< the cards lie together as a deck, face down
    Dealt,    ///< the cards of the position are on their way from the deck
    Held,     ///< the played card has left its hand and is held over the pile
    Landed,   ///< the played card lies on the pile, the run is about to be taken
    Taking,   ///< the run goes to the tail card by card; what is left of it is still caught
    Taken     ///< the run is on its way to the tail
};

struct Scene {
    /// For `Held` and `Landed` the position before `play`, otherwise the one to show.
    fishing::Position position;
    std::optional<fishing::Play> play; ///< the play being shown, from `Held` to `Taken`
    Beat beat = Beat::None;
    bool backward = false;                 ///< whether the play is being taken back
    bool handsFaceDown = false;            ///< as at a real table; the pile is always open
    std::optional<fishing::CardId> raised; ///< the card that is shown whole, above all others
};

/// The scene of a position as it is.
Scene restingScene(const fishing::Position& position);

/// All cards of a position in a deck.
Scene gatheredScene(const fishing::Position& position);

/// A position that is being dealt.
Scene dealtScene(const fishing::Position& position);

/// The first beat of a play, from the position that it led to.
Scene landedScene(const fishing::Position& after, const fishing::Play& play, bool backward);

/// The second beat of a play, from the position that it led to.
Scene takenScene(const fishing::Position& after, const fishing::Play& play);

/// Whether a scene is one to stay with, and not only passed on the way to a position.
bool isPlayUnderWay(const Scene& scene);

/// Whether `player`'s front card has left the hand already, as it has while it is still the front
/// in the position before its play.
bool frontHasLeft(const Scene& scene, fishing::Player player);

/// How many cards lie in a hand.
std::size_t shownInHand(const Scene& scene, fishing::Player player);

/// The cards that one sees in a hand, front first.
std::vector<fishing::CardId> cardsInHand(const Scene& scene, fishing::Player player);

/// The cards that one sees on the pile, bottom first.
std::vector<fishing::CardId> cardsOnPile(const Scene& scene);
