// SPDX-License-Identifier: MIT
// Opening and saving as users do it: by key, dialog, menu and drag and drop. Whatever is wrong with
// a file, the game on the table stays as it is.
#include "app/file_actions.h"
#include "app/files/any_game.h"
#include "app/files/game_file.h"
#include "app/main_window.h"
#include "app/recent_files.h"
#include "tests/app/deals.h"
#include "tests/app/full_disk.h"
#include "tests/app/menus.h"
#include "tests/app/modal_script.h"
#include "tests/app/unprivileged.h"

#include <QAbstractButton>
#include <QDir>
#include <QDragEnterEvent>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QScopeGuard>
#include <QSettings>
#include <QTemporaryDir>
#include <QWindow>

#include <limits>
#include <memory>

class FileActionsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void savingAsksOnceAndThenKnows();
    void theFirstFileGoesToTheDocuments();
    void savingAsGivesAnotherFile();
    void anExistingFileIsNotReplacedUnasked();
    void aSavedGameOpensAsItWas();
    void otherRulesAreNotSavedOverTheGame();
    void textsOpenTooAndAreNotWrittenTo();
    void aCancelledDialogChangesNothing();
    void whatCannotBeOpenedLeavesTheGame_data();
    void whatCannotBeOpenedLeavesTheGame();
    void aFileWithoutPermissionLeavesTheGame();
    void aPlaceBeyondTheEndIsTheEnd();
    void placesFarOutAreReached();
    void placesOutOfReachKeepNobodyWaiting();
    void whatCannotBeWrittenIsSaid();
    void aFullDiskKeepsTheFileAsItWas();
    void aFullTmpfs();
    void recentFiles();
    void recentFilesOfTwoPrograms();
    void aFileThatIsGone();
    void filesAreDropped();
    void textsAreDropped();
    void whatIsNotTakenIsNotHinted();
    void aHintGoesWithTheDrag();

private:
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

void FileActionsTest::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1100, 700);
    m_window->show();
    shelf().open(files::newGame(files::NumberedDeal{42, {}}, textbook()));
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void FileActionsTest::cleanup() {
    m_window.reset();
    m_folder.reset();
}

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

void FileActionsTest::whatCannotBeOpenedLeavesTheGame_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("mention");
    const auto row = [](const char* name, const char* bytes, const char* mention) {
        QTest::newRow(name) << QString::fromUtf8(name) << QByteArray(bytes)
                            << QString::fromUtf8(mention);
    };
    row("empty.fishing", "", "empty.fishing: The file is empty.");
    row("cut.fishing", "{\n  \"kitten-fishing\": 1,\n",
        "cut.fishing, line 3, column 1: The file ends");
    row("newer.fishing", "{\"kitten-fishing\": 2}", "newer.fishing: This was written by a newer");
    row("alien.json", "{\"cats\": 2}", "alien.json: This is no saved game");
    row("deal.txt", "1 2 / 14", "deal.txt, line 1, column 7: There is no rank in “14”.");
    row("picture.png", "\x89PNG\r\n", "picture.png, line 1, column 1: This is not text in UTF-8.");
    row("not-utf8.fishing", "{\"kitten-fishing\": 1, \"a\": \"\xFF\"}",
        "not-utf8.fishing, line 1, column 29: This is not text in UTF-8.");
    row("deep.fishing", QByteArray(1'000'000, '[').constData(),
        "deep.fishing, line 1, column 33: More than 32 brackets are open");
    row("range.fishing",
        R"({"kitten-fishing": 1, "rules": "classic", "a": "1", "b": "2", "play": -1})",
        "range.fishing: play cannot be “-1”.");
    row("large.fishing", "", "is too long for a game");
    row("<b>bold.fishing", "x", "<b>bold.fishing, line 1, column 1: “x” cannot stand here.");
}

void FileActionsTest::whatCannotBeOpenedLeavesTheGame() {
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, mention);
    game().seek(5);
    const files::SavedGame before = shelf().current();
    const QString file = write(name.toUtf8().constData(), bytes.toStdString());
    if (name == QStringLiteral("large.fishing")) {
        QVERIFY(QFile::resize(file, 100'000'000));
    }
    QElapsedTimer clock;
    const auto chooseNow = [&](QDialog& dialog) {
        clock.start();
        choose(file)(dialog);
    };
    const auto answerNow = [&](QDialog& dialog) {
        constexpr int longest = 1'000;
        QVERIFY2(clock.elapsed() < longest, qPrintable(QString::number(clock.elapsed())));
        answer(mention)(dialog);
    };
    ModalScript script = {chooseNow, answerNow};
    press(Qt::Key_O);
    QVERIFY(script.isDone());
    QVERIFY(shelf().current() == before);
    QVERIFY(shelf().before().empty());
    QVERIFY(m_window->files().recent().files().isEmpty());
}

