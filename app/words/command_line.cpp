// SPDX-License-Identifier: MIT
#include "app/words/command_line.h"

#include "app/words/words.h"

namespace words {

namespace {

/// As digits alone, so that it can be typed as it stands.
Argument digits(std::uint64_t value) {
    return {std::to_string(value)};
}

} // namespace

Phrase describeIn(const std::string& source, const fishing::InputError& error) {
    return atPlace(source, error.line, error.column, describe(error));
}

Phrase numberNeeded(const std::string& name, const std::string& found, std::uint64_t least,
                    std::uint64_t most) {
    return {QT_TRANSLATE_NOOP("words", "%1 cannot be “%2”. Write a whole number from %3 to %4, in "
                                       "digits alone."),
            {{name}, {found}, digits(least), digits(most)}};
}

Phrase oneValueNeeded(const std::string& option, const std::string& usage) {
    return {QT_TRANSLATE_NOOP("words", "%1 needs exactly one value. Write it once: %2"),
            {{option}, {usage}}};
}

Phrase noValueWanted(const std::string& option) {
    return {QT_TRANSLATE_NOOP("words", "%1 takes no value. Write it alone."), {{option}}};
}

Phrase unknownOption(const std::string& word, const std::string& help) {
    return {QT_TRANSLATE_NOOP("words", "There is no option “%1” here. This lists all: %2"),
            {{word}, {help}}};
}

Phrase wordTooMany(const std::string& word, const std::string& help) {
    return {QT_TRANSLATE_NOOP("words", "“%1” is a word too many. This tells what may stand here: "
                                       "%2"),
            {{word}, {help}}};
}

Phrase callNotUnderstood(const std::string& help) {
    return {QT_TRANSLATE_NOOP("words", "This call cannot be understood. This tells how to write "
                                       "it: %1"),
            {{help}}};
}

Phrase unknownCommand(const std::string& word, const std::string& commands,
                      const std::string& example) {
    return {QT_TRANSLATE_NOOP("words", "There is no command “%1”. The commands are %2. For "
                                       "example: %3"),
            {{word}, {commands}, {example}}};
}

Phrase commandMissing(const std::string& commands, const std::string& help) {
    return {QT_TRANSLATE_NOOP("words",
                              "The command is missing. The commands are %1. This tells more: %2"),
            {{commands}, {help}}};
}

Phrase dealMissing() {
    return {QT_TRANSLATE_NOOP("words", "The deal is missing. Type both hands, such as "
                                       "2 4 1 / 3 1 3, or name one with --deal NUMBER or "
                                       "--file FILE."),
            {}};
}

Phrase dealGivenTwice() {
    return {QT_TRANSLATE_NOOP("words", "The deal is given in more than one way. Keep one of them: "
                                       "typed hands, --deal, or a file (--file)."),
            {}};
}

Phrase dashNotAlone() {
    return {QT_TRANSLATE_NOOP("words", "“-” reads the deals from standard input. Take away the "
                                       "other deal, or the “-”."),
            {}};
}

Phrase dashNotHere(const std::string& example) {
    return {QT_TRANSLATE_NOOP("words", "“-” stands for many deals on standard input, and only one "
                                       "is wanted here. For many: %1"),
            {{example}}};
}

Phrase dealNumberMissing(const std::string& example) {
    return {QT_TRANSLATE_NOOP("words", "The number of the deal is missing. For example: %1"),
            {{example}}};
}

Phrase deckWithoutNumber(const std::string& option) {
    return {QT_TRANSLATE_NOOP("words", "%1 describes the deck of a numbered deal. Add --deal "
                                       "NUMBER, or take %1 away."),
            {{option}}};
}

Phrase deckTooSmall() {
    return {QT_TRANSLATE_NOOP("words", "--ranks 1 and --copies 1 make a deck of one card, and each "
                                       "player needs one. Raise --ranks or --copies."),
            {}};
}

Phrase sizeNeeded(const std::string& name, const std::string& found, const std::string& least,
                  const std::string& most) {
    return {QT_TRANSLATE_NOOP("words", "%1 takes a size from %3 to %4, not “%2”."),
            {{name}, {found}, {least}, {most}}};
}

Phrase wordNeeded(const std::string& name, const std::string& found, const std::string& expected) {
    return {QT_TRANSLATE_NOOP("words", "%1 takes one of %3, not “%2”."),
            {{name}, {found}, {expected}}};
}

Phrase placeBeyondEnd(const std::string& name, std::uint64_t plays) {
    return {
        QT_TRANSLATE_NOOP("words", "%1 asks for a place behind the end: the game has %2 plays."),
        {{name}, {plays}}};
}

Phrase fileUnreadable(const std::string& file, const std::string& reason) {
    return {QT_TRANSLATE_NOOP("words", "The file “%1” cannot be read (%2). Check its name and "
                                       "whether you may read it."),
            {{file}, {reason}}};
}

Phrase fileIsFolder(const std::string& file) {
    return {QT_TRANSLATE_NOOP("words", "“%1” is a folder. Name a file in which both hands are "
                                       "written."),
            {{file}}};
}

Phrase fileIsNone(const std::string& file) {
    return {QT_TRANSLATE_NOOP("words", "“%1” is no file but a device or a pipe. Name a file in "
                                       "which both hands are written."),
            {{file}}};
}

Phrase fileTooLong(const std::string& file) {
    return {QT_TRANSLATE_NOOP("words", "The file “%1” is too long for a game. Name a file in which "
                                       "two hands are written, or a saved game."),
            {{file}}};
}

Phrase inputUnreadable(const std::string& reason) {
    return {QT_TRANSLATE_NOOP("words", "Standard input cannot be read (%1). Send it deals, one a "
                                       "line."),
            {{reason}}};
}

Phrase outputUnwritable(const std::string& reason) {
    return {QT_TRANSLATE_NOOP("words", "Standard output cannot be written (%1). Send it to a "
                                       "place that takes all of it."),
            {{reason}}};
}

} // namespace words
