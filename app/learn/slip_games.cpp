// SPDX-License-Identifier: MIT
#include "app/learn/slip_games.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <limits>
#include <utility>

using fishing::PlayCount;

namespace {

// Far beyond the longest known game by either rule that ends, and a matter of milliseconds.
constexpr PlayCount judgeLimit = 100'000;

/// For how many plays a game goes on.
PlayCount duration(const fishing::Verdict& verdict) {
    return verdict.standing && verdict.outcome != fishing::Outcome::Undecided
               ? verdict.standing->plays
               : std::numeric_limits<PlayCount>::max();
}

} // namespace

fishing::Rules SlipGames::rulesOf(Way way) {
    return way == Whole ? inside::wholeRule() : inside::publishedWay();
}

SlipGames::SlipGames(const fishing::Deal& deal, QObject* parent)
    : QObject(parent), m_parting(inside::partingOf(deal)) {
    for (const Way way : ways) {
        m_verdicts[way] = judge(deal, rulesOf(way), judgeLimit);
        m_games[way].newGame(deal, rulesOf(way));
        if (m_parting) {
            m_games[way].setBookmarks({static_cast<qint64>(m_parting->play)});
        }
    }
    if (duration(m_verdicts[Whole]) > duration(m_verdicts[Published])) {
        m_leader = Whole;
    }
    for (const Way way : ways) {
        connectGame(way);
    }
}

void SlipGames::connectGame(Way way) {
    GameController& game = m_games[way];
    connect(&game, &GameController::cardPlayed, this, [this] {
        if (!m_follows) {
            m_move = Move::Forward;
        }
    });
    connect(&game, &GameController::playUndone, this, [this] {
        if (!m_follows) {
            m_move = Move::Backward;
        }
    });
    connect(&game, &GameController::positionChanged, this, [this, way] {
        if (!m_follows) {
            follow(way);
        }
    });
}

/// A step of the one is a step of the other, so that both tables show it as one.
void SlipGames::follow(Way mover) {
    const qint64 place = m_games[mover].index();
    GameController& other = m_games[mover == Whole ? Published : Whole];
    const Move move = std::exchange(m_move, Move::Jump);
    {
        const QScopedValueRollback guard(m_follows, true);
        if (move == Move::Forward && other.index() == place - 1) {
            other.stepForward();
        } else if (move == Move::Backward && other.index() == place + 1) {
            other.stepBackward();
        } else {
            other.seek(place);
        }
    }
    emit moved();
}

bool SlipGames::isSecret() const {
    return std::ranges::any_of(m_games, [](const GameController& game) {
        return game.isFutureHidden() && game.verdict() == nullptr;
    });
}

void SlipGames::setFutureHidden(bool hidden) {
    for (GameController& game : m_games) {
        game.setFutureHidden(hidden);
    }
}

void SlipGames::setNames(const PlayerNames& names) {
    for (GameController& game : m_games) {
        game.setNames(names);
    }
}

void SlipGames::goToParting() {
    if (m_parting) {
        leader().pause();
        leader().seek(static_cast<qint64>(m_parting->play) - 1);
        leader().stepForward();
    }
}
