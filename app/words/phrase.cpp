// SPDX-License-Identifier: MIT
#include "app/words/phrase.h"

namespace words {

namespace {

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    constexpr std::size_t group = 3;
    for (std::size_t end = digits.size(); end > group; end -= group) {
        digits.insert(end - group, 1, ',');
    }
    return digits;
}

struct EnglishWriter {
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(std::uint64_t number) const { return grouped(number); }
    std::string operator()(fishing::Player player) const { return inEnglish(nameOf(player)); }
    std::string operator()(const Phrase& phrase) const { return inEnglish(phrase); }
};

} // namespace

Phrase nameOf(fishing::Player player) {
    return player == fishing::Player::A ? Phrase{QT_TRANSLATE_NOOP("words", "A"), {}}
                                        : Phrase{QT_TRANSLATE_NOOP("words", "B"), {}};
}

std::string inEnglish(const Phrase& phrase) {
    return expanded(phrase.text, phrase.arguments, EnglishWriter());
}

} // namespace words
