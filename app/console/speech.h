// SPDX-License-Identifier: MIT
// The language of the console program: which one somebody wants, and how it says a phrase there.
// What programs read, JSON, is the same in all of them.
#pragma once

#include "app/words/language.h"
#include "app/words/phrase.h"

#include <span>
#include <vector>

namespace console {

/// A text in English and in another language.
struct Translated {
    std::string_view english;
    std::string_view text;
};

/// What is translated to a language, in the order of the English texts. Made by the build.
std::span<const Translated> translatedTexts(words::Language language);

words::Say speech(words::Language language);

/// The language that the environment asks for, as LANGUAGE, LC_ALL, LC_MESSAGES and LANG do;
/// English where it is not spoken here, or cannot be written in the characters of that locale.
words::Language languageOfLocale();

/// Takes "--language NAME" out of the words of a call. Throws an input::Refusal where there is no
/// such language.
std::optional<words::Language> takeLanguage(std::vector<const char*>& call);

} // namespace console
