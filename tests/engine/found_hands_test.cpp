// SPDX-License-Identifier: MIT
// The hands are found wherever they stand in a text, and what is doubtful is said to be so.
#include "engine/found_hands.h"
#include "engine/notation.h"
#include "tests/engine/samples.h"

using namespace fishing;

namespace {

const char* const articlesHands = "2 4 1 2 5 6 / 3 1 3 5 6 4";

std::string repeated(std::string_view text, std::size_t times) {
    std::string result;
    result.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i) {
        result += text;
    }
    return result;
}

/// Words of all kinds, put together at random.
std::string randomText(samples::Random& random) {
    static const std::vector<std::string> pieces = {
        "2",  "10",  "14",   "a",    "B",    "K♠",     "黑桃", "7h",   " ",  " ",  "  ", "\n",
        ",",  "，",  "：",   ":",    "=",    "[",      "]",    "/",    ";",  "甲", "乙", "A:",
        "'",  "\"",  "fish", "牌是", "6张",  "\r\n",   "。",   "\xFF", "♠",  "{",  "}",  "=>",
        "A ", "B’s", "104",  "4096", "\xE4", "\u3000", "…",    "－",   "＝", "１"};
    std::string text;
    for (int i = random.between(0, 60); i > 0; --i) {
        text += pieces[static_cast<std::size_t>(
            random.between(0, static_cast<int>(pieces.size()) - 1))];
    }
    return text;
}

} // namespace

class FoundHandsTest : public QObject {
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void doubts_data();
    void doubts();
    void findsOne_data();
    void findsOne();
    void findsNothing_data();
    void findsNothing();
    void suitsStay();
    void handsOverSeveralLines();
    void dealsInProse();
    void clearHandsCanBeRead();
    void hugeTexts();
};

