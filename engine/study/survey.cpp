// SPDX-License-Identifier: MIT
#include "engine/study/survey.h"

#include "engine/study/batch_judge.h"
#include "engine/study/deal_rows.h"

namespace fishing::study {

SurveyRun::SurveyRun(const SurveyPlan& plan)
    : TallyRun(plan.subject, plan.deals, plan.threads, AnchoredCycles::Skip,
               [dealer = Dealer(plan.subject.deck)](std::uint64_t first, std::span<Rank> ranks) {
                   return dealer.deal(first, ranks);
               }) {}

} // namespace fishing::study
