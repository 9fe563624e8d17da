// SPDX-License-Identifier: MIT
#include "app/deal_actions.h"

#include "app/actions.h"
#include "app/dialogs/custom_deal_dialog.h"
#include "app/dialogs/names_dialog.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/glyph_icon.h"
#include "engine/found_hands.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>

#include <algorithm>

namespace {

/// Whether two deals have the same cards in the same places, however they are counted.
bool sameCards(const fishing::Deal& left, const fishing::Deal& right) {
    const auto isSame = [](const fishing::Card& one, const fishing::Card& other) {
        return one.rank == other.rank && one.suit == other.suit;
    };
    return std::ranges::equal(left.hands[0], right.hands[0], isSame) &&
           std::ranges::equal(left.hands[1], right.hands[1], isSame);
}

} // namespace

DealActions::DealActions(GameShelf& shelf, GameController& controller, QWidget* window)
    : QObject(window), m_shelf(shelf), m_controller(controller), m_window(window) {
    m_enterHands =
        makeAction(this, QStringLiteral("enterHands"), tr("&Enter hands…"),
                   tr("Type the cards of both hands"), {QKeySequence(Qt::CTRL | Qt::Key_E)});
    m_enterHands->setIcon(glyphIcon(Glyph::Edit));
    connect(m_enterHands, &QAction::triggered, this, &DealActions::enterHands);
    m_editDeal = makeAction(this, QStringLiteral("editDeal"), tr("Edi&t this deal…"),
                            tr("Change the cards of the deal on the table"),
                            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)});
    m_editDeal->setEnabled(m_controller.hasGame());
    connect(m_editDeal, &QAction::triggered, this, &DealActions::editDeal);
    connect(&m_controller, &GameController::gameStarted, m_editDeal,
            [this] { m_editDeal->setEnabled(true); });
    m_paste = makeAction(this, QStringLiteral("pasteDeal"), tr("&Paste a deal"),
                         tr("Play the hands in the text on the clipboard"), {QKeySequence::Paste});
    connect(m_paste, &QAction::triggered, this, &DealActions::paste);
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
    menu->addActions({m_enterHands, m_editDeal, m_namePlayers});
}

void DealActions::fillEditMenu(QMenu* menu) const {
    menu->addActions({m_gameBefore, m_gameAfter});
    menu->addSeparator();
    menu->addAction(m_paste);
}

QList<QAction*> DealActions::all() const {
    return {m_enterHands, m_editDeal, m_paste, m_namePlayers, m_gameBefore, m_gameAfter};
}

void DealActions::setLook(const CardLook& look) {
    m_look = look;
}

void DealActions::enterHands() {
    CustomDealDialog dialog(rules(), m_window);
    dialog.setDraft(lastEntered());
    enter(dialog);
}

void DealActions::editDeal() {
    if (!m_controller.hasGame()) {
        return;
    }
    HandsDraft draft;
    draft.write(m_shelf.current().hands);
    CustomDealDialog dialog(rules(), m_window);
    dialog.setWindowTitle(tr("Edit this deal"));
    dialog.setDraft(draft);
    ask(dialog, [&] { return takeEdited(dialog); });
}

void DealActions::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        QMessageBox::information(m_window, tr("Paste a deal"),
                                 tr("There is no text on the clipboard. Copy the text of a deal "
                                    "first: 2 4 1 2 5 6 / 3 1 3 5 6 4."));
        return;
    }
    openText(text);
}

void DealActions::openText(const QString& text) {
    const fishing::FoundHands found = fishing::findHands(text.toStdString());
    HandsDraft draft;
    draft.write(found);
    const auto hands = draft.read();
    if (found.isClear && hands) {
        m_shelf.openNew(files::newGame(*hands, rules()));
    } else if (draft != HandsDraft()) {
        CustomDealDialog dialog(rules(), m_window);
        dialog.setDraft(lastEntered());
        dialog.offer(draft, tr("This is what was found in the text. Look whether it is what you "
                               "mean; Ctrl+Z brings back what was here before."));
        enter(dialog);
    } else {
        QMessageBox::information(m_window, tr("No hands found"),
                                 tr("There are no hands in this text that could be found. Write "
                                    "them like this: 2 4 1 2 5 6 / 3 1 3 5 6 4."));
    }
}

HandsDraft DealActions::lastEntered() const {
    HandsDraft draft = m_entered;
    const bool isOwn = m_controller.hasGame() && !m_shelf.origin();
    if (draft == HandsDraft() && isOwn) {
        draft.write(m_shelf.current().hands); // came by the command line or a file
    }
    return draft;
}

template <class Take>
void DealActions::ask(CustomDealDialog& dialog, Take take) {
    const bool wasRunning = m_controller.isRunning();
    m_controller.pause();
    dialog.setLook(m_look);
    dialog.setNames(m_controller.names());
    const bool isOther = dialog.exec() == QDialog::Accepted && take();
    if (!isOther && wasRunning) {
        m_controller.start();
    }
}

void DealActions::enter(CustomDealDialog& dialog) {
    ask(dialog, [&] {
        open(*dialog.hands(), dialog);
        return true;
    });
    m_entered = dialog.draft();
}

bool DealActions::takeEdited(const CustomDealDialog& dialog) {
    const auto hands = *dialog.hands();
    if (!sameCards(fishing::makeDeal(hands[0], hands[1]), m_controller.deal())) {
        open(hands, dialog);
        return true;
    }
    m_controller.setNames(dialog.names());
    if (dialog.rules() == m_controller.rules()) {
        return false;
    }
    m_shelf.openByRules(dialog.rules());
    return true;
}

void DealActions::open(const files::Hands& hands, const CustomDealDialog& dialog) {
    files::SavedGame game = files::newGame(hands, dialog.rules());
    game.names = dialog.names().toStrings();
    m_shelf.open(game);
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
