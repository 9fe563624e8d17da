// SPDX-License-Identifier: MIT
// Plays many numbered deals in the background and shows how they end and how long they last, while
// it grows; any deal that it speaks of can be put on the table.
#pragma once

#include "app/survey/survey_job.h"

#include <QDialog>

#include <functional>
#include <memory>

class ElidedLabel;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class SurveyChart;
class SurveyForm;
class SurveyTable;

class SurveyWindow : public QDialog {
    Q_OBJECT

public:
    /// Asks where to save: gets a title, a proposed file name and a name filter; an empty answer
    /// means not at all.
    using AskFile = std::function<QString(const QString&, const QString&, const QString&)>;

    /// Offers these rules and this deck, a valid one, at first. Shows `job`, which may have begun.
    SurveyWindow(const fishing::Rules& rules, const fishing::Deck& deck, QWidget* parent = nullptr,
                 std::unique_ptr<SurveyJob> job = std::make_unique<SurveyJob>());
    ~SurveyWindow() override;

    SurveyJob& job() { return *m_job; }
    /// For a window that goes on in place of this one, of which nothing but its end may follow.
    std::unique_ptr<SurveyJob> takeJob();
    void setAskFile(AskFile ask) { m_askFile = std::move(ask); }

public slots:
    void saveCsv();
    /// As the console writes it, a line for each survey: such files can be merged.
    void saveJson();
    void savePicture();

signals:
    void dealWanted(quint64 deal, const fishing::Deck& deck, const fishing::Rules& rules);

private:
    QLayout* createButtons();
    QLayout* createFoot();
    QWidget* createEndless();
    void begin();
    void pauseOrResume();
    void showForm();
    void showState();
    void showSurveys();
    void showEndless();
    void showHint();
    QString progressText() const;
    void openDeal(std::size_t survey, quint64 deal);
    void save(const QString& title, const QString& ending, const QString& filter,
              const QByteArray& content);

    std::unique_ptr<SurveyJob> m_job;
    AskFile m_askFile;
    SurveyForm* m_form;
    SurveyChart* m_chart;
    SurveyTable* m_table;
    QWidget* m_endlessBox = nullptr;
    QListWidget* m_endless = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_pause = nullptr;
    QPushButton* m_save = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_progressText = nullptr;
    ElidedLabel* m_hint = nullptr;
};
