// SPDX-License-Identifier: MIT
// The `.fishing` format: what is written is known to the byte, comes back whole, and what cannot be
// read is refused with its place and a remedy.
#include "app/files/any_game.h"
#include "app/files/game_file.h"
#include "tests/files/saved_games.h"

#include <limits>

using namespace files;

namespace {

constexpr const char* knownFile = R"({
  "kitten-fishing": 1,
  "a": "2 4♥ 1 2 5 6",
  "b": "3 1 3 5 6 13♦",
  "rules": "capture=leave,pickup=top,after=pass,end=round,win=keep,jack=plain",
  "names": ["Tom","莫莉"],
  "play": 17,
  "bookmarks": [3,12]
}
)";

SavedGame knownGame() {
    const auto hands = fishing::parseHands("2 4♥ 1 2 5 6 / 3 1 3 5 6 K♦");
    SavedGame game = newGame(*hands, samples::rulesFrom("textbook"));
    game.names = {"Tom", "莫莉"};
    game.index = 17;
    game.bookmarks = {3, 12};
    return game;
}

/// A file in which `members` stand beside what every file needs.
std::string fileWith(const std::string& members) {
    return R"({"kitten-fishing": 1, "rules": "classic", )" + members + "}";
}

} // namespace

class GameFileTest : public QObject {
    Q_OBJECT

private slots:
    void aKnownGameIsAKnownFile();
    void everyGameComesBack_data() { samples::addRuleSets(); }
    void everyGameComesBack();
    void theLargestNumberComesBack();
    void whatPeopleWriteByHand();
    void otherProgramsMembersAreKept();
    void namesAndBookmarksAreMadeTidy();
    void aHandsTextIsAGameToo();
    void problems_data();
    void problems();
};

void GameFileTest::aKnownGameIsAKnownFile() {
    QCOMPARE(toText(knownGame()), std::string(knownFile));
    const auto read = readGame(knownFile, "known.fishing");
    QCOMPARE(samples::problemOf(read), std::string());
    QVERIFY(*read == knownGame());
}

void GameFileTest::everyGameComesBack() {
    QFETCH(const fishing::Rules, rules);
    constexpr int games = 40;
    samples::Random random(static_cast<unsigned>(std::hash<std::string>()(toText(rules))));
    for (int i = 0; i < games; ++i) {
        const SavedGame game = samples::savedGame(random, rules);
        const std::string text = toText(game);
        const auto read = readGame(text, "");
        QCOMPARE(samples::problemOf(read), std::string());
        QVERIFY2(*read == game, text.c_str());
        QCOMPARE(toText(*read), text);
    }
}

void GameFileTest::theLargestNumberComesBack() {
    const NumberedDeal origin{std::numeric_limits<std::uint64_t>::max(), {1, 2}};
    const SavedGame game = newGame(origin, {});
    const std::string text = toText(game);
    QVERIFY2(text.find("\"number\": 18446744073709551615,") != std::string::npos, text.c_str());
    const auto read = readGame(text, "");
    QCOMPARE(samples::problemOf(read), std::string());
    QVERIFY(*read == game);
}

void GameFileTest::whatPeopleWriteByHand() {
    const NumberedDeal full{42, {}};
    auto read = readGame(fileWith(R"("number": 42)"), "");
    QCOMPARE(samples::problemOf(read), std::string());
    QVERIFY(*read == newGame(full, {}));
    // The cards of a number may stand there without suits.
    const fishing::Deal deal = fishing::numberedDeal(42);
    const auto ranks = [&](fishing::Player player) { return fishing::toText(deal.handOf(player)); };
    read =
        readGame("\xEF\xBB\xBF" + fileWith(R"("number": 42, "a": ")" + ranks(fishing::Player::A) +
                                           R"(", "b": "B: )" + ranks(fishing::Player::B) + "\""),
                 "");
    QCOMPARE(samples::problemOf(read), std::string());
    QVERIFY(*read == newGame(full, {}));
    read =
        readGame(fileWith(R"("a": "K，黑桃Q", "b": "t", "bookmarks": [], "names": ["", ""])"), "");
    QCOMPARE(samples::problemOf(read), std::string());
    QVERIFY(*read == newGame(*fishing::parseHands("13 12♠ / 10"), {}));
}

void GameFileTest::otherProgramsMembersAreKept() {
    const auto read = readGame(
        fileWith(R"("a": "1", "zeal": {"deep": [1, "\u00e9", null]}, "b": "2", "note": "x\ny")"),
        "");
    QCOMPARE(samples::problemOf(read), std::string());
    const std::string text = toText(*read);
    QVERIFY2(
        text.ends_with(",\n  \"note\": \"x\\ny\",\n  \"zeal\": {\"deep\":[1,\"é\",null]}\n}\n"),
        text.c_str());
    const auto again = readGame(text, "");
    QCOMPARE(samples::problemOf(again), std::string());
    QVERIFY(*again == *read);
    QCOMPARE(toText(*again), text);
}

