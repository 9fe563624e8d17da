// SPDX-License-Identifier: MIT
#include "app/inside_actions.h"

#include "app/line_stepper.h"
#include "app/panel_dock.h"
#include "app/panels/inside/inside_panel.h"
#include "app/table/card_table.h"

#include <QAction>

#include <algorithm>

using inside::Step;

std::optional<Scene> halfDoneScene(const LineStepper& lines) {
    if (!lines.hasGame() || lines.step() == 0) {
        return std::nullopt;
    }
    const inside::State& state = lines.state();
    const auto play = lines.currentPlay();
    const auto steps = lines.stepsMade();
    Scene scene = restingScene(state.position);
    if (state.isInHand) {
        // Whether there is a match is only known when the card has been looked up.
        const bool isCatch = play->captures() && lines.lastStep() == Step::LookUp;
        scene.position.handOf(play->player).pushFront(*state.current);
        scene.play = play;
        scene.beat = isCatch ? Beat::Landed : Beat::Held;
    } else if (std::ranges::find(steps, Step::Keep) != steps.end()) {
        scene.play = play;
        scene.beat = Beat::Taking;
    }
    return scene;
}

InsideActions::InsideActions(GameController& controller, LineStepper& lines, CardTable& table,
                             const QList<QAction*>& lineActions, QWidget* window)
    : QObject(window),
      m_lines(lines),
      m_table(table),
      m_lineActions(lineActions),
      m_panel(new InsidePanel(controller, lines, lineActions, window)) {
    connect(&lines, &LineStepper::moved, this, &InsideActions::showOnTable);
    connect(m_panel, &InsidePanel::cardPointedAt, &table, &CardTable::raiseCard);
    connect(&table, &CardTable::settled, m_panel, &InsidePanel::pointAgain);
    connect(&table, &CardTable::cardRaised, m_panel, &InsidePanel::lightCard);
    connect(m_panel, &InsidePanel::rulesWanted, this, &InsideActions::rulesWanted);
}

void InsideActions::setDock(PanelDock& dock) {
    for (const QAction* action : std::as_const(m_lineActions)) {
        connect(action, &QAction::triggered, &dock, &PanelDock::bringToFront);
    }
}

void InsideActions::showOnTable() {
    m_table.showHalfDone(halfDoneScene(m_lines));
    m_panel->pointAgain();
}
