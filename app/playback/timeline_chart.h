// SPDX-License-Identifier: MIT
// The picture of a game that a timeline is: A's hand from below, B's from above, the pile as water
// between them, captures as ticks underneath. A pure function of samples, marks, size and theme;
// its cost depends on the size alone.
#pragma once

#include "app/playback/timeline_samples.h"
#include "app/table/table_theme.h"
#include "engine/verdict.h"

#include <QPixmap>

#include <optional>
#include <vector>

class QPainter;

/// What is marked on the timeline beside the course of the game.
struct TimelineMarks {
    std::vector<qint64> bookmarks;
    std::optional<fishing::Cycle> cycle; ///< the loop, where it is known and may be told
    bool isEnd = false;                  ///< whether the scale's last moment is the game's end
    std::optional<fishing::Outcome> outcome;

    friend bool operator==(const TimelineMarks&, const TimelineMarks&) = default;
};

class TimelineChart {
public:
    /// How high the timeline likes to be, where the scale's zoom is 1.
    static constexpr int usualHeight = 44;

    TimelineChart(QSize size, const TimelineScale& scale, const TableTheme& theme);

    /// The course of the game.
    QPixmap course(const TimelineSamples& samples, const TimelineMarks& marks,
                   qreal pixelRatio) const;

    /// Flags, the sign of the loop and the winner's kitten, to be laid over the course.
    QPixmap signs(const TimelineMarks& marks, qreal pixelRatio) const;

    /// How the part that is still to come looks beside what has been played.
    qreal futureOpacity() const { return m_theme.dark ? 0.5 : 0.6; }

    /// The handle at the moment `play`: its line, and the knob on top.
    void paintHandle(QPainter& painter, qint64 play) const;
    /// `halo` is around the knob, if it is valid.
    void paintKnob(QPainter& painter, qint64 play, const QColor& halo) const;

    /// A thin line at `x`, where the pointer is.
    void paintPointer(QPainter& painter, double x) const;

    /// The groove, with the course in it.
    QRectF groove() const;
    /// Where the loop goes round for the first time.
    QRectF loop(const fishing::Cycle& cycle) const;
    /// Where the winner's kitten sits.
    QRectF kitten() const;

private:
    /// So many pixels at the usual size, as they are at this one.
    double px(double usual) const { return usual * m_scale.zoom; }
    QPixmap canvas(qreal pixelRatio) const;
    void paintCourse(QPainter& painter, const TimelineSamples& samples) const;
    void paintBand(QPainter& painter, double left, double right, double gingerShare,
                   double greyShare) const;
    void paintBigCaptures(QPainter& painter, const TimelineSamples& samples) const;
    void paintTicks(QPainter& painter, const TimelineSamples& samples) const;
    void paintDensity(QPainter& painter, const TimelineSamples& samples) const;
    void paintLoop(QPainter& painter, const fishing::Cycle& cycle, qint64 known) const;
    void fadeOut(QPainter& painter) const;
    void paintFlag(QPainter& painter, double x) const;
    void paintLoopSign(QPainter& painter, double x) const;
    void paintEnd(QPainter& painter, fishing::Outcome outcome) const;
    void paintDots(QPainter& painter) const;

    QSizeF m_size;
    TimelineScale m_scale;
    TableTheme m_theme;
};
