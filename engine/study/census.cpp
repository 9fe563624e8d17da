// SPDX-License-Identifier: MIT
#include "engine/study/census.h"

namespace fishing::study {

Census censusOf(const Subject& subject, const DealClasses& classes) {
    return {{subject, {}, {}}, classes.count(), classes.dealsEach()};
}

CensusRun::CensusRun(const Subject& subject, const DealClasses& classes, NumberRange which,
                     int threads)
    : TallyRun(subject, which, threads, AnchoredCycles::Find,
               [classes](std::uint64_t first, std::span<Rank> ranks) {
                   return classes.deal(first, ranks);
               }),
      m_classes(classes) {}

Census CensusRun::census() const {
    return {findings(), m_classes.count(), m_classes.dealsEach()};
}

} // namespace fishing::study
