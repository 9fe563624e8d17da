// SPDX-License-Identifier: MIT
// Where the programs that are shown are compiled, and run as a reader would run them.
#pragma once

#include "app/code/program_text.h"
#include "tests/engine/samples.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <map>

inline QString fileName(Language language) {
    constexpr std::array endings = {"txt", "c", "cpp", "py"};
    return QStringLiteral("shown.") + QLatin1String(endings[static_cast<std::size_t>(language)]);
}

template <class Cards>
QString line(const char* name, const Cards& ranks) {
    QString text = QString::fromLatin1(name) + QLatin1Char(':');
    for (const int rank : ranks) {
        text += QLatin1Char(' ') + QString::number(rank);
    }
    return text + QLatin1Char('\n');
}

/// What a program prints at the end of a game: `outcome` is "a", "b" or "draw", the pile's bottom
/// comes first.
inline QString printedBy(const QString& outcome, const samples::Ranks& a, const samples::Ranks& b,
                         samples::Ranks pile) {
    std::ranges::reverse(pile);
    const QString winner =
        outcome == QLatin1String("draw") ? QStringLiteral("nobody") : outcome.toUpper();
    return winner + QStringLiteral(" wins\n") + line("A", a) + line("B", b) +
           line("table, from the top", pile);
}

/// Programs that run in a folder of their own.
class Workshop {
public:
    Workshop(Language language, const fishing::Rules& rules)
        : m_language(language), m_text(programText(language, rules)) {
        QFile file(m_folder.filePath(fileName(language)));
        m_isGood = file.open(QIODevice::WriteOnly) && file.write(m_text.text().toUtf8()) > 0;
    }

    const ProgramText& text() const { return m_text; }

    QByteArray run(const QString& name, const QStringList& arguments,
                   const QByteArray& input = {}) const {
        constexpr int patience = 120'000; // milliseconds
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        const QString program = name.contains(QLatin1Char('/'))
                                    ? m_folder.filePath(name)
                                    : QStandardPaths::findExecutable(name);
        process.start(program, arguments);
        process.write(input);
        process.closeWriteChannel();
        m_isGood = process.waitForFinished(patience) && process.exitCode() == 0 &&
                   process.exitStatus() == QProcess::NormalExit;
        m_complaint = process.readAllStandardError();
        return process.readAllStandardOutput();
    }
    void compile() const {
        const bool isC = m_language == Language::C;
        const QStringList options = {isC ? QStringLiteral("-std=c99")
                                         : QStringLiteral("-std=c++17"),
                                     QStringLiteral("-Wall"),
                                     QStringLiteral("-Wextra"),
                                     QStringLiteral("-Wpedantic"),
                                     QStringLiteral("-Werror"),
                                     QStringLiteral("-O0"),
                                     QStringLiteral("--coverage"),
                                     QStringLiteral("-o"),
                                     QStringLiteral("program"),
                                     fileName(m_language)};
        run(isC ? QStringLiteral("gcc") : QStringLiteral("g++"), options);
    }
    bool isGood() const { return m_isGood; }
    const char* complaint() const { return m_complaint.constData(); }

    /// How often each line has run, by its index; lines that are no code are missing.
    std::map<int, qint64> lineCounts() const {
        std::map<int, qint64> counts;
        run(QStringLiteral("gcov"), {QStringLiteral("program-") + fileName(m_language)});
        QFile file(m_folder.filePath(fileName(m_language) + QStringLiteral(".gcov")));
        if (!file.open(QIODevice::ReadOnly)) {
            return counts;
        }
        while (!file.atEnd()) {
            // "       12:    5:    the line", or "-" or "#####" for the first
            const auto parts = file.readLine().split(':');
            const int number = parts.size() < 3 ? 0 : parts[1].trimmed().toInt();
            QByteArray count = parts[0].trimmed();
            if (number > 0 && count != "-") {
                if (count.endsWith('*')) {
                    count.chop(1);
                }
                counts[number - 1] = count.toLongLong();
            }
        }
        return counts;
    }

private:
    Language m_language;
    ProgramText m_text;
    QTemporaryDir m_folder;
    mutable bool m_isGood = false;
    mutable QByteArray m_complaint;
};
