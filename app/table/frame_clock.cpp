// SPDX-License-Identifier: MIT
#include "app/table/frame_clock.h"

FrameClock::FrameClock() {
    m_time.start();
    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(frameInterval);
    connect(&m_frames, &QTimer::timeout, this, &FrameClock::frame);
}

qint64 FrameClock::now() const {
    return m_time.elapsed();
}

void FrameClock::start() {
    if (!m_running) { // starting it again would put the next frame off
        m_running = true;
        setTicking(true);
    }
}

void FrameClock::stop() {
    m_running = false;
    setTicking(false);
}

void FrameClock::setTicking(bool ticks) {
    ticks ? m_frames.start() : m_frames.stop();
}
