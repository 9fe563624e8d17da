// SPDX-License-Identifier: MIT
#include "tests/app/deals.h"
#include "tests/app/table_check.h"

#include <QSignalSpy>
#include <QWindow>

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
    QVERIFY(finished.wait());
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

QTEST_MAIN(CardTableTest)
#include "card_table_test.moc"
