// SPDX-License-Identifier: MIT
#include "app/share_actions.h"

#include "app/actions.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/share/clipboard_text.h"
#include "app/share/table_image.h"
#include "app/table/card_table.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>

ShareActions::ShareActions(GameShelf& shelf, GameController& controller, CardTable& table,
                           QWidget* window)
    : QObject(window), m_shelf(shelf), m_controller(controller), m_table(table), m_window(window) {
    m_copyDeal = add(QStringLiteral("copyDeal"), tr("&Copy deal"),
                     tr("Copy both hands as text, to be pasted here or anywhere"),
                     QKeySequence::Copy, &ShareActions::copyDeal);
    m_copyGame = add(QStringLiteral("copyGame"), tr("Copy &game as text"),
                     tr("Copy the plays in words, and how the game ends"),
                     Qt::CTRL | Qt::SHIFT | Qt::Key_C, &ShareActions::copyGame);
    m_copyPicture = add(QStringLiteral("copyPicture"), tr("Copy &picture of the table"),
                        tr("Copy the table as a picture, as large as it is shown"),
                        Qt::CTRL | Qt::ALT | Qt::Key_C, &ShareActions::copyPicture);
}

void ShareActions::fillEditMenu(QMenu* menu) const {
    menu->addActions({m_copyDeal, m_copyGame, m_copyPicture});
}

QAction* ShareActions::add(const QString& name, const QString& text, const QString& tip,
                           const QKeySequence& key, void (ShareActions::*share)()) {
    QAction* action = makeAction(this, name, text, tip, {key});
    action->setEnabled(m_controller.hasGame());
    connect(&m_controller, &GameController::gameStarted, action,
            [action] { action->setEnabled(true); });
    connect(action, &QAction::triggered, this, share);
    m_all += action;
    return action;
}

void ShareActions::copyDeal() {
    const auto game = m_shelf.current();
    QGuiApplication::clipboard()->setText(dealText(game));
    emit shared(
        tr("The deal is on the clipboard as text: %1 and %2 cards.")
            .arg(QString::number(game.hands[0].size()), QString::number(game.hands[1].size())));
}

void ShareActions::copyGame() {
    const ToldGame told = toldGame(m_controller, m_shelf);
    QGuiApplication::clipboard()->setText(gameText(told));
    const auto plays = static_cast<qulonglong>(copiedPlays(told));
    const QString number = QLocale().toString(plays);
    if (told.isWhole && plays == told.mostPlays) {
        emit shared(
            tr("The whole game is on the clipboard as text, to its end with play %1.").arg(number));
    } else {
        emit shared(tr("The game is on the clipboard as text, as far as play %1.").arg(number));
    }
}

void ShareActions::copyPicture() {
    const QImage picture =
        tableImage(m_controller, {m_table.look(), m_table.scene().handsFaceDown, m_table.palette()},
                   m_table.size() * m_table.devicePixelRatioF());
    QGuiApplication::clipboard()->setImage(picture);
    emit shared(tr("A picture of the table is on the clipboard: %1 × %2 pixels.")
                    .arg(picture.width())
                    .arg(picture.height()));
}
