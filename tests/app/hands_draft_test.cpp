// SPDX-License-Identifier: MIT
// Hands while they are entered: text and cards agree, and no change to the cards loses anything
// that was typed.
#include "app/hands/draft_words.h"
#include "app/hands/hands_draft.h"
#include "app/hands/strip_layout.h"
#include "tests/engine/samples.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace fishing;

namespace {

QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

HandDraft handOf(const char* utf8, qsizetype caret = -1) {
    HandDraft hand(Player::A);
    hand.setText(text(utf8), caret < 0 ? text(utf8).size() : caret);
    return hand;
}

HandsDraft draftOf(const char* a, const char* b) {
    HandsDraft draft;
    draft.hand(Player::A).setText(text(a), text(a).size());
    draft.hand(Player::B).setText(text(b), text(b).size());
    return draft;
}

QStringList wordsOf(const HandDraft& hand) {
    QStringList words;
    for (std::size_t i = 0; i < hand.words().size(); ++i) {
        words += hand.wordText(i);
    }
    return words;
}

QStringList sortedWords(const HandsDraft& draft) {
    QStringList words = wordsOf(draft.hand(Player::A)) + wordsOf(draft.hand(Player::B));
    words.sort();
    return words;
}

/// What somebody may have typed so far: cards in all spellings, and what is none yet.
QString typedText(samples::Random& random) {
    static const QStringList words = {
        text("7"),     text("10"), text("1"),    text("K♠"),       text("sq"), text("♥︎3"),
        text("黑桃4"), text("14"), text("fi"),   text("♦"),        text("/"),  text("😀"),
        text("A"),     text("方"), text("１２"), text("10♠️"), text("jh")};
    static const QStringList gaps = {text(" "),  text("  "), text(","),  text(", "),
                                     text("，"), text("、"), text("\t"), text("\u3000")};
    const auto any = [&random](const QStringList& list) {
        return list[random.between(0, static_cast<int>(list.size()) - 1)];
    };
    QString typed = random.between(0, 3) == 0 ? any(gaps) : QString();
    for (int i = random.between(0, 12); i > 0; --i) {
        typed += any(words) + any(gaps);
    }
    return random.between(0, 1) == 0 ? typed : typed.trimmed();
}

} // namespace

class HandsDraftTest : public QObject {
    Q_OBJECT

private slots:
    void wordsHaveTheirPlaces();
    void theCaretStandsBetweenWords();
    void insertingLeavesTheRestAlone_data();
    void insertingLeavesTheRestAlone();
    void takingLeavesTheRestAlone_data();
    void takingLeavesTheRestAlone();
    void movingKeepsEveryWord();
    void movingThereAndBack();
    void shufflingKeepsEveryWord();
    void swappingTwiceChangesNothing();
    void labelsGoWithTheirPlayer();
    void suitsAreGivenAndKept();
    void fillingUpMakesADeck();
    void fillingUpDealsEvenly();
    void cardsToTextToCards();
    void foundHandsStayAsTheyStand();
    void remarksAndHints();
    void cardsLieInTheStrip_data();
    void cardsLieInTheStrip();
};

void HandsDraftTest::wordsHaveTheirPlaces() {
    const HandDraft hand = handOf("😀 ♥︎3，黑桃4 fi 10");
    QCOMPARE(wordsOf(hand),
             (QStringList{text("😀"), text("♥︎3"), text("黑桃4"), text("fi"), text("10")}));
    QCOMPARE(hand.words()[1].start, 3); // an emoji is two of QString's characters
    QVERIFY(!hand.words()[0].card);
    QVERIFY(hand.words()[1].card == (WrittenCard{3, Suit::Hearts}));
    QVERIFY(hand.words()[2].card == (WrittenCard{4, Suit::Spades}));
    QVERIFY(hand.words()[4].card == (WrittenCard{10, std::nullopt}));
    // Half a character, as a broken paste may leave it.
    HandDraft broken(Player::A);
    broken.setText(text("7 ") + QChar(0xD83D) + text(" 8"), 0);
    QCOMPARE(broken.words().size(), std::size_t(3));
    QCOMPARE(broken.wordText(2), text("8"));
}

