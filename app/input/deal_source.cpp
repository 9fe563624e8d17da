// SPDX-License-Identifier: MIT
#include "app/input/deal_source.h"

#include "app/input/refusal.h"
#include "app/words/command_line.h"
#include "app/words/words.h"
#include "engine/notation.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <fstream>
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

std::string readFile(const std::string& name) {
    // Far more than the largest deal needs, and a stop where a device has no end.
    constexpr std::size_t maxLength = std::size_t{1} << 20U;
    std::error_code ignored;
    if (std::filesystem::is_directory(name, ignored)) {
        throw Refusal{words::fileIsFolder(name)};
    }
    errno = 0;
    std::ifstream file(name, std::ios::binary);
    std::string text(maxLength + 1, '\0');
    if (file) {
        file.read(text.data(), static_cast<std::streamsize>(text.size()));
    }
    if (!file.is_open() || file.bad()) {
        throw Refusal{words::fileUnreadable(name, std::generic_category().message(errno))};
    }
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.size() > maxLength) {
        throw Refusal{words::fileTooLong(name)};
    }
    return text;
}

fishing::Deal readDealFile(const std::string& name) {
    const auto deal = fishing::parseDeal(readFile(name));
    if (!deal) {
        throw Refusal{words::describeIn(name, deal.error())};
    }
    return *deal;
}

fishing::Deal readTypedDeal(const std::vector<std::string>& typed) {
    const auto deal = fishing::parseDeal(joined(typed));
    if (!deal) {
        throw Refusal{words::describeWithPlace(deal.error())};
    }
    return *deal;
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

fishing::Deal readDeal(const DealOptions& options) {
    const int ways =
        (options.words.empty() ? 0 : 1) + (options.number ? 1 : 0) + (options.file ? 1 : 0);
    if (ways > 1) {
        throw Refusal{words::dealGivenTwice()};
    }
    if (options.number) {
        const std::uint64_t number = readNumber("--deal", *options.number, 0, maxNumber);
        return fishing::numberedDeal(number, readDeck(options.deck));
    }
    refuseDeckWithoutNumber(options.deck);
    if (ways == 0) {
        throw Refusal{words::dealMissing()};
    }
    return options.file ? readDealFile(*options.file) : readTypedDeal(options.words);
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
