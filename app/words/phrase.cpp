// SPDX-License-Identifier: MIT
#include "app/words/phrase.h"

#include <algorithm>
#include <utility>

namespace words {

namespace {

Argument numberOf(int value) {
    return {static_cast<std::uint64_t>(value)};
}

struct Writer {
    const Translate& translate;

    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(std::uint64_t number) const { return grouped(std::to_string(number)); }
    std::string operator()(fishing::Player player) const {
        return inLanguage(nameOf(player), translate);
    }
    std::string operator()(const Phrase& phrase) const { return inLanguage(phrase, translate); }
};

/// Scripts whose characters are twice as wide as Latin letters, by their first and last codes.
constexpr std::pair<char32_t, char32_t> wideScripts[] = {
    {0x1100, 0x115F}, {0x2E80, 0xA4CF}, {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},
    {0xFF00, 0xFF60}, {0xFFE0, 0xFFE6}, {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD},
};

bool isWide(char32_t code) {
    return std::ranges::any_of(wideScripts, [code](const auto& script) {
        return code >= script.first && code <= script.second;
    });
}

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
    return inLanguage(phrase, [](std::string_view english) { return english; });
}

std::string inLanguage(const Phrase& phrase, const Translate& translate) {
    return expanded(translate(phrase.text), phrase.arguments, Writer{translate});
}

std::size_t columnsOf(std::string_view text) {
    std::size_t columns = 0;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i++]);
        char32_t code = lead < 0x80U ? lead
                                     : lead & (lead >= 0xF0U   ? 0x07U
                                               : lead >= 0xE0U ? 0x0FU
                                                               : 0x1FU);
        while (i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U) {
            code = (code << 6U) | (static_cast<unsigned char>(text[i++]) & 0x3FU);
        }
        columns += isWide(code) ? 2U : 1U;
    }
    return columns;
}

} // namespace words
