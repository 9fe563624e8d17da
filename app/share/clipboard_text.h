// SPDX-License-Identifier: MIT
// A deal and a game as they are put on the clipboard: to be pasted, here or elsewhere, and read.
#pragma once

#include "app/share/told_game.h"

#include <QString>

/// The hands as they were written, "2 4 1 / 3 12♥ 1"; reads back as the same deal.
QString dealText(const files::SavedGame& game);

/// As many plays of a game as are copied; more belong in a file.
inline constexpr fishing::PlayCount mostCopiedPlays = 1'000;

/// How many plays of a game are copied.
fishing::PlayCount copiedPlays(const ToldGame& told);

/// These plays in words, each with how the cards lie after it, and the verdict.
QString gameText(const ToldGame& told);
