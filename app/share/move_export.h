// SPDX-License-Identifier: MIT
// Writes a game's plays to a file on a thread of its own. The file is there whole or, if the export
// is stopped or fails, not at all; one that was there before stays as it was until then.
#pragma once

#include "app/share/move_writer.h"

#include <QObject>

#include <functional>
#include <thread>

class MoveExport : public QObject {
    Q_OBJECT

public:
    explicit MoveExport(QObject* parent = nullptr);
    /// Stops what goes on.
    ~MoveExport() override;

    /// Begins to write the first `plays` plays, or as many as there are, to `file`.
    void start(const ToldGame& told, MoveFormat format, fishing::PlayCount plays,
               const QString& file);
    /// Stops at once and leaves nothing behind; nothing is told any more.
    void stop();
    bool isRunning() const { return m_running; }

signals:
    /// How much has been written, 0 to 1; at most a hundred times.
    void progressed(double part);
    /// The file is complete and holds so many plays.
    void written(fishing::PlayCount plays);
    /// There is no file. `reason` is what the system says.
    void failed(const QString& reason);

private:
    struct Order {
        ToldGame told;
        MoveFormat format;
        fishing::PlayCount plays;
        QString file;
    };

    // These run on the thread.
    void carryOut(const Order& order, int number, const std::stop_token& stop);
    void tellEnd(int number, bool isWritten, fishing::PlayCount plays, const QString& reason);
    /// Lets the program do `what`, unless export `number` has been stopped by then.
    void tell(int number, const std::function<void()>& what);

    int m_number = 0; // tells a late word about an earlier export from one about this
    bool m_running = false;
    std::jthread m_thread;
};
