// SPDX-License-Identifier: MIT
// Stands beside the table while a deal of some kind is looked for, with progress and a way to stop;
// if there is none, says so and offers what can be done. Blocks nothing.
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QProgressBar;
class QPushButton;

class SurpriseDialog : public QDialog {
    Q_OBJECT

public:
    explicit SurpriseDialog(QWidget* parent = nullptr);

    /// The search goes on; `looking` is what for.
    void showSearch(const QString& looking);
    /// How far it is, 0 to 1, and the same in words.
    void showProgress(double part, const QString& tried);
    /// The search was in vain. `instead` tells of the longest game, which is offered then; empty:
    /// there is none.
    void showFailure(const QString& outcome, const QString& remedy, const QString& instead);

signals:
    /// Nobody waits any more.
    void cancelled();
    void lookOnWanted();
    void longestWanted();

private:
    QPushButton* addButton(QDialogButtonBox& buttons, const QString& name);
    void setSearching(bool searching);

    QLabel* m_text;
    QLabel* m_detail;
    QProgressBar* m_progress;
    QPushButton* m_lookOn;
    QPushButton* m_showLongest;
    QPushButton* m_close;
};
