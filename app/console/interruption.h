// SPDX-License-Identifier: MIT
// Notices that the program was asked to stop (Ctrl+C, or a job scheduler's SIGTERM), so that a long
// command can still say what it found. Asked a second time, the program ends at once.
#pragma once

#include <array>
#include <csignal>
#include <optional>

namespace console {

/// While one of these lives, such signals are noticed. There must be one at a time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// The signal that asked, if one did.
    std::optional<int> signal() const;

private:
    static constexpr std::array<int, 2> signals = {SIGINT, SIGTERM};

    std::array<struct sigaction, signals.size()> m_before{};
};

} // namespace console
