// SPDX-License-Identifier: MIT
// The pages of the Inside panel: the program in every language with the line that runs, the work it
// has to do, and its slip.
#pragma once

#include "app/code/program_text.h"
#include "engine/rules.h"

#include <QWidget>

#include <optional>
#include <utility>

class CodeView;
class GameController;
class LineStepper;
class QStackedWidget;
class QTabBar;

class ProgramPages : public QWidget {
    Q_OBJECT

public:
    /// Follows both when it is told to, and must not outlive them.
    ProgramPages(GameController& controller, LineStepper& stepper, QWidget* parent);

public slots:
    /// Shows where the program is now.
    void refresh();

signals:
    /// The same deal is wanted under other rules.
    void rulesWanted(const fishing::Rules& rules);
    /// The published way and the whole rule are wanted side by side.
    void slipWanted();
    /// The page that tells how to make the game stop is wanted.
    void stopPageWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createTabs();
    void createPages();
    QWidget* createNoProgram();
    void showLines();

    GameController& m_controller;
    LineStepper& m_stepper;
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_pages = nullptr;
    CodeView* m_code = nullptr;
    std::optional<std::pair<Language, fishing::Rules>> m_program; // that is shown
};
