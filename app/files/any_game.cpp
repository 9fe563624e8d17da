// SPDX-License-Identifier: MIT
#include "app/files/any_game.h"

#include "app/files/game_file.h"
#include "app/words/command_line.h"
#include "app/words/game_file.h"
#include "engine/found_hands.h"
#include "engine/notation.h"
#include "engine/text_reader.h"

namespace files {

namespace {

/// The hands that stand somewhere in a text about other things, if there is no doubt about them.
std::optional<Hands> handsWithin(std::string_view text) {
    const fishing::FoundHands found = fishing::findHands(text);
    if (!found.isClear) {
        return std::nullopt;
    }
    const auto a = fishing::parseHand(found.hands[0], fishing::Player::A);
    const auto b = fishing::parseHand(found.hands[1], fishing::Player::B);
    return a && b ? std::optional(Hands{*a, *b}) : std::nullopt;
}

} // namespace

bool isSavedGame(std::string_view text, const std::string& source) {
    fishing::TextReader reader(text);
    while (reader.current() == U' ' || reader.current() == U'\n') {
        reader.advance();
    }
    return reader.current() == U'{' || source.ends_with(std::string(".").append(gameFileSuffix));
}

Reading<SavedGame> readAnyGame(std::string_view text, const std::string& source) {
    if (isSavedGame(text, source)) {
        return readGame(text, source);
    }
    if (text.empty() && !source.empty()) {
        return words::inSource(source, words::fileEmpty());
    }
    const auto hands = fishing::parseHands(text);
    if (hands) {
        return newGame(*hands, {});
    }
    // A picture has something in it that looks like hands, too; text in another encoding may be
    // about some.
    const bool isText = text.find('\0') == std::string_view::npos;
    if (!isText && hands.error().problem != fishing::Problem::NotUtf8) {
        return words::inSource(source, words::textNotUtf8());
    }
    if (const auto found = isText ? handsWithin(text) : std::nullopt) {
        return newGame(*found, {});
    }
    return words::describeIn(source, hands.error());
}

} // namespace files
