// SPDX-License-Identifier: MIT
#include "app/input/language_option.h"

#include "app/input/refusal.h"
#include "app/words/command_line.h"

namespace input {

words::Language readLanguage(const std::string& name) {
    if (const auto language = words::languageNamed(name)) {
        return *language;
    }
    std::string choices;
    for (const words::Language language : words::languages) {
        choices += (choices.empty() ? "" : ", ") + std::string(words::nameOf(language));
    }
    throw Refusal{words::wordNeeded(languageOption, name, choices)};
}

} // namespace input
