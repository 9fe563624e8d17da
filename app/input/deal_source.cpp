// SPDX-License-Identifier: MIT
#include "app/input/deal_source.h"

#include "app/files/any_game.h"
#include "app/files/read_file.h"
#include "app/input/refusal.h"
#include "app/words/command_line.h"
#include "app/words/words.h"
#include "engine/notation.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <system_error>

namespace input {

namespace {

constexpr std::uint64_t maxNumber = std::numeric_limits<std::uint64_t>::max();

void refuseDeckWithoutNumber(const DeckOptions& deck) {
    if (deck.ranks) {
        throw Refusal{words::deckWithoutNumber("--ranks")};
    }
    if (deck.copies) {
        throw Refusal{words::deckWithoutNumber("--copies")};
    }
}

std::string joined(const std::vector<std::string>& typed) {
    std::string text;
    for (const std::string& word : typed) {
        text.append(text.empty() ? "" : " ").append(word);
    }
    return text;
}

files::SavedGame readGameFile(const std::string& name) {
    const auto text = files::readFile(name);
    if (!text) {
        throw Refusal{text.problem()};
    }
    const auto read = files::readAnyGame(*text, name);
    if (!read) {
        throw Refusal{read.problem()};
    }
    files::SavedGame game = *read;
    game.file = files::isSavedGame(*text, name) ? name : std::string();
    return game;
}

files::SavedGame readTypedHands(const std::vector<std::string>& typed) {
    const auto hands = fishing::parseHands(joined(typed));
    if (!hands) {
        throw Refusal{words::describeWithPlace(hands.error())};
    }
    return files::newGame(*hands, {});
}

} // namespace

std::uint64_t readNumber(const std::string& name, const std::string& text, std::uint64_t least,
                         std::uint64_t most) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (text.empty() || error != std::errc() || stop != end || number < least || number > most) {
        throw Refusal{words::numberNeeded(name, text, least, most)};
    }
    return number;
}

fishing::Deck readDeck(const DeckOptions& options) {
    fishing::Deck deck;
    if (options.ranks) {
        deck.ranks =
            static_cast<int>(readNumber("--ranks", *options.ranks, 1, fishing::highestRank));
    }
    if (options.copies) {
        deck.copies =
            static_cast<int>(readNumber("--copies", *options.copies, 1, fishing::maxCopies));
    }
    if (!isValid(deck)) {
        throw Refusal{words::deckTooSmall()};
    }
    return deck;
}

files::SavedGame readGame(const DealOptions& options) {
    const int ways =
        (options.words.empty() ? 0 : 1) + (options.number ? 1 : 0) + (options.file ? 1 : 0);
    if (ways > 1) {
        throw Refusal{words::dealGivenTwice()};
    }
    if (options.number) {
        const std::uint64_t number = readNumber("--deal", *options.number, 0, maxNumber);
        return files::newGame(files::NumberedDeal{number, readDeck(options.deck)}, {});
    }
    refuseDeckWithoutNumber(options.deck);
    if (ways == 0) {
        throw Refusal{words::dealMissing()};
    }
    return options.file ? readGameFile(*options.file) : readTypedHands(options.words);
}

bool readsStandardInput(const DealOptions& options) {
    if (std::ranges::find(options.words, "-") == options.words.end()) {
        return false;
    }
    if (options.words.size() > 1 || options.number || options.file) {
        throw Refusal{words::dashNotAlone()};
    }
    refuseDeckWithoutNumber(options.deck);
    return true;
}

} // namespace input
