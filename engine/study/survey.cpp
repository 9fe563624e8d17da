// SPDX-License-Identifier: MIT
#include "engine/study/survey.h"

namespace fishing::study {

namespace {

std::optional<PlayedBlock> playDeals(const Subject& subject, NumberRange deals, Crew& crew) {
    PlayedBlock block;
    for (std::uint64_t i = 0; i < deals.count(); ++i) {
        const std::uint64_t number = deals.first + i;
        const Deal deal = numberedDeal(number, subject.deck);
        if (anchorOf(deal, subject.rules)) {
            block.tally.addAnchored(number);
            continue;
        }
        PlayCount plays = 0;
        const auto verdict = judge(deal, subject.rules, subject.limit, [&](PlayCount made) {
            plays = made;
            return crew.goesOn();
        });
        if (!verdict) {
            return std::nullopt;
        }
        block.tally.add(number, *verdict);
        block.plays += std::max(plays, verdict->standing ? verdict->standing->plays : 0);
    }
    return block;
}

} // namespace

SurveyRun::SurveyRun(const SurveyPlan& plan)
    : TallyRun(plan.subject, plan.deals, plan.threads,
               [subject = plan.subject](NumberRange deals, Crew& crew) {
                   return playDeals(subject, deals, crew);
               }) {}

} // namespace fishing::study
