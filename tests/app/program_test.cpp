// SPDX-License-Identifier: MIT
// The desktop program itself, run as a user runs it: arguments, messages, screenshots.
#include "app/files/game_file.h"
#include "engine/notation.h"

#include <QDir>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Outcome {
    int status = -1;
    QString output;
    QString errors;
};

Outcome run(const QStringList& arguments) {
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(FISHING_PROGRAM), arguments);
    constexpr int longest = 60'000;
    if (!program.waitForFinished(longest) || program.exitStatus() != QProcess::NormalExit) {
        return {};
    }
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

QString articles() {
    return QStringLiteral("2 4 1 2 5 6 / 3 1 3 5 6 4");
}

} // namespace

class ProgramTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void helpAndVersion();
    void badInputIsRefused_data();
    void badInputIsRefused();
    void withoutADisplayItSaysWhatWorks();
    void screenshotsNeedNoDisplay_data();
    void screenshotsNeedNoDisplay();
    void aScreenshotIsTheSameEachTime();
    void aScreenshotShowsThePlaceAskedFor();
    void darkIsDark();
    void numberedDealsCanBeOfAnyDeck();
    void aDealCanComeFromAFile();
    void aSavedGameIsShownAsItWas();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void whereNoTerminalIsTheRefusalIsShown();
    void aFileOfAHundredMegabytesIsRefusedAtOnce();
    void aScreenshotTouchesNoState();
    void qtsOwnOptionsWork();
    void anUnwritableScreenshotIsRefused();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    QImage shot(const QStringList& arguments) const;
    QString write(const char* name, const QByteArray& bytes) const {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
                   ? file.fileName()
                   : QString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void ProgramTest::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QImage ProgramTest::shot(const QStringList& arguments) const {
    const Outcome outcome =
        run(QStringList{QStringLiteral("--screenshot"), path("shot.png")} + arguments);
    return outcome.status == 0 ? QImage(path("shot.png")) : QImage();
}

void ProgramTest::helpAndVersion() {
    const Outcome help = run({QStringLiteral("--help")});
    QCOMPARE(help.status, 0);
    for (const char* option :
         {"--deal", "--ranks", "--copies", "--rules", "--at", "--screenshot", "--size"}) {
        QVERIFY2(help.output.contains(QString::fromLatin1(option)), option);
    }
    QCOMPARE(help.errors, QString());
    const Outcome version = run({QStringLiteral("--version")});
    QCOMPARE(version.status, 0);
    QCOMPARE(version.output, QStringLiteral("kitten-fishing " FISHING_VERSION "\n"));
}

void ProgramTest::badInputIsRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* arguments, const char* message) {
        QTest::newRow(name) << QString::fromUtf8(arguments).split(QLatin1Char(';'))
                            << QString::fromUtf8(message);
    };
    row("card", "2 4 14 / 3", "Line 1, column 5: There is no rank in “14”");
    row("half a deal", "2 4 1", "The second hand is missing");
    row("rules", "--rules;classik", "--rules, line 1, column 1: “classik” is no rule set");
    row("number", "--deal;-1", "Write a whole number from 0");
    row("too large a number", "--deal;18446744073709551616", "Write a whole number from 0");
    row("ranks", "--deal;1;--ranks;14",
        "--ranks cannot be “14”. Write a whole number from 1 to 13");
    row("copies", "--copies;0", "--copies cannot be “0”. Write a whole number from 1 to 16");
    row("deck of one card", "--ranks;1;--copies;1", "make a deck of one card");
    row("deck of typed hands", "--ranks;5;2 / 3", "--ranks describes the deck of a numbered deal");
    row("two deals", "--deal;1;2 / 3", "The deal is given in more than one way");
    row("place", "--at;soon", "--at");
    row("place in halves", "--at;3.25", "--at");
    row("place behind the end", "--at;50;2 4 1 2 5 6 / 3 1 3 5 6 4", "the game has 49 plays");
    row("beat behind the end", "--at;49.5;2 4 1 2 5 6 / 3 1 3 5 6 4", "the game has 49 plays");
    row("size", "--size;big", "--size takes a size from 900x560");
    row("small size", "--size;640x480", "--size takes a size from 900x560");
    row("unknown option", "--fast", "fast");
    row("missing value", "--rules", "rules");
    row("folder", "/", "is a folder");
    row("missing file", "deel.txt", "“deel.txt” cannot be read");
    row("missing file in a folder", "./deals/mine", "“./deals/mine” cannot be read");
    row("empty screenshot", "--screenshot;;2 / 3", "--screenshot FILE");
    row("appearance", "--appearance;pink", "--appearance takes one of light, dark");
}

