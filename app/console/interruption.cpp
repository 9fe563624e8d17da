// SPDX-License-Identifier: MIT
#include "app/console/interruption.h"

namespace console {

namespace {

// All that a signal's handler may touch.
volatile std::sig_atomic_t lastSignal = 0;

} // namespace

Interruption::Interruption() {
    lastSignal = 0;
    struct sigaction action {};
    action.sa_handler = [](int signal) { lastSignal = signal; };
    action.sa_flags = static_cast<int>(SA_RESETHAND); // the second one ends the program
    for (std::size_t i = 0; i < signals.size(); ++i) {
        sigaction(signals[i], &action, &m_before[i]);
    }
}

Interruption::~Interruption() {
    for (std::size_t i = 0; i < signals.size(); ++i) {
        sigaction(signals[i], &m_before[i], nullptr);
    }
}

std::optional<int> Interruption::signal() const {
    return lastSignal == 0 ? std::nullopt : std::optional<int>(lastSignal);
}

} // namespace console
