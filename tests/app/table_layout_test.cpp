// SPDX-License-Identifier: MIT
#include "engine/game.h"
#include "tests/app/deals.h"
#include "tests/app/layouts.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace fishing;

namespace {

std::optional<double> delayOf(const std::vector<Placement>& placements, Card card) {
    return std::ranges::find_if(placements,
                                [card](const Placement& each) { return each.card == card; })
        ->delay;
}

bool everyCardOnce(const std::vector<Placement>& placements, const Deal& deal) {
    std::set<CardId> ids;
    for (const Placement& placement : placements) {
        ids.insert(placement.card.id);
    }
    const std::size_t count = deal.hands[0].size() + deal.hands[1].size();
    return placements.size() == count && ids.size() == count;
}

bool allWithin(const std::vector<Placement>& placements, const TableLayout& layout, QSizeF size) {
    return std::ranges::all_of(placements, [&](const Placement& placement) {
        return QRectF(QPointF(), size).contains(QRectF(placement.topLeft, layout.cardSize()));
    });
}

} // namespace

class TableLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void everyCardLiesOnTheTable_data();
    void everyCardLiesOnTheTable();
    void handsAndPileKeepApart_data();
    void handsAndPileKeepApart();
    void theFrontCardStandsApart();
    void eachPileCardShowsItsIndex();
    void landedCardsLieOnThePileAndThePairGlows();
    void theCardThatStaysIsNotLifted();
    void aHookedPileIsLiftedWhole();
    void aRunLeavesInTheOrderOfTheQueue();
    void takingBackRunsTheOtherWay();
    void cardsAreDealtInTurn();
    void handsCanLieFaceDown();
    void aRaisedCardLiesAboveAllOthers();
    void thePointerFindsTheCardThatIsSeenThere();
    void cardsMeetTheGrid();
    void aSceneGivesTheSamePlacesAlways();
};

void TableLayoutTest::everyCardLiesOnTheTable_data() {
    QTest::addColumn<Deal>("deal");
    QTest::newRow("one card each") << *parseDeal("7 / 7");
    QTest::newRow("the articles'") << articlesDeal();
    QTest::newRow("full deck") << numberedDeal(42);
    QTest::newRow("104 cards each") << acesDeal();
    QTest::newRow("uneven") << *parseDeal(
        "1 / 2 3 4 5 6 7 8 9 10 J Q K 1 2 3 4 5 6 7 8 9 10 J Q K");
}

void TableLayoutTest::everyCardLiesOnTheTable() {
    QFETCH(const Deal, deal);
    const std::size_t count = deal.hands[0].size() + deal.hands[1].size();
    for (const QSizeF size : tableSizes) {
        const TableLayout layout(size, count);
        Game game(deal, {});
        for (PlayCount n = 0; n <= game.find(400); ++n) {
            const auto resting = layout.place(restingScene(game.at(n)));
            QVERIFY(everyCardOnce(resting, deal));
            QVERIFY(allWithin(resting, layout, size));
            if (n > 0) {
                const auto play = game.playNumber(n);
                const auto landed = layout.place(landedScene(game.at(n), play, false));
                QVERIFY(everyCardOnce(landed, deal));
                QVERIFY(allWithin(landed, layout, size));
                QVERIFY(everyCardOnce(layout.place(takenScene(game.at(n), play)), deal));
            }
        }
    }
}

void TableLayoutTest::handsAndPileKeepApart_data() {
    QTest::addColumn<int>("cards");
    for (const int cards : {2, 12, 52, 104, 208}) {
        QTest::addRow("%d cards", cards) << cards;
    }
}

void TableLayoutTest::handsAndPileKeepApart() {
    QFETCH(const int, cards);
    const int half = cards / 2;
    for (const QSizeF size : tableSizes) {
        const TableLayout layout(size, static_cast<std::size_t>(cards));
        QVERIFY(layout.cardSize().width() >= 40);
        // Every way to share the cards out between two hands and one pile.
        for (const int inA : {1, half / 2 + 1, half, cards - half / 2 - 1, cards - 1}) {
            Position position;
            for (int i = 0; i < cards; ++i) {
                const Card card{static_cast<CardId>(i), Rank{1}, Suit::Spades};
                if (i == 0) {
                    position.pile.push(card);
                } else {
                    position.handOf(i < inA ? Player::A : Player::B).pushTail(card);
                }
            }
            const auto placements = layout.place(restingScene(position));
            const double pileTop = placeOf(placements, position.pile[0]).y();
            const double pileBottom = pileTop + layout.cardSize().height();
            for (const Placement& placement : placements) {
                const double top = placement.topLeft.y();
                const double bottom = top + layout.cardSize().height();
                const CardId id = placement.card.id;
                QVERIFY(id == 0 || (id < inA ? top > pileBottom : bottom < pileTop));
                QVERIFY(placement.topLeft.x() > layout.bank(Player::A).right());
            }
        }
    }
}

