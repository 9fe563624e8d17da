// SPDX-License-Identifier: MIT
// A sentence for people before it is put into a language: a text with places %1 to %9 and what goes
// there. The desktop translates it with Qt, the console without, so both say the same.
#pragma once

#include <cstdint>
#include <string>
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

/// A text that is the same in every language, a number, or a phrase of its own.
struct Argument {
    std::variant<std::string, std::uint64_t, Phrase> value;
};

/// The phrase in English, numbers with a comma every three digits.
std::string inEnglish(const Phrase& phrase);

} // namespace words
