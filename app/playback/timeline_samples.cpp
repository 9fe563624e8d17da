// SPDX-License-Identifier: MIT
#include "app/playback/timeline_samples.h"

using fishing::Game;
using fishing::PlayCount;

namespace {

/// About one play in four captures; from so many plays a pixel on, ticks would touch.
constexpr double densePlaysPerPixel = 1.2;

/// What stands out more often than once in so many pixels does not stand out.
constexpr double bigCaptureDistance = 28;

/// Two big captures closer than this would be one blot.
constexpr double leastBigDistance = 5;

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
    return static_cast<double>(m_scale.plays) > densePlaysPerPixel * m_scale.width;
}

void TimelineSamples::addColumns(const Game& game) {
    const auto width = static_cast<std::size_t>(std::max(0.0, m_scale.width));
    PlayCount captures = m_columns.empty() ? 0 : game.capturesIn(counted(m_columns.back().play));
    while (m_columns.size() < width) {
        TimelineColumn column;
        column.play = m_scale.playAt(static_cast<double>(m_columns.size()) + 0.5);
        if (column.play > m_known) {
            break;
        }
        const qint64 before = m_columns.empty() ? 0 : m_columns.back().play;
        if (!m_columns.empty() && column.play == before) {
            column = m_columns.back();
        } else {
            column.counts = game.countsAt(counted(column.play));
            ++m_lookUps;
        }
        if (column.play > before && isDense()) {
            const PlayCount now = game.capturesIn(counted(column.play));
            column.captureRate =
                static_cast<double>(now - captures) / static_cast<double>(column.play - before);
            captures = now;
        }
        m_columns.push_back(column);
    }
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
    const auto most = static_cast<std::size_t>(m_scale.width / bigCaptureDistance);
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
        const qint64 apart = m_scale.playAt(m_scale.xOf(play) + leastBigDistance);
        next = game.captureAfter(std::max(*next, counted(apart) - 1), least);
    }
    return captures;
}
