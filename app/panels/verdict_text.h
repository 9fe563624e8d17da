// SPDX-License-Identifier: MIT
// What the verdict panel says, as text: pure functions from a game and what is known of it.
#pragma once

#include "app/player_names.h"
#include "engine/statistics.h"
#include "engine/verdict.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

/// One figure and where in the game it can be seen.
struct VerdictFigure {
    QString name;                  ///< "longestStretch": what it is called inside the program
    QString figure;                ///< "6 plays without a capture"
    QString remark;                ///< "The longest wait, from play 33 to play 38."
    QString goesTo;                ///< "Go to where it begins"
    std::optional<qint64> place{}; ///< after so many plays; nothing if there is none to see

    friend bool operator==(const VerdictFigure&, const VerdictFigure&) = default;
};

class VerdictText {
    Q_DECLARE_TR_FUNCTIONS(VerdictText)

public:
    /// The outcome in a word or two: "B wins", "Never ends".
    static QString title(const fishing::Verdict& verdict, const PlayerNames& names);

    /// The whole sentence.
    static QString sentence(const fishing::Verdict& verdict, const fishing::Rules& rules,
                            const PlayerNames& names);

    /// Why a deal with this anchor never ends, told with its own cards.
    static QString anchorProof(const fishing::Deal& deal, fishing::Rank anchor,
                               const PlayerNames& names);

    /// What the loop is. It must have been found once round.
    static QString loop(const fishing::Game& game, const fishing::Cycle& cycle);

    /// How many plays the figures of an endless or undecided game are about.
    static QString scope(fishing::PlayCount plays, const std::optional<fishing::Cycle>& cycle);

    /// The figures. How many plays there are is one of them if the game is over.
    static std::vector<VerdictFigure> figures(const fishing::Statistics& statistics, bool isOver);

    /// What the classic rule says about the same deal, and whether that is the same as `here`,
    /// which is null while it is not known.
    static QString classic(const fishing::Verdict& classic, const fishing::Verdict* here,
                           const PlayerNames& names);
};
