// SPDX-License-Identifier: MIT
// How a saved game is written down in a `.fishing` file: JSON, one member a line, described in the
// README. Files of every version that there ever was can be read.
#pragma once

#include "app/files/reading.h"
#include "app/files/saved_game.h"

#include <string>
#include <string_view>

namespace files {

/// The version that is written. It rises when older programs could misunderstand a file; members
/// that they may ignore are added without.
inline constexpr std::uint64_t gameFileVersion = 1;

inline constexpr std::size_t mostBookmarks = 10'000;
inline constexpr std::size_t longestName = 200; ///< in code points

/// The game as its file holds it. The same game always gives the same bytes, and reading them gives
/// the game again, its names and bookmarks made tidy.
std::string toText(const SavedGame& game);

/// Reads what toText() writes, and the like written by hand: hands may be left out where there is a
/// number, and a number's deck where it is the full one. A problem names `source`, which may be
/// empty, and the place.
Reading<SavedGame> readGame(std::string_view text, const std::string& source);

/// The name as it is kept: in one line, not too long, and UTF-8 or empty.
std::string tidyName(std::string_view name);

} // namespace files
