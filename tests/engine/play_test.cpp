// SPDX-License-Identifier: MIT
// The rule: single plays as RULES.md words them, and what must hold at every play of every game.
#include "engine/play.h"
#include "tests/engine/samples.h"

#include <algorithm>

using namespace fishing;
using samples::Ranks;

namespace {

constexpr int longestGame = 600;

/// Every card in sight, hands first.
std::vector<Card> cardsIn(const Position& position) {
    std::vector<Card> cards;
    for (const Hand& hand : position.hands) {
        for (std::size_t i = 0; i < hand.size(); ++i) {
            cards.push_back(hand[i]);
        }
    }
    cards.insert(cards.end(), position.pile.begin(), position.pile.end());
    std::ranges::sort(cards, {}, &Card::id);
    return cards;
}

bool allRanksDiffer(const Pile& pile) {
    Ranks ranks = samples::ranksOf(pile);
    std::ranges::sort(ranks);
    return std::ranges::adjacent_find(ranks) == ranks.end();
}

/// A position with B's hand out of the way.
Position positionOf(const Ranks& a, const Ranks& pile) {
    const Deal deal = samples::dealOf(a, pile);
    Position position = startOf(deal);
    position.hands[1] = {};
    for (const Card card : deal.hands[1]) {
        position.pile.push(card);
    }
    return position;
}

} // namespace

class PlayTest : public QObject {
    Q_OBJECT

private slots:
    void singlePlay_data();
    void singlePlay();
    void turnAfterCapture();
    void endings_data();
    void endings();
    void undoIsTheInverse_data() { samples::addRuleSets(); }
    void undoIsTheInverse();
    void keepsEveryCard_data() { samples::addRuleSets(); }
    void keepsEveryCard();
    void agreesWithThePlainTelling_data() { samples::addRuleSets(); }
    void agreesWithThePlainTelling();
    void handOfAllCardsButOne();
};

void PlayTest::singlePlay_data() {
    QTest::addColumn<std::string>("rules");
    QTest::addColumn<Ranks>("hand");
    QTest::addColumn<Ranks>("pile");
    QTest::addColumn<Ranks>("handAfter");
    QTest::addColumn<Ranks>("pileAfter");
    QTest::addColumn<Ranks>("captured");

    const auto row = [](const char* name, std::string rules, Ranks hand, Ranks pile,
                        Ranks handAfter, Ranks pileAfter, Ranks captured) {
        QTest::newRow(name) << std::move(rules) << std::move(hand) << std::move(pile)
                            << std::move(handAfter) << std::move(pileAfter) << std::move(captured);
    };
    row("on an empty pile", "classic", {5, 1}, {}, {1}, {5}, {});
    row("no match", "classic", {5, 1}, {2, 3}, {1}, {2, 3, 5}, {});
    row("match at the bottom", "classic", {5, 1}, {5, 3, 4}, {1, 5, 4, 3, 5}, {}, {5, 4, 3, 5});
    row("match in the middle", "classic", {3, 1}, {5, 3, 4}, {1, 3, 4, 3}, {5}, {3, 4, 3});
    row("match on top", "classic", {4, 1}, {5, 3, 4}, {1, 4, 4}, {5, 3}, {4, 4});
    row("picked up from the bottom", "pickup=bottom", {3, 1}, {5, 3, 4}, {1, 3, 4, 3}, {5},
        {3, 4, 3});
    row("longer, from the bottom", "pickup=bottom", {5, 1}, {5, 3, 4}, {1, 5, 3, 4, 5}, {},
        {5, 3, 4, 5});
    row("match left", "capture=leave", {5, 1}, {5, 3, 4}, {1, 5, 4, 3}, {5}, {5, 4, 3});
    row("match left, from the bottom", "capture=leave,pickup=bottom", {5, 1}, {5, 3, 4},
        {1, 3, 4, 5}, {5}, {3, 4, 5});
    row("straight back", "capture=leave", {4, 1}, {5, 4}, {1, 4}, {5, 4}, {4});
    row("straight back, from the bottom", "capture=leave,pickup=bottom", {4}, {5, 4}, {4}, {5, 4},
        {4});
    row("plain Jack", "classic", {11, 1}, {5, 3}, {1}, {5, 3, 11}, {});
    row("hook", "jack=hook", {11, 1}, {5, 3}, {1, 11, 3, 5}, {}, {11, 3, 5});
    row("hook from the bottom", "jack=hook,pickup=bottom", {11, 1}, {5, 3}, {1, 5, 3, 11}, {},
        {5, 3, 11});
    row("hook takes all in spite of leave", "jack=hook,capture=leave", {11}, {5, 11, 3},
        {11, 3, 11, 5}, {}, {11, 3, 11, 5});
    row("hook on an empty pile", "jack=hook", {11, 1}, {}, {1}, {11}, {});
    row("longest capture", "classic", {1}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13},
        {1, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1}, {},
        {1, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1});
}

void PlayTest::singlePlay() {
    QFETCH(std::string, rules);
    QFETCH(Ranks, hand);
    QFETCH(Ranks, pile);
    Position position = positionOf(hand, pile);
    const Position before = position;

    const Play made = play(position, samples::rulesFrom(rules.c_str()));

    QTEST(samples::ranksOf(position.hands[0]), "handAfter");
    QTEST(samples::ranksOf(position.pile), "pileAfter");
    QTEST(samples::ranksOf(made.captured), "captured");
    QVERIFY(made.player == Player::A);
    QVERIFY(made.card == before.hands[0].front());
    undo(position, made);
    QVERIFY(position == before);
}

