// SPDX-License-Identifier: MIT
// `judge -`: an answer a line, in order and at once, errors in their places.
#include "tests/console/program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

struct Answer {
    const char* outcome; // nullptr for an error
    int line;            // of an error
    int column;
};

bool matches(const QByteArray& text, const Answer& answer) {
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    if (answer.outcome != nullptr) {
        return object["outcome"].toString() == QLatin1String(answer.outcome);
    }
    return object.size() == 3 && !object["error"].toString().isEmpty() &&
           object["line"].toInt() == answer.line && object["column"].toInt() == answer.column;
}

} // namespace

class ConsoleStreamTest : public QObject {
    Q_OBJECT

private slots:
    void answersAtOnce();
    void badLinesInTheirPlaces();
    void nothingToAnswer();
    void optionsApplyToEachLine();
    void bytesThatAreNoText();
};

void ConsoleStreamTest::answersAtOnce() {
    QProcess process;
    process.start(program::path, {"judge", "-"});
    for (const char* deal : {"1 / 2\n", "fish\n", "2 4 1 2 5 6 / 3 1 3 5 6 4\n"}) {
        process.write(deal);
        while (!process.canReadLine()) {
            QVERIFY(process.waitForReadyRead(program::patience));
        }
        const QByteArray answer = process.readLine();
        QVERIFY2(answer.contains("\"outcome\":\"b\"") || answer.contains("\"error\":"), answer);
        QVERIFY(!process.canReadLine());
    }
    QCOMPARE(process.state(), QProcess::Running);
    const auto result = program::finish(process);
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(result.error, QByteArray());
}

void ConsoleStreamTest::badLinesInTheirPlaces() {
    const auto result = program::run({"judge", "-", "--json"}, "1 / 2\r\n"
                                                               "\n"
                                                               "1 2 x / 3\r\n"
                                                               "\r\n"
                                                               "A:1 B:1\n"
                                                               "1 2\r\n"
                                                               "   \n"
                                                               "1 | 2");
    const Answer answers[] = {{"b", 0, 0}, {nullptr, 2, 1}, {nullptr, 3, 5}, {nullptr, 4, 1},
                              {"b", 0, 0}, {nullptr, 6, 4}, {nullptr, 7, 4}, {"b", 0, 0}};
    QVERIFY(result.out.endsWith('\n'));
    const auto lines = result.out.chopped(1).split('\n');
    QCOMPARE(static_cast<std::size_t>(lines.size()), std::size(answers));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QVERIFY2(matches(lines[i], answers[i]), lines[i]);
    }
    QCOMPARE(result.error, QByteArray());
    QCOMPARE(result.status, 2);
    QVERIFY2(lines[1].startsWith("{\"error\":\""), lines[1]);
    QVERIFY2(lines[1].endsWith("\",\"line\":2,\"column\":1}"), lines[1]);
}

void ConsoleStreamTest::nothingToAnswer() {
    const auto result = program::run({"judge", "-"});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(result.error, QByteArray());
}

void ConsoleStreamTest::optionsApplyToEachLine() {
    const QByteArray deal = "2 4 1 2 5 6 / 3 1 3 5 6 4\n";
    const auto result =
        program::run({"judge", "--rules", "coursework", "--limit", "217", "-"}, deal + deal);
    const auto alone = program::run(
        {"judge", "--rules", "coursework", "--limit", "217", "--json", QString::fromLatin1(deal)});
    QVERIFY2(alone.out.contains("\"cycle\":{\"start\":13,\"period\":204}"), alone.out);
    QCOMPARE(result.out, alone.out + alone.out);
    QCOMPARE(result.status, 0);
}

void ConsoleStreamTest::bytesThatAreNoText() {
    const auto result = program::run({"judge", "-"}, QByteArray("1 / 2 \xFF\n1\0/ 2\n1 / 2\n", 20));
    const auto lines = result.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(matches(lines[0], {nullptr, 1, 7}), lines[0]);
    QVERIFY2(matches(lines[1], {nullptr, 2, 1}), lines[1]);
    QVERIFY2(matches(lines[2], {"b", 0, 0}), lines[2]);
    QCOMPARE(result.status, 2);
}

QTEST_GUILESS_MAIN(ConsoleStreamTest)
#include "console_stream_test.moc"
