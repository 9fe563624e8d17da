// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/main_window.h"
#include "app/table/card_table.h"

#include <QApplication>
#include <QTextStream>

#include <cstdio>

namespace {

constexpr int statusFailed = 1;
constexpr int statusBadInput = 2;

void print(std::FILE* stream, const QString& text) {
    QTextStream(stream) << text << Qt::endl;
}

bool hasDisplay() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    return !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") ||
           !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    return true;
#endif
}

void beginGame(MainWindow& window, const Arguments& arguments) {
    if (arguments.deal) {
        window.newGame(*arguments.deal, arguments.rules, arguments.number);
    } else {
        window.newRandomDeal(arguments.rules);
    }
    window.controller().seek(arguments.index);
    if (arguments.firstBeat) {
        window.table().showFirstBeat();
    }
}

int writeScreenshot(MainWindow& window, const QString& file) {
    window.show();
    QApplication::processEvents();
    if (!window.grab().save(file, "PNG")) {
        print(stderr, QCoreApplication::translate("main", "%1 cannot be written. Name a file in a "
                                                          "folder where you may write.")
                          .arg(file));
        return statusBadInput;
    }
    return 0;
}

} // namespace

int main(int argc, char* argv[]) {
    QStringList words;
    for (int i = 0; i < argc; ++i) {
        words += QString::fromLocal8Bit(argv[i]);
    }
    const auto read = readArguments(words);
    if (const auto* answer = std::get_if<Answer>(&read)) {
        print(stdout, answer->text);
        return 0;
    }
    if (const auto* refused = std::get_if<Refused>(&read)) {
        print(stderr, refused->text);
        return statusBadInput;
    }
    const auto& arguments = std::get<Arguments>(read);
    if (arguments.needsDisplay && !hasDisplay()) {
        print(stderr,
              QCoreApplication::translate(
                  "main",
                  "There is no display to open a window on. Without one, these work:\n"
                  "  kitten-fishing --screenshot table.png    writes a picture of the window\n"
                  "  kitten-fishing-cli --help                plays and judges on the console"));
        return statusFailed;
    }
    const bool wantsScreenshot = !arguments.screenshot.isEmpty();
    if (wantsScreenshot && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        // Also where there is a display: nothing flashes up, and no screen limits the size.
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("kitten-fishing"));
    QApplication::setApplicationDisplayName(QCoreApplication::translate("main", "Kitten Fishing"));
    QApplication::setApplicationVersion(QStringLiteral(FISHING_VERSION));
    MainWindow window;
    window.resize(arguments.size);
    if (wantsScreenshot) {
        window.table().setAnimated(false);
        beginGame(window, arguments);
        return writeScreenshot(window, arguments.screenshot);
    }
    window.show();
    beginGame(window, arguments);
    return QApplication::exec();
}
