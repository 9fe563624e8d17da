// SPDX-License-Identifier: MIT
// What the program says about the game: errors in what was typed, plays and verdicts, as phrases.
#pragma once

#include "app/words/phrase.h"
#include "engine/notation.h"
#include "engine/verdict.h"

namespace words {

/// "1 play", "2 plays".
Phrase describePlays(fishing::PlayCount count);

/// What is wrong and what would be right, without the place.
Phrase describe(const fishing::InputError& error);

/// The same with line and column in front.
Phrase describeWithPlace(const fishing::InputError& error);

/// "1 play", "49 plays".
Phrase plays(fishing::PlayCount count);

/// What can be said of a game before its first play.
Phrase describeDeal();

/// What one play did.
Phrase describe(const fishing::Play& play, fishing::CardStyle style);

/// How the deal ends, or why it never does.
Phrase describe(const fishing::Verdict& verdict, const fishing::Rules& rules,
                fishing::CardStyle style);

} // namespace words
