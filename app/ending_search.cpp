// SPDX-License-Identifier: MIT
#include "app/ending_search.h"

using fishing::Verdict;

EndingSearch::EndingSearch(QObject* parent) : QObject(parent) {
    connect(&m_judge, &BackgroundJudge::found, this, [this](const Verdict& verdict) {
        m_verdict = verdict;
        emit changed();
    });
}

void EndingSearch::lookFor(const fishing::Deal& deal, const fishing::Rules& rules) {
    m_judge.drop();
    // Found while one types, without being noticed; few deals need more.
    const Verdict quick = judge(deal, rules, BackgroundJudge::quickLimit);
    if (quick.outcome == fishing::Outcome::Undecided) {
        m_verdict.reset();
        m_judge.start(deal, rules, fishing::defaultLimit);
    } else {
        m_verdict = quick;
    }
    emit changed();
}

void EndingSearch::drop() {
    m_judge.drop();
    m_verdict.reset();
    emit changed();
}
