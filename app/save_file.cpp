// SPDX-License-Identifier: MIT
#include "app/save_file.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

bool SaveFile::open(OpenMode mode) {
    const QFileInfo there(fileName());
    if (there.exists() && !there.isFile()) {
        setErrorString(there.isDir() ? tr("it is a folder") : tr("it is a device, not a file"));
        return false;
    }
    return QSaveFile::open(mode);
}

bool SaveFile::commit() {
    // commit() flushes, too, but does not look at how that ended.
    if (!flush()) {
        const QString reason = errorString();
        cancelWriting();
        QSaveFile::commit(); // takes what was written away
        setErrorString(reason);
        return false;
    }
    return QSaveFile::commit();
}

bool SaveFile::save(const QByteArray& bytes) {
    return open(QIODevice::WriteOnly) && write(bytes) == bytes.size() && commit();
}

QString askWhereToSave(QWidget* parent, const QString& title, const QString& name,
                       const QString& suffix, const QString& folder) {
    QFileDialog dialog(parent, title);
    dialog.setObjectName(QStringLiteral("saveFileDialog"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilter(QStringLiteral("*.%1").arg(suffix));
    dialog.setDefaultSuffix(suffix);
    if (!folder.isEmpty()) {
        dialog.setDirectory(folder);
    }
    dialog.selectFile(QStringLiteral("%1.%2").arg(name, suffix));
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().constFirst() : QString();
}

QString cannotBeWritten(const QString& file, const QString& reason) {
    return SaveFile::tr("%1 cannot be written (%2). Choose another folder, or make room.")
        .arg(QDir::toNativeSeparators(file), reason);
}
