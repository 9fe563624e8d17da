// SPDX-License-Identifier: MIT
#include "app/words/language.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

namespace words {

namespace {

/// The parts of a name in small letters, up to the character set or the modifier.
std::vector<std::string> partsOf(std::string_view name) {
    std::vector<std::string> parts(1);
    for (const char character : name.substr(0, name.find_first_of(".@"))) {
        if (character == '_' || character == '-') {
            parts.emplace_back();
        } else {
            parts.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(character)));
        }
    }
    return parts;
}

} // namespace

std::string_view nameOf(Language language) {
    switch (language) {
    case Language::English:
        return "en";
    case Language::SimplifiedChinese:
        return "zh_CN";
    case Language::TraditionalChinese:
        return "zh_TW";
    }
    return {};
}

std::string_view ownNameOf(Language language) {
    switch (language) {
    case Language::English:
        return "English";
    case Language::SimplifiedChinese:
        return "简体中文";
    case Language::TraditionalChinese:
        return "繁體中文";
    }
    return {};
}

std::optional<Language> languageNamed(std::string_view name) {
    const std::vector<std::string> parts = partsOf(name);
    const auto has = [&](std::string_view part) {
        return std::ranges::find(parts, part) != parts.end();
    };
    if (parts.front() == "en") {
        return Language::English;
    }
    if (parts.front() != "zh") {
        return std::nullopt;
    }
    const bool isTraditional =
        has("hant") || (!has("hans") && (has("tw") || has("hk") || has("mo")));
    return isTraditional ? Language::TraditionalChinese : Language::SimplifiedChinese;
}

} // namespace words