void ProgramTest::badInputIsRefused() {
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, message);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.output, QString());
    QVERIFY2(outcome.errors.contains(message), qPrintable(outcome.errors));
}

void ProgramTest::withoutADisplayItSaysWhatWorks() {
    const Outcome outcome = run({articles()});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.errors.contains(QStringLiteral("--screenshot")));
    QVERIFY(outcome.errors.contains(QStringLiteral("kitten-fishing-cli")));
}

void ProgramTest::screenshotsNeedNoDisplay_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("smallest") << QSize(900, 560);
    QTest::newRow("usual") << QSize(1280, 800);
    QTest::newRow("4K") << QSize(3840, 2160);
}

void ProgramTest::screenshotsNeedNoDisplay() {
    QFETCH(const QSize, size);
    const QImage image = shot({QStringLiteral("--size"),
                               QStringLiteral("%1x%2").arg(size.width()).arg(size.height()),
                               QStringLiteral("--deal"), QStringLiteral("42")});
    QCOMPARE(image.size(), size);
}

void ProgramTest::aScreenshotIsTheSameEachTime() {
    const QStringList arguments = {QStringLiteral("--deal"), QStringLiteral("42"),
                                   QStringLiteral("--at"), QStringLiteral("29.5")};
    const QImage first = shot(arguments);
    QVERIFY(!first.isNull());
    QCOMPARE(shot(arguments), first);
}

void ProgramTest::aScreenshotShowsThePlaceAskedFor() {
    QList<QImage> images;
    for (const char* place : {"4", "4.5", "5", "49"}) {
        const QImage image = shot({QStringLiteral("--at"), QString::fromLatin1(place), articles()});
        QVERIFY(!image.isNull());
        QVERIFY(!images.contains(image));
        images += image;
    }
}

void ProgramTest::darkIsDark() {
    const auto lightness = [](const QImage& image) {
        return image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
            .pixelColor(0, 0)
            .lightness();
    };
    const QString option = QStringLiteral("--appearance");
    const int dark = lightness(shot({option, QStringLiteral("dark"), articles()}));
    const int light = lightness(shot({option, QStringLiteral("light"), articles()}));
    QVERIFY2(dark + 60 < light, qPrintable(QStringLiteral("%1 and %2").arg(dark).arg(light)));
}

void ProgramTest::numberedDealsCanBeOfAnyDeck() {
    const QStringList deck = {QStringLiteral("--ranks"), QStringLiteral("4"),
                              QStringLiteral("--copies"), QStringLiteral("2")};
    const QImage numbered = shot(QStringList{QStringLiteral("--deal"), QStringLiteral("7")} + deck);
    QVERIFY(!numbered.isNull());
    const auto hands =
        fishing::toText(fishing::numberedDeal(7, {4, 2}), fishing::CardStyle::Symbol);
    QCOMPARE(shot({QString::fromStdString(hands)}), numbered);
    QVERIFY(!shot(deck).isNull()); // any deal of that deck
}

void ProgramTest::aDealCanComeFromAFile() {
    const QString file = write("deal.txt", "甲：2 4 1 2 5 6\n乙：3 1 3 5 6 4\n");
    QCOMPARE(shot({file}), shot({articles()}));
}

void ProgramTest::aSavedGameIsShownAsItWas() {
    files::SavedGame game = files::newGame(files::NumberedDeal{42, {}}, {});
    game.rules = *fishing::parseRules("textbook");
    game.index = 29;
    const QString file = write("小猫.fishing", QByteArray::fromStdString(files::toText(game)));
    const QString rules = QStringLiteral("--rules");
    const QStringList typed = {QStringLiteral("--deal"), QStringLiteral("42"),
                               QStringLiteral("--at")};
    const auto sameTable = [&](const QStringList& saved, const QStringList& given) {
        const QImage one = shot(saved);
        const QImage other = shot(given);
        const QRect table(0, 100, one.width(), 500); // the status line tells of the rules, too
        return !one.isNull() && one.copy(table) == other.copy(table);
    };
    QVERIFY(sameTable(
        {file}, typed + QStringList{QStringLiteral("29"), rules, QStringLiteral("textbook")}));
    // What the call says counts.
    QVERIFY(sameTable(
        {file, rules, QStringLiteral("hook"), QStringLiteral("--at"), QStringLiteral("31")},
        typed + QStringList{QStringLiteral("31"), rules, QStringLiteral("hook")}));
}