void HandsDraftTest::theCaretStandsBetweenWords() {
    HandDraft hand = handOf("12 4  7 ", 0);
    QCOMPARE(hand.caretIndex(), std::size_t(0));
    hand.setCaret(1); // in the middle of the 12
    QCOMPARE(hand.caretIndex(), std::size_t(1));
    hand.setCaret(3);
    QCOMPARE(hand.caretIndex(), std::size_t(1));
    hand.setCaret(5);
    QCOMPARE(hand.caretIndex(), std::size_t(2));
    hand.setCaret(99);
    QCOMPARE(hand.caret(), 8);
    QCOMPARE(hand.caretIndex(), std::size_t(3));
    for (std::size_t i = 0; i <= 3; ++i) {
        hand.setCaretIndex(i);
        QCOMPARE(hand.caretIndex(), i);
    }
}

void HandsDraftTest::insertingLeavesTheRestAlone_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, const char* before, int index, const char* after) {
        QTest::newRow(name) << text(before) << index << text(after);
    };
    row("into nothing", "", 0, "K♠ ");
    row("in front", "2 4", 0, "K♠ 2 4");
    row("between", "2,  4", 1, "2,  K♠ 4");
    row("at the end", "2 4", 2, "2 4 K♠ ");
    row("behind a blank", "2 4 ", 2, "2 4 K♠ ");
    row("behind a comma", "2，4，", 2, "2，4，K♠ ");
    row("beside what is no card", "2 fi", 2, "2 fi K♠ ");
    row("where no blank is", "2/3", 1, "2 K♠ /3");
    row("behind a label", "A:", 0, "A: K♠ ");
}

void HandsDraftTest::insertingLeavesTheRestAlone() {
    QFETCH(const QString, before);
    QFETCH(const int, index);
    HandDraft hand(Player::A);
    hand.setText(before, before.size());
    QStringList words = wordsOf(hand);
    hand.insert(static_cast<std::size_t>(index), text("K♠"));
    QTEST(hand.text(), "after");
    words.insert(index, text("K♠"));
    QCOMPARE(wordsOf(hand), words);
    QCOMPARE(hand.caretIndex(), static_cast<std::size_t>(index) + 1);
}

void HandsDraftTest::takingLeavesTheRestAlone_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, const char* before, int index, const char* after) {
        QTest::newRow(name) << text(before) << index << text(after);
    };
    row("the only one", " 2 ", 0, "  ");
    row("the first", "2, 4", 0, "4");
    row("the middle", "2, 4 ,7", 1, "2, 7");
    row("the last", "2 4", 1, "2");
    row("the last before a blank", "2 4 ", 1, "2 ");
    row("between what would touch", "2/3", 1, "2 3");
}

void HandsDraftTest::takingLeavesTheRestAlone() {
    QFETCH(const QString, before);
    QFETCH(const int, index);
    HandDraft hand(Player::A);
    hand.setText(before, before.size());
    QStringList words = wordsOf(hand);
    QCOMPARE(hand.take(static_cast<std::size_t>(index)), words.takeAt(index));
    QTEST(hand.text(), "after");
    QCOMPARE(wordsOf(hand), words);
}

