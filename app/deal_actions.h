// SPDX-License-Identifier: MIT
// The ways to a deal of one's own and back to a game that was on the table before, as actions for
// menu and tool bar.
#pragma once

#include "engine/rules.h"

#include <QList>
#include <QObject>

class GameController;
class GameShelf;
class QAction;
class QMenu;
class QWidget;

class DealActions : public QObject {
    Q_OBJECT

public:
    /// `window` is what the dialogs stand in front of.
    DealActions(GameShelf& shelf, GameController& controller, QWidget* window);

    void fillGameMenu(QMenu* menu) const;
    /// Going back and forward among games is what undoing means here.
    void fillEditMenu(QMenu* menu) const;
    QList<QAction*> toolBar() const { return {m_enterHands}; }
    QList<QAction*> all() const;

public slots:
    /// Asks for two hands and puts them on the table.
    void enterHands();
    /// Asks what the players are called.
    void namePlayers();

private:
    fishing::Rules rules() const;
    void updateShelf();

    GameShelf& m_shelf;
    GameController& m_controller;
    QWidget* m_window;
    QAction* m_enterHands;
    QAction* m_namePlayers;
    QAction* m_gameBefore;
    QAction* m_gameAfter;
};
