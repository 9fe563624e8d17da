// SPDX-License-Identifier: MIT
// `judge` against every known answer, by itself and as a stream, and in words.
#include "tests/console/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTemporaryFile>
#include <QTest>

namespace {

QString handOf(const QJsonObject& answer, const char* player) {
    QStringList ranks;
    for (const QJsonValue rank : answer[QLatin1String(player)].toArray()) {
        ranks += QString::number(rank.toInt());
    }
    return ranks.join(' ');
}

QString dealOf(const QJsonObject& answer) {
    return handOf(answer, "a") + " / " + handOf(answer, "b");
}

const QString articles = QStringLiteral("2 4 1 2 5 6 / 3 1 3 5 6 4");

} // namespace

class ConsoleJudgeTest : public QObject {
    Q_OBJECT

private slots:
    void knownAnswersOneByOne();
    void knownAnswersAsStream();
    void inWords_data();
    void inWords();
    void wordsOfOneDeal();
    void dealInFile();
    void savedGame();
    void limit();
};

void ConsoleJudgeTest::knownAnswersOneByOne() {
    const auto lines = program::knownAnswers("judge.jsonl");
    QVERIFY(!lines.empty());
    constexpr std::size_t distance = 20; // a handful of them
    for (std::size_t i = 0; i < lines.size(); i += distance) {
        const QJsonObject answer = QJsonDocument::fromJson(lines[i]).object();
        const auto result =
            program::run({"judge", "--json", "--rules", answer["rules"].toString(), "--limit",
                          QString::number(answer["limit"].toInt()), dealOf(answer)});
        QCOMPARE(result.out, lines[i]);
        QCOMPARE(result.error, QByteArray());
        QCOMPARE(result.status, 0);
    }
}

void ConsoleJudgeTest::knownAnswersAsStream() {
    struct Batch {
        QByteArray input;
        QByteArray output;
    };
    QMap<QStringList, Batch> batches; // by options
    for (const QByteArray& line : program::knownAnswers("judge.jsonl")) {
        const QJsonObject answer = QJsonDocument::fromJson(line).object();
        Batch& batch = batches[{"--rules", answer["rules"].toString(), "--limit",
                                QString::number(answer["limit"].toInt())}];
        batch.input += dealOf(answer).toUtf8() + '\n';
        batch.output += line;
    }
    QVERIFY(!batches.isEmpty());
    for (auto batch = batches.cbegin(); batch != batches.cend(); ++batch) {
        const auto result =
            program::run(QStringList{"judge", "-"} + batch.key(), batch.value().input);
        QCOMPARE(result.out, batch.value().output);
        QCOMPARE(result.error, QByteArray());
        QCOMPARE(result.status, 0);
    }
}

void ConsoleJudgeTest::inWords_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const QStringList& options, const char* says) {
        QTest::newRow(qPrintable(options.join(' '))) << options << QByteArray(says);
    };
    row({articles}, "B wins after 49 plays and 13 captures");
    row({articles, "--rules", "textbook"}, "A wins after 18 plays and 6 captures");
    row({articles, "--rules", "hook"}, "B wins after 37 plays and 11 captures");
    row({articles, "--rules", "coursework"}, "after 13 plays it repeats itself every 204 plays");
    row({articles, "--rules", "race"}, "A wins after 49 plays and 13 captures");
    row({articles, "--limit", "48"}, "Undecided after 48 plays");
    row({articles, "--limit", "0"}, "Undecided after 0 plays");
    row({"--deal", "494175"}, "after 5,449 plays");
    row({"--deal=18446744073709551615"}, "after 361 plays");
    row({"--deal", "2", "--rules", "textbook"}, "first card, 7, stays on the table");
}

void ConsoleJudgeTest::inWords() {
    QFETCH(QStringList, options);
    QFETCH(QByteArray, says);
    const auto result = program::run(QStringList{"judge"} + options);
    QVERIFY2(result.out.contains(says), result.out);
    QCOMPARE(result.out.count('\n'), 1);
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.status, 0);
}

void ConsoleJudgeTest::wordsOfOneDeal() {
    const auto expected = program::run({"judge", "--json", articles}).out;
    QCOMPARE(program::run(QStringList{"judge", "--json"} + articles.split(' ')).out, expected);
    // Options may stand before, after and between the words of a deal.
    QCOMPARE(program::run({"judge", "2", "4", "1", "2", "5", "6", "--json", "/", "3", "1", "3", "5",
                           "6", "4", "--rules", "classic"})
                 .out,
             expected);
    QCOMPARE(program::run({"judge", "--json", "甲：2、4、1、2、5、6", "乙：3，1，3，5，6，4"}).out,
             expected);
    QCOMPARE(program::run({"judge", "--json", "--", articles}).out, expected);
}

void ConsoleJudgeTest::dealInFile() {
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("\xEF\xBB\xBF"
               "2 4 1 2 5 6\r\n3 1 3 5 6 4\r\n");
    file.close();
    const auto result = program::run({"judge", "--json", "--file", file.fileName()});
    QCOMPARE(result.out, program::run({"judge", "--json", articles}).out);
    QCOMPARE(result.status, 0);
}

void ConsoleJudgeTest::savedGame() {
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(R"({"kitten-fishing": 1, "a": "2 4 1 2 5 6", "b": "3 1 3 5 6 4", "rules": "hook",
                   "play": 12})");
    file.close();
    for (const char* command : {"judge", "play"}) {
        const QStringList saved = {command, "--json", "--file", file.fileName()};
        const QStringList typed = {command, "--json", articles, "--rules"};
        const auto byItsRules = program::run(saved);
        QCOMPARE(byItsRules.status, 0);
        QCOMPARE(byItsRules.out, program::run(typed + QStringList{"hook"}).out);
        QCOMPARE(program::run(saved + QStringList{"--rules", "textbook"}).out,
                 program::run(typed + QStringList{"textbook"}).out);
    }
}

void ConsoleJudgeTest::limit() {
    const auto usual = program::run({"judge", "--json", articles});
    QVERIFY2(usual.out.contains("\"limit\":1000000,"), usual.out);
    const auto largest =
        program::run({"judge", "--json", articles, "--limit", "18446744073709551615"});
    QVERIFY2(largest.out.contains("\"limit\":18446744073709551615,\"outcome\":\"b\""), largest.out);
    // The game that ends with its last play has ended.
    const auto exact = program::run({"judge", "--json", articles, "--limit", "49"});
    QVERIFY2(exact.out.contains("\"outcome\":\"b\",\"plays\":49,"), exact.out);
}

QTEST_GUILESS_MAIN(ConsoleJudgeTest)
#include "console_judge_test.moc"
