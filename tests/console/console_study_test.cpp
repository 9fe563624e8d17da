// SPDX-License-Identifier: MIT
// `survey`, `census`, `hunt` and `merge`: known answers, results that are kept, added up and cut
// short, and what people see of them.
#include "tests/console/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace {

QJsonObject objectOf(const QByteArray& line) {
    return QJsonDocument::fromJson(line).object();
}

/// The fields of `found` that `expected` has.
QByteArray sameFields(const QJsonObject& found, const QJsonObject& expected) {
    QJsonObject same;
    for (const QString& key : expected.keys()) {
        same[key] = found[key];
    }
    return QJsonDocument(same).toJson(QJsonDocument::Compact);
}

QStringList deckOf(const QJsonObject& json) {
    return {"--rules",  json["rules"].toString(),
            "--ranks",  QString::number(json["ranks"].toInt()),
            "--copies", QString::number(json["copies"].toInt()),
            "--json"};
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

/// Starts a study, asks it to stop once it is at work, which its file tells, and waits for its end.
program::Result interrupted(const QStringList& arguments, const QString& file, int signal) {
    QProcess process;
    process.start(program::path, arguments + QStringList{"--file", file});
    if (QTest::qWaitFor([&] { return QFile::exists(file); }, program::patience)) {
        ::kill(static_cast<pid_t>(process.processId()), signal);
    }
    return program::finish(process);
}

/// The script in the README with these words in it.
QString scriptOfReadme(const char* words) {
    const QString text = QString::fromUtf8(contentOf(QStringLiteral(FISHING_README)));
    const qsizetype fence = text.lastIndexOf("```sh\n", text.indexOf(QLatin1String(words)));
    const qsizetype begin = fence + qsizetype{6};
    return text.mid(begin, text.indexOf("```", begin) - begin);
}

/// Runs a script in a folder, where it finds the program, and what is in the folder, by their
/// names.
program::Result runAsWritten(const QString& script, const QString& folder) {
    return program::runInShell(
        QStringLiteral("cd '%1' && PATH=$(dirname \"$0\"):$PWD:$PATH && %2").arg(folder, script));
}

const QStringList longSurvey = {"survey",  "--ranks",        "6", "--copies", "2",
                                "--deals", "11-999999999999"};

} // namespace

class ConsoleStudyTest : public QObject {
    Q_OBJECT

private slots:
    void surveys();
    void censuses();
    void sameWithAnyThreads();
    void partsAddUp_data();
    void partsAddUp();
    void goesOnFromItsFile_data();
    void goesOnFromItsFile();
    void interruptedSurvey_data();
    void interruptedSurvey();
    void interruptedBeforeTheFirstDeal();
    void inWords();
    void barOnATerminalAlone();
    void badFilesLoseNothing();
    void sharedByParallel();
    void sharedBySlurm();

private:
    QTemporaryDir m_folder;
    QString inFolder(const char* name) const { return m_folder.filePath(name); }
};

void ConsoleStudyTest::surveys() {
    const auto lines = program::knownAnswers("survey.jsonl");
    QCOMPARE(lines.size(), std::size_t{10});
    for (const QByteArray& line : lines) {
        const QJsonObject expected = objectOf(line);
        const auto result =
            program::run(QStringList{"survey", "--deals",
                                     QStringLiteral("%1-%2")
                                         .arg(expected["first"].toInteger())
                                         .arg(expected["last"].toInteger()),
                                     "--limit", QString::number(expected["limit"].toInteger())} +
                         deckOf(expected));
        QCOMPARE(result.status, 0);
        QCOMPARE(result.error, QByteArray());
        QCOMPARE(result.out.count('\n'), 1);
        QCOMPARE(sameFields(objectOf(result.out), expected),
                 QJsonDocument(expected).toJson(QJsonDocument::Compact));
    }
}

void ConsoleStudyTest::censuses() {
    const auto lines = program::knownAnswers("census.jsonl");
    QCOMPARE(lines.size(), std::size_t{25});
    for (const QByteArray& line : lines) {
        const QJsonObject expected = objectOf(line);
        const auto result = program::run(QStringList{"census"} + deckOf(expected));
        QCOMPARE(result.status, 0);
        QCOMPARE(sameFields(objectOf(result.out), expected),
                 QJsonDocument(expected).toJson(QJsonDocument::Compact));
        QVERIFY(objectOf(result.out)["whole"].toBool());
    }
}

