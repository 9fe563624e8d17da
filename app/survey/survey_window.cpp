// SPDX-License-Identifier: MIT
#include "app/survey/survey_window.h"

#include "app/actions.h"
#include "app/elided_label.h"
#include "app/files/study_json.h"
#include "app/number_text.h"
#include "app/save_file.h"
#include "app/survey/survey_chart.h"
#include "app/survey/survey_csv.h"
#include "app/survey/survey_form.h"
#include "app/survey/survey_table.h"

#include <QBuffer>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

using State = SurveyJob::State;

namespace {

QPushButton* makeButton(const QString& name, const QString& text, const QString& tip,
                        QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setAutoDefault(false);
    return button;
}

} // namespace

SurveyWindow::SurveyWindow(const fishing::Rules& rules, const fishing::Deck& deck, QWidget* parent,
                           std::unique_ptr<SurveyJob> job)
    : QDialog(parent),
      m_job(std::move(job)),
      m_askFile([this](const QString& title, const QString& file, const QString& filter) {
          return QFileDialog::getSaveFileName(this, title, file, filter);
      }),
      m_form(new SurveyForm(rules, deck, this)),
      m_chart(new SurveyChart(this)),
      m_table(new SurveyTable(this)) {
    setObjectName(QStringLiteral("surveyWindow"));
    setWindowTitle(tr("Survey of many deals"));
    setWindowFlag(Qt::WindowMinMaxButtonsHint);
    auto* figures = new QWidget(this);
    auto* beside = new QVBoxLayout(figures);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->addWidget(m_table, 1);
    beside->addWidget(createEndless());
    auto* middle = new QSplitter(this);
    middle->addWidget(m_chart);
    middle->addWidget(figures);
    middle->setStretchFactor(0, 1);
    middle->setChildrenCollapsible(false);
    auto* head = new QHBoxLayout;
    head->addWidget(m_form, 1);
    head->addLayout(createButtons());
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(middle, 1);
    column->addLayout(createFoot());
    m_chart->setObjectName(QStringLiteral("surveyChart"));

    connect(m_form, &SurveyForm::changed, this, &SurveyWindow::showForm);
    connect(m_job.get(), &SurveyJob::stateChanged, this, &SurveyWindow::showState);
    connect(m_job.get(), &SurveyJob::grown, this, &SurveyWindow::showSurveys);
    connect(m_job.get(), &SurveyJob::refused, this, [this] {
        m_hint->setText(tr("The system has no thread to spare. Close other programs, and try "
                           "again."));
    });
    connect(m_chart, &SurveyChart::selectionChanged, this, &SurveyWindow::showHint);
    connect(m_chart, &SurveyChart::dealWanted, this, &SurveyWindow::openDeal);
    connect(m_table, &SurveyTable::dealWanted, this, &SurveyWindow::openDeal);
    showState();
    m_start->setFocus();
    resize(1080, 660);
}

SurveyWindow::~SurveyWindow() = default;

std::unique_ptr<SurveyJob> SurveyWindow::takeJob() {
    m_job->disconnect(this);
    return std::move(m_job);
}

QLayout* SurveyWindow::createButtons() {
    m_start = makeButton(QStringLiteral("surveyStart"), tr("&Start"),
                         tr("Play these deals, from the first one on (Enter)"), this);
    m_start->setDefault(true);
    connect(m_start, &QPushButton::clicked, this, &SurveyWindow::begin);
    m_pause = makeButton(QStringLiteral("surveyPause"), tr("&Pause"), {}, this);
    connect(m_pause, &QPushButton::clicked, this, &SurveyWindow::pauseOrResume);
    auto* column = new QVBoxLayout;
    column->addWidget(m_start);
    column->addWidget(m_pause);
    return column;
}

QWidget* SurveyWindow::createEndless() {
    m_endlessBox = new QWidget(this);
    m_endless = new QListWidget(m_endlessBox);
    m_endless->setObjectName(QStringLiteral("surveyEndless"));
    m_endless->setAccessibleName(tr("Deals that never end"));
    m_endless->setToolTip(tr("Put a deal on the table"));
    m_endless->setFlow(QListView::LeftToRight);
    m_endless->setWrapping(true);
    m_endless->setResizeMode(QListView::Adjust);
    m_endless->setSpacing(2);
    m_endless->setFixedHeight(4 * fontMetrics().height() + 12);
    // By mouse it is a click, by keyboard Enter.
    const auto openItem = [this](const QListWidgetItem* item) {
        openDeal(item->data(Qt::UserRole).toUInt(), item->data(Qt::UserRole + 1).toULongLong());
    };
    connect(m_endless, &QListWidget::itemClicked, this, openItem);
    connect(m_endless, &QListWidget::itemActivated, this, openItem);
    auto* label = new QLabel(tr("Deals that &never end:"), m_endlessBox);
    label->setBuddy(m_endless);
    auto* column = new QVBoxLayout(m_endlessBox);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(label);
    column->addWidget(m_endless);
    return m_endlessBox;
}

