// SPDX-License-Identifier: MIT
#include "engine/study/batch_judge.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace fishing::study {

namespace {

BriefVerdict brief(const Verdict& verdict) {
    BriefVerdict brief;
    brief.outcome = verdict.outcome;
    brief.anchor = verdict.anchor.value_or(0);
    if (verdict.standing && verdict.outcome != Outcome::Undecided) {
        brief.plays = verdict.standing->plays;
        brief.captures = verdict.standing->captures;
    }
    brief.period = verdict.cycle ? verdict.cycle->period : 0;
    return brief;
}

/// Nearly all games of a deck of so many cards that end at all end within so many plays: the mean
/// grows with the square of the cards, and is a fifth of it for classic, most of it for hook.
std::uint32_t usualLength(std::size_t cards) {
    return static_cast<std::uint32_t>(8 * cards * cards);
}

} // namespace

BatchJudge::BatchJudge(const Rules& rules, PlayCount limit, AnchoredCycles cycles,
                       InstructionSet set)
    : m_rules(rules), m_limit(limit), m_cycles(cycles), m_set(set) {}

void BatchJudge::judge(const DealRows& deals, std::span<BriefVerdict> verdicts) const {
    assert(verdicts.size() >= deals.count());
    std::vector<Played> played(deals.count());
    const auto soon =
        static_cast<std::uint32_t>(std::min<PlayCount>(m_limit, usualLength(deals.cards())));
    Kernel(m_rules, soon, m_set).play(deals, played);
    for (std::size_t i = 0; i < played.size(); ++i) {
        const Played& game = played[i];
        verdicts[i] = game.outcome == Outcome::Undecided
                          ? judgeRow(deals, i)
                          : BriefVerdict{game.outcome, 0, game.plays, game.captures, 0};
    }
}

BriefVerdict BatchJudge::judgeRow(const DealRows& deals, std::size_t index) const {
    const Deal deal = dealOf(deals, index);
    if (m_cycles == AnchoredCycles::Skip) {
        if (const auto anchor = anchorOf(deal, m_rules)) {
            return {Outcome::Endless, *anchor, 0, 0, 0};
        }
    }
    return brief(fishing::judge(deal, m_rules, m_limit));
}

} // namespace fishing::study