void HandsDraftTest::movingKeepsEveryWord() {
    samples::Random random(1);
    for (int i = 0; i < 500; ++i) {
        HandsDraft draft;
        for (const Player player : {Player::A, Player::B}) {
            const QString typed = typedText(random);
            draft.hand(player).setText(typed, random.between(0, static_cast<int>(typed.size())));
        }
        for (int step = 0; step < 8; ++step) {
            const auto before = sortedWords(draft);
            const auto any = [&](Player player, int beyond) {
                return DraftPlace{
                    player,
                    static_cast<std::size_t>(random.between(
                        0, static_cast<int>(draft.hand(player).words().size()) - 1 + beyond))};
            };
            const Player from = random.between(0, 1) == 0 ? Player::A : Player::B;
            const Player to = random.between(0, 1) == 0 ? Player::A : Player::B;
            if (draft.hand(from).words().empty()) {
                continue;
            }
            const DraftPlace source = any(from, 0);
            const QString word = draft.hand(from).wordText(source.index);
            const DraftPlace arrived = draft.move(source, any(to, 1));
            QCOMPARE(draft.hand(to).wordText(arrived.index), word);
            QCOMPARE(sortedWords(draft), before);
        }
    }
}

void HandsDraftTest::movingThereAndBack() {
    HandsDraft draft = draftOf("2 4♠ 1", "3 K");
    const auto words = wordsOf(draft.hand(Player::A));
    const DraftPlace there = draft.move({Player::A, 1}, {Player::B, 2});
    QCOMPARE(wordsOf(draft.hand(Player::B)), (QStringList{text("3"), text("K"), text("4♠")}));
    QCOMPARE(wordsOf(draft.hand(Player::A)), (QStringList{text("2"), text("1")}));
    draft.move(there, {Player::A, 1});
    QCOMPARE(wordsOf(draft.hand(Player::A)), words);
    // To where it is already, on either side.
    const HandsDraft before = draft;
    QVERIFY(draft.move({Player::A, 1}, {Player::A, 1}) == (DraftPlace{Player::A, 1}));
    QVERIFY(draft.move({Player::A, 1}, {Player::A, 2}) == (DraftPlace{Player::A, 1}));
    QVERIFY(draft == before);
}

void HandsDraftTest::shufflingKeepsEveryWord() {
    samples::Random random(2);
    QRandomGenerator generator(3);
    int moved = 0;
    for (int i = 0; i < 300; ++i) {
        const QString typed = typedText(random);
        HandsDraft draft;
        draft.hand(Player::B).setText(typed, typed.size());
        const auto before = sortedWords(draft);
        const auto order = wordsOf(draft.hand(Player::B));
        draft.shuffle(Player::B, generator);
        QCOMPARE(sortedWords(draft), before);
        moved += wordsOf(draft.hand(Player::B)) == order ? 0 : 1;
    }
    QVERIFY(moved > 200);
}

void HandsDraftTest::swappingTwiceChangesNothing() {
    samples::Random random(4);
    for (int i = 0; i < 300; ++i) {
        HandsDraft draft;
        for (const Player player : {Player::A, Player::B}) {
            draft.hand(player).setText(typedText(random), 0);
        }
        const QString a = draft.hand(Player::A).text();
        const QString b = draft.hand(Player::B).text();
        draft.swap();
        QCOMPARE(draft.hand(Player::A).text(), b);
        QCOMPARE(draft.hand(Player::B).text(), a);
        draft.swap();
        QCOMPARE(draft.hand(Player::A).text(), a);
        QCOMPARE(draft.hand(Player::B).text(), b);
    }
}

void HandsDraftTest::labelsGoWithTheirPlayer() {
    HandsDraft draft = draftOf("A: 2 4", "乙：3");
    QVERIFY(draft.read());
    draft.swap();
    QCOMPARE(draft.hand(Player::A).text(), text("3"));
    QCOMPARE(draft.hand(Player::B).text(), text("2 4"));
}

void HandsDraftTest::suitsAreGivenAndKept() {
    const HandsDraft draft = draftOf("7 fi 7♠ 7", "7");
    const auto cards = draft.cards();
    QVERIFY(!cards[0][1].card);
    QCOMPARE(cards[0][1].word, text("fi"));
    QCOMPARE(cards[0][2].card->suit, Suit::Spades); // as typed
    QCOMPARE(cards[0][0].card->suit, Suit::Hearts); // the first that is free
    QCOMPARE(cards[0][3].card->suit, Suit::Clubs);
    QCOMPARE(cards[1][0].card->suit, Suit::Diamonds);
    const auto counts = draft.counts();
    QCOMPARE(counts[7], (std::array<int, suitCount>{1, 1, 1, 1}));
    QVERIFY(!draft.read()); // "fi"
}

