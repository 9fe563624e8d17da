// SPDX-License-Identifier: MIT
// Everything that people type and paste and that must read, and what is printed.
#include "engine/notation.h"
#include "tests/engine/samples.h"

using namespace fishing;
using samples::Ranks;

namespace {

const char* const articlesHands = "2 4 1 2 5 6 / 3 1 3 5 6 4";

} // namespace

class NotationTest : public QObject {
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void ranks_data();
    void ranks();
    void suits_data();
    void suits();
    void suitsMayBeMixed();
    void asWritten();
    void wordsAsTyped_data();
    void wordsAsTyped();
    void wordsOfReadableHandsAreCards();
    void handOverSeveralLines();
    void longestHands();
    void prints();
    void roundTrip();
    void roundTripWithSuits();
};

void NotationTest::reads_data() {
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* name, std::string text) {
        QTest::newRow(name) << std::move(text);
    };
    row("as printed", articlesHands);
    row("semicolon", "2 4 1 2 5 6; 3 1 3 5 6 4");
    row("labels with a Chinese semicolon", "甲：2 4 1 2 5 6；乙：3 1 3 5 6 4");
    row("bar", "2 4 1 2 5 6 | 3 1 3 5 6 4");
    row("without blanks at the slash", "2 4 1 2 5 6/3 1 3 5 6 4");
    row("ace", "2 4 A 2 5 6 / 3 a 3 5 6 4");
    row("commas", "2,4,1,2,5,6/3,1,3,5,6,4");
    row("commas with blanks", " 2, 4, 1, 2, 5, 6 / 3 ,1 ,3 , 5,6,4, ");
    row("tabs", "2\t4\t1\t2\t5\t6\t/\t3\t1\t3\t5\t6\t4");
    row("Chinese commas", "2，4，1，2，5，6／3、1、3、5、6、4");
    row("full-width", "２　４　１　２　５　６　／　３　１　３　５　６　４");
    row("full-width bar", "２ ４ Ａ ２ ５ ６｜３ ａ ３ ５ ６ ４");
    row("no-break spaces", "2\u00a04\u00a01\u00a02\u00a05\u00a06 / 3 1 3 5 6 4");
    row("two lines", "2 4 1 2 5 6\n3 1 3 5 6 4");
    row("two lines, Windows", "2 4 1 2 5 6\r\n3 1 3 5 6 4\r\n");
    row("empty lines", "\n\n2 4 1 2 5 6\n\n \t\n3 1 3 5 6 4\n\n\n");
    row("empty lines, Windows", "\r\n2 4 1 2 5 6\r\n\r\n\r\n3 1 3 5 6 4\r\n\r\n");
    row("slash on a line of its own", "2 4 1 2 5 6\n/\n3 1 3 5 6 4\n");
    row("slash beats new lines", "2 4 1\n2 5 6 / 3 1\n\n3 5 6 4");
    row("byte order mark", "\ufeff2 4 1 2 5 6 / 3 1 3 5 6 4");
    row("byte order mark, two lines", "\ufeff2 4 1 2 5 6\r\n3 1 3 5 6 4\r\n");
    row("labels", "A: 2 4 1 2 5 6 B: 3 1 3 5 6 4");
    row("labels without blanks", "A:2 4 1 2 5 6 B:3 1 3 5 6 4");
    row("labels in lower case", "a: 2 4 1 2 5 6\nb: 3 1 3 5 6 4\n");
    row("labels in the other order", "B: 3 1 3 5 6 4\nA: 2 4 1 2 5 6");
    row("Chinese labels", "甲：2 4 1 2 5 6 乙：3 1 3 5 6 4");
    row("Chinese labels in the other order", "乙：3、1、3、5、6、4\n甲：2、4、1、2、5、6");
    row("Chinese labels, plain colon", "甲: 2 4 1 2 5 6 乙: 3 1 3 5 6 4");
    row("full-width labels", "Ａ：２　４　１　２　５　６　ｂ：３　１　３　５　６　４");
    row("mixed labels", "甲：2 4 1 2 5 6\nB: 3 1 3 5 6 4");
    row("blanks before the colon", "A : 2 4 1 2 5 6 B\t: 3 1 3 5 6 4");
    row("ideographic space before the colon", "甲　：2 4 1 2 5 6 乙　：3 1 3 5 6 4");
    row("labels and a slash", "A: 2 4 1 2 5 6 / B: 3 1 3 5 6 4");
    row("labels and a bar, lines", "甲：2 4 1 2 5 6 |\n乙：3 1 3 5 6 4");
    row("labels, hands over lines", "A:\n2 4 1\n2 5 6\nB:\n3 1 3\n5 6 4\n");
    row("labels, aces beside them", "A: 2 4 A 2 5 6 B: 3 A 3 5 6 4");
    row("suits before", "♠2 ♠4 ♠1 ♥2 ♠5 ♠6 / ♠3 ♥1 ♥3 ♥5 ♥6 ♥4");
    row("suits of all kinds",
        "S2 4h 黑桃A 2♦ 5方块 梅花6 / 3♠️ h1 3♥︎ 红桃5 6c ♡4");
}

