// SPDX-License-Identifier: MIT
#include "app/survey/survey_job.h"

#include <QSignalSpy>
#include <QTest>

using fishing::study::NumberRange;
using State = SurveyJob::State;

class SurveyJobTest : public QObject {
    Q_OBJECT

private slots:
    void findsWhatTheEngineFinds();
    void surveysTwoRuleSetsAtOnce();
    void pausesAndGoesOn();
    void stopsAndKeepsWhatWasFound();
    void beginsAnewInTheMiddle();
    void canBeGoneInTheMiddle();
};

namespace {

constexpr int patience = 60'000; // milliseconds; it takes much less where nothing else runs

SurveyJob::Request request(std::uint64_t last, int ruleSets = 1) {
    SurveyJob::Request request;
    request.rules.emplace_back();
    if (ruleSets > 1) {
        request.rules.push_back(*fishing::parseRules("race"));
    }
    request.deals = {1, last};
    return request;
}

/// More than can be played while a test lasts.
constexpr std::uint64_t tooMany = 1'000'000'000'000;

} // namespace

void SurveyJobTest::findsWhatTheEngineFinds() {
    SurveyJob job;
    QCOMPARE(job.state(), State::Idle);
    QSignalSpy states(&job, &SurveyJob::stateChanged);
    job.start(request(400));
    QTRY_COMPARE_WITH_TIMEOUT(job.state(), State::Done, patience);
    QCOMPARE(states.size(), 2);
    // As the known answers have it.
    const auto& tally = job.surveys().at(0).tally;
    QCOMPARE(tally.of(fishing::Outcome::A).games, std::uint64_t(205));
    QCOMPARE(tally.of(fishing::Outcome::B).games, std::uint64_t(195));
    QCOMPARE(tally.plays, std::uint64_t(230'147));
    QCOMPARE(job.played(), std::uint64_t(400));
}

void SurveyJobTest::surveysTwoRuleSetsAtOnce() {
    SurveyJob job;
    job.start(request(300, 2));
    QTRY_COMPARE_WITH_TIMEOUT(job.state(), State::Done, patience);
    QCOMPARE(job.surveys().size(), std::size_t(2));
    QCOMPARE(job.played(), std::uint64_t(600));
    QVERIFY(job.surveys()[0].tally != job.surveys()[1].tally);
    QCOMPARE(job.surveys()[1].tally.games(), std::uint64_t(300));
}

void SurveyJobTest::pausesAndGoesOn() {
    SurveyJob job;
    job.start(request(tooMany));
    QTRY_VERIFY_WITH_TIMEOUT(job.played() > 0, patience);
    job.pause();
    QCOMPARE(job.state(), State::Paused);
    QSignalSpy grown(&job, &SurveyJob::grown);
    const double seconds = job.seconds();
    QTest::qWait(300);
    QCOMPARE(grown.size(), 0);
    QCOMPARE(job.seconds(), seconds);
    const std::uint64_t before = job.played();
    job.resume();
    QTRY_VERIFY_WITH_TIMEOUT(job.played() > before, patience);
    QVERIFY(job.seconds() > seconds);
}

void SurveyJobTest::stopsAndKeepsWhatWasFound() {
    for (const bool isPaused : {false, true}) {
        SurveyJob job;
        job.start(request(tooMany));
        QTRY_VERIFY_WITH_TIMEOUT(job.played() > 0, patience);
        if (isPaused) {
            job.pause();
        }
        job.stop();
        QCOMPARE(job.state(), State::Done);
        const auto& survey = job.surveys().at(0);
        QVERIFY(survey.tally.games() > 0);
        const std::vector<NumberRange> exactly = {{1, survey.tally.games()}};
        QCOMPARE(survey.numbers.ranges(), exactly);
    }
}

void SurveyJobTest::beginsAnewInTheMiddle() {
    SurveyJob job;
    job.start(request(tooMany));
    job.start(request(100));
    QTRY_COMPARE_WITH_TIMEOUT(job.state(), State::Done, patience);
    QCOMPARE(job.played(), std::uint64_t(100));
}

void SurveyJobTest::canBeGoneInTheMiddle() {
    SurveyJob job;
    job.start(request(tooMany, 2));
    QTRY_VERIFY_WITH_TIMEOUT(job.played() > 0, patience);
}

QTEST_GUILESS_MAIN(SurveyJobTest)
#include "survey_job_test.moc"
