// SPDX-License-Identifier: MIT
#include "app/file_actions.h"

#include "app/actions.h"
#include "app/deal_text.h"
#include "app/drop_target.h"
#include "app/files/any_game.h"
#include "app/files/game_file.h"
#include "app/files/read_file.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/recent_files.h"
#include "app/save_file.h"
#include "app/translated.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>

namespace {

const QString suffix = QString::fromUtf8(files::gameFileSuffix.data());

} // namespace

FileActions::FileActions(GameShelf& shelf, GameController& controller, QWidget* window)
    : QObject(window),
      m_shelf(shelf),
      m_controller(controller),
      m_window(window),
      m_recent(new RecentFiles(window)) {
    m_open = makeAction(this, QStringLiteral("openFile"), tr("&Open…"),
                        tr("Open a saved game, or a text with two hands in it"),
                        {QKeySequence(Qt::CTRL | Qt::Key_O)});
    connect(m_open, &QAction::triggered, this, &FileActions::chooseFile);
    m_save = makeAction(this, QStringLiteral("saveFile"), tr("&Save"),
                        tr("Save the game with its place and bookmarks"),
                        {QKeySequence(Qt::CTRL | Qt::Key_S)});
    connect(m_save, &QAction::triggered, this, &FileActions::save);
    m_saveAs = makeAction(this, QStringLiteral("saveFileAs"), tr("Save &as…"),
                          tr("Save the game to another file"),
                          {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    connect(m_saveAs, &QAction::triggered, this, &FileActions::saveAs);
    connect(m_recent, &RecentFiles::chosen, this, &FileActions::openRecent);
    auto* target = new DropTarget(window);
    connect(target, &DropTarget::fileDropped, this, &FileActions::openFile);
    connect(target, &DropTarget::textDropped, this, &FileActions::openText);
}

void FileActions::fillMenu(QMenu* menu) const {
    menu->addAction(m_open);
    menu->addMenu(m_recent->menu());
    menu->addActions({m_save, m_saveAs});
}

QList<QAction*> FileActions::all() const {
    return {m_open, m_save, m_saveAs};
}

void FileActions::chooseFile() {
    const bool wasRunning = m_controller.isRunning();
    m_controller.pause();
    QFileDialog dialog(m_window, tr("Open a game"));
    dialog.setObjectName(QStringLiteral("openFileDialog"));
    dialog.setDirectory(usualFolder());
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setNameFilters({tr("Games and texts (*.%1 *.txt)").arg(suffix), tr("All files (*)")});
    if (dialog.exec() == QDialog::Accepted) {
        openFile(dialog.selectedFiles().constFirst());
    } else if (wasRunning) {
        m_controller.start();
    }
}

void FileActions::openFile(const QString& file) {
    const QString title = tr("This cannot be opened");
    const QFileInfo info(file);
    const std::string shownPath = QDir::toNativeSeparators(file).toStdString();
    const auto text = files::readFile(shownPath, files::FileKind::Regular);
    if (!text) {
        complain(title, translated(text.problem()));
        return;
    }
    const std::string name = info.fileName().toStdString();
    const auto read = files::readAnyGame(*text, name);
    if (!read) {
        complain(title, translated(read.problem()));
        return;
    }
    files::SavedGame game = *read;
    if (files::isSavedGame(*text, name)) {
        game.file = info.absoluteFilePath().toStdString();
        m_shelf.open(game);
    } else {
        // As when hands are typed: by the rules of the table.
        game.rules = m_controller.hasGame() ? m_controller.rules() : game.rules;
        m_shelf.openNew(game);
    }
    m_recent->add(info.absoluteFilePath());
}

void FileActions::openText(const QString& text) {
    const QString title = tr("This text cannot be played");
    if (text.size() > static_cast<qsizetype>(files::mostGameBytes)) {
        complain(title, tr("It is too long for a game. Mark only the hands in it."));
        return;
    }
    const std::string given = text.toStdString();
    if (!files::isSavedGame(given, {})) {
        emit handsDropped(text);
        return;
    }
    const auto game = files::readGame(given, {});
    if (game) {
        m_shelf.open(*game);
    } else {
        complain(title, translated(game.problem()));
    }
}

void FileActions::openRecent(const QString& file) {
    if (QFileInfo::exists(file)) {
        openFile(file);
        return;
    }
    QMessageBox box(QMessageBox::Information, tr("The file is not there"),
                    tr("%1 is not there now. It may have another name, or be on a disk that is not "
                       "connected.")
                        .arg(QDir::toNativeSeparators(file)),
                    QMessageBox::NoButton, m_window);
    box.setObjectName(QStringLiteral("fileMissing"));
    box.setTextFormat(Qt::PlainText);
    QPushButton* keep = box.addButton(tr("&Keep it in the list"), QMessageBox::RejectRole);
    QPushButton* forget = box.addButton(tr("&Take it off"), QMessageBox::AcceptRole);
    box.setDefaultButton(keep);
    box.exec();
    if (box.clickedButton() == forget) {
        m_recent->remove(file);
    }
}

void FileActions::save() {
    if (!m_controller.hasGame()) {
        return;
    }
    if (m_shelf.file().empty()) {
        saveAs();
    } else {
        write(QString::fromStdString(m_shelf.file()));
    }
}

void FileActions::saveAs() {
    if (!m_controller.hasGame()) {
        return;
    }
    const bool wasRunning = m_controller.isRunning();
    m_controller.pause();
    QString file;
    do {
        file =
            askWhereToSave(m_window, tr("Save the game"), suggestedName(), suffix, usualFolder());
    } while (!file.isEmpty() && !write(file));
    if (wasRunning) {
        m_controller.start();
    }
}

bool FileActions::write(const QString& file) {
    const QByteArray bytes = QByteArray::fromStdString(files::toText(m_shelf.current()));
    SaveFile out(file);
    if (!out.save(bytes)) {
        complain(tr("The game cannot be saved"), cannotBeWritten(file, out.errorString()));
        return false;
    }
    m_shelf.setFile(file.toStdString());
    m_recent->add(file);
    emit told(tr("Saved as %1.").arg(QDir::toNativeSeparators(file)));
    return true;
}

void FileActions::complain(const QString& title, const QString& text) {
    QMessageBox box(QMessageBox::Warning, title, text, QMessageBox::Ok, m_window);
    box.setObjectName(QStringLiteral("fileProblem"));
    box.setTextFormat(Qt::PlainText); // it quotes what stands in the file
    box.exec();
}

QString FileActions::usualFolder() const {
    const QString own = QString::fromStdString(m_shelf.file());
    const QStringList recent = m_recent->files();
    const QString last = own.isEmpty() && !recent.isEmpty() ? recent.constFirst() : own;
    const QString folder = QFileInfo(last).absolutePath();
    if (!last.isEmpty() && QFileInfo(folder).isDir()) {
        return folder;
    }
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString FileActions::suggestedName() const {
    if (!m_shelf.file().empty()) {
        return QFileInfo(QString::fromStdString(m_shelf.file())).completeBaseName();
    }
    const auto& names = m_controller.names().given;
    QString name = tr("Own hands");
    if (m_shelf.origin()) {
        name = DealText::title(*m_shelf.origin());
    } else if (!names[0].isEmpty() && !names[1].isEmpty()) {
        name = tr("%1 and %2").arg(names[0], names[1]);
    }
    // No system takes these in a name.
    static const QRegularExpression forbidden(QStringLiteral("[/\\\\:*?\"<>|]"));
    return name.replace(forbidden, QStringLiteral("-"));
}