void TableLayoutTest::theFrontCardStandsApart() {
    const TableLayout layout({1280, 660}, 52);
    const Position start = startOf(numberedDeal(42));
    const auto placements = layout.place(restingScene(start));
    const Hand& hand = start.handOf(Player::A);
    const double front = placeOf(placements, hand[0]).x();
    const double second = placeOf(placements, hand[1]).x();
    const double third = placeOf(placements, hand[2]).x();
    QVERIFY(second - front > layout.cardSize().width());
    QVERIFY(third - second < layout.cardSize().width());
}

void TableLayoutTest::eachPileCardShowsItsIndex() {
    for (const QSizeF size : tableSizes) {
        const TableLayout layout(size, 52);
        Position position;
        for (int rank = 1; rank <= highestRank; ++rank) {
            position.pile.push({static_cast<CardId>(rank), static_cast<Rank>(rank), Suit::Spades});
        }
        const auto placements = layout.place(restingScene(position));
        for (std::size_t i = 1; i < placements.size(); ++i) {
            const double step = placements[i].topLeft.x() - placements[i - 1].topLeft.x();
            QVERIFY(step >= 0.33 * layout.cardSize().width());
        }
    }
}

void TableLayoutTest::landedCardsLieOnThePileAndThePairGlows() {
    Game game(articlesDeal(), {});
    // Play 5: A's 1 finds B's 1 on top of 2 3 4 1.
    const Play play = game.playNumber(5);
    const TableLayout layout({1280, 660}, 12);
    const auto placements = layout.place(landedScene(game.at(5), play, false));
    QStringList glowing;
    for (const Placement& placement : placements) {
        if (placement.glow > 0) {
            glowing += QString::number(placement.card.rank);
        }
    }
    QCOMPARE(glowing, QStringList({QStringLiteral("1"), QStringLiteral("1")}));
    QVERIFY(placeOf(placements, play.card).y() < placeOf(placements, game.at(1).pile[0]).y());
}

void TableLayoutTest::theCardThatStaysIsNotLifted() {
    Game game(articlesDeal(), textbook());
    const Play play = game.playNumber(5);
    QCOMPARE(play.captured.size(), std::size_t(1));
    const TableLayout layout({1280, 660}, 12);
    const auto placements = layout.place(landedScene(game.at(5), play, false));
    const auto& pile = game.at(4).pile;
    const Card match = pile.back();
    QCOMPARE(match.rank, Rank(1));
    const auto lit = std::ranges::find(placements, match, &Placement::card);
    QVERIFY(lit->glow > 0);
    QCOMPARE(lit->topLeft.y(), placeOf(placements, pile[0]).y());
    QVERIFY(placeOf(placements, play.card).y() < lit->topLeft.y());
}

void TableLayoutTest::aHookedPileIsLiftedWhole() {
    Game game(*parseDeal("2 4 J 3 / 3 5 6 7"), *parseRules("hook"));
    const Play play = game.playNumber(5);
    QCOMPARE(play.captured.size(), std::size_t(5));
    const TableLayout layout({1280, 660}, 8);
    const auto landed = layout.place(landedScene(game.at(5), play, false));
    for (const Card card : game.at(4).pile) {
        const double before = placeOf(layout.place(restingScene(game.at(4))), card).y();
        QVERIFY(placeOf(landed, card).y() < before);
    }
}

void TableLayoutTest::aRunLeavesInTheOrderOfTheQueue() {
    Game game(numberedDeal(42), {});
    const Play play = game.playNumber(30);
    QCOMPARE(play.captured.size(), std::size_t(4));
    const auto placements = TableLayout({1280, 660}, 52).place(takenScene(game.at(30), play));
    double before = -1;
    for (const Card card : play.captured) {
        QVERIFY(*delayOf(placements, card) > before);
        before = *delayOf(placements, card);
    }
    QVERIFY(!delayOf(placements, game.at(30).pile[0]));
}

void TableLayoutTest::takingBackRunsTheOtherWay() {
    Game game(numberedDeal(42), {});
    const Play play = game.playNumber(30);
    const auto placements =
        TableLayout({1280, 660}, 52).place(landedScene(game.at(30), play, true));
    for (std::size_t i = 1; i < play.captured.size(); ++i) {
        QVERIFY(delayOf(placements, play.captured[i]) < delayOf(placements, play.captured[i - 1]));
    }
}

