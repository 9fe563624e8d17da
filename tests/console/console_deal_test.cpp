// SPDX-License-Identifier: MIT
// Numbered deals on the console: the known ones, and a way back in for what was printed.
#include "tests/console/program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

class ConsoleDealTest : public QObject {
    Q_OBJECT

private slots:
    void knownDeals();
    void printedDealCanBeTyped();
    void smallestDeck();
    void leadingZerosAreNoOctal();
};

void ConsoleDealTest::knownDeals() {
    const auto lines = program::knownAnswers("deals.jsonl");
    QVERIFY(!lines.empty());
    for (const QByteArray& line : lines) {
        const QJsonObject deal = QJsonDocument::fromJson(line).object();
        // Not out of the object, whose numbers are doubles.
        const qsizetype start = line.indexOf(':') + 1;
        const QString number = QString::fromLatin1(line.mid(start, line.indexOf(',') - start));
        const auto result = program::run({"deal", number, "--json", "--ranks",
                                          QString::number(deal["ranks"].toInt()), "--copies",
                                          QString::number(deal["copies"].toInt())});
        QCOMPARE(result.out, line);
        QCOMPARE(result.error, QByteArray());
        QCOMPARE(result.status, 0);
    }
}

void ConsoleDealTest::printedDealCanBeTyped() {
    const auto deal = program::run({"deal", "42"});
    QCOMPARE(deal.out, QByteArray("13 2 5 11 11 1 3 2 13 7 7 13 6 12 9 12 2 3 11 4 6 8 4 9 10 5 / "
                                  "12 8 8 9 1 8 6 9 5 1 2 7 10 12 6 13 7 4 10 3 11 1 5 4 3 10\n"));
    const auto typed = program::run({"judge", "--json", QString::fromUtf8(deal.out)});
    const auto numbered = program::run({"judge", "--json", "--deal", "42"});
    QCOMPARE(typed.status, 0);
    QCOMPARE(typed.out, numbered.out);
}

void ConsoleDealTest::smallestDeck() {
    QCOMPARE(program::run({"deal", "0", "--ranks", "1", "--copies", "2"}).out,
             QByteArray("1 / 1\n"));
}

void ConsoleDealTest::leadingZerosAreNoOctal() {
    QCOMPARE(program::run({"deal", "010"}).out, program::run({"deal", "10"}).out);
}

QTEST_GUILESS_MAIN(ConsoleDealTest)
#include "console_deal_test.moc"
