// SPDX-License-Identifier: MIT
// The program's window and a folder of files: a base for tests of what goes into files and comes
// out of them, by key, dialog, menu and drag and drop.
#pragma once

#include "app/file_actions.h"
#include "app/files/game_file.h"
#include "app/main_window.h"
#include "app/recent_files.h"
#include "tests/app/deals.h"
#include "tests/app/modal_script.h"

#include <QAbstractButton>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QWindow>

#include <memory>

class FilesUser {
protected:
    void open() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1100, 700);
        m_window->show();
        shelf().open(files::newGame(files::NumberedDeal{42, {}}, textbook()));
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void close() {
        m_window.reset();
        m_folder.reset();
    }

    template <class T>
    T* find(const char* name) const {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    GameController& game() const { return m_window->controller(); }
    GameShelf& shelf() const { return m_window->shelf(); }
    QString status() const { return find<QLabel>("statusText")->text(); }
    QString path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    QString write(const char* name, const std::string& text) const {
        QFile file(path(name));
        const bool isWritten =
            file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(text)) >= 0;
        return isWritten ? path(name) : QString();
    }
    QByteArray contents(const QString& name) const {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) const {
        m_window->activateWindow(); // as a window manager does when a dialog closes
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    /// Types a name into the file dialog and presses Return.
    static ModalScript::Step choose(const QString& name) {
        return [name](QDialog& dialog) {
            auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            QVERIFY(edit != nullptr);
            edit->setFocus();
            edit->selectAll();
            QTest::sendKeyEvent(QTest::Click, edit, Qt::Key_unknown, name, {});
            QTest::keyClick(edit, Qt::Key_Return);
        };
    }
    /// Reads a message and answers it with the button of that text; the first one if there is none.
    static ModalScript::Step answer(const QString& mention, const QString& button = {}) {
        return [mention, button](QDialog& dialog) {
            auto* box = qobject_cast<QMessageBox*>(&dialog);
            QVERIFY(box != nullptr);
            QVERIFY2(box->text().contains(mention), qPrintable(box->text()));
            for (QAbstractButton* each : box->buttons()) {
                if (button.isEmpty() || each->text().remove(QLatin1Char('&')) == button) {
                    QTest::mouseClick(each, Qt::LeftButton);
                    return;
                }
            }
        };
    }
    QMenu* openRecentMenu() const {
        auto* menu = m_window->files().recent().menu();
        emit menu->aboutToShow();
        return menu;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};
