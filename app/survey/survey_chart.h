// SPDX-License-Identifier: MIT
// The picture of one or two surveys: above, how the games end, below, how long they last. A bar
// can be pointed at, or chosen with the arrow keys, and tells its share; a click or Enter asks for
// the first deal in it.
#pragma once

#include "app/survey/survey_bins.h"
#include "engine/study/survey.h"

#include <QWidget>

#include <optional>
#include <vector>

class SurveyChart : public QWidget {
    Q_OBJECT

public:
    explicit SurveyChart(QWidget* parent = nullptr);

    /// Shows surveys of the same deals, one or two, or none.
    void setSurveys(const std::vector<fishing::study::Survey>& surveys);

    const SurveyBins& bins() const { return m_bins; }
    /// The bars of a survey that is shown.
    const std::vector<SurveyBar>& bars(std::size_t survey) const { return m_series[survey].bars; }
    /// Where a bin's bars stand, in the widget's pixels.
    QRectF binPlace(std::size_t bin) const;

    std::optional<std::size_t> selected() const { return m_selected; }
    /// The selected bar in words; empty if there is none.
    QString selectedText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A game is wanted on the table: number `deal`, by the rules of one of the surveys.
    void dealWanted(std::size_t survey, quint64 deal);
    void selectionChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Series {
        QString name;
        fishing::study::Tally tally;
        std::vector<SurveyBar> bars;
        double shareOf(std::size_t bin) const;
    };

    QRectF plot() const;
    std::optional<std::size_t> binAt(QPointF place) const;
    void select(std::optional<std::size_t> bin);
    void open();
    QString binText(std::size_t bin) const;
    void paintShares(QPainter& painter) const;
    void paintShareBar(QPainter& painter, const Series& series, const QRectF& place) const;
    void paintAxes(QPainter& painter) const;
    void paintBars(QPainter& painter) const;
    void paintOutline(QPainter& painter, const Series& series, const QColor& color) const;
    void paintLegend(QPainter& painter) const;

    std::vector<Series> m_series;
    SurveyBins m_bins;
    double m_top = 0; // the share at the upper end of the plot
    std::optional<std::size_t> m_selected;
};
