// SPDX-License-Identifier: MIT
// How the games that a running program holds are written down, so that the next one begins where it
// ended: the game on the table, and those before and after it.
#pragma once

#include "app/files/reading.h"
#include "app/files/saved_game.h"

#include <string>
#include <string_view>
#include <vector>

namespace files {

struct SavedSession {
    std::vector<SavedGame> games; ///< in the order in which they were on the table
    std::size_t table = 0;        ///< the one that is there now

    friend bool operator==(const SavedSession&, const SavedSession&) = default;
};

/// The session as its file holds it; it must hold a game.
std::string toText(const SavedSession& session);

/// Reads what toText() writes. A problem names the place.
Reading<SavedSession> readSession(std::string_view text);

} // namespace files
