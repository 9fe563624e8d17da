// SPDX-License-Identifier: MIT
// The work counted: what the marks save, with a chart, and how far the published program's arrays
// have run on this deal.
#pragma once

#include "app/inside/work.h"

#include <QWidget>

#include <array>
#include <optional>

class ArrayGauge;
class GameController;
class QLabel;
class WorkChart;

class WorkView : public QWidget {
    Q_OBJECT

public:
    /// Follows `controller`, which must outlive the view.
    explicit WorkView(GameController& controller, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void startOver();
    void showSeries();
    void showPlace();
    void showWork();
    void showArrays();
    void showLegend();
    QString arraysText(qint64 place) const;

    GameController& m_controller;
    std::optional<fishing::Game> m_published; // the deal, the published way, as far as it matters
    std::optional<inside::Overflow> m_overflow;

    QWidget* m_comparisons = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_legend = nullptr;
    WorkChart* m_chart = nullptr;
    QLabel* m_arrays = nullptr;
    std::array<ArrayGauge*, 2> m_gauges{};
};
