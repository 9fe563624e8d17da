// SPDX-License-Identifier: MIT
#include "app/arguments.h"

#include "app/input/deal_source.h"
#include "app/input/language_option.h"
#include "app/input/refusal.h"
#include "app/translated.h"
#include "app/window_sizes.h"
#include "app/words/command_line.h"
#include "engine/game.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QRegularExpression>

#include <utility>

namespace {

const QString rulesOption = QStringLiteral("rules");
const QString dealOption = QStringLiteral("deal");
const QString ranksOption = QStringLiteral("ranks");
const QString copiesOption = QStringLiteral("copies");
const QString atOption = QStringLiteral("at");
const QString screenshotOption = QStringLiteral("screenshot");
const QString sizeOption = QStringLiteral("size");
const QString appearanceOption = QStringLiteral("appearance");
const QString languageOption = QStringLiteral("language");
const QString platformOption = QStringLiteral("platform");

QString usage() {
    return QCoreApplication::translate(
        "Arguments",
        "Kitten Fishing (小猫钓鱼): a card game that plays itself.\n"
        "\n"
        "Usage: kitten-fishing [OPTIONS] [DEAL | FILE]\n"
        "\n"
        "  DEAL                  two hands, front card first: \"2 4 1 2 5 6 / 3 1 3 5 6 4\"\n"
        "  FILE                  a saved game (.fishing), or a text file with such a deal\n"
        "\n"
        "  --deal NUMBER         a random deal by its number\n"
        "  --ranks N             random deals are of ranks 1 to N, up to 13\n"
        "  --copies N            and of N cards of each rank, up to 16\n"
        "  --rules RULES         classic, textbook, hook, coursework, race, or pairs such as\n"
        "                        textbook,end=play\n"
        "  --at PLAY             begin after so many plays; 312.5 is the first beat of play 313\n"
        "  --screenshot FILE     write a picture of the window as PNG and quit; needs no display\n"
        "  --size WIDTHxHEIGHT   of the window, 900x560 or more; 1280x800 if not given\n"
        "  --appearance LOOK     light or dark\n"
        "  --language NAME       en, zh_CN or zh_TW\n"
        "  --help, --version     this text, or the version\n"
        "\n"
        "Qt's own options, such as -platform and -style, work too.\n"
        "Example: kitten-fishing --rules textbook --at 10 \"2 4 1 2 5 6 / 3 1 3 5 6 4\"");
}

/// Splits the words into options and values. Qt's own options are known here only so that they are
/// not refused; QApplication reads them later.
void setUp(QCommandLineParser& parser) {
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    for (const QString& name : {rulesOption, dealOption, ranksOption, copiesOption, atOption,
                                screenshotOption, sizeOption, appearanceOption, languageOption}) {
        parser.addOption({name, QString(), QStringLiteral("value")});
    }
    parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, QString()});
    parser.addOption({{QStringLiteral("v"), QStringLiteral("version")}, QString()});
    const QStringList qtOptions = {
        platformOption,
        QStringLiteral("style"),
        QStringLiteral("stylesheet"),
        QStringLiteral("display"),
        QStringLiteral("platformpluginpath"),
        QStringLiteral("platformtheme"),
        QStringLiteral("plugin"),
        QStringLiteral("qwindowgeometry"),
        QStringLiteral("qwindowicon"),
        QStringLiteral("qwindowtitle"),
        QStringLiteral("session"),
        QStringLiteral("fontengine"),
    };
    for (const QString& name : qtOptions) {
        parser.addOption({name, QString(), QStringLiteral("value")});
    }
    parser.addOption(QCommandLineOption(QStringLiteral("reverse")));
}

/// Gives the game the place that was asked for, and refuses one that it never reaches.
void placeGame(Arguments& arguments) {
    if (!arguments.game || !arguments.index) {
        return;
    }
    files::SavedGame& saved = *arguments.game;
    saved.index = static_cast<fishing::PlayCount>(*arguments.index);
    fishing::Game game(dealOf(saved), saved.rules);
    if (game.find(saved.index) < saved.index) {
        throw input::Refusal{words::placeBeyondEnd("--at", game.found())};
    }
}

std::string utf8(const QString& text) {
    return text.toStdString();
}

std::string written(QSize size) {
    return std::to_string(size.width()) + "x" + std::to_string(size.height());
}

std::optional<fishing::Rules> readRules(const QCommandLineParser& parser) {
    if (!parser.isSet(rulesOption)) {
        return std::nullopt;
    }
    const auto rules = fishing::parseRules(utf8(parser.value(rulesOption)));
    if (!rules) {
        throw input::Refusal{words::describeIn("--rules", rules.error())};
    }
    return *rules;
}

void readPlace(const QCommandLineParser& parser, Arguments& arguments) {
    if (!parser.isSet(atOption)) {
        return;
    }
    QString text = parser.value(atOption);
    arguments.firstBeat = text.endsWith(QStringLiteral(".5"));
    if (arguments.firstBeat) {
        text.chop(2);
    }
    constexpr std::uint64_t most = 10'000'000; // found in a moment
    arguments.index = static_cast<qint64>(input::readNumber("--at", utf8(text), 0, most)) +
                      (arguments.firstBeat ? 1 : 0);
}

