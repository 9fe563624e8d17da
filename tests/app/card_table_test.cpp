// SPDX-License-Identifier: MIT
#include "app/table/glow_overlay.h"
#include "app/table/player_bank.h"
#include "tests/app/deals.h"
#include "tests/app/table_check.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QWindow>

#include <algorithm>
#include <memory>

using namespace fishing;

class CardTableTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void cardsGlideAndArrive();
    void aCaptureIsShownInTwoBeats();
    void rewindingShowsTheSameBeatsBackward();
    void tenStepsAtOnceAreTenPlays();
    void seekInMidAnimation();
    void resizeInMidAnimation();
    void newGameInMidAnimation_data();
    void newGameInMidAnimation();
    void closeInMidAnimation();
    void withoutAnimationAllIsShownAtOnce();
    void stepsThroughWholeGames_data();
    void stepsThroughWholeGames();
    void aHandGrowsTo207Cards();
    void topSpeedEndsWhereTheGameEnds();
    void pausingInMidAnimationLetsTheCardsArrive();
    void onlyTheMoversFrontCardCanBePlayed();
    void clicksReachCardsUnderTheGlow();
    void aWrongCardIsRefusedGently();
    void hoveringShowsACardWholeAndTellsWhereItIs();
    void aFaceDownCardIsNotGivenAway();
    void turningHandsOverInMidAnimation();
    void aNewDealTurnsUpCardByCard();
    void theGlowWaitsForTheLanding();
    void noCardJumpsAboveOthersBeforeItSetsOut();
    void aDragIsFollowedAtOnce();
    void fastPlayKeepsUp_data();
    void fastPlayKeepsUp();
    void aHiddenTableIsAtRest();
    void flyingCardsStayAboveAllOthers();
    void kittensWaitForTheLanding();
    void theEndIsTold();
    void aReentrantNewGameLeavesNothingOfTheOld();
    void theAnchorIsMarked();
    void aScreenReaderFindsEachCardInOrder();

private:
    void begin(const Deal& deal, const Rules& rules = {});
    void click(const CardWidget& card);

    std::unique_ptr<GameController> m_controller;
    std::unique_ptr<CardTable> m_table;
};

void CardTableTest::init() {
    m_controller = std::make_unique<GameController>();
    m_table = std::make_unique<CardTable>(*m_controller);
    m_table->resize(1000, 600);
    m_table->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
}

void CardTableTest::cleanup() {
    m_table.reset();
    m_controller.reset();
}

void CardTableTest::begin(const Deal& deal, const Rules& rules) {
    m_controller->newGame(deal, rules);
    m_table->settle();
}

void CardTableTest::click(const CardWidget& card) {
    // A card's left edge is its part that is always free.
    const QPoint place = card.mapTo(m_table.get(), QPoint(4, card.height() / 2));
    QTest::mouseClick(m_table->windowHandle(), Qt::LeftButton, {}, place);
}

