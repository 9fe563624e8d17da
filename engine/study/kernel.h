// SPDX-License-Identifier: MIT
// Plays many deals, fast: the rule told a second time, for machines. It knows ranks alone, and of a
// game it tells only how it ended, after how many plays and captures. What it cannot finish is for
// judge(). A test holds it against play() for all 96 rule sets.
#pragma once

#include "engine/play.h"
#include "engine/study/deal_rows.h"
#include "engine/study/instruction_set.h"

#include <cstdint>
#include <span>

namespace fishing::study {

/// How one game went.
struct Played {
    Outcome outcome = Outcome::Undecided; ///< `A`, `B`, `Draw`; `Undecided` is not finished
    std::uint32_t plays = 0;              ///< of a finished game, 0 of another
    std::uint32_t captures = 0;           ///< of a finished game, 0 of another

    friend bool operator==(const Played&, const Played&) = default;
};

class Kernel {
public:
    /// Games are played to their end or for `limit` plays, whichever comes first; a game that ends
    /// with play number `limit` has ended.
    Kernel(const Rules& rules, std::uint32_t limit, InstructionSet set = bestInstructionSet());

    /// Plays every row of `deals`; `played` has a place for each. Many rows at once are played
    /// faster than few, a thousand nearly as fast as a million. Any number of threads may play on
    /// one kernel.
    void play(const DealRows& deals, std::span<Played> played) const;

private:
    Rules m_rules;
    std::uint32_t m_limit;
    InstructionSet m_set;
};

} // namespace fishing::study
