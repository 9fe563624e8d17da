// SPDX-License-Identifier: MIT
#include "app/survey/survey_table.h"

#include "app/rules_text.h"
#include "app/survey/survey_figures.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace {

constexpr int dealRole = Qt::UserRole;

} // namespace

SurveyTable::SurveyTable(QWidget* parent) : QTableWidget(parent) {
    setObjectName(QStringLiteral("surveyTable"));
    setAccessibleName(tr("Figures"));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionsClickable(false);
    verticalHeader()->setSectionsClickable(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(this, &QTableWidget::cellClicked, this, &SurveyTable::open);
    setSurveys({});
}

void SurveyTable::setSurveys(const std::vector<fishing::study::Survey>& surveys) {
    const int columns = std::max(1, static_cast<int>(surveys.size()));
    if (columns != columnCount()) {
        shape(columns);
    }
    for (int column = 0; column < columns; ++column) {
        const auto index = static_cast<std::size_t>(column);
        const auto survey = index < surveys.size() ? surveys[index] : fishing::study::Survey();
        horizontalHeaderItem(column)->setText(
            index < surveys.size() ? rulesTitle(survey.subject.rules) : QString());
        const auto figures = SurveyFigures::of(survey);
        for (int row = 0; row < figures.size(); ++row) {
            const SurveyFigure& figure = figures[row];
            QTableWidgetItem& cell = *item(row, column);
            cell.setText(figure.value);
            cell.setToolTip(figure.explanation);
            cell.setData(dealRole, figure.deal ? QVariant(quint64{*figure.deal}) : QVariant());
            cell.setForeground(figure.deal ? QBrush(palette().color(QPalette::Link)) : QBrush());
        }
    }
}

void SurveyTable::shape(int columns) {
    const auto figures = SurveyFigures::of({});
    setRowCount(static_cast<int>(figures.size()));
    setColumnCount(columns);
    for (int row = 0; row < rowCount(); ++row) {
        setVerticalHeaderItem(row, new QTableWidgetItem(figures[row].title));
        for (int column = 0; column < columns; ++column) {
            auto* cell = new QTableWidgetItem;
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            setItem(row, column, cell);
        }
    }
    for (int column = 0; column < columns; ++column) {
        setHorizontalHeaderItem(column, new QTableWidgetItem);
    }
    updateGeometry();
}

QSize SurveyTable::sizeHint() const {
    const int rows = rowCount() * verticalHeader()->defaultSectionSize();
    constexpr int columnWidth = 190;
    return {verticalHeader()->sizeHint().width() + columnCount() * columnWidth,
            rows + horizontalHeader()->sizeHint().height() + 2 * frameWidth()};
}

void SurveyTable::open(int row, int column) {
    const QVariant deal = item(row, column)->data(dealRole);
    if (deal.isValid()) {
        emit dealWanted(static_cast<std::size_t>(column), deal.toULongLong());
    }
}

void SurveyTable::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentItem() != nullptr) {
        open(currentRow(), currentColumn());
    } else {
        QTableWidget::keyPressEvent(event);
    }
}

void SurveyTable::mouseMoveEvent(QMouseEvent* event) {
    const QTableWidgetItem* cell = itemAt(event->pos());
    const bool isLink = cell != nullptr && cell->data(dealRole).isValid();
    viewport()->setCursor(isLink ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QTableWidget::mouseMoveEvent(event);
}
