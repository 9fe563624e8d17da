// SPDX-License-Identifier: MIT
// The game on the table as it may be told to others, as a value: nothing of an end that is kept
// secret. What is copied, exported and printed is made from it alone, so that it can be made by
// another thread, too.
#pragma once

#include "app/files/saved_game.h"
#include "app/player_names.h"
#include "engine/verdict.h"

#include <QString>

class GameController;
class GameShelf;

struct ToldGame {
    files::SavedGame game;
    std::optional<fishing::Verdict> verdict; ///< where it is known and may be told
    /// How many plays are told of where nobody asks for more or less: all of them, where the end is
    /// known; those played so far, where it is kept secret; otherwise once round the loop, or as
    /// far as the timeline reaches.
    fishing::PlayCount usualPlays = 0;
    /// As many as may be asked for.
    fishing::PlayCount mostPlays = 0;
    /// Whether the game is over after `mostPlays`.
    bool isWhole = false;

    PlayerNames names() const;
};

/// The game on the table; there has to be one.
ToldGame toldGame(const GameController& controller, const GameShelf& shelf);

/// "Deal 42", with its deck unless that is the full one, or "Own hands".
QString titleOf(const ToldGame& told);

/// What a file about the game could be called, without an extension: "deal-42".
QString fileNameOf(const ToldGame& told);
