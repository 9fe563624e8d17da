// SPDX-License-Identifier: MIT
#include "app/desktop.h"
#include "app/window_sizes.h"

#include <QApplication>
#include <QMessageBox>
#include <QTextStream>

#include <cstdio>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

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

/// Whether somebody at a terminal sees what is printed.
bool hasTerminal() {
#ifdef Q_OS_UNIX
    return isatty(STDERR_FILENO) != 0;
#else
    return false;
#endif
}

/// For as long as Qt starts: it looks for a Wayland display first, and warns where there is no
/// session that could have one. Nobody has to do anything about that.
void passOnMessage(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (!text.startsWith(QStringLiteral("QStandardPaths: XDG_RUNTIME_DIR not set"))) {
        QTextStream(stderr) << qFormatLogMessage(type, context, text) << Qt::endl;
    }
}

/// What somebody wants to read texts in who typed these words. Needs the named application.
std::optional<words::Language> languageOf(const QStringList& typed) {
    const auto language = languageAskedFor(typed);
    return language ? language : rememberedLanguage();
}

/// What `ask` gives, whose texts are in the language of whoever typed the words. Qt's application
/// is there for that alone: one that opens windows needs a display.
template <class Ask>
auto inTheirLanguage(int argc, char* argv[], const QStringList& typed, const Ask& ask) {
    const QCoreApplication application(argc, argv);
    nameApplication();
    Translation translation;
    translation.speak(languageOf(typed));
    return ask();
}

QString noDisplayText() {
    return QCoreApplication::translate(
        "main", "There is no display to open a window on. Without one, these work:\n"
                "  kitten-fishing --screenshot table.png    writes a picture of the window\n"
                "  kitten-fishing-cli --help                plays and judges on the console");
}

void showRefusal(int argc, char* argv[], const QStringList& typed, const QString& text) {
    const QApplication application(argc, argv);
    nameApplication();
    Translation translation;
    translation.speak(languageOf(typed));
    QMessageBox box(QMessageBox::Warning, QApplication::applicationDisplayName(), text,
                    QMessageBox::Ok);
    box.setTextFormat(Qt::PlainText); // it quotes what stands in a file
    box.exec();
}

/// The same picture for everybody, whatever they chose for themselves or have on the table.
int writeScreenshot(const Arguments& arguments) {
    Settings settings;
    settings.view.animate = false;
    settings.view.appearance = arguments.appearance.value_or(Appearance::Light);
    settings.deck = arguments.deck.value_or(settings.deck);
    Translation translation;
    translation.speak(arguments.language);
    MainWindow window(settings);
    window.resize(arguments.size.value_or(usualWindowSize));
    beginGame(window, arguments);
    window.show();
    do {
        QApplication::processEvents();
    } while (window.shelf().isOnItsWay());
    // Some of them changed texts, for which room is made only now.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    if (!window.grab().save(arguments.screenshot, "PNG")) {
        print(stderr, QCoreApplication::translate("main", "%1 cannot be written. Name a file in a "
                                                          "folder where you may write.")
                          .arg(arguments.screenshot));
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
    const auto read = inTheirLanguage(argc, argv, words, [&words] { return readArguments(words); });
    if (const auto* answer = std::get_if<Answer>(&read)) {
        print(stdout, answer->text);
        return 0;
    }
    if (const auto* refused = std::get_if<Refused>(&read)) {
        print(stderr, refused->text);
        if (refused->wasForWindow && hasDisplay() && !hasTerminal()) {
            showRefusal(argc, argv, words,
                        refused->text); // a file manager shows nothing that is printed
        }
        return statusBadInput;
    }
    const auto& arguments = std::get<Arguments>(read);
    if (arguments.needsDisplay && !hasDisplay()) {
        print(stderr, inTheirLanguage(argc, argv, words, noDisplayText));
        return statusFailed;
    }
    const bool wantsScreenshot = !arguments.screenshot.isEmpty();
    if (wantsScreenshot && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        // Also where there is a display: nothing flashes up, and no screen limits the size.
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    preferShapesOf(languageOf(words).value_or(systemLanguage()));
    const QtMessageHandler usual = qInstallMessageHandler(passOnMessage);
    const QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    nameApplication();
    if (wantsScreenshot) {
        return writeScreenshot(arguments);
    }
    const Desktop desktop(arguments);
    return QApplication::exec();
}
