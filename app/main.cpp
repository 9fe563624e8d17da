// SPDX-License-Identifier: MIT
#include "app/arguments.h"
#include "app/main_window.h"
#include "app/random_deal_actions.h"
#include "app/table/card_table.h"
#include "app/window_memory.h"
#include "app/window_sizes.h"

#include <QApplication>
#include <QSettings>
#include <QStyle>
#include <QTextStream>

#include <cstdio>

namespace {

constexpr int statusFailed = 1;
constexpr int statusBadInput = 2;

void print(std::FILE* stream, const QString& text) {
    // A message quotes what it is about, and nothing in that may steer the terminal.
    QString harmless = text;
    for (QChar& character : harmless) {
        if (character != QLatin1Char('\n') && character.category() == QChar::Other_Control) {
            character = QLatin1Char('?');
        }
    }
    QTextStream(stream) << harmless << Qt::endl;
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
    if (arguments.origin) {
        window.shelf().open(files::newGame(*arguments.origin, arguments.rules));
    } else if (arguments.deal) {
        window.shelf().open(files::newGame(files::handsOf(*arguments.deal), arguments.rules));
    } else {
        window.randomDeals().newRandomDeal(arguments.rules);
    }
    window.controller().seek(arguments.index + (arguments.firstBeat ? 1 : 0));
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
    QApplication::setOrganizationName(QStringLiteral("kitten-fishing"));
    QApplication::setApplicationName(QStringLiteral("kitten-fishing"));
    QApplication::setApplicationDisplayName(QCoreApplication::translate("main", "Kitten Fishing"));
    QApplication::setApplicationVersion(QStringLiteral(FISHING_VERSION));
    Settings defaults;
    // A style without animation is how the desktop says that the user wants none.
    defaults.view.animate =
        QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
    if (wantsScreenshot) {
        // The same picture for everybody, whatever they chose for themselves.
        Settings settings;
        settings.view.animate = false;
        settings.view.appearance = arguments.appearance.value_or(Appearance::Light);
        settings.deck = arguments.deck.value_or(settings.deck);
        MainWindow window(settings, defaults);
        window.resize(arguments.size.value_or(usualWindowSize));
        beginGame(window, arguments);
        return writeScreenshot(window, arguments.screenshot);
    }
    QSettings store;
    Settings settings = readSettings(store, defaults);
    settings.view.appearance = arguments.appearance.value_or(settings.view.appearance);
    settings.deck = arguments.deck.value_or(settings.deck);
    MainWindow window(settings, defaults);
    const WindowMemory memory(store, window);
    if (arguments.size) {
        window.resize(*arguments.size);
    }
    window.show();
    beginGame(window, arguments);
    return QApplication::exec();
}
