// SPDX-License-Identifier: MIT
// What can be wrong with a saved game, as phrases: what it is, and what would mend it.
#pragma once

#include "app/words/phrase.h"

#include <cstdint>
#include <string>

namespace words {

// About the text.
Phrase fileEmpty();
Phrase textNotUtf8();
/// `character` stands where JSON has no place for it.
Phrase notJson(const std::string& character);
Phrase jsonCut();
Phrase jsonNumberTooLarge(const std::string& number);
Phrase jsonTooDeep(std::uint64_t most);
Phrase memberTwice(const std::string& key);

// About the game.
/// The JSON text is of something else: `key`, which tells games, is not in it.
Phrase notAGame(const std::string& key);
Phrase writtenByNewer(std::uint64_t version, std::uint64_t known);
/// `example` is what the member may look like.
Phrase memberMissing(const std::string& key, const std::string& example);
Phrase memberMistaken(const std::string& key, const std::string& example);
/// The hands are not those of the numbered deal.
Phrase handsDisagree(std::uint64_t number, const std::string& numberKey);
/// One rank and one copy.
Phrase savedDeckTooSmall();
Phrase tooManyBookmarks(std::uint64_t most);
/// What the file says beside the game.
Phrase tooManyExtras(std::uint64_t mostBytes);

} // namespace words
