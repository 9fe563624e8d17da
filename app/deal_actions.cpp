// SPDX-License-Identifier: MIT
#include "app/deal_actions.h"

#include "app/actions.h"
#include "app/dialogs/custom_deal_dialog.h"
#include "app/dialogs/names_dialog.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/glyph_icon.h"

#include <QMenu>

DealActions::DealActions(GameShelf& shelf, GameController& controller, QWidget* window)
    : QObject(window), m_shelf(shelf), m_controller(controller), m_window(window) {
    m_enterHands =
        makeAction(this, QStringLiteral("enterHands"), tr("&Enter hands…"),
                   tr("Type the cards of both hands"), {QKeySequence(Qt::CTRL | Qt::Key_E)});
    m_enterHands->setIcon(glyphIcon(Glyph::Edit));
    connect(m_enterHands, &QAction::triggered, this, &DealActions::enterHands);
    m_namePlayers =
        makeAction(this, QStringLiteral("namePlayers"), tr("Na&me the players…"),
                   tr("Give the two players names of their own"), {QKeySequence(Qt::Key_F2)});
    connect(m_namePlayers, &QAction::triggered, this, &DealActions::namePlayers);
    m_gameBefore = makeAction(this, QStringLiteral("gameBefore"), tr("&Back to the game before"),
                              tr("Bring the game before this one back, at its place"),
                              {QKeySequence(Qt::CTRL | Qt::Key_Z)});
    connect(m_gameBefore, &QAction::triggered, &m_shelf, &GameShelf::goBack);
    m_gameAfter = makeAction(this, QStringLiteral("gameAfter"), tr("&Forward to the game after"),
                             tr("Bring the game back that came after this one"),
                             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    connect(m_gameAfter, &QAction::triggered, &m_shelf, &GameShelf::goForward);
    connect(&m_shelf, &GameShelf::shelfChanged, this, &DealActions::updateShelf);
    updateShelf();
}

void DealActions::fillGameMenu(QMenu* menu) const {
    menu->addActions({m_enterHands, m_namePlayers});
}

void DealActions::fillEditMenu(QMenu* menu) const {
    menu->addActions({m_gameBefore, m_gameAfter});
}

QList<QAction*> DealActions::all() const {
    return {m_enterHands, m_namePlayers, m_gameBefore, m_gameAfter};
}

void DealActions::enterHands() {
    const bool wasRunning = m_controller.isRunning();
    m_controller.pause();
    CustomDealDialog dialog(rules(), m_window);
    if (m_controller.hasGame() && !m_shelf.origin()) {
        const auto hands = m_shelf.current().hands;
        dialog.setDeal(hands[0], hands[1]);
    }
    if (dialog.exec() == QDialog::Accepted) {
        m_shelf.openNew(files::newGame(*dialog.hands(), dialog.rules()));
    } else if (wasRunning) {
        m_controller.start();
    }
}

void DealActions::namePlayers() {
    NamesDialog dialog(m_controller.names(), m_window);
    if (dialog.exec() == QDialog::Accepted) {
        m_controller.setNames(dialog.names());
    }
}

fishing::Rules DealActions::rules() const {
    return m_controller.hasGame() ? m_controller.rules() : fishing::Rules();
}

void DealActions::updateShelf() {
    m_gameBefore->setEnabled(!m_shelf.before().empty());
    m_gameAfter->setEnabled(!m_shelf.after().empty());
}
