// SPDX-License-Identifier: MIT
#include "app/console/speech.h"

#include "app/input/language_option.h"
#include "app/input/refusal.h"
#include "app/words/command_line.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace console {

using words::Language;

namespace {

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}

/// The first of them that is set counts.
std::string locale() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (std::string value = variable(name); !value.empty()) {
            return value;
        }
    }
    return {};
}

/// Whether a locale's name leaves open how its characters are written, or says UTF-8.
bool takesUtf8(const std::string& locale) {
    const std::size_t dot = locale.find('.');
    if (dot == std::string::npos) {
        return true;
    }
    const std::string set = locale.substr(dot + 1, locale.find('@') - dot - 1);
    return set == "UTF-8" || set == "utf8" || set == "UTF8" || set == "utf-8";
}

} // namespace

words::Say speech(Language language) {
    return [texts = translatedTexts(language)](const words::Phrase& phrase) {
        return words::inLanguage(phrase, [texts](std::string_view english) {
            const auto found = std::ranges::lower_bound(texts, english, {}, &Translated::english);
            return found != texts.end() && found->english == english ? found->text : english;
        });
    };
}

Language languageOfLocale() {
    const std::string name = locale();
    if (name.empty() || name == "C" || name.starts_with("C.") || name == "POSIX" ||
        !takesUtf8(name)) {
        return Language::English;
    }
    // A list of languages, the most wanted first, goes before the locale's own.
    const std::string wanted = variable("LANGUAGE") + ":" + name;
    for (std::size_t begin = 0; begin < wanted.size();) {
        const std::size_t end = std::min(wanted.find(':', begin), wanted.size());
        if (const auto language = words::languageNamed(wanted.substr(begin, end - begin))) {
            return *language;
        }
        begin = end + 1;
    }
    return Language::English;
}

std::optional<Language> takeLanguage(std::vector<const char*>& call) {
    const std::string option = input::languageOption;
    std::optional<Language> language;
    for (std::size_t i = 1; i < call.size();) {
        const std::string word = call[i];
        const auto here = call.begin() + static_cast<std::ptrdiff_t>(i);
        if (word.starts_with(option + "=")) {
            language = input::readLanguage(word.substr(option.size() + 1));
            call.erase(here);
        } else if (word == option && i + 1 < call.size()) {
            language = input::readLanguage(call[i + 1]);
            call.erase(here, here + 2);
        } else if (word == option) {
            throw input::Refusal{words::oneValueNeeded(option, option + " NAME")};
        } else {
            ++i;
        }
    }
    return language;
}

} // namespace console
