// SPDX-License-Identifier: MIT
#include "app/playback/timeline_samples.h"

using fishing::Game;
using fishing::PlayCount;

namespace {

// All pixels are those of the usual size.

/// About one play in four captures; from so many plays a pixel on, ticks would touch.
constexpr double densePlaysPerPixel = 1.2;

/// What stands out more often than once in so many pixels does not stand out.
constexpr double bigCaptureDistance = 28;

/// Two big captures closer than this would be one blot.
constexpr double leastBigDistance = 5;

/// Going so many plays one by one takes about as long as a look-up.
constexpr qint64 longestWalk = 256;

constexpr int biggestPossible = static_cast<int>(fishing::CardRow::capacity);

PlayCount counted(qint64 plays) {
    return static_cast<PlayCount>(plays);
}

} // namespace

void TimelineSamples::clear() {
    m_known = -1;
    m_columns.clear();
    m_captures.clear();
    m_bigCaptures.clear();
}

void TimelineSamples::update(const Game& game, const TimelineScale& scale, qint64 known, int big) {
    if (scale == m_scale && known == m_known && big == m_big) {
        return;
    }
    if (scale != m_scale || known < m_known) {
        clear();
    }
    m_scale = scale;
    m_known = known;
    m_big = big;
    addColumns(game);
    addCaptures(game);
    findBigCaptures(game);
}

bool TimelineSamples::isDense() const {
    return static_cast<double>(m_scale.plays) > densePlaysPerPixel * m_scale.width / m_scale.zoom;
}

void TimelineSamples::addColumns(const Game& game) {
    const auto width = static_cast<std::size_t>(std::max(0.0, m_scale.width));
    while (m_columns.size() < width) {
        const qint64 play = m_scale.playAt(static_cast<double>(m_columns.size()) + 0.5);
        if (play > m_known) {
            break;
        }
        if (m_columns.empty()) {
            m_columns.push_back({play, game.countsAt(counted(play)), 0});
            m_capturesBefore = game.capturesIn(counted(play));
            ++m_lookUps;
        } else if (play == m_columns.back().play) {
            m_columns.push_back(m_columns.back());
        } else {
            m_columns.push_back(columnAfter(game, m_columns.back(), play));
            ++m_lookUps;
        }
    }
}

/// Goes there from the column before, play by play, or looks it up where that is further.
TimelineColumn TimelineSamples::columnAfter(const Game& game, const TimelineColumn& before,
                                            qint64 play) {
    TimelineColumn column{play, before.counts, 0};
    PlayCount captures = m_capturesBefore;
    if (play - before.play <= longestWalk) {
        for (qint64 number = before.play + 1; number <= play; ++number) {
            const fishing::PlayRecord record = game.record(counted(number));
            advance(column.counts, record);
            captures += record.captures() ? 1U : 0U;
        }
    } else {
        column.counts = game.countsAt(counted(play));
        captures = game.capturesIn(counted(play));
    }
    column.captureRate =
        static_cast<double>(captures - m_capturesBefore) / static_cast<double>(play - before.play);
    m_capturesBefore = captures;
    return column;
}

void TimelineSamples::addCaptures(const Game& game) {
    if (isDense()) {
        return;
    }
    const qint64 last = m_captures.empty() ? 0 : m_captures.back().play;
    for (auto next = game.captureAfter(counted(last)); next && *next <= counted(m_known);
         next = game.captureAfter(*next)) {
        m_captures.push_back({static_cast<qint64>(*next), game.record(*next)});
    }
}

void TimelineSamples::findBigCaptures(const Game& game) {
    const auto most = static_cast<std::size_t>(m_scale.width / (bigCaptureDistance * m_scale.zoom));
    for (int least = m_big; least <= biggestPossible; ++least) {
        m_bigCaptures = capturesOf(game, least, most);
        if (m_bigCaptures.size() <= most) {
            return;
        }
    }
    m_bigCaptures.clear();
}

/// The first in every few pixels; gives up as soon as there are more than `most`.
std::vector<TimelineCapture> TimelineSamples::capturesOf(const Game& game, int least,
                                                         std::size_t most) const {
    std::vector<TimelineCapture> captures;
    auto next = game.captureAfter(0, least);
    while (next && *next <= counted(m_known) && captures.size() <= most) {
        const auto play = static_cast<qint64>(*next);
        captures.push_back({play, game.record(*next)});
        const qint64 apart = m_scale.playAt(m_scale.xOf(play) + leastBigDistance * m_scale.zoom);
        next = game.captureAfter(std::max(*next, counted(apart) - 1), least);
    }
    return captures;
}
