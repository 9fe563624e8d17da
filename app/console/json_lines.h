// SPDX-License-Identifier: MIT
// The JSON that the program prints, one compact object a line, without the line's end. Cards are
// ranks, hands stand front first, piles bottom first.
#pragma once

#include "engine/deal.h"
#include "engine/input_error.h"
#include "engine/verdict.h"

#include <string>

namespace console {

/// rules a b limit outcome plays captures hands pile cycle anchor
std::string verdictLine(const fishing::Deal& deal, const fishing::Rules& rules,
                        fishing::PlayCount limit, const fishing::Verdict& verdict);

/// error line column; `line` is the line of standard input.
std::string errorLine(const fishing::InputError& error, std::uint64_t line);

/// play player card captured; `number` 1 is the first play.
std::string playLine(fishing::PlayCount number, const fishing::Play& play);

/// number ranks copies a b a_cards b_cards; the last two are card identities.
std::string dealLine(std::uint64_t number, fishing::Deck deck, const fishing::Deal& deal);

} // namespace console
