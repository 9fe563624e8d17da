// SPDX-License-Identifier: MIT
// Judges a deal that takes longer than a moment, on a thread of its own.
#pragma once

#include "app/background_task.h"
#include "engine/verdict.h"

#include <QObject>

class BackgroundJudge : public QObject {
    Q_OBJECT

public:
    /// A game of this many plays is judged in a moment; only longer ones need the background.
    static constexpr fishing::PlayCount quickLimit = 20'000;

    explicit BackgroundJudge(QObject* parent = nullptr);

    /// Begins, with so many plays as the limit; whatever was begun before is dropped.
    void start(const fishing::Deal& deal, const fishing::Rules& rules, fishing::PlayCount limit);
    /// Gives it up; nothing is found any more.
    void drop();

    bool isJudging() const { return m_judging; }
    /// 0 to 1: how much of the work that there is at the most has been done.
    double progress() const { return m_progress; }

signals:
    /// Any of the above is other than before.
    void changed();
    /// It is done.
    void found(const fishing::Verdict& verdict);

private:
    void setJudging(bool judging);

    BackgroundTask m_task;
    bool m_judging = false;
    double m_progress = 0;
};
