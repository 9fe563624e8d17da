// SPDX-License-Identifier: MIT
// What a timeline needs to know of a game: how many cards lie where at each pixel, and where cards
// are captured. Takes samples, so that a game of ten million plays costs no more than the pixels it
// is shown on; and goes on from what it has when a game grows.
#pragma once

#include "app/playback/timeline_scale.h"
#include "engine/game.h"

#include <vector>

/// What one pixel shows.
struct TimelineColumn {
    qint64 play = 0; ///< the moment that the middle of the pixel stands for
    fishing::CardCounts counts;
    double captureRate = 0; ///< captures a play since the column before
};

struct TimelineCapture {
    qint64 play = 0;
    fishing::PlayRecord record;
};

class TimelineSamples {
public:
    /// Forgets everything: to be called when another game begins.
    void clear();

    /// Takes the samples of the first `known` plays of `game`, which must have been found. A
    /// capture of `big` cards or more is a big one. Does nothing that has been done before.
    void update(const fishing::Game& game, const TimelineScale& scale, qint64 known, int big);

    const TimelineScale& scale() const { return m_scale; }
    qint64 known() const { return m_known; }

    /// One a pixel, from the left; none for the pixels that stand for moments beyond known().
    const std::vector<TimelineColumn>& columns() const { return m_columns; }

    /// Whether there are too many captures to show each by itself.
    bool isDense() const;
    /// Every capture, unless there are too many.
    const std::vector<TimelineCapture>& captures() const { return m_captures; }
    /// Those that stand out: the big ones, or the biggest of them where these would be everywhere,
    /// not closer than a few pixels; none if even those are.
    const std::vector<TimelineCapture>& bigCaptures() const { return m_bigCaptures; }

    /// How many moments of the game have been looked up; each takes a bounded time.
    qint64 lookUps() const { return m_lookUps; }

private:
    void addColumns(const fishing::Game& game);
    TimelineColumn columnAfter(const fishing::Game& game, const TimelineColumn& before,
                               qint64 play);
    void addCaptures(const fishing::Game& game);
    void findBigCaptures(const fishing::Game& game);
    std::vector<TimelineCapture> capturesOf(const fishing::Game& game, int least,
                                            std::size_t most) const;

    TimelineScale m_scale;
    qint64 m_known = -1;
    int m_big = 0;
    std::vector<TimelineColumn> m_columns;
    fishing::PlayCount m_capturesBefore = 0; // the last column's play, and in it
    std::vector<TimelineCapture> m_captures;
    std::vector<TimelineCapture> m_bigCaptures;
    qint64 m_lookUps = 0;
};