void GameFileTest::namesAndBookmarksAreMadeTidy() {
    const auto read = readGame(fileWith(R"("a": "1", "b": "2", "bookmarks": [9, 3, 9, 0],
                             "names": ["  two\n\u0000 lines ", ")" +
                                        std::string(300, 'x') + "\"]"),
                               "");
    QCOMPARE(samples::problemOf(read), std::string());
    const std::vector<fishing::PlayCount> bookmarks = {0, 3, 9};
    QVERIFY(read->bookmarks == bookmarks);
    QCOMPARE(read->names[0], std::string("two lines"));
    QCOMPARE(read->names[1], std::string(longestName, 'x'));
    // What a program holds is made tidy on its way out, too.
    SavedGame untidy = *read;
    untidy.names = {"no UTF-8: \xFF", "\t小猫\u3000钓鱼"};
    untidy.bookmarks = {7, 7, 1};
    const std::string text = toText(untidy);
    const auto again = readGame(text, "");
    QCOMPARE(samples::problemOf(again), std::string());
    QCOMPARE(again->names[0], std::string());
    QCOMPARE(again->names[1], std::string("小猫 钓鱼"));
    QCOMPARE(toText(*again), text);
}

void GameFileTest::aHandsTextIsAGameToo() {
    const auto read = readAnyGame("甲：2 4♥ 1\n乙：3 1 3", "deal.txt");
    QCOMPARE(samples::problemOf(read), std::string());
    QVERIFY(*read == newGame(*fishing::parseHands("2 4♥ 1 / 3 1 3"), {}));
    QVERIFY(*readAnyGame(" \n" + std::string(knownFile), "notes.txt") == knownGame());
    QCOMPARE(
        samples::problemOf(readAnyGame("1 / 14", "deal.txt")),
        std::string("deal.txt, line 1, column 5: There is no rank in “14”. Ranks run from 1 to "
                    "13; A T J Q K may stand for 1 10 11 12 13."));
    QCOMPARE(samples::problemOf(readAnyGame("", "deal.txt")),
             std::string("deal.txt: The file is empty. Choose another one."));
    // In GBK, as old programs write Chinese.
    const std::string gbk = "\xBC\xD7\xB5\xC4\xC5\xC6: 2 4 1\n\xD2\xD2\xB5\xC4\xC5\xC6: 3 1 3\n";
    QVERIFY(*readAnyGame(gbk, "gbk.txt") == newGame(*fishing::parseHands("2 4 1 / 3 1 3"), {}));
    const std::string picture = "\x89PNG\r\n" + std::string("\0=2 \xFF{3", 8);
    QVERIFY(samples::problemOf(readAnyGame(picture, "a.png"))
                .starts_with("a.png, line 1, column 1: This is not text in UTF-8."));
    QVERIFY(samples::problemOf(readAnyGame(std::string("PK\3\4\0 1 / 2", 10), "a.zip"))
                .starts_with("a.zip: This is not text in UTF-8."));
    QVERIFY(samples::problemOf(readAnyGame("1 / 2", "deal.fishing"))
                .starts_with("deal.fishing, line 1, column 3: “/” cannot stand here."));
}

void GameFileTest::problems_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("problem");
    const auto row = [](const char* name, const std::string& text, const char* problem) {
        QTest::newRow(name) << text << std::string(problem);
    };
    const std::string hands = R"("a": "1", "b": "2")";
    // no JSON
    row("empty", "", "g: The file is empty.");
    row("blank", " \n ", "g, line 2, column 2: The file ends in the middle.");
    row("cut", "{\n  \"kitten-fishing\": 1,\n",
        "g, line 3, column 1: The file ends in the middle.");
    row("text", "Dear all", "g, line 1, column 1: “D” cannot stand here.");
    row("comma", "{\"kitten-fishing\": 1,\n}", "g, line 2, column 1: “}” cannot stand here.");
    row("Chinese", "{\n“a”: 1}", "g, line 2, column 1: ““” cannot stand here.");
    row("new line", "{\"a\n", "g, line 1, column 4: “U+000A” cannot stand here.");
    row("behind the end", fileWith(hands) + "\n x", "g, line 2, column 2: “x” cannot stand here.");
    row("zero byte behind the end", fileWith(hands) + std::string("\0x", 2),
        "g, line 1, column 62: This is not text in UTF-8.");
    row("not UTF-8", "{\n\"é\xE9\": 1}", "g, line 2, column 3: This is not text in UTF-8.");
    row("UTF-16", std::string("\xFF\xFE{\0", 4), "g, line 1, column 1: This is not text in UTF-8.");
    row("key twice", "{\"play\": 1,\n \"play\": 2}",
        "g, line 2, column 7: “play” stands here a second time.");
    row("too deep", std::string(33, '['), "g, line 1, column 33: More than 32 brackets are open");
    row("a number beyond all", fileWith("\"x\": 1e999"), "The number 1e999 is too large.");
    // no game
    row("another format", "{\"play\": 1}", "g: This is no saved game of Kitten Fishing: “kitten-");
    row("a list", "[1, 2]", "g: This is no saved game of Kitten Fishing");
    row("a number", "1", "g: This is no saved game of Kitten Fishing");
    row("newer", R"({"kitten-fishing": 2, "all": "new"})",
        "g: This was written by a newer Kitten Fishing: its format is version 2, and this program "
        "knows version 1. Install the newer program to open it.");
    row("version 0", R"({"kitten-fishing": 0})", "g: kitten-fishing cannot be “0”.");
    row("version in words", R"({"kitten-fishing": "1"})", "g: kitten-fishing cannot be “\"1\"”.");
    // something missing or mistaken
    row("no hands", fileWith("\"play\": 1"),
        "g: “a” is missing. Add it, for example: \"a\": \"2 4");
    row("one hand", fileWith("\"a\": \"1\""),
        "g: “b” is missing. Add it, for example: \"b\": \"3 1");
    row("hands as numbers", fileWith("\"a\": [1], \"b\": [2]"),
        "g: “a” is not written as it should");
    row("no rules", R"({"kitten-fishing": 1, "a": "1", "b": "2"})",
        "g: “rules” is missing. Add it, for example: \"rules\": \"classic\"");
    row("card", fileWith("\"a\": \"1 14\", \"b\": \"2\""),
        "g, a, line 1, column 3: There is no rank in “14”.");
    row("empty hand", fileWith("\"a\": \"1\", \"b\": \"\""),
        "g, b, line 1, column 1: B has no card.");
    row("rules", R"({"kitten-fishing": 1, "a": "1", "b": "2", "rules": "hook,jack=up"})",
        "g, rules, line 1, column 11: “up” is no value of this option.");
    row("other hands", fileWith("\"number\": 42, " + hands),
        "g: Deal 42 has other hands than the ones written here. Take “number” away");
    row("half a deal", fileWith("\"number\": 42, \"a\": \"1\""), "g: “b” is missing.");
    row("negative number", fileWith("\"number\": -1"),
        "g: number cannot be “-1”. Write a whole number from 0 to 18446744073709551615");
    row("number too large", fileWith("\"number\": 18446744073709551616"),
        "g: number cannot be “1.8");
    row("broken number", fileWith("\"number\": 1.5"), "g: number cannot be “1.5”.");
    row("ranks", fileWith("\"number\": 1, \"ranks\": 14"),
        "g: ranks cannot be “14”. Write a whole "
        "number from 1 to 13");
    row("copies", fileWith("\"number\": 1, \"copies\": 0"), "g: copies cannot be “0”.");
    row("one card", fileWith("\"number\": 1, \"ranks\": 1, \"copies\": 1"),
        "g: One rank and one card of it make a deck of one card");
    row("play", fileWith(hands + ", \"play\": 9223372036854775808"),
        "g: play cannot be “9223372036854775808”. Write a whole number from 0 to");
    row("no play", fileWith(hands + ", \"play\": null"), "g: play cannot be “null”.");
    row("names", fileWith(hands + ", \"names\": [\"Tom\"]"),
        "g: “names” is not written as it should be. For example: \"names\": [\"Tom\", \"Molly\"]");
    row("bookmarks", fileWith(hands + ", \"bookmarks\": 3"), "g: “bookmarks” is not written as");
    row("bookmark", fileWith(hands + ", \"bookmarks\": [3, \"4\"]"),
        "g: bookmarks cannot be “\"4\"”");
    std::string many = "0";
    for (int i = 0; i < 10'000; ++i) {
        many += ",0";
    }
    row("too many bookmarks", fileWith(hands + ", \"bookmarks\": [" + many + "]"),
        "g: There are more than 10,000 bookmarks.");
    row("too much else", fileWith(hands + ", \"essay\": \"" + std::string(200'001, 'x') + "\""),
        "g: Besides the game this holds more than 200,000 bytes");
}

void GameFileTest::problems() {
    QFETCH(const std::string, text);
    QFETCH(const std::string, problem);
    const std::string told = samples::problemOf(readGame(text, "g"));
    QVERIFY2(told.find(problem) != std::string::npos, told.c_str());
}

QTEST_GUILESS_MAIN(GameFileTest)
#include "game_file_test.moc"
