// SPDX-License-Identifier: MIT
// The languages that both programs speak, and which of them a name stands for.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace words {

enum class Language { English, SimplifiedChinese, TraditionalChinese };

inline constexpr std::array languages = {Language::English, Language::SimplifiedChinese,
                                         Language::TraditionalChinese};

/// The name that is typed and kept: "en", "zh_CN", "zh_TW".
std::string_view nameOf(Language language);

/// What the language calls itself.
std::string_view ownNameOf(Language language);

/// The language that a name such as "zh_TW.UTF-8", "zh-Hant-HK" or "en" asks for; nothing if it is
/// one that the programs do not speak.
std::optional<Language> languageNamed(std::string_view name);

} // namespace words
