// SPDX-License-Identifier: MIT
// The ways to a deal of one's own and back to a game that was on the table before, as actions for
// menu and tool bar.
#pragma once

#include "app/files/saved_game.h"
#include "app/hands/hands_draft.h"
#include "app/table/card_look.h"
#include "engine/rules.h"

#include <QList>
#include <QObject>

class CustomDealDialog;
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

    /// The cards as they look on the table.
    void setLook(const CardLook& look);

    void fillGameMenu(QMenu* menu) const;
    /// Going back and forward among games is what undoing means here.
    void fillEditMenu(QMenu* menu) const;
    QList<QAction*> toolBar() const { return {m_enterHands}; }
    QList<QAction*> all() const;

public slots:
    /// Asks for two hands and puts them on the table. What was entered last stands there, whether
    /// it was played or not.
    void enterHands();
    /// Lets the deal on the table be changed. One whose cards stay the same stays what it is.
    void editDeal();
    /// Plays the hands in the text on the clipboard.
    void paste();
    /// Plays the hands that are found in a text: at once where it is clear which they are,
    /// otherwise after a look at them; or says that there are none.
    void openText(const QString& text);
    /// Asks what the players are called.
    void namePlayers();

private:
    fishing::Rules rules() const;
    /// Shows a dialog while the game stands still. `take`, called if it is accepted, tells whether
    /// it has put another game on the table.
    template <class Take>
    void ask(CustomDealDialog& dialog, Take take);
    HandsDraft lastEntered() const;
    void enter(CustomDealDialog& dialog);
    bool takeEdited(const CustomDealDialog& dialog);
    void open(const files::Hands& hands, const CustomDealDialog& dialog);
    void updateShelf();

    GameShelf& m_shelf;
    GameController& m_controller;
    QWidget* m_window;
    HandsDraft m_entered; // when the dialog was there last
    CardLook m_look;
    QAction* m_enterHands;
    QAction* m_editDeal;
    QAction* m_paste;
    QAction* m_namePlayers;
    QAction* m_gameBefore;
    QAction* m_gameAfter;
};
