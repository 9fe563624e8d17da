// SPDX-License-Identifier: MIT
// The ways to a random deal, as actions for menu and tool bar: a new one, one by its number, and
// the ones beside that on the table.
#pragma once

#include "app/table/card_look.h"
#include "engine/deck.h"
#include "engine/rules.h"

#include <QList>
#include <QObject>

class GameController;
class GameShelf;
class QAction;
class QMenu;
class QWidget;

class RandomDealActions : public QObject {
    Q_OBJECT

public:
    /// `window` is what the dialogs stand in front of.
    RandomDealActions(GameShelf& shelf, GameController& controller, QWidget* window);

    void fillMenu(QMenu* menu) const;
    QAction* newRandomDealAction() const { return m_newRandomDeal; }
    QList<QAction*> all() const;

    /// The deck that random deals are dealt from: the one chosen last, not that of the table.
    fishing::Deck deck() const { return m_deck; }
    /// The deck must be a valid one.
    void setDeck(fishing::Deck deck);
    /// How cards look in the dialogs.
    void setLook(const CardLook& look, bool handsFaceDown);

public slots:
    /// Deals another random number, under the rules of the game on the table or these.
    void newRandomDeal();
    void newRandomDeal(const fishing::Rules& rules);
    /// Asks for a number and a deck; this is the deck of random deals from then on.
    void askForNumber();
    /// Deals the number after that on the table from the same deck, or the one before it. The
    /// numbers are a ring.
    void nextNumber();
    void previousNumber();

signals:
    void deckChanged(fishing::Deck deck);

private:
    fishing::Rules rules() const;
    void dealBeside(std::uint64_t distance);
    void updateActions();

    GameShelf& m_shelf;
    GameController& m_controller;
    QWidget* m_window;
    fishing::Deck m_deck;
    CardLook m_look;
    bool m_handsFaceDown = false;
    QAction* m_newRandomDeal;
    QAction* m_dealNumber;
    QAction* m_nextNumber;
    QAction* m_previousNumber;
};
