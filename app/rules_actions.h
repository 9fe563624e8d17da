// SPDX-License-Identifier: MIT
// The rules of the game on the table, as actions for menu and tool bar: each preset, and the dialog
// with every option. Other rules play the same deal again from its start, and what becomes of its
// ending is said.
#pragma once

#include "app/table/card_look.h"
#include "engine/rules.h"

#include <QList>
#include <QObject>

class GameController;
class GameShelf;
class OpeningRemark;
class QAction;
class QActionGroup;
class QMenu;
class QWidget;

class RulesActions : public QObject {
    Q_OBJECT

public:
    /// `window` is what the dialog stands in front of. All must outlive the actions.
    RulesActions(GameShelf& shelf, GameController& controller, OpeningRemark& remark,
                 QWidget* window);

    void fillMenu(QMenu* menu) const;
    /// The button that names the rules and opens `menu`.
    QAction* createButton(QMenu* menu);
    QList<QAction*> all() const;

    /// How cards look in the dialog.
    void setLook(const CardLook& look) { m_look = look; }

public slots:
    /// Plays the deal on the table by these rules, if they are others.
    void playBy(const fishing::Rules& rules);
    /// Asks for rules.
    void choose();

private:
    void showRules();

    GameShelf& m_shelf;
    GameController& m_controller;
    OpeningRemark& m_remark;
    QWidget* m_window;
    CardLook m_look;
    QActionGroup* m_presets;
    QAction* m_choose;
    QAction* m_button = nullptr;
};
