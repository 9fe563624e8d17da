// SPDX-License-Identifier: MIT
#include "app/number_text.h"

#include <QLocale>
#include <QTest>

#include <limits>

class NumberTextTest : public QObject {
    Q_OBJECT

private slots:
    void readsWhatPeopleWrite_data();
    void readsWhatPeopleWrite();
    void refusesTheRest_data();
    void refusesTheRest();
    void readsWhatItWrites_data();
    void readsWhatItWrites();
};

void NumberTextTest::readsWhatPeopleWrite_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<quint64>("number");
    QTest::newRow("digits") << "1234567" << quint64(1'234'567);
    QTest::newRow("commas") << "1,234,567" << quint64(1'234'567);
    QTest::newRow("points") << "1.234.567" << quint64(1'234'567);
    QTest::newRow("blanks around") << " 42\n" << quint64(42);
    QTest::newRow("narrow blanks")
        << QString::fromUtf8("1\u202f234\u00a0567") << quint64(1'234'567);
    QTest::newRow("apostrophes") << QString::fromUtf8("1'234’567") << quint64(1'234'567);
    QTest::newRow("full width") << QString::fromUtf8("１，２３４") << quint64(1'234);
    QTest::newRow("leading zeros") << "007" << quint64(7);
    QTest::newRow("largest") << "18446744073709551615" << std::numeric_limits<quint64>::max();
}

void NumberTextTest::readsWhatPeopleWrite() {
    QFETCH(const QString, text);
    QFETCH(const quint64, number);
    QCOMPARE(numberIn(text), std::optional<std::uint64_t>(number));
}

void NumberTextTest::refusesTheRest_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"", " ", ",", "-1", "+1", "1e6", "0x10", "12a", "1/2", ",1",
                             "18446744073709551616", "99999999999999999999999"}) {
        QTest::newRow(text) << QString::fromUtf8(text);
    }
}

void NumberTextTest::refusesTheRest() {
    QFETCH(const QString, text);
    QVERIFY(!numberIn(text));
}

void NumberTextTest::readsWhatItWrites_data() {
    QTest::addColumn<QLocale>("locale");
    for (const char* name : {"en_US", "de_DE", "de_CH", "fr_FR", "hi_IN", "zh_CN", "ar_EG"}) {
        QTest::newRow(name) << QLocale(QString::fromLatin1(name));
    }
}

void NumberTextTest::readsWhatItWrites() {
    QFETCH(const QLocale, locale);
    QLocale::setDefault(locale);
    for (const quint64 number :
         {quint64(0), quint64(1'234), quint64(123'456'789), std::numeric_limits<quint64>::max()}) {
        QCOMPARE(numberIn(numberText(number)), std::optional<std::uint64_t>(number));
    }
}

QTEST_GUILESS_MAIN(NumberTextTest)
#include "number_text_test.moc"
