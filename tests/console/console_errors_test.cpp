// SPDX-License-Identifier: MIT
// Everything that can be wrong with a call: status 2, a message that names the place and the remedy
// on standard error, and nothing on standard output.
#include "tests/console/program.h"

#include <QTemporaryDir>
#include <QTest>

class ConsoleErrorsTest : public QObject {
    Q_OBJECT

private slots:
    void badCalls_data();
    void badCalls();
    void badFiles();
    void messagesDoNotSteerTheTerminal();
};

void ConsoleErrorsTest::badCalls_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("mentions");
    const auto row = [](const QStringList& arguments, const QStringList& mentions) {
        QTest::addRow("%s", qPrintable("[" + arguments.join("] [") + "]")) << arguments << mentions;
    };
    // no command, a wrong one, options in front of one
    row({}, {"command", "judge, play, deal", "--help"});
    row({"fish"}, {"“fish”", "judge, play, deal"});
    row({"2 4 1 / 3 1 3"}, {"“2 4 1 / 3 1 3”", "kitten-fishing-cli judge"});
    row({"--rules", "hook", "judge", "1/2"}, {"“--rules”", "kitten-fishing-cli --help"});
    // no deal, or two
    for (const char* command : {"judge", "play"}) {
        row({command}, {"deal is missing", "--deal NUMBER", "--file FILE"});
        row({command, "1 / 2", "--deal", "3"}, {"more than one way", "--deal", "--file"});
        row({command, "--deal", "3", "--file", "f"}, {"more than one way", "--deal", "--file"});
        row({command, "1 / 2", "--file", "f"}, {"more than one way", "--deal", "--file"});
        row({command, "1 / 2", "--ranks", "3"}, {"--ranks", "--deal NUMBER"});
        row({command, "1 / 2", "--copies", "3"}, {"--copies", "--deal NUMBER"});
        row({command, "1 / 2", "--speed", "3"}, {"“--speed”", command, "--help"});
        row({command, "1 / 2", "-x"}, {"“-x”", command, "--help"});
        row({command, "1 / 2", "--json=yes"}, {"--json", "no value"});
    }
    row({"judge", "-", "1 / 2"}, {"“-”", "standard input"});
    row({"judge", "-", "--deal", "3"}, {"“-”", "standard input"});
    row({"judge", "-", "--file", "f"}, {"“-”", "standard input"});
    row({"judge", "-", "--ranks", "3"}, {"--ranks"});
    row({"play", "-"}, {"“-”", "judge -"});
    // a deal with something wrong in it
    row({"judge", ""}, {"Line 1, column 1", "A has no card"});
    row({"judge", "1 2 3"}, {"Line 1, column 6", "second hand", "slash"});
    row({"judge", "1", "2x", "/", "3"}, {"Line 1, column 3", "“2x”", "1 to 13"});
    row({"judge", "1 2\n3 14"}, {"Line 2, column 3", "“14”", "1 to 13"});
    row({"judge", "1", "-3", "/", "2"}, {"Line 1, column 3", "“-3”"});
    row({"judge", "[1]", "/", "2"}, {"Line 1, column 1", "“[1]”"});
    row({"judge", "{}"}, {"Line 1, column 1", "“{}”"});
    row({"judge", "deal", "3"}, {"Line 1, column 1", "“deal”"});
    row({"play", "1 / 2 / 3"}, {"Line 1, column 7", "no place"});
    row({"play", QString("1 ").repeated(105) + "/ 2"}, {"Line 1, column 209", "105th", "1 to 104"});
    // rules
    row({"judge", "1 / 2", "--rules", "fast"}, {"--rules, line 1, column 1", "“fast”", "classic"});
    row({"judge", "1 / 2", "--rules", "hook,jack=up"}, {"column 11", "“up”", "plain, hook"});
    row({"judge", "1 / 2", "--rules", ""}, {"--rules", "column 1", "missing"});
    row({"judge", "-", "--rules", "hook,"}, {"--rules", "column 6", "missing"});
    row({"play", "1 / 2", "--rules"}, {"--rules", "exactly one", "--rules RULES"});
    // studies
    for (const char* range : {"", "-", "5-", "-5", "7-6", "1-2-3", "a-b", "0x1-2", "1 - 2", "1,000",
                              "0-18446744073709551616"}) {
        const QString quoted = QStringLiteral("“%1”").arg(range);
        row({"survey", "--deals", range}, {"--deals", quoted, "1-1000", "18446744073709551615"});
        row({"hunt", "--climbs", range}, {"--climbs", quoted, "1-1000"});
    }
    row({"hunt", "--climbs", "0-5"}, {"--climbs", "from 1 to"});
    row({"census", "--ranks", "4", "--copies", "2", "--classes", "0-5"}, {"from 1 to 105"});
    row({"census", "--ranks", "4", "--copies", "2", "--classes", "7-106"}, {"from 1 to 105"});
    row({"census"}, {"--ranks", "--copies", "census --ranks 5 --copies 2"});
    row({"census", "--ranks", "4"}, {"--ranks", "--copies"});
    row({"census", "--ranks", "13", "--copies", "4"}, {"13 ranks", "Lower", "--copies"});
    row({"survey", "5"}, {"“5”", "survey --help"});
    row({"survey", "--seed", "5"}, {"“--seed”", "survey --help"});
    row({"hunt", "--seed", "x"}, {"--seed", "“x”"});
    row({"merge"}, {"nothing to merge", "--json", "merge part1.json"});
    row({"merge", "no-such-file"}, {"“no-such-file”", "cannot be read"});
    for (const char* number : {"0", "1025", "many"}) {
        row({"survey", "--threads", number}, {"--threads", "from 1 to 1024", number});
    }
    // numbers
    for (const char* number : {"-1", "18446744073709551616", "99999999999999999999999", "+1", "0x1",
                               "1e3", "1,000", "1.5", " 1", "1 ", "", "one", "１"}) {
        const QString quoted = QStringLiteral("“%1”").arg(number);
        row({"judge", "1 / 2", "--limit", number}, {"--limit", quoted, "18446744073709551615"});
        row({"play", "--deal", number}, {"--deal", quoted, "18446744073709551615"});
        row({"deal", number}, {"NUMBER", quoted, "18446744073709551615"});
    }
    row({"judge", "1 / 2", "--limit=-5"}, {"--limit", "“-5”"});
    row({"judge", "1 / 2", "--limit"}, {"--limit", "exactly one", "--limit PLAYS"});
    row({"judge", "1 / 2", "--limit", "5", "--limit", "6"}, {"--limit", "exactly one"});
    for (const char* number : {"0", "14", "-1", "4294967297"}) {
        row({"deal", "1", "--ranks", number}, {"--ranks", "from 1 to 13", number});
    }
    for (const char* number : {"0", "17", "-1", "4294967297"}) {
        row({"judge", "--deal", "1", "--copies", number}, {"--copies", "from 1 to 16", number});
    }
    row({"deal", "1", "--ranks", "1", "--copies", "1"}, {"--ranks", "--copies", "Raise"});
    row({"deal"}, {"number", "kitten-fishing-cli deal 42"});
    row({"deal", "1", "2"}, {"“2”", "too many", "deal --help"});
    row({"deal", "1", "--rules", "hook"}, {"“--rules”", "deal --help"});
}

