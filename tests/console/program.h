// SPDX-License-Identifier: MIT
// Runs the built console program as a user would and hands back what came out of it.
#pragma once

#include <QFile>
#include <QProcess>
#include <QStringList>

#include <vector>

namespace program {

inline constexpr int patience = 60'000; // milliseconds; only a program that hangs needs them all
inline constexpr int crashed = -1;

inline const QString path = QStringLiteral(FISHING_CLI);

struct Result {
    int status = crashed;
    QByteArray out;
    QByteArray error;
};

/// Waits for the end of a process that was started.
inline Result finish(QProcess& process) {
    process.closeWriteChannel();
    Result result;
    if (process.waitForFinished(patience) && process.exitStatus() == QProcess::NormalExit) {
        result.status = process.exitCode();
    }
    result.out = process.readAllStandardOutput();
    result.error = process.readAllStandardError();
    return result;
}

inline Result run(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    process.start(path, arguments);
    process.write(input);
    return finish(process);
}

/// Runs a shell script in which "$0" is the program.
inline Result runInShell(const QString& script) {
    QProcess process;
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), script, path});
    return finish(process);
}

/// The lines of a file of known answers, without the blanks that the program does not print.
inline std::vector<QByteArray> knownAnswers(const char* name) {
    QFile file(QStringLiteral(FISHING_TEST_DATA "/") + QLatin1String(name));
    std::vector<QByteArray> lines;
    if (file.open(QIODevice::ReadOnly)) {
        while (!file.atEnd()) {
            lines.push_back(file.readLine().replace(' ', ""));
        }
    }
    return lines;
}

} // namespace program
