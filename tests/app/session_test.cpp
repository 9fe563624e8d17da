// SPDX-License-Identifier: MIT
// The games that were there when a program ended are there when the next one begins, whatever has
// happened to their file; and programs that run side by side have nothing to do with each other.
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/session/session.h"
#include "app/session/state_writer.h"
#include "tests/app/deals.h"
#include "tests/app/full_disk.h"
#include "tests/app/unprivileged.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <set>

using files::NumberedDeal;
using files::SavedGame;

namespace {

/// What of a running program has to do with its session.
class Program {
public:
    explicit Program(const QString& folder) : session(shelf, game, folder) {
        noticed = std::make_unique<QSignalSpy>(&session, &Session::noticed);
        kept = std::make_unique<QSignalSpy>(&session, &Session::kept);
        session.begin();
    }
    void deal(std::uint64_t number) { shelf.open(files::newGame(NumberedDeal{number, {}}, {})); }
    std::uint64_t number() const { return shelf.origin()->number; }
    QString notice() const {
        return noticed->isEmpty() ? QString() : noticed->constLast().constFirst().toString();
    }

    GameController game;
    GameShelf shelf{game};
    Session session;
    std::unique_ptr<QSignalSpy> noticed;
    std::unique_ptr<QSignalSpy> kept;
};

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void everythingComesBack();
    void nothingToComeBackTo();
    void anotherGameIsKeptAtOnce();
    void movingAboutIsKeptNowAndThen();
    void atRestNothingIsWritten();
    void programsSideBySide();
    void theLastOneThatEndedComesBackFirst();
    void manyStartAtOnce();
    void aLockThatNobodyHolds_data();
    void aLockThatNobodyHolds();
    void leftoversAreRemoved();
    void aBrokenFileIsPutAside_data();
    void aBrokenFileIsPutAside();
    void aFileCutAnywhere();
    void aFolderInPlaceOfTheFile();
    void aReadOnlyHome();
    void aHomeThatIsNone();
    void aFullDisk();
    void aFullTmpfs();
    void onlyTheNewestIsWritten();

private:
    QString folder() const { return m_folder->filePath(QStringLiteral("state")); }
    QString path(const char* name) const {
        return folder() + QLatin1Char('/') + QString::fromUtf8(name);
    }
    QStringList sessions() const {
        return QDir(folder()).entryList({QStringLiteral("*.json*")}, QDir::Files, QDir::Name);
    }
    QByteArray contents(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const char* name, const QByteArray& bytes) const {
        QDir().mkpath(folder());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void SessionTest::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void SessionTest::everythingComesBack() {
    SavedGame table;
    std::vector<SavedGame> before;
    std::vector<SavedGame> after;
    {
        Program program(folder());
        QVERIFY(!program.game.hasGame());
        for (std::uint64_t number = 1; number <= 25; ++number) {
            program.deal(number);
            program.game.seek(static_cast<qint64>(10 * number));
        }
        SavedGame typed = files::newGame(
            files::Hands{{{{2, {}}, {4, fishing::Suit::Hearts}, {1, {}}}, {{3, {}}, {1, {}}}}},
            textbook());
        typed.names = {"Tom", "莫莉"};
        typed.bookmarks = {0, 3};
        typed.index = 3;
        typed.file = "/home/小猫/my \"games\".fishing";
        program.shelf.open(typed);
        program.deal(7);
        program.shelf.goBack();
        table = program.shelf.current();
        QVERIFY(table == typed);
        before = program.shelf.before();
        after = program.shelf.after();
        QCOMPARE(before.size(), GameShelf::mostGames - 1);
        QCOMPARE(after.size(), std::size_t{1});
    }
    Program program(folder());
    QVERIFY(program.shelf.current() == table);
    QVERIFY(program.shelf.before() == before);
    QVERIFY(program.shelf.after() == after);
    QVERIFY(!program.game.isRunning());
    QVERIFY(program.noticed->isEmpty());
    program.shelf.goBack();
    QVERIFY(program.shelf.current() == before.back());
    QCOMPARE(program.game.index(), static_cast<qint64>(before.back().index));
}

void SessionTest::nothingToComeBackTo() {
    {
        Program program(folder());
        QVERIFY(!program.game.hasGame());
        program.session.finish(); // there is nothing to keep
        QCOMPARE(sessions(), QStringList({QStringLiteral("session-1.json.lock")}));
    }
    QVERIFY(sessions().isEmpty());
}

void SessionTest::anotherGameIsKeptAtOnce() {
    Program program(folder());
    const auto isKept = [&](const char* text) {
        return QTest::qWaitFor([&] { return contents("session-1.json").contains(text); }, 1'500);
    };
    program.deal(1);
    QVERIFY(isKept("\"number\": 1,"));
    program.game.seek(12);
    program.game.toggleBookmark();
    QVERIFY(isKept("\"bookmarks\": [12]"));
    program.game.setNames({{QStringLiteral("Tom"), QString()}});
    QVERIFY(isKept("[\"Tom\",\"\"]"));
    program.shelf.setFile("/tmp/x.fishing");
    QVERIFY(isKept("/tmp/x.fishing"));
    program.shelf.openByRules(textbook());
    QVERIFY(isKept("capture=leave"));
    program.shelf.goBack();
    QVERIFY(isKept("\"table\": 0"));
}

void SessionTest::movingAboutIsKeptNowAndThen() {
    Program program(folder());
    program.shelf.open(files::newGame(NumberedDeal{anchoredNumber, {}}, textbook()));
    QTRY_VERIFY(program.kept->size() >= 1);
    program.kept->clear();
    program.game.setSpeed(GameController::speeds().back());
    QElapsedTimer clock;
    clock.start();
    program.game.start();
    QTRY_VERIFY_WITH_TIMEOUT(program.kept->size() >= 2, 20'000);
    const auto elapsed = clock.elapsed();
    program.game.pause();
    QVERIFY2(program.kept->size() <= elapsed / 1'800, qPrintable(QString::number(elapsed)));
    QVERIFY(program.game.index() > 100);
    // The last place is kept, too.
    const QByteArray place = "\"play\": " + QByteArray::number(program.game.index()) + "\n";
    QTRY_VERIFY(contents("session-1.json").contains(place));
}

void SessionTest::atRestNothingIsWritten() {
    Program program(folder());
    program.deal(1);
    QTRY_COMPARE(program.kept->size(), 1);
    const auto* timer = program.session.findChild<QTimer*>();
    QVERIFY(timer != nullptr);
    QVERIFY(!timer->isActive());
    program.game.stepForward();
    QVERIFY(timer->isActive());
    QTRY_COMPARE(program.kept->size(), 2);
    QVERIFY(!timer->isActive());
}

void SessionTest::programsSideBySide() {
    {
        Program first(folder());
        first.deal(1);
        Program second(folder());
        QVERIFY(!second.game.hasGame());
        second.deal(2);
        Program third(folder());
        third.deal(3);
        first.game.seek(11);
        second.game.seek(22);
        QVERIFY(first.noticed->isEmpty() && second.noticed->isEmpty() && third.noticed->isEmpty());
    }
    // They ended in the order third, second, first; so the first one's games come back first.
    Program first(folder());
    QCOMPARE(first.number(), 1U);
    QCOMPARE(first.game.index(), 11);
    Program second(folder());
    QCOMPARE(second.number(), 2U);
    QCOMPARE(second.game.index(), 22);
    Program third(folder());
    QCOMPARE(third.number(), 3U);
    Program fourth(folder());
    QVERIFY(!fourth.game.hasGame());
}

void SessionTest::theLastOneThatEndedComesBackFirst() {
    auto first = std::make_unique<Program>(folder());
    first->deal(1);
    auto second = std::make_unique<Program>(folder());
    second->deal(2);
    first.reset();
    QTest::qWait(20); // file times are kept in milliseconds
    second.reset();
    {
        const Program next(folder());
        QCOMPARE(next.number(), 2U);
        const Program another(folder());
        QCOMPARE(another.number(), 1U);
    }
}

void SessionTest::manyStartAtOnce() {
    std::vector<std::unique_ptr<Program>> programs;
    constexpr std::uint64_t count = 12;
    for (std::uint64_t number = 1; number <= count; ++number) {
        programs.push_back(std::make_unique<Program>(folder()));
        programs.back()->deal(number);
    }
    programs.clear();
    std::set<std::uint64_t> numbers;
    for (std::uint64_t number = 1; number <= count; ++number) {
        programs.push_back(std::make_unique<Program>(folder()));
        numbers.insert(programs.back()->number());
    }
    QCOMPARE(numbers.size(), count);
}

void SessionTest::aLockThatNobodyHolds_data() {
    QTest::addColumn<QByteArray>("lock");
    QTest::newRow("of a program that is gone") << QByteArray("4194303\nkitten-fishing\nhere\n\n\n");
    QTest::newRow("of a program with our number")
        << QByteArray::number(QCoreApplication::applicationPid()) + "\nsomething-else\nhere\n\n\n";
    QTest::newRow("of another machine") << QByteArray("1\nkitten-fishing\nelsewhere\n\n\n");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("garbled") << QByteArray("\xFF\0\n\n\n\n", 6);
}

void SessionTest::aLockThatNobodyHolds() {
    QFETCH(const QByteArray, lock);
    {
        Program program(folder());
        program.deal(5);
    }
    write("session-1.json.lock", lock);
    Program program(folder());
    QVERIFY(program.game.hasGame());
    QCOMPARE(program.number(), 5U);
    program.deal(6);
    QTRY_VERIFY(contents("session-1.json").contains("\"number\": 6,"));
}

void SessionTest::leftoversAreRemoved() {
    {
        Program program(folder());
        program.deal(5);
    }
    write("session-1.json.aB3xYz", "{");
    write("session-2.json.aB3xYz", "{"); // of another place
    const Program program(folder());
    const QStringList expected = {QStringLiteral("session-1.json"),
                                  QStringLiteral("session-1.json.lock"),
                                  QStringLiteral("session-2.json.aB3xYz")};
    QCOMPARE(sessions(), expected);
}

void SessionTest::aBrokenFileIsPutAside_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("mention");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("The file is empty.");
    QTest::newRow("cut") << QByteArray("{\"kitten-fishing-session\": 1,")
                         << QStringLiteral("Line 1, column 30: The file ends in the middle.");
    QTest::newRow("garbled") << QByteArray("\x7F"
                                           "ELF\xFF\xFE")
                             << QStringLiteral("Line 1, column 5: This is not text in UTF-8.");
    QTest::newRow("newer") << QByteArray("{\"kitten-fishing-session\": 2}")
                           << QStringLiteral("a newer Kitten Fishing");
    QTest::newRow("huge") << QByteArray(40'000'000, ' ') << QStringLiteral("too long");
}

void SessionTest::aBrokenFileIsPutAside() {
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, mention);
    write("session-1.json", bytes);
    write("broken-1.json", "of the time before");
    Program program(folder());
    QVERIFY(!program.game.hasGame());
    QCOMPARE(program.noticed->size(), 1);
    QVERIFY2(program.notice().contains(mention), qPrintable(program.notice()));
    QVERIFY2(program.notice().contains(path("broken-2.json")), qPrintable(program.notice()));
    QCOMPARE(contents("broken-2.json"), bytes);
    QCOMPARE(contents("broken-1.json"), QByteArray("of the time before"));
    program.deal(3);
    program.session.finish();
    QVERIFY(contents("session-1.json").contains("\"number\": 3,"));
    QCOMPARE(program.noticed->size(), 1);
}

void SessionTest::aFileCutAnywhere() {
    {
        Program program(folder());
        program.shelf.open(files::newGame(NumberedDeal{5, {2, 2}}, {}));
        program.deal(6);
    }
    const QByteArray whole = contents("session-1.json");
    for (qsizetype length = 0; length < whole.size() - 1; length += 7) {
        write("session-1.json", whole.left(length));
        {
            const Program program(folder());
            QVERIFY(!program.game.hasGame());
            QCOMPARE(program.noticed->size(), 1);
        }
        QCOMPARE(contents("broken-1.json"), whole.left(length));
        QVERIFY(QFile::remove(path("broken-1.json")));
    }
}

void SessionTest::aFolderInPlaceOfTheFile() {
    QVERIFY(QDir().mkpath(path("session-1.json/inside")));
    Program program(folder());
    QVERIFY(!program.game.hasGame());
    program.deal(3);
    program.session.finish();
    QCOMPARE(program.noticed->size(), 1);
    QVERIFY(QDir(path("broken-1.json/inside")).exists());
    QVERIFY(contents("session-1.json").contains("\"number\": 3,"));
}

void SessionTest::aReadOnlyHome() {
    {
        Program program(folder());
        program.deal(5);
        program.game.seek(50);
    }
    const auto everybody = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup |
                           QFile::ReadOther | QFile::ExeOther;
    QVERIFY(QFile::setPermissions(m_folder->path(), everybody));
    QVERIFY(QFile::setPermissions(folder(), everybody));
    const auto open = qScopeGuard([&] {
        QFile::setPermissions(folder(), everybody | QFile::WriteOwner);
        QFile::setPermissions(m_folder->path(), everybody | QFile::WriteOwner);
    });
    const Unprivileged user;
    const QByteArray before = contents("session-1.json");
    QVERIFY(!before.isEmpty());
    {
        Program program(folder());
        QVERIFY(program.game.hasGame()); // what can be read comes back
        QCOMPARE(program.number(), 5U);
        QCOMPARE(program.game.index(), 50);
        for (std::uint64_t number = 6; number < 9; ++number) {
            program.deal(number);
            program.session.finish();
        }
        QCOMPARE(program.noticed->size(), 1); // told once
        QVERIFY2(program.notice().contains(folder()), qPrintable(program.notice()));
    }
    QCOMPARE(contents("session-1.json"), before);
    QVERIFY(!QDir(m_folder->filePath(QStringLiteral("new"))).exists());
    Program nowhere(m_folder->filePath(QStringLiteral("new")));
    nowhere.deal(1);
    nowhere.session.finish();
    QCOMPARE(nowhere.noticed->size(), 1);
}

void SessionTest::aHomeThatIsNone() {
    for (const char* name : {"/dev/null/state", "/proc/state"}) {
        Program program(QString::fromLatin1(name));
        program.deal(1);
        program.session.finish();
        QCOMPARE(program.noticed->size(), 1);
        QCOMPARE(program.number(), 1U);
    }
}

void SessionTest::aFullDisk() {
    Program program(folder());
    program.deal(1);
    program.session.finish();
    const QByteArray before = contents("session-1.json");
    {
        const FullDisk disk(100);
        for (std::uint64_t number = 2; number < 5; ++number) {
            program.deal(number);
            program.session.finish();
        }
        QTRY_COMPARE(program.noticed->size(), 1);
        QVERIFY2(program.notice().contains(QStringLiteral("cannot be kept")),
                 qPrintable(program.notice()));
        QCOMPARE(contents("session-1.json"), before);
        const Program second(folder() + QStringLiteral("/second"));
        QVERIFY(!second.game.hasGame());
    }
    // There is room again.
    program.game.seek(3);
    program.session.finish();
    QVERIFY(contents("session-1.json").contains("\"number\": 4,"));
    QCOMPARE(program.noticed->size(), 1);
}

void SessionTest::aFullTmpfs() {
    QVERIFY(QDir().mkpath(folder()));
    const QString mount = QStringLiteral("-t tmpfs -o size=16k none ") + folder();
    if (QProcess::execute(QStringLiteral("mount"), mount.split(QLatin1Char(' '))) != 0) {
        QSKIP("mounting a file system takes root");
    }
    const auto unmount =
        qScopeGuard([&] { QProcess::execute(QStringLiteral("umount"), {folder()}); });
    {
        Program program(folder());
        program.deal(1);
        program.session.finish();
        QFile filler(path("filler"));
        QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (filler.write(QByteArray(4096, 'x')) > 0) {
        }
        const QByteArray before = contents("session-1.json");
        program.deal(2);
        program.session.finish();
        QTRY_COMPARE(program.noticed->size(), 1);
        QVERIFY2(program.notice().contains(QStringLiteral("No space left on device")),
                 qPrintable(program.notice()));
        QCOMPARE(contents("session-1.json"), before);
    }
    Program program(folder()); // cannot even lock its place
    QVERIFY(program.game.hasGame());
    QCOMPARE(program.number(), 1U);
    program.deal(3);
    program.session.finish();
    QTRY_VERIFY(!program.noticed->isEmpty());
    QVERIFY(QFile::remove(path("filler")));
    program.session.finish();
    QVERIFY(contents("session-1.json").contains("\"number\": 3,"));
}

void SessionTest::onlyTheNewestIsWritten() {
    QDir().mkpath(folder());
    StateWriter writer(path("file"));
    QSignalSpy written(&writer, &StateWriter::written);
    constexpr int versions = 1'000;
    for (int i = 0; i <= versions; ++i) {
        writer.write(QByteArray::number(i));
    }
    writer.finish();
    QCOMPARE(contents("file"), QByteArray::number(versions));
    QTRY_VERIFY(!written.isEmpty());
    QVERIFY2(written.size() < versions, qPrintable(QString::number(written.size())));
}

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
