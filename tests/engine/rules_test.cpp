// SPDX-License-Identifier: MIT
// Rule sets as they are written: all of them, the presets, and what is wrong with bad ones.
#include "engine/rules.h"
#include "tests/engine/samples.h"

#include <algorithm>
#include <set>

using namespace fishing;

class RulesTest : public QObject {
    Q_OBJECT

private slots:
    void all96();
    void roundTrip_data() { samples::addRuleSets(); }
    void roundTrip();
    void presetsAreAsDescribed_data();
    void presetsAreAsDescribed();
    void reads_data();
    void reads();
    void errors_data();
    void errors();
    void hugeText();
};

void RulesTest::all96() {
    std::set<std::string> texts;
    for (const Rules& rules : allRules()) {
        texts.insert(toText(rules));
    }
    QCOMPARE(allRules().size(), std::size_t{96});
    QCOMPARE(texts.size(), std::size_t{96});
    QVERIFY(allRules().front() == Rules{});
}

void RulesTest::roundTrip() {
    QFETCH(Rules, rules);
    const auto read = parseRules(toText(rules));
    QVERIFY(read);
    QVERIFY(*read == rules);
}

void RulesTest::presetsAreAsDescribed_data() {
    QTest::addColumn<std::string>("pairs");
    const auto row = [](const char* preset, std::string pairs) {
        QTest::newRow(preset) << std::move(pairs);
    };
    row("classic", "capture=take,pickup=top,after=pass,end=play,win=keep,jack=plain");
    row("textbook", "capture=leave,pickup=top,after=pass,end=round,win=keep,jack=plain");
    row("hook", "capture=take,pickup=top,after=again,end=turn,win=keep,jack=hook");
    row("coursework", "capture=take,pickup=bottom,after=pass,end=turn,win=keep,jack=plain");
    row("race", "capture=take,pickup=top,after=pass,end=play,win=shed,jack=plain");
}

void RulesTest::presetsAreAsDescribed() {
    const std::string preset = QTest::currentDataTag();
    const auto rules = parseRules(preset);
    QVERIFY(rules);
    QTEST(toText(*rules), "pairs");
    QCOMPARE(std::string(presetName(*rules).value()), preset);
    const auto listed = std::ranges::find(presets(), preset, &Preset::name);
    QVERIFY(listed != presets().end());
    QVERIFY(listed->rules == *rules);
    QCOMPARE(presets().size(), std::size_t{5});
    QVERIFY(!presetName(samples::rulesFrom("race,end=turn")));
}

void RulesTest::reads_data() {
    QTest::addColumn<std::string>("pairs");
    const auto row = [](const char* text, const char* pairs) {
        QTest::newRow(text) << toText(samples::rulesFrom(pairs));
    };
    row("jack=hook,after=again", "capture=take,pickup=top,after=again,end=play,win=keep,jack=hook");
    row("textbook,end=play", "capture=leave,pickup=top,after=pass,end=play,win=keep,jack=plain");
    row("hook,capture=leave,end=round,win=shed",
        "capture=leave,pickup=top,after=again,end=round,win=shed,jack=hook");
    row("textbook,capture=take,end=play", "classic");
    row("end=play", "classic");
    row("HOOK,After=PASS", "jack=hook,end=turn");
    row("  textbook , end = play\t", "capture=leave");
    row("race\n", "win=shed");
    row("jack＝hook，after＝again", "jack=hook,after=again");
    row("ｔｅｘｔｂｏｏｋ，ＥＮＤ　＝　ｐｌａｙ", "textbook,end=play");
    row("\ufeffrace、jack=hook", "race,jack=hook");
}

void RulesTest::reads() {
    const auto rules = parseRules(QTest::currentDataTag());
    QVERIFY(rules);
    QTEST(toText(*rules), "pairs");
}

void RulesTest::errors_data() {
    QTest::addColumn<Problem>("problem");
    QTest::addColumn<int>("column");
    QTest::addColumn<std::string>("found");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* text, Problem problem, int column, const char* found,
                        const char* expected) {
        QTest::newRow(text) << problem << column << std::string(found) << std::string(expected);
    };
    const char* presetNames = "classic, textbook, hook, coursework, race";
    const char* keys = "capture, pickup, after, end, win, jack";
    const char* either = "classic, textbook, hook, coursework, race, capture, pickup, after, end, "
                         "win, jack";
    row("", Problem::EmptyPart, 1, "", either);
    row("   ", Problem::EmptyPart, 4, "", either);
    row("classic,", Problem::EmptyPart, 9, "", either);
    row(",classic", Problem::EmptyPart, 1, "", either);
    row("classic,,end=turn", Problem::EmptyPart, 9, "", either);
    row("clasic", Problem::UnknownPreset, 1, "clasic", presetNames);
    row(" jack", Problem::UnknownPreset, 2, "jack", presetNames);
    row("经典", Problem::UnknownPreset, 1, "经典", presetNames);
    row("end=turn,hook", Problem::PresetNotInFront, 10, "hook", keys);
    row("classic,race", Problem::PresetNotInFront, 9, "race", keys);
    row("classic, jack", Problem::NotAPair, 10, "jack", keys);
    row("jack=hook,again", Problem::NotAPair, 11, "again", keys);
    row("jacks=hook", Problem::UnknownOption, 1, "jacks", keys);
    row("classic,=hook", Problem::UnknownOption, 9, "", keys);
    row("classic,钩=hook", Problem::UnknownOption, 9, "钩", keys);
    row("jack=", Problem::UnknownValue, 6, "", "plain, hook");
    row("jack=hook=plain", Problem::UnknownValue, 6, "hook=plain", "plain, hook");
    row("race, end = never", Problem::UnknownValue, 13, "never", "play, round, turn");
    row("end=钩", Problem::UnknownValue, 5, "钩", "play, round, turn");
    row("钩，jack＝hook", Problem::UnknownPreset, 1, "钩", presetNames);
    row("ｒａｃｅ，end　＝　钩", Problem::UnknownValue, 12, "钩", "play, round, turn");
    row("classic，ｅｎｄ＝turn，ｊａｃｋ ｓ=hook", Problem::UnknownOption, 18, "ｊａｃｋ ｓ", keys);
    row("clas sic", Problem::UnknownPreset, 1, "clas sic", presetNames);
    row("race,end=pla\xFFy", Problem::UnknownValue, 10, "pla\xFFy", "play, round, turn");
    row("jack=hook,jack=hook", Problem::OptionTwice, 11, "jack", "");
    row("classic,end=turn,END=turn", Problem::OptionTwice, 18, "END", "");
}

void RulesTest::errors() {
    QFETCH(Problem, problem);
    QFETCH(int, column);
    const auto rules = parseRules(QTest::currentDataTag());
    QVERIFY(!rules);
    const InputError& error = rules.error();
    QCOMPARE(static_cast<int>(error.problem), static_cast<int>(problem));
    QCOMPARE(error.line, 1);
    QCOMPARE(error.column, column);
    QTEST(error.found, "found");
    QTEST(error.expected, "expected");
    QVERIFY(!error.player);
}

void RulesTest::hugeText() {
    constexpr std::size_t huge = 10'000'000;
    QVERIFY(!parseRules(std::string(huge, ' ')));
    QVERIFY(!parseRules(std::string(huge, ',')));
    QVERIFY(!parseRules(std::string(huge, '=')));
    QVERIFY(parseRules("race" + std::string(huge, ' ')));
}

QTEST_APPLESS_MAIN(RulesTest)
#include "rules_test.moc"
