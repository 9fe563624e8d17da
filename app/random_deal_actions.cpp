// SPDX-License-Identifier: MIT
#include "app/random_deal_actions.h"

#include "app/actions.h"
#include "app/deal_text.h"
#include "app/dialogs/numbered_deal_dialog.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/glyph_icon.h"
#include "app/random_number.h"

#include <QMenu>

RandomDealActions::RandomDealActions(GameShelf& shelf, GameController& controller, QWidget* window)
    : QObject(window), m_shelf(shelf), m_controller(controller), m_window(window) {
    m_newRandomDeal = makeAction(this, QStringLiteral("newRandomDeal"), tr("&New random deal"), {},
                                 {QKeySequence::New});
    m_newRandomDeal->setIcon(glyphIcon(Glyph::Deal));
    connect(m_newRandomDeal, &QAction::triggered, this, [this] { newRandomDeal(); });
    m_dealNumber = makeAction(this, QStringLiteral("dealNumber"), tr("&Deal number and deck…"),
                              tr("Deal by a number, from a deck of your choice"),
                              {QKeySequence(Qt::CTRL | Qt::Key_D)});
    connect(m_dealNumber, &QAction::triggered, this, &RandomDealActions::askForNumber);
    m_nextNumber =
        makeAction(this, QStringLiteral("nextNumber"), tr("Ne&xt number"),
                   tr("Deal the number after this one"), {QKeySequence(Qt::ALT | Qt::Key_Right)});
    connect(m_nextNumber, &QAction::triggered, this, &RandomDealActions::nextNumber);
    m_previousNumber =
        makeAction(this, QStringLiteral("previousNumber"), tr("Previous num&ber"),
                   tr("Deal the number before this one"), {QKeySequence(Qt::ALT | Qt::Key_Left)});
    connect(m_previousNumber, &QAction::triggered, this, &RandomDealActions::previousNumber);
    connect(&m_shelf, &GameShelf::opened, this, &RandomDealActions::updateActions);
    updateActions();
}

void RandomDealActions::fillMenu(QMenu* menu) const {
    menu->addActions(all());
}

QList<QAction*> RandomDealActions::all() const {
    return {m_newRandomDeal, m_dealNumber, m_nextNumber, m_previousNumber};
}

void RandomDealActions::setDeck(fishing::Deck deck) {
    if (deck != m_deck) {
        m_deck = deck;
        updateActions();
        emit deckChanged(deck);
    }
}

void RandomDealActions::setLook(const CardLook& look, bool handsFaceDown) {
    m_look = look;
    m_handsFaceDown = handsFaceDown;
}

void RandomDealActions::newRandomDeal() {
    newRandomDeal(rules());
}

void RandomDealActions::newRandomDeal(const fishing::Rules& rules) {
    files::NumberedDeal deal{0, m_deck};
    do {
        deal.number = randomDealNumber();
    } while (deal == m_shelf.origin());
    m_shelf.openNew(files::newGame(deal, rules));
}

void RandomDealActions::askForNumber() {
    const bool wasRunning = m_controller.isRunning();
    m_controller.pause();
    const auto here = m_shelf.origin();
    NumberedDealDialog dialog(here.value_or(files::NumberedDeal{randomDealNumber(), m_deck}),
                              rules(), m_controller.names(), m_window);
    dialog.setLook(m_look, m_handsFaceDown);
    if (m_controller.isFutureHidden()) {
        dialog.keepSecret();
    }
    if (dialog.exec() == QDialog::Accepted) {
        const files::NumberedDeal deal = *dialog.deal();
        setDeck(deal.deck);
        m_shelf.openNew(files::newGame(deal, rules()));
    } else if (wasRunning) {
        m_controller.start();
    }
}

void RandomDealActions::nextNumber() {
    dealBeside(1);
}

void RandomDealActions::previousNumber() {
    dealBeside(static_cast<std::uint64_t>(-1));
}

void RandomDealActions::dealBeside(std::uint64_t distance) {
    if (auto deal = m_shelf.origin()) {
        deal->number += distance; // round from the highest to 0 and back
        m_shelf.openNew(files::newGame(*deal, rules()));
    }
}

fishing::Rules RandomDealActions::rules() const {
    return m_controller.hasGame() ? m_controller.rules() : fishing::Rules();
}

void RandomDealActions::updateActions() {
    setActionWords(m_newRandomDeal, tr("&New random deal"),
                   m_deck == fishing::Deck() ? tr("Deal a full deck at random")
                                             : tr("Deal %1 at random").arg(DealText::deck(m_deck)));
    for (QAction* action : {m_nextNumber, m_previousNumber}) {
        action->setEnabled(m_shelf.origin().has_value());
    }
}
