// SPDX-License-Identifier: MIT
// The slip as a difference of programs: what is missing is shown in every language, and nothing
// that is shown is not in the programs.
#include "app/inside/slip.h"
#include "app/learn/code_difference.h"

#include <QTest>

#include <algorithm>

using Kind = DifferenceLine::Kind;

namespace {

QStringList textsOf(const std::vector<DifferenceLine>& lines, Kind kind) {
    QStringList texts;
    for (const DifferenceLine& line : lines) {
        if (line.kind == kind) {
            texts += line.text.trimmed();
        }
    }
    return texts;
}

QStringList linesOf(Language language, const fishing::Rules& rules) {
    QStringList texts;
    for (const ProgramLine& line : programText(language, rules).lines) {
        texts += line.text();
    }
    return texts;
}

} // namespace

class CodeDifferenceTest : public QObject {
    Q_OBJECT

private slots:
    void theForgottenLinesInC();
    void showsTheDifferenceOfThePrograms_data();
    void showsTheDifferenceOfThePrograms();
    void signsStandInFront();
};

void CodeDifferenceTest::theForgottenLinesInC() {
    const auto lines = slipInCode(Language::C);
    const QStringList missing = textsOf(lines, Kind::OnlyWhole);
    QCOMPARE(missing.size(), 3);
    QVERIFY(missing[0].startsWith(QStringLiteral("book[t] = 0;")));
    QVERIFY(missing[1].startsWith(QStringLiteral("q->data[q->tail++] = s.data[s.top--];")));
    QVERIFY(missing[2].startsWith(QStringLiteral("if (q1.head == q1.tail) break;")));
}

void CodeDifferenceTest::showsTheDifferenceOfThePrograms_data() {
    QTest::addColumn<Language>("language");
    for (const Language language : languages) {
        QTest::addRow("%s", qPrintable(nameOf(language))) << language;
    }
}

/// Without what both have, each program is left with exactly the lines of its sign.
void CodeDifferenceTest::showsTheDifferenceOfThePrograms() {
    QFETCH(const Language, language);
    const QStringList whole = linesOf(language, inside::wholeRule());
    const QStringList published = linesOf(language, inside::publishedWay());
    const auto all = slipInCode(language, 1000);
    QCOMPARE(std::ranges::count(all, Kind::Gap, &DifferenceLine::kind), 0);
    QStringList first;
    QStringList second;
    for (const DifferenceLine& line : all) {
        if (line.kind != Kind::OnlyPublished) {
            first += line.text;
        }
        if (line.kind != Kind::OnlyWhole) {
            second += line.text;
        }
    }
    QCOMPARE(first, whole);
    QCOMPARE(second, published);
    // What is left out is no difference.
    const auto shortened = slipInCode(language);
    QVERIFY(shortened.size() < all.size());
    for (const Kind kind : {Kind::OnlyWhole, Kind::OnlyPublished}) {
        QCOMPARE(textsOf(shortened, kind), textsOf(all, kind));
    }
    QCOMPARE(textsOf(shortened, Kind::OnlyWhole).isEmpty(), false);
}

void CodeDifferenceTest::signsStandInFront() {
    CodeDifference view;
    view.setLanguage(Language::Python);
    const QStringList shown = view.toPlainText().split(QLatin1Char('\n'));
    const auto lines = slipInCode(Language::Python);
    QCOMPARE(shown.size(), static_cast<qsizetype>(lines.size()));
    qsizetype marked = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const QString& text = shown[static_cast<qsizetype>(i)];
        QCOMPARE(text.startsWith(QLatin1Char('+')), lines[i].kind == Kind::OnlyWhole);
        QCOMPARE(text.startsWith(QStringLiteral("−")), lines[i].kind == Kind::OnlyPublished);
        marked += text.startsWith(QLatin1Char('+')) || text.startsWith(QStringLiteral("−"));
    }
    QCOMPARE(view.extraSelections().size(), marked);
}

QTEST_MAIN(CodeDifferenceTest)
#include "code_difference_test.moc"