void NotationTest::reads() {
    QFETCH(std::string, text);
    const auto deal = parseDeal(text);
    QVERIFY(deal);
    QCOMPARE(toText(*deal), std::string(articlesHands));
}

void NotationTest::ranks_data() {
    QTest::addColumn<int>("rank");
    for (int rank = lowestRank; rank <= highestRank; ++rank) {
        QTest::addRow("%d", rank) << rank;
        QTest::addRow("%02d", rank) << rank;
    }
    const auto row = [](const char* text, int rank) { QTest::newRow(text) << rank; };
    row("A", 1);
    row("a", 1);
    row("T", 10);
    row("t", 10);
    row("J", 11);
    row("j", 11);
    row("Q", 12);
    row("q", 12);
    row("K", 13);
    row("k", 13);
    row("１３", 13);
    row("1３", 13);
    row("Ｋ", 13);
    row("ｔ", 10);
}

void NotationTest::ranks() {
    const auto cards = parseHand(QTest::currentDataTag(), Player::A);
    QVERIFY(cards);
    QCOMPARE(cards->size(), std::size_t{1});
    QVERIFY(!cards->front().suit);
    QTEST(int{cards->front().rank}, "rank");
}

void NotationTest::suits_data() {
    QTest::addColumn<Suit>("suit");
    QTest::addColumn<int>("rank");
    const std::vector<std::pair<Suit, std::vector<std::string>>> spellings = {
        {Suit::Spades, {"S", "s", "Ｓ", "♠", "♤", "♠️", "♠︎", "黑桃"}},
        {Suit::Hearts, {"H", "h", "ｈ", "♥", "♡", "♥️", "♥︎", "红桃", "紅桃"}},
        {Suit::Clubs, {"C", "c", "Ｃ", "♣", "♧", "♣️", "♣︎", "梅花"}},
        {Suit::Diamonds, {"D", "d", "ｄ", "♦", "♢", "♦️", "♦︎", "方块", "方塊"}},
    };
    const std::vector<std::pair<std::string, int>> ranks = {
        {"7", 7}, {"10", 10}, {"t", 10}, {"A", 1}, {"q", 12}, {"K", 13}, {"１０", 10}, {"Ｊ", 11}};
    for (const auto& [suit, texts] : spellings) {
        for (const std::string& text : texts) {
            for (const auto& [rankText, rank] : ranks) {
                QTest::newRow((text + rankText).c_str()) << suit << rank;
                QTest::newRow((rankText + text).c_str()) << suit << rank;
            }
        }
    }
}

void NotationTest::suits() {
    QFETCH(Suit, suit);
    const auto cards = parseHand(QTest::currentDataTag(), Player::B);
    QVERIFY(cards);
    QCOMPARE(cards->size(), std::size_t{1});
    QVERIFY(cards->front().suit == suit);
    QTEST(int{cards->front().rank}, "rank");
}

void NotationTest::suitsMayBeMixed() {
    const auto deal = parseDeal("♠5 5 5 / 5♦ 5");
    QVERIFY(deal);
    QCOMPARE(toText(*deal, CardStyle::Symbol), std::string("5♠ 5♥ 5♣ / 5♦ 5♠"));
}

void NotationTest::asWritten() {
    const auto hands = parseHands("B: Q♥ t\nA: 2 12h 方块7");
    QVERIFY(hands);
    const std::vector<WrittenCard> a = {{2, {}}, {12, Suit::Hearts}, {7, Suit::Diamonds}};
    QVERIFY((*hands)[0] == a);
    QCOMPARE(toText(a), std::string("2 12♥ 7♦"));
    QVERIFY(*parseHand(toText(a), Player::A) == a);
    QCOMPARE(toText((*hands)[1]), std::string("12♥ 10"));
    QVERIFY(!parseHands("2 4"));
}

