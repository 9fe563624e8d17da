// SPDX-License-Identifier: MIT
// The game on the table in time: which play is current, and whether the game is running by itself.
// Widgets ask through slots and learn through signals; nobody else keeps a copy of "now".
#pragma once

#include "engine/verdict.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <thread>

class GameController : public QObject {
    Q_OBJECT

public:
    /// Speeds to choose from, in plays a second, slowest first.
    static const std::vector<double>& speeds();

    explicit GameController(QObject* parent = nullptr);
    ~GameController() override;

    /// There is none until the first newGame(); all that follows needs one.
    bool hasGame() const { return m_game.has_value(); }
    const fishing::Deal& deal() const { return m_game->deal(); }
    const fishing::Rules& rules() const { return m_game->rules(); }

    /// How many plays have been made: 0 at the start.
    qint64 index() const { return m_index; }
    const fishing::Position& position() const { return m_position; }
    /// The play that led here; nothing at the start.
    const std::optional<fishing::Play>& lastPlay() const { return m_lastPlay; }
    /// The play that comes next; nothing at the end.
    std::optional<fishing::Play> nextPlay() const;
    bool isAtStart() const { return m_index == 0; }
    bool isAtEnd() const;

    /// How far a timeline should reach, in plays: to the end of a game where it is known, otherwise
    /// somewhat beyond the furthest play that was reached. Changes with lengthChanged().
    qint64 length() const { return m_length; }

    /// How the game ends, as far as it is known. It is known at once for most games; of the others
    /// it is found in the background. See verdictChanged().
    const std::optional<fishing::Verdict>& verdict() const { return m_verdict; }

    bool isRunning() const { return m_running; }
    double speed() const { return m_speed; } ///< in plays a second

public slots:
    void newGame(const fishing::Deal& deal, const fishing::Rules& rules);
    void stepForward();
    void stepBackward();
    /// Goes to the position after `index` plays, or to the nearest there is.
    void seek(qint64 index);
    /// Begins to play by itself; at the end of a game, from its start again.
    void start();
    void pause();
    /// While held, a running game makes no plays: for as long as somebody drags the timeline.
    void setHeld(bool held);
    /// In plays a second; brought into the range of speeds().
    void setSpeed(double playsPerSecond);

signals:
    /// A new game is on the table; positionChanged(0) follows.
    void gameStarted();
    /// On every step forward.
    void cardPlayed(const fishing::Play& play);
    /// After cardPlayed(), where cards were captured.
    void cardsCaptured(const fishing::Play& play);
    /// On every step back.
    void playUndone(const fishing::Play& play);
    /// On every change of position, after the signals above. A seek emits this alone.
    void positionChanged(qint64 index);
    /// After positionChanged(), by the step that ended the game.
    void gameFinished(const fishing::Verdict& verdict);
    void runningChanged(bool running);
    void speedChanged(double playsPerSecond);
    void lengthChanged(qint64 plays);
    void verdictChanged();

private:
    void playOn();
    void updateTimer();
    void setIndex(qint64 index);
    std::optional<fishing::Play> playBefore(qint64 index);
    void judgeAtOnce();
    void judgeInBackground();
    void stopJudging();
    void setVerdict(const fishing::Verdict& verdict);
    void updateLength();

    std::optional<fishing::Game> m_game;
    fishing::Position m_position;
    std::optional<fishing::Play> m_lastPlay;
    qint64 m_index = 0;
    qint64 m_length = 0;
    std::optional<fishing::Verdict> m_verdict;
    QTimer m_timer;
    double m_speed;
    bool m_running = false;
    bool m_held = false;
    std::jthread m_judge;
    int m_judgeNumber = 0; // tells a late answer about an earlier game from one about this game
};