void ConsoleStudyTest::sameWithAnyThreads() {
    const std::vector<QStringList> studies = {
        {"survey", "--deals", "1-3000", "--rules", "textbook", "--json"},
        {"census", "--ranks", "5", "--copies", "2", "--rules", "coursework", "--json"},
        {"hunt", "--climbs", "1-5", "--ranks", "6", "--copies", "2", "--json"},
    };
    for (const QStringList& study : studies) {
        const auto one = program::run(study + QStringList{"--threads", "1"});
        QCOMPARE(one.status, 0);
        QVERIFY(one.out.startsWith("{\"study\":\"" + study.front().toLatin1()));
        for (const char* threads : {"2", "5"}) {
            QCOMPARE(program::run(study + QStringList{"--threads", threads}).out, one.out);
        }
    }
}

void ConsoleStudyTest::partsAddUp_data() {
    QTest::addColumn<QStringList>("study"); // with what says which numbers at its end
    QTest::addColumn<QStringList>("parts");
    QTest::addColumn<QString>("whole");
    QTest::newRow("survey") << QStringList{"survey",  "--ranks", "6",      "--copies", "2",
                                           "--rules", "hook",    "--json", "--deals"}
                            << QStringList{"18-90", "5-17", "91-91"} << "5-91";
    QTest::newRow("textbook") << QStringList{"survey", "--rules", "textbook", "--json", "--deals"}
                              << QStringList{"0-200", "201-300"} << "0-300";
    QTest::newRow("census") << QStringList{"census",  "--ranks",    "5",      "--copies", "2",
                                           "--rules", "coursework", "--json", "--classes"}
                            << QStringList{"500-945", "1-17", "18-499"} << "1-945";
    QTest::newRow("hunt") << QStringList{"hunt",   "--ranks", "6",      "--copies", "2",
                                         "--seed", "9",       "--json", "--climbs"}
                          << QStringList{"4-4", "5-6", "1-3"} << "1-6";
}

void ConsoleStudyTest::partsAddUp() {
    QFETCH(QStringList, study);
    QFETCH(QStringList, parts);
    QFETCH(QString, whole);
    const auto expected = program::run(study + QStringList{whole});
    QCOMPARE(expected.status, 0);

    QByteArray lines;
    QStringList files;
    for (const QString& part : parts) {
        const auto result = program::run(study + QStringList{part});
        lines += result.out + "\n";
        files.push_back(m_folder.filePath(part));
        writeFile(files.back(), result.out);
    }
    const auto merged = program::run(QStringList{"merge", "--json"} + files);
    QCOMPARE(merged.error, QByteArray());
    QCOMPARE(merged.out, expected.out);
    QCOMPARE(program::run({"merge", "-", "--json"}, lines).out, expected.out);
    // A merged result can be merged again, and nothing counts twice.
    QCOMPARE(program::run({"merge", "-", "--json"}, merged.out).out, expected.out);
    const auto twice = program::run(QStringList{"merge", files.front()} + files);
    QCOMPARE(twice.status, 2);
    QCOMPARE(twice.out, QByteArray());
    QVERIFY2(twice.error.contains("line 1") && twice.error.contains("once"), twice.error);
}

void ConsoleStudyTest::goesOnFromItsFile_data() {
    partsAddUp_data();
}

void ConsoleStudyTest::goesOnFromItsFile() {
    QFETCH(QStringList, study);
    QFETCH(QStringList, parts);
    QFETCH(QString, whole);
    const QString file = m_folder.filePath(QStringLiteral("kept-") + QTest::currentDataTag());
    const QStringList kept = QStringList{study.front(), "--file", file} + study.mid(1);
    const auto expected = program::run(study + QStringList{whole});
    QCOMPARE(program::run(kept + QStringList{parts.front()}).status, 0);
    QVERIFY(contentOf(file) != expected.out);
    const auto result = program::run(kept + QStringList{whole});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, expected.out);
    QCOMPARE(contentOf(file), expected.out);
    // All there already.
    QCOMPARE(program::run(kept + QStringList{whole}).out, expected.out);
}

void ConsoleStudyTest::interruptedSurvey_data() {
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("end of a job's time") << SIGTERM;
}