void NotationTest::wordsAsTyped_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("words"); // each with its place, and whether it is a card
    const auto row = [](const char* text, const char* words) {
        QTest::newRow(text) << std::string(text) << std::string(words);
    };
    row("", "");
    row(" \n,", "");
    row("2 10♠ ,K", "[2 card 0][10♠ card 2][K card 9]");
    row("2 fi 14 ♠", "[2 card 0][fi word 2][14 word 5][♠ word 8]");
    row("A: A 3", "[A card 3][3 card 5]");
    row("乙：3", "[乙： word 0][3 card 6]");
    row("A: A: 3", "[A: word 3][3 card 6]");
    row("2/3:", "[2 card 0][/ word 1][3 card 2][: word 3]");
    row("2\xFF"
        "3",
        "[2 card 0][\xFF word 1][3 card 2]");
}

void NotationTest::wordsAsTyped() {
    QFETCH(const std::string, text);
    std::string words;
    for (const HandWord& word : handWords(text, Player::A)) {
        words += '[';
        words += text.substr(word.start, word.length) + (word.card ? " card " : " word ") +
                 std::to_string(word.start) + "]";
    }
    QTEST(words, "words");
}

void NotationTest::wordsOfReadableHandsAreCards() {
    for (const Deal& deal : samples::variedDeals(3, 50, 4)) {
        for (const Player player : {Player::A, Player::B}) {
            std::string text = "\n";
            text += toText(deal.handOf(player), CardStyle::Symbol) + " ,";
            const auto cards = parseHand(text, player);
            QVERIFY(cards);
            std::vector<WrittenCard> read;
            for (const HandWord& word : handWords(text, player)) {
                QVERIFY(word.card);
                read.push_back(*word.card);
            }
            QVERIFY(read == *cards);
        }
    }
}

void NotationTest::handOverSeveralLines() {
    const auto cards = parseHand("\n2 4\r\n\n1, 2\n", Player::A);
    QVERIFY(cards);
    QCOMPARE(cards->size(), std::size_t{4});
}

void NotationTest::longestHands() {
    std::string hand;
    for (int i = 0; i < maxDealtHand; ++i) {
        hand += " 7";
    }
    const auto deal = parseDeal(hand + " /" + hand);
    QVERIFY(deal);
    QCOMPARE(deal->hands[0].size(), std::size_t{maxDealtHand});
    QCOMPARE(deal->hands[1].size(), std::size_t{maxDealtHand});
    QVERIFY(parseHand(hand, Player::A));
    const auto shortest = parseDeal("7/8");
    QVERIFY(shortest);
    QCOMPARE(toText(*shortest), std::string("7 / 8"));
}

void NotationTest::prints() {
    QCOMPARE(toText(Card{0, 12, Suit::Hearts}, CardStyle::Number), std::string("12"));
    QCOMPARE(toText(Card{0, 12, Suit::Hearts}, CardStyle::Symbol), std::string("Q♥"));
    QCOMPARE(toText(Card{0, 10, Suit::Clubs}, CardStyle::Symbol), std::string("10♣"));
    QCOMPARE(toText(Hand()), std::string());
    const Position position = startOf(samples::dealOf({1, 13}, {2}));
    QCOMPARE(toText(position.hands[0]), std::string("1 13"));
    QCOMPARE(toText(position.hands[0], CardStyle::Symbol), std::string("A♠ K♠"));
    std::string symbols;
    for (Rank rank = lowestRank; rank <= highestRank; ++rank) {
        symbols.append(rankSymbol(rank)).append(" ");
    }
    QCOMPARE(symbols, std::string("A 2 3 4 5 6 7 8 9 10 J Q K "));
}

void NotationTest::roundTrip() {
    samples::Random random(8);
    for (int i = 0; i < 500; ++i) {
        const Deal deal = samples::randomDeal(random, highestRank, maxDealtHand);
        const std::string text = toText(deal);
        const auto read = parseDeal(text);
        QVERIFY2(read, text.c_str());
        QVERIFY2(*read == deal, text.c_str());
        QCOMPARE(toText(*read), text);
    }
}

void NotationTest::roundTripWithSuits() {
    for (std::uint64_t number = 0; number < 500; ++number) {
        const Deal deal = numberedDeal(number);
        const std::string text = toText(deal, CardStyle::Symbol);
        const auto read = parseDeal(text);
        QVERIFY2(read, text.c_str());
        QCOMPARE(toText(*read, CardStyle::Symbol), text);
        QCOMPARE(samples::ranksOf(read->hands[0]), samples::ranksOf(deal.hands[0]));
    }
}

QTEST_APPLESS_MAIN(NotationTest)
#include "notation_test.moc"
