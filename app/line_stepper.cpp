// SPDX-License-Identifier: MIT
#include "app/line_stepper.h"

#include "app/game_controller.h"

#include <utility>

using inside::ProgramPlay;
using inside::State;
using inside::Step;

LineStepper::LineStepper(GameController& controller, QObject* parent)
    : QObject(parent), m_controller(controller) {
    connect(&controller, &GameController::gameStarted, this, &LineStepper::forget);
    connect(&controller, &GameController::positionChanged, this, &LineStepper::follow);
    connect(&controller, &GameController::askingChanged, this, [this](bool asking) {
        if (asking && m_step > 0) {
            takeLinesBack(); // they may have told the answer
        }
    });
}

bool LineStepper::hasGame() const {
    return m_controller.hasGame();
}

void LineStepper::forget() {
    m_next.reset();
    m_last.reset();
    m_step = 0;
}

void LineStepper::follow() {
    forget();
    const std::size_t step = std::exchange(m_stepToGo, 0);
    if (step > 0 && step < stepCount()) { // whoever heard of it first may have gone elsewhere
        m_step = step;
    }
    m_byLine = m_movesByLine;
    emit moved();
}

const ProgramPlay& LineStepper::next() const {
    if (!m_next) {
        m_next.emplace(m_controller.game(), static_cast<fishing::PlayCount>(m_controller.index()));
    }
    return *m_next;
}

const ProgramPlay& LineStepper::last() const {
    if (!m_last) {
        m_last.emplace(m_controller.game(),
                       static_cast<fishing::PlayCount>(m_controller.index() - 1));
    }
    return *m_last;
}

std::size_t LineStepper::stepCount() const {
    return next().size();
}

bool LineStepper::canStepForward() const {
    // The game asks while it runs; only the end needs a closer look.
    return hasGame() && (!m_controller.isAtEnd() || m_step < stepCount());
}

bool LineStepper::canStepBackward() const {
    return hasGame() && (m_step > 0 || !m_controller.isAtStart());
}

const State& LineStepper::state() const {
    return next().after(m_step);
}

Step LineStepper::lastStep() const {
    if (m_step > 0) {
        return next().step(m_step - 1);
    }
    return m_controller.isAtStart() ? Step::Deal : last().steps().back();
}

std::vector<Step> LineStepper::stepsMade() const {
    if (m_step == 0) {
        return m_controller.isAtStart() ? std::vector{Step::Deal} : last().steps();
    }
    const auto& steps = next().steps();
    return {steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(m_step)};
}

const State& LineStepper::stateBefore() const {
    if (m_step > 0) {
        return next().after(m_step - 1);
    }
    return m_controller.isAtStart() ? next().after(0) : last().after(last().size() - 1);
}

std::vector<inside::Cell> LineStepper::changes() const {
    if (m_step == 0 && !m_byLine && !m_controller.isAtStart()) {
        return changesBetween(last().after(0), last().after(last().size()));
    }
    return changesBetween(stateBefore(), state());
}

std::vector<inside::Cell> LineStepper::cellsRead() const {
    return inside::cellsRead(stateBefore(), lastStep(), m_controller.rules());
}

std::optional<fishing::Play> LineStepper::currentPlay() const {
    return m_step > 0 ? next().play() : m_controller.lastPlay();
}

void LineStepper::stepLine() {
    if (!canStepForward()) {
        return;
    }
    if (m_controller.isAsking()) {
        m_controller.stepForward(); // which is refused: a line of it would be an answer
        return;
    }
    m_controller.pause();
    const bool completesPlay = m_step + 1 == stepCount() && next().play();
    if (completesPlay) {
        m_movesByLine = true;
        m_controller.stepForward();
        m_movesByLine = false;
    } else {
        setStep(m_step + 1);
    }
}

void LineStepper::stepLineBack() {
    if (!canStepBackward()) {
        return;
    }
    m_controller.pause();
    if (m_step > 0) {
        setStep(m_step - 1);
        return;
    }
    m_stepToGo = last().size() - 1;
    m_movesByLine = true;
    m_controller.stepBackward();
    m_movesByLine = false;
}

void LineStepper::stepPlayBack() {
    if (!hasGame()) {
        return;
    }
    if (m_step == 0) {
        m_controller.stepBackward();
    } else {
        takeLinesBack();
    }
}

void LineStepper::toStart() {
    if (hasGame() && m_controller.isAtStart()) {
        takeLinesBack();
    } else {
        m_controller.seek(0);
    }
}

void LineStepper::takeLinesBack() {
    m_controller.pause();
    m_byLine = false;
    m_step = 0;
    emit moved();
}

void LineStepper::setStep(std::size_t step) {
    m_step = step;
    m_byLine = true;
    emit moved();
}
