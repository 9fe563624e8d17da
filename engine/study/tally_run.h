// SPDX-License-Identifier: MIT
// Numbered games played in the background by several threads, with a tally of those so far. What
// both a survey and a census are made of.
#pragma once

#include "engine/study/batch_judge.h"
#include "engine/study/crew.h"
#include "engine/study/findings.h"
#include "engine/study/ordered_sum.h"

#include <functional>

namespace fishing::study {

/// Writes the deals of game `first` and those that follow it, as many as fit in `ranks`, and tells
/// their shape. Called on several threads at once.
using DealGames = std::function<DealRows(std::uint64_t first, std::span<Rank> ranks)>;

/// The tally is the same whatever the number of threads: it is at every moment that of all games
/// from the first up to some number. No call waits for the games but wait() and waitFor(), and the
/// destructor, which cancels what is not done and waits some milliseconds for the threads.
class TallyRun {
public:
    /// Starts at once.
    TallyRun(const Subject& subject, NumberRange games, int threads, AnchoredCycles cycles,
             DealGames deal);

    void pause() { m_crew.pause(); }
    void resume() { m_crew.resume(); }
    /// The findings stay as they are. They are final once the run is done, in some milliseconds.
    void cancel() { m_crew.cancel(); }
    bool isPaused() const { return m_crew.isPaused(); }
    bool isCancelled() const { return m_crew.isCancelled(); }
    /// Whether no thread is at work any more, because all is played or because it was cancelled.
    bool isDone() const { return m_crew.isDone(); }

    void wait() { m_crew.wait(); }
    /// Waits for so long at most. Returns whether the run is done.
    bool waitFor(std::chrono::milliseconds time) { return m_crew.waitFor(time); }

    NumberRange games() const { return m_games; } ///< all that are to be played
    std::uint64_t played() const { return m_sum.count(); }
    Findings findings() const;

private:
    void work(Crew& crew);

    Subject m_subject;
    NumberRange m_games;
    BatchJudge m_judge;
    DealGames m_deal;
    OrderedSum<Tally> m_sum;
    Crew m_crew; // last: its threads use the rest
};

} // namespace fishing::study
