// SPDX-License-Identifier: MIT
// The programs that are shown are real: they are compiled or interpreted, play known deals to their
// known ends, and the lines that run are those that are marked as running.
#include "app/inside/program_step.h"
#include "engine/verdict.h"
#include "tests/code/workshop.h"
#include "tests/engine/json_lines.h"
#include "tests/engine/samples.h"

#include <algorithm>

using namespace fishing;
using inside::Step;

namespace {

constexpr PlayCount limit = 100'000;

/// A deal with what the program should print and do.
struct Example {
    std::string deal;
    QString printed;
    std::vector<Step> steps;
};

/// All that the program does, up to its end.
std::vector<Step> stepsOf(const Deal& deal, const Rules& rules) {
    std::vector<Step> steps = {Step::Deal};
    const auto add = [&steps](const std::vector<Step>& more) {
        steps.insert(steps.end(), more.begin(), more.end());
    };
    Position position = startOf(deal);
    while (!ending(position, rules)) {
        const Position before = position;
        const Play made = play(position, rules);
        add(inside::stepsOf(before, made, rules));
    }
    add(inside::stepsOfEnding(position, rules));
    return steps;
}

/// Deals whose ends are in the known answers, under rules that have a program.
std::vector<Example> knownExamples(const Rules& rules) {
    std::vector<Example> examples;
    for (const QByteArray& each : json_lines::linesOf("judge.jsonl")) {
        const QJsonObject json = json_lines::objectOf(each);
        if (samples::rulesFrom(json[QLatin1String("rules")].toString().toLatin1()) != rules ||
            json[QLatin1String("hands")].isNull() ||
            json[QLatin1String("outcome")].toString() == QLatin1String("undecided")) {
            continue;
        }
        const Deal deal = samples::dealOf(json_lines::ranksOf(json[QLatin1String("a")]),
                                          json_lines::ranksOf(json[QLatin1String("b")]));
        const QJsonArray hands = json[QLatin1String("hands")].toArray();
        examples.push_back({toText(deal),
                            printedBy(json[QLatin1String("outcome")].toString(),
                                      json_lines::ranksOf(hands[0]), json_lines::ranksOf(hands[1]),
                                      json_lines::ranksOf(json[QLatin1String("pile")])),
                            stepsOf(deal, rules)});
    }
    return examples;
}

/// Small deals that end, and the articles' own.
std::vector<Example> moreExamples(const Rules& rules) {
    std::vector<Example> examples;
    auto deals = samples::variedDeals(3, 30, 0);
    deals.push_back(samples::dealOf({2, 4, 1, 2, 5, 6}, {3, 1, 3, 5, 6, 4}));
    for (const Deal& deal : deals) {
        const Verdict verdict = judge(deal, rules, limit);
        if (!verdict.standing) {
            continue;
        }
        const auto& position = verdict.standing->position;
        const QString outcome = verdict.outcome == Outcome::Draw ? QStringLiteral("draw")
                                : verdict.outcome == Outcome::A  ? QStringLiteral("a")
                                                                 : QStringLiteral("b");
        examples.push_back(
            {toText(deal),
             printedBy(outcome, samples::ranksOf(position.hands[0]),
                       samples::ranksOf(position.hands[1]), samples::ranksOf(position.pile)),
             stepsOf(deal, rules)});
    }
    return examples;
}

std::vector<Example> examplesOf(const Rules& rules) {
    auto examples = knownExamples(rules);
    const auto more = moreExamples(rules);
    examples.insert(examples.end(), more.begin(), more.end());
    return examples;
}

bool isInterpreted(Language language) {
    return language == Language::PseudoCode || language == Language::Python;
}

/// Lines after one another that belong to the same step are one.
std::vector<Step> stepsOfLines(const ProgramText& text, const QJsonArray& lines) {
    std::vector<Step> steps;
    for (const QJsonValue index : lines) {
        const auto step = text.lines.at(static_cast<std::size_t>(index.toInt())).step;
        if (!step && !steps.empty()) {
            return {}; // only definitions may be without, before anything runs
        }
        if (step && (steps.empty() || steps.back() != *step)) {
            steps.push_back(*step);
        }
    }
    return steps;
}

} // namespace

template <>
inline char* QTest::toString(const std::vector<Step>& steps) {
    std::string text;
    for (const Step step : steps) {
        text.append(nameOf(step)).append(" ");
    }
    return qstrdup(text.c_str());
}

class ShownProgramsTest : public QObject {
    Q_OBJECT

private slots:
    void playAndMarkTheLinesThatRun_data();
    void playAndMarkTheLinesThatRun();
    void knownAnswersAreThere();

private:
    static void interpret(const Workshop& shop, Language language,
                          const std::vector<Example>& examples);
    static void compileAndRun(const Workshop& shop, const std::vector<Example>& examples);
    static void checkCounts(const Workshop& shop, const std::vector<Example>& examples);
};

