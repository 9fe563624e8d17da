// SPDX-License-Identifier: MIT
// Tells the table what time it is, and when to show the next frame: some sixty times a second while
// something moves, and not at all while nothing does. Tests have a clock of their own, which they
// turn themselves.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class FrameClock : public QObject {
    Q_OBJECT

public:
    FrameClock();

    /// In milliseconds, from some moment on.
    virtual qint64 now() const;

    void start();
    void stop();
    bool isRunning() const { return m_running; }

signals:
    /// While it is running: the time has come to show how far everything has got.
    void frame();

protected:
    static constexpr int frameInterval = 16; // milliseconds

    virtual void setTicking(bool ticks);

private:
    bool m_running = false;
    QElapsedTimer m_time;
    QTimer m_frames;
};
