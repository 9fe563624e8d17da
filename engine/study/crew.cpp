// SPDX-License-Identifier: MIT
#include "engine/study/crew.h"

#include <algorithm>
#include <system_error>

namespace fishing::study {

Crew::Crew(int threads, const Work& work) {
    // Nobody is done before all have begun.
    const std::lock_guard lock(m_mutex);
    try {
        while (m_working < std::max(threads, 1)) {
            m_threads.emplace_back([this, work] { runThread(work); });
            ++m_working;
        }
    } catch (const std::system_error&) {
        if (m_working == 0) {
            throw;
        }
    }
}

Crew::~Crew() {
    cancel();
    m_threads.clear(); // joins
}

void Crew::pause() {
    m_isPaused = true;
}

void Crew::resume() {
    {
        const std::lock_guard lock(m_mutex);
        m_isPaused = false;
    }
    m_changed.notify_all();
}

void Crew::cancel() {
    m_stop.request_stop();
}

bool Crew::isDone() const {
    const std::lock_guard lock(m_mutex);
    return m_working == 0;
}

void Crew::wait() {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_working == 0; });
}

bool Crew::waitFor(std::chrono::milliseconds time) {
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, time, [this] { return m_working == 0; });
}

bool Crew::goesOn() {
    if (m_isPaused) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, m_stop.get_token(), [this] { return !m_isPaused; });
    }
    return !isCancelled();
}

void Crew::runThread(const Work& work) {
    work(*this);
    {
        const std::lock_guard lock(m_mutex);
        --m_working;
    }
    m_changed.notify_all();
}

int usualThreads() {
    return static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U));
}

} // namespace fishing::study
