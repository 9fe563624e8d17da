// SPDX-License-Identifier: MIT
// What cannot be read: the problem, its exact place and what stood there. Nothing crashes.
#include "engine/notation.h"
#include "tests/engine/samples.h"

#include <algorithm>

using namespace fishing;

namespace {

std::string repeated(std::string_view text, std::size_t times) {
    std::string result;
    result.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i) {
        result += text;
    }
    return result;
}

/// One row of a table of bad inputs.
void addError(const char* name, std::string text, Problem problem, int line, int column,
              std::string found, int player = -1) {
    QTest::newRow(name) << std::move(text) << static_cast<int>(problem) << line << column
                        << std::move(found) << player;
}

void addErrorColumns() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("problem");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<std::string>("found");
    QTest::addColumn<int>("player"); // -1 is none
}

void checkError(const InputError& error) {
    QTEST(static_cast<int>(error.problem), "problem");
    QTEST(error.line, "line");
    QTEST(error.column, "column");
    QTEST(error.found, "found");
    QTEST(error.player ? static_cast<int>(*error.player) : -1, "player");
    QCOMPARE(error.expected.empty(), error.problem == Problem::TooManyHands);
}

constexpr int a = 0;
constexpr int b = 1;

/// Whether the error's place lies in the text, and in UTF-8 text exactly where `found` stands.
bool isInside(const InputError& error, const std::string& text) {
    const QByteArray bytes = QByteArray::fromStdString(text);
    const QList<QByteArray> lines = bytes.split('\n');
    if (error.line < 1 || error.line > lines.size() || error.column < 1) {
        return false;
    }
    const QByteArray& line = lines[error.line - 1];
    const QString decoded = QString::fromUtf8(line);
    if (decoded.toUtf8() != line) {
        return error.column <= line.size() + 1 && bytes.contains(error.found.c_str());
    }
    const QList<uint> characters = decoded.toUcs4();
    if (error.column > characters.size() + 1) {
        return false;
    }
    // `found` may go on over the line's end only as far as a label's colon, which it never does.
    const QList<uint> found = QString::fromStdString(error.found).toUcs4();
    return characters.mid(error.column - 1, found.size()) == found;
}

} // namespace

class NotationErrorsTest : public QObject {
    Q_OBJECT

private slots:
    void deals_data();
    void deals();
    void hands_data();
    void hands();
    void everyProblemOfADealIsMet();
    void tooManyCards();
    void longWordsAreCut();
    void randomBytes();
    void randomPieces();
    void hugeTexts_data();
    void hugeTexts();
};

