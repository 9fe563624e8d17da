// SPDX-License-Identifier: MIT
#include "tests/app/table_fixture.h"

#include <QSignalSpy>

#include <algorithm>

using namespace fishing;

class CardTableTest : public QObject, private TableFixture {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void cardsGlideAndArrive();
    void aCaptureIsShownInTwoBeats();
    void rewindingShowsTheSameBeatsBackward();
    void theFirstBeatOfAPlayCanBeHeld();
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
    void turningHandsOverInMidAnimation();
    void aNewDealTurnsUpCardByCard();
    void theOldDealIsSeenUntilItTurnsOver();
    void aCaptureThatIsJumpedToIsShown();
    void aDragIsFollowedAtOnce();
    void fastPlayKeepsUp_data();
    void fastPlayKeepsUp();
    void aHiddenTableIsAtRest();
    void aReentrantNewGameLeavesNothingOfTheOld();
};

void CardTableTest::cardsGlideAndArrive() {
    begin(articlesDeal());
    const CardWidget* front = m_table->cardWidget(m_controller->position().handOf(Player::A)[0].id);
    const QPoint before = front->pos();
    QSignalSpy settled(m_table.get(), &CardTable::settled);
    m_controller->stepForward();
    QVERIFY(!m_table->isSettled());
    QCOMPARE(front->pos(), before);
    m_clock->passUntilRest();
    QCOMPARE(settled.size(), 1);
    QVERIFY(front->pos() != before);
    VERIFY_AT_REST();
}

void CardTableTest::aCaptureIsShownInTwoBeats() {
    begin(articlesDeal());
    goTo(4);
    m_controller->stepForward();
    QCOMPARE(m_table->scene().beat, Beat::Landed);
    QVERIFY(!m_table->scene().backward);
    while (m_table->scene().beat == Beat::Landed) {
        m_clock->pass();
    }
    QCOMPARE(m_table->scene().beat, Beat::Taken);
    VERIFY_AT_REST();
}

void CardTableTest::rewindingShowsTheSameBeatsBackward() {
    begin(articlesDeal());
    goTo(5);
    m_controller->stepBackward();
    QCOMPARE(m_table->scene().beat, Beat::Landed);
    QVERIFY(m_table->scene().backward);
    m_clock->passUntilRest();
    QCOMPARE(m_table->scene().beat, Beat::None);
    VERIFY_AT_REST();
}

void CardTableTest::theFirstBeatOfAPlayCanBeHeld() {
    begin(articlesDeal());
    m_table->showFirstBeat(); // there is no play yet
    QCOMPARE(m_table->scene().beat, Beat::None);
    m_controller->seek(5);
    m_table->showFirstBeat();
    m_table->resize(900, 500);
    QVERIFY(m_table->isSettled());
    QCOMPARE(m_table->scene().beat, Beat::Landed);
    QCOMPARE(m_table->scene().play->card, m_controller->lastPlay()->card);
    m_controller->stepBackward();
    VERIFY_AT_REST();
    m_controller->seek(5);
    m_table->showFirstBeat();
    m_controller->stepForward();
    VERIFY_AT_REST();
}

void CardTableTest::tenStepsAtOnceAreTenPlays() {
    begin(numberedDeal(42));
    m_controller->seek(25);
    for (int i = 0; i < 10; ++i) {
        m_controller->stepForward();
    }
    QCOMPARE(m_controller->index(), 35);
    VERIFY_AT_REST();
    for (int i = 0; i < 10; ++i) {
        m_controller->stepBackward();
    }
    VERIFY_AT_REST();
}

void CardTableTest::seekInMidAnimation() {
    begin(numberedDeal(42));
    goTo(29);
    m_controller->stepForward(); // a capture
    QCOMPARE(m_table->scene().beat, Beat::Landed);
    m_controller->seek(200);
    QCOMPARE(m_table->scene().beat, Beat::None);
    QVERIFY(!m_table->isSettled());
    m_controller->seek(3);
    VERIFY_AT_REST();
}

void CardTableTest::resizeInMidAnimation() {
    begin(numberedDeal(42));
    goTo(29);
    m_controller->stepForward();
    m_table->resize(700, 420);
    QVERIFY(QTest::qWaitFor([this] { return m_table->size() == QSize(700, 420); }));
    VERIFY_AT_REST();
    m_controller->newGame(numberedDeal(43), {});
    m_table->resize(1400, 900); // while it is dealt
    VERIFY_AT_REST();
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
    VERIFY_AT_REST();
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
    VERIFY_AT_REST();
    m_table->resize(m_table->minimumSizeHint());
    VERIFY_AT_REST();
}

