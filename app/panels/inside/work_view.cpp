// SPDX-License-Identifier: MIT
#include "app/panels/inside/work_view.h"

#include "app/game_controller.h"
#include "app/inside/slip.h"
#include "app/number_text.h"
#include "app/panels/inside/array_gauge.h"
#include "app/panels/inside/step_text.h"
#include "app/panels/inside/work_chart.h"
#include "app/text_label.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using fishing::PlayCount;
using fishing::Player;
using inside::publishedCells;

WorkView::WorkView(GameController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller) {
    setObjectName(QStringLiteral("workView"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    m_comparisons = new QWidget(this);
    auto* comparisons = new QVBoxLayout(m_comparisons);
    comparisons->setContentsMargins({});
    m_summary = textLabel(QStringLiteral("workSummary"), m_comparisons);
    comparisons->addWidget(m_summary);
    m_chart = new WorkChart(m_comparisons);
    comparisons->addWidget(m_chart, 1);
    m_legend = textLabel(QStringLiteral("workLegend"), m_comparisons);
    m_legend->setTextFormat(Qt::RichText); // for the colours
    comparisons->addWidget(m_legend);
    column->addWidget(m_comparisons, 1);
    column->addSpacing(6);
    m_arrays = textLabel(QStringLiteral("arraysText"), this);
    column->addWidget(m_arrays);
    for (const Player player : {Player::A, Player::B}) {
        auto* gauge =
            new ArrayGauge(queueName(player),
                           player == Player::A ? &InsideColors::ginger : &InsideColors::grey, this);
        m_gauges[indexOf(player)] = gauge;
        column->addWidget(gauge);
    }
    column->addStretch();
    connect(m_chart, &WorkChart::resized, this, &WorkView::showSeries);
    connect(&controller, &GameController::gameStarted, this, &WorkView::startOver);
    connect(&controller, &GameController::lengthChanged, this, &WorkView::showSeries);
    connect(&controller, &GameController::futureHiddenChanged, this, &WorkView::showPlace);
    connect(&controller, &GameController::positionChanged, this, &WorkView::showPlace);
    showLegend();
    if (controller.hasGame()) {
        startOver();
    }
}

void WorkView::showEvent(QShowEvent*) {
    showSeries();
}

void WorkView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        showLegend();
    }
}

void WorkView::startOver() {
    m_published.emplace(m_controller.deal(), inside::publishedWay());
    m_overflow = inside::overflowOf(m_controller.deal(), inside::publishedWay());
    // No play counts that would come after it.
    m_published->find(m_overflow ? m_overflow->play : 2 * publishedCells);
    showSeries();
}

/// Only the plays that the timeline shows, too.
void WorkView::showSeries() {
    if (!m_controller.hasGame() || !isVisible()) {
        return;
    }
    const bool isCounted = m_controller.rules().jack == fishing::Jack::Plain;
    m_comparisons->setVisible(isCounted);
    if (isCounted) {
        m_chart->setSeries(inside::workUpTo(
            m_controller.game(), static_cast<PlayCount>(m_controller.length()), m_chart->points()));
    }
    showPlace();
}

void WorkView::showPlace() {
    if (!m_controller.hasGame() || !isVisible()) {
        return;
    }
    showWork();
    showArrays();
}

void WorkView::showWork() {
    const auto place = static_cast<PlayCount>(m_controller.index());
    const auto work = inside::workOf(m_controller.game().totalsOf(place));
    m_chart->setPlace(m_controller.index());
    m_summary->setText(
        place == 0
            ? tr("How often does the program compare? By searching, each card is held against the "
                 "pile from the top down. With book, one look tells whether there is a match.")
            : tr("So far: %1 comparisons by searching the pile, %2 with book.")
                  .arg(numberText(work.bySearching), numberText(work.byMarks)));
    m_chart->setAccessibleName(
        tr("Comparisons up to play %1: %2 by searching the pile, %3 with book")
            .arg(numberText(place), numberText(work.bySearching), numberText(work.byMarks)));
}

void WorkView::showArrays() {
    const qint64 place = m_controller.index();
    const bool hasOverflowed = m_overflow && place >= static_cast<qint64>(m_overflow->play);
    const PlayCount plays = std::min(static_cast<PlayCount>(place), m_published->found());
    const auto totals = m_published->totalsOf(plays);
    const auto counts = m_published->countsAt(plays);
    for (const Player player : {Player::A, Player::B}) {
        const PlayCount head = 1 + totals.plays[indexOf(player)];
        PlayCount tail = head + static_cast<PlayCount>(counts.hands[indexOf(player)]);
        m_gauges[indexOf(player)]->setFilling(head, tail, publishedCells);
    }
    m_arrays->setText(
        arraysText(hasOverflowed ? place : std::min(place, static_cast<qint64>(plays))));
}

QString WorkView::arraysText(qint64 place) const {
    const QString cells = numberText(publishedCells);
    if (m_overflow && place >= static_cast<qint64>(m_overflow->play)) {
        return tr("The published program has an array of %1 cells for each hand, and uses no cell "
                  "twice. On this deal %2 overflows at play %3.")
            .arg(cells, queueName(m_overflow->player), numberText(m_overflow->play));
    }
    if (m_controller.isFutureHidden()) {
        return tr("The published program has an array of %1 cells for each hand, and uses no cell "
                  "twice. After play %2:")
            .arg(cells, numberText(static_cast<PlayCount>(place)));
    }
    return m_overflow
               ? tr("The published program has an array of %1 cells for each hand, and uses no "
                    "cell twice. On this deal %2 will overflow at play %3. After play %4:")
                     .arg(cells, queueName(m_overflow->player), numberText(m_overflow->play),
                          numberText(static_cast<PlayCount>(place)))
               : tr("The published program has an array of %1 cells for each hand, and uses no "
                    "cell twice. On this deal that is enough. After play %2:")
                     .arg(cells, numberText(static_cast<PlayCount>(place)));
}

void WorkView::showLegend() {
    const WorkColors colors = WorkColors::of(palette());
    m_legend->setText(
        QStringLiteral(
            "<span style='color:%1'>━━</span> %2 &nbsp; <span style='color:%3'>╍╍</span> %4")
            .arg(colors.searching.name(), tr("searching the pile").toHtmlEscaped(),
                 colors.marks.name(), tr("with book").toHtmlEscaped()));
}