void FileActionsTest::aFileWithoutPermissionLeavesTheGame() {
    const QString file = write("mine.fishing", files::toText(shelf().current()));
    const files::SavedGame before = shelf().current();
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7755)));
    QVERIFY(QFile::setPermissions(file, QFile::WriteOwner));
    {
        const Unprivileged user;
        ModalScript script = {choose(file),
                              answer(QStringLiteral("cannot be read (Permission denied)"))};
        press(Qt::Key_O);
        QVERIFY(script.isDone());
    }
    QVERIFY(shelf().current() == before);
    QVERIFY(shelf().before().empty());
}

void FileActionsTest::aPlaceBeyondTheEndIsTheEnd() {
    files::SavedGame saved = files::newGame(files::handsOf(articlesDeal()), {});
    saved.index = 50;
    saved.bookmarks = {3, 49, 50, 1'000};
    m_window->files().openFile(write("beyond.fishing", files::toText(saved)));
    QCOMPARE(game().index(), 49);
    QVERIFY(game().isAtEnd());
    const std::vector<qint64> within = {3, 49};
    QCOMPARE(game().bookmarks(), within);
    saved.index = std::numeric_limits<qint64>::max();
    m_window->files().openFile(write("far.fishing", files::toText(saved)));
    QCOMPARE(game().index(), 49);
}

void FileActionsTest::placesFarOutAreReached() {
    files::SavedGame saved = files::newGame(files::NumberedDeal{anchoredNumber, {}}, textbook());
    saved.index = 10'345'678;
    saved.bookmarks = {7, 10'000'001};
    saved.file = write("far.fishing", files::toText(saved)).toStdString();
    m_window->files().openFile(QString::fromStdString(saved.file));
    QVERIFY(shelf().isOnItsWay());
    QVERIFY(shelf().current() == saved); // however it ends now
    QCOMPARE(status(), QStringLiteral("Looking up play %1…").arg(QLocale().toString(10'345'678)));
    QTRY_COMPARE_WITH_TIMEOUT(game().index(), 10'345'678, 60'000);
    QVERIFY(!shelf().isOnItsWay());
    QVERIFY(shelf().current() == saved);
}

void FileActionsTest::placesOutOfReachKeepNobodyWaiting() {
    // An endless game, which would take for ever.
    files::SavedGame saved = files::newGame(files::NumberedDeal{anchoredNumber, {}}, textbook());
    saved.index = std::numeric_limits<qint64>::max();
    saved.bookmarks = {7, std::numeric_limits<qint64>::max()};
    m_window->files().openFile(write("endless.fishing", files::toText(saved)));
    QVERIFY(shelf().isOnItsWay());
    QCOMPARE(game().bookmarks(), std::vector<qint64>{7});
    // Whoever does something else is where it leads.
    press(Qt::Key_Right, {});
    QVERIFY(!shelf().isOnItsWay());
    QCOMPARE(game().index(), 1);
    QCOMPARE(shelf().current().index, fishing::PlayCount{1});
}

void FileActionsTest::whatCannotBeWrittenIsSaid() {
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("closed")));
    const QString file = path("closed/game.fishing");
    QVERIFY(QFile::setPermissions(path("closed"), QFile::ReadOwner | QFile::ExeOwner |
                                                      QFile::ReadOther | QFile::ExeOther));
    const auto open = qScopeGuard([&] {
        QFile::setPermissions(path("closed"),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    });
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7755)));
    const files::SavedGame before = shelf().current();
    {
        const Unprivileged user;
        ModalScript script = {choose(file), answer(QStringLiteral("cannot be written (")),
                              [](QDialog& dialog) { dialog.reject(); }};
        press(Qt::Key_S);
        QVERIFY(script.isDone());
    }
    QVERIFY(!QFile::exists(file));
    QVERIFY(shelf().current() == before);
    // A folder by that name.
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder.fishing")));
    shelf().setFile(path("folder.fishing").toStdString());
    ModalScript script = {answer(QStringLiteral("cannot be written ("))};
    press(Qt::Key_S);
    QVERIFY(script.isDone());
}