void CardTableTest::topSpeedEndsWhereTheGameEnds() {
    begin(numberedDeal(42));
    m_controller->setSpeed(GameController::speeds().back());
    QSignalSpy finished(m_controller.get(), &GameController::gameFinished);
    m_controller->start();
    QVERIFY(finished.wait(60'000));
    VERIFY_AT_REST();
}

void CardTableTest::pausingInMidAnimationLetsTheCardsArrive() {
    begin(numberedDeal(42));
    m_controller->seek(29);
    m_controller->start(); // the first play is made at once, and captures
    m_controller->pause();
    VERIFY_AT_REST();
}

void CardTableTest::turningHandsOverInMidAnimation() {
    begin(numberedDeal(42));
    goTo(29);
    m_controller->stepForward();
    m_table->setHandsFaceDown(true);
    m_table->setHandsFaceDown(false);
    m_controller->stepForward();
    m_table->setHandsFaceDown(true);
    VERIFY_AT_REST();
}

void CardTableTest::aNewDealTurnsUpCardByCard() {
    m_controller->newGame(numberedDeal(42), {});
    QCOMPARE(m_table->scene().beat, Beat::Dealt);
    const auto& hand = m_controller->position().handOf(Player::A);
    const CardWidget* first = m_table->cardWidget(hand[0].id);
    const CardWidget* last = m_table->cardWidget(hand[25].id);
    QVERIFY(!first->isFaceUp());
    while (!first->isFaceUp()) {
        m_clock->pass();
        QVERIFY(m_clock->isRunning());
    }
    QVERIFY(!last->isFaceUp());
    VERIFY_AT_REST();
    QCOMPARE(m_table->scene().beat, Beat::None);
}

void CardTableTest::theOldDealIsSeenUntilItTurnsOver() {
    begin(numberedDeal(42));
    const QImage before = m_table->grab().toImage();
    m_controller->newGame(numberedDeal(43), {});
    const CardWidget* card = m_table->cardWidget(0);
    QVERIFY(card->isFaceUp());
    // Nothing has moved yet, and the kittens have as many cards as before.
    QCOMPARE(m_table->grab().toImage(), before);
    while (card->isFaceUp()) {
        m_clock->pass();
        QCOMPARE(m_table->scene().beat, Beat::Gathered);
    }
    VERIFY_AT_REST();
    const QImage dealt = m_table->grab().toImage();
    begin(numberedDeal(42));
    begin(numberedDeal(43));
    QCOMPARE(m_table->grab().toImage(), dealt);
    // Nor is an old face left where the gathering is interrupted.
    m_controller->newGame(numberedDeal(44), {});
    m_clock->pass();
    m_table->settle();
    const QImage atOnce = m_table->grab().toImage();
    m_table->setAnimated(false);
    begin(numberedDeal(42));
    begin(numberedDeal(44));
    QCOMPARE(m_table->grab().toImage(), atOnce);
}

void CardTableTest::aCaptureThatIsJumpedToIsShown() {
    begin(articlesDeal());
    const auto capture = m_controller->nextCapture();
    QVERIFY(capture);
    m_controller->seekPlay(*capture);
    QCOMPARE(m_controller->index(), *capture);
    QCOMPARE(m_table->scene().beat, Beat::Landed);
    QCOMPARE(m_table->scene().play, m_controller->lastPlay());
    VERIFY_AT_REST();
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
    m_controller->setHeld(true); // its own clock stands still
    m_controller->start();
    for (int i = 0; i < plays; ++i) {
        m_controller->stepForward();
        m_clock->passFor(qRound(1000 / speed));
    }
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
    VERIFY_AT_REST();
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
    goTo(4);
    m_controller->stepForward();
    m_table->hide(); // in the middle of one that was seen
    QVERIFY(m_table->isSettled());
    m_table->show();
    QCOMPARE(faultOf(*m_table, *m_controller), QString());
}

void CardTableTest::aReentrantNewGameLeavesNothingOfTheOld() {
    begin(articlesDeal());
    goTo(4);
    const auto connection =
        connect(m_controller.get(), &GameController::cardPlayed, m_controller.get(),
                [&] { m_controller->newGame(numberedDeal(42), {}); });
    m_controller->stepForward();
    disconnect(connection);
    VERIFY_AT_REST();
    QVERIFY(m_controller->position() == startOf(numberedDeal(42)));
    m_controller->newGame(m_controller->deal(), m_controller->rules()); // its own deal
    QVERIFY(m_controller->position() == startOf(numberedDeal(42)));
    VERIFY_AT_REST();
}

QTEST_MAIN(CardTableTest)
#include "card_table_test.moc"
