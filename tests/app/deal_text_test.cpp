// SPDX-License-Identifier: MIT
#include "app/deal_text.h"

#include <QTest>

#include <limits>

class DealTextTest : public QObject {
    Q_OBJECT

private slots:
    void titles();
    void numbersAreRead_data();
    void numbersAreRead();
    void otherTextsAreRefused_data();
    void otherTextsAreRefused();
};

void DealTextTest::titles() {
    const auto title = [](std::uint64_t number, fishing::Deck deck) {
        return DealText::title({number, deck});
    };
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    QCOMPARE(title(42, {}), QStringLiteral("Deal 42"));
    QCOMPARE(title(most, {}), QStringLiteral("Deal 18446744073709551615"));
    QCOMPARE(title(42, {8, 4}), QStringLiteral("Deal 42 · 8 ranks × 4"));
    QCOMPARE(title(0, {1, 16}), QStringLiteral("Deal 0 · 1 rank × 16"));
}

void DealTextTest::numbersAreRead_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<quint64>("number");
    const auto row = [](const char* text, quint64 number) {
        QTest::newRow(text) << QString::fromUtf8(text) << number;
    };
    row("0", 0);
    row("42", 42);
    row("  42\t", 42);
    row("007", 7);
    row("494,175", 494175);
    row("494.175", 494175);
    row("494 175", 494175);
    row("494\u00a0175", 494175);
    row("494\u202f175", 494175);
    row("494'175", 494175);
    row("494_175", 494175);
    row("４２", 42);
    row("Deal 42", 42);
    row("#42", 42);
    row("№ 42", 42);
    row("第：42", 42);
    row("18446744073709551615", 18446744073709551615U);
    row("18,446,744,073,709,551,615", 18446744073709551615U);
    row("00000000000000000000000000042", 42);
    row("No. 42", 42);
}

void DealTextTest::numbersAreRead() {
    QFETCH(const QString, text);
    const auto number = DealText::number(text);
    QVERIFY(std::holds_alternative<std::uint64_t>(number));
    QTEST(quint64(std::get<std::uint64_t>(number)), "number");
}

void DealTextTest::otherTextsAreRefused_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* text, const char* problem) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(problem);
    };
    const char* const none = "Write a whole number from 0 to 18,446,744,073,709,551,615.";
    row("", none);
    row("   ", none);
    row("Deal", none);
    row("-5", "Character 1: “-” is no digit. Write digits alone.");
    row("42x", "Character 3: “x” is no digit. Write digits alone.");
    row("0x2a", "Character 2: “x” is no digit. Write digits alone.");
    row("1e3", "Character 2: “e” is no digit. Write digits alone.");
    row("Deal 42 · 8", "Character 9: “·” is no digit. Write digits alone.");
    const char* const large = "Too large: the highest number is 18,446,744,073,709,551,615.";
    row("18446744073709551616", large);
    row("18446744073709551620", large);
    row("99999999999999999999999999", large);
}

void DealTextTest::otherTextsAreRefused() {
    QFETCH(const QString, text);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    const auto number = DealText::number(text);
    QVERIFY(std::holds_alternative<QString>(number));
    QTEST(std::get<QString>(number), "problem");
}

QTEST_GUILESS_MAIN(DealTextTest)
#include "deal_text_test.moc"
