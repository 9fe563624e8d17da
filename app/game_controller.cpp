// SPDX-License-Identifier: MIT
#include "app/game_controller.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

using fishing::Play;
using fishing::PlayCount;
using fishing::Verdict;

namespace {

constexpr double defaultSpeed = 1.5;

// More often than the screen can show it makes no sense to wake up; faster games play several
// cards at a time.
constexpr double mostTicksPerSecond = 62.5;

/// How far the timeline of a game without a known end reaches at first, and how it grows.
constexpr qint64 firstLength = 1'000;

/// As far as one can go at once; found in about a second.
constexpr qint64 furthestSeek = 100'000'000;

/// How far a capture is looked for beyond what has been found.
constexpr PlayCount captureSearch = 200'000;

} // namespace

const std::vector<double>& GameController::speeds() {
    static const std::vector<double> all = {1.0 / 3, 0.5, 1, 1.5, 2, 3, 5, 8, 15, 30, 60, 1000};
    return all;
}

GameController::GameController(QObject* parent) : QObject(parent), m_speed(defaultSpeed) {
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &GameController::playOn);
    connect(&m_judge, &BackgroundJudge::changed, this, &GameController::judgingChanged);
    connect(&m_judge, &BackgroundJudge::found, this, &GameController::setVerdict);
}

std::optional<Play> GameController::nextPlay() const {
    if (!hasGame() || isAtEnd()) {
        return std::nullopt;
    }
    fishing::Position next = m_position;
    return play(next, rules());
}

bool GameController::isLengthFinal() const {
    return verdict() != nullptr && verdict()->standing &&
           verdict()->outcome != fishing::Outcome::Undecided;
}

const Verdict* GameController::verdict() const {
    if (!m_verdict) {
        return nullptr;
    }
    const bool isReached = m_verdict->standing && m_game->isOver() &&
                           m_furthest == static_cast<qint64>(m_game->found());
    return m_futureHidden && !isReached ? nullptr : &*m_verdict;
}

std::optional<qint64> GameController::nextCapture(int least) {
    const auto here = static_cast<PlayCount>(m_index);
    const PlayCount last = here + captureSearch;
    for (PlayCount searched = std::max(here, m_game->found()); searched <= last;
         searched += captureSearch / 10) {
        const PlayCount known = m_game->find(searched);
        const auto capture = m_game->captureAfter(here, least);
        const bool isBeyond =
            capture && m_futureHidden && static_cast<qint64>(*capture) > m_furthest;
        if (isBeyond) {
            return std::nullopt;
        }
        if (capture) {
            return static_cast<qint64>(*capture);
        }
        if (known < searched) {
            break;
        }
    }
    return std::nullopt;
}

std::optional<qint64> GameController::previousCapture(int least) const {
    const auto capture = m_game->captureBefore(static_cast<PlayCount>(m_index), least);
    return capture ? std::optional(static_cast<qint64>(*capture)) : std::nullopt;
}

int GameController::bigCapture() const {
    constexpr double share = 0.7; // of the biggest that there is
    const PlayCount last = m_futureHidden ? static_cast<PlayCount>(m_furthest) : m_game->found();
    int biggest = m_game->biggestCapture();
    while (biggest > 1 && !m_game->captureBefore(last + 1, biggest)) {
        --biggest; // the bigger ones lie in a future that is hidden
    }
    return std::max(2, static_cast<int>(std::ceil(share * biggest)));
}

bool GameController::isAtEnd() const {
    return ending(m_position, rules()).has_value();
}

void GameController::newGame(fishing::Deal deal, fishing::Rules rules) {
    pause();
    m_judge.drop();
    ++m_change;
    m_game.emplace(std::move(deal), rules);
    m_limit = m_usualLimit;
    m_position = startOf(this->deal());
    m_lastPlay.reset();
    m_index = 0;
    m_furthest = 0;
    const qint64 lengthBefore = std::exchange(m_length, 0);
    m_verdict.reset();
    m_returnPoint.reset();
    m_bookmarks.clear();
    emit gameStarted();
    emit returnPointChanged();
    emit bookmarksChanged();
    judgeAtOnce();
    updateLength();
    if (m_length == 0 && lengthBefore != 0) {
        emit lengthChanged(m_length); // of a hidden future nothing is there yet
    }
    emit positionChanged(m_index);
}

