// SPDX-License-Identifier: MIT
// A slider over the whole game, and a picture of it: its value is the number of plays made, its
// groove a chart. Goes where it is clicked, and shows the moment under the pointer beforehand.
#pragma once

#include "app/playback/timeline_chart.h"
#include "app/playback/timeline_preview.h"

#include <QPixmap>
#include <QSlider>
#include <QTimer>

#include <optional>

class GameController;

class TimelineSlider : public QSlider {
    Q_OBJECT

public:
    /// Follows and steers `controller`, which must outlive the slider.
    explicit TimelineSlider(GameController& controller, QWidget* parent = nullptr);

    // How the preview shows its cards.
    void setLook(const CardLook& look);
    void setHandsFaceDown(bool faceDown);

    /// Makes everything so many times its usual size.
    void setZoom(double zoom);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Which moment lies where.
    TimelineScale timelineScale() const;
    /// What the chart is made of.
    const TimelineSamples& samples() const { return m_samples; }
    TimelineMarks marks() const;
    /// How often the chart has been painted; moving the handle is no reason to.
    int chartsPainted() const { return m_chartsPainted; }

    const TimelinePreview& preview() const { return *m_preview; }

    /// The current moment in words.
    QString spokenValue() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void setLength(qint64 plays);
    void setIndex(qint64 index);
    void beginGame();
    void dropChart();
    void ensureChart();
    void goTo(double x);
    void hover(double x);
    void endHover();
    void showPreview();
    std::optional<qint64> hoveredMoment() const;

    GameController& m_controller;
    double m_zoom = 1;
    TimelinePreview* m_preview;
    QTimer m_previewTimer; // waits until the pointer rests, then shows once for many moves
    std::optional<double> m_hover;
    int m_wheel = 0; // of a notch, in eighths of a degree, that has been turned but not used

    // The chart, and what it was painted for.
    TimelineSamples m_samples;
    QPixmap m_course;
    QPixmap m_signs;
    bool m_hasChart = false;
    QSize m_chartSize;
    qreal m_chartRatio = 0;
    TableTheme m_chartTheme;
    int m_chartsPainted = 0;
};
