// SPDX-License-Identifier: MIT
// A survey: how the numbered deals of a range end, added up. Who usually wins, how long it lasts,
// whether it ever does not end.
#pragma once

#include "engine/study/tally_run.h"

namespace fishing::study {

/// The games in the tally are numbered deals. A deal with an anchor is endless by one look at it
/// and is not searched for a cycle as well.
struct Survey : Findings {};

/// What to survey, and how.
struct SurveyPlan {
    Subject subject;
    NumberRange deals{1, 1};
    int threads = usualThreads();
};

/// A survey that grows in the background.
class SurveyRun : public TallyRun {
public:
    /// Starts at once.
    explicit SurveyRun(const SurveyPlan& plan);

    /// The survey of all deals from the first up to some number: to the last one if the run is done
    /// and was not cancelled. Copies some 100 KB.
    Survey survey() const { return {findings()}; }
};

} // namespace fishing::study
