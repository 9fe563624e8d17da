// SPDX-License-Identifier: MIT
// Cards that are dragged along their hand, to the other one, and from and to the deck.
#include "tests/app/deal_dialog.h"

#include <QToolButton>

using namespace fishing;

class HandsDragTest : public QObject, private DealDialogUser {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { m_dialog.reset(); }

    void cardsAreDraggedAlong();
    void cardsAreDraggedToTheOtherHand();
    void cardsAreDraggedFromAndToTheDeck();
    void aDragCanBeGivenUp();
};

void HandsDragTest::cardsAreDraggedAlong() {
    type(Player::A, "2 4 1 7♥ fi");
    dragTo(cardPlace(Player::A, 0), cardPlace(Player::A, 3)); // in front of the 7
    QCOMPARE(typed(Player::A), QStringLiteral("4 1 2 7♥ fi"));
    QCOMPARE(strip(Player::A)->current(), std::optional(2));
    dragTo(cardPlace(Player::A, 4), cardPlace(Player::A, 0)); // what is no card moves, too
    QCOMPARE(typed(Player::A), QStringLiteral("fi 4 1 2 7♥"));
    const QPoint end =
        strip(Player::A)->mapTo(m_dialog.get(), QPoint(strip(Player::A)->width() - 5, 20));
    dragTo(cardPlace(Player::A, 1), end);
    QCOMPARE(typed(Player::A), QStringLiteral("fi 1 2 7♥ 4 "));
    QVERIFY(agrees());
    undo();
    undo();
    undo();
    QCOMPARE(typed(Player::A), QStringLiteral("2 4 1 7♥ fi"));
}

void HandsDragTest::cardsAreDraggedToTheOtherHand() {
    type(Player::A, "2 4 1");
    type(Player::B, "K");
    dragTo(cardPlace(Player::A, 1), cardPlace(Player::B, 0));
    QCOMPARE(typed(Player::A), QStringLiteral("2 1"));
    QCOMPARE(typed(Player::B), QStringLiteral("4 K"));
    QVERIFY(strip(Player::B)->hasFocus());
    QCOMPARE(strip(Player::B)->current(), std::optional(0));
    dragTo(cardPlace(Player::A, 0), middleOf(strip(Player::B)));
    dragTo(cardPlace(Player::A, 0), middleOf(strip(Player::B)));
    QCOMPARE(shown(Player::A), QString());
    QCOMPARE(shown(Player::B), QStringLiteral("4♠ K♠ 2♠ A♠"));
    dragTo(cardPlace(Player::B, 1), middleOf(strip(Player::A))); // into an empty hand
    QCOMPARE(shown(Player::A), QStringLiteral("K♠"));
    QVERIFY(agrees());
}

void HandsDragTest::cardsAreDraggedFromAndToTheDeck() {
    type(Player::A, "2 4");
    dragTo(palettePlace(13, Suit::Clubs), cardPlace(Player::A, 1));
    QCOMPARE(typed(Player::A), QStringLiteral("2 K♣ 4"));
    dragTo(palettePlace(5, Suit::Hearts), middleOf(strip(Player::B)));
    QCOMPARE(typed(Player::B), QStringLiteral("5♥ "));
    dragTo(cardPlace(Player::A, 1), middleOf(find("cardPalette")));
    QCOMPARE(typed(Player::A), QStringLiteral("2 4"));
    QVERIFY(agrees());
}

void HandsDragTest::aDragCanBeGivenUp() {
    type(Player::A, "2 4 1");
    const QPoint nowhere = middleOf(find("rules"));
    dragTo(cardPlace(Player::A, 0), nowhere);
    dragTo(palettePlace(3, Suit::Clubs), nowhere);
    press(cardPlace(Player::A, 0));
    moveTo(cardPlace(Player::A, 1) + QPoint(20, 0));
    QVERIFY(find("draggedCard") != nullptr);
    press(Qt::Key_Escape);
    QVERIFY(find("draggedCard") == nullptr);
    QVERIFY(m_dialog->isVisible());
    release(cardPlace(Player::A, 2));
    QCOMPARE(typed(Player::A), QStringLiteral("2 4 1"));
    QVERIFY(find("draggedCard") == nullptr);
    QVERIFY(!find<QToolButton>("redoButton")->isEnabled());
    QVERIFY(agrees());
}

QTEST_MAIN(HandsDragTest)
#include "hands_drag_test.moc"
