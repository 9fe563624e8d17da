// SPDX-License-Identifier: MIT
#include "app/table/pace.h"

#include <QtGlobal>

#include <algorithm>

namespace {

constexpr Pace leisure{260, 320, 340, true};
constexpr Pace dealing{300, 180, 620, false};
constexpr int jumpGlide = 180;

/// A first beat shorter than this is not seen, and is left out.
constexpr int leastGlide = 30;

/// Jumps that follow one another this closely are a drag: the table keeps up with the pointer.
constexpr double dragInterval = 120;

/// Steps as close as the frames of the screen are shown at once.
constexpr double leastInterval = 25;

/// Of the time to the next change; the rest is for looking.
constexpr double usedShare = 0.9;

} // namespace

Pace Pace::ofStep(double interval) {
    // A capture has to fit in: its landing, the hold, and its taking.
    constexpr int whole = 2 * leisure.glide + leisure.hold + leisure.spread;
    const double factor = std::min(1.0, usedShare * interval / whole);
    Pace pace;
    pace.glide = qRound(leisure.glide * factor);
    pace.hold = qRound(leisure.hold * factor);
    pace.spread = qRound(leisure.spread * factor);
    pace.beats = pace.glide >= leastGlide;
    if (!pace.beats) {
        // The next play catches these cards in the air, until even that is too fast to see.
        constexpr double overlap = 1.5;
        pace.glide = interval < leastInterval ? 0 : std::min(jumpGlide, qRound(overlap * interval));
    }
    return pace;
}

Pace Pace::atLeisure() {
    return leisure;
}

Pace Pace::ofJump(double sinceLast) {
    Pace pace;
    pace.glide = sinceLast < dragInterval ? 0 : jumpGlide;
    return pace;
}

Pace Pace::ofDeal() {
    return dealing;
}
