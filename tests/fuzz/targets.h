// SPDX-License-Identifier: MIT
// What has to hold for every text that there is, whoever wrote it: for the fuzzers, which look for
// one where it does not, and for the tests, which try the texts that are known.
#pragma once

#include <string>
#include <string_view>

/// Reads the text as hands, rules, and a text with hands in it. Returns what does not hold, or
/// nothing.
std::string notationFault(std::string_view text);

/// Reads the text as a game of any kind and as a session. Returns what does not hold, or nothing.
std::string gameFileFault(std::string_view text);
