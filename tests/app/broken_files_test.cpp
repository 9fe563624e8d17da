// SPDX-License-Identifier: MIT
// Whatever is wrong with a file or its place, it is said, and the game on the table stays as it is.
#include "app/files/any_game.h"
#include "tests/app/files_user.h"
#include "tests/app/full_disk.h"
#include "tests/app/menus.h"
#include "tests/app/unprivileged.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>

#include <limits>

class BrokenFilesTest : public QObject, private FilesUser {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void whatCannotBeOpenedLeavesTheGame_data();
    void whatCannotBeOpenedLeavesTheGame();
    void aFileWithoutPermissionLeavesTheGame();
    void aPlaceBeyondTheEndIsTheEnd();
    void placesFarOutAreReached();
    void placesOutOfReachKeepNobodyWaiting();
    void whatCannotBeWrittenIsSaid();
    void aFullDiskKeepsTheFileAsItWas();
    void aFullTmpfs();
    void aFileThatIsGone();
};

void BrokenFilesTest::whatCannotBeOpenedLeavesTheGame_data() {
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

void BrokenFilesTest::whatCannotBeOpenedLeavesTheGame() {
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

void BrokenFilesTest::aFileWithoutPermissionLeavesTheGame() {
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

void BrokenFilesTest::aPlaceBeyondTheEndIsTheEnd() {
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

void BrokenFilesTest::placesFarOutAreReached() {
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

void BrokenFilesTest::placesOutOfReachKeepNobodyWaiting() {
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

void BrokenFilesTest::whatCannotBeWrittenIsSaid() {
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

void BrokenFilesTest::aFullDiskKeepsTheFileAsItWas() {
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

void BrokenFilesTest::aFullTmpfs() {
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

void BrokenFilesTest::aFileThatIsGone() {
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

QTEST_MAIN(BrokenFilesTest)
#include "broken_files_test.moc"
