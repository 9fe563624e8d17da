// SPDX-License-Identifier: MIT
// The slider for the speed: a step for each speed there is. Goes where it is clicked, like the
// timeline, and can be drawn at any size.
#pragma once

#include <QSlider>

class SpeedSlider : public QSlider {
    Q_OBJECT

public:
    explicit SpeedSlider(QWidget* parent = nullptr);

    void setZoom(double zoom);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    double placeOf(int step) const;
    int stepAt(double x) const;

    double m_zoom = 1;
};
