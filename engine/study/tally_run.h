// SPDX-License-Identifier: MIT
// Numbered games played in the background, with a tally of those so far. What both a survey and a
// census are made of.
#pragma once

#include "engine/study/findings.h"
#include "engine/study/numbered_run.h"

namespace fishing::study {

/// Writes the deals of game `first` and those that follow it, as many as fit in `ranks`, and tells
/// their shape. Called on several threads at once.
using DealGames = std::function<DealRows(std::uint64_t first, std::span<Rank> ranks)>;

class TallyRun : public NumberedRun<Tally> {
public:
    /// Starts at once.
    TallyRun(const Subject& subject, NumberRange games, int threads, AnchoredCycles cycles,
             DealGames deal);

    Findings findings() const;

private:
    Subject m_subject;
};

} // namespace fishing::study
