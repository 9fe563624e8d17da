// SPDX-License-Identifier: MIT
// Whole numbers as people write and read them, up to 2^64 - 1.
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

/// "1,234,567", as the locale has it.
QString numberText(std::uint64_t number);

/// Digits, with blanks, commas, points, apostrophes or underscores wherever a group may end, and
/// full-width digits; nothing else, and nothing too large.
std::optional<std::uint64_t> numberIn(const QString& text);
