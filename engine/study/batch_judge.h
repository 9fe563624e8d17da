// SPDX-License-Identifier: MIT
// The exact verdict on many deals at once, as far as studies count it: the fast kernel plays what
// ends soon, and only the rest is examined for a cycle.
#pragma once

#include "engine/study/kernel.h"
#include "engine/verdict.h"

namespace fishing::study {

/// What judge() says of a deal, less the cards and where a cycle starts.
struct BriefVerdict {
    Outcome outcome = Outcome::Undecided;
    Rank anchor = 0;        ///< 0 if there is none
    PlayCount plays = 0;    ///< of a finished game, 0 of another
    PlayCount captures = 0; ///< of a finished game, 0 of another
    PlayCount period = 0;   ///< of the cycle, 0 if none was found

    friend bool operator==(const BriefVerdict&, const BriefVerdict&) = default;
};

/// An anchored game is endless by one look at the deal, but its cycle can take long to find.
enum class AnchoredCycles : std::uint8_t {
    Find, ///< exactly as judge() does
    Skip  ///< anchored games are not played at all; `period` stays 0
};

class BatchJudge {
public:
    explicit BatchJudge(const Rules& rules, PlayCount limit = defaultLimit,
                        AnchoredCycles cycles = AnchoredCycles::Find,
                        InstructionSet set = bestInstructionSet());

    /// Judges every row of `deals`; `verdicts` has a place for each. Any number of threads may use
    /// one judge. `progress` is told now and then how many plays a game has cost so far that the
    /// kernel could not finish, and may stop the work: then the answer is false, and what stands in
    /// `verdicts` means nothing.
    bool judge(const DealRows& deals, std::span<BriefVerdict> verdicts,
               const JudgeProgress& progress = {}) const;

private:
    bool judgePlayed(const DealRows& deals, std::span<BriefVerdict> verdicts,
                     const JudgeProgress& progress) const;
    bool judgeUnanchored(const DealRows& deals, std::span<BriefVerdict> verdicts,
                         const JudgeProgress& progress) const;

    Rules m_rules;
    PlayCount m_limit;
    AnchoredCycles m_cycles;
    InstructionSet m_set;
};

} // namespace fishing::study