void ConsoleStudyTest::interruptedSurvey() {
    QFETCH(int, signal);
    const QString file = m_folder.filePath(QStringLiteral("interrupted%1").arg(signal));
    const auto result = interrupted(longSurvey + QStringList{"--json"}, file, signal);
    QCOMPARE(result.status, 128 + signal);
    const QJsonObject found = objectOf(result.out);
    const qint64 last = found["deals"].toInteger() + 10;
    if (last == 10) {
        QVERIFY(found["ranges"].toArray().isEmpty());
        return;
    }
    QCOMPARE(found["ranges"].toArray().size(), qsizetype{1});
    QCOMPARE(found["ranges"].toArray().first().toArray(), (QJsonArray{11, last}));
    QVERIFY2(result.error.contains(QStringLiteral("exact for deals 11-%1.").arg(last).toUtf8()),
             result.error);
    QVERIFY2(result.error.contains("kept in"), result.error);
    QCOMPARE(contentOf(file), result.out);

    QStringList again = longSurvey + QStringList{"--json"};
    again[again.indexOf("--deals") + 1] = QStringLiteral("11-%1").arg(last);
    QCOMPARE(program::run(again).out, result.out);
}

void ConsoleStudyTest::interruptedBeforeTheFirstDeal() {
    // The first of these games goes on for hours at least.
    const auto result = interrupted({"survey", "--rules", "capture=leave,after=again,jack=hook",
                                     "--limit", "999999999999", "--deals", "1-4000", "--json"},
                                    inFolder("early"), SIGINT);
    QCOMPARE(result.status, 130);
    const QJsonObject found = objectOf(result.out);
    QCOMPARE(found["deals"].toInteger(),
             qint64{found["ranges"].toArray().isEmpty() ? 0 : found["last"].toInteger()});
    // What was found can be added to, even if that is nothing.
    QCOMPARE(program::run({"merge", "-", "--json"}, result.out).out, result.out);
    QCOMPARE(program::run({"merge", "-"}, result.out).status, 0);
}

void ConsoleStudyTest::inWords() {
    const auto survey =
        program::run({"survey", "--ranks", "6", "--copies", "2", "--deals", "1-1000"});
    QCOMPARE(survey.error, QByteArray());
    for (const char* expected :
         {"Rules      classic (capture=take", "Deals      1-1000 (1,000 deals)\n",
          "A wins     61.2% ± 3.1% (612 deals, the first of them deal 1)\n",
          "Endless    0.20%, or 0.05% to 0.73% (2 deals, the first of them deal 590)\n",
          "Cycles     every 40 plays: 2\n", "Longest    117 plays: deal 368\n"}) {
        QVERIFY2(survey.out.contains(expected), survey.out);
    }
    QVERIFY(!survey.out.contains("Draws") && !survey.out.contains("Undecided"));

    const auto census = program::run({"census", "--ranks", "4", "--copies", "2"});
    for (const char* expected :
         {"Deals      all 2,520, in 105 classes of 24\n", "A wins     1,680 deals, 66.666667%\n",
          "Cycles     every 52 plays: 168\n", "Longest    48 plays: 1 "}) {
        QVERIFY2(census.out.contains(expected), census.out);
    }
    // The deal that it names is what it says.
    const QByteArray longest = census.out.mid(census.out.indexOf("48 plays: ") + 10).trimmed();
    const auto verdict = program::run({"judge", QString::fromUtf8(longest)});
    QVERIFY2(verdict.out.contains("after 48 plays"), verdict.out);

    const auto part = program::run({"census", "--ranks", "4", "--copies", "2", "--classes", "7"});
    QVERIFY2(part.out.contains("Deals      24, in classes 7-7 of 105, with 24 each\n"), part.out);

    const auto hunt = program::run({"hunt", "--ranks", "5", "--copies", "2", "--climbs", "1-2"});
    for (const char* expected : {"Seed       1\n", "Climbs     1-2 (",
                                 "Longest    62 plays: ", "The first  repeats every 30 plays: "}) {
        QVERIFY2(hunt.out.contains(expected), hunt.out);
    }
}

void ConsoleStudyTest::barOnATerminalAlone() {
    const QString script = QStandardPaths::findExecutable("script");
    if (script.isEmpty()) {
        QSKIP("script, which runs a program on a terminal, is not installed");
    }
    QProcess process;
    const QString call =
        QStringLiteral("'%1' survey --deals 1-100000000 --threads 1").arg(program::path);
    process.start(script, {"-q", "-e", "-c", call, "/dev/null"});
    QByteArray shown;
    while (!shown.contains(" left")) {
        QVERIFY(process.waitForReadyRead(program::patience));
        shown += process.readAllStandardOutput();
    }
    QVERIFY2(shown.contains("[....") && shown.contains(" of 100,000,000 deals, "), shown);
    process.write("\x03"); // Ctrl+C, as it is typed
    QVERIFY(process.waitForFinished(program::patience));
    shown += process.readAllStandardOutput();
    QCOMPARE(process.exitCode(), 130);
    // The bar is taken away before the result is shown.
    QVERIFY2(shown.contains("\r\x1B[KRules "), shown);
    QVERIFY2(shown.contains("Stopped early. This is exact for deals 1-"), shown);
}

