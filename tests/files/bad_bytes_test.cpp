// SPDX-License-Identifier: MIT
// Whatever bytes a file has, reading it gives a game or a sentence that tells what is wrong: in no
// time, and without a crash. Run under the sanitizers, too.
#include "app/files/any_game.h"
#include "app/files/game_file.h"
#include "app/files/read_file.h"
#include "app/files/session_file.h"
#include "tests/files/saved_games.h"
#include "tests/fuzz/targets.h"

#include <QElapsedTimer>

using namespace files;

namespace {

SavedGame richGame() {
    SavedGame game = newGame(NumberedDeal{42, {4, 3}}, samples::rulesFrom("hook"));
    game.names = {"Tom", "莫莉"};
    game.index = 7;
    game.bookmarks = {1, 5};
    game.extras = {{"note", "[1,{\"x\":\"y\"}]"}};
    return game;
}

/// Takes the text in every way that there is.
void take(const std::string& text) {
    const std::string fault = gameFileFault(text);
    QVERIFY2(fault.empty(), (fault + ":\n" + text).c_str());
}

} // namespace

class BadBytesTest : public QObject {
    Q_OBJECT

private slots:
    void cutAtEveryByte();
    void everyBitFlipped();
    void everyByteDoubledOrReplaced();
    void muchOfSomething_data();
    void muchOfSomething();
    void randomBytes();
};

void BadBytesTest::cutAtEveryByte() {
    const std::string game = toText(richGame());
    const std::string session = toText(SavedSession{{richGame(), richGame()}, 1});
    for (std::size_t length = 0; length < game.size() - 1; ++length) {
        QVERIFY(!readGame(game.substr(0, length), "")); // only the last new line can be missed
        take(game.substr(0, length));
    }
    for (std::size_t length = 0; length < session.size() - 1; ++length) {
        QVERIFY(!readSession(session.substr(0, length)));
    }
    const std::string hands = "甲：2 4♥ 1\n乙：3 1 3";
    for (std::size_t length = 0; length < hands.size(); ++length) {
        take(hands.substr(0, length));
    }
}

void BadBytesTest::everyBitFlipped() {
    for (const std::string& text : {toText(richGame()), std::string("A: 2 4♥ T / B: K 1")}) {
        for (std::size_t i = 0; i < 8 * text.size(); ++i) {
            std::string flipped = text;
            flipped[i / 8] = static_cast<char>(flipped[i / 8] ^ (1 << (i % 8)));
            take(flipped);
        }
    }
}

void BadBytesTest::everyByteDoubledOrReplaced() {
    const std::string text = toText(richGame());
    for (std::size_t i = 0; i < text.size(); ++i) {
        take(std::string(text).insert(i, 1, text[i]));
        take(std::string(text).erase(i, 1));
        for (const char other :
             {'"', '{', '}', '[', ']', ',', ':', '\\', '0', '\0', '\n', '\xFF'}) {
            std::string replaced = text;
            replaced[i] = other;
            take(replaced);
        }
    }
}

void BadBytesTest::muchOfSomething_data() {
    QTest::addColumn<std::string>("before");
    QTest::addColumn<std::string>("part");
    QTest::addColumn<std::string>("after");
    for (const char* part : {"[", "{\"a\":", " ", "\n", "0", "1 ", "1/", "A:", "\"", "\\", "x",
                             "[],", "\xFF", "黑桃", "/"}) {
        QTest::addRow("%s", qPrintable(QString::fromLatin1(part).toLatin1().toHex(' ')))
            << std::string() << std::string(part) << std::string();
    }
    QTest::newRow("zero bytes") << std::string() << std::string(1, '\0') << std::string();
    const std::string start = R"({"kitten-fishing": 1, )";
    const auto inside = [&](const char* name, const std::string& before, const char* part,
                            const char* after) {
        QTest::newRow(name) << start + before << std::string(part) << std::string(after);
    };
    inside("brackets within", R"("x": )", "[", "");
    inside("elements", R"("x": [)", "[9],", "9]}");
    inside("keys", "", R"("x":0,)", R"("x":0}")");
    const std::string members = R"("rules": "hook", "b": "1", )";
    inside("bookmarks", members + R"("a": "1", "bookmarks": [)", "0,", "0]}");
    inside("cards in a hand", members + R"("a": ")", "1 ", "\"}");
    inside("a word in a hand", members + R"("a": ")", "x", "\"}");
    inside("a word in the rules", R"("a": "1", "b": "1", "rules": ")", "x", "\"}");
    inside("commas in the rules", R"("a": "1", "b": "1", "rules": ")", ",", "\"}");
    inside("a string beyond its place", "", "x", "");
}

void BadBytesTest::muchOfSomething() {
    QFETCH(const std::string, before);
    QFETCH(const std::string, part);
    QFETCH(const std::string, after);
    constexpr std::size_t much = mostGameBytes / 4;
    std::string text = before;
    while (text.size() + part.size() + after.size() <= much) {
        text += part;
    }
    text += after;
    QElapsedTimer clock;
    clock.start();
    const auto any = readAnyGame(text, "");
    const auto game = readGame(text, "");
    const auto session = readSession(text);
    constexpr int longest = 10'000; // a hundred times what it takes; a machine may be busy
    QVERIFY2(clock.elapsed() < longest, qPrintable(QString::number(clock.elapsed())));
    for (const std::string& problem :
         {samples::problemOf(any), samples::problemOf(game), samples::problemOf(session)}) {
        constexpr std::size_t most = 400; // more is no message
        QVERIFY(!problem.empty());
        QVERIFY2(problem.size() < most, problem.substr(0, most).c_str());
    }
}

void BadBytesTest::randomBytes() {
    samples::Random random(5);
    constexpr int texts = 500;
    for (int i = 0; i < texts; ++i) {
        std::string text(static_cast<std::size_t>(random.between(0, 200)), '\0');
        for (char& byte : text) {
            byte = static_cast<char>(random.between(0, 255));
        }
        take(text);
        take("{" + text);
    }
}

QTEST_GUILESS_MAIN(BadBytesTest)
#include "bad_bytes_test.moc"