void NotationErrorsTest::deals_data() {
    addErrorColumns();
    addError("nothing", "", Problem::EmptyHand, 1, 1, "", a);
    addError("blanks", " \t ", Problem::EmptyHand, 1, 4, "", a);
    addError("empty lines", "\n \n", Problem::EmptyHand, 3, 1, "", a);
    addError("byte order mark alone", "\ufeff", Problem::EmptyHand, 1, 1, "", a);
    addError("A's hand empty", "/ 3", Problem::EmptyHand, 1, 1, "/", a);
    addError("B's hand empty", "2 4 /", Problem::EmptyHand, 1, 6, "", b);
    addError("B's hand empty, new line", "2 4 /\n", Problem::EmptyHand, 2, 1, "", b);
    addError("two slashes", "2 // 3", Problem::EmptyHand, 1, 4, "/", b);
    addError("one hand", "2 4 1", Problem::SecondHandMissing, 1, 6, "", b);
    addError("one hand and empty lines", "2 4 1\r\n\r\n", Problem::SecondHandMissing, 3, 1, "", b);
    addError("third hand", "2 / 3 / 4", Problem::TooManyHands, 1, 7, "/");
    addError("slash at the end", "2 | 3 |", Problem::TooManyHands, 1, 7, "|");
    addError("third line", "2\n3\n\n4 5", Problem::TooManyHands, 4, 1, "4");

    addError("word", "2 x / 3", Problem::NotACard, 1, 3, "x");
    addError("later hand", "2 / 3 hook", Problem::NotACard, 1, 7, "hook");
    addError("later line", "2 4\r\n3 x\r\n", Problem::NotACard, 2, 3, "x");
    addError("fraction", "1.5 / 3", Problem::NotACard, 1, 1, "1.5");
    addError("minus", "2 -1 / 3", Problem::NotACard, 1, 3, "-1");
    addError("cards run together", "2KQ / 3", Problem::NotACard, 1, 1, "2KQ");
    addError("joker", "2 大王 / 3", Problem::NotACard, 1, 3, "大王");
    addError("third hand behind a semicolon", "2;3 / 3", Problem::TooManyHands, 1, 5, "/");
    addError("colon", "2 : 4 / 3", Problem::NotACard, 1, 3, ":");
    addError("Chinese colon", "2 ： 4 / 3", Problem::NotACard, 1, 3, "：");
    addError("two suits and no rank", "♠♥ / 3", Problem::NotACard, 1, 1, "♠♥");
    addError("zero byte", std::string("2 \0 / 3", 7), Problem::NotACard, 1, 3,
             std::string("\0", 1));
    addError("columns are characters", "黑桃10 红桃x / 3", Problem::NotACard, 1, 6, "红桃x");
    addError("characters beyond 16 bits", "2 🂡 / 3", Problem::NotACard, 1, 3, "🂡");
    addError("after a wide character", "♠️2 x / 3", Problem::NotACard, 1, 5, "x");
    addError("byte order mark has no column", "\ufeffx / 3", Problem::NotACard, 1, 1, "x");

    addError("zero", "0 / 3", Problem::RankOutOfRange, 1, 1, "0");
    addError("fourteen", "2 14 / 3", Problem::RankOutOfRange, 1, 3, "14");
    addError("full-width fourteen", "２　１４ / 3", Problem::RankOutOfRange, 1, 3, "１４");
    addError("cards without blanks", "241256 / 313564", Problem::RankOutOfRange, 1, 1, "241256");
    addError("fourteen of spades", "2 ♠14 / 3", Problem::RankOutOfRange, 1, 3, "♠14");
    addError("huge number", "99999999999999999999 / 3", Problem::RankOutOfRange, 1, 1,
             "99999999999999999999");

    addError("suit apart", "2 ♠ 4 / 3", Problem::SuitWithoutRank, 1, 3, "♠");
    addError("Chinese suit apart", "2 黑桃 10 / 3", Problem::SuitWithoutRank, 1, 3, "黑桃");
    addError("suit letter", "2 s / 3", Problem::SuitWithoutRank, 1, 3, "s");
    addError("emoji suit", "2 ♠️ / 3", Problem::SuitWithoutRank, 1, 3, "♠️");
    addError("suit on both sides", "2 ♠5♥ / 3", Problem::TwoSuits, 1, 3, "♠5♥");
    addError("the same suit on both sides", "SKS / 3", Problem::TwoSuits, 1, 1, "SKS");
    addError("long suits on both sides", "2 黑桃10黑桃 / 3", Problem::TwoSuits, 1, 3, "黑桃10黑桃");

    addError("Latin-1", "2 \xe9 / 3", Problem::NotUtf8, 1, 3, "");
    addError("right after a card", "2\xff / 3", Problem::NotUtf8, 1, 2, "");
    addError("cut off", "2 4\n\xe9\xbb", Problem::NotUtf8, 2, 1, "");
    addError("overlong slash", "2 \xc0\xaf 3", Problem::NotUtf8, 1, 3, "");
    addError("overlong, three bytes", "2 \xe0\x80\xaf 3", Problem::NotUtf8, 1, 3, "");
    addError("surrogate", "2 \xed\xa0\x80 / 3", Problem::NotUtf8, 1, 3, "");
    addError("beyond Unicode", "2 \xf4\x90\x80\x80 / 3", Problem::NotUtf8, 1, 3, "");
    addError("stray continuation", "\x80", Problem::NotUtf8, 1, 1, "");
    addError("UTF-16", std::string("\xff\xfe\x32\0", 4), Problem::NotUtf8, 1, 1, "");

    addError("B's label missing", "A: 2 4", Problem::LabelMissing, 1, 7, "", b);
    addError("A's label missing", "B: 2 4\n", Problem::LabelMissing, 2, 1, "", a);
    addError("label twice", "A: 2 B: 4 A: 3", Problem::LabelTwice, 1, 11, "A:", a);
    addError("Chinese label twice", "甲：2 甲 ：3 乙：4", Problem::LabelTwice, 1, 5, "甲 ：", a);
    addError("two spellings of one label", "B: 2\n乙：3\nA: 4", Problem::LabelTwice, 2, 1, "乙：",
             b);
    addError("card before label", "2 A: 3 B: 4", Problem::CardBeforeLabel, 1, 1, "2");
    addError("word before label", "hands A: 3 B: 4", Problem::CardBeforeLabel, 1, 1, "hands");
    addError("labelled hand empty", "A: B: 3", Problem::EmptyHand, 1, 4, "B:", a);
    addError("last labelled hand empty", "A: 2 B:", Problem::EmptyHand, 1, 8, "", b);
    addError("B's labelled hand empty", "B:\nA: 2", Problem::EmptyHand, 2, 1, "A:", b);
    addError("label on one hand", "A: 2 / 3", Problem::MisplacedSeparator, 1, 6, "/");
    addError("label and separator at the end", "A: 2 B: 3 |", Problem::MisplacedSeparator, 1, 11,
             "|");
    addError("separator twice", "A: 2 // B: 3", Problem::MisplacedSeparator, 1, 6, "/");
    addError("bad card behind a label", "A: 2 x B: 3", Problem::NotACard, 1, 6, "x");
    addError("other label", "C: 2 D: 3", Problem::SuitWithoutRank, 1, 1, "C");
    addError("label without a colon", "甲 2 / 乙 3", Problem::NotACard, 1, 1, "甲");
}

