// SPDX-License-Identifier: MIT
// The game on the table in time: which play is current, and whether the game is running by itself.
// Widgets ask through slots and learn through signals; nobody else keeps a copy of "now".
#pragma once

#include "app/background_judge.h"
#include "app/player_names.h"
#include "engine/verdict.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

class GameController : public QObject {
    Q_OBJECT

public:
    /// Speeds to choose from, in plays a second, slowest first.
    static const std::vector<double>& speeds();

    explicit GameController(QObject* parent = nullptr);

    /// There is none until the first newGame(); all that follows needs one.
    bool hasGame() const { return m_game.has_value(); }
    /// The game as far as it has been found; everything up to length() is.
    const fishing::Game& game() const { return *m_game; }
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
    /// Whether length() is the end of the game.
    bool isLengthFinal() const;

    /// How the game ends, as far as it is known and may be told; null before. It is known at once
    /// for most games; of the others it is looked for in the background. See verdictChanged().
    const fishing::Verdict* verdict() const;

    /// How many plays are looked at for an end or a cycle: of this game, and of every new one.
    qint64 limit() const { return m_limit; }
    qint64 usualLimit() const { return m_usualLimit; }
    /// Whether the search for the verdict goes on in the background, and how much of its longest
    /// way it has gone: 0 to 1. See judgingChanged().
    bool isJudging() const { return m_judge.isJudging(); }
    double judgingProgress() const { return m_judge.progress(); }

    /// Whether the timeline grows only as the game is played and nothing tells of its ending.
    bool isFutureHidden() const { return m_futureHidden; }
    /// Whether it is because somebody likes it so, and not only for the time being.
    bool isHidingLiked() const { return m_hidingLiked; }

    /// Where goBack() leads; nothing before the first jump.
    std::optional<qint64> returnPoint() const { return m_returnPoint; }
    /// Places that were marked, in rising order.
    const std::vector<qint64>& bookmarks() const { return m_bookmarks; }

    /// The place right after the next capture of `least` cards or more, or after the one before
    /// the last play; nothing if there is none, or none near enough to be found in a moment.
    std::optional<qint64> nextCapture(int least = 1);
    std::optional<qint64> previousCapture(int least = 1) const;
    /// From how many cards on a capture is a big one in this game.
    int bigCapture() const;

    /// What the players of this game are called.
    const PlayerNames& names() const { return m_names; }

    bool isRunning() const { return m_running; }
    bool isAsking() const { return m_asking; }
    double speed() const { return m_speed; } ///< in plays a second

    /// Finds more plays on the way to `index`, at most so many, and moves nothing. Returns whether
    /// seek() would get there without finding any; ten million plays are found in half a second.
    bool findTowards(qint64 index, fishing::PlayCount plays);

    /// Tells everything that there is to tell, for those who have begun to listen just now.
    void tellAnew();

public slots:
    void newGame(fishing::Deal deal, fishing::Rules rules);
    void stepForward();
    void stepBackward();
    /// Goes to the position after `index` plays, or to the nearest there is; of a game without an
    /// end, not beyond 100,000,000 plays.
    void seek(qint64 index);
    /// The same, and shows the play that led there as on a step.
    void seekPlay(qint64 index);
    /// Goes to where one was before the last jump; again, to where it led. A drag is one jump.
    void goBack();
    /// Marks the place, or takes its mark away.
    void toggleBookmark();
    /// Marks these places, given in rising order, and no others; not those that no seek() reaches.
    void setBookmarks(const std::vector<qint64>& places);
    /// Names the players, as far as the names can be shown; see PlayerNames::cleaned().
    void setNames(const PlayerNames& names);
    void setFutureHidden(bool hidden);
    /// Hides the future for the time being, whatever is liked; or is done with that.
    void hideForNow(bool hidden);
    /// Looks for the verdict of this game again, in so many plays.
    void setLimit(qint64 plays);
    /// The same, and does so with every new game.
    void setUsualLimit(qint64 plays);
    /// Gives the search up; the verdict then tells what is known without it.
    void stopJudging();
    /// Begins to play by itself; at the end of a game, from its start again.
    void start();
    void pause();
    /// While held, a running game makes no plays: for as long as somebody drags the timeline.
    void setHeld(bool held);
    /// While somebody is asked about the play that comes next, it is not made: no step goes
    /// forward, and a running game waits.
    void setAsking(bool asking);
    /// In plays a second; brought into the range of speeds().
    void setSpeed(double playsPerSecond);

signals:
    /// A new game is on the table; positionChanged(0) follows.
    void gameStarted();
    /// On every step forward, and where a jump shows the play that it ends with.
    void cardPlayed(const fishing::Play& play);
    /// After cardPlayed(), where cards were captured.
    void cardsCaptured(const fishing::Play& play);
    /// On every step back.
    void playUndone(const fishing::Play& play);
    /// On every change of position, after the signals above. A seek emits this alone.
    void positionChanged(qint64 index);
    /// After positionChanged(), by the step that ended the game.
    void gameFinished(const fishing::Verdict& verdict);
    /// A step forward was wanted while somebody is asked about it.
    void stepRefused();
    void askingChanged(bool asking);
    void runningChanged(bool running);
    void speedChanged(double playsPerSecond);
    void lengthChanged(qint64 plays);
    void verdictChanged();
    /// The search has begun, gone on or ended.
    void judgingChanged();
    void returnPointChanged();
    void bookmarksChanged();
    void namesChanged(const PlayerNames& names);
    void futureHiddenChanged(bool hidden);
    void usualLimitChanged(qint64 plays);

private:
    void playOn();
    void updateTimer();
    void setIndex(qint64 index);
    std::optional<fishing::Play> playBefore(qint64 index);
    void jump(qint64 index, bool showsPlay);
    bool tellPlay(const fishing::Play& made);
    void noteJump();
    void hideFuture(bool hidden);
    void judgeAtOnce();
    void settleVerdict();
    void setVerdict(const fishing::Verdict& verdict);
    void updateLength();
    qint64 openLength() const;

    std::optional<fishing::Game> m_game;
    int m_change = 0; // counts them, so that one made by a slot is noticed
    fishing::Position m_position;
    std::optional<fishing::Play> m_lastPlay;
    qint64 m_index = 0;
    qint64 m_furthest = 0; // that was reached
    qint64 m_length = 0;
    std::optional<fishing::Verdict> m_verdict;
    bool m_futureHidden = false;
    bool m_hidingLiked = false;

    std::optional<qint64> m_returnPoint;
    bool m_jumpNoted = false; // of the drag that goes on
    std::vector<qint64> m_bookmarks;
    PlayerNames m_names;

    QTimer m_timer;
    double m_speed;
    bool m_running = false;
    bool m_held = false;
    bool m_asking = false;

    qint64 m_usualLimit = static_cast<qint64>(fishing::defaultLimit);
    qint64 m_limit = m_usualLimit;
    BackgroundJudge m_judge;
};
