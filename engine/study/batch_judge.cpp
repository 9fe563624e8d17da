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

bool holds(std::span<const Rank> ranks, Rank rank) {
    return std::ranges::find(ranks, rank) != ranks.end();
}

/// What anchorOf() says, by ranks alone; 0 for nothing.
Rank anchorOfRow(std::span<const Rank> row, std::size_t aCards, const Rules& rules) {
    const auto a = row.first(aCards);
    const auto b = row.subspan(aCards);
    const bool anchored = holds(a.subspan(1), a.front()) && holds(b, a.front()) &&
                          !(rules.jack == Jack::Hook && holds(row, jackRank));
    return anchored ? a.front() : Rank{0};
}

} // namespace

BatchJudge::BatchJudge(const Rules& rules, PlayCount limit, AnchoredCycles cycles,
                       InstructionSet set)
    : m_rules(rules), m_limit(limit), m_cycles(cycles), m_set(set) {}

bool BatchJudge::judge(const DealRows& deals, std::span<BriefVerdict> verdicts,
                       const JudgeProgress& progress) const {
    assert(verdicts.size() >= deals.count());
    const bool looksForAnchors =
        m_cycles == AnchoredCycles::Skip && m_rules.capture == Capture::Leave;
    return looksForAnchors ? judgeUnanchored(deals, verdicts, progress)
                           : judgePlayed(deals, verdicts, progress);
}

bool BatchJudge::judgePlayed(const DealRows& deals, std::span<BriefVerdict> verdicts,
                             const JudgeProgress& progress) const {
    std::vector<Played> played(deals.count());
    const auto soon =
        static_cast<std::uint32_t>(std::min<PlayCount>(m_limit, usualLength(deals.cards())));
    Kernel(m_rules, soon, m_set).play(deals, played);
    for (std::size_t i = 0; i < played.size(); ++i) {
        const Played& game = played[i];
        if (game.outcome != Outcome::Undecided) {
            verdicts[i] = {game.outcome, 0, game.plays, game.captures, 0};
        } else if (const auto verdict =
                       fishing::judge(dealOf(deals, i), m_rules, m_limit, progress)) {
            verdicts[i] = brief(*verdict);
        } else {
            return false;
        }
    }
    return true;
}

/// Gives anchored games their verdict and plays the others, moved together.
bool BatchJudge::judgeUnanchored(const DealRows& deals, std::span<BriefVerdict> verdicts,
                                 const JudgeProgress& progress) const {
    std::vector<Rank> ranks;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < deals.count(); ++i) {
        const auto row = deals.row(i);
        if (const Rank anchor = anchorOfRow(row, deals.aCards, m_rules)) {
            verdicts[i] = {Outcome::Endless, anchor, 0, 0, 0};
        } else {
            ranks.insert(ranks.end(), row.begin(), row.end());
            places.push_back(i);
        }
    }
    std::vector<BriefVerdict> found(places.size());
    if (!judgePlayed({ranks, deals.aCards, deals.bCards}, found, progress)) {
        return false;
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        verdicts[places[i]] = found[i];
    }
    return true;
}

} // namespace fishing::study
