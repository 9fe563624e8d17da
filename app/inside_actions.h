// SPDX-License-Identifier: MIT
// Looking inside the articles' program: its panel beside the table, plays that are made line by
// line on the table, and cards that light up in both. Keeps together what the window need not know.
#pragma once

#include "app/table/scene.h"

#include <QList>
#include <QObject>

class CardTable;
class GameController;
class InsidePanel;
class LineStepper;
class PanelDock;
class QAction;
class QWidget;

/// The play that is half made in lines, as the table shows it; nothing between plays.
std::optional<Scene> halfDoneScene(const LineStepper& lines);

class InsideActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive the actions. `lineActions` step line by line. The panel is made for
    /// `window`.
    InsideActions(GameController& controller, LineStepper& lines, CardTable& table,
                  const QList<QAction*>& lineActions, QWidget* window);

    /// To be put in a dock.
    InsidePanel* panel() const { return m_panel; }
    /// The dock that it was put in: whoever steps lines sees the panel, too.
    void setDock(PanelDock& dock);

signals:
    /// The same deal is wanted under other rules.
    void rulesWanted(const fishing::Rules& rules);

private:
    void showOnTable();

    LineStepper& m_lines;
    CardTable& m_table;
    QList<QAction*> m_lineActions;
    InsidePanel* m_panel;
};
