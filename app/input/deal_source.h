// SPDX-License-Identifier: MIT
// Where a game comes from: typed hands, a deal's number, or a file. All are given as the text that
// stood on the command line and checked here.
#pragma once

#include "app/files/saved_game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace input {

struct DeckOptions {
    std::optional<std::string> ranks;
    std::optional<std::string> copies;
};

struct DealOptions {
    std::vector<std::string> words; ///< the typed deal, in as many words as the shell made of it
    std::optional<std::string> number;
    std::optional<std::string> file;
    DeckOptions deck;
};

/// A whole number in digits alone. `name` is what it is called where it is refused.
std::uint64_t readNumber(const std::string& name, const std::string& text, std::uint64_t least,
                         std::uint64_t most);

/// The full deck unless the options say otherwise.
fishing::Deck readDeck(const DeckOptions& options);

/// Refuses everything but exactly one good deal. Only a saved game has rules of its own, and names
/// the file that it is from.
files::SavedGame readGame(const DealOptions& options);

/// Whether the typed deal is a lone "-": the deals stand on standard input. Refuses a "-" that has
/// another deal beside it.
bool readsStandardInput(const DealOptions& options);

} // namespace input