void HandsDraftTest::fillingUpMakesADeck() {
    samples::Random random(5);
    QRandomGenerator generator(6);
    for (int i = 0; i < 200; ++i) {
        // Part of a deck, with suits or without.
        const Deal deal = numberedDeal(static_cast<std::uint64_t>(i));
        const bool withSuits = i % 2 == 0;
        HandsDraft draft;
        HandsDraft::Written written;
        for (std::size_t hand = 0; hand < 2; ++hand) {
            const int count = random.between(0, 26);
            for (int card = 0; card < count; ++card) {
                const Card& each = deal.hands[hand][static_cast<std::size_t>(card)];
                written[hand].push_back(
                    {each.rank, withSuits ? std::optional(each.suit) : std::nullopt});
            }
        }
        draft.write(written);
        QCOMPARE(draft.spareCards(), 52 - static_cast<int>(written[0].size() + written[1].size()));
        draft.fillUp(generator);
        QCOMPARE(draft.spareCards(), 0);
        const auto counts = draft.counts();
        for (Rank rank = lowestRank; rank <= highestRank; ++rank) {
            QCOMPARE(counts[rank], (std::array<int, suitCount>{1, 1, 1, 1}));
        }
        const auto filled = *draft.read();
        QCOMPARE(filled[0].size(), std::size_t(26));
        QCOMPARE(filled[1].size(), std::size_t(26));
        for (std::size_t hand = 0; hand < 2; ++hand) { // what was there stands in front
            QVERIFY(std::equal(written[hand].begin(), written[hand].end(), filled[hand].begin()));
        }
    }
}

void HandsDraftTest::fillingUpDealsEvenly() {
    QRandomGenerator generator(7);
    HandsDraft more = draftOf("7 7 7 7 7", "8"); // more than a deck has
    QCOMPARE(more.spareCards(), 47);
    more.fillUp(generator);
    QCOMPARE(more.hand(Player::A).words().size(), std::size_t(27));
    QCOMPARE(more.hand(Player::B).words().size(), std::size_t(26));
    QString many;
    for (int i = 0; i < maxDealtHand; ++i) {
        many += text("7 ");
    }
    HandsDraft full;
    full.hand(Player::A).setText(many, 0);
    full.fillUp(generator);
    QCOMPARE(full.hand(Player::A).words().size(), std::size_t(maxDealtHand));
    QCOMPARE(full.hand(Player::B).words().size(), std::size_t(48));
}

void HandsDraftTest::cardsToTextToCards() {
    for (const Deal& deal : samples::variedDeals(8, 200, 20)) {
        for (const bool withSuits : {false, true}) {
            HandsDraft::Written written;
            for (std::size_t hand = 0; hand < 2; ++hand) {
                for (const Card& card : deal.hands[hand]) {
                    written[hand].push_back(
                        {card.rank, withSuits ? std::optional(card.suit) : std::nullopt});
                }
            }
            HandsDraft draft;
            draft.write(written);
            QVERIFY(draft.read());
            QVERIFY(*draft.read() == written);
            const auto shown = draft.cards();
            const Deal read = makeDeal(written[0], written[1]);
            for (std::size_t hand = 0; hand < 2; ++hand) {
                QCOMPARE(shown[hand].size(), static_cast<qsizetype>(read.hands[hand].size()));
                for (std::size_t i = 0; i < read.hands[hand].size(); ++i) {
                    QVERIFY(shown[hand][static_cast<qsizetype>(i)].card == read.hands[hand][i]);
                }
            }
        }
    }
}

