// SPDX-License-Identifier: MIT
// What people read is in the language of the locale or of --language; what programs read is not.
#include "tests/console/program.h"

#include <QProcessEnvironment>
#include <QTest>

namespace {

const QStringList articles = {"2", "4", "1", "2", "5", "6", "/", "3", "1", "3", "5", "6", "4"};

program::Result runIn(const QMap<QString, QString>& locale, const QStringList& arguments) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) {
        environment.remove(QString::fromLatin1(name));
    }
    for (auto each = locale.begin(); each != locale.end(); ++each) {
        environment.insert(each.key(), each.value());
    }
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program::path, arguments);
    return program::finish(process);
}

} // namespace

class ConsoleLanguagesTest : public QObject {
    Q_OBJECT

private slots:
    void followsTheLocale_data();
    void followsTheLocale();
    void theOptionGoesFirst();
    void refusalsToo();
    void columnsStandUnderEachOther();
    void whatProgramsReadIsTheSame();
    void helpIsTranslated();
};

void ConsoleLanguagesTest::followsTheLocale_data() {
    using Locale = QMap<QString, QString>;
    QTest::addColumn<Locale>("locale");
    QTest::addColumn<QString>("said");
    const QString english = "B wins after 49 plays and 13 captures: A has run out of cards.\n";
    const QString simplified = "乙在 49 次出牌、13 次赢牌后获胜：甲的牌出完了。\n";
    const QString traditional = "乙在 49 次出牌、13 次贏牌後獲勝：甲的牌出完了。\n";
    QTest::newRow("none") << Locale{} << english;
    QTest::newRow("C") << Locale{{"LC_ALL", "C.UTF-8"}, {"LANG", "zh_CN.UTF-8"}} << english;
    QTest::newRow("German") << Locale{{"LANG", "de_DE.UTF-8"}} << english;
    QTest::newRow("China") << Locale{{"LANG", "zh_CN.UTF-8"}} << simplified;
    QTest::newRow("messages") << Locale{{"LANG", "en_US.UTF-8"}, {"LC_MESSAGES", "zh_TW.UTF-8"}}
                              << traditional;
    QTest::newRow("all") << Locale{{"LC_ALL", "zh_TW"}, {"LC_MESSAGES", "zh_CN"}} << traditional;
    QTest::newRow("list") << Locale{{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "fr:zh_CN"}}
                          << simplified;
    QTest::newRow("other characters") << Locale{{"LANG", "zh_TW.Big5"}} << english;
}

void ConsoleLanguagesTest::followsTheLocale() {
    using Locale = QMap<QString, QString>;
    QFETCH(Locale, locale);
    QFETCH(QString, said);
    const auto result = runIn(locale, QStringList{"judge"} + articles);
    QCOMPARE(QString::fromUtf8(result.out), said);
    QCOMPARE(result.status, 0);
}

void ConsoleLanguagesTest::theOptionGoesFirst() {
    const QStringList call = QStringList{"judge"} + articles;
    const auto chinese =
        runIn({{"LANG", "en_GB.UTF-8"}}, QStringList{"--language", "zh_CN"} + call);
    QVERIFY(QString::fromUtf8(chinese.out).startsWith(QStringLiteral("乙在")));
    const auto english = runIn({{"LANG", "zh_CN.UTF-8"}}, call + QStringList{"--language=en"});
    QVERIFY(english.out.startsWith("B wins"));
    const auto other = runIn({}, call + QStringList{"--language", "fr"});
    QCOMPARE(other.status, 2);
    QVERIFY2(other.error.contains("en, zh_CN, zh_TW"), other.error);
    const auto none = runIn({}, call + QStringList{"--language"});
    QCOMPARE(none.status, 2);
    QVERIFY2(none.error.contains("--language NAME"), none.error);
}

void ConsoleLanguagesTest::refusalsToo() {
    const auto result = runIn({{"LANG", "zh_TW.UTF-8"}}, {"judge", "2", "x", "/", "3"});
    QCOMPARE(result.status, 2);
    QCOMPARE(QString::fromUtf8(result.error),
             QStringLiteral("第 1 行第 3 欄：「x」不是牌。牌要寫點數（1 到 13，或 A T J Q "
                            "K），花色可寫可不寫：7、K、7♠、SK。\n"));
}

void ConsoleLanguagesTest::columnsStandUnderEachOther() {
    const auto result =
        runIn({{"LANG", "zh_CN.UTF-8"}}, QStringList{"play", "--limit", "1"} + articles);
    const QStringList lines = QString::fromUtf8(result.out).split(QLatin1Char('\n'));
    // A Chinese character is two columns wide.
    QVERIFY2(lines.contains(QStringLiteral("规则      classic (capture=take,pickup=top,after=pass,"
                                           "end=play,win=keep,jack=plain)")) ||
                 lines.first().startsWith(QStringLiteral("规则      ")),
             result.out);
    QVERIFY2(lines.at(1).startsWith(QStringLiteral("甲        2 4 1")), result.out);
}

void ConsoleLanguagesTest::whatProgramsReadIsTheSame() {
    const QStringList calls[] = {{"judge", "--json", "1", "/", "1"},
                                 {"play", "--json", "1", "/", "2"},
                                 {"deal", "42"},
                                 {"survey", "--deals", "1-20", "--json"}};
    for (const QStringList& call : calls) {
        QCOMPARE(runIn({{"LANG", "zh_CN.UTF-8"}}, call).out, runIn({}, call).out);
    }
}

void ConsoleLanguagesTest::helpIsTranslated() {
    for (const char* command : {"judge", "play", "deal", "survey", "census", "hunt", "merge"}) {
        for (const char* language : {"zh_CN", "zh_TW"}) {
            const auto result =
                runIn({}, {command, "--help", "--language", QString::fromLatin1(language)});
            QCOMPARE(result.status, 0);
            const QString text = QString::fromUtf8(result.out);
            QVERIFY2(text.contains(QStringLiteral("用法：kitten-fishing-cli ")), result.out);
            QVERIFY2(!text.contains(QStringLiteral("OPTIONS")), result.out);
        }
    }
}

QTEST_GUILESS_MAIN(ConsoleLanguagesTest)
#include "console_languages_test.moc"
