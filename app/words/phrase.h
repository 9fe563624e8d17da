// SPDX-License-Identifier: MIT
// A sentence for people before it is put into a language: a text with places %1 to %9 and what goes
// there. The desktop translates it with Qt, the console without, so both say the same.
#pragma once

#include "engine/position.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// Marks a text for Qt's lupdate, which knows it by this name; the console links no Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace words {

struct Argument;

struct Phrase {
    const char* text = ""; ///< English, marked with QT_TRANSLATE_NOOP("words", ...)
    std::vector<Argument> arguments;
};

/// A text that is the same in every language, a number, a player, who may have a name, or a phrase
/// of its own.
struct Argument {
    std::variant<std::string, std::uint64_t, fishing::Player, Phrase> value;
};

/// `source`, a phrase's text or its translation, with what `write` makes of each argument in its
/// place. A place without an argument stays as it stands.
template <class Write>
std::string expanded(std::string_view source, const std::vector<Argument>& arguments, Write write) {
    std::string text;
    for (std::size_t i = 0; i < source.size(); ++i) {
        const bool isPlace = source[i] == '%' && i + 1 < source.size() && source[i + 1] >= '1' &&
                             source[i + 1] <= '9';
        const std::size_t index = isPlace ? static_cast<std::size_t>(source[i + 1] - '1') : 0;
        if (isPlace && index < arguments.size()) {
            text += std::visit(write, arguments[index].value);
            ++i;
        } else {
            text += source[i];
        }
    }
    return text;
}

/// "A" or "B".
Phrase nameOf(fishing::Player player);

/// Digits with a comma every three of them.
std::string grouped(std::string digits);

/// `what`, with its place in front: of what it is part, which may be empty, line and column.
Phrase atPlace(const std::string& source, int line, int column, Phrase what);
/// The same where only the source is known; without one it is `what` alone.
Phrase inSource(const std::string& source, Phrase what);

/// The phrase in English, numbers with a comma every three digits.
std::string inEnglish(const Phrase& phrase);

/// Gives the translation of an English text; the text itself if there is none.
using Translate = std::function<std::string_view(std::string_view english)>;

/// The same in the language that `translate` knows.
std::string inLanguage(const Phrase& phrase, const Translate& translate);

/// Puts a phrase into a language.
using Say = std::function<std::string(const Phrase&)>;

/// How many columns of a terminal the text takes, which is UTF-8: Chinese characters take two.
std::size_t columnsOf(std::string_view text);

} // namespace words