void CardTableTest::cardsGlideAndArrive() {
    begin(articlesDeal());
    const CardWidget* front = m_table->cardWidget(m_controller->position().handOf(Player::A)[0].id);
    const QPoint before = front->pos();
    QSignalSpy settled(m_table.get(), &CardTable::settled);
    m_controller->stepForward();
    QVERIFY(!m_table->isSettled());
    QCOMPARE(front->pos(), before);
    QVERIFY(settled.wait());
    QVERIFY(front->pos() != before);
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::aCaptureIsShownInTwoBeats() {
    begin(articlesDeal());
    m_controller->seek(4);
    m_table->settle();
    m_controller->stepForward();
    QCOMPARE(m_table->scene().beat, Beat::Landed);
    QVERIFY(!m_table->scene().backward);
    QTRY_COMPARE(m_table->scene().beat, Beat::Taken);
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::rewindingShowsTheSameBeatsBackward() {
    begin(articlesDeal());
    m_controller->seek(5);
    m_table->settle();
    m_controller->stepBackward();
    QCOMPARE(m_table->scene().beat, Beat::Landed);
    QVERIFY(m_table->scene().backward);
    QTRY_COMPARE(m_table->scene().beat, Beat::None);
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::tenStepsAtOnceAreTenPlays() {
    begin(numberedDeal(42));
    m_controller->seek(25);
    for (int i = 0; i < 10; ++i) {
        m_controller->stepForward();
    }
    QCOMPARE(m_controller->index(), 35);
    VERIFY_TABLE(*m_table, *m_controller);
    for (int i = 0; i < 10; ++i) {
        m_controller->stepBackward();
    }
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::seekInMidAnimation() {
    begin(numberedDeal(42));
    m_controller->seek(29);
    m_table->settle();
    m_controller->stepForward(); // a capture
    QCOMPARE(m_table->scene().beat, Beat::Landed);
    m_controller->seek(200);
    QCOMPARE(m_table->scene().beat, Beat::None);
    QVERIFY(!m_table->isSettled());
    m_controller->seek(3);
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::resizeInMidAnimation() {
    begin(numberedDeal(42));
    m_controller->seek(29);
    m_table->settle();
    m_controller->stepForward();
    m_table->resize(700, 420);
    QVERIFY(QTest::qWaitFor([this] { return m_table->size() == QSize(700, 420); }));
    VERIFY_TABLE(*m_table, *m_controller);
    m_controller->newGame(numberedDeal(43), {});
    m_table->resize(1400, 900); // while it is dealt
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::newGameInMidAnimation_data() {
    QTest::addColumn<Deal>("deal");
    QTest::newRow("as many cards") << numberedDeal(7);
    QTest::newRow("fewer") << *parseDeal("7 / 7");
    QTest::newRow("more") << acesDeal();
}

void CardTableTest::newGameInMidAnimation() {
    QFETCH(const Deal, deal);
    begin(numberedDeal(42));
    m_controller->seek(29);
    m_controller->stepForward();
    QVERIFY(!m_table->isSettled());
    m_controller->newGame(deal, {});
    VERIFY_TABLE(*m_table, *m_controller);
    QVERIFY(m_table->scene().position == startOf(deal));
}

void CardTableTest::closeInMidAnimation() {
    begin(numberedDeal(42));
    m_controller->seek(29);
    m_controller->stepForward();
    QVERIFY(!m_table->isSettled());
    m_table->close();
    m_controller->stepForward();
    m_table.reset();
    m_controller->stepForward(); // nobody is listening any more
    QCoreApplication::processEvents();
    QCOMPARE(m_controller->index(), 32);
}

void CardTableTest::withoutAnimationAllIsShownAtOnce() {
    m_table->setAnimated(false);
    m_controller->newGame(numberedDeal(42), {});
    for (const qint64 index : {30, 419, 1, 0}) {
        m_controller->seek(index);
        QVERIFY(m_table->isSettled());
        QCOMPARE(faultOf(*m_table, *m_controller), QString());
    }
}

void CardTableTest::stepsThroughWholeGames_data() {
    QTest::addColumn<Deal>("deal");
    QTest::addColumn<Rules>("rules");
    for (const Preset& preset : presets()) {
        const QByteArray name(preset.name.data());
        QTest::newRow("one card each, " + name) << *parseDeal("7 / 7") << preset.rules;
        QTest::newRow("the articles', " + name) << articlesDeal() << preset.rules;
        QTest::newRow("104 cards each, " + name) << numberedDeal(1, {13, 16}) << preset.rules;
    }
}

void CardTableTest::stepsThroughWholeGames() {
    QFETCH(const Deal, deal);
    QFETCH(const Rules, rules);
    begin(deal, rules);
    for (int i = 0; i < 60 && !m_controller->isAtEnd(); ++i) {
        m_controller->stepForward();
        m_table->settle();
        QCOMPARE(faultOf(*m_table, *m_controller), QString());
    }
    while (!m_controller->isAtStart()) {
        m_controller->stepBackward();
        m_table->settle();
        QCOMPARE(faultOf(*m_table, *m_controller), QString());
    }
}

void CardTableTest::aHandGrowsTo207Cards() {
    begin(acesDeal());
    m_controller->seek(m_controller->length());
    QVERIFY(m_controller->isAtEnd());
    QCOMPARE(m_controller->position().handOf(Player::B).size(), std::size_t(207));
    VERIFY_TABLE(*m_table, *m_controller);
    m_table->resize(m_table->minimumSizeHint());
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::topSpeedEndsWhereTheGameEnds() {
    begin(numberedDeal(42));
    m_controller->setSpeed(GameController::speeds().back());
    QSignalSpy finished(m_controller.get(), &GameController::gameFinished);
    m_controller->start();
    QVERIFY(finished.wait(60'000));
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::pausingInMidAnimationLetsTheCardsArrive() {
    begin(numberedDeal(42));
    m_controller->seek(29);
    m_controller->start(); // the first play is made at once, and captures
    m_controller->pause();
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::onlyTheMoversFrontCardCanBePlayed() {
    begin(articlesDeal());
    const auto& position = m_controller->position();
    click(*m_table->cardWidget(position.handOf(Player::B)[0].id));
    click(*m_table->cardWidget(position.handOf(Player::A)[1].id));
    QCOMPARE(m_controller->index(), 0);
    const CardId front = position.handOf(Player::A)[0].id;
    click(*m_table->cardWidget(front));
    QCOMPARE(m_controller->index(), 1);
    m_table->settle();
    click(*m_table->cardWidget(front)); // lies on the pile now
    QCOMPARE(m_controller->index(), 1);
    click(*m_table->cardWidget(position.handOf(Player::B)[0].id));
    QCOMPARE(m_controller->index(), 2);
}

void CardTableTest::clicksReachCardsUnderTheGlow() {
    begin(articlesDeal());
    m_controller->seek(4);
    m_table->showFirstBeat();
    // The front card of A glows on the pile; it is the one that comes next all the same.
    click(*m_table->cardWidget(m_controller->position().handOf(Player::A)[0].id));
    QCOMPARE(m_controller->index(), 5);
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::aWrongCardIsRefusedGently() {
    begin(articlesDeal());
    QSignalSpy refused(m_table.get(), &CardTable::cardRefused);
    CardWidget* wrong = m_table->cardWidget(m_controller->position().handOf(Player::B)[0].id);
    click(*wrong);
    QCOMPARE(refused.size(), 1);
    QVERIFY(wrong->isMoving());
    VERIFY_TABLE(*m_table, *m_controller);
    QCOMPARE(m_controller->index(), 0);
}

void CardTableTest::hoveringShowsACardWholeAndTellsWhereItIs() {
    begin(numberedDeal(42));
    const auto& hand = m_controller->position().handOf(Player::A);
    const CardWidget* third = m_table->cardWidget(hand[2].id);
    const QPoint before = third->pos();
    QTest::mouseMove(m_table->windowHandle(), before + QPoint(4, third->height() / 2));
    QCOMPARE(m_table->scene().raised, std::optional(hand[2].id));
    QTRY_VERIFY(m_table->isSettled());
    QVERIFY(third->y() < before.y());
    const QString words = m_table->describeCard(hand[2].id);
    QVERIFY2(words.endsWith(QStringLiteral(", card 3 of 26 in A’s hand")), qPrintable(words));
    QVERIFY(m_table->describeCard(hand[0].id).endsWith(QStringLiteral(", front of A’s hand")));
    QTest::mouseMove(m_table->windowHandle(), QPoint(2, 2));
    QVERIFY(!m_table->scene().raised);
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::aFaceDownCardIsNotGivenAway() {
    begin(articlesDeal());
    m_controller->seek(1);
    m_table->setHandsFaceDown(true);
    VERIFY_TABLE(*m_table, *m_controller);
    const auto& position = m_controller->position();
    QCOMPARE(m_table->describeCard(position.handOf(Player::B)[0].id),
             QStringLiteral("a card, face down, front of B’s hand"));
    QCOMPARE(m_table->describeCard(position.pile[0].id),
             QStringLiteral("two of spades, card 1 of 1 in the pile"));
}

void CardTableTest::turningHandsOverInMidAnimation() {
    begin(numberedDeal(42));
    m_controller->seek(29);
    m_table->settle();
    m_controller->stepForward();
    m_table->setHandsFaceDown(true);
    m_table->setHandsFaceDown(false);
    m_controller->stepForward();
    m_table->setHandsFaceDown(true);
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::aNewDealTurnsUpCardByCard() {
    m_controller->newGame(numberedDeal(42), {});
    QCOMPARE(m_table->scene().beat, Beat::Dealt);
    const auto& hand = m_controller->position().handOf(Player::A);
    const CardWidget* first = m_table->cardWidget(hand[0].id);
    const CardWidget* last = m_table->cardWidget(hand[25].id);
    QVERIFY(!first->isFaceUp());
    QTRY_VERIFY(first->isFaceUp());
    QVERIFY(!last->isFaceUp());
    VERIFY_TABLE(*m_table, *m_controller);
    QCOMPARE(m_table->scene().beat, Beat::None);
}

void CardTableTest::theGlowWaitsForTheLanding() {
    begin(articlesDeal());
    m_controller->seek(4);
    m_table->settle();
    m_controller->stepForward();
    const CardWidget* played = m_table->cardWidget(m_controller->lastPlay()->card.id);
    const auto* overlay = m_table->findChild<GlowOverlay*>();
    while (m_table->scene().beat == Beat::Landed && played->isMoving()) {
        QCOMPARE(overlay->strength(), 0.0);
        QTest::qWait(5);
    }
    QTRY_VERIFY(overlay->strength() > 0);
    QCOMPARE(m_table->scene().beat, Beat::Landed);
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::noCardJumpsAboveOthersBeforeItSetsOut() {
    begin(numberedDeal(42));
    m_controller->seek(29);
    m_table->settle();
    m_controller->stepForward(); // takes 6 9 10 6
    const auto run = m_controller->lastPlay()->captured;
    const CardWidget* deepest = m_table->cardWidget(run[run.size() - 1].id);
    const CardWidget* above = m_table->cardWidget(run[run.size() - 2].id);
    QTRY_COMPARE(m_table->scene().beat, Beat::Taken);
    const auto isAbove = [&](const QWidget* upper, const QWidget* lower) {
        const auto children = m_table->children();
        return children.indexOf(upper) > children.indexOf(lower);
    };
    QVERIFY(isAbove(above, deepest)); // it is the last to set out
    VERIFY_TABLE(*m_table, *m_controller);
    QVERIFY(isAbove(deepest, above)); // as the queue has them
}

void CardTableTest::aDragIsFollowedAtOnce() {
    begin(numberedDeal(42));
    m_controller->seek(100);
    for (const qint64 index : {200, 5, 419, 0, 37, 250}) {
        m_controller->seek(index);
        QCOMPARE(faultOf(*m_table, *m_controller), QString());
    }
}

void CardTableTest::fastPlayKeepsUp_data() {
    QTest::addColumn<double>("speed");
    for (const double speed : {8.0, 15.0, 30.0, 60.0, 1000.0}) {
        QTest::addRow("%g plays a second", speed) << speed;
    }
}

void CardTableTest::fastPlayKeepsUp() {
    QFETCH(const double, speed);
    begin(numberedDeal(1), textbook()); // never ends
    const auto farFromItsPlace = [&] {
        int far = 0;
        const auto placements =
            m_table->tableLayout().place(restingScene(m_controller->position()));
        for (const Placement& placement : placements) {
            const QPointF way =
                placement.topLeft - QPointF(m_table->cardWidget(placement.card.id)->pos());
            far += way.manhattanLength() > m_table->tableLayout().cardSize().height() ? 1 : 0;
        }
        return far;
    };
    // What a table would show that has not moved a card since the game began.
    const int plays = 40;
    m_table->hide();
    m_controller->seek(plays);
    const auto atEnd = m_table->tableLayout().place(restingScene(m_controller->position()));
    m_controller->seek(0);
    m_table->show();
    m_controller->setSpeed(speed);
    QSignalSpy changed(m_controller.get(), &GameController::positionChanged);
    m_controller->start();
    QTRY_VERIFY_WITH_TIMEOUT(changed.size() >= plays, 30'000);
    int never = 0;
    const Position start = startOf(m_controller->deal());
    const auto dealt = m_table->tableLayout().place(restingScene(start));
    for (const Placement& placement : atEnd) {
        const auto before = std::ranges::find_if(
            dealt, [&](const Placement& each) { return each.card == placement.card; });
        const QPointF way = placement.topLeft - before->topLeft;
        never += way.manhattanLength() > m_table->tableLayout().cardSize().height() ? 1 : 0;
    }
    QVERIFY(never >= 20);
    QVERIFY2(farFromItsPlace() <= never / 2, qPrintable(QString::number(farFromItsPlace())));
    m_controller->pause();
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::aHiddenTableIsAtRest() {
    begin(articlesDeal());
    m_controller->seek(4);
    m_table->hide();
    m_controller->stepForward(); // a capture that nobody sees
    QVERIFY(m_table->isSettled());
    m_table->show();
    QCOMPARE(m_table->scene().beat, Beat::None);
    QCOMPARE(faultOf(*m_table, *m_controller), QString());
    m_controller->seek(4);
    m_table->settle();
    m_controller->stepForward();
    m_table->hide(); // in the middle of one that was seen
    QVERIFY(m_table->isSettled());
    m_table->show();
    QCOMPARE(faultOf(*m_table, *m_controller), QString());
}

void CardTableTest::flyingCardsStayAboveAllOthers() {
    begin(articlesDeal());
    m_controller->seek(3);
    m_table->settle();
    const CardWidget* top = m_table->cardWidget(m_controller->position().pile.back().id);
    m_controller->stepBackward(); // from the top of the pile back to the front of the hand
    const auto highest = [this] {
        const CardWidget* last = nullptr;
        for (QObject* child : m_table->children()) {
            if (const auto* card = qobject_cast<CardWidget*>(child)) {
                last = card;
            }
        }
        return last;
    };
    QVERIFY(top->isFlying());
    QVERIFY(highest() == top);
    VERIFY_TABLE(*m_table, *m_controller);
    QVERIFY(highest() != top);
}

void CardTableTest::kittensWaitForTheLanding() {
    begin(articlesDeal());
    m_controller->seek(4);
    m_table->settle();
    const auto* bank = m_table->findChild<PlayerBank*>(QStringLiteral("bankA"));
    const int before = bank->state().cards;
    m_controller->stepForward(); // A captures
    QCOMPARE(bank->state().mood, Mood::Playing);
    QCOMPARE(bank->state().cards, before);
    QTRY_COMPARE(bank->state().mood, Mood::Happy);
    VERIFY_TABLE(*m_table, *m_controller);
    QCOMPARE(bank->state().cards, before + 1);
}

void CardTableTest::theEndIsTold() {
    begin(articlesDeal());
    m_controller->seek(48);
    m_table->settle();
    const QImage before = m_table->grab().toImage();
    m_controller->stepForward();
    VERIFY_TABLE(*m_table, *m_controller);
    // B wins: the plaque lies where A's hand was.
    const QRectF strip = m_table->tableLayout().handArea(Player::A);
    const QRect place(strip.center().toPoint(), QSize(40, 10));
    QVERIFY(m_table->grab().toImage().copy(place) != before.copy(place));
    m_controller->stepBackward();
    VERIFY_TABLE(*m_table, *m_controller);
    QCOMPARE(m_table->grab().toImage().copy(place), before.copy(place));
}

void CardTableTest::aReentrantNewGameLeavesNothingOfTheOld() {
    begin(articlesDeal());
    m_controller->seek(4);
    m_table->settle();
    const auto connection =
        connect(m_controller.get(), &GameController::cardPlayed, m_controller.get(),
                [&] { m_controller->newGame(numberedDeal(42), {}); });
    m_controller->stepForward();
    disconnect(connection);
    VERIFY_TABLE(*m_table, *m_controller);
    QVERIFY(m_controller->position() == startOf(numberedDeal(42)));
    m_controller->newGame(m_controller->deal(), m_controller->rules()); // its own deal
    QVERIFY(m_controller->position() == startOf(numberedDeal(42)));
    VERIFY_TABLE(*m_table, *m_controller);
}

void CardTableTest::theAnchorIsMarked() {
    const auto* overlay = m_table->findChild<GlowOverlay*>();
    begin(numberedDeal(anchoredNumber), textbook());
    QVERIFY(overlay->anchor() == nullptr); // nothing lies on the table
    m_controller->seek(500);
    m_table->settle();
    const CardWidget* anchor = m_table->cardWidget(m_controller->position().pile[0].id);
    QVERIFY(overlay->anchor() == anchor);
    QCOMPARE(anchor->card().rank, *m_controller->verdict()->anchor);
    QCOMPARE(overlay->homing().size(), std::size_t(3));
    for (const CardWidget* card : overlay->homing()) {
        QCOMPARE(card->card().rank, anchor->card().rank);
    }
    begin(articlesDeal());
    QVERIFY(overlay->anchor() == nullptr);
}

void CardTableTest::aScreenReaderFindsEachCardInOrder() {
    begin(articlesDeal());
    m_controller->seek(3);
    m_table->settle();
    auto* table = QAccessible::queryAccessibleInterface(m_table.get());
    QVERIFY(table != nullptr);
    QCOMPARE(table->childCount(), 12 + 2);
    QStringList names;
    for (int i = 0; i < table->childCount(); ++i) {
        QAccessibleInterface* child = table->child(i);
        QCOMPARE(table->indexOfChild(child), i);
        names += child->text(QAccessible::Name);
    }
    QCOMPARE(names[1], QStringLiteral("ace of spades, front of A’s hand"));
    QCOMPARE(names[5], QStringLiteral("two of spades, card 1 of 3 in the pile"));
    QCOMPARE(names[9], QStringLiteral("ace of hearts, front of B’s hand"));
}

QTEST_MAIN(CardTableTest)
#include "card_table_test.moc"
