// SPDX-License-Identifier: MIT
// The sentences that both programs say: none is missing, none has a hole, and they read well.
#include "app/words/words.h"
#include "tests/engine/samples.h"

#include <set>

using namespace fishing;
using namespace words;

namespace {

std::string verdictOf(const samples::Ranks& a, const samples::Ranks& b, const char* text,
                      PlayCount limit = defaultLimit, CardStyle style = CardStyle::Symbol) {
    const Rules rules = samples::rulesFrom(text);
    return inEnglish(describe(judge(samples::dealOf(a, b), rules, limit), rules, style));
}

const samples::Ranks articlesA = {2, 4, 1, 2, 5, 6};
const samples::Ranks articlesB = {3, 1, 3, 5, 6, 4};

} // namespace

class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void everyProblemHasASentence();
    void errors_data();
    void errors();
    void plays();
    void verdicts_data();
    void verdicts();
    void phrases();
};

void WordsTest::everyProblemHasASentence() {
    std::set<std::string> sentences;
    for (int i = 0; i <= static_cast<int>(Problem::OptionTwice); ++i) {
        for (const auto player : {std::optional<Player>(), std::optional(Player::B)}) {
            const InputError error = {static_cast<Problem>(i), 3, 14, "found", "expected", player};
            const std::string sentence = inEnglish(describe(error));
            QVERIFY2(!sentence.empty(), qPrintable(QString::number(i)));
            QVERIFY2(sentence.find('%') == std::string::npos, sentence.c_str());
            if (!player) {
                QVERIFY2(sentences.insert(sentence).second, sentence.c_str());
            }
            QCOMPARE(inEnglish(describeWithPlace(error)), "Line 3, column 14: " + sentence);
        }
    }
}

void WordsTest::errors_data() {
    QTest::addColumn<std::string>("sentence");
    const auto row = [](const char* text, const char* sentence) {
        QTest::newRow(text) << std::string(sentence);
    };
    row("2 x / 3", "“x” is not a card. A card is a rank (1 to 13, or A T J Q K), with or without a "
                   "suit: 7, K, 7♠, SK.");
    row("2 14 / 3", "There is no rank in “14”. Ranks run from 1 to 13; A T J Q K may stand for 1 "
                    "10 11 12 13.");
    row("2 /", "B has no card. A hand has 1 to 104 cards.");
    row("2 4", "The second hand is missing. Part the hands with a slash or a new line: 2 4 1 / 3 "
               "1 3.");
    row("A: 2", "The hand of B is missing. Begin it with B:");
    row("A: 2 A: 3", "A is labelled a second time. Keep one of the two labels.");
    row("100% / 3", "“100%” is not a card. A card is a rank (1 to 13, or A T J Q K), with or "
                    "without a suit: 7, K, 7♠, SK.");
    row("%1 / 3", "“%1” is not a card. A card is a rank (1 to 13, or A T J Q K), with or without a "
                  "suit: 7, K, 7♠, SK.");
}

void WordsTest::errors() {
    const auto deal = parseDeal(QTest::currentDataTag());
    QVERIFY(!deal);
    QTEST(inEnglish(describe(deal.error())), "sentence");
}

void WordsTest::plays() {
    const auto told = [](const samples::Ranks& a, const samples::Ranks& b, const char* rules,
                         int number, CardStyle style) {
        Game game(samples::dealOf(a, b), samples::rulesFrom(rules));
        return inEnglish(describe(game.playNumber(static_cast<PlayCount>(number)), style));
    };
    QCOMPARE(told({12, 5}, {12, 5}, "classic", 1, CardStyle::Symbol), std::string("A plays Q♠."));
    QCOMPARE(told({12, 5}, {12, 5}, "classic", 2, CardStyle::Symbol),
             std::string("B plays Q♥ and catches 2 cards: Q♥ Q♠."));
    QCOMPARE(told({12, 5}, {12, 5}, "classic", 2, CardStyle::Number),
             std::string("B plays 12 and catches 2 cards: 12 12."));
    QCOMPARE(told({12, 5}, {12, 5}, "capture=leave", 2, CardStyle::Number),
             std::string("B plays 12 and takes it straight back."));
}

void WordsTest::verdicts_data() {
    QTest::addColumn<std::string>("sentence");
    QTest::addColumn<std::string>("actual");
    const auto row = [](const char* name, std::string actual, const char* sentence) {
        QTest::newRow(name) << std::string(sentence) << std::move(actual);
    };
    row("classic", verdictOf(articlesA, articlesB, "classic"),
        "B wins after 49 plays and 13 captures: A has run out of cards.");
    row("textbook", verdictOf(articlesA, articlesB, "textbook"),
        "A wins after 18 plays and 6 captures: B has run out of cards.");
    row("race", verdictOf(articlesA, articlesB, "race"),
        "A wins after 49 plays and 13 captures: A is out of cards first.");
    row("one play", verdictOf({1}, {2}, "classic"),
        "B wins after 1 play and 0 captures: A has run out of cards.");
    row("draw", verdictOf({1}, {2}, "end=turn"),
        "A draw after 2 plays and 0 captures: both hands are empty.");
    row("cycle", verdictOf(articlesA, articlesB, "coursework"),
        "Never ends: after 13 plays it repeats itself every 204 plays.");
    row("undecided", verdictOf(articlesA, articlesB, "classic", 48),
        "Undecided after 48 plays and 13 captures: nobody has run out of cards, and no position "
        "has come twice. A higher limit may tell more.");
    row("anchor", verdictOf({12, 1, 12}, {2, 12}, "textbook", 0),
        "Never ends: A’s first card, Q, stays on the table for ever, and both players hold another "
        "Q that always comes back.");
    row("anchor in numbers", verdictOf({12, 1, 12}, {2, 12}, "textbook", 0, CardStyle::Number),
        "Never ends: A’s first card, 12, stays on the table for ever, and both players hold "
        "another 12 that always comes back.");
    row("both", verdictOf({12, 12}, {12}, "capture=leave"),
        "Never ends: after 1 play it repeats every 2 plays; A’s first card, Q, stays on the table, "
        "and both hold another Q that comes back.");
}

void WordsTest::verdicts() {
    QFETCH(std::string, actual);
    QTEST(actual, "sentence");
}

void WordsTest::phrases() {
    QCOMPARE(
        inEnglish({"%2, then %1, then %2", {{std::string("one")}, {std::uint64_t{1'234'567}}}}),
        std::string("1,234,567, then one, then 1,234,567"));
    QCOMPARE(inEnglish({"%1", {{std::uint64_t{999}}}}), std::string("999"));
    QCOMPARE(inEnglish({"%1", {{std::uint64_t{1000}}}}), std::string("1,000"));
    QCOMPARE(inEnglish({"%1!", {{Phrase{"inside %1", {{std::string("%1")}}}}}}),
             std::string("inside %1!"));
    QCOMPARE(inEnglish({"50% and 100%", {}}), std::string("50% and 100%"));
}

QTEST_APPLESS_MAIN(WordsTest)
#include "words_test.moc"
