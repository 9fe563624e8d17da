// SPDX-License-Identifier: MIT
// Programs that are killed at any moment: what the next one begins with is what was there, less the
// last moment at the most. FISHING_KILLS says how often; the usual run is a short one.
#include "app/desktop.h"
#include "app/files/session_file.h"
#include "app/game_shelf.h"
#include "app/live_settings.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace {

using Numbers = std::vector<std::uint64_t>;

/// The numbers of all games of a session, in their order.
Numbers numbersOf(const files::SavedSession& session) {
    Numbers numbers;
    for (const files::SavedGame& game : session.games) {
        numbers.push_back(game.origin ? game.origin->number : 0);
    }
    return numbers;
}

/// Whether the numbers stand in `all` in this order. Games that nobody has played at leave a full
/// shelf first.
bool isPartOf(const Numbers& numbers, const Numbers& all) {
    auto place = all.begin();
    for (const std::uint64_t number : numbers) {
        place = std::find(place, all.end(), number);
        if (place == all.end()) {
            return false;
        }
        ++place;
    }
    return true;
}

/// The program with somebody at it who deals the numbers from the one given on, bookmarks, moves
/// about and changes a setting, and writes down on standard output what is done.
class Busy : public QObject {
    Q_OBJECT

public:
    Busy(Desktop& desktop, std::uint64_t next) : m_desktop(desktop), m_next(next) {
        GameShelf& shelf = desktop.window().shelf();
        std::printf("begins with");
        for (const std::uint64_t number : numbersOf(shelf.session())) {
            std::printf(" %llu", static_cast<unsigned long long>(number));
        }
        std::printf("\n");
        std::fflush(stdout);
        connect(&m_timer, &QTimer::timeout, this, &Busy::act);
        m_timer.start(2);
    }

private:
    void act() {
        GameController& game = m_desktop.window().controller();
        switch (QRandomGenerator::global()->bounded(50)) {
        case 0: {
            m_desktop.window().shelf().open(files::newGame(files::NumberedDeal{m_next, {}}, {}));
            std::printf("deals %llu\n", static_cast<unsigned long long>(m_next++));
            std::fflush(stdout);
            break;
        }
        case 1:
            game.toggleBookmark();
            break;
        case 2: {
            Settings settings = m_desktop.window().settings().now();
            settings.view.handsFaceDown = !settings.view.handsFaceDown;
            m_desktop.window().settings().change(settings);
            break;
        }
        case 3:
            game.seek(QRandomGenerator::global()->bounded(100));
            break;
        default:
            game.stepForward();
        }
    }

    Desktop& m_desktop;
    std::uint64_t m_next;
    QTimer m_timer;
};

/// What is known of a killed program: what it began with, and what it dealt when.
struct Life {
    Numbers began;
    Numbers dealt;
    std::vector<qint64> times; // of the deals, on one clock
    qint64 killed = 0;
};

} // namespace

class KilledProgramTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void gamesComeBack();
    void gamesOfTheCommandLineComeBack();

private:
    static int kills() {
        constexpr int few = 6;
        bool isGiven = false;
        const int many = qEnvironmentVariableIntValue("FISHING_KILLS", &isGiven);
        return isGiven ? many : few;
    }
    void start(QProcess& process, const QString& program, const QStringList& arguments) const;
    QDir folder() const { return QDir(m_home->filePath(QStringLiteral("data/kitten-fishing"))); }
    Life live(std::uint64_t next, int milliseconds, const QElapsedTimer& clock) const;

    std::unique_ptr<QTemporaryDir> m_home;
};

void KilledProgramTest::init() {
    m_home = std::make_unique<QTemporaryDir>();
    QVERIFY(m_home->isValid());
}

void KilledProgramTest::start(QProcess& process, const QString& program,
                              const QStringList& arguments) const {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), m_home->path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), m_home->filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"),
                       m_home->filePath(QStringLiteral("config")));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, arguments);
}

