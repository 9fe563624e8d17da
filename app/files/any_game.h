// SPDX-License-Identifier: MIT
// A game in whatever form somebody has it: a saved one, or two hands as people write them down.
#pragma once

#include "app/files/reading.h"
#include "app/files/saved_game.h"

#include <string>
#include <string_view>

namespace files {

/// What a file of a saved game is called behind its dot.
inline constexpr std::string_view gameFileSuffix = "fishing";

/// Whether the text is meant to be a saved game.
bool isSavedGame(std::string_view text, const std::string& source);

/// The game that the text is about; hands alone, wherever they stand in it, begin at their start by
/// the classic rules. A problem names `source`, a file's name or nothing, and the place.
Reading<SavedGame> readAnyGame(std::string_view text, const std::string& source);

} // namespace files
