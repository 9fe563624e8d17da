// SPDX-License-Identifier: MIT
// Keeps the game on the table and those before it, so that the program begins where it ended,
// however it ended. Another game, a bookmark or a name is kept at once; moving about, every few
// seconds at the most; and nothing happens while nothing changes.
#pragma once

#include "app/session/session_place.h"

#include <QObject>
#include <QTimer>

#include <memory>

class GameController;
class GameShelf;
class StateWriter;

class Session : public QObject {
    Q_OBJECT

public:
    /// `folder` is where sessions are kept; it is made when it is needed.
    Session(GameShelf& shelf, GameController& controller, const QString& folder,
            QObject* parent = nullptr);
    /// Keeps what has not been kept yet.
    ~Session() override;

    /// Puts the games of last time back on the shelf and the table, if there are any, and begins to
    /// keep them.
    void begin();

public slots:
    /// Keeps everything as it is now, and waits for it.
    void finish();

signals:
    /// Something went wrong that somebody should know of, told once.
    void noticed(const QString& text);
    /// Everything was written as it was a moment ago.
    void kept();

private:
    void restore();
    void keepSoon();
    void keepAtOnce();
    void keep();
    void tellTrouble(const QString& reason);

    GameShelf& m_shelf;
    GameController& m_controller;
    SessionPlace m_place;
    std::unique_ptr<StateWriter> m_writer;
    QTimer m_timer{this}; // runs only while something waits to be kept
    bool m_isTroubleTold = false;
};
