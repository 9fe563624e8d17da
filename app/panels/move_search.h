// SPDX-License-Identifier: MIT
// Looks for the next or the last play of a rank from where the game stands. A card can lie on the
// table for millions of plays, so a long search goes on in slices between which the program lives.
#pragma once

#include "engine/card.h"
#include "engine/game.h"

#include <QObject>
#include <QTimer>

#include <optional>

class GameController;

class MoveSearch : public QObject {
    Q_OBJECT

public:
    enum class Direction { Forward, Backward };

    struct Wish {
        fishing::Rank rank = fishing::lowestRank;
        Direction direction = Direction::Forward;
        bool capturesOnly = false;
    };

    /// Searches the game of `controller`, which must outlive the search, as far as its length().
    explicit MoveSearch(GameController& controller, QObject* parent = nullptr);

    /// Begins, in place of any search that goes on; most are over when this returns.
    void start(const Wish& wish);
    void stop() { m_timer.stop(); }
    bool isSearching() const { return m_timer.isActive(); }
    /// What was looked for last.
    const Wish& wish() const { return m_wish; }

signals:
    void found(qint64 place);
    /// There is none between `from`, where the search began, and `to`, the end of the list.
    void nothingFound(qint64 from, qint64 to);
    /// The search has taken long and goes on.
    void wentOn();

private:
    void searchSlice();
    std::optional<fishing::PlayCount> searchPlays(fishing::PlayCount before,
                                                  fishing::PlayCount last) const;

    GameController& m_controller;
    Wish m_wish;
    fishing::PlayCount m_from = 0;
    fishing::PlayCount m_reached = 0; // all from m_from to here has been looked through
    QTimer m_timer;
};
