// SPDX-License-Identifier: MIT
// How long the table takes to show a change: usually at leisure, and shorter the sooner the next
// change is to be expected. A pure function, in milliseconds.
#pragma once

struct Pace {
    int glide = 0;      ///< for a card, from one place to the next
    int hold = 0;       ///< from the landing of a capturing card to the taking of its run
    int spread = 0;     ///< from the first card of a run to the last
    bool beats = false; ///< whether a capture is shown in two beats

    /// For a step with `interval` milliseconds to the next.
    static Pace ofStep(double interval);
    /// For a step that nothing follows soon.
    static Pace atLeisure();
    /// For a jump that came `sinceLast` milliseconds after the change before it.
    static Pace ofJump(double sinceLast);
    /// For dealing a new deck; it is gathered in the time of the hold.
    static Pace ofDeal();
};
