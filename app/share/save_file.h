// SPDX-License-Identifier: MIT
// What the dialogs that write files have in common: asking where, and saying why not.
#pragma once

#include <QSaveFile>
#include <QString>

class QWidget;

/// Replaces files and nothing else: where one may do everything, QSaveFile puts a file in the place
/// of a device, too.
class SaveFile : public QSaveFile {
    Q_OBJECT

public:
    using QSaveFile::QSaveFile;

    bool open(OpenMode mode) override;
};

/// Asks for a file to write; `name` and `suffix` are a suggestion for what it is called. Empty if
/// nobody wants one.
QString askWhereToSave(QWidget* parent, const QString& title, const QString& name,
                       const QString& suffix);

/// What to say where `file` cannot be written. `reason` is what the system says.
QString cannotBeWritten(const QString& file, const QString& reason);
