// SPDX-License-Identifier: MIT
// A census: how every distinct deal of a small deck ends, exactly. One deal of each class is
// played, and counts for all that differ from it only in what the ranks are called.
#pragma once

#include "engine/study/deal_classes.h"
#include "engine/study/tally_run.h"
#include "engine/study/wide_count.h"

namespace fishing::study {

/// The games in the tally are classes of deals, by number; every one stands for `dealsEach` deals.
/// Anchored games are searched for their cycles, too.
struct Census : Findings {
    std::uint64_t classes = 0; ///< that the deck has; fewer may be in the tally
    std::uint64_t dealsEach = 1;

    /// What a figure of the tally makes in deals.
    WideCount inDeals(std::uint64_t figure) const { return WideCount::product(figure, dealsEach); }

    /// Whether every deal there is has been counted.
    bool isWhole() const { return numbers.count() == classes; }
};

/// A census of the deck's classes with nothing counted yet.
Census censusOf(const Subject& subject, const DealClasses& classes);

/// A census that grows in the background.
class CensusRun : public TallyRun {
public:
    /// Starts at once. `classes` are those of the subject's deck and Jack rule, and `which` lies
    /// within 1 and their count.
    CensusRun(const Subject& subject, const DealClasses& classes, NumberRange which,
              int threads = usualThreads());

    /// The census of all classes from the first up to some number: to the last one if the run is
    /// done and was not cancelled.
    Census census() const;

private:
    DealClasses m_classes;
};

} // namespace fishing::study
