// SPDX-License-Identifier: MIT
// One moment of a game, as one looks at it from afar: what happened there in words, and the
// position.
#pragma once

#include "app/player_names.h"
#include "engine/play.h"

#include <QString>

#include <optional>

class GameController;

struct TimelineMoment {
    qint64 index = 0;                  ///< how many plays have been made
    std::optional<fishing::Play> play; ///< the one that led here
    fishing::Position position;
    std::optional<fishing::Outcome> ending; ///< how the game ended here
    QString title;                          ///< "Play 312 of 419"
    QString words;                          ///< what happened
    QString brief;                          ///< the same without the cards that were caught
    QString hands;                          ///< how many cards lie where
};

/// The moment after `index` plays, 0 to controller.length(), of the controller's game, told with
/// these names.
TimelineMoment momentAt(const GameController& controller, qint64 index, const PlayerNames& names);

/// The moment in one short sentence, to be read out:
/// "play 312 of 419: A plays 7♠ and catches 5 cards".
QString spokenMoment(const GameController& controller, qint64 index);
