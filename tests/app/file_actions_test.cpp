// SPDX-License-Identifier: MIT
// Opening and saving as users do it: by key, dialog and menu.
#include "tests/app/files_user.h"
#include "tests/app/menus.h"

#include <QDir>
#include <QFileDialog>
#include <QSettings>

class FileActionsTest : public QObject, private FilesUser {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void savingAsksOnceAndThenKnows();
    void theFirstFileGoesToTheDocuments();
    void savingAsGivesAnotherFile();
    void anExistingFileIsNotReplacedUnasked();
    void aSavedGameOpensAsItWas();
    void otherRulesAreNotSavedOverTheGame();
    void textsOpenTooAndAreNotWrittenTo();
    void aCancelledDialogChangesNothing();
    void recentFiles();
    void recentFilesOfTwoPrograms();
};

void FileActionsTest::savingAsksOnceAndThenKnows() {
    game().seek(17);
    game().toggleBookmark();
    game().setNames({{QStringLiteral("Tom"), QStringLiteral("莫莉")}});
    ModalScript script = {[&](QDialog& dialog) {
        auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        QCOMPARE(edit->text(), QStringLiteral("Deal 42.fishing"));
        choose(path("cats"))(dialog); // the rest of the name is added
    }};
    press(Qt::Key_S);
    QVERIFY(script.isDone());
    const QByteArray first = contents(path("cats.fishing"));
    QCOMPARE(first.toStdString(), files::toText(shelf().current()));
    QVERIFY2(status().contains(path("cats.fishing")), qPrintable(status()));
    QVERIFY2(m_window->windowTitle().contains(QStringLiteral("cats.fishing")),
             qPrintable(m_window->windowTitle()));
    QVERIFY2(m_window->windowTitle().contains(QStringLiteral("42")),
             qPrintable(m_window->windowTitle()));
    press(Qt::Key_Right, {});
    press(Qt::Key_S); // no dialog comes
    QVERIFY(contents(path("cats.fishing")) != first);
    QCOMPARE(contents(path("cats.fishing")).toStdString(), files::toText(shelf().current()));
    // Another deal has no file, and the one before has its file again.
    press(Qt::Key_N);
    QVERIFY(shelf().file().empty());
    QVERIFY(!m_window->windowTitle().contains(QStringLiteral("cats")));
    press(Qt::Key_Z);
    QCOMPARE(QString::fromStdString(shelf().file()), path("cats.fishing"));
}

void FileActionsTest::theFirstFileGoesToTheDocuments() {
    const QByteArray home = qgetenv("HOME");
    const auto restore = qScopeGuard([&] { qputenv("HOME", home); });
    qputenv("HOME", QFile::encodeName(m_folder->path()));
    const auto offers = [](const QString& folder) {
        return [folder](QDialog& dialog) {
            QCOMPARE(qobject_cast<QFileDialog*>(&dialog)->directory().path(), folder);
            dialog.reject();
        };
    };
    ModalScript withoutDocuments = {offers(m_folder->path())};
    press(Qt::Key_S);
    QVERIFY(withoutDocuments.isDone());
    QVERIFY(QDir().mkdir(path("Documents")));
    ModalScript withDocuments = {offers(path("Documents"))};
    press(Qt::Key_S);
    QVERIFY(withDocuments.isDone());
}

void FileActionsTest::savingAsGivesAnotherFile() {
    ModalScript script = {
        choose(path("one.fishing")),
        [&](QDialog& dialog) {
            auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            QCOMPARE(edit->text(), QStringLiteral("one.fishing"));
            choose(path("two.fishing"))(dialog);
        },
    };
    press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    game().seek(3);
    press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(script.isDone());
    QVERIFY(contents(path("one.fishing")).contains("\"play\": 0"));
    QVERIFY(contents(path("two.fishing")).contains("\"play\": 3"));
    QCOMPARE(QString::fromStdString(shelf().file()), path("two.fishing"));
    QCOMPARE(m_window->files().recent().files(),
             QStringList({path("two.fishing"), path("one.fishing")}));
}

void FileActionsTest::anExistingFileIsNotReplacedUnasked() {
    write("mine.fishing", "precious");
    ModalScript script = {[&](QDialog& dialog) {
        ModalScript question = {answer(QStringLiteral("already exists"), QStringLiteral("No"))};
        choose(path("mine"))(dialog);
        QVERIFY(question.isDone());
        dialog.reject();
    }};
    press(Qt::Key_S);
    QVERIFY(script.isDone());
    QCOMPARE(contents(path("mine.fishing")), QByteArray("precious"));
    QVERIFY(shelf().file().empty());
}

