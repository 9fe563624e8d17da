// SPDX-License-Identifier: MIT
// The words of the sources in resources/code, marked for translation: lupdate does not read the
// sources themselves. The tests hold the two against each other.
#pragma once

#include <span>

std::span<const char* const> markedProgramWords();