void FoundHandsTest::finds_data() {
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* name, std::string text) {
        QTest::newRow(name) << std::move(text);
    };
    row("our own notation", articlesHands);
    row("the articles' prompts", "请输入小哼的牌：2 4 1 2 5 6\n请输入小哈的牌：3 1 3 5 6 4");
    row("prompts with plain colons",
        "请输入小哼的牌:2 4 1 2 5 6\r\n请输入小哈的牌:3 1 3 5 6 4\r\n");
    row("prompts and an introduction", "我们来测试一下。\n\n请输入小哼的牌：2 4 1 2 5 "
                                       "6\n请输入小哈的牌：3 1 3 5 6 4\n\n运行结果如下。");
    row("prompts above the cards", "小哼的牌：\n2 4 1 2 5 6\n小哈的牌：\n3 1 3 5 6 4\n");
    row("the articles' sentence", "假如小哼手中有6张牌，顺序为2 4 1 2 5 6，小哈手中有6张牌，"
                                  "顺序为3 1 3 5 6 4。那么谁会赢呢？");
    row("sample input", "2 4 1 2 5 6\n3 1 3 5 6 4\n");
    row("sample input with a count", "6\n2 4 1 2 5 6\n3 1 3 5 6 4\n");
    row("with two counts", "6 6\n2 4 1 2 5 6\n3 1 3 5 6 4\n");
    row("with a count before each", "6\n2 4 1 2 5 6\n6\n3 1 3 5 6 4\n");
    row("sample input with a heading", "输入：\n2 4 1 2 5 6\n3 1 3 5 6 4\n");
    row("sample input and output", "输入：\n2 4 1 2 5 6\n3 1 3 5 6 4\n输出：\n小哼win\n"
                                   "小哼当前手中的牌是 5 6 2 3 1 4 6 5\n桌上的牌是 2 1 3 4\n");
    row("a game with its end",
        "Rules  classic\nA  2 4 1 2 5 6\nB  3 1 3 5 6 4\n\n    1  A plays 2.\n"
        "       A  4 1 2 5 6\n       Pile  2\n       B  3 1 3 5 6 4\n\n"
        "A wins after 2,230 plays and 601 captures: B has run out of cards.");
    row("the same, as the French write numbers",
        "A  2 4 1 2 5 6\nB  3 1 3 5 6 4\n\nA wins after 2\u202F230 plays and 601 captures.");
    row("English prompts", "Cards of the first player: 2 4 1 2 5 6\n"
                           "Cards of the second player: 3 1 3 5 6 4");
    row("players", "Player A: 2 4 1 2 5 6\nPlayer B: 3 1 3 5 6 4");
    row("players without colons", "Player A 2 4 1 2 5 6\nPlayer B 3 1 3 5 6 4");
    row("labels without colons", "A 2 4 1 2 5 6\nB 3 1 3 5 6 4");
    row("labels on one line", "A 2 4 1 2 5 6 B 3 1 3 5 6 4");
    row("possessives", "A’s cards are 2 4 1 2 5 6; B's cards are 3 1 3 5 6 4.");
    row("B first", "B has: 3 1 3 5 6 4\nA has: 2 4 1 2 5 6\n");
    row("乙 first", "乙的牌是：3 1 3 5 6 4。甲的牌是：2 4 1 2 5 6。");
    row("only one label, turned", "乙拿到：3 1 3 5 6 4\n对手拿到：2 4 1 2 5 6");
    row("named players", "Anna   2♠ 4♠ 1♠ 2♥ 5♠ 6♠\nBen    3♠ A♥ 3♥ 5♥ 6♥ 4♥\n\n"
                         "    1  Anna plays 2♠.\n       Anna  4♠ 1♠ 2♥ 5♠ 6♠\n       Pile  2♠\n");
    row("a game written down",
        "Rules  classic (capture=take,pickup=top,after=pass,end=play,win=keep,jack=plain)\n"
        "A      2 4 1 2 5 6\nB      3 1 3 5 6 4\n\n"
        "    1  A plays 2.\n       A     4 1 2 5 6\n       Pile  2\n       B     3 1 3 5 6 4\n");
    row("C arrays", "int a[6] = {2, 4, 1, 2, 5, 6};\nint b[6] = {3, 1, 3, 5, 6, 4};");
    row("C arrays on one line, turned", "int b[6]={3,1,3,5,6,4},a[6]={2,4,1,2,5,6};");
    row("Python", "a = [2, 4, 1, 2, 5, 6]\nb = [3, 1, 3, 5, 6, 4]\nprint(play(a, b))");
    row("JSON", "{\"a\": [2, 4, 1, 2, 5, 6], \"b\": [3, 1, 3, 5, 6, 4]}");
    row("JSON of words", R"({"a":["2","4","A","2","5","6"],"b":["3","A","3","5","6","4"]})");
    row("nested brackets", "[[2,4,1,2,5,6],[3,1,3,5,6,4]]");
    row("quoted words", "['2','4','A','2','5','6'] ['3','A','3','5','6','4']");
    row("full-width", "小哼＝２，４，１，２，５，６；小哈＝３，１，３，５，６，４");
    row("tables", "hand 1 | 2 4 1 2 5 6\nhand 2 | 3 1 3 5 6 4\n");
    row("Chinese brackets", "小哼【2 4 1 2 5 6】小哈【3 1 3 5 6 4】");
}

void FoundHandsTest::finds() {
    QFETCH(const std::string, text);
    const FoundHands found = findHands(text);
    const auto deal = parseDeal(found.hands[0] + " / " + found.hands[1]);
    QVERIFY2(deal, (found.hands[0] + " / " + found.hands[1]).c_str());
    QCOMPARE(toText(*deal), std::string(articlesHands));
    QVERIFY(found.isClear);
}