Life KilledProgramTest::live(std::uint64_t next, int milliseconds,
                             const QElapsedTimer& clock) const {
    QProcess process;
    start(process, QCoreApplication::applicationFilePath(),
          {QStringLiteral("--busy"), QString::number(next)});
    Life life;
    const auto read = [&] {
        while (process.canReadLine()) {
            QList<QByteArray> words = process.readLine().trimmed().split(' ');
            if (words.startsWith("deals")) {
                life.dealt.push_back(words[1].toULongLong());
                life.times.push_back(clock.elapsed());
            } else {
                for (const QByteArray& word : words.mid(2)) {
                    life.began.push_back(word.toULongLong());
                }
            }
        }
    };
    while (life.began.empty() && process.waitForReadyRead(60'000)) {
        read();
    }
    const qint64 end = clock.elapsed() + milliseconds;
    for (qint64 left = milliseconds; left > 0; left = end - clock.elapsed()) {
        process.waitForReadyRead(static_cast<int>(left));
        read();
    }
    life.killed = clock.elapsed();
    process.kill();
    process.waitForFinished();
    read();
    return life;
}

void KilledProgramTest::gamesComeBack() {
    constexpr int longest = 1'500;
    QElapsedTimer clock;
    clock.start();
    std::uint64_t next = 1;
    Life before;
    qint64 mostLost = 0; // in milliseconds before the kill
    for (int i = 0; i <= kills(); ++i) {
        const Life life = live(next, QRandomGenerator::global()->bounded(longest), clock);
        QVERIFY(!life.began.empty());
        if (i > 0) {
            // All that had been there is there, in its order, but for what was dealt last.
            Numbers all = before.began;
            all.insert(all.end(), before.dealt.begin(), before.dealt.end());
            std::size_t lost = 0;
            while (!all.empty() && all.back() != life.began.back()) {
                all.pop_back();
                ++lost;
            }
            QVERIFY2(lost <= before.dealt.size(), "the games of the time before are gone");
            QCOMPARE(life.began.size(), std::min(all.size(), GameShelf::mostGames + 1));
            QVERIFY(isPartOf(life.began, all));
            if (lost > 0) {
                const qint64 age = before.killed - before.times[before.dealt.size() - lost];
                mostLost = std::max(mostLost, age);
            }
        }
        if (!life.dealt.empty()) {
            next = life.dealt.back() + 1;
        }
        before = life;
        const QStringList files = folder().entryList(QDir::Files);
        QVERIFY2(files.size() <= 3, qPrintable(files.join(QLatin1Char(' '))));
        QVERIFY2(files.filter(QStringLiteral("broken")).isEmpty(), qPrintable(files.join(u' ')));
    }
    qInfo("%d kills, %d deals; the oldest deal that was lost was %d ms old", kills(),
          static_cast<int>(next - 1), static_cast<int>(mostLost));
    constexpr qint64 fewSeconds = 3'000; // a machine may be busy; some milliseconds are usual
    QVERIFY(mostLost <= fewSeconds);
}

void KilledProgramTest::gamesOfTheCommandLineComeBack() {
    Numbers before;
    int kept = 0;
    for (int number = 1; number <= kills(); ++number) {
        QProcess process;
        start(process, QStringLiteral(FISHING_PROGRAM),
              {QStringLiteral("--deal"), QString::number(number)});
        constexpr int longest = 1'500;
        process.waitForFinished(QRandomGenerator::global()->bounded(longest));
        process.kill();
        process.waitForFinished();
        QFile file(folder().filePath(QStringLiteral("session-1.json")));
        if (!file.open(QIODevice::ReadOnly)) {
            QVERIFY(before.empty());
            continue;
        }
        const auto session = files::readSession(file.readAll().toStdString());
        QVERIFY(session);
        Numbers now = numbersOf(*session);
        if (now.back() == static_cast<std::uint64_t>(number)) {
            ++kept;
            now.pop_back();
        }
        QVERIFY(now.size() >= std::min(before.size(), GameShelf::mostGames));
        QVERIFY(isPartOf(now, before));
        before = numbersOf(*session);
    }
    qInfo("%d kills, of which %d came after the deal was kept", kills(), kept);
    // Left alone for a moment, it is kept whatever happened before.
    QProcess process;
    start(process, QStringLiteral(FISHING_PROGRAM),
          {QStringLiteral("--deal"), QStringLiteral("999")});
    QTRY_VERIFY_WITH_TIMEOUT(
        [&] {
            QFile file(folder().filePath(QStringLiteral("session-1.json")));
            return file.open(QIODevice::ReadOnly) && file.readAll().contains("\"number\": 999,");
        }(),
        60'000);
    process.kill();
    process.waitForFinished();
}

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    nameApplication();
    if (argc == 3 && QByteArray(argv[1]) == "--busy") {
        Desktop desktop(Arguments{});
        Busy busy(desktop, QByteArray(argv[2]).toULongLong());
        return QApplication::exec();
    }
    KilledProgramTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "killed_program_test.moc"
