// SPDX-License-Identifier: MIT
// Writing files: asking where, replacing one whole or not at all, and saying why not.
#pragma once

#include <QSaveFile>
#include <QString>

class QWidget;

/// Qt's own class, less two surprises: a small file that meets a full disk replaces the good one by
/// a part of itself, and is said to be saved; and where one may do everything, a device is replaced
/// by a file.
class SaveFile : public QSaveFile {
    Q_OBJECT

public:
    using QSaveFile::QSaveFile;

    bool open(OpenMode mode) override;
    /// False where anything that was written did not get to the disk; the file is then as before.
    bool commit();

    /// Opens, writes and commits.
    bool save(const QByteArray& bytes);
};

/// Asks for a file to write; `name` and `suffix` are a suggestion for what it is called, and
/// `folder` where to look first, if it is not empty. Empty if nobody wants one.
QString askWhereToSave(QWidget* parent, const QString& title, const QString& name,
                       const QString& suffix, const QString& folder = {});

/// What to say where `file` cannot be written. `reason` is what the system says.
QString cannotBeWritten(const QString& file, const QString& reason);
