// SPDX-License-Identifier: MIT
#include "app/words/phrase.h"

#include <utility>

namespace words {

namespace {

Argument numberOf(int value) {
    return {static_cast<std::uint64_t>(value)};
}

struct EnglishWriter {
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(std::uint64_t number) const { return grouped(std::to_string(number)); }
    std::string operator()(fishing::Player player) const { return inEnglish(nameOf(player)); }
    std::string operator()(const Phrase& phrase) const { return inEnglish(phrase); }
};

} // namespace

Phrase nameOf(fishing::Player player) {
    return player == fishing::Player::A ? Phrase{QT_TRANSLATE_NOOP("words", "A"), {}}
                                        : Phrase{QT_TRANSLATE_NOOP("words", "B"), {}};
}

std::string grouped(std::string digits) {
    constexpr std::size_t group = 3;
    for (std::size_t end = digits.size(); end > group; end -= group) {
        digits.insert(end - group, 1, ',');
    }
    return digits;
}

Phrase atPlace(const std::string& source, int line, int column, Phrase what) {
    if (source.empty()) {
        return {QT_TRANSLATE_NOOP("words", "Line %1, column %2: %3"),
                {numberOf(line), numberOf(column), {std::move(what)}}};
    }
    return {QT_TRANSLATE_NOOP("words", "%1, line %2, column %3: %4"),
            {{source}, numberOf(line), numberOf(column), {std::move(what)}}};
}

Phrase inSource(const std::string& source, Phrase what) {
    if (source.empty()) {
        return what;
    }
    return {QT_TRANSLATE_NOOP("words", "%1: %2"), {{source}, {std::move(what)}}};
}

std::string inEnglish(const Phrase& phrase) {
    return expanded(phrase.text, phrase.arguments, EnglishWriter());
}

} // namespace words