void NotationErrorsTest::deals() {
    QFETCH(std::string, text);
    const auto deal = parseDeal(text);
    QVERIFY(!deal);
    checkError(deal.error());
}

void NotationErrorsTest::hands_data() {
    addErrorColumns();
    addError("nothing", "", Problem::EmptyHand, 1, 1, "", b);
    addError("empty lines", "\n\n", Problem::EmptyHand, 3, 1, "", b);
    addError("slash", "2 / 3", Problem::TooManyHands, 1, 3, "/");
    addError("bar in front", "| 2", Problem::TooManyHands, 1, 1, "|");
    addError("word", "2\nx", Problem::NotACard, 2, 1, "x");
    addError("other's label", "A: 2 4", Problem::NotACard, 1, 1, "A:");
    addError("label twice", "B: 2 B: 4", Problem::NotACard, 1, 6, "B:");
    addError("rank", "2 15", Problem::RankOutOfRange, 1, 3, "15");
    addError("suit", "2 H", Problem::SuitWithoutRank, 1, 3, "H");
    addError("bytes", "2 \xff", Problem::NotUtf8, 1, 3, "");
    addError("105 cards", repeated("7 ", 105), Problem::HandTooLong, 1, 209, "7", b);
}

void NotationErrorsTest::hands() {
    QFETCH(std::string, text);
    const auto cards = parseHand(text, Player::B);
    QVERIFY(!cards);
    checkError(cards.error());
}

void NotationErrorsTest::everyProblemOfADealIsMet() {
    // Keeps the tables above complete when a problem is added.
    for (int problem = 0; problem <= static_cast<int>(Problem::MisplacedSeparator); ++problem) {
        const std::vector<const char*> samples = {"\xff",    "x",     "14",   "♠",    "♠5♥",
                                                  "",        nullptr, "2",    "2/3/", "2 A:3",
                                                  "A:2 A:3", "A:2",   "A:2/3"};
        const char* sample = samples.at(static_cast<std::size_t>(problem));
        const auto deal = parseDeal(sample ? std::string(sample) : repeated("7 ", 105));
        QVERIFY(!deal);
        QCOMPARE(static_cast<int>(deal.error().problem), problem);
    }
}

