// SPDX-License-Identifier: MIT
// A small chart of two numbers that grow: the comparisons made by searching the pile, and with the
// marks.
#pragma once

#include "app/inside/work.h"

#include <QWidget>

struct WorkColors {
    QColor searching;
    QColor marks;

    static WorkColors of(const QPalette& palette);
};

class WorkChart : public QWidget {
    Q_OBJECT

public:
    explicit WorkChart(QWidget* parent = nullptr);

    /// Points in rising order of their plays, the first at 0.
    void setSeries(const std::vector<inside::WorkPoint>& series);
    void setPlace(qint64 plays);

    const std::vector<inside::WorkPoint>& series() const { return m_series; }
    /// How many points a chart of this width can show.
    int points() const;

    QSize sizeHint() const override;

signals:
    void resized();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRectF area() const;
    QPointF at(fishing::PlayCount plays, fishing::PlayCount count) const;
    void paintLine(QPainter& painter, fishing::PlayCount inside::Work::*count, const QColor& color,
                   bool isDashed) const;

    std::vector<inside::WorkPoint> m_series;
    qint64 m_place = 0;
};
