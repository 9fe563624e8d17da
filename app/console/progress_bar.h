// SPDX-License-Identifier: MIT
// One line on a terminal that tells how far a long command is and how long it may still take.
#pragma once

#include "app/console/commands.h"
#include "app/words/study_command.h"

#include <chrono>
#include <cstdint>
#include <ostream>

namespace console {

class ProgressBar {
public:
    /// Writes to the notes, and only where they are seen: a log wants no bars.
    ProgressBar(const Streams& streams, words::Unit unit, std::uint64_t all);

    /// Takes the line away.
    ~ProgressBar();

    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void show(std::uint64_t done);

private:
    std::ostream& m_out;
    bool m_isShown;
    const words::Say& m_say;
    words::Unit m_unit;
    std::uint64_t m_all;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

} // namespace console