void TableLayoutTest::cardsAreDealtInTurn() {
    const Deal deal = numberedDeal(42);
    const auto placements = TableLayout({1280, 660}, 52).place(dealtScene(startOf(deal)));
    QVERIFY(everyCardOnce(placements, deal));
    for (std::size_t i = 0; i + 1 < 26; ++i) {
        const auto a = delayOf(placements, deal.handOf(Player::A)[i]);
        const auto b = delayOf(placements, deal.handOf(Player::B)[i]);
        QVERIFY(a < b);
        QVERIFY(b < delayOf(placements, deal.handOf(Player::A)[i + 1]));
    }
}

void TableLayoutTest::handsCanLieFaceDown() {
    Game game(numberedDeal(42), {});
    Scene scene = restingScene(game.at(29));
    scene.handsFaceDown = true;
    const auto placements = TableLayout({1280, 660}, 52).place(scene);
    const auto& pile = scene.position.pile;
    for (const Placement& placement : placements) {
        const bool onPile = std::find(pile.begin(), pile.end(), placement.card) != pile.end();
        QCOMPARE(placement.faceUp, onPile);
    }
}

void TableLayoutTest::aRaisedCardLiesAboveAllOthers() {
    const TableLayout layout({1280, 660}, 52);
    const Position start = startOf(numberedDeal(42));
    const Card card = start.handOf(Player::A)[7];
    const auto flat = layout.place(restingScene(start));
    Scene scene = restingScene(start);
    scene.raised = card.id;
    const auto raised = layout.place(scene);
    QCOMPARE(raised.back().card, card);
    QVERIFY(placeOf(raised, card).y() < placeOf(flat, card).y());
    QCOMPARE(placeOf(raised, card).x(), placeOf(flat, card).x());
}

void TableLayoutTest::thePointerFindsTheCardThatIsSeenThere() {
    const TableLayout layout({1280, 660}, 52);
    Game game(numberedDeal(42), {});
    Scene scene = restingScene(game.at(29));
    const auto placements = layout.place(scene);
    for (const Placement& placement : placements) {
        const QPointF leftEdge = placement.topLeft + QPointF(2, layout.cardSize().height() / 2);
        QCOMPARE(layout.cardAt(scene, leftEdge), std::optional(placement.card.id));
        // Also when it is raised itself.
        scene.raised = placement.card.id;
        QCOMPARE(layout.cardAt(scene, leftEdge), std::optional(placement.card.id));
        scene.raised.reset();
    }
    QVERIFY(!layout.cardAt(scene, {3, 3}));
    // The neighbour of a raised card is found where it was seen before.
    const auto& hand = scene.position.handOf(Player::A);
    scene.raised = hand[5].id;
    const QPointF next = placeOf(placements, hand[6]) + QPointF(2, 40);
    QCOMPARE(layout.cardAt(scene, next), std::optional(hand[6].id));
}

void TableLayoutTest::cardsMeetTheGrid() {
    QCOMPARE(pixelGrid(1.25), 4);
    QCOMPARE(pixelGrid(1.5), 2);
    QCOMPARE(pixelGrid(3), 1);
    for (const int grid : {1, 2, 4, 8}) {
        const TableLayout layout({1237, 655}, 52, grid);
        QCOMPARE(std::fmod(layout.cardSize().width(), grid), 0.0);
        QCOMPARE(std::fmod(layout.cardSize().height(), grid), 0.0);
        Game game(numberedDeal(42), {});
        for (const int n : {0, 29, 100, 300, 419}) {
            for (const Placement& placement :
                 layout.place(restingScene(game.at(static_cast<PlayCount>(n))))) {
                QCOMPARE(std::fmod(placement.topLeft.x(), grid), 0.0);
                QCOMPARE(std::fmod(placement.topLeft.y(), grid), 0.0);
            }
        }
    }
}

void TableLayoutTest::aSceneGivesTheSamePlacesAlways() {
    Game game(numberedDeal(7), {});
    const TableLayout layout({1280, 660}, 52);
    const auto first = layout.place(restingScene(game.at(100)));
    layout.place(restingScene(game.at(0)));
    const auto again = TableLayout({1280, 660}, 52).place(restingScene(game.at(100)));
    for (std::size_t i = 0; i < first.size(); ++i) {
        QCOMPARE(first[i].card, again[i].card);
        QCOMPARE(first[i].topLeft, again[i].topLeft);
    }
}

QTEST_APPLESS_MAIN(TableLayoutTest)
#include "table_layout_test.moc"
