// SPDX-License-Identifier: MIT
#include "app/survey/survey_table.h"

#include "app/rules_text.h"
#include "app/survey/survey_figures.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace {

constexpr int dealRole = Qt::UserRole;
constexpr int rowSpace = 9; // above and below a line, in pixels

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
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + rowSpace);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    connect(this, &QTableWidget::cellClicked, this, &SurveyTable::open);
    setSurveys({});
}

void SurveyTable::setSurveys(const std::vector<fishing::study::Survey>& surveys) {
    const std::size_t columns = std::max<std::size_t>(1, surveys.size());
    if (static_cast<int>(columns) + 1 != columnCount()) {
        shape(static_cast<int>(columns));
    }
    for (std::size_t i = 0; i < columns; ++i) {
        const auto survey = i < surveys.size() ? surveys[i] : fishing::study::Survey();
        const int column = static_cast<int>(i) + 1;
        horizontalHeaderItem(column)->setText(rulesTitle(survey.subject.rules));
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
    horizontalHeader()->setVisible(surveys.size() > 1);
}

void SurveyTable::shape(int columns) {
    const auto figures = SurveyFigures::of({});
    setRowCount(static_cast<int>(figures.size()));
    setColumnCount(columns + 1);
    for (int column = 0; column <= columns; ++column) {
        setHorizontalHeaderItem(column, new QTableWidgetItem);
        horizontalHeader()->setSectionResizeMode(column, column == 0 ? QHeaderView::ResizeToContents
                                                                     : QHeaderView::Stretch);
        for (int row = 0; row < rowCount(); ++row) {
            auto* cell = new QTableWidgetItem;
            cell->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
            setItem(row, column, cell);
        }
    }
    for (int row = 0; row < rowCount(); ++row) {
        item(row, 0)->setText(figures[row].title);
        item(row, 0)->setFlags(Qt::ItemIsEnabled);
    }
    const int titles = sizeHintForColumn(0);
    setMinimumWidth(titles + columns * fontMetrics().horizontalAdvance(widestValue()) +
                    4 * fontMetrics().height());
    updateGeometry();
}

QString SurveyTable::widestValue() {
    return tr("%1 plays · deal %2").arg(QStringLiteral("9,999"), QStringLiteral("99999999"));
}

QSize SurveyTable::sizeHint() const {
    return {minimumWidth(), rowCount() * verticalHeader()->defaultSectionSize() + 2 * frameWidth()};
}

void SurveyTable::open(int row, int column) {
    const QVariant deal = item(row, column)->data(dealRole);
    if (deal.isValid()) {
        emit dealWanted(static_cast<std::size_t>(column - 1), deal.toULongLong());
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
