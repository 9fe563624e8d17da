// SPDX-License-Identifier: MIT
#include "app/panels/move_search.h"

#include "app/game_controller.h"

#include <algorithm>

using fishing::PlayCount;

namespace {

/// Plays that are looked through at once; as long as a game's chapters, so that no time is lost in
/// looking positions up.
constexpr PlayCount stretch = 4096;

/// Stretches in a slice: about a millisecond.
constexpr int stretchesPerSlice = 16;

} // namespace

MoveSearch::MoveSearch(GameController& controller, QObject* parent)
    : QObject(parent), m_controller(controller) {
    connect(&m_timer, &QTimer::timeout, this, &MoveSearch::searchSlice);
    connect(&controller, &GameController::gameStarted, this, &MoveSearch::stop);
}

void MoveSearch::start(const Wish& wish) {
    stop();
    if (m_controller.hasGame()) {
        m_wish = wish;
        m_from = static_cast<PlayCount>(m_controller.index());
        m_reached = m_from;
        m_timer.start(0);
        searchSlice();
    }
}

void MoveSearch::searchSlice() {
    const bool forward = m_wish.direction == Direction::Forward;
    // Asked anew for each slice: it can shrink when the future is hidden.
    const PlayCount end = forward ? static_cast<PlayCount>(m_controller.length()) : 0;
    for (int i = 0; i < stretchesPerSlice; ++i) {
        const bool isThrough = forward ? m_reached >= end : m_reached <= 1;
        if (isThrough) {
            stop();
            emit nothingFound(static_cast<qint64>(m_from), static_cast<qint64>(end));
            return;
        }
        // Backward, the play that led here is not looked at: one stands on it.
        const PlayCount before = forward ? m_reached : (m_reached - 2) / stretch * stretch;
        const PlayCount last =
            forward ? std::min(end, (m_reached / stretch + 1) * stretch) : m_reached - 1;
        if (const auto number = searchPlays(before, last)) {
            stop();
            emit found(static_cast<qint64>(*number));
            return;
        }
        m_reached = forward ? last : before + 1;
    }
    emit wentOn();
}

/// The first fitting play after number `before`, up to `last`, or backward the last of them.
std::optional<PlayCount> MoveSearch::searchPlays(PlayCount before, PlayCount last) const {
    const fishing::Game& game = m_controller.game();
    fishing::Position position = game.positionAfter(before);
    std::optional<PlayCount> found;
    for (PlayCount number = before + 1; number <= last; ++number) {
        const fishing::Play made = play(position, game.rules());
        if (made.card.rank == m_wish.rank && (made.captures() || !m_wish.capturesOnly)) {
            found = number;
            if (m_wish.direction == Direction::Forward) {
                break;
            }
        }
    }
    return found;
}
