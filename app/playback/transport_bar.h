// SPDX-License-Identifier: MIT
// The strip under the table: transport buttons, the timeline, the play count and the speed.
#pragma once

#include <QWidget>

class GameController;
class QAction;
class QLabel;
class QToolButton;
class SpeedSlider;
class TimelineSlider;

class TransportBar : public QWidget {
    Q_OBJECT

public:
    /// Follows and steers `controller`, which must outlive the bar. The buttons show `actions`.
    TransportBar(GameController& controller, const QList<QAction*>& actions,
                 QWidget* parent = nullptr);

    TimelineSlider& timeline() { return *m_timeline; }

    /// Makes everything so many times its usual size; see zoomOf().
    void setZoom(double zoom);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showCount();
    void showSpeed();

    GameController& m_controller;
    double m_zoom = 1;
    QList<QToolButton*> m_buttons;
    TimelineSlider* m_timeline;
    QLabel* m_count;
    SpeedSlider* m_speed;
    QLabel* m_speedText;
};