void NotationErrorsTest::tooManyCards() {
    const std::string longest = repeated("7 ", 104);
    QVERIFY(parseDeal(longest + "/ " + longest));

    auto deal = parseDeal(longest + "K / 2");
    QVERIFY(!deal);
    QVERIFY(deal.error() == (InputError{Problem::HandTooLong, 1, 209, "K", "1-104", Player::A}));
    deal = parseDeal("A: 2\nB: " + longest + "K");
    QVERIFY(!deal);
    QVERIFY(deal.error() == (InputError{Problem::HandTooLong, 2, 212, "K", "1-104", Player::B}));
    deal = parseDeal("2\n" + longest + "x");
    QVERIFY(!deal);
    QVERIFY(deal.error().problem == Problem::NotACard);
}

void NotationErrorsTest::longWordsAreCut() {
    auto deal = parseDeal(std::string(1000, 'x') + " / 2");
    QCOMPARE(deal.error().found, std::string(40, 'x'));
    // Between two characters, not inside one.
    deal = parseDeal("2 " + repeated("鱼", 1000) + " / 2");
    QCOMPARE(deal.error().found, repeated("鱼", 13));
    QCOMPARE(deal.error().column, 3);
}

void NotationErrorsTest::randomBytes() {
    samples::Random random(9);
    for (int i = 0; i < 20'000; ++i) {
        std::string text(static_cast<std::size_t>(random.between(0, 40)), ' ');
        for (char& byte : text) {
            byte = static_cast<char>(random.between(0, 255));
        }
        const auto deal = parseDeal(text);
        QVERIFY(deal || isInside(deal.error(), text));
        const auto rules = parseRules(text);
        QVERIFY(rules || rules.error().column <= static_cast<int>(text.size()) + 1);
    }
}

void NotationErrorsTest::randomPieces() {
    const std::vector<std::string> pieces = {
        "2",    "K",        "10", "A",      "a",     "B",    "甲",   "乙", "：", ":",
        ":",    " ",        " ",  " ",      "　",    "\n",   "\r\n", "/",  "|",  "／",
        ",",    "、",       "♠",  "♠️", "S",     "黑桃", "方",   "14", "0",  "x",
        "\xff", "\xe9\xbb", "🂡",  "A: 2 ",  "B: 3 ", "7 ",   "\t"};
    samples::Random random(10);
    int good = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        for (int length = random.between(0, 12); length > 0; --length) {
            text += pieces[static_cast<std::size_t>(
                random.between(0, static_cast<int>(pieces.size()) - 1))];
        }
        const auto deal = parseDeal(text);
        if (deal) {
            ++good;
            QVERIFY(*parseDeal(toText(*deal, CardStyle::Symbol)) == *deal);
        } else {
            QVERIFY2(isInside(deal.error(), text), text.c_str());
        }
        parseHand(text, Player::A);
    }
    QVERIFY(good > 20);
}

void NotationErrorsTest::hugeTexts_data() {
    addErrorColumns();
    constexpr std::size_t huge = 10'000'000;
    addError("word", std::string(huge, 'x'), Problem::NotACard, 1, 1, std::string(40, 'x'));
    addError("number", std::string(huge, '1'), Problem::RankOutOfRange, 1, 1, std::string(40, '1'));
    addError("suits", repeated("黑桃", huge / 6), Problem::NotACard, 1, 1,
             repeated("黑桃", 6) + "黑");
    addError("blanks", std::string(huge, ' '), Problem::EmptyHand, 1, huge + 1, "", a);
    addError("new lines", std::string(huge, '\n'), Problem::EmptyHand, huge + 1, 1, "", a);
    addError("commas", std::string(huge, ','), Problem::EmptyHand, 1, huge + 1, "", a);
    addError("colons", std::string(huge, ':'), Problem::NotACard, 1, 1, ":");
    addError("slashes", std::string(huge, '/'), Problem::EmptyHand, 1, 1, "/", a);
    addError("cards", repeated("A ", huge / 2), Problem::HandTooLong, 1, 209, "A", a);
    addError("labels", repeated("A:", huge / 2), Problem::EmptyHand, 1, 3, "A:", a);
    addError("blanks behind a hand", "A" + std::string(huge, ' '), Problem::SecondHandMissing, 1,
             huge + 2, "", b);
    addError("bytes", std::string(huge, '\xff'), Problem::NotUtf8, 1, 1, "");
}

void NotationErrorsTest::hugeTexts() {
    deals();
}

QTEST_APPLESS_MAIN(NotationErrorsTest)
#include "notation_errors_test.moc"