void readSize(const QCommandLineParser& parser, Arguments& arguments) {
    if (!parser.isSet(sizeOption)) {
        return;
    }
    static const QRegularExpression form(QStringLiteral("^(\\d{1,5})[xX×](\\d{1,5})$"));
    const auto match = form.match(parser.value(sizeOption));
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const bool fits =
        size.expandedTo(leastWindowSize) == size && size.boundedTo(largestWindowSize) == size;
    if (!match.hasMatch() || !fits) {
        throw input::Refusal{words::sizeNeeded("--size", utf8(parser.value(sizeOption)),
                                               written(leastWindowSize),
                                               written(largestWindowSize))};
    }
    arguments.size = size;
}

void readAppearance(const QCommandLineParser& parser, Arguments& arguments) {
    if (!parser.isSet(appearanceOption)) {
        return;
    }
    const QString look = parser.value(appearanceOption);
    if (look == QStringLiteral("light")) {
        arguments.appearance = Appearance::Light;
    } else if (look == QStringLiteral("dark")) {
        arguments.appearance = Appearance::Dark;
    } else {
        throw input::Refusal{words::wordNeeded("--appearance", utf8(look), "light, dark")};
    }
}

void readLanguage(const QCommandLineParser& parser, Arguments& arguments) {
    if (parser.isSet(languageOption)) {
        arguments.language = input::readLanguage(utf8(parser.value(languageOption)));
    }
}

void readScreenshot(const QCommandLineParser& parser, Arguments& arguments) {
    arguments.screenshot = parser.value(screenshotOption);
    if (parser.isSet(screenshotOption) && arguments.screenshot.isEmpty()) {
        throw input::Refusal{words::oneValueNeeded("--screenshot", "--screenshot FILE")};
    }
    arguments.needsDisplay = arguments.screenshot.isEmpty() && !parser.isSet(platformOption);
}

/// Whether a word that is no deal is more likely the name of a file that is not there.
bool looksLikeFile(const QString& word) {
    static const QRegularExpression name(
        QStringLiteral("^\\S*[\\w/\\\\]\\.\\w+$|^(\\.{0,2}|~)/\\w\\S*\\D$"));
    return name.match(word).hasMatch();
}

std::optional<std::string> valueOf(const QCommandLineParser& parser, const QString& option) {
    return parser.isSet(option) ? std::optional(utf8(parser.value(option))) : std::nullopt;
}

void readGame(const QCommandLineParser& parser, Arguments& arguments) {
    const QStringList words = parser.positionalArguments();
    input::DealOptions options;
    options.number = valueOf(parser, dealOption);
    options.deck = {valueOf(parser, ranksOption), valueOf(parser, copiesOption)};
    if (words.size() == 1 && (QFileInfo::exists(words.first()) || looksLikeFile(words.first()))) {
        options.file = utf8(words.first());
    } else {
        for (const QString& word : words) {
            options.words.push_back(utf8(word));
        }
    }
    if (options.deck.ranks || options.deck.copies) {
        arguments.deck = input::readDeck(options.deck);
    }
    if (!options.number && !options.file && options.words.empty()) {
        return;
    }
    files::SavedGame game = input::readGame(options);
    arguments.isSaved = !game.file.empty();
    if (arguments.rules && *arguments.rules != game.rules) {
        game.rules = *arguments.rules;
        game.file.clear(); // which holds the game as it was
    }
    if (!game.file.empty()) {
        // Saving must find it from wherever the program then is.
        game.file = utf8(QFileInfo(words.first()).absoluteFilePath());
    }
    arguments.game = std::move(game);
}

} // namespace

std::optional<words::Language> languageAskedFor(const QStringList& words) {
    QCommandLineParser parser;
    setUp(parser);
    parser.parse(words);
    return words::languageNamed(utf8(parser.value(languageOption)));
}

std::variant<Arguments, Answer, Refused> readArguments(const QStringList& words) {
    QCommandLineParser parser;
    setUp(parser);
    if (!parser.parse(words)) {
        return Refused{QCoreApplication::translate("Arguments", "%1 See kitten-fishing --help.")
                           .arg(parser.errorText()),
                       false};
    }
    if (parser.isSet(QStringLiteral("help"))) {
        return Answer{usage()};
    }
    if (parser.isSet(QStringLiteral("version"))) {
        return Answer{QStringLiteral("kitten-fishing " FISHING_VERSION)};
    }
    Arguments arguments;
    try {
        readScreenshot(parser, arguments);
        arguments.rules = readRules(parser);
        readPlace(parser, arguments);
        readSize(parser, arguments);
        readAppearance(parser, arguments);
        readLanguage(parser, arguments);
        readGame(parser, arguments);
        placeGame(arguments);
    } catch (const input::Refusal& refusal) {
        return Refused{translated(refusal.words), arguments.needsDisplay};
    }
    return arguments;
}
