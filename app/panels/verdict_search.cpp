// SPDX-License-Identifier: MIT
#include "app/panels/verdict_search.h"

#include "app/game_controller.h"
#include "app/panel_button.h"
#include "app/settings.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

using fishing::Outcome;

namespace {

constexpr int progressSteps = 1000;

constexpr qint64 furtherBy = 10;

QString number(qint64 count) {
    return QLocale().toString(count);
}

} // namespace

VerdictSearch::VerdictSearch(GameController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_text(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_stop(new PanelButton(QStringLiteral("stopSearch"), tr("Stop"), tr("Give the search up"),
                             this)),
      m_further(new PanelButton(QStringLiteral("lookFurther"), {}, {}, this)),
      m_limit(new PanelButton(QStringLiteral("searchLimit"), {}, {}, this)),
      m_limits(new QMenu(m_limit)) {
    m_text->setObjectName(QStringLiteral("searchText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_progress->setObjectName(QStringLiteral("searchProgress"));
    m_progress->setAccessibleName(tr("Progress of the search"));
    m_progress->setToolTip(tr("How much of its longest way the search has gone"));
    m_progress->setRange(0, progressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(10);
    m_limits->setObjectName(QStringLiteral("searchLimits"));
    m_limit->setMenu(m_limits);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(6);
    column->addWidget(m_text);
    column->addWidget(m_progress);
    for (QWidget* button : {m_stop, m_further, m_limit}) {
        column->addWidget(button, 0, Qt::AlignLeft);
    }
    connect(m_stop, &QPushButton::clicked, &m_controller, &GameController::stopJudging);
    connect(m_further, &QPushButton::clicked, this, &VerdictSearch::lookFurther);
    connect(m_limits, &QMenu::aboutToShow, this, &VerdictSearch::fillLimits);
    connect(&m_controller, &GameController::gameStarted, this, &VerdictSearch::noteNewGame);
    connect(&m_controller, &GameController::verdictChanged, this, &VerdictSearch::noteVerdict);
    connect(&m_controller, &GameController::futureHiddenChanged, this,
            [this] { m_secrecyChanged = true; });
    connect(&m_controller, &GameController::judgingChanged, this, [this] {
        // A search that ends by itself brings a verdict; one that is given up may not.
        m_stopped = !m_controller.isJudging();
        showProgress();
    });
}

void VerdictSearch::noteNewGame() {
    m_stopped = false;
    m_secrecyChanged = false;
}

void VerdictSearch::noteVerdict() {
    if (std::exchange(m_secrecyChanged, false)) {
        return; // nothing was found, it is only told or kept
    }
    const auto* verdict = m_controller.verdict();
    m_stopped = verdict != nullptr && verdict->outcome == Outcome::Undecided &&
                static_cast<qint64>(verdict->standing->plays) < m_controller.limit();
}

bool VerdictSearch::hasNews() const {
    if (!m_controller.hasGame() ||
        (m_controller.isFutureHidden() && m_controller.verdict() == nullptr)) {
        return false;
    }
    const auto* verdict = m_controller.verdict();
    const bool isOpen = verdict == nullptr || verdict->outcome == Outcome::Undecided ||
                        (verdict->outcome == Outcome::Endless && !verdict->cycle);
    return m_controller.isJudging() || isOpen;
}

void VerdictSearch::refresh() {
    if (!hasNews()) {
        return;
    }
    const bool isJudging = m_controller.isJudging();
    m_text->setText(text());
    m_text->setVisible(!m_text->text().isEmpty());
    m_progress->setVisible(isJudging);
    m_stop->setVisible(isJudging);
    m_further->setVisible(!isJudging && further() <= judgingLimits().back());
    m_further->setTexts(m_stopped ? tr("Search again") : tr("Look 10 times further"),
                        tr("Look at the first %1 plays").arg(number(further())));
    m_limit->setTexts(tr("Limit: %1 plays").arg(number(m_controller.limit())),
                      tr("How many plays of every game are looked at for an end or a loop"));
    showProgress();
}

void VerdictSearch::showProgress() {
    m_progress->setValue(
        static_cast<int>(std::lround(progressSteps * m_controller.judgingProgress())));
}

QString VerdictSearch::text() const {
    const QString limit = number(m_controller.limit());
    const auto* verdict = m_controller.verdict();
    const bool isEndless = verdict != nullptr && verdict->outcome == Outcome::Endless;
    if (m_controller.isJudging()) {
        return isEndless
                   ? tr("The first %1 plays are being searched for a loop as well.").arg(limit)
                   : tr("The first %1 plays are being searched for an end, or for a position that "
                        "comes twice. You can play meanwhile.")
                         .arg(limit);
    }
    if (m_stopped) {
        return isEndless
                   ? tr("The search for a loop was stopped.")
                   : tr("The search was stopped before it had seen the first %1 plays.").arg(limit);
    }
    // The sentence about an undecided game says as much itself.
    return isEndless
               ? tr("Within the first %1 plays no position comes twice, so its loop is not known.")
                     .arg(limit)
               : QString();
}

qint64 VerdictSearch::further() const {
    return m_stopped ? m_controller.limit() : furtherBy * m_controller.limit();
}

void VerdictSearch::lookFurther() {
    m_controller.setLimit(further());
}

void VerdictSearch::fillLimits() {
    m_limits->clear();
    for (const qint64 limit : judgingLimits()) {
        QAction* action = m_limits->addAction(tr("%1 plays").arg(number(limit)));
        action->setObjectName(QStringLiteral("limit%1").arg(limit));
        action->setCheckable(true);
        action->setChecked(limit == m_controller.limit());
        connect(action, &QAction::triggered, this,
                [this, limit] { m_controller.setUsualLimit(limit); });
    }
}
