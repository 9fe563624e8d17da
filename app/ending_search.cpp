// SPDX-License-Identifier: MIT
#include "app/ending_search.h"

using fishing::PlayCount;
using fishing::Verdict;

namespace {

// Found while one types, without being noticed; few deals need more.
constexpr PlayCount quickLimit = 20'000;

} // namespace

EndingSearch::EndingSearch(QObject* parent) : QObject(parent) {}

void EndingSearch::lookFor(const fishing::Deal& deal, const fishing::Rules& rules) {
    m_task.drop();
    const Verdict quick = judge(deal, rules, quickLimit);
    m_looking = quick.outcome == fishing::Outcome::Undecided;
    m_verdict = m_looking ? std::nullopt : std::optional(quick);
    if (m_looking) {
        m_task.start(
            [this, deal, rules](const std::stop_token& stop, const BackgroundTask::Tell& tell) {
                const auto verdict = judge(deal, rules, fishing::defaultLimit,
                                           [&](PlayCount) { return !stop.stop_requested(); });
                if (verdict) {
                    tell([this, verdict = *verdict] {
                        m_verdict = verdict;
                        m_looking = false;
                        emit changed();
                    });
                }
            });
    }
    emit changed();
}

void EndingSearch::drop() {
    m_task.drop();
    m_verdict.reset();
    m_looking = false;
    emit changed();
}
