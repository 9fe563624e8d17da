// SPDX-License-Identifier: MIT
#include "app/background_judge.h"

using fishing::PlayCount;

namespace {

/// judge() may make so many times the limit of plays.
constexpr double mostJudgingPerLimit = 4;

/// Progress is told so many times at the most.
constexpr double progressSteps = 100;

} // namespace

BackgroundJudge::BackgroundJudge(QObject* parent) : QObject(parent) {}

void BackgroundJudge::start(const fishing::Deal& deal, const fishing::Rules& rules,
                            PlayCount limit) {
    m_progress = 0;
    setJudging(true);
    m_task.start(
        [this, deal, rules, limit](const std::stop_token& stop, const BackgroundTask::Tell& tell) {
            double told = 0;
            const auto verdict = judge(deal, rules, limit, [&](PlayCount plays) {
                const double part =
                    static_cast<double>(plays) / (mostJudgingPerLimit * static_cast<double>(limit));
                if (part - told >= 1 / progressSteps) {
                    told = part;
                    tell([this, part] {
                        m_progress = part;
                        emit changed();
                    });
                }
                return !stop.stop_requested();
            });
            if (verdict) {
                tell([this, verdict = *verdict] {
                    setJudging(false);
                    emit found(verdict);
                });
            }
        });
}

void BackgroundJudge::drop() {
    m_task.drop();
    setJudging(false);
}

void BackgroundJudge::setJudging(bool judging) {
    if (judging || m_judging) {
        m_judging = judging;
        emit changed();
    }
}
