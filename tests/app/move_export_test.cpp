// SPDX-License-Identifier: MIT
// Moves written to files: read back and held against the engine, and all that can go wrong.
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/share/move_export.h"
#include "app/translated.h"
#include "tests/app/deals.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace fishing;

class MoveExportTest : public QObject {
    Q_OBJECT

private slots:
    void csvSaysWhatHappened_data();
    void csvSaysWhatHappened();
    void wordsSayWhatHappened();
    void positionsStandUnderThePlays();
    void noMoreThanAskedFor();
    void piecesMakeTheWhole();
    void filesHoldTheText_data();
    void filesHoldTheText();
    void aStoppedExportLeavesNothing();
    void anUnwritablePlaceIsTold_data();
    void anUnwritablePlaceIsTold();
    void aFullDiskIsTold();
    void whatWasThereStaysUntilAllIsWritten();

private:
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    QTemporaryDir m_folder;
};

namespace {

ToldGame told(const files::SavedGame& game) {
    GameController controller;
    GameShelf shelf(controller);
    shelf.open(game);
    return toldGame(controller, shelf);
}

ToldGame toldDeal(std::uint64_t number, const char* rules = "classic", Deck deck = {}) {
    return told(files::newGame(files::NumberedDeal{number, deck}, *parseRules(rules)));
}

ToldGame toldHands(const char* hands, const char* rules = "classic") {
    return told(files::newGame(*parseHands(hands), *parseRules(rules)));
}

/// A game that goes on for ever.
ToldGame endless() {
    return toldDeal(anchoredNumber, "textbook");
}

QByteArray contentOf(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The lines of a CSV file, which end as RFC 4180 wants it; no field here needs quotes.
QList<QStringList> csvLines(const QString& text) {
    QList<QStringList> lines;
    for (const QString& line : text.split(QStringLiteral("\r\n"))) {
        lines += line.split(QLatin1Char(','));
    }
    return lines;
}

/// The card as CSV has it.
QString written(Card card) {
    return QString::number(card.rank) + QLatin1Char("SHCD"[static_cast<std::size_t>(card.suit)]);
}

/// Less room on the disk than is needed, as long as it lives.
class FullDisk {
public:
    explicit FullDisk(rlim_t room) : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{room, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

} // namespace

void MoveExportTest::csvSaysWhatHappened_data() {
    QTest::addColumn<ToldGame>("game");
    QTest::newRow("articles") << toldHands("2 4 1 2 5 6 / 3 1 3 5 6 4");
    QTest::newRow("a Jack sweeps") << toldHands("4 2 9 9 / 3 11 5", "hook");
    QTest::newRow("taken straight back") << toldHands("1 1 3 / 4 5 1", "textbook");
    QTest::newRow("one card each") << toldHands("7 / 7");
    for (const char* rules : {"classic", "textbook", "hook", "coursework", "race"}) {
        QTest::addRow("deal 42, %s", rules) << toldDeal(42, rules);
    }
    QTest::newRow("small deck") << toldDeal(5, "classic", {3, 2});
    QTest::newRow("large deck") << toldDeal(5, "classic", {13, 16});
}

void MoveExportTest::csvSaysWhatHappened() {
    QFETCH(const ToldGame, game);
    const auto lines = csvLines(moveText(game, MoveFormat::Csv, game.usualPlays));
    QCOMPARE(lines.first().join(QLatin1Char(',')),
             QStringLiteral("play,player,rank,suit,captured,cards,hand_a,hand_b,pile"));
    QCOMPARE(lines.last(), QStringList{QString()}); // behind the last line's end
    QCOMPARE(lines.size(), static_cast<qsizetype>(game.usualPlays) + 2);
    Position position = startOf(dealOf(game.game));
    for (qsizetype i = 1; i + 1 < lines.size(); ++i) {
        const Play made = play(position, game.game.rules);
        QStringList captured;
        for (const Card card : made.captured) {
            captured += written(card);
        }
        const QStringList expected = {QString::number(i),
                                      made.player == Player::A ? QStringLiteral("A")
                                                               : QStringLiteral("B"),
                                      QString::number(made.card.rank),
                                      written(made.card).right(1),
                                      QString::number(captured.size()),
                                      captured.join(QLatin1Char(' ')),
                                      QString::number(position.hands[0].size()),
                                      QString::number(position.hands[1].size()),
                                      QString::number(position.pile.size())};
        QCOMPARE(lines[i], expected);
        if (made.captures()) { // as people type cards, too
            const auto read = parseHand(lines[i][5].toStdString(), made.player);
            QVERIFY(read && read->size() == made.captured.size());
        }
    }
    QCOMPARE(ending(position, game.game.rules).has_value(), game.isWhole);
}

void MoveExportTest::wordsSayWhatHappened() {
    const ToldGame game = toldDeal(42, "hook");
    QVERIFY(game.isWhole);
    const QStringList lines =
        moveText(game, MoveFormat::Words, game.usualPlays).split(QLatin1Char('\n'));
    QCOMPARE(lines.first(), QStringLiteral("Deal 42"));
    const auto head = lines.indexOf(QString(), 2) + 1;
    Position position = startOf(dealOf(game.game));
    for (PlayCount number = 1; number <= game.usualPlays; ++number) {
        const Play made = play(position, game.game.rules);
        const QString line = lines.at(head + static_cast<qsizetype>(number) - 1);
        QCOMPARE(line.trimmed(), QString::number(number) + QStringLiteral("  ") +
                                     translated(words::describe(made, CardStyle::Symbol)));
    }
    const QString verdict =
        translated(words::describe(*game.verdict, game.game.rules, CardStyle::Symbol));
    QCOMPARE(lines.mid(head + static_cast<qsizetype>(game.usualPlays)),
             (QStringList{QString(), verdict, QString()}));
}

void MoveExportTest::positionsStandUnderThePlays() {
    const ToldGame game = toldHands("2 4 1 2 5 6 / 3 1 3 5 6 4", "textbook");
    const QString text = moveText(game, MoveFormat::Positions, game.usualPlays);
    const QString end = QStringLiteral("\n   18  B plays 4♠.\n"
                                       "       A      5♠ 6♠ 2♥ 3♥ A♠ 4♥ 6♥ 5♥\n"
                                       "       Pile   2♠ A♥ 3♠ 4♠\n"
                                       "       B      empty\n\n"
                                       "A wins after 18 plays and 6 captures: B has run out of "
                                       "cards.\n");
    QCOMPARE(text.right(end.size()), end);
}

void MoveExportTest::noMoreThanAskedFor() {
    const ToldGame game = toldDeal(42); // 419 plays
    QCOMPARE(csvLines(moveText(game, MoveFormat::Csv, 0)).size(), 2);
    QCOMPARE(csvLines(moveText(game, MoveFormat::Csv, 7)).size(), 9);
    QCOMPARE(csvLines(moveText(game, MoveFormat::Csv, 1'000'000)).size(), 421);
    QVERIFY(moveText(game, MoveFormat::Words, 7)
                .contains(QStringLiteral("\n\nWritten down as far as play 7 of 419.\n")));
    QVERIFY(!moveText(game, MoveFormat::Words, 419).contains(QStringLiteral("Written down")));
}

void MoveExportTest::piecesMakeTheWhole() {
    const ToldGame game = endless();
    for (const PlayCount plays : {1'999U, 2'000U, 2'001U, 4'000U, 12'345U}) {
        MoveWriter writer(game, MoveFormat::Csv, plays);
        std::string text;
        int pieces = 0;
        for (std::string piece = writer.next(); !piece.empty(); piece = writer.next()) {
            text += piece;
            ++pieces;
        }
        QCOMPARE(writer.written(), plays);
        QVERIFY(writer.next().empty());
        QVERIFY(pieces >= static_cast<int>(plays / 2'000));
        const auto lines = csvLines(QString::fromStdString(text));
        QCOMPARE(lines.size(), static_cast<qsizetype>(plays) + 2);
        QCOMPARE(lines.at(lines.size() - 2).first(), QString::number(plays));
    }
}

void MoveExportTest::filesHoldTheText_data() {
    QTest::addColumn<int>("format");
    QTest::newRow("words") << static_cast<int>(MoveFormat::Words);
    QTest::newRow("positions") << static_cast<int>(MoveFormat::Positions);
    QTest::newRow("csv") << static_cast<int>(MoveFormat::Csv);
}

void MoveExportTest::filesHoldTheText() {
    QFETCH(const int, format);
    constexpr PlayCount plays = 30'000;
    MoveExport moves;
    QSignalSpy written(&moves, &MoveExport::written);
    QSignalSpy progressed(&moves, &MoveExport::progressed);
    QSignalSpy failed(&moves, &MoveExport::failed);
    moves.start(endless(), static_cast<MoveFormat>(format), plays, path("moves"));
    QVERIFY(moves.isRunning());
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 60'000);
    QCOMPARE(written.first().first().value<PlayCount>(), plays);
    QVERIFY(!moves.isRunning());
    QVERIFY(failed.isEmpty());
    QVERIFY(progressed.size() > 5);
    double last = 0;
    for (const auto& told : progressed) {
        QVERIFY(told.first().toDouble() > last);
        last = told.first().toDouble();
    }
    QCOMPARE(last, 1.0);
    QCOMPARE(contentOf(path("moves")),
             moveText(endless(), static_cast<MoveFormat>(format), plays).toUtf8());
}

void MoveExportTest::aStoppedExportLeavesNothing() {
    MoveExport moves;
    QSignalSpy progressed(&moves, &MoveExport::progressed);
    QSignalSpy written(&moves, &MoveExport::written);
    moves.start(endless(), MoveFormat::Csv, 100'000'000, path("stopped.csv"));
    QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), 60'000);
    moves.stop();
    QVERIFY(!moves.isRunning());
    QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("stopped*")}, QDir::Files),
             QStringList());
    QTest::qWait(50);
    QVERIFY(written.isEmpty());
    // One that is no longer wanted stops by itself.
    MoveExport().start(endless(), MoveFormat::Csv, 100'000'000, path("stopped.csv"));
    QVERIFY(!QFile::exists(path("stopped.csv")));
}

void MoveExportTest::anUnwritablePlaceIsTold_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("no such folder") << path("no/such/folder/moves.csv");
    QTest::newRow("a folder") << m_folder.path();
    QTest::newRow("below a file") << path("file/moves.csv");
    QTest::newRow("a device") << path("device");
}

void MoveExportTest::anUnwritablePlaceIsTold() {
    QFETCH(const QString, file);
    QVERIFY(QFile(path("file")).open(QIODevice::WriteOnly));
    QVERIFY(QFile::exists(path("device")) || mkfifo(qPrintable(path("device")), 0600) == 0);
    MoveExport moves;
    QSignalSpy written(&moves, &MoveExport::written);
    QSignalSpy failed(&moves, &MoveExport::failed);
    moves.start(endless(), MoveFormat::Csv, 100'000, file);
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 60'000);
    QVERIFY(!failed.first().first().toString().isEmpty());
    QVERIFY(!QFileInfo(file).isFile()); // nothing has been replaced
    QVERIFY(written.isEmpty());
    QVERIFY(!moves.isRunning());
}

void MoveExportTest::aFullDiskIsTold() {
    MoveExport moves;
    QSignalSpy failed(&moves, &MoveExport::failed);
    {
        const FullDisk disk(100'000);
        moves.start(endless(), MoveFormat::Csv, 100'000'000, path("full.csv"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 60'000);
    }
    QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("full*")}, QDir::Files),
             QStringList());
}

void MoveExportTest::whatWasThereStaysUntilAllIsWritten() {
    QFile file(path("kept.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("what was there");
    file.close();
    MoveExport moves;
    QSignalSpy failed(&moves, &MoveExport::failed);
    QSignalSpy written(&moves, &MoveExport::written);
    {
        const FullDisk disk(100'000);
        moves.start(endless(), MoveFormat::Csv, 100'000, path("kept.csv"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 60'000);
    }
    QCOMPARE(contentOf(path("kept.csv")), QByteArray("what was there"));
    moves.start(endless(), MoveFormat::Csv, 10, path("kept.csv"));
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 60'000);
    QVERIFY(contentOf(path("kept.csv")).startsWith("play,player,"));
}

QTEST_GUILESS_MAIN(MoveExportTest)
#include "move_export_test.moc"
