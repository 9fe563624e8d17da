// SPDX-License-Identifier: MIT
// The figures of one or two surveys, a column each. A cell that speaks of one deal asks for it when
// it is clicked, or by Enter.
#pragma once

#include "engine/study/survey.h"

#include <QTableWidget>

#include <vector>

class SurveyTable : public QTableWidget {
    Q_OBJECT

public:
    explicit SurveyTable(QWidget* parent = nullptr);

    void setSurveys(const std::vector<fishing::study::Survey>& surveys);

    QSize sizeHint() const override;

signals:
    void dealWanted(std::size_t survey, quint64 deal);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void open(int row, int column);
    void shape(int columns);
    static QString widestValue();
};
