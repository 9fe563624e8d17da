// SPDX-License-Identifier: MIT
// How a deal would end that is not on the table: known at once for most deals, looked for in the
// background for the others. For previews in dialogs.
#pragma once

#include "app/background_judge.h"

#include <QObject>

#include <optional>

class EndingSearch : public QObject {
    Q_OBJECT

public:
    explicit EndingSearch(QObject* parent = nullptr);

    /// Begins to look; whatever was looked for before is forgotten.
    void lookFor(const fishing::Deal& deal, const fishing::Rules& rules);
    /// Forgets it, and looks for nothing.
    void drop();

    bool isLooking() const { return m_judge.isJudging(); }
    /// What was found; nothing while it is looked for, or if nothing is.
    const std::optional<fishing::Verdict>& verdict() const { return m_verdict; }

signals:
    /// Any of the above is other than before.
    void changed();

private:
    BackgroundJudge m_judge;
    std::optional<fishing::Verdict> m_verdict;
};
