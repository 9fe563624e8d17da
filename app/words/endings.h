// SPDX-License-Identifier: MIT
// How games end, in short sentences: for previews, lists, and for what other rules make of a deal.
#pragma once

#include "app/words/phrase.h"
#include "engine/verdict.h"

namespace words {

/// "B wins after 49 plays.", "Never ends: it repeats itself every 204 plays."
Phrase briefly(const fishing::Verdict& verdict);

/// What the deal comes to by rules that have just been chosen: "By these rules the same deal ends
/// after 49 plays: B wins." Null is an ending that is still being looked for. `before` is how it
/// ended by the rules before; null where that is not known.
Phrase afterRulesChange(const fishing::Verdict* now, const fishing::Verdict* before);

} // namespace words
