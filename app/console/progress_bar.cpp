// SPDX-License-Identifier: MIT
#include "app/console/progress_bar.h"

#include <string>

namespace console {

namespace {

constexpr std::size_t barWidth = 24;
constexpr const char* startOfClearLine = "\r\x1B[K";

std::string barFor(double share) {
    std::string bar(barWidth, '.');
    bar.replace(0, static_cast<std::size_t>(share * barWidth),
                static_cast<std::size_t>(share * barWidth), '#');
    return bar;
}

} // namespace

ProgressBar::ProgressBar(const Streams& streams, words::Unit unit, std::uint64_t all)
    : m_out(streams.notes),
      m_isShown(streams.notesAreSeen),
      m_say(streams.say),
      m_unit(unit),
      m_all(all) {}

ProgressBar::~ProgressBar() {
    if (m_isShown) {
        m_out << startOfClearLine << std::flush;
    }
}

void ProgressBar::show(std::uint64_t done) {
    if (!m_isShown) {
        return;
    }
    const double share = static_cast<double>(done) / static_cast<double>(m_all);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - m_start;
    const double left = done == 0 ? -1 : passed.count() * (1 - share) / share;
    m_out << startOfClearLine << '[' << barFor(share) << "] "
          << m_say(words::describeProgress(m_unit, done, m_all, left)) << std::flush;
}

} // namespace console