void FileActionsTest::aFullDiskKeepsTheFileAsItWas() {
    const QString file = write("game.fishing", files::toText(shelf().current()));
    const QByteArray before = contents(file);
    m_window->files().openFile(file);
    game().seek(9);
    {
        const FullDisk disk(100);
        ModalScript script = {answer(QStringLiteral("cannot be written ("))};
        press(Qt::Key_S);
        QVERIFY(script.isDone());
    }
    QCOMPARE(contents(file), before);
    QCOMPARE(game().index(), 9);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
             QStringList({QStringLiteral("game.fishing")}));
    press(Qt::Key_S);
    QVERIFY(contents(file) != before);
}

void FileActionsTest::aFullTmpfs() {
    const QString disk = path("disk");
    QVERIFY(QDir().mkdir(disk));
    const QString mount = QStringLiteral("-t tmpfs -o size=16k none ") + disk;
    if (QProcess::execute(QStringLiteral("mount"), mount.split(QLatin1Char(' '))) != 0) {
        QSKIP("mounting a file system takes root");
    }
    const auto unmount = qScopeGuard([&] { QProcess::execute(QStringLiteral("umount"), {disk}); });
    const QString file = disk + QStringLiteral("/game.fishing");
    ModalScript saveThere = {choose(file)};
    press(Qt::Key_S);
    QVERIFY(saveThere.isDone());
    const QByteArray before = contents(file);
    QVERIFY(!before.isEmpty());
    QFile filler(disk + QStringLiteral("/filler"));
    QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (filler.write(QByteArray(4096, 'x')) > 0) {
    }
    game().seek(9);
    ModalScript script = {answer(QStringLiteral("No space left on device"))};
    press(Qt::Key_S);
    QVERIFY(script.isDone());
    QCOMPARE(contents(file), before);
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

void FileActionsTest::aFileThatIsGone() {
    const QString file = write("gone.fishing", files::toText(shelf().current()));
    m_window->files().openFile(file);
    QVERIFY(QFile::remove(file));
    const files::SavedGame before = shelf().current();
    ModalScript script = {
        answer(QStringLiteral("is not there now"), QStringLiteral("Keep it in the list")),
        answer(QStringLiteral("is not there now"), QStringLiteral("Take it off")),
    };
    openRecentMenu()->actions().constFirst()->trigger();
    QCOMPARE(m_window->files().recent().files(), QStringList({file}));
    openRecentMenu()->actions().constFirst()->trigger();
    QVERIFY(m_window->files().recent().files().isEmpty());
    QVERIFY(script.isDone());
    QVERIFY(shelf().current() == before);
    // Saving to a file that is gone makes it again.
    press(Qt::Key_S);
    QVERIFY(QFile::exists(file));
}

namespace {

/// Drags something over the middle of the window, as the window system tells of it.
class Drag {
public:
    Drag(QWidget& window, QMimeData& data) : m_window(window), m_data(data) {
        QDragEnterEvent enter(m_place, Qt::CopyAction | Qt::MoveAction, &m_data, Qt::LeftButton,
                              {});
        QCoreApplication::sendEvent(m_window.windowHandle(), &enter);
        isTaken = enter.isAccepted();
        QDragMoveEvent move(m_place, Qt::CopyAction | Qt::MoveAction, &m_data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.windowHandle(), &move);
        isTaken = isTaken && move.isAccepted() && move.dropAction() == Qt::CopyAction;
    }
    void leave() {
        QDragLeaveEvent event;
        QCoreApplication::sendEvent(m_window.windowHandle(), &event);
    }
    bool drop() {
        QDropEvent event(m_place, Qt::CopyAction | Qt::MoveAction, &m_data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.windowHandle(), &event);
        return event.isAccepted();
    }

    bool isTaken = false;

private:
    QWidget& m_window;
    QMimeData& m_data;
    QPoint m_place = m_window.rect().center();
};

} // namespace

void FileActionsTest::filesAreDropped() {
    files::SavedGame saved = files::newGame(files::handsOf(articlesDeal()), {});
    saved.index = 12;
    const QString file = write("dropped.fishing", files::toText(saved));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    auto* hint = find<QWidget>("dropHint");
    QVERIFY(!hint->isVisible());
    Drag drag(*m_window, data);
    QVERIFY(drag.isTaken);
    QVERIFY(hint->isVisible());
    QCOMPARE(hint->geometry(), m_window->rect());
    QVERIFY(drag.drop());
    QVERIFY(!hint->isVisible());
    QTRY_COMPARE(game().index(), 12);
    QCOMPARE(QString::fromStdString(shelf().file()), file);
    // A file with something wrong in it.
    const files::SavedGame before = shelf().current();
    data.setUrls({QUrl::fromLocalFile(write("bad.txt", "1 2 fish"))});
    ModalScript script = {
        answer(QStringLiteral("bad.txt, line 1, column 5: “fish” is not a card."))};
    Drag bad(*m_window, data);
    QVERIFY(bad.drop());
    QTRY_VERIFY(script.isDone());
    QVERIFY(shelf().current() == before);
    // A folder.
    data.setUrls({QUrl::fromLocalFile(m_folder->path())});
    ModalScript folder = {answer(QStringLiteral("is a folder"))};
    Drag another(*m_window, data);
    QVERIFY(another.drop());
    QTRY_VERIFY(folder.isDone());
}

void FileActionsTest::textsAreDropped() {
    QMimeData data;
    data.setText(QStringLiteral("2 4 1 2 5 6 / 3 1 3 5 6 4"));
    Drag drag(*m_window, data);
    QVERIFY(drag.isTaken);
    QVERIFY(find<QWidget>("dropHint")->isVisible());
    QVERIFY(drag.drop());
    QTRY_VERIFY(game().deal() == articlesDeal());
    data.setText(QStringLiteral("请输入甲的牌: 2 5 1\n请输入乙的牌: 7 8\n"));
    Drag prompts(*m_window, data);
    QVERIFY(prompts.drop());
    QTRY_COMPARE(fishing::toText(game().deal()), std::string("2 5 1 / 7 8"));
    QCOMPARE(game().rules(), textbook()); // as before
    const files::SavedGame before = shelf().current();
    data.setText(QStringLiteral("Dear Sir or Madam"));
    ModalScript script = {answer(QStringLiteral("There are no hands in this text"))};
    Drag bad(*m_window, data);
    QVERIFY(bad.drop());
    QTRY_VERIFY(script.isDone());
    data.setText(QStringLiteral("{\n\"kitten-fishing\": 1"));
    ModalScript cut = {answer(QStringLiteral("Line 2, column 20: The file ends in the middle."))};
    Drag half(*m_window, data);
    QVERIFY(half.drop());
    QTRY_VERIFY(cut.isDone());
    data.setText(QStringLiteral("1 / 2 ").repeated(300'000));
    ModalScript tooLong = {answer(QStringLiteral("too long"))};
    Drag large(*m_window, data);
    QVERIFY(large.drop());
    QTRY_VERIFY(tooLong.isDone());
    QVERIFY(shelf().current() == before);
    data.setText(QString::fromStdString(files::toText(before)));
    press(Qt::Key_N);
    Drag saved(*m_window, data);
    QVERIFY(saved.drop());
    QTRY_VERIFY(shelf().current() == before);
}

void FileActionsTest::whatIsNotTakenIsNotHinted() {
    QMimeData several;
    several.setUrls({QUrl::fromLocalFile(path("a")), QUrl::fromLocalFile(path("b"))});
    QMimeData remote;
    remote.setUrls({QUrl(QStringLiteral("https://example.org/a.fishing"))});
    remote.setText(QStringLiteral("https://example.org/a.fishing"));
    QMimeData picture;
    picture.setData(QStringLiteral("image/png"), "PNG");
    for (QMimeData* data : {&several, &remote, &picture}) {
        Drag drag(*m_window, *data);
        QVERIFY(!drag.isTaken);
        QVERIFY(!find<QWidget>("dropHint")->isVisible());
        QVERIFY(!drag.drop());
    }
}

void FileActionsTest::aHintGoesWithTheDrag() {
    QMimeData data;
    data.setText(QStringLiteral("1 / 2"));
    Drag drag(*m_window, data);
    QVERIFY(find<QWidget>("dropHint")->isVisible());
    drag.leave();
    QVERIFY(!find<QWidget>("dropHint")->isVisible());
    QVERIFY(shelf().before().empty());
}

QTEST_MAIN(FileActionsTest)
#include "file_actions_test.moc"