void ConsoleErrorsTest::badCalls() {
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, mentions);
    const auto result = program::run(arguments);
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(result.error.count('\n'), 1);
    for (const QString& mention : mentions) {
        QVERIFY2(result.error.contains(mention.toUtf8()), result.error);
    }
}

void ConsoleErrorsTest::badFiles() {
    const QTemporaryDir folder;
    const QString name = folder.filePath("deal.txt");
    const auto refused = [&](const QString& file, const char* mention) {
        const auto result = program::run({"judge", "--file", file});
        return result.status == 2 && result.out.isEmpty() && result.error.contains(mention) &&
               result.error.contains(file.toUtf8());
    };
    QVERIFY(refused(name, "cannot be read"));
    QVERIFY(refused("", "cannot be read"));
    QVERIFY(refused(folder.path(), "folder"));
    QVERIFY(refused("/dev/zero", "too long"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("1 2 3\n4 fish 6\n");
    file.close();
    QVERIFY(refused(name, ", line 2, column 3: “fish”"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("1 2 3 / 4 \xFF");
    file.close();
    QVERIFY(refused(name, ", line 1, column 11: This is not text"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"kitten-fishing\": 1,\n\"a\": \"1 2\"");
    file.close();
    QVERIFY(refused(name, ", line 2, column 11: The file ends in the middle."));
}

void ConsoleErrorsTest::messagesDoNotSteerTheTerminal() {
    const auto result = program::run({"judge", "1 / \x1B[31mred"});
    QCOMPARE(result.status, 2);
    QVERIFY2(!result.error.contains('\x1B'), result.error);
    QVERIFY2(result.error.contains("[31mred"), result.error);
}

QTEST_GUILESS_MAIN(ConsoleErrorsTest)
#include "console_errors_test.moc"
