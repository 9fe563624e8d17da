// SPDX-License-Identifier: MIT
// The example that the articles about the game print, as everybody knows it.
#pragma once

#include "app/files/saved_game.h"

/// At its beginning.
files::SavedGame articlesGame(const fishing::Rules& rules = {});
