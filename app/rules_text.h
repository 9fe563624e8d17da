// SPDX-License-Identifier: MIT
// What the desktop says about the rules: what rule sets and options are called, and what each value
// of an option means.
#pragma once

#include "app/player_names.h"
#include "engine/rules.h"

#include <QString>

/// A preset's title: "Classic", "Textbook, as first printed", ...
QString presetTitle(std::string_view name);

/// The preset's title, or the options that differ from classic.
QString rulesTitle(const fishing::Rules& rules);

/// Where a preset comes from, or that no preset has these rules.
QString rulesOrigin(const fishing::Rules& rules);

/// What an option is about, as the beginning of a sentence: "A capture takes".
QString optionTitle(std::string_view key);

/// The rest of that sentence for one of its values: "the two equal cards and all between them.".
/// Where the rule treats the players unlike, they are called by name.
QString valueMeaning(std::string_view key, std::string_view value, const PlayerNames& names);
