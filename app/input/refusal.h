// SPDX-License-Identifier: MIT
// Thrown where the program cannot do what it was asked for; main() shows the words and ends with
// status 2. Nothing else is thrown on purpose.
#pragma once

#include "app/words/phrase.h"

namespace input {

struct Refusal {
    words::Phrase words;
};

} // namespace input
