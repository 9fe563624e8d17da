// SPDX-License-Identifier: MIT
// `play` against the known answers of the articles' own example, in words and in JSON.
#include "tests/console/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

const QString articles = QStringLiteral("2 4 1 2 5 6 / 3 1 3 5 6 4");

} // namespace

class ConsolePlayTest : public QObject {
    Q_OBJECT

private slots:
    void knownEndings_data();
    void knownEndings();
    void wholeTranscript();
    void transcriptStopsAtLimit();
    void jsonStopsAtLimit();
    void endlessGame();
    void limitAtTheVeryEnd();
};

void ConsolePlayTest::knownEndings_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("plays");
    QTest::addColumn<int>("captures");
    QTest::addColumn<QByteArray>("ending");
    const auto row = [](const char* rules, int plays, int captures, const char* ending) {
        QTest::newRow(rules) << QString(rules) << plays << captures << QByteArray(ending);
    };
    row("classic", 49, 13,
        "       A      empty\n       Pile   3 4 5 6 2\n       B      1 6 5 2 3 4 1\n\n"
        "B wins after 49 plays and 13 captures: A has run out of cards.\n");
    row("textbook", 18, 6,
        "       A      5 6 2 3 1 4 6 5\n       Pile   2 1 3 4\n       B      empty\n\n"
        "A wins after 18 plays and 6 captures: B has run out of cards.\n");
    row("hook", 37, 11,
        "       A      empty\n       Pile   1\n       B      5 2 2 4 3 4 6 3 5 1 6\n\n"
        "B wins after 37 plays and 11 captures: A has run out of cards.\n");
    row("race", 49, 13,
        "       A      empty\n       Pile   3 4 5 6 2\n       B      1 6 5 2 3 4 1\n\n"
        "A wins after 49 plays and 13 captures: A is out of cards first.\n");
}

void ConsolePlayTest::knownEndings() {
    QFETCH(QString, rules);
    QFETCH(int, plays);
    QFETCH(int, captures);
    QFETCH(QByteArray, ending);
    const auto words = program::run({"play", articles, "--rules", rules});
    QVERIFY2(words.out.endsWith(ending), words.out.right(300));
    QCOMPARE(words.out.count(" plays "), plays + 1); // the last sentence counts them
    QCOMPARE(words.error, QByteArray());
    QCOMPARE(words.status, 0);

    const auto json = program::run({"play", "--json", articles, "--rules", rules});
    const auto lines = json.out.trimmed().split('\n');
    QCOMPARE(lines.size(), plays);
    int captured = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QJsonObject play = QJsonDocument::fromJson(lines[i]).object();
        QCOMPARE(play["play"].toInt(), static_cast<int>(i) + 1);
        captured += play["captured"].toArray().isEmpty() ? 0 : 1;
    }
    QCOMPARE(captured, captures);
    QCOMPARE(json.error, QByteArray());
    QCOMPARE(json.status, 0);
}

void ConsolePlayTest::wholeTranscript() {
    // A Jack that sweeps, a capture, and a hand that runs empty.
    const auto words = program::run({"play", "4 2 / 3 11", "--rules", "hook,win=shed"});
    QCOMPARE(words.out,
             QByteArray(R"(Rules  capture=take,pickup=top,after=again,end=turn,win=shed,jack=hook
A      4 2
B      3 11

    1  A plays 4.
       A      2
       Pile   4
       B      3 11

    2  B plays 3.
       A      2
       Pile   4 3
       B      11

    3  A plays 2.
       A      empty
       Pile   4 3 2
       B      11

    4  B plays 11 and catches 4 cards: 11 2 3 4.
       A      empty
       Pile   empty
       B      11 2 3 4

    5  B plays 11.
       A      empty
       Pile   11
       B      2 3 4

A wins after 5 plays and 1 capture: A is out of cards first.
)"));
    const auto json = program::run({"play", "--json", "4 2 / 3 11", "--rules", "hook,after=pass"});
    QCOMPARE(json.out, QByteArray("{\"play\":1,\"player\":\"a\",\"card\":4,\"captured\":[]}\n"
                                  "{\"play\":2,\"player\":\"b\",\"card\":3,\"captured\":[]}\n"
                                  "{\"play\":3,\"player\":\"a\",\"card\":2,\"captured\":[]}\n"
                                  "{\"play\":4,\"player\":\"b\",\"card\":11,"
                                  "\"captured\":[11,2,3,4]}\n"));
}

void ConsolePlayTest::transcriptStopsAtLimit() {
    const auto result = program::run({"play", articles, "--limit", "10"});
    QCOMPARE(result.out.count(" plays "), 10);
    QVERIFY2(result.out.endsWith("\nStopped here, at --limit 10. The game ends: --limit 49 shows "
                                 "all of it.\n"),
             result.out);
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.status, 0);
}

void ConsolePlayTest::jsonStopsAtLimit() {
    const auto result = program::run({"play", articles, "--json", "--limit", "10"});
    QCOMPARE(result.out.count('\n'), 10);
    QVERIFY2(result.error.contains("--limit 10"), result.error);
    QCOMPARE(result.status, 0);
}

void ConsolePlayTest::endlessGame() {
    const auto result = program::run({"play", articles, "--rules", "coursework"});
    QVERIFY2(result.out.contains("\n 1000  "), result.out.right(300));
    QVERIFY2(!result.out.contains("\n 1001  "), result.out.right(300));
    QVERIFY2(result.out.contains("Stopped here, at --limit 1000. A higher --limit shows more.\n"),
             result.out.right(300));
    QVERIFY2(result.out.endsWith("after 13 plays it repeats itself every 204 plays.\n"),
             result.out.right(300));
    QCOMPARE(result.status, 0);
}

void ConsolePlayTest::limitAtTheVeryEnd() {
    const auto result = program::run({"play", articles, "--limit", "49"});
    QVERIFY2(!result.out.contains("--limit"), result.out.right(300));
    QCOMPARE(result.out, program::run({"play", articles}).out);
}

QTEST_GUILESS_MAIN(ConsolePlayTest)
#include "console_play_test.moc"
