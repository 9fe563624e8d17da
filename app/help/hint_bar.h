// SPDX-License-Identifier: MIT
// A line above the timeline for whoever starts the program for the first time. It is in nobody's
// way, and once closed it does not come back by itself.
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class PanelButton;

class HintBar : public QWidget {
    Q_OBJECT

public:
    /// Is there while `shown` is checked; speaks of the keys of the two others. All must outlive
    /// it.
    HintBar(QAction& shown, QAction& play, QAction& help, QWidget* parent = nullptr);

    /// Makes the words so many times their usual size; see zoomOf().
    void setZoom(double zoom);

protected:
    void changeEvent(QEvent* event) override;

private:
    double m_zoom = 1;
    QLabel* m_text;
    PanelButton* m_help;
    PanelButton* m_close;
};