void PlayTest::turnAfterCapture() {
    Position position = positionOf({4, 1}, {4});
    play(position, samples::rulesFrom("after=pass"));
    QVERIFY(position.mover == Player::B);

    position = positionOf({4, 1}, {4});
    play(position, samples::rulesFrom("after=again"));
    QVERIFY(position.mover == Player::A);
    play(position, samples::rulesFrom("after=again"));
    QVERIFY(position.mover == Player::B);
}

void PlayTest::endings_data() {
    QTest::addColumn<std::string>("rules");
    QTest::addColumn<bool>("aEmpty");
    QTest::addColumn<bool>("bEmpty");
    QTest::addColumn<bool>("aMoves");
    QTest::addColumn<std::string>("outcome");
    for (const bool aMoves : {true, false}) {
        const char* mover = aMoves ? "A moves" : "B moves";
        const auto row = [&](const char* rules, bool aEmpty, bool bEmpty, const char* outcome) {
            QTest::addRow("%s, %s%s%s", rules, aEmpty ? "A empty, " : "", bEmpty ? "B empty, " : "",
                          mover)
                << std::string(rules) << aEmpty << bEmpty << aMoves << std::string(outcome);
        };
        for (const char* rules : {"end=play", "end=round", "end=turn"}) {
            row(rules, false, false, "");
        }
        row("end=play", true, false, "b");
        row("end=play", false, true, "a");
        row("end=play,win=shed", true, false, "a");
        row("end=play,win=shed", false, true, "b");
        row("end=round", true, false, aMoves ? "b" : "");
        row("end=round", false, true, aMoves ? "a" : "");
        row("end=round", true, true, aMoves ? "draw" : "");
        row("end=round,win=shed", true, false, aMoves ? "a" : "");
        row("end=turn", true, false, aMoves ? "b" : "");
        row("end=turn", false, true, aMoves ? "" : "a");
        row("end=turn", true, true, "draw");
        row("end=turn,win=shed", true, true, "draw");
        row("end=turn,win=shed", false, true, aMoves ? "" : "b");
    }
}

void PlayTest::endings() {
    QFETCH(std::string, rules);
    QFETCH(bool, aEmpty);
    QFETCH(bool, bEmpty);
    QFETCH(bool, aMoves);
    Position position = startOf(samples::dealOf({1}, {2}));
    if (aEmpty) {
        position.hands[0] = {};
    }
    if (bEmpty) {
        position.hands[1] = {};
    }
    position.mover = aMoves ? Player::A : Player::B;
    QTEST(samples::nameOf(ending(position, samples::rulesFrom(rules.c_str()))), "outcome");
}

void PlayTest::undoIsTheInverse() {
    QFETCH(Rules, rules);
    for (const Deal& deal : samples::variedDeals(1, 30, 1)) {
        std::vector<Position> positions = {startOf(deal)};
        std::vector<Play> plays;
        Position position = positions.back();
        while (!ending(position, rules) && plays.size() < longestGame) {
            plays.push_back(play(position, rules));
            positions.push_back(position);
        }
        for (std::size_t i = plays.size(); i-- > 0;) {
            undo(position, plays[i]);
            if (!(position == positions[i])) {
                QFAIL(qPrintable(QStringLiteral("play %1 of %2")
                                     .arg(i)
                                     .arg(QString::fromStdString(toText(deal)))));
            }
        }
    }
}

void PlayTest::keepsEveryCard() {
    QFETCH(Rules, rules);
    for (const Deal& deal : samples::variedDeals(2, 30, 1)) {
        Position position = startOf(deal);
        const std::vector<Card> all = cardsIn(position);
        for (int i = 0; i < longestGame && !ending(position, rules); ++i) {
            play(position, rules);
            if (cardsIn(position) != all || !allRanksDiffer(position.pile)) {
                QFAIL(qPrintable(QStringLiteral("play %1 of %2")
                                     .arg(i)
                                     .arg(QString::fromStdString(toText(deal)))));
            }
        }
    }
}

void PlayTest::agreesWithThePlainTelling() {
    QFETCH(Rules, rules);
    for (const Deal& deal : samples::variedDeals(3, 100, 2)) {
        PlainGame game = samples::plainGameOf(deal, rules);
        Position position = startOf(deal);
        for (int i = 0; i < longestGame && game.ending().empty(); ++i) {
            const Play made = play(position, rules);
            const bool same = samples::sameCards(made.captured, game.play()) &&
                              samples::samePosition(position, game) &&
                              samples::nameOf(ending(position, rules)) == game.ending();
            if (!same) {
                QFAIL(qPrintable(QStringLiteral("play %1 of %2")
                                     .arg(i)
                                     .arg(QString::fromStdString(toText(deal)))));
            }
        }
    }
}

void PlayTest::handOfAllCardsButOne() {
    const Ranks longest(maxDealtHand, 1);
    Position position = startOf(samples::dealOf(longest, longest));
    for (std::size_t i = 0; i < maxDealtHand - 1; ++i) {
        position.hands[0].pushTail(position.hands[1].popFront());
    }
    QCOMPARE(position.hands[0].size(), std::size_t{maxCards - 1});
    const Position before = position;
    const Play first = play(position, {});
    const Position middle = position;
    const Play second = play(position, {});
    QVERIFY(!first.captures() && second.captures());
    undo(position, second);
    QVERIFY(position == middle);
    undo(position, first);
    QVERIFY(position == before);
}

QTEST_APPLESS_MAIN(PlayTest)
#include "play_test.moc"