void FoundHandsTest::doubts_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("a");
    QTest::addColumn<std::string>("b");
    const auto row = [](const char* name, const char* text, const char* a, const char* b) {
        QTest::newRow(name) << std::string(text) << std::string(a) << std::string(b);
    };
    row("a number that is no rank", "2 4 14 / 3 1 3", "2 4 14", "3 1 3");
    row("a misread card", "2 4 1O 5 / 3 1 3", "2 4 1O 5", "3 1 3");
    row("a misread card at the end", "2 4 1O / 3 1 3", "2 4 1O", "3 1 3");
    row("a word between two cards", "2 4 lO 5 / 3 1 3", "2 4 lO 5", "3 1 3");
    row("a word at the end", "2 4 1 fish / 3 1 3", "2 4 1", "3 1 3");
    row("words between two hands", "Tom has 2 4 1 and Jerry has 3 1 3.", "2 4 1", "3 1 3");
    row("Chinese that may be a card", "2 4 1 五\n3 1 3 五", "2 4 1", "3 1 3");
    row("three hands", "2 4 1 / 3 1 3 / 5 6", "2 4 1", "3 1 3");
    row("three lines", "2 4 1\n3 1 3\n5 6", "2 4 1", "3 1 3");
    row("no suits on two cards", "2 ♠ 4 1 / 3 1 3", "2 ♠ 4 1", "3 1 3");
    row("labels, one hand wrong", "A: 2 4 14\nB: 3 1 3", "2 4 14", "3 1 3");
    row("a card left aside", "2 4 1 \n=7\n3 1 3", "2 4 1", "3 1 3");
}

void FoundHandsTest::doubts() {
    QFETCH(const std::string, text);
    const FoundHands found = findHands(text);
    QTEST(found.hands[0], "a");
    QTEST(found.hands[1], "b");
    QVERIFY(!found.isClear);
}

void FoundHandsTest::findsOne_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("hand");
    QTest::addColumn<std::string>("words");
    const auto row = [](const char* name, const char* text, int hand, const char* words) {
        QTest::newRow(name) << std::string(text) << hand << std::string(words);
    };
    row("cards alone", "2 4 1 2 5 6", 0, "2 4 1 2 5 6");
    row("a prompt", "请输入小哼的牌：2 4 1 2 5 6", 0, "2 4 1 2 5 6");
    row("A's", "A: 2 4 1", 0, "2 4 1");
    row("B's", "B: 3 1 3", 1, "3 1 3");
    row("乙's", "乙的牌：3 1 3", 1, "3 1 3");
    row("one card", "小哼的牌：7", 0, "7");
    row("one card alone", "\n7\n", 0, "7");
}

void FoundHandsTest::findsOne() {
    QFETCH(const std::string, text);
    QFETCH(const int, hand);
    const FoundHands found = findHands(text);
    QTEST(found.hands[static_cast<std::size_t>(hand)], "words");
    QVERIFY(found.hands[static_cast<std::size_t>(1 - hand)].empty());
    QVERIFY(!found.isClear);
}

void FoundHandsTest::findsNothing_data() {
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* name, const char* text) {
        QTest::newRow(name) << std::string(text);
    };
    row("nothing", "");
    row("blanks", " \t\r\n\n ");
    row("words", "Once upon a time there was a kitten who went fishing.");
    row("Chinese", "小猫钓鱼是一个两个人玩的纸牌游戏，每人有若干张牌。");
    row("counts in a sentence", "每人6张牌，一共有12张。");
    row("a date", "On 24 December 2013, at 18:30.");
    row("big numbers", "1999 2000 2001\n2002 2003");
    row("an address", "https://example.org/a/b?x=99&y=98");
    row("no text", "\xFF\xFE\x80");
}

void FoundHandsTest::findsNothing() {
    QFETCH(const std::string, text);
    const FoundHands found = findHands(text);
    QCOMPARE(found.hands[0], std::string());
    QCOMPARE(found.hands[1], std::string());
    QVERIFY(!found.isClear);
}

void FoundHandsTest::suitsStay() {
    const FoundHands found = findHands("小哼的牌：黑桃2 ♥10 K♣\n小哈的牌：dQ，7 红桃A，10方块");
    QVERIFY(found.isClear);
    QVERIFY(*parseHands(found.hands[0] + "/" + found.hands[1]) ==
            *parseHands("2♠ 10♥ 13♣ / 12♦ 7 1♥ 10♦"));
}

