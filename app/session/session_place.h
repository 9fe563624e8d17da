// SPDX-License-Identifier: MIT
// Where one running program keeps its session. Programs that run side by side have a place each; a
// program that starts takes the one that was written last of those that are free.
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

class SessionPlace {
public:
    /// Nothing is made in the folder yet.
    explicit SessionPlace(QString folder);

    /// Takes a place until the end of this object's life, and cleans up what a crash left there.
    /// False where nothing can be written, or everything is taken; it may be tried again.
    bool take();
    bool isTaken() const { return m_lock != nullptr; }
    /// As people write it.
    QString folder() const;

    /// The session's file: of the place that was taken, or else the one that was written last, if
    /// there is one.
    QString file() const;

    /// Puts the file of the taken place aside under another name in the folder. Returns its path,
    /// or nothing if that failed.
    QString putAside();

private:
    QStringList filesByTime() const;
    bool lock(const QString& name);
    void removeLeftovers() const;

    QString m_folder;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    bool m_canLock = true;
};
