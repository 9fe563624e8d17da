// SPDX-License-Identifier: MIT
// Writes a file again and again, each time whole or not at all, and never lets its caller wait for
// the disk. Of several versions that come while one is being written, only the last one is.
#pragma once

#include <QByteArray>
#include <QMutex>
#include <QObject>
#include <QThreadPool>

#include <optional>

class StateWriter : public QObject {
    Q_OBJECT

public:
    explicit StateWriter(QString file, QObject* parent = nullptr);
    /// Finishes first.
    ~StateWriter() override;

    void write(const QByteArray& bytes);
    /// Waits until all is written.
    void finish();

signals:
    // Both come from another thread.
    void written();
    void failed(const QString& reason);

private:
    void writeAll();

    const QString m_file;
    QThreadPool m_thread; // of one, which ends when there is nothing to do
    QMutex m_mutex;
    std::optional<QByteArray> m_next;
    bool m_isWriting = false;
};
