// SPDX-License-Identifier: MIT
// For tests of the whole program: its settings and sessions are kept in a folder of the test's own.
#pragma once

#include "app/desktop.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// Runs the tests of the named application; `home` is there for as long as they run.
template <class Test>
int runInOwnHome(int argc, char* argv[], std::unique_ptr<QTemporaryDir>& home) {
    home = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", home->filePath(QStringLiteral("data")).toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", home->filePath(QStringLiteral("config")).toLocal8Bit());
    const QApplication application(argc, argv);
    nameApplication();
    Test test;
    const int status = QTest::qExec(&test, argc, argv);
    home.reset();
    return status;
}
