// SPDX-License-Identifier: MIT
#include "app/game_controller.h"

#include <algorithm>
#include <chrono>
#include <cmath>

using fishing::Play;
using fishing::PlayCount;
using fishing::Verdict;

namespace {

constexpr double defaultSpeed = 1.5;

// More often than the screen can show it makes no sense to wake up; faster games play several
// cards at a time.
constexpr double mostTicksPerSecond = 62.5;

// A game of this many plays is judged in a moment; only longer ones need the background.
constexpr PlayCount quickLimit = 20'000;

/// How far the timeline of a game without a known end reaches at first, and how it grows.
constexpr qint64 openLength = 1'000;

} // namespace

const std::vector<double>& GameController::speeds() {
    static const std::vector<double> all = {1.0 / 3, 0.5, 1, 1.5, 2, 3, 5, 8, 15, 30, 60, 1000};
    return all;
}

GameController::GameController(QObject* parent) : QObject(parent), m_speed(defaultSpeed) {
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &GameController::playOn);
}

GameController::~GameController() {
    stopJudging();
}

std::optional<Play> GameController::nextPlay() const {
    if (!hasGame() || isAtEnd()) {
        return std::nullopt;
    }
    fishing::Position next = m_position;
    return play(next, rules());
}

bool GameController::isAtEnd() const {
    return ending(m_position, rules()).has_value();
}

void GameController::newGame(const fishing::Deal& deal, const fishing::Rules& rules) {
    pause();
    stopJudging();
    m_game.emplace(deal, rules);
    m_position = startOf(deal);
    m_lastPlay.reset();
    m_index = 0;
    m_length = 0;
    m_verdict.reset();
    emit gameStarted();
    judgeAtOnce();
    updateLength();
    emit positionChanged(m_index);
}

void GameController::stepForward() {
    if (!hasGame() || isAtEnd()) {
        return;
    }
    const Play made = play(m_position, rules());
    m_lastPlay = made;
    setIndex(m_index + 1);
    emit cardPlayed(made);
    if (made.captures()) {
        emit cardsCaptured(made);
    }
    emit positionChanged(m_index);
    if (isAtEnd()) {
        pause();
        if (!m_verdict || !m_verdict->standing) {
            setVerdict(judge(deal(), rules(), static_cast<PlayCount>(m_index)));
        }
        emit gameFinished(*m_verdict);
    }
}

void GameController::stepBackward() {
    pause();
    if (!m_lastPlay) {
        return;
    }
    const Play undone = *m_lastPlay;
    undo(m_position, undone);
    m_lastPlay = playBefore(m_index - 1);
    setIndex(m_index - 1);
    emit playUndone(undone);
    emit positionChanged(m_index);
}

void GameController::seek(qint64 index) {
    if (!hasGame()) {
        return;
    }
    const auto wanted = static_cast<PlayCount>(std::max<qint64>(index, 0));
    const auto reached = static_cast<qint64>(m_game->find(wanted));
    if (reached == m_index) {
        return;
    }
    m_position = m_game->at(static_cast<PlayCount>(reached));
    m_lastPlay = playBefore(reached);
    setIndex(reached);
    if (isAtEnd()) {
        pause();
    }
    emit positionChanged(m_index);
}

void GameController::start() {
    if (!hasGame() || isRunning()) {
        return;
    }
    if (isAtEnd()) {
        seek(0);
    }
    m_running = true;
    updateTimer();
    emit runningChanged(true);
    if (!m_held) {
        stepForward();
    }
}

void GameController::pause() {
    if (isRunning()) {
        m_running = false;
        updateTimer();
        emit runningChanged(false);
    }
}

void GameController::setHeld(bool held) {
    if (held != m_held) {
        m_held = held;
        updateTimer();
    }
}

void GameController::setSpeed(double playsPerSecond) {
    const double speed = std::clamp(playsPerSecond, speeds().front(), speeds().back());
    if (speed != m_speed) {
        m_speed = speed;
        updateTimer();
        emit speedChanged(m_speed);
    }
}

void GameController::playOn() {
    const auto plays = std::max(1L, std::lround(m_speed / mostTicksPerSecond));
    for (long i = 0; i < plays && isRunning(); ++i) {
        stepForward();
    }
}

void GameController::updateTimer() {
    const double ticksPerSecond = std::min(m_speed, mostTicksPerSecond);
    m_timer.setInterval(std::chrono::milliseconds(std::lround(1000 / ticksPerSecond)));
    const bool ticks = m_running && !m_held;
    if (ticks != m_timer.isActive()) {
        ticks ? m_timer.start() : m_timer.stop();
    }
}

void GameController::setIndex(qint64 index) {
    m_index = index;
    updateLength();
}

std::optional<Play> GameController::playBefore(qint64 index) {
    return index == 0 ? std::nullopt
                      : std::optional(m_game->playNumber(static_cast<PlayCount>(index)));
}

void GameController::judgeAtOnce() {
    const Verdict quick = judge(deal(), rules(), quickLimit);
    const bool final = quick.outcome != fishing::Outcome::Undecided &&
                       (quick.outcome != fishing::Outcome::Endless || quick.cycle);
    if (quick.outcome != fishing::Outcome::Undecided) {
        setVerdict(quick);
    } else {
        emit verdictChanged();
    }
    if (!final) {
        judgeInBackground();
    }
}

void GameController::judgeInBackground() {
    const int number = ++m_judgeNumber;
    m_judge =
        std::jthread([this, number, deal = deal(), rules = rules()](const std::stop_token& stop) {
            const auto verdict = judge(deal, rules, fishing::defaultLimit,
                                       [&stop](PlayCount) { return !stop.stop_requested(); });
            if (!verdict) {
                return;
            }
            QMetaObject::invokeMethod(
                this,
                [this, number, verdict = *verdict] {
                    if (number == m_judgeNumber) {
                        setVerdict(verdict);
                    }
                },
                Qt::QueuedConnection);
        });
}

void GameController::stopJudging() {
    ++m_judgeNumber;
    m_judge = {}; // asks it to stop and waits; it looks every few microseconds
}

void GameController::setVerdict(const Verdict& verdict) {
    m_verdict = verdict;
    updateLength();
    emit verdictChanged();
}

void GameController::updateLength() {
    qint64 length = m_length;
    const auto outcome = m_verdict ? m_verdict->outcome : fishing::Outcome::Undecided;
    if (outcome != fishing::Outcome::Undecided && outcome != fishing::Outcome::Endless) {
        length = static_cast<qint64>(m_verdict->standing->plays);
    } else {
        if (length == 0) {
            length = openLength;
        }
        if (m_verdict && m_verdict->cycle) {
            // Far enough to see the loop go round twice.
            const auto& cycle = *m_verdict->cycle;
            length = std::max(length, static_cast<qint64>(cycle.start + 2 * cycle.period));
        }
        if (m_index > length) {
            length = m_index + std::max(openLength, m_index / 4);
        }
    }
    if (length != m_length) {
        m_length = length;
        emit lengthChanged(m_length);
    }
}
