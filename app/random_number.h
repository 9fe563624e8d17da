// SPDX-License-Identifier: MIT
// Numbers for random deals.
#pragma once

#include <cstdint>

/// A number that nobody has chosen, below a billion, so that it can be read aloud and typed.
std::uint64_t randomDealNumber();
