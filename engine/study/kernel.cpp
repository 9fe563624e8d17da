// SPDX-License-Identifier: MIT
#include "engine/study/kernel.h"

#include "engine/study/kernel_job.h"

#include <cassert>

namespace fishing::study {

namespace {

/// The inverse of kernelRules().
unsigned ruleSetOf(const Rules& rules) {
    return static_cast<unsigned>(rules.capture) | static_cast<unsigned>(rules.pickup) << 1U |
           static_cast<unsigned>(rules.jack) << 2U | static_cast<unsigned>(rules.after) << 3U |
           static_cast<unsigned>(rules.end) << 4U;
}

/// The code that plays these rules on this instruction set.
void (*playerFor(const Rules& rules, InstructionSet set))(const KernelJob&) {
#ifdef FISHING_VECTOR_KERNELS
    switch (set) {
    case InstructionSet::Portable:
        return playPortable;
    case InstructionSet::Ssse3:
        return playWithSsse3;
    case InstructionSet::Avx2:
        return playWithAvx2;
    case InstructionSet::Avx512:
        return rules.after == After::Pass ? playWithAvx512 : playWithAvx2;
    }
#endif
    return playPortable;
}

} // namespace

Kernel::Kernel(const Rules& rules, std::uint32_t limit, InstructionSet set)
    : m_rules(rules), m_limit(limit), m_set(set) {}

void Kernel::play(const DealRows& deals, std::span<Played> played) const {
    assert(played.size() >= deals.count());
    KernelJob job;
    job.ranks = deals.ranks.data();
    job.aCards = deals.aCards;
    job.bCards = deals.bCards;
    job.deals = deals.count();
    job.limit = m_limit;
    job.win = m_rules.win;
    job.ruleSet = ruleSetOf(m_rules);
    job.played = played.data();
    if (job.deals > 0) {
        playerFor(m_rules, m_set)(job);
    }
}

} // namespace fishing::study
