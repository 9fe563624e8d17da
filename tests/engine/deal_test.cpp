// SPDX-License-Identifier: MIT
// Decks, numbered deals and the random numbers behind them. tests/data/deals.jsonl has more.
#include "engine/deal.h"
#include "engine/splitmix64.h"
#include "tests/engine/samples.h"

#include <algorithm>
#include <limits>
#include <set>

using namespace fishing;
using samples::Ranks;

namespace {

constexpr std::uint64_t greatestNumber = std::numeric_limits<std::uint64_t>::max();

std::vector<Card> allCards(const Deal& deal) {
    std::vector<Card> cards = deal.hands[0];
    cards.insert(cards.end(), deal.hands[1].begin(), deal.hands[1].end());
    return cards;
}

std::vector<Suit> suitsOf(const std::vector<Card>& cards) {
    std::vector<Suit> suits;
    std::ranges::transform(cards, std::back_inserter(suits), &Card::suit);
    return suits;
}

} // namespace

class DealTest : public QObject {
    Q_OBJECT

private slots:
    void randomNumbers();
    void drawsAreInRange();
    void drawsAreRejectedExactly();
    void validDecks();
    void deckInOrder();
    void everyDeckIsDealtWhole();
    void oddDeck();
    void largestDeck();
    void defaultIsAFullDeck();
    void numbersDiffer();
    void writtenSuitsStay();
    void missingSuitsAreFilledIn();
    void identitiesCountUp();
};

void DealTest::randomNumbers() {
    SplitMix64 random(1234567);
    QCOMPARE(random.next(), std::uint64_t{6457827717110365317U});
    // The next ones, from the authors' own published program.
    QCOMPARE(random.next(), std::uint64_t{3203168211198807973U});
    QCOMPARE(random.next(), std::uint64_t{9817491932198370423U});
}

void DealTest::drawsAreInRange() {
    SplitMix64 random(1);
    for (std::uint32_t bound = 1; bound <= 208; ++bound) {
        for (int i = 0; i < 50; ++i) {
            QVERIFY(random.below(bound) < bound);
        }
    }
}

void DealTest::drawsAreRejectedExactly() {
    // Below 3, a product whose low half is 0 is drawn again, and one whose low half is 1 is not.
    // Hardly any state gives either; these two do, and were found by running the mixing backwards.
    SplitMix64 rejected(0x61C8864680B583EBU); // its first output is 0
    SplitMix64 accepted(0xA1EA5EA2266740EAU); // its first output is 0xAAAAAAAB00000000
    SplitMix64 third = rejected;
    third.next();
    third.next();
    QCOMPARE(rejected.below(3), 2U);
    QCOMPARE(rejected.next(), third.next());
    SplitMix64 second = accepted;
    second.next();
    QCOMPARE(accepted.below(3), 2U);
    QCOMPARE(accepted.next(), second.next());
}

void DealTest::validDecks() {
    QVERIFY(isValid({1, 2}));
    QVERIFY(isValid({2, 1}));
    QVERIFY(isValid({13, 16}));
    QVERIFY(!isValid({1, 1}));
    QVERIFY(!isValid({0, 4}));
    QVERIFY(!isValid({14, 4}));
    QVERIFY(!isValid({13, 0}));
    QVERIFY(!isValid({13, 17}));
    QVERIFY(!isValid({-1, -4}));
}

void DealTest::deckInOrder() {
    const std::vector<Card> cards = cardsOf({2, 5});
    QCOMPARE(samples::ranksOf(cards), (Ranks{1, 1, 1, 1, 1, 2, 2, 2, 2, 2}));
    QVERIFY(suitsOf({cards.begin(), cards.begin() + 5}) ==
            (std::vector{Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds, Suit::Spades}));
    QVERIFY(cards[5].suit == Suit::Spades);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        QCOMPARE(std::size_t{cards[i].id}, i);
    }
}

void DealTest::everyDeckIsDealtWhole() {
    for (int ranks = 1; ranks <= highestRank; ++ranks) {
        for (int copies = 1; copies <= maxCopies; ++copies) {
            const Deck deck = {ranks, copies};
            if (!isValid(deck)) {
                continue;
            }
            const Deal deal = numberedDeal(9, deck);
            std::vector<Card> dealt = allCards(deal);
            std::ranges::sort(dealt, {}, &Card::id);
            QVERIFY(dealt == cardsOf(deck));
            const std::size_t extra = deal.hands[0].size() - deal.hands[1].size();
            QCOMPARE(extra, dealt.size() % 2);
        }
    }
}

void DealTest::oddDeck() {
    const Deal deal = numberedDeal(5, {5, 3});
    QCOMPARE(samples::ranksOf(deal.hands[0]), (Ranks{4, 5, 3, 1, 3, 4, 5, 2}));
    QCOMPARE(samples::ranksOf(deal.hands[1]), (Ranks{3, 5, 1, 1, 2, 4, 2}));
}

void DealTest::largestDeck() {
    const Deal deal = numberedDeal(greatestNumber, {highestRank, maxCopies});
    QCOMPARE(deal.hands[0].size(), std::size_t{maxDealtHand});
    QCOMPARE(deal.hands[1].size(), std::size_t{maxDealtHand});
}

void DealTest::defaultIsAFullDeck() {
    QVERIFY(numberedDeal(greatestNumber) == numberedDeal(greatestNumber, {13, 4}));
    QCOMPARE(allCards(numberedDeal(0)).size(), std::size_t{52});
}

void DealTest::numbersDiffer() {
    std::set<Ranks> seen;
    constexpr int deals = 2000;
    for (std::uint64_t i = 0; i < deals / 2; ++i) {
        seen.insert(samples::ranksOf(allCards(numberedDeal(i))));
        seen.insert(samples::ranksOf(allCards(numberedDeal(greatestNumber - i))));
    }
    QCOMPARE(seen.size(), std::size_t{deals});
}

void DealTest::writtenSuitsStay() {
    const Deal deal = makeDeal({{5, Suit::Diamonds}, {5, Suit::Diamonds}}, {{5, Suit::Hearts}});
    QVERIFY(suitsOf(allCards(deal)) == (std::vector{Suit::Diamonds, Suit::Diamonds, Suit::Hearts}));
}

void DealTest::missingSuitsAreFilledIn() {
    const Deal plain = samples::dealOf({5, 5, 1}, {5, 5, 5, 1});
    QVERIFY(suitsOf(allCards(plain)) ==
            (std::vector{Suit::Spades, Suit::Hearts, Suit::Spades, Suit::Clubs, Suit::Diamonds,
                         Suit::Spades, Suit::Hearts}));
    // A suit that somebody wrote, even later, is not given to a card without one.
    const Deal mixed = makeDeal({{5, {}}, {5, {}}}, {{5, Suit::Spades}, {5, Suit::Clubs}});
    QVERIFY(suitsOf(allCards(mixed)) ==
            (std::vector{Suit::Hearts, Suit::Diamonds, Suit::Spades, Suit::Clubs}));
}

void DealTest::identitiesCountUp() {
    const Deal deal = samples::dealOf(Ranks(maxDealtHand, 3), Ranks(maxDealtHand, 4));
    const std::vector<Card> cards = allCards(deal);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        QCOMPARE(std::size_t{cards[i].id}, i);
    }
}

QTEST_APPLESS_MAIN(DealTest)
#include "deal_test.moc"
