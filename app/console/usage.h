// SPDX-License-Identifier: MIT
// The usage texts: what --help and --version print, and the calls that messages point to.
#pragma once

#include "app/words/phrase.h"

#include <string>
#include <string_view>

namespace console {

inline constexpr std::string_view programName = "kitten-fishing-cli";
inline constexpr std::string_view commandNames = "judge, play, deal, survey, census, hunt, merge";

/// What `--help` prints for a command, or for the whole program if the name is empty.
words::Phrase usage(std::string_view command);

/// What `--version` prints.
words::Phrase version();

/// How to ask for usage(command): "kitten-fishing-cli judge --help".
std::string helpCall(std::string_view command);

} // namespace console
