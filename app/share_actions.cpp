// SPDX-License-Identifier: MIT
#include "app/share_actions.h"

#include "app/actions.h"
#include "app/appearance.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/share/clipboard_text.h"
#include "app/share/export_dialog.h"
#include "app/share/picture_dialog.h"
#include "app/share/printed_game.h"
#include "app/share/table_image.h"
#include "app/table/card_table.h"
#include "app/translated.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPrintPreviewDialog>
#include <QPrinter>

namespace {

constexpr QMarginsF pageMargins(15, 15, 15, 12); // millimetres
constexpr QSize previewSize(860, 700);
constexpr int printedWidth = 2'200; // of the picture, in pixels: about 300 an inch

} // namespace

ShareActions::ShareActions(GameShelf& shelf, GameController& controller, CardTable& table,
                           QWidget* window)
    : QObject(window), m_shelf(shelf), m_controller(controller), m_table(table), m_window(window) {
    m_copyDeal = add(QStringLiteral("copyDeal"), tr("&Copy deal"),
                     tr("Copy both hands as text, to be pasted here or anywhere"),
                     QKeySequence::Copy, &ShareActions::copyDeal);
    m_copyGame = add(QStringLiteral("copyGame"), tr("Copy &game as text"),
                     tr("Copy the plays in words, and how the game ends"),
                     Qt::CTRL | Qt::SHIFT | Qt::Key_C, &ShareActions::copyGame);
    m_copyPicture = add(QStringLiteral("copyPicture"), tr("Copy picture of the &table"),
                        tr("Copy the table as a picture, as large as it is shown"),
                        Qt::CTRL | Qt::ALT | Qt::Key_C, &ShareActions::copyPicture);
    m_savePicture = add(QStringLiteral("savePicture"), tr("Save p&icture…"),
                        tr("Save the table as a picture, as large as it is shown or larger"),
                        Qt::CTRL | Qt::SHIFT | Qt::Key_I, &ShareActions::savePicture);
    m_exportMoves = add(QStringLiteral("exportMoves"), tr("Export mo&ves…"),
                        tr("Write the list of moves to a file, as text or CSV"),
                        Qt::CTRL | Qt::SHIFT | Qt::Key_M, &ShareActions::exportMoves);
    m_print = add(QStringLiteral("print"), tr("&Print…"),
                  tr("Print the deal, the table, the verdict and the moves"), Qt::CTRL | Qt::Key_P,
                  &ShareActions::print);
}

void ShareActions::fillGameMenu(QMenu* menu) const {
    menu->addActions({m_savePicture, m_exportMoves, m_print});
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
    const QImage copy = picture(m_table.size() * m_table.devicePixelRatioF());
    QGuiApplication::clipboard()->setImage(copy);
    emit shared(tr("A picture of the table is on the clipboard: %1 × %2 pixels.")
                    .arg(copy.width())
                    .arg(copy.height()));
}

QImage ShareActions::picture(QSize size) const {
    return tableImage(m_controller,
                      {m_table.look(), m_table.scene().handsFaceDown, m_table.palette()}, size);
}

void ShareActions::savePicture() {
    m_controller.pause(); // so that what is seen is what is saved
    const QString name = fileNameOf(toldGame(m_controller, m_shelf));
    auto* dialog = new PictureDialog(
        [this](QSize size) { return picture(size); }, m_table.size() * m_table.devicePixelRatioF(),
        tr("%1-play-%2").arg(name).arg(m_controller.index()), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PictureDialog::saved, this, &ShareActions::shared);
    dialog->open();
}

void ShareActions::exportMoves() {
    auto* dialog = new ExportDialog(toldGame(m_controller, m_shelf), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::saved, this, &ShareActions::shared);
    dialog->open();
}

void ShareActions::print() {
    m_controller.pause();
    const PrintedGame::Content content = printedContent();
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(titleOf(content.told));
    printer.setPageMargins(pageMargins, QPageLayout::Millimeter);
    bool isPrinted = true;
    QPrintPreviewDialog preview(&printer, m_window);
    preview.setObjectName(QStringLiteral("printPreview"));
    preview.setWindowTitle(tr("Print"));
    preview.resize(previewSize);
    connect(&preview, &QPrintPreviewDialog::paintRequested, this,
            [&](QPrinter* paper) { isPrinted = printGame(content, *paper); });
    if (preview.exec() != QDialog::Accepted) {
        return;
    }
    if (isPrinted) {
        emit shared(tr("%1 has been printed.").arg(printer.docName()));
    } else {
        QMessageBox::warning(m_window, tr("Print"),
                             tr("The printer did not take the pages. See whether it is switched "
                                "on, or choose another folder for a PDF file."));
    }
}

PrintedGame::Content ShareActions::printedContent() const {
    PrintedGame::Content content;
    content.told = toldGame(m_controller, m_shelf);
    content.look = m_table.look();
    // Paper is white, whatever the screen is.
    content.table =
        tableImage(m_controller, {m_table.look(), m_table.scene().handsFaceDown, lightPalette()},
                   m_table.size().scaled(printedWidth, printedWidth, Qt::KeepAspectRatio));
    const auto& last = m_controller.lastPlay();
    content.caption = last ? tr("The table after play %1: %2")
                                 .arg(QLocale().toString(m_controller.index()),
                                      translated(words::describe(*last, fishing::CardStyle::Symbol),
                                                 m_controller.names()))
                           : tr("The table before the first play");
    return content;
}