void FoundHandsTest::handsOverSeveralLines() {
    const std::string both = "2 4 1 2 5 6 / 3 1 3 5 6 4";
    for (const char* text : {"小哼的牌：\n2 4 1\n2 5 6\n小哈的牌：\n3 1 3\n5 6 4\n",
                             "小哼的牌：2 4 1\n2 5 6\n小哈的牌：3 1 3\n5 6 4\n",
                             "小哼的牌：2 4 1\n2 5 6\n小哈的牌：3 1 3 5 6 4\n",
                             "A has\n2 4 1\n2 5 6\nB has\n3 1 3 5 6 4\n",
                             "甲的牌：2 4 1\n2 5 6\n，乙的牌：3 1 3\n5 6 4\n好"}) {
        const FoundHands found = findHands(text);
        QVERIFY2(found.isClear, text);
        QCOMPARE(found.hands[0] + " / " + found.hands[1], both);
    }
    const std::string longHand = repeated("7 ", maxDealtHand);
    const FoundHands found = findHands("first: " + longHand + "\nsecond: " + longHand);
    QVERIFY(found.isClear);
    QVERIFY(!findHands("first: " + longHand + "7\nsecond: " + longHand).isClear);
}

void FoundHandsTest::dealsInProse() {
    for (const Deal& deal : samples::variedDeals(7, 100, 4)) {
        if (deal.hands[0].size() < 2 || deal.hands[1].size() < 2) {
            continue;
        }
        for (const CardStyle style : {CardStyle::Number, CardStyle::Symbol}) {
            const std::string a = toText(deal.hands[0], style);
            const std::string b = toText(deal.hands[1], style);
            for (const std::string& text : {"请输入小哼的牌：" + a + "\n请输入小哈的牌：" + b,
                                            "第一手：[" + a + "]，第二手：[" + b + "]。",
                                            "Anna:\n\n" + a + "\n\nBen:\n\n" + b,
                                            "two hands\n\n" + a + "\n" + b + "\n\nthe end"}) {
                const FoundHands found = findHands(text);
                QVERIFY2(found.isClear, text.c_str());
                QCOMPARE(found.hands[0], a);
                QCOMPARE(found.hands[1], b);
            }
        }
    }
}

void FoundHandsTest::clearHandsCanBeRead() {
    samples::Random random(11);
    int clear = 0;
    for (int i = 0; i < 5'000; ++i) {
        const std::string text = randomText(random);
        const FoundHands found = findHands(text);
        if (found.isClear) {
            ++clear;
            QVERIFY2(parseHand(found.hands[0], Player::A), text.c_str());
            QVERIFY2(parseHand(found.hands[1], Player::B), text.c_str());
        }
        // What is taken for a hand is made of the text's own words.
        for (const std::string& hand : found.hands) {
            QVERIFY(hand.size() <= 2 * text.size() + 8);
        }
    }
    QVERIFY(clear > 25);
}

void FoundHandsTest::hugeTexts() {
    constexpr std::size_t many = 100'000;
    for (const char* piece :
         {" ", "7", "7 ",   "7\n",   "7 7\n",   "A ",  "A:",  "B ",   "牌",     "：",
          ":", "'", "黑桃", "fish ", "7 fish ", "7, ", "[7]", "\xFF", "2 4 / ", "甲：7\n"}) {
        const FoundHands found = findHands(repeated(piece, many));
        QVERIFY(!found.isClear || parseHand(found.hands[0], Player::A));
    }
    // The hands are there, and then no end of other text.
    const std::string text = "小哼的牌：2 4 1\n小哈的牌：3 1 3\n" + repeated("鱼 ", many);
    QVERIFY(findHands(text).isClear);
}

QTEST_APPLESS_MAIN(FoundHandsTest)
#include "found_hands_test.moc"