QLayout* SurveyWindow::createFoot() {
    m_hint = new ElidedLabel(this);
    m_hint->setObjectName(QStringLiteral("surveyHint"));
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(QStringLiteral("surveyProgress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(180);
    m_progressText = new QLabel(this);
    m_progressText->setObjectName(QStringLiteral("surveyProgressText"));
    m_save = makeButton(QStringLiteral("surveySave"), tr("Sa&ve"), tr("Keep what was found"), this);
    auto* menu = new QMenu(m_save);
    const auto addWay = [&](const QString& name, const QString& text, const QString& tip,
                            void (SurveyWindow::*way)()) {
        QAction* action = makeAction(menu, name, text, tip);
        connect(action, &QAction::triggered, this, way);
        menu->addAction(action);
    };
    addWay(QStringLiteral("surveySaveCsv"), tr("As a &table (CSV)…"),
           tr("For a spreadsheet: outcomes and lengths"), &SurveyWindow::saveCsv);
    addWay(QStringLiteral("surveySaveJson"), tr("As &JSON, to merge…"),
           tr("For kitten-fishing-cli merge, and for other programs"), &SurveyWindow::saveJson);
    addWay(QStringLiteral("surveySavePicture"), tr("As a &picture (PNG)…"),
           tr("The picture on the left, at twice its size"), &SurveyWindow::savePicture);
    m_save->setMenu(menu);
    auto* close = makeButton(QStringLiteral("surveyClose"), tr("&Close"),
                             tr("Close this window (Esc)"), this);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* state = new QHBoxLayout;
    state->addWidget(m_progress);
    state->addWidget(m_progressText, 1);
    state->addWidget(m_save);
    state->addWidget(close);
    auto* column = new QVBoxLayout;
    column->addWidget(m_hint);
    column->addLayout(state);
    return column;
}

void SurveyWindow::begin() {
    if (m_job->state() == State::Running || m_job->state() == State::Paused) {
        m_job->stop();
    } else if (const auto request = m_form->request()) {
        m_job->start(*request);
    }
}

void SurveyWindow::pauseOrResume() {
    m_job->state() == State::Paused ? m_job->resume() : m_job->pause();
}

void SurveyWindow::showForm() {
    const bool isBusy = m_job->state() == State::Running || m_job->state() == State::Paused;
    m_start->setEnabled(isBusy || m_form->problem().isEmpty());
    showHint();
}

void SurveyWindow::showState() {
    const State state = m_job->state();
    const bool isBusy = state == State::Running || state == State::Paused;
    m_start->setText(isBusy ? tr("&Stop") : tr("&Start"));
    m_start->setToolTip(isBusy ? tr("Stop here, and keep what was found")
                               : tr("Play these deals, from the first one on (Enter)"));
    m_pause->setEnabled(isBusy);
    m_pause->setText(state == State::Paused ? tr("&Go on") : tr("&Pause"));
    m_pause->setToolTip(state == State::Paused ? tr("Play on from here")
                                               : tr("Hold on, to go on later"));
    m_form->setEnabled(!isBusy);
    showForm();
    showSurveys();
}

void SurveyWindow::showSurveys() {
    const auto& surveys = m_job->surveys();
    m_chart->setSurveys(surveys);
    m_table->setSurveys(surveys);
    showEndless();
    constexpr int steps = 1000;
    m_progress->setMaximum(steps);
    const double part = m_job->wanted() == 0 ? 0
                                             : static_cast<double>(m_job->played()) /
                                                   static_cast<double>(m_job->wanted());
    m_progress->setValue(static_cast<int>(part * steps));
    m_progressText->setText(progressText());
    m_save->setEnabled(m_job->played() > 0);
}

void SurveyWindow::showEndless() {
    // Rebuilt only if there are others: whoever reads the list is not thrown back to its top.
    constexpr std::size_t most = 200;
    QList<std::array<quint64, 2>> wanted;
    const auto& surveys = m_job->surveys();
    for (std::size_t i = 0; i < surveys.size(); ++i) {
        const auto& endless = surveys[i].tally.endless;
        for (std::size_t k = 0; k < std::min(endless.size(), most); ++k) {
            wanted += {quint64{i}, endless[k]};
        }
    }
    m_endlessBox->setVisible(!wanted.isEmpty());
    const auto shownAt = [this](int row) -> std::array<quint64, 2> {
        const QListWidgetItem* item = m_endless->item(row);
        return {item->data(Qt::UserRole).toULongLong(), item->data(Qt::UserRole + 1).toULongLong()};
    };
    bool isSame = m_endless->count() == wanted.size();
    for (int row = 0; isSame && row < m_endless->count(); ++row) {
        isSame = shownAt(row) == wanted[row];
    }
    if (isSame) {
        return;
    }
    m_endless->clear();
    for (const auto& [survey, deal] : wanted) {
        auto* item = new QListWidgetItem(QString::number(deal), m_endless);
        item->setData(Qt::UserRole, survey);
        item->setData(Qt::UserRole + 1, deal);
        item->setForeground(palette().color(QPalette::Link));
    }
}

void SurveyWindow::showHint() {
    const QString problem = m_form->problem();
    const bool isBusy = m_job->state() == State::Running || m_job->state() == State::Paused;
    if (m_chart->selected()) {
        m_hint->setText(
            tr("%1. A click puts the first such deal on the table.").arg(m_chart->selectedText()));
    } else if (!isBusy && !problem.isEmpty()) {
        m_hint->setText(problem);
    } else if (m_job->played() > 0) {
        m_hint->setText(tr("Click a bar or a blue figure to put its deal on the table. The margins "
                           "hold 95 times in 100, taking these deals as a sample of all."));
    } else {
        m_hint->setText(tr("Every deal is played to its end, or it is proved that there is none."));
    }
}

QString SurveyWindow::progressText() const {
    const double seconds = m_job->seconds();
    const std::uint64_t played = m_job->played();
    if (m_job->state() == State::Idle || m_job->wanted() == 0) {
        return {};
    }
    const QString count = tr("%1 of %2 games").arg(numberText(played), numberText(m_job->wanted()));
    if (seconds <= 0 || played == 0) {
        return count;
    }
    const double speed = static_cast<double>(played) / seconds;
    const QString pace =
        tr("%1, %2 a second").arg(count, numberText(static_cast<std::uint64_t>(speed)));
    if (m_job->state() != State::Running) {
        return pace;
    }
    const auto left =
        static_cast<std::uint64_t>(static_cast<double>(m_job->wanted() - played) / speed) + 1;
    constexpr std::uint64_t minute = 60;
    return left < 2 * minute
               ? tr("%1, %2 s left").arg(pace).arg(left)
               : tr("%1, %2 min left").arg(pace, numberText((left + minute - 1) / minute));
}

void SurveyWindow::openDeal(std::size_t survey, quint64 deal) {
    const auto& subject = m_job->surveys()[survey].subject;
    emit dealWanted(deal, subject.deck, subject.rules);
}

void SurveyWindow::saveCsv() {
    save(tr("Save the survey as a table"), QStringLiteral("csv"), tr("Tables (*.csv)"),
         surveyCsv(m_job->surveys()));
}

void SurveyWindow::saveJson() {
    QByteArray lines;
    for (const auto& survey : m_job->surveys()) {
        lines += QByteArray::fromStdString(files::toJson(survey)) + '\n';
    }
    save(tr("Save the survey as JSON"), QStringLiteral("json"), tr("Surveys (*.json)"), lines);
}

void SurveyWindow::savePicture() {
    constexpr int scale = 2;
    QImage picture(m_chart->size() * scale, QImage::Format_RGB32);
    picture.setDevicePixelRatio(scale);
    m_chart->render(&picture);
    QByteArray content;
    QBuffer buffer(&content);
    picture.save(&buffer, "PNG");
    save(tr("Save the picture"), QStringLiteral("png"), tr("Pictures (*.png)"), content);
}

void SurveyWindow::save(const QString& title, const QString& ending, const QString& filter,
                        const QByteArray& content) {
    const auto& deals = m_job->request().deals;
    const QString proposed =
        tr("survey %1-%2").arg(deals.first).arg(deals.last) + QLatin1Char('.') + ending;
    QString name = m_askFile(title, proposed, filter);
    if (name.isEmpty()) {
        return;
    }
    SaveFile file(name);
    m_hint->setText(
        file.save(content)
            ? tr("Saved as %1.").arg(name)
            : tr("%1 cannot be written: %2. Choose another folder.").arg(name, file.errorString()));
}
