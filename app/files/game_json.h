// SPDX-License-Identifier: MIT
// A saved game in the midst of other JSON, for files that hold several.
#pragma once

#include "app/files/json_text.h"
#include "app/files/saved_game.h"

namespace files {

/// The game that the value describes. A problem names `source`, which may be empty, and the member.
Reading<SavedGame> gameFrom(const Json& value, const std::string& source);

} // namespace files
