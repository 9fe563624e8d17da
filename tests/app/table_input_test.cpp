// SPDX-License-Identifier: MIT
#include "tests/app/table_fixture.h"

#include <QAccessible>
#include <QSignalSpy>

using namespace fishing;

class TableInputTest : public QObject, private TableFixture {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void onlyTheMoversFrontCardCanBePlayed();
    void clicksReachCardsUnderTheGlow();
    void aWrongCardIsRefusedGently();
    void hoveringShowsACardWholeAndTellsWhereItIs();
    void cardsDoNotBobUnderAPointerWhileTheGameRuns();
    void aFaceDownCardIsNotGivenAway();
    void aScreenReaderFindsEachCardInOrder();
};

void TableInputTest::onlyTheMoversFrontCardCanBePlayed() {
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

void TableInputTest::clicksReachCardsUnderTheGlow() {
    begin(articlesDeal());
    m_controller->seek(5);
    m_table->showFirstBeat();
    // A's card glows on the pile; B's front card lies under the same overlay.
    click(*frontOf(Player::B));
    QCOMPARE(m_controller->index(), 6);
    VERIFY_AT_REST();
}

void TableInputTest::aWrongCardIsRefusedGently() {
    begin(articlesDeal());
    QSignalSpy refused(m_table.get(), &CardTable::cardRefused);
    CardWidget* wrong = m_table->cardWidget(m_controller->position().handOf(Player::B)[0].id);
    click(*wrong);
    QCOMPARE(refused.size(), 1);
    QVERIFY(wrong->isMoving());
    VERIFY_AT_REST();
    QCOMPARE(m_controller->index(), 0);
}

void TableInputTest::hoveringShowsACardWholeAndTellsWhereItIs() {
    begin(numberedDeal(42));
    const auto& hand = m_controller->position().handOf(Player::A);
    const CardWidget* third = m_table->cardWidget(hand[2].id);
    const QPoint before = third->pos();
    QTest::mouseMove(m_table->windowHandle(), before + QPoint(4, third->height() / 2));
    QCOMPARE(m_table->scene().raised, std::optional(hand[2].id));
    m_clock->passUntilRest();
    QVERIFY(third->y() < before.y());
    const QString words = m_table->describeCard(hand[2].id);
    QVERIFY2(words.endsWith(QStringLiteral(", card 3 of 26 in A’s hand")), qPrintable(words));
    QVERIFY(m_table->describeCard(hand[0].id).endsWith(QStringLiteral(", front of A’s hand")));
    QTest::mouseMove(m_table->windowHandle(), QPoint(2, 2));
    QVERIFY(!m_table->scene().raised);
    VERIFY_AT_REST();
}

void TableInputTest::cardsDoNotBobUnderAPointerWhileTheGameRuns() {
    begin(numberedDeal(42));
    const auto& hand = m_controller->position().handOf(Player::A);
    const CardWidget* third = m_table->cardWidget(hand[2].id);
    const QPoint place = third->pos() + QPoint(4, third->height() / 2);
    QTest::mouseMove(m_table->windowHandle(), place);
    m_clock->passUntilRest();
    QVERIFY(m_table->scene().raised);
    m_controller->start();
    m_controller->stepForward(); // as the running game does
    m_clock->passUntilRest();
    QVERIFY(!m_table->scene().raised);
    // But who moves the pointer wants to see.
    QTest::mouseMove(m_table->windowHandle(), place + QPoint(1, 0));
    QVERIFY(m_table->scene().raised);
    m_controller->pause();
    m_controller->stepForward();
    m_clock->passUntilRest();
    QVERIFY(m_table->scene().raised);
}

void TableInputTest::aFaceDownCardIsNotGivenAway() {
    begin(articlesDeal());
    m_controller->seek(1);
    m_table->setHandsFaceDown(true);
    VERIFY_AT_REST();
    const auto& position = m_controller->position();
    QCOMPARE(m_table->describeCard(position.handOf(Player::B)[0].id),
             QStringLiteral("a card, face down, front of B’s hand"));
    QCOMPARE(m_table->describeCard(position.pile[0].id),
             QStringLiteral("two of spades, card 1 of 1 in the pile"));
}

void TableInputTest::aScreenReaderFindsEachCardInOrder() {
    begin(articlesDeal());
    goTo(3);
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

QTEST_MAIN(TableInputTest)
#include "table_input_test.moc"
