// SPDX-License-Identifier: MIT
// Exports the plays of a game: in which form and how many, with a look at how that begins. Writing
// goes on in the background and can be stopped.
#pragma once

#include "app/share/move_export.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

class ExportDialog : public QDialog {
    Q_OBJECT

public:
    explicit ExportDialog(const ToldGame& told, QWidget* parent = nullptr);

    /// Begins to write what is chosen, as after the question where to.
    void save(const QString& file);

    void reject() override;

signals:
    /// A file has been written; words for what is in it and where it is.
    void saved(const QString& words);

private:
    QLayout* createChoices();
    QPlainTextEdit* createPreview();
    QLayout* createButtons();
    MoveFormat format() const;
    QString scope() const;
    void showPreview();
    void showRunning(bool running);
    void askAndSave();
    void finish(fishing::PlayCount plays);
    void fail(const QString& reason);

    ToldGame m_told;
    MoveExport m_export;
    QString m_file; // that is being written

    QComboBox* m_format = nullptr;
    QSpinBox* m_plays = nullptr;
    QPlainTextEdit* m_preview = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_message = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_cancel = nullptr;
};
