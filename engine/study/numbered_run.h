// SPDX-License-Identifier: MIT
// A long job over a range of numbers (of deals, of classes, of climbs), done in the background by
// several threads, with the exact sum of what they have found so far. Surveys, censuses and hunts
// are such runs.
#pragma once

#include "engine/game.h"
#include "engine/study/crew.h"
#include "engine/study/ordered_sum.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace fishing::study {

/// `Sum` is a value with `+=`; as constructed it is the sum of nothing. The sum is the same
/// whatever the number of threads: it is at every moment that of all numbers from the first up to
/// some number. No call waits for the job but wait() and waitFor(), and the destructor, which
/// cancels what is not done and waits some milliseconds for the threads.
template <class Sum>
class NumberedRun {
public:
    /// What some numbers add up to.
    struct Part {
        Sum sum;
        PlayCount plays = 0; ///< that were made for it, a measure of the time it took
    };

    /// Does the job for some numbers. Asks the crew every few milliseconds whether to go on, and
    /// returns nothing if not.
    using Worker = std::function<std::optional<Part>(NumberRange numbers)>;

    /// Called once on each thread.
    using MakeWorker = std::function<Worker(Crew& crew)>;

    /// Starts at once.
    NumberedRun(NumberRange numbers, int threads, MakeWorker makeWorker)
        : m_numbers(numbers),
          m_makeWorker(std::move(makeWorker)),
          m_sum(numbers),
          m_crew(threads, [this](Crew& crew) { work(crew); }) {}

    void pause() { m_crew.pause(); }
    void resume() { m_crew.resume(); }
    /// What was found so far stays. It is final once the run is done, in some milliseconds.
    void cancel() { m_crew.cancel(); }
    bool isPaused() const { return m_crew.isPaused(); }
    bool isCancelled() const { return m_crew.isCancelled(); }
    /// Whether no thread is at work any more, because nothing is left or because of cancel().
    bool isDone() const { return m_crew.isDone(); }

    void wait() { m_crew.wait(); }
    /// Waits for so long at most. Returns whether the run is done.
    bool waitFor(std::chrono::milliseconds time) { return m_crew.waitFor(time); }

    NumberRange numbers() const { return m_numbers; }        ///< all that the job is about
    std::uint64_t finished() const { return m_sum.count(); } ///< how many of them are in the sum

    /// The numbers in the sum, and the sum.
    std::pair<NumberRanges, Sum> soFar() const { return m_sum.soFar(); }

private:
    /// How many numbers to take at a time: few enough that one sees the sum grow and that little is
    /// lost by cancelling, many enough that adding up takes no time.
    class Portion {
    public:
        std::uint64_t size() const { return m_size; }

        void learn(PlayCount plays) {
            constexpr PlayCount wanted = 10'000'000; // plays, some ten milliseconds
            constexpr std::uint64_t most = 1U << 18U;
            if (plays < wanted / 2) {
                m_size = std::min(2 * m_size, most);
            } else if (plays > 2 * wanted) {
                m_size = std::max(m_size / 2, std::uint64_t{1});
            }
        }

    private:
        std::uint64_t m_size = 1;
    };

    void work(Crew& crew) {
        const Worker worker = m_makeWorker(crew);
        Portion portion;
        while (crew.goesOn()) {
            const auto numbers = m_sum.claim(portion.size());
            if (!numbers) {
                return;
            }
            auto part = worker(*numbers);
            if (!part) {
                return;
            }
            portion.learn(part->plays);
            m_sum.deliver(*numbers, std::move(part->sum));
        }
    }

    const NumberRange m_numbers;
    const MakeWorker m_makeWorker;
    OrderedSum<Sum> m_sum;
    Crew m_crew; // last: its threads use the rest
};

} // namespace fishing::study
