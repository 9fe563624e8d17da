// SPDX-License-Identifier: MIT
// One deal played in two ways, in lock step: by the whole rule and as the published program plays
// it. Wherever the one goes, the other goes too, as far as it lasts.
#pragma once

#include "app/game_controller.h"
#include "app/inside/slip.h"

#include <array>

class SlipGames : public QObject {
    Q_OBJECT

public:
    enum Way { Whole, Published };
    static constexpr std::array ways = {Whole, Published};

    static fishing::Rules rulesOf(Way way);

    /// Both stand at the start of the deal. Where they part there is a bookmark.
    explicit SlipGames(const fishing::Deal& deal, QObject* parent = nullptr);

    GameController& game(Way way) { return m_games[way]; }
    const GameController& game(Way way) const { return m_games[way]; }
    /// The one that lasts longer: the place of both is steered by it.
    GameController& leader() { return m_games[m_leader]; }
    const GameController& leader() const { return m_games[m_leader]; }

    const fishing::Deal& deal() const { return m_games[Whole].deal(); }
    /// How each of them ends, whether it may be told or not.
    const fishing::Verdict& verdict(Way way) const { return m_verdicts[way]; }
    const std::optional<inside::Parting>& parting() const { return m_parting; }

    /// Whether it may not be told how one of them ends.
    bool isSecret() const;
    void setFutureHidden(bool hidden);
    void setNames(const PlayerNames& names);

public slots:
    /// Makes the play with which they part; does nothing if they never do.
    void goToParting();

signals:
    /// One of them has moved; both have where both could.
    void moved();

private:
    enum class Move { Jump, Forward, Backward };

    void connectGame(Way way);
    void follow(Way mover);

    std::array<GameController, 2> m_games;
    std::array<fishing::Verdict, 2> m_verdicts;
    std::optional<inside::Parting> m_parting;
    Way m_leader = Published;
    Move m_move = Move::Jump; // the one that is being told of
    bool m_follows = false;   // while the one goes after the other
};
