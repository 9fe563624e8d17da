// SPDX-License-Identifier: MIT
// The programs as texts: which lines belong to which rules and steps, and in whose language their
// words are.
#include "app/code/program_text.h"
#include "app/code/program_words.h"
#include "tests/engine/samples.h"

#include <QTranslator>

#include <algorithm>

using namespace fishing;
using inside::Step;

namespace {

/// Answers in a language of its own.
class Whisper : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char*, int) const override {
        return qstrcmp(context, "code") == 0 ? QStringLiteral("«%1\n»").arg(QString::fromUtf8(text))
                                             : QString();
    }
};

QStringList codeOf(const ProgramText& text) {
    QStringList lines;
    for (const ProgramLine& line : text.lines) {
        lines += line.code.trimmed();
    }
    return lines;
}

} // namespace

class ProgramTextTest : public QObject {
    Q_OBJECT

private slots:
    void everyStepHasItsLines_data() { addLanguages(); }
    void everyStepHasItsLines();
    void thePublishedWayOnlyMissesLines_data() { addLanguages(); }
    void thePublishedWayOnlyMissesLines();
    void wordsAreMarkedForTranslation();
    void wordsAreShownInTheReadersLanguage();
    void linesAreShort_data() { addLanguages(); }
    void linesAreShort();

private:
    static void addLanguages() {
        QTest::addColumn<Language>("language");
        for (const Language language : languages) {
            QTest::addRow("%s", qPrintable(nameOf(language))) << language;
        }
    }
};

void ProgramTextTest::everyStepHasItsLines() {
    QFETCH(Language, language);
    for (const Rules& rules : allRules()) {
        if (!inside::hasProgram(rules)) {
            continue;
        }
        const ProgramText text = programText(language, rules);
        for (int i = 0; i <= static_cast<int>(Step::Show); ++i) {
            const auto step = static_cast<Step>(i);
            const bool isAbsent = step == Step::TakeRun ||
                                  (step == Step::Nobody && rules.end == End::Play) ||
                                  (step == Step::CheckBetween && rules.end == End::Round) ||
                                  ((step == Step::UnmarkMatch || step == Step::TakeMatch) &&
                                   rules.capture == Capture::Leave);
            QVERIFY2(text.linesOf(step).empty() == isAbsent,
                     std::string(inside::nameOf(step)).c_str());
        }
    }
}

void ProgramTextTest::thePublishedWayOnlyMissesLines() {
    QFETCH(Language, language);
    const auto lines = compareProgramTexts(language, samples::rulesFrom("textbook"), {});
    std::vector<Step> missing;
    std::vector<Step> more;
    for (const ComparedLine& each : lines) {
        if (each.inFirst != each.inSecond) {
            (each.inSecond ? missing : more).push_back(*each.line.step);
        }
    }
    missing.erase(std::ranges::unique(missing).begin(), missing.end());
    more.erase(std::ranges::unique(more).begin(), more.end());
    // The match is forgotten, and hands are not looked at between A's turn and B's. So both may
    // run out, which the whole rule need not think of.
    const std::vector missed = {Step::UnmarkMatch, Step::TakeMatch, Step::CheckBetween};
    QVERIFY(missing == missed);
    QVERIFY(more == std::vector{Step::Nobody});
    QStringList whole;
    for (const ComparedLine& each : lines) {
        if (each.inSecond) {
            whole += each.line.code.trimmed();
        }
    }
    QCOMPARE(whole, codeOf(programText(language, {})));
}

void ProgramTextTest::wordsAreMarkedForTranslation() {
    QStringList marked;
    for (const char* words : markedProgramWords()) {
        marked += QString::fromUtf8(words);
    }
    QStringList words = programWords();
    QVERIFY(words.size() > 40);
    marked.sort();
    words.sort();
    QCOMPARE(marked, words);
}

void ProgramTextTest::wordsAreShownInTheReadersLanguage() {
    Whisper whisper;
    QCoreApplication::installTranslator(&whisper);
    const ProgramText c = programText(Language::C, {});
    const ProgramText pseudo = programText(Language::PseudoCode, {});
    QCoreApplication::removeTranslator(&whisper);
    QCOMPARE(codeOf(c), codeOf(programText(Language::C, {})));
    int comments = 0;
    for (const ProgramLine& line : c.lines) {
        if (!line.comment.isEmpty()) {
            ++comments;
            QVERIFY(line.comment.startsWith(QStringLiteral("// «")));
            QVERIFY(line.comment.endsWith(QStringLiteral(" »")));
        }
    }
    QVERIFY(comments > 10);
    QCOMPARE(pseudo.lines[1].code, QStringLiteral("    «take t from the head of q »"));
}

/// So that they can be read beside the table.
void ProgramTextTest::linesAreShort() {
    QFETCH(Language, language);
    for (const ProgramLine& line : programText(language, {}).lines) {
        QVERIFY2(line.code.size() <= 56, qPrintable(line.code));
    }
}

QTEST_GUILESS_MAIN(ProgramTextTest)
#include "program_text_test.moc"