void ProgramTest::badFilesAreRefused_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* bytes, const char* message) {
        QTest::newRow(name) << QString::fromUtf8(name) << QByteArray(bytes)
                            << QString::fromUtf8(message);
    };
    row("empty.fishing", "", "empty.fishing: The file is empty.");
    row("cut.fishing", "{\n\"kitten-fishing\": 1,\n",
        "cut.fishing, line 3, column 1: The file ends");
    row("alien.json", "{\"cats\": 2}", "alien.json: This is no saved game");
    row("newer.fishing", "{\"kitten-fishing\": 99}", "was written by a newer Kitten Fishing");
    row("card.fishing", R"({"kitten-fishing": 1, "rules": "classic", "a": "1 14", "b": "2"})",
        "card.fishing, a, line 1, column 3: There is no rank in “14”.");
    row("bytes.txt", "1 / \xFF", "bytes.txt, line 1, column 5: This is not text in UTF-8.");
}

void ProgramTest::badFilesAreRefused() {
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, message);
    const QString file = write(name.toUtf8().constData(), bytes);
    const Outcome outcome = run({file});
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.output, QString());
    QVERIFY2(outcome.errors.contains(message), qPrintable(outcome.errors));
    QVERIFY2(outcome.errors.contains(m_folder->path()), qPrintable(outcome.errors));
}

void ProgramTest::whereNoTerminalIsTheRefusalIsShown() {
    // As a file manager starts it.
    const QString file = write("cut.fishing", "{");
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    program.setProcessEnvironment(environment);
    program.setReadChannel(QProcess::StandardError);
    program.start(QStringLiteral(FISHING_PROGRAM), {file});
    constexpr int longest = 60'000;
    QVERIFY(program.waitForReadyRead(longest));
    QVERIFY(program.readAllStandardError().contains("cut.fishing, line 1, column 2"));
    constexpr int amongOthers = 1'500; // what ended with the message would be gone by then
    QVERIFY(!program.waitForFinished(amongOthers));
    program.kill();
    QVERIFY(program.waitForFinished(longest));
    // Whoever wants a picture waits for no button.
    program.start(QStringLiteral(FISHING_PROGRAM),
                  {QStringLiteral("--rules"), QStringLiteral("none"),
                   QStringLiteral("--screenshot"), path("shot.png"), file});
    QVERIFY(program.waitForFinished(longest));
    QCOMPARE(program.exitCode(), 2);
}

void ProgramTest::aFileOfAHundredMegabytesIsRefusedAtOnce() {
    QFile file(path("large.fishing"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(100'000'000));
    file.close();
    const Outcome outcome = run({file.fileName()});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.errors.contains(QStringLiteral("too long for a game")),
             qPrintable(outcome.errors));
}

void ProgramTest::aScreenshotTouchesNoState() {
    const auto filesIn = [this](const char* name) {
        return QDir(path(name)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    };
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("home")));
    qputenv("XDG_DATA_HOME", path("home").toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", path("home").toLocal8Bit());
    const QImage image = shot({QStringLiteral("--deal"), QStringLiteral("42")});
    qunsetenv("XDG_DATA_HOME");
    qunsetenv("XDG_CONFIG_HOME");
    QVERIFY(!image.isNull());
    QCOMPARE(filesIn("home"), QStringList());
}

void ProgramTest::qtsOwnOptionsWork() {
    const QImage image = shot({QStringLiteral("-platform"), QStringLiteral("offscreen"),
                               QStringLiteral("-style"), QStringLiteral("Fusion"), articles()});
    QCOMPARE(image.size(), QSize(1280, 800));
}

void ProgramTest::anUnwritableScreenshotIsRefused() {
    const QString nowhere = path("no/such/folder/shot.png");
    const Outcome outcome = run({QStringLiteral("--screenshot"), nowhere, articles()});
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.errors.contains(nowhere));
}

QTEST_GUILESS_MAIN(ProgramTest)
#include "program_test.moc"
