// SPDX-License-Identifier: MIT
// The game on the table as people keep it, and the games that were there before it: another deal
// never destroys one, and each comes back with its place and bookmarks.
#pragma once

#include "app/files/session_file.h"

#include <QObject>
#include <QTimer>

#include <vector>

class GameController;

class GameShelf : public QObject {
    Q_OBJECT

public:
    /// So many games can be brought back. Beyond that, numbered deals that nobody has played at go
    /// first.
    static constexpr std::size_t mostGames = 20;

    explicit GameShelf(GameController& controller, QObject* parent = nullptr);

    /// The game on the table as it is now, or as it will be if it is still on its way to its place;
    /// there has to be one.
    files::SavedGame current() const;
    /// The numbered deal on the table, if it is one.
    const std::optional<files::NumberedDeal>& origin() const { return m_game.origin; }
    /// The file that the game on the table was opened from or saved to, in UTF-8; may be empty.
    const std::string& file() const { return m_game.file; }

    /// Whether the game on the table is still at its start, because its place is so far out that it
    /// has to be looked up first. Whoever moves on meanwhile is not taken there any more.
    bool isOnItsWay() const { return m_way.isActive(); }

    /// The games that goBack() and goForward() bring back, the nearest last.
    const std::vector<files::SavedGame>& before() const { return m_before; }
    const std::vector<files::SavedGame>& after() const { return m_after; }

    /// All of them with the game on the table, which there has to be.
    files::SavedSession session() const;
    /// Puts such games back in place of those that are here.
    void restore(const files::SavedSession& session);

    /// Tells what lies on the table and on the shelf, for those who have begun to listen just now.
    void tellAnew();

public slots:
    /// Puts a game on the table; the one that is there can be brought back.
    void open(const files::SavedGame& game);
    /// The same for a new deal, which is played by the players who sit at the table, under their
    /// names.
    void openNew(const files::SavedGame& game);
    /// Plays the deal on the table from its start by other rules.
    void openByRules(const fishing::Rules& rules);
    /// Brings the game before the one on the table back.
    void goBack();
    /// Brings the game back that the last goBack() put away.
    void goForward();
    /// The game on the table was saved to this file, named in UTF-8.
    void setFile(const std::string& file);

signals:
    /// Another game is on the table, at its place.
    void opened();
    /// before() and after() are others.
    void shelfChanged();
    /// file() is another, while the game is the same.
    void fileChanged();

private:
    void show(const files::SavedGame& game);
    void goTo(qint64 place, fishing::PlayCount plays);

    GameController& m_controller;
    QTimer m_way;
    qint64 m_place = 0;      // to which it leads
    files::SavedGame m_game; // on the table, as it was opened
    std::vector<files::SavedGame> m_before;
    std::vector<files::SavedGame> m_after;
};
