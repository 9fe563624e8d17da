// SPDX-License-Identifier: MIT
// What the kernel hands to the code for one instruction set. Plain data: a file that is compiled
// for instructions which not every processor has must share no inline function with other files,
// or the linker might keep its copy for all.
#pragma once

#include "engine/play.h"
#include "engine/study/kernel.h"

#include <cstddef>
#include <cstdint>

namespace fishing::study {

/// Deals to play and where to tell how they went.
struct KernelJob {
    const Rank* ranks = nullptr; ///< `deals` rows of A's and then B's cards, front first
    std::size_t aCards = 0;
    std::size_t bCards = 0;
    std::size_t deals = 0;
    std::uint32_t limit = 0;
    Win win = Win::Keep;
    unsigned ruleSet = 0; ///< which of the `kernelRuleSets`
    Played* played = nullptr;
};

/// How many rule sets there are if who wins does not matter.
inline constexpr unsigned kernelRuleSets = 48;

/// The rule set with this number; `win` is not part of it.
constexpr Rules kernelRules(unsigned ruleSet) {
    Rules rules;
    rules.capture = static_cast<Capture>(ruleSet & 1U);
    rules.pickup = static_cast<Pickup>(ruleSet >> 1U & 1U);
    rules.jack = static_cast<Jack>(ruleSet >> 2U & 1U);
    rules.after = static_cast<After>(ruleSet >> 3U & 1U);
    rules.end = static_cast<End>(ruleSet >> 4U);
    return rules;
}

/// Plays a job whose rule set may pass the turn after a capture or not.
void playPortable(const KernelJob& job);
void playWithSsse3(const KernelJob& job);
void playWithAvx2(const KernelJob& job);
/// Only for rule sets that pass the turn.
void playWithAvx512(const KernelJob& job);

} // namespace fishing::study