void FileActionsTest::aSavedGameOpensAsItWas() {
    game().seek(30);
    game().toggleBookmark();
    game().seek(31);
    game().setNames({{QStringLiteral("Tom"), QString()}});
    files::SavedGame saved = shelf().current();
    write("saved.fishing", files::toText(saved));
    press(Qt::Key_N);
    const files::SavedGame other = shelf().current();
    ModalScript script = {choose(path("saved.fishing"))};
    press(Qt::Key_O);
    QVERIFY(script.isDone());
    saved.file = path("saved.fishing").toStdString();
    QVERIFY(shelf().current() == saved);
    QCOMPARE(game().index(), 31);
    QCOMPARE(game().rules(), textbook());
    press(Qt::Key_Z);
    QVERIFY(shelf().current() == other);
}

void FileActionsTest::otherRulesAreNotSavedOverTheGame() {
    const QString file = write("deal.fishing", files::toText(shelf().current()));
    m_window->files().openFile(file);
    const QByteArray before = contents(file);
    QVERIFY(chooseInMenus(*m_window, "rules-hook"));
    QCOMPARE(game().rules(), *fishing::parseRules("hook"));
    ModalScript script = {[](QDialog& dialog) { dialog.reject(); }};
    press(Qt::Key_S); // asks where to
    QVERIFY(script.isDone());
    QCOMPARE(contents(file), before);
    press(Qt::Key_Z);
    QCOMPARE(QString::fromStdString(shelf().file()), file);
    press(Qt::Key_S); // no dialog comes
    QCOMPARE(contents(file), before);
}

void FileActionsTest::textsOpenTooAndAreNotWrittenTo() {
    const QString file = write("deal.txt", "甲：2 4♥ 1\n乙：3 1 3\n");
    ModalScript script = {choose(file)};
    press(Qt::Key_O);
    QVERIFY(script.isDone());
    QCOMPARE(fishing::toText(game().deal()), std::string("2 4 1 / 3 1 3"));
    QCOMPARE(game().rules(), textbook()); // as before
    QVERIFY(shelf().file().empty());
    QCOMPARE(m_window->files().recent().files(), QStringList({file}));
}

void FileActionsTest::aCancelledDialogChangesNothing() {
    const files::SavedGame before = shelf().current();
    game().start();
    ModalScript script = {[](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); },
                          [](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); }};
    press(Qt::Key_O);
    QVERIFY(game().isRunning()); // it only waited
    press(Qt::Key_S);
    QVERIFY(game().isRunning());
    QVERIFY(script.isDone());
    game().pause();
    game().seek(0);
    QVERIFY(shelf().current() == before);
    QVERIFY(m_window->files().recent().files().isEmpty());
}

void FileActionsTest::recentFiles() {
    QVERIFY(!find<QAction>("showRecentFiles")->isEnabled());
    for (int i = 0; i < 12; ++i) {
        const std::string name = std::to_string(i) + " & more.fishing";
        m_window->files().openFile(write(name.c_str(), files::toText(shelf().current())));
    }
    QMenu* menu = openRecentMenu();
    QVERIFY(menu->menuAction()->isEnabled());
    QCOMPARE(menu->actions().size(), RecentFiles::mostFiles + 2); // a line, and the way to clear it
    QCOMPARE(menu->actions().constFirst()->text(), QStringLiteral("&1  11 && more.fishing"));
    QCOMPARE(menu->actions().at(9)->text(), QStringLiteral("&10  2 && more.fishing"));
    QVERIFY(menu->actions().at(9)->toolTip().contains(path("2 & more.fishing")));
    QVERIFY(chooseInMenus(*m_window, "recentFile9"));
    QCOMPARE(QString::fromStdString(shelf().file()), path("2 & more.fishing"));
    QCOMPARE(m_window->files().recent().files().constFirst(), path("2 & more.fishing"));
    QCOMPARE(m_window->files().recent().files().size(), RecentFiles::mostFiles);
    find<QAction>("clearRecentFiles")->trigger();
    QVERIFY(m_window->files().recent().files().isEmpty());
    QVERIFY(!find<QAction>("showRecentFiles")->isEnabled());
}

void FileActionsTest::recentFilesOfTwoPrograms() {
    QSettings first(path("settings.conf"), QSettings::IniFormat);
    QSettings second(path("settings.conf"), QSettings::IniFormat);
    MainWindow other;
    m_window->files().recent().keepIn(first);
    other.files().recent().keepIn(second);
    m_window->files().recent().add(path("a"));
    other.files().recent().add(path("b"));
    m_window->files().recent().add(path("c"));
    const QStringList all = {path("c"), path("b"), path("a")};
    QCOMPARE(m_window->files().recent().files(), all);
    QCOMPARE(other.files().recent().files(), all);
}

QTEST_MAIN(FileActionsTest)
#include "file_actions_test.moc"