void GameController::stepForward() {
    if (!hasGame() || isAtEnd()) {
        return;
    }
    if (m_asking) {
        emit stepRefused();
        return;
    }
    m_game->find(static_cast<PlayCount>(m_index) + 1);
    const Play made = play(m_position, rules());
    m_lastPlay = made;
    setIndex(m_index + 1);
    const int change = m_change;
    if (tellPlay(made)) {
        emit positionChanged(m_index);
    }
    if (change == m_change && isAtEnd()) {
        pause();
        emit gameFinished(Verdict(*m_verdict));
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
    const int change = m_change;
    emit playUndone(undone);
    if (change == m_change) {
        emit positionChanged(m_index);
    }
}

void GameController::seek(qint64 index) {
    jump(index, false);
}

void GameController::seekPlay(qint64 index) {
    jump(index, true);
}

void GameController::jump(qint64 index, bool showsPlay) {
    if (!hasGame()) {
        return;
    }
    const auto wanted = static_cast<PlayCount>(std::clamp<qint64>(index, 0, furthestSeek));
    const auto reached = static_cast<qint64>(m_game->find(wanted));
    if (reached == m_index) {
        if (reached != static_cast<qint64>(wanted)) {
            emit positionChanged(m_index); // whoever asked for more learns where one is
        }
        return;
    }
    noteJump();
    m_position = m_game->at(static_cast<PlayCount>(reached));
    m_lastPlay = playBefore(reached);
    setIndex(reached);
    if (isAtEnd()) {
        pause();
    }
    if (!showsPlay || !m_lastPlay || tellPlay(Play(*m_lastPlay))) {
        emit positionChanged(m_index);
    }
}

/// Whoever hears of the play may change the game, and then has told the rest of it already; returns
/// whether nobody did.
bool GameController::tellPlay(const Play& made) {
    const int change = m_change;
    emit cardPlayed(made);
    if (made.captures() && change == m_change) {
        emit cardsCaptured(made);
    }
    return change == m_change;
}

bool GameController::findTowards(qint64 index, PlayCount plays) {
    const auto wanted = static_cast<PlayCount>(std::clamp<qint64>(index, 0, furthestSeek));
    const PlayCount next = std::min(wanted, m_game->found() + plays);
    return m_game->find(next) < next || next == wanted;
}

void GameController::noteJump() {
    if (m_held && m_jumpNoted) {
        return;
    }
    m_jumpNoted = m_held;
    m_returnPoint = m_index;
    emit returnPointChanged();
}

void GameController::goBack() {
    if (m_returnPoint) {
        seek(*m_returnPoint);
    }
}

void GameController::toggleBookmark() {
    const auto place = std::ranges::lower_bound(m_bookmarks, m_index);
    if (place != m_bookmarks.end() && *place == m_index) {
        m_bookmarks.erase(place);
    } else {
        m_bookmarks.insert(place, m_index);
    }
    emit bookmarksChanged();
}

void GameController::setBookmarks(const std::vector<qint64>& places) {
    const bool isEndKnown =
        m_verdict && m_verdict->standing && m_verdict->outcome != fishing::Outcome::Undecided;
    const qint64 last = isEndKnown ? static_cast<qint64>(m_verdict->standing->plays) : furthestSeek;
    const std::vector<qint64> kept(places.begin(), std::ranges::upper_bound(places, last));
    if (kept != m_bookmarks) {
        m_bookmarks = kept;
        emit bookmarksChanged();
    }
}

void GameController::setNames(const PlayerNames& names) {
    const PlayerNames cleaned = names.cleaned();
    if (cleaned != m_names) {
        m_names = cleaned;
        emit namesChanged(cleaned);
    }
}

void GameController::setFutureHidden(bool hidden) {
    if (hidden != m_futureHidden) {
        m_hidingLiked = hidden;
        hideFuture(hidden);
    }
}

void GameController::hideForNow(bool hidden) {
    hideFuture(hidden || m_hidingLiked);
}

void GameController::hideFuture(bool hidden) {
    if (hidden == m_futureHidden) {
        return;
    }
    m_futureHidden = hidden;
    emit futureHiddenChanged(hidden);
    if (hasGame()) {
        m_furthest = m_index; // what was looked up before does not count as played
        updateLength();
        emit verdictChanged();
    }
}

void GameController::setLimit(qint64 plays) {
    m_limit = std::max<qint64>(plays, 1);
    if (hasGame()) {
        m_judge.drop();
        m_verdict.reset();
        judgeAtOnce();
        updateLength();
    }
}

void GameController::setUsualLimit(qint64 plays) {
    const qint64 limit = std::max<qint64>(plays, 1);
    const bool isOther = limit != std::exchange(m_usualLimit, limit);
    if (limit != m_limit) {
        setLimit(limit);
    }
    if (isOther) {
        emit usualLimitChanged(limit);
    }
}

void GameController::stopJudging() {
    if (!isJudging()) {
        return;
    }
    m_judge.drop();
    if (!m_verdict) {
        // What a quick look tells: undecided after fewer plays.
        setVerdict(judge(deal(), rules(),
                         std::min(BackgroundJudge::quickLimit, static_cast<PlayCount>(m_limit))));
    }
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
    if (isRunning() && !m_held) {
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
        m_jumpNoted = false;
        updateTimer();
    }
}

void GameController::setAsking(bool asking) {
    if (asking != m_asking) {
        m_asking = asking;
        updateTimer();
        emit askingChanged(asking);
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
    for (long i = 0; i < plays && isRunning() && !m_asking; ++i) {
        stepForward();
    }
}

void GameController::updateTimer() {
    const double ticksPerSecond = std::min(m_speed, mostTicksPerSecond);
    m_timer.setInterval(std::chrono::milliseconds(std::lround(1000 / ticksPerSecond)));
    const bool ticks = m_running && !m_held && !m_asking;
    if (ticks != m_timer.isActive()) {
        ticks ? m_timer.start() : m_timer.stop();
    }
}

void GameController::setIndex(qint64 index) {
    ++m_change;
    m_index = index;
    const bool isFurther = index > m_furthest;
    m_furthest = std::max(m_furthest, index);
    if (isAtEnd()) {
        settleVerdict();
    }
    updateLength();
    if (isFurther && m_futureHidden && m_game->isOver() && verdict() != nullptr) {
        emit verdictChanged(); // may be told now
    }
}

void GameController::settleVerdict() {
    const bool isSettled =
        m_verdict && m_verdict->standing && m_verdict->outcome != fishing::Outcome::Undecided;
    if (!isSettled) {
        m_judge.drop();
        setVerdict(judge(deal(), rules(), static_cast<PlayCount>(m_index)));
    }
}

std::optional<Play> GameController::playBefore(qint64 index) {
    return index == 0 ? std::nullopt
                      : std::optional(m_game->playNumber(static_cast<PlayCount>(index)));
}

void GameController::tellAnew() {
    if (hasGame()) {
        emit gameStarted();
        emit positionChanged(m_index);
        emit lengthChanged(m_length);
        emit verdictChanged();
        emit judgingChanged();
        emit returnPointChanged();
        emit bookmarksChanged();
    }
    emit namesChanged(m_names);
    emit futureHiddenChanged(m_futureHidden);
    emit usualLimitChanged(m_usualLimit);
    emit speedChanged(m_speed);
    emit runningChanged(m_running);
}

void GameController::judgeAtOnce() {
    const PlayCount limit = std::min(BackgroundJudge::quickLimit, static_cast<PlayCount>(m_limit));
    const Verdict quick = judge(deal(), rules(), limit);
    const bool isKnown = quick.outcome != fishing::Outcome::Undecided;
    const bool isComplete = isKnown && (quick.outcome != fishing::Outcome::Endless || quick.cycle);
    const bool isLimit = limit == static_cast<PlayCount>(m_limit);
    if (isKnown || isLimit) {
        setVerdict(quick);
    } else {
        emit verdictChanged();
    }
    if (!isComplete && !isLimit) {
        m_judge.start(deal(), rules(), static_cast<PlayCount>(m_limit));
    }
}

void GameController::setVerdict(const Verdict& verdict) {
    m_verdict = verdict;
    updateLength();
    emit verdictChanged();
}

void GameController::updateLength() {
    qint64 length = m_futureHidden ? m_furthest : openLength();
    if (isLengthFinal()) {
        length = static_cast<qint64>(verdict()->standing->plays);
    }
    m_game->find(static_cast<PlayCount>(length));
    if (length != m_length) {
        m_length = length;
        emit lengthChanged(m_length);
    }
}

qint64 GameController::openLength() const {
    qint64 length = std::max(m_length, firstLength);
    if (verdict() != nullptr && verdict()->cycle) {
        // Far enough to see the loop go round twice.
        const auto& cycle = *verdict()->cycle;
        length = std::max(length, static_cast<qint64>(cycle.start + 2 * cycle.period));
    }
    if (m_index > length) {
        length = m_index + std::max(firstLength, m_index / 4);
    }
    return length;
}
