// SPDX-License-Identifier: MIT
// The strip on which captures are predicted: the question, what is thought of the answers, and the
// score. It is there only while the mode is on.
#pragma once

#include <QWidget>

class Announcer;
class ElidedLabel;
class PredictMode;
class QLabel;
class QPushButton;

class PredictBar : public QWidget {
    Q_OBJECT

public:
    /// Shows `mode`, which must outlive the bar.
    explicit PredictBar(PredictMode& mode, QWidget* parent = nullptr);

    /// Makes the words so many times their usual size; see zoomOf().
    void setZoom(double zoom);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    PredictMode& m_mode;
    double m_zoom = 1;
    QLabel* m_question;
    ElidedLabel* m_remark;
    QLabel* m_score;
    QPushButton* m_show;
    QPushButton* m_leave;
    Announcer* m_announcer;
};
