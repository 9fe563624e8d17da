// SPDX-License-Identifier: MIT
// Games come from files and go into files: opening, saving, the files of before, and what is
// dropped on the window. Whatever cannot be opened or saved, the game on the table stays as it is.
#pragma once

#include "app/words/phrase.h"

#include <QList>
#include <QObject>

class GameController;
class GameShelf;
class QAction;
class QMenu;
class QWidget;
class RecentFiles;

class FileActions : public QObject {
    Q_OBJECT

public:
    /// `window` is what the dialogs stand in front of, and what files are dropped on.
    FileActions(GameShelf& shelf, GameController& controller, QWidget* window);

    void fillMenu(QMenu* menu) const;
    QList<QAction*> all() const;
    RecentFiles& recent() { return *m_recent; }

public slots:
    /// Asks for a file and opens it.
    void chooseFile();
    /// Puts the game in the file on the table, or says why it cannot.
    void openFile(const QString& file);
    /// The same for a saved game as text; of any other text, see handsDropped().
    void openText(const QString& text);
    /// Saves to the file of the game on the table; asks for one if it has none.
    void save();
    void saveAs();

signals:
    /// Something that went well, for the status line.
    void told(const QString& text);
    /// A text that may have hands in it.
    void handsDropped(const QString& text);

private:
    void openRecent(const QString& file);
    bool write(const QString& file);
    void complain(const QString& title, const QString& text);
    QString usualFolder() const;
    QString suggestedName() const;

    GameShelf& m_shelf;
    GameController& m_controller;
    QWidget* m_window;
    RecentFiles* m_recent;
    QAction* m_open;
    QAction* m_save;
    QAction* m_saveAs;
};
