// SPDX-License-Identifier: MIT
#include "app/words/game_file.h"

namespace words {

Phrase fileEmpty() {
    return {QT_TRANSLATE_NOOP("words", "The file is empty. Choose another one."), {}};
}

Phrase textNotUtf8() {
    return {QT_TRANSLATE_NOOP("words", "This is not text in UTF-8. The file is damaged, or it is "
                                       "no saved game; choose another one."),
            {}};
}

Phrase notJson(const std::string& character) {
    return {QT_TRANSLATE_NOOP("words", "“%1” cannot stand here. A saved game is written in JSON; "
                                       "mend it in a text editor, or open another copy."),
            {{character}}};
}

Phrase jsonCut() {
    return {QT_TRANSLATE_NOOP("words", "The file ends in the middle. Open another copy of it."),
            {}};
}

Phrase jsonNumberTooLarge(const std::string& digits) {
    return {QT_TRANSLATE_NOOP("words", "The number %1 is too large. Write a smaller one."),
            {{digits}}};
}

Phrase jsonTooDeep(std::uint64_t most) {
    return {QT_TRANSLATE_NOOP("words", "More than %1 brackets are open here, and no saved game "
                                       "needs so many. Take some away, or open another copy."),
            {{most}}};
}

Phrase memberTwice(const std::string& key) {
    return {QT_TRANSLATE_NOOP("words", "“%1” stands here a second time. Keep one of the two."),
            {{key}}};
}

Phrase notAGame(const std::string& key) {
    return {QT_TRANSLATE_NOOP("words", "This is no saved game of Kitten Fishing: “%1” is not in "
                                       "it. Choose another file."),
            {{key}}};
}

Phrase writtenByNewer(std::uint64_t version, std::uint64_t known) {
    return {QT_TRANSLATE_NOOP("words", "This was written by a newer Kitten Fishing: its format is "
                                       "version %1, and this program knows version %2. Install "
                                       "the newer program to open it."),
            {{version}, {known}}};
}

Phrase memberMissing(const std::string& key, const std::string& example) {
    return {QT_TRANSLATE_NOOP("words", "“%1” is missing. Add it, for example: %2"),
            {{key}, {example}}};
}

Phrase memberMistaken(const std::string& key, const std::string& example) {
    return {QT_TRANSLATE_NOOP("words", "“%1” is not written as it should be. For example: %2"),
            {{key}, {example}}};
}

Phrase handsDisagree(std::uint64_t dealNumber, const std::string& numberKey) {
    return {QT_TRANSLATE_NOOP("words", "Deal %1 has other hands than the ones written here. Take "
                                       "“%2” away to keep these hands."),
            {{std::to_string(dealNumber)}, {numberKey}}};
}

Phrase savedDeckTooSmall() {
    return {QT_TRANSLATE_NOOP("words", "One rank and one card of it make a deck of one card, and "
                                       "each player needs one. Raise “ranks” or “copies”."),
            {}};
}

Phrase tooManyBookmarks(std::uint64_t most) {
    return {QT_TRANSLATE_NOOP("words", "There are more than %1 bookmarks. Take some away."),
            {{most}}};
}

Phrase tooManyExtras(std::uint64_t mostBytes) {
    return {QT_TRANSLATE_NOOP("words", "Besides the game this holds more than %1 bytes that belong "
                                       "to no game. Take some away."),
            {{mostBytes}}};
}

} // namespace words
