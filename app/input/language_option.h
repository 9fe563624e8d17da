// SPDX-License-Identifier: MIT
// The option of both programs that chooses their language.
#pragma once

#include "app/words/language.h"

#include <string>

namespace input {

inline constexpr const char* languageOption = "--language";

/// The language of this name; refuses names of others.
words::Language readLanguage(const std::string& name);

} // namespace input
