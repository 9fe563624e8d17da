// SPDX-License-Identifier: MIT
// What takes the game out of the program, as actions for the menus: onto the clipboard, into files
// and onto paper.
#pragma once

#include "app/share/printed_game.h"

#include <QList>
#include <QObject>

class CardTable;
class GameController;
class GameShelf;
class QAction;
class QImage;
class QMenu;
class QWidget;

class ShareActions : public QObject {
    Q_OBJECT

public:
    /// Shares the game of `shelf` as `table` shows it. `window` is what the dialogs stand in front
    /// of. All must outlive the actions.
    ShareActions(GameShelf& shelf, GameController& controller, CardTable& table, QWidget* window);

    void fillGameMenu(QMenu* menu) const;
    void fillEditMenu(QMenu* menu) const;
    QList<QAction*> all() const { return m_all; }

signals:
    /// Something has been shared; words for what and where it is now.
    void shared(const QString& words);

private:
    QAction* add(const QString& name, const QString& text, const QString& tip,
                 const QKeySequence& key, void (ShareActions::*share)());
    void copyDeal();
    void copyGame();
    void copyPicture();
    void savePicture();
    void exportMoves();
    void print();
    QImage picture(QSize size) const;
    PrintedGame::Content printedContent() const;

    GameShelf& m_shelf;
    GameController& m_controller;
    CardTable& m_table;
    QWidget* m_window;
    QList<QAction*> m_all;
    QAction* m_copyDeal;
    QAction* m_copyGame;
    QAction* m_copyPicture;
    QAction* m_savePicture;
    QAction* m_exportMoves;
    QAction* m_print;
};