void HandsDraftTest::foundHandsStayAsTheyStand() {
    HandsDraft draft;
    draft.write(findHands("2 4 lO 5 / 3 1 3"));
    QCOMPARE(draft.hand(Player::A).text(), text("2 4 lO 5"));
    QCOMPARE(draft.hand(Player::B).text(), text("3 1 3"));
    draft.write(findHands("小哼的牌：♠2 k\n小哈的牌：3 1 3"));
    QVERIFY(*draft.read() == *parseHands("2♠ 13 / 3 1 3"));
}

void HandsDraftTest::remarksAndHints() {
    const PlayerNames names{{text("Ann"), text("Bob")}};
    const auto hint = [&](const char* a, const char* b) { return hintOn(draftOf(a, b), names); };
    QCOMPARE(hint("2 4", "3 1"), QString());
    QCOMPARE(hint("2 4", ""), QString());
    QCOMPARE(hint("2 4 1", "3 1"), text("Ann has one card more, which is fine."));
    QCOMPARE(hint("2", "3 1 3"), text("Bob has 2 cards more, which is fine."));
    QCOMPARE(hint("7 7 7", "7 7 K"), text("More than a deck has, which is fine: 7."));
    QCOMPARE(hint("7 7 7 7 7", "K K K K K"), text("More than a deck has, which is fine: 7, K."));
    QVERIFY(hint("7 7 7 7 7", "K").contains(text("Ann has 4 cards more, which is fine. More")));
    QCOMPARE(remarkOn(handOf("7 8"), names).text, text("✓ 2 cards"));
    QVERIFY(!remarkOn(handOf(" "), names).isError);
    const DraftRemark wrong = remarkOn(handOf("7 14"), names);
    QVERIFY(wrong.isError);
    QVERIFY(wrong.text.startsWith(text("✗ Character 3: There is no rank in “14”")));
    QString many;
    for (int i = 0; i <= maxDealtHand; ++i) {
        many += text("7 ");
    }
    QVERIFY(remarkOn(handOf(many.toUtf8().constData()), names)
                .text.contains(text("the 105th card of Ann")));
}

void HandsDraftTest::cardsLieInTheStrip_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("cards");
    for (const QSize size : {QSize(876, 80), QSize(600, 62), QSize(1700, 160)}) {
        for (const int cards : {1, 2, 6, 26, 52, 60, 61, 104, 105, 208}) {
            QTest::addRow("%dx%d, %d cards", size.width(), size.height(), cards) << size << cards;
        }
    }
}

void HandsDraftTest::cardsLieInTheStrip() {
    QFETCH(const QSize, size);
    QFETCH(const int, cards);
    const QRect strip(QPoint(), size);
    for (const std::optional<int> gap : {std::optional<int>(), std::optional(cards / 2)}) {
        const StripLayout layout(size, cards, gap);
        for (int i = 0; i < cards; ++i) {
            QVERIFY(strip.contains(layout.cardRect(i)));
            // Something of each card is seen, and a click there finds it.
            const QRect card = layout.cardRect(i);
            QCOMPARE(layout.cardAt(card.topLeft() + QPoint(1, 2)), std::optional(i));
        }
        for (int place = 0; place <= cards; ++place) {
            QVERIFY(strip.intersects(layout.markAt(place)));
        }
    }
    const StripLayout layout(size, cards);
    for (int i = 0; i < cards; ++i) {
        // Its left part means in front of it.
        QCOMPARE(layout.placeAt(layout.cardRect(i).topLeft() + QPoint(1, 2)), i);
    }
    QCOMPARE(layout.placeAt(layout.cardRect(cards - 1).bottomRight() - QPoint(1, 1)), cards);
    QCOMPARE(layout.cardAt(QPoint(-5, -5)), std::optional<int>());
}

QTEST_APPLESS_MAIN(HandsDraftTest)
#include "hands_draft_test.moc"
