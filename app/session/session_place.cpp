// SPDX-License-Identifier: MIT
#include "app/session/session_place.h"

#include <QDir>
#include <QFile>

#include <utility>

SessionPlace::SessionPlace(QString folder) : m_folder(std::move(folder)) {}

bool SessionPlace::take() {
    if (isTaken() || !QDir().mkpath(m_folder)) {
        return isTaken();
    }
    m_canLock = true;
    for (const QString& name : filesByTime()) {
        if (lock(name)) {
            return true;
        }
    }
    constexpr int mostPlaces = 1'000;
    for (int i = 1; i <= mostPlaces && m_canLock; ++i) {
        if (lock(QStringLiteral("session-%1.json").arg(i))) {
            return true;
        }
    }
    return false;
}

QString SessionPlace::folder() const {
    return QDir::toNativeSeparators(m_folder);
}

QString SessionPlace::file() const {
    if (isTaken()) {
        return m_file;
    }
    const QStringList names = filesByTime();
    return names.isEmpty() ? QString() : QDir(m_folder).filePath(names.constFirst());
}

QString SessionPlace::putAside() {
    constexpr int mostNames = 1'000;
    for (int i = 1; isTaken() && i <= mostNames; ++i) {
        const QString aside = QDir(m_folder).filePath(QStringLiteral("broken-%1.json").arg(i));
        if (QFile::rename(m_file, aside)) { // which replaces nothing
            return aside;
        }
    }
    return {};
}

QStringList SessionPlace::filesByTime() const {
    return QDir(m_folder).entryList({QStringLiteral("session-*.json")}, QDir::Files, QDir::Time);
}

bool SessionPlace::lock(const QString& name) {
    const QString file = QDir(m_folder).filePath(name);
    auto lock = std::make_unique<QLockFile>(file + QStringLiteral(".lock"));
    // Not by age: a game may lie on the table for days.
    lock->setStaleLockTime(0);
    bool isLocked = lock->tryLock(0);
    if (!isLocked && lock->error() == QLockFile::LockFailedError) {
        // It may look as if it came from another machine where this one has a new name. No lock
        // that is held can be removed.
        isLocked = lock->removeStaleLockFile() && lock->tryLock(0);
    }
    if (!isLocked) {
        m_canLock = lock->error() == QLockFile::LockFailedError;
        return false;
    }
    m_lock = std::move(lock);
    m_file = file;
    removeLeftovers();
    return true;
}

void SessionPlace::removeLeftovers() const {
    // A file that was being written is called as the file, with six letters behind.
    const QFileInfo file(m_file);
    const QDir folder(m_folder);
    for (const QString& name :
         folder.entryList({file.fileName() + QStringLiteral(".??????")}, QDir::Files)) {
        QFile::remove(folder.filePath(name));
    }
}
