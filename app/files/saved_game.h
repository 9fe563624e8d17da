// SPDX-License-Identifier: MIT
// A game as people keep it: its deal, its rules and how far it has been looked at. Everything that
// is needed to put it on the table again just as it was.
#pragma once

#include "engine/deal.h"
#include "engine/game.h"
#include "engine/rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace files {

using Hands = std::array<std::vector<fishing::WrittenCard>, 2>;

struct NumberedDeal {
    std::uint64_t number = 0;
    fishing::Deck deck;

    friend bool operator==(const NumberedDeal&, const NumberedDeal&) = default;
};

struct SavedGame {
    Hands hands;                        ///< A's and B's as they were written, 1 to 104 cards each
    std::optional<NumberedDeal> origin; ///< the numbered deal whose hands these are, if they are
    fishing::Rules rules;
    std::array<std::string, 2> names;          ///< of the players, in UTF-8; empty: A and B
    fishing::PlayCount index = 0;              ///< how many plays have been made
    std::vector<fishing::PlayCount> bookmarks; ///< in rising order
    /// What its file says besides, key and JSON text: another program wrote it and may want it
    /// back.
    std::vector<std::pair<std::string, std::string>> extras;
    /// Where it was opened from or saved to, in UTF-8; empty: nowhere. No part of the file itself.
    std::string file;

    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

/// A numbered deal, its deck valid, at its start.
SavedGame newGame(const NumberedDeal& origin, const fishing::Rules& rules);
/// Hands of somebody's own, at their start.
SavedGame newGame(Hands hands, const fishing::Rules& rules);

/// The cards of a deal, each with its suit.
Hands handsOf(const fishing::Deal& deal);

/// The deal of a saved game; cards without a suit get one.
fishing::Deal dealOf(const SavedGame& game);

} // namespace files
