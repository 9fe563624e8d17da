// SPDX-License-Identifier: MIT
// Threads that work in the background on one long job, which can be paused, cancelled and waited
// for. Whoever owns the crew is never kept waiting unless it asks to be.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace fishing::study {

class Crew {
public:
    /// What each of the threads does. It asks goesOn() every few milliseconds, and returns when
    /// there is nothing left to do or when the answer is no.
    using Work = std::function<void(Crew&)>;

    /// Starts `threads` threads, at least one; fewer where the system refuses more. Throws
    /// std::system_error where it refuses the first.
    Crew(int threads, const Work& work);

    /// Cancels the job and waits for the threads, a few milliseconds.
    ~Crew();

    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    // For the owner; none of these waits for the work.
    void pause();
    void resume();
    void cancel();
    bool isPaused() const { return m_isPaused; }
    bool isCancelled() const { return m_stop.stop_requested(); }
    bool isDone() const;

    // For the owner; these do.
    void wait();
    /// Waits for so long at most. Returns whether all threads are done.
    bool waitFor(std::chrono::milliseconds time);

    /// For the threads: whether to go on. Returns only after a pause is over.
    bool goesOn();

private:
    void runThread(const Work& work);

    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::stop_source m_stop;
    std::atomic<bool> m_isPaused = false;
    int m_working = 0; // threads; under m_mutex
    std::vector<std::jthread> m_threads;
};

/// As many threads as this machine runs at once; 1 where that is not known.
int usualThreads();

} // namespace fishing::study
