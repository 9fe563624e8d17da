// SPDX-License-Identifier: MIT
// What the desktop calls the rule sets.
#pragma once

#include "engine/rules.h"

#include <QString>

/// A preset's title: "Classic", "Textbook, as first printed", ...
QString presetTitle(std::string_view name);

/// The preset's title, or the options that differ from classic.
QString rulesTitle(const fishing::Rules& rules);
