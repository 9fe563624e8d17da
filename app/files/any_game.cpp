// SPDX-License-Identifier: MIT
#include "app/files/any_game.h"

#include "app/files/game_file.h"
#include "app/words/command_line.h"
#include "app/words/game_file.h"
#include "engine/notation.h"
#include "engine/text_reader.h"

namespace files {

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
    if (!hands) {
        return words::describeIn(source, hands.error());
    }
    return newGame(*hands, {});
}

} // namespace files
