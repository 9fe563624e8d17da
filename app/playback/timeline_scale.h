// SPDX-License-Identifier: MIT
// Which moment of the game lies where on the timeline. A value that the slider, its chart and its
// preview share, so that the chart shows at every place just what a click there leads to.
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <cmath>

struct TimelineScale {
    double width = 0; ///< of the timeline, in device-independent pixels
    qint64 plays = 0; ///< after which the last moment comes; the first one comes after none
    double zoom = 1;  ///< how many times its usual size everything on the timeline has

    /// Between the left end of the timeline and the first moment, so that a knob has room there.
    double margin() const { return 12 * zoom; }
    /// Between the last moment and the right end: room for the winner's kitten beside the knob.
    double endMargin() const { return 35 * zoom; }

    double xOf(qint64 play) const {
        const double part = plays > 0 ? static_cast<double>(play) / static_cast<double>(plays) : 0;
        return margin() + part * span();
    }

    /// The moment nearest to `x`, which may lie outside.
    qint64 playAt(double x) const {
        const double part = std::clamp((x - margin()) / span(), 0.0, 1.0);
        return static_cast<qint64>(std::llround(part * static_cast<double>(plays)));
    }

    friend bool operator==(const TimelineScale&, const TimelineScale&) = default;

private:
    double span() const { return std::max(1.0, width - margin() - endMargin()); }
};
