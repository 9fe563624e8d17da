// SPDX-License-Identifier: MIT
// Surveys that grow in the background for a window to show: one, or two of the same deals under
// different rules. Tells several times a second that they have grown, and has no timer at rest.
#pragma once

#include "engine/study/survey.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

class SurveyJob : public QObject {
    Q_OBJECT

public:
    enum class State { Idle, Running, Paused, Done };

    struct Request {
        std::vector<fishing::Rules> rules; ///< one or two sets
        fishing::Deck deck;                ///< a valid one
        fishing::study::NumberRange deals;
    };

    explicit SurveyJob(QObject* parent = nullptr);
    ~SurveyJob() override;

    State state() const { return m_state; }
    /// What the surveys are about; of the last start().
    const Request& request() const { return m_request; }
    /// What they have found up to now, one for each rule set.
    const std::vector<fishing::study::Survey>& surveys() const { return m_surveys; }
    /// Games played and to be played, of all surveys together.
    std::uint64_t played() const;
    std::uint64_t wanted() const;
    /// How long it has been running, pauses left out, in seconds.
    double seconds() const;

public slots:
    /// Begins anew. What went on is cancelled. Where the system has no thread to give, nothing
    /// begins and refused() is told.
    void start(const SurveyJob::Request& request);
    void pause();
    void resume();
    /// Stops and keeps what has been found.
    void stop();

signals:
    void stateChanged(SurveyJob::State state);
    /// The surveys have grown, or have begun anew.
    void grown();
    void refused();

private:
    void look();
    void setState(State state);

    Request m_request;
    std::vector<std::unique_ptr<fishing::study::SurveyRun>> m_runs;
    std::vector<fishing::study::Survey> m_surveys;
    State m_state = State::Idle;
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_secondsBefore = 0; // the last pause
};
