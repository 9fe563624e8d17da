// SPDX-License-Identifier: MIT
// What the program says about itself.
#include "engine/rules.h"
#include "tests/console/program.h"

#include <QRegularExpression>
#include <QTest>

class ConsoleHelpTest : public QObject {
    Q_OBJECT

private slots:
    void help_data();
    void help();
    void examplesWork();
    void everyRuleSetIsNamed();
    void versions();
};

void ConsoleHelpTest::help_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("mentions");
    const QStringList game = {"--deal NUMBER", "--ranks N",     "--copies N", "--file FILE",
                              "--rules RULES", "--limit PLAYS", "--json",     "--help"};
    QTest::newRow("program") << QString()
                             << QStringList{"judge DEAL", "judge -",  "play DEAL", "deal NUMBER",
                                            "survey",     "census",   "hunt",      "merge FILE",
                                            "--help",     "--version"};
    QTest::newRow("judge") << "judge" << game + QStringList{"1000000"};
    QTest::newRow("play") << "play" << game + QStringList{"1000 "};
    QTest::newRow("deal") << "deal"
                          << QStringList{"NUMBER", "--ranks N", "--copies N", "--json", "--help"};
    const QStringList study = {"--ranks N",   "--copies N",  "--rules RULES", "--limit PLAYS",
                               "--threads N", "--file FILE", "--json",        "Ctrl+C"};
    QTest::newRow("survey") << "survey" << study + QStringList{"--deals FIRST-LAST", "1-1000000"};
    QTest::newRow("census") << "census" << study + QStringList{"--classes FIRST-LAST"};
    QTest::newRow("hunt") << "hunt"
                          << study + QStringList{"--climbs FIRST-LAST", "--seed N", "1-1000"};
    QTest::newRow("merge") << "merge" << QStringList{"FILE", "- is standard input", "--json"};
}

void ConsoleHelpTest::help() {
    QFETCH(QString, command);
    QFETCH(QStringList, mentions);
    for (const char* flag : {"--help", "-h"}) {
        const auto result =
            program::run(command.isEmpty() ? QStringList{flag} : QStringList{command, flag});
        QCOMPARE(result.status, 0);
        QCOMPARE(result.error, QByteArray());
        for (const QString& mention : mentions) {
            QVERIFY2(result.out.contains(mention.toUtf8()), result.out);
        }
        QVERIFY2(result.out.contains("Examples:\n  kitten-fishing-cli "), result.out);
        for (const QString& line : QString::fromUtf8(result.out).split('\n')) {
            QVERIFY2(line.size() <= 82, qPrintable(line));
        }
    }
    // Whatever else is wrong with a call, a question is answered.
    QCOMPARE(program::run({"judge", "--limit", "x", "--help"}).status, 0);
}

void ConsoleHelpTest::examplesWork() {
    int examples = 0;
    for (const char* command : {"judge", "play", "deal", "survey", "census", "hunt", ""}) {
        const auto help =
            program::run(QStringList{command, "--help"}.filter(QRegularExpression(".")));
        const QString text = QString::fromUtf8(help.out);
        for (const QString& line : text.mid(text.indexOf("Examples:")).split('\n')) {
            const QString prefix = QStringLiteral("  kitten-fishing-cli ");
            if (!line.startsWith(prefix) || line.contains('<')) {
                continue;
            }
            const auto result = program::run(line.mid(prefix.size()).split(' '));
            QVERIFY2(result.status == 0 && result.error.isEmpty(), qPrintable(line));
            QVERIFY2(!result.out.isEmpty(), qPrintable(line));
            ++examples;
        }
    }
    QCOMPARE(examples, 16);
}

void ConsoleHelpTest::everyRuleSetIsNamed() {
    for (const char* command : {"judge", "play", "survey", "census", "hunt"}) {
        const auto help = program::run({command, "--help"});
        for (const fishing::Preset& preset : fishing::presets()) {
            QVERIFY2(help.out.contains(QByteArray(preset.name.data(),
                                                  static_cast<qsizetype>(preset.name.size()))),
                     help.out);
        }
    }
}

void ConsoleHelpTest::versions() {
    const auto result = program::run({"--version"});
    QCOMPARE(result.status, 0);
    QVERIFY2(QRegularExpression("^kitten-fishing-cli \\d+\\.\\d+\\.\\d+\n$")
                 .match(QString::fromUtf8(result.out))
                 .hasMatch(),
             result.out);
    QCOMPARE(program::run({"judge", "--version"}).out, result.out);
}

QTEST_GUILESS_MAIN(ConsoleHelpTest)
#include "console_help_test.moc"
