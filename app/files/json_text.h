// SPDX-License-Identifier: MIT
// Reads JSON more strictly than its standard asks, as it may come from anybody: no key twice, no
// byte behind its end, no nesting beyond what a saved game needs. Nothing is thrown.
#pragma once

#include "app/files/reading.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace files {

using Json = nlohmann::json;

/// So many brackets may be open at once.
inline constexpr std::size_t deepestJson = 32;

/// What the text says. A problem names `source`, which may be empty, line and column.
Reading<Json> parseJson(std::string_view text, const std::string& source);

/// In one line; the same value always gives the same text.
std::string compact(const Json& value);

} // namespace files
