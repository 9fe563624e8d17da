// SPDX-License-Identifier: MIT
// The finer grain of "now": how many lines of the articles' program have been made of the play that
// comes next. A whole play is still made and taken back by the controller alone.
#pragma once

#include "app/inside/program_play.h"

#include <QObject>

#include <optional>

class GameController;

class LineStepper : public QObject {
    Q_OBJECT

public:
    /// Goes along with `controller`, which must outlive it.
    explicit LineStepper(GameController& controller, QObject* parent = nullptr);

    bool hasGame() const;

    /// How many steps of the program have been made since the last whole play: 0 between plays.
    std::size_t step() const { return m_step; }
    /// How many there are, up to the next whole play or to the end of the program.
    std::size_t stepCount() const;
    bool canStepForward() const;
    bool canStepBackward() const;

    /// Goes on after so many steps, less than there are.
    void resume(std::size_t step) { setStep(step); }

    // All that follows needs a game.

    /// The data as they are now.
    const inside::State& state() const;
    /// The step that led here. Before the first play it is the deal.
    inside::Step lastStep() const;
    /// The steps since the last whole play; of the whole last play where there are none.
    std::vector<inside::Step> stepsMade() const;
    /// The data before the step that led here.
    const inside::State& stateBefore() const;
    /// What has changed on the way here: by one step, or by a whole play if it was made as one.
    std::vector<inside::Cell> changes() const;
    /// What the step that led here has looked at.
    std::vector<inside::Cell> cellsRead() const;
    /// The play that goes on, or between plays the last one; nothing before the first and where
    /// the program ends.
    std::optional<fishing::Play> currentPlay() const;

public slots:
    void stepLine();
    void stepLineBack();
    /// Takes what has been made of a play back; where nothing has been, the last play.
    void stepPlayBack();
    /// Back to the deal, with nothing made of the first play either.
    void toStart();

signals:
    /// On every change of the place, by lines or by plays.
    void moved();

private:
    const inside::ProgramPlay& next() const;
    const inside::ProgramPlay& last() const;
    void forget();
    void follow();
    void setStep(std::size_t step);
    void takeLinesBack();

    GameController& m_controller;
    std::size_t m_step = 0;
    std::size_t m_stepToGo = 0; // to, when the controller tells of a new place
    bool m_byLine = false;      // whether the last move was one
    bool m_movesByLine = false; // while one is made
    // Made when they are asked for: a game that runs asks for few of them.
    mutable std::optional<inside::ProgramPlay> m_next;
    mutable std::optional<inside::ProgramPlay> m_last;
};
