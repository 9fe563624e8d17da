// SPDX-License-Identifier: MIT
#include "app/survey/survey_job.h"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <system_error>

using fishing::study::SurveyRun;

namespace {

/// Often enough to be seen growing, and nothing beside the work itself.
constexpr std::chrono::milliseconds lookEvery(100);

} // namespace

SurveyJob::SurveyJob(QObject* parent) : QObject(parent) {
    m_timer.setInterval(lookEvery);
    connect(&m_timer, &QTimer::timeout, this, &SurveyJob::look);
}

SurveyJob::~SurveyJob() = default;

std::uint64_t SurveyJob::played() const {
    return std::accumulate(
        m_surveys.begin(), m_surveys.end(), std::uint64_t{0},
        [](std::uint64_t sum, const auto& survey) { return sum + survey.tally.games(); });
}

std::uint64_t SurveyJob::wanted() const {
    return m_request.deals.count() * m_request.rules.size();
}

double SurveyJob::seconds() const {
    constexpr double perSecond = 1000;
    return m_secondsBefore +
           (m_state == State::Running ? static_cast<double>(m_clock.elapsed()) / perSecond : 0);
}

void SurveyJob::start(const Request& request) {
    for (const auto& run : m_runs) {
        run->cancel();
    }
    m_runs.clear();
    m_request = request;
    m_secondsBefore = 0;
    // Two surveys share the cores, so that both grow at once.
    const int threads =
        std::max(1, fishing::study::usualThreads() / static_cast<int>(request.rules.size()));
    try {
        for (const fishing::Rules& rules : request.rules) {
            fishing::study::SurveyPlan plan;
            plan.subject.rules = rules;
            plan.subject.deck = request.deck;
            plan.deals = request.deals;
            plan.threads = threads;
            m_runs.push_back(std::make_unique<SurveyRun>(plan));
        }
    } catch (const std::system_error&) {
        m_runs.clear();
        m_surveys.clear();
        setState(State::Idle);
        emit refused();
        return;
    }
    m_clock.start();
    setState(State::Running);
    look();
}

void SurveyJob::pause() {
    if (m_state == State::Running) {
        for (const auto& run : m_runs) {
            run->pause();
        }
        setState(State::Paused);
        look();
    }
}

void SurveyJob::resume() {
    if (m_state == State::Paused) {
        for (const auto& run : m_runs) {
            run->resume();
        }
        m_clock.start();
        setState(State::Running);
    }
}

void SurveyJob::stop() {
    if (m_state == State::Running || m_state == State::Paused) {
        for (const auto& run : m_runs) {
            run->cancel();
        }
        for (const auto& run : m_runs) {
            run->wait(); // a few milliseconds
        }
        look();
    }
}

void SurveyJob::look() {
    // Asked before the surveys are fetched: what is done then does not grow any more.
    const bool isDone = std::ranges::all_of(m_runs, [](const auto& run) { return run->isDone(); });
    m_surveys.clear();
    for (const auto& run : m_runs) {
        m_surveys.push_back(run->survey());
    }
    if (isDone) {
        setState(State::Done);
    }
    emit grown();
}

void SurveyJob::setState(State state) {
    if (state == m_state) {
        return;
    }
    if (m_state == State::Running) {
        m_secondsBefore = seconds();
    }
    m_state = state;
    state == State::Running ? m_timer.start() : m_timer.stop();
    emit stateChanged(state);
}
