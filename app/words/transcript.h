// SPDX-License-Identifier: MIT
// What a game written down in words says around its plays: the names of the rows, and where and
// why the writing stopped, as phrases.
#pragma once

#include "app/words/phrase.h"
#include "engine/rules.h"
#include "engine/verdict.h"

namespace words {

/// Names of rows, beside nameOf(player).
Phrase nameOfRules();
Phrase nameOfPile();

/// The rules by name, where they have one, and by their options.
Phrase describe(const fishing::Rules& rules);

/// What stands for a hand or a pile without cards.
Phrase noCards();

/// A game was shown up to its first `limit` plays and goes on. The verdict says whether it ends.
Phrase describeStop(fishing::PlayCount limit, const fishing::Verdict& verdict);

} // namespace words
