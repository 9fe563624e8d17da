// SPDX-License-Identifier: MIT
// A slider over the whole game: its value is the number of plays made. Goes where it is clicked.
#pragma once

#include <QSlider>

class GameController;

class TimelineSlider : public QSlider {
    Q_OBJECT

public:
    /// Follows and steers `controller`, which must outlive the slider.
    explicit TimelineSlider(GameController& controller, QWidget* parent = nullptr);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void setLength(qint64 plays);
    void setIndex(qint64 index);
    int valueAt(QPointF place) const;

    GameController& m_controller;
    int m_wheel = 0; // of a notch, in eighths of a degree, that has been turned but not used
};
