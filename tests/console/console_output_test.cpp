// SPDX-License-Identifier: MIT
// Output that goes nowhere: a full disk, a closed stream, a reader that has seen enough.
#include "tests/console/program.h"

#include <QTest>

class ConsoleOutputTest : public QObject {
    Q_OBJECT

private slots:
    void unwritable_data();
    void unwritable();
    void readerLeaves();
    void inputUnreadable();
};

void ConsoleOutputTest::unwritable_data() {
    QTest::addColumn<QString>("call");
    for (const char* call :
         {"\"$0\" judge 1 / 2", "\"$0\" judge 1 / 2 --json", "\"$0\" play 1 / 2", "\"$0\" deal 1",
          "\"$0\" --help", "\"$0\" --version", "printf '1/2\\n3/4\\n' | \"$0\" judge -",
          // These must not go on for ever.
          "\"$0\" play --deal 2 --rules textbook --limit 18446744073709551615",
          "\"$0\" play --deal 2 --rules textbook --limit 18446744073709551615 --json",
          "yes '1 / 2' | \"$0\" judge -"}) {
        QTest::newRow(call) << QString(call);
    }
}

void ConsoleOutputTest::unwritable() {
    QFETCH(QString, call);
    for (const char* target : {" > /dev/full", " >&-"}) {
        const auto result = program::runInShell(call + target);
        QCOMPARE(result.status, 2);
        QVERIFY2(result.error.startsWith("Standard output cannot be written ("), result.error);
        QCOMPARE(result.error.count('\n'), 1);
    }
}

void ConsoleOutputTest::readerLeaves() {
    const auto result =
        program::runInShell("\"$0\" play --deal 2 --rules textbook --limit 18446744073709551615 "
                            "| head -n 1");
    QCOMPARE(result.status, 0); // that of head
    QVERIFY2(result.out.startsWith("Rules "), result.out);
    QCOMPARE(result.error, QByteArray());
    // The same where nobody dies of a broken pipe.
    const auto ignored = program::runInShell(
        "trap '' PIPE; \"$0\" play --deal 2 --rules textbook --limit 18446744073709551615 --json "
        "| head -n 1");
    QVERIFY2(ignored.error.startsWith("Standard output cannot be written ("), ignored.error);
}

void ConsoleOutputTest::inputUnreadable() {
    for (const char* source : {" < /", " <&-"}) {
        const auto result = program::runInShell(QStringLiteral("\"$0\" judge -") + source);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out, QByteArray());
        QVERIFY2(result.error.startsWith("Standard input cannot be read ("), result.error);
    }
}

QTEST_GUILESS_MAIN(ConsoleOutputTest)
#include "console_output_test.moc"