void ShownProgramsTest::playAndMarkTheLinesThatRun_data() {
    QTest::addColumn<Language>("language");
    QTest::addColumn<Rules>("rules");
    for (const Language language : languages) {
        for (const Rules& rules : allRules()) {
            const auto name = presetName(rules);
            // A compiler takes its time, and these have all the lines there are.
            const bool isCompiled = name == "classic" || name == "textbook" ||
                                    (rules.end == End::Turn && rules.win == Win::Shed);
            if (inside::hasProgram(rules) && (isInterpreted(language) || isCompiled)) {
                QTest::addRow("%s, %s", qPrintable(nameOf(language)),
                              name ? std::string(*name).c_str() : toText(rules).c_str())
                    << language << rules;
            }
        }
    }
}

void ShownProgramsTest::playAndMarkTheLinesThatRun() {
    QFETCH(Language, language);
    QFETCH(Rules, rules);
    const auto examples = examplesOf(rules);
    QVERIFY(examples.size() > 15);
    const Workshop shop(language, rules);
    isInterpreted(language) ? interpret(shop, language, examples) : compileAndRun(shop, examples);
}

void ShownProgramsTest::interpret(const Workshop& shop, Language language,
                                  const std::vector<Example>& examples) {
    QByteArray deals;
    for (const Example& example : examples) {
        deals += QByteArray::fromStdString(example.deal) + '\n';
    }
    const auto answers = shop.run(QStringLiteral("python3"),
                                  {QStringLiteral(FISHING_TRACE), fileName(language)}, deals)
                             .split('\n');
    QVERIFY2(shop.isGood(), shop.complaint());
    QCOMPARE(static_cast<std::size_t>(answers.size()), examples.size() + 1);
    std::map<int, int> reached;
    for (std::size_t i = 0; i < examples.size(); ++i) {
        const QJsonObject answer = json_lines::objectOf(answers[static_cast<qsizetype>(i)]);
        QCOMPARE(answer[QLatin1String("printed")].toString(), examples[i].printed);
        const QJsonArray lines = answer[QLatin1String("lines")].toArray();
        QCOMPARE(stepsOfLines(shop.text(), lines), examples[i].steps);
        for (const QJsonValue index : lines) {
            ++reached[index.toInt()];
        }
    }
    for (std::size_t i = 0; i < shop.text().lines.size(); ++i) {
        QVERIFY2(!shop.text().lines[i].step || reached.contains(static_cast<int>(i)),
                 qPrintable(shop.text().lines[i].code));
    }
}

void ShownProgramsTest::compileAndRun(const Workshop& shop, const std::vector<Example>& examples) {
    shop.compile();
    QVERIFY2(shop.isGood(), shop.complaint());
    for (const Example& example : examples) {
        const QByteArray printed =
            shop.run(QStringLiteral("./program"), {}, QByteArray::fromStdString(example.deal));
        QVERIFY2(shop.isGood(), shop.complaint());
        QCOMPARE(QString::fromUtf8(printed), example.printed);
    }
    checkCounts(shop, examples);
}

/// As often as a step was made, so often its line has run.
void ShownProgramsTest::checkCounts(const Workshop& shop, const std::vector<Example>& examples) {
    std::map<Step, qint64> made;
    for (const Example& example : examples) {
        for (const Step step : example.steps) {
            ++made[step];
        }
    }
    const auto counts = shop.lineCounts();
    QVERIFY2(shop.isGood() && counts.size() > 20, shop.complaint());
    for (const auto& [index, count] : counts) {
        const ProgramLine& line = shop.text().lines.at(static_cast<std::size_t>(index));
        QVERIFY2(count > 0, qPrintable(line.code));
        const bool isHead = !line.code.startsWith(QLatin1Char(' '));
        if (isHead) {
            continue; // of a function
        }
        QVERIFY2(line.step.has_value(), qPrintable(line.code));
        const bool hasLoops =
            line.step == Step::Deal || line.step == Step::Show || line.step == Step::Nobody;
        if (!hasLoops) {
            QVERIFY2(count == made[*line.step], qPrintable(QStringLiteral("%1 %2 times, not %3")
                                                               .arg(line.code)
                                                               .arg(count)
                                                               .arg(made[*line.step])));
        }
    }
    for (std::size_t i = 0; i < shop.text().lines.size(); ++i) {
        const ProgramLine& line = shop.text().lines[i];
        const bool isDeclaration = line.code.endsWith(QStringLiteral("int card;"));
        QVERIFY2(!line.step || isDeclaration || line.code.trimmed() == QStringLiteral("}") ||
                     line.code.isEmpty() || counts.contains(static_cast<int>(i)),
                 qPrintable(line.code));
    }
}

void ShownProgramsTest::knownAnswersAreThere() {
    QVERIFY(knownExamples({}).size() >= 40);
    QVERIFY(knownExamples(samples::rulesFrom("textbook")).size() >= 26);
    QVERIFY(knownExamples(samples::rulesFrom("race")).size() >= 37);
}

QTEST_GUILESS_MAIN(ShownProgramsTest)
#include "shown_programs_test.moc"
