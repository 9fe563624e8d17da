// SPDX-License-Identifier: MIT
// One long piece of work on a thread of its own, whose answers arrive on the thread that asked. It
// can be dropped at any time, and then nothing of it arrives any more.
#pragma once

#include <QObject>

#include <functional>
#include <stop_token>
#include <thread>

class BackgroundTask : public QObject {
    Q_OBJECT

public:
    /// Hands an answer over; it is called where the task lives, if the task goes on.
    using Tell = std::function<void(std::function<void()> answer)>;
    /// Runs on the thread. It looks at `stop` many times a second.
    using Work = std::function<void(const std::stop_token& stop, const Tell& tell)>;

    explicit BackgroundTask(QObject* parent = nullptr);
    ~BackgroundTask() override;

    /// Begins; what was begun before is dropped.
    void start(Work work);

    /// Asks the work to stop and waits for it.
    void drop();

private:
    int m_number = 0; // tells a late answer of an earlier task from one of this
    std::jthread m_thread;
};