void ConsoleStudyTest::badFilesLoseNothing() {
    const QStringList study = {"survey", "--ranks", "6", "--copies", "2", "--json", "--deals"};
    const QString file = inFolder("good");
    const QByteArray good = program::run(study + QStringList{"1-50"}).out;
    writeFile(file, good);
    const auto refused = [&](const QStringList& arguments, const QByteArray& mention) {
        const auto result = program::run(arguments);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out, QByteArray());
        QVERIFY2(result.error.contains(mention), result.error);
        QCOMPARE(contentOf(file), good);
    };
    refused({"survey", "--file", file}, "another deck");
    refused({"survey", "--ranks", "6", "--copies", "2", "--rules", "hook", "--file", file},
            "other rules");
    refused({"survey", "--ranks", "6", "--copies", "2", "--limit", "9", "--file", file},
            "another limit");
    refused({"hunt", "--ranks", "6", "--copies", "2", "--file", file}, "another kind");

    const QString other = inFolder("other");
    for (const QByteArray& bad : {QByteArray("fish"), QByteArray("{}"), QByteArray("[]"),
                                  good.left(200), QByteArray(good).replace("\"a\":", "\"a\":1"),
                                  QByteArray(good).replace("[[1,50]]", "[[1,51]]"),
                                  QByteArray(good).replace("[[1,50]]", "[[50,1]]"),
                                  QByteArray(good).replace("\"ranks\":6", "\"ranks\":60"),
                                  QByteArray(good).replace("\"plays\":", "\"plays\":-"),
                                  QByteArray(good).replace("\"classic\"", "\"chess\""),
                                  QByteArray(good).replace("\"draw\":0", "\"draw\":0.5")}) {
        QVERIFY(bad != good);
        writeFile(other, "\n" + bad + "\n");
        refused({"merge", file, other}, "other, line 2: this is no result");
        refused(study + QStringList{"1-50", "--file", other}, "line 2: this is no result");
        QCOMPARE(contentOf(other), "\n" + bad + "\n");
    }
    writeFile(other, good + good);
    refused(study + QStringList{"1-50", "--file", other}, "more than one result");
    refused({"merge", inFolder("missing"), file}, "missing");
    refused({"merge", m_folder.path(), file}, "cannot be read");
    refused(study + QStringList{"1-50", "--file", inFolder("no/such/place")}, "cannot be written");
    writeFile(other, "\n\n");
    refused({"merge", other}, "nothing to merge");
}

void ConsoleStudyTest::sharedByParallel() {
    if (!program::runInShell("parallel --version").out.startsWith("GNU parallel")) {
        QSKIP("GNU parallel is not installed");
    }
    const QString folder = inFolder("parallel");
    QVERIFY(QDir().mkdir(folder));
    QString script = scriptOfReadme("| parallel ");
    script.replace("seq 0 999", "seq 0 9").replace("1000000", "300");
    const auto shared = runAsWritten(script.trimmed() + " --json", folder);
    QCOMPARE(shared.error, QByteArray());
    QCOMPARE(shared.status, 0);
    QCOMPARE(QDir(folder).entryList({"part-*.json"}).size(), 10);
    QCOMPARE(shared.out, program::run({"survey", "--json", "--deals", "1-3000"}).out);
}

void ConsoleStudyTest::sharedBySlurm() {
    const QString folder = inFolder("slurm");
    QVERIFY(QDir().mkdir(folder));
    // Stands in for Slurm's own, which would run the command on some machine.
    writeFile(folder + "/srun", "#!/bin/sh\nexec \"$@\"\n");
    QVERIFY(QFile::setPermissions(folder + "/srun", QFile::ReadOwner | QFile::ExeOwner));
    QString script = scriptOfReadme("#SBATCH");
    script.replace("1000000000", "300");
    for (int task = 0; task < 4; ++task) {
        const auto result = runAsWritten(
            QStringLiteral("export SLURM_CPUS_PER_TASK=2 SLURM_ARRAY_TASK_ID=%1\n").arg(task) +
                script,
            folder);
        QCOMPARE(result.error, QByteArray());
        QCOMPARE(result.status, 0);
    }
    const auto merged = runAsWritten("kitten-fishing-cli merge part-*.json --json", folder);
    QCOMPARE(merged.out, program::run({"survey", "--json", "--deals", "1-1200"}).out);
}

QTEST_GUILESS_MAIN(ConsoleStudyTest)
#include "console_study_test.moc"
