// SPDX-License-Identifier: MIT
// Hands as text and as cards, changed in both ways with real events: they always agree, the text
// cursor stays where it is, and whatever is done can be taken back.
#include "tests/app/deal_dialog.h"
#include "tests/engine/samples.h"

#include <QSignalSpy>
#include <QToolButton>

using namespace fishing;

class HandsEditorTest : public QObject, private DealDialogUser {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { m_dialog.reset(); }

    void typingShowsCards();
    void theTextCursorStays();
    void clicksOnThePaletteAddCards();
    void cardsGoWhereTheCaretIs();
    void thePaletteIsUsedByKeyboard();
    void thePaletteShowsWhatIsUsed();
    void keysMoveCards();
    void keysTakeCardsOut();
    void theCaretFollowsThePickedCard();
    void whatIsHalfTypedStays();
    void shuffleSwapClearAndFill();
    void typingIsTakenBackByWords();
    void everythingIsTakenBack();
    void longHandsStayUsable();
    void cardsAreReadOut();
    void anyOrderOfEventsCanBeTakenBack();
    void isDeletedWithTheFocus();

private:
    void press(const char* button) const { click(find<QToolButton>(button)); }
    using DealDialogUser::press;
};

void HandsEditorTest::typingShowsCards() {
    type(Player::A, "2 q♥ ");
    QCOMPARE(shown(Player::A), QStringLiteral("2♠ Q♥"));
    type("fi");
    QCOMPARE(shown(Player::A), QStringLiteral("2♠ Q♥ ?"));
    type(Player::B, "2");
    QCOMPARE(shown(Player::B), QStringLiteral("2♥")); // the suit that is free
    QVERIFY(agrees());
}

void HandsEditorTest::theTextCursorStays() {
    type(Player::A, "2 4 6 ");
    for (int i = 0; i < 4; ++i) {
        press(Qt::Key_Left);
    }
    QCOMPARE(field(Player::A)->cursorPosition(), 2);
    type("1");
    QCOMPARE(typed(Player::A), QStringLiteral("2 14 6 "));
    QCOMPARE(field(Player::A)->cursorPosition(), 3);
    press(Qt::Key_Delete);
    QCOMPARE(field(Player::A)->cursorPosition(), 3);
    type(" ");
    QCOMPARE(typed(Player::A), QStringLiteral("2 1  6 "));
    QVERIFY(agrees());
    // What happens to the other hand does not move it, nor what is selected here.
    press(Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(field(Player::A)->hasSelectedText());
    type("7");
    QCOMPARE(typed(Player::A), QStringLiteral("2 17 6 "));
    QCOMPARE(field(Player::A)->cursorPosition(), 4);
}

void HandsEditorTest::clicksOnThePaletteAddCards() {
    clickPalette(7, Suit::Spades);
    QCOMPARE(typed(Player::A), QStringLiteral("7♠ "));
    QVERIFY(field(Player::A)->hasFocus());
    type("8"); // goes on as a word of its own
    clickPalette(12, Suit::Hearts);
    QCOMPARE(typed(Player::A), QStringLiteral("7♠ 8 Q♥ "));
    QCOMPARE(shown(Player::A), QStringLiteral("7♠ 8♠ Q♥"));
    click(field(Player::B));
    clickPalette(12, Suit::Hearts); // once more than a deck has it
    QCOMPARE(typed(Player::B), QStringLiteral("Q♥ "));
    QVERIFY(ok()->isEnabled());
    QVERIFY(agrees());
}

void HandsEditorTest::cardsGoWhereTheCaretIs() {
    type(Player::A, "2 10 4");
    press(Qt::Key_Home);
    clickPalette(1, Suit::Clubs);
    QCOMPARE(typed(Player::A), QStringLiteral("A♣ 2 10 4"));
    press(Qt::Key_End);
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    press(Qt::Key_Left); // in the middle of the 10
    clickPalette(9, Suit::Diamonds);
    QCOMPARE(typed(Player::A), QStringLiteral("A♣ 2 10 9♦ 4"));
    clickPalette(8, Suit::Diamonds);
    QCOMPARE(typed(Player::A), QStringLiteral("A♣ 2 10 9♦ 8♦ 4"));
    QVERIFY(agrees());
}

void HandsEditorTest::thePaletteIsUsedByKeyboard() {
    click(field(Player::B));
    for (int i = 0; i < 30 && !qobject_cast<PaletteCard*>(QApplication::focusWidget()); ++i) {
        press(Qt::Key_Tab);
    }
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("palette-A♠"));
    press(Qt::Key_Right);
    press(Qt::Key_Down);
    press(Qt::Key_Space);
    press(Qt::Key_End);
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    press(Qt::Key_Return); // adds the card, and does not close the dialog
    press(Qt::Key_Home);
    press(Qt::Key_Left);
    press(Qt::Key_Space);
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(typed(Player::B), QStringLiteral("2♥ K♠ A♠ "));
    press(Qt::Key_Right);
    press(Qt::Key_Tab);
    press(Qt::Key_Tab, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("palette-2♠"));
    undo(); // from here, too
    QCOMPARE(typed(Player::B), QStringLiteral("2♥ K♠ "));
}

void HandsEditorTest::thePaletteShowsWhatIsUsed() {
    auto* palette = find<CardPalette>("cardPalette");
    const auto picture = [&](Rank rank, Suit suit) {
        const PaletteCard& card = palette->button(rank, suit);
        return palette->grab(QRect(card.pos(), QSize(card.width(), 10))).toImage();
    };
    const QImage unused = picture(7, Suit::Spades);
    const QImage other = picture(8, Suit::Spades);
    type(Player::A, "7");
    QVERIFY(picture(7, Suit::Spades) != unused);
    QVERIFY(picture(8, Suit::Spades) == other);
    const PaletteCard& card = palette->button(7, Suit::Clubs);
    QVERIFY(card.accessibleDescription().endsWith(QStringLiteral("rank 7 that are used: 1.")));
    QVERIFY(card.toolTip().startsWith(QStringLiteral("seven of clubs")));
    press(Qt::Key_Backspace);
    QVERIFY(picture(7, Suit::Spades) == unused);
}

void HandsEditorTest::keysMoveCards() {
    type(Player::A, "2 4 1 7");
    type(Player::B, "K");
    clickCard(Player::A, 0);
    press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(typed(Player::A), QStringLiteral("4 2 1 7"));
    press(Qt::Key_Right, Qt::ControlModifier);
    press(Qt::Key_Right, Qt::ControlModifier);
    press(Qt::Key_Right, Qt::ControlModifier); // no further
    QCOMPARE(shown(Player::A), QStringLiteral("4♠ A♠ 7♠ 2♠"));
    press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(shown(Player::A), QStringLiteral("4♠ A♠ 2♠ 7♠"));
    press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(shown(Player::A), QStringLiteral("2♠ 4♠ A♠ 7♠"));
    press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(shown(Player::A), QStringLiteral("4♠ A♠ 7♠ 2♠"));
    press(Qt::Key_Home);
    press(Qt::Key_Right);
    press(Qt::Key_Down, Qt::ControlModifier); // the Ace, to B
    QCOMPARE(shown(Player::A), QStringLiteral("4♠ 7♠ 2♠"));
    QCOMPARE(shown(Player::B), QStringLiteral("K♠ A♠"));
    QVERIFY(strip(Player::B)->hasFocus());
    press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(shown(Player::B), QStringLiteral("A♠ K♠"));
    press(Qt::Key_Up, Qt::ControlModifier); // and back
    QCOMPARE(shown(Player::A), QStringLiteral("A♠ 4♠ 7♠ 2♠"));
    QVERIFY(agrees());
}

void HandsEditorTest::keysTakeCardsOut() {
    type(Player::A, "2 4 1");
    clickCard(Player::A, 1);
    press(Qt::Key_Delete);
    QCOMPARE(typed(Player::A), QStringLiteral("2 1"));
    QCOMPARE(strip(Player::A)->current(), std::optional(1));
    press(Qt::Key_Backspace);
    press(Qt::Key_Delete);
    QCOMPARE(typed(Player::A).trimmed(), QString());
    press(Qt::Key_Delete); // nothing left
    press(Qt::Key_Left);
    QVERIFY(agrees());
    undo();
    undo();
    undo();
    QCOMPARE(typed(Player::A), QStringLiteral("2 4 1"));
}

void HandsEditorTest::theCaretFollowsThePickedCard() {
    type(Player::A, "2 4 1");
    clickCard(Player::A, 1);
    clickPalette(13, Suit::Hearts); // behind the card that was picked
    QCOMPARE(typed(Player::A), QStringLiteral("2 4 K♥ 1"));
    QCOMPARE(strip(Player::A)->current(), std::optional(2));
    clickPalette(12, Suit::Hearts);
    QCOMPARE(typed(Player::A), QStringLiteral("2 4 K♥ Q♥ 1"));
    click(field(Player::A));
    press(Qt::Key_End);
    QVERIFY(agrees());
}

void HandsEditorTest::whatIsHalfTypedStays() {
    type(Player::A, "2 fi 4 ♠");
    type(Player::B, "/ 14");
    clickPalette(7, Suit::Spades);
    dragTo(cardPlace(Player::A, 0), cardPlace(Player::B, 1));
    press("shuffleA");
    press("shuffleB");
    press("swapHandsButton");
    press("fillUpButton");
    const QString both = typed(Player::A) + QLatin1Char(' ') + typed(Player::B);
    const QStringList words = both.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const char* word : {"2", "fi", "4", "♠", "/", "14", "7♠"}) {
        QCOMPARE(words.count(QString::fromUtf8(word)), 1);
    }
    QVERIFY(agrees());
}

void HandsEditorTest::shuffleSwapClearAndFill() {
    QVERIFY(!find<QToolButton>("shuffleA")->isEnabled());
    QVERIFY(!find<QToolButton>("clearA")->isEnabled());
    QVERIFY(!find<QToolButton>("swapHandsButton")->isEnabled());
    type(Player::A, "1 2 3 4 5 6 7 8 9 10 11 12 13");
    press("shuffleA");
    QVERIFY(typed(Player::A) != QStringLiteral("1 2 3 4 5 6 7 8 9 10 11 12 13"));
    QCOMPARE(strip(Player::A)->cards().size(), 13);
    const QString shuffled = typed(Player::A);
    press("swapHandsButton");
    QCOMPARE(typed(Player::A), QString());
    QCOMPARE(typed(Player::B), shuffled);
    press("fillUpButton");
    QCOMPARE(strip(Player::A)->cards().size(), 26);
    QCOMPARE(strip(Player::B)->cards().size(), 26);
    QVERIFY(typed(Player::B).startsWith(shuffled + QLatin1Char(' ')));
    QVERIFY(!find<QToolButton>("fillUpButton")->isEnabled());
    QVERIFY(ok()->isEnabled());
    press(Qt::Key_S, Qt::AltModifier); // swaps, too
    QVERIFY(typed(Player::A).startsWith(shuffled));
    press("clearA");
    QCOMPARE(typed(Player::A), QString());
    press(Qt::Key_F, Qt::AltModifier);
    QCOMPARE(strip(Player::A)->cards().size(), 26);
    QVERIFY(agrees());
}

void HandsEditorTest::typingIsTakenBackByWords() {
    type(Player::A, "10 12 ");
    type("x");
    press(Qt::Key_Backspace);
    type("13");
    undo();
    QCOMPARE(typed(Player::A), QStringLiteral("10 12 "));
    undo();
    QCOMPARE(typed(Player::A), QStringLiteral("10 12 x"));
    undo();
    QCOMPARE(typed(Player::A), QStringLiteral("10 12 "));
    undo();
    QCOMPARE(typed(Player::A), QStringLiteral("10 "));
    redo();
    QCOMPARE(typed(Player::A), QStringLiteral("10 12 "));
    QCOMPARE(field(Player::A)->cursorPosition(), 6);
    undo();
    undo();
    QCOMPARE(typed(Player::A), QString());
    QVERIFY(!find<QToolButton>("undoButton")->isEnabled());
    type("7");
    QVERIFY(!find<QToolButton>("redoButton")->isEnabled());
    QVERIFY(agrees());
}

void HandsEditorTest::everythingIsTakenBack() {
    QStringList states;
    const auto state = [this] { return typed(Player::A) + QLatin1Char('|') + typed(Player::B); };
    const auto then = [&](auto act) {
        states += state();
        act();
        QVERIFY2(state() != states.last(), qPrintable(state()));
    };
    then([&] { type(Player::A, "7"); });
    then([&] { clickPalette(1, Suit::Clubs); });
    then([&] { press("fillUpButton"); });
    then([&] { press("shuffleA"); });
    then([&] { dragTo(cardPlace(Player::A, 0), cardPlace(Player::B, 3)); });
    then([&] { press(Qt::Key_Delete); });
    then([&] { press("swapHandsButton"); });
    then([&] { press("clearA"); });
    then([&] { press("clearB"); });
    then([&] {
        click(field(Player::A));
        paste("A: 2 4\nB: 3 1");
    });
    const QString last = state();
    for (int i = static_cast<int>(states.size()) - 1; i >= 0; --i) {
        i % 2 == 0 ? undo() : press("undoButton");
        QCOMPARE(state(), states[i]);
        QVERIFY(agrees());
    }
    for (int i = 1; i < states.size(); ++i) {
        i % 2 == 0 ? redo() : press("redoButton");
        QCOMPARE(state(), states[i]);
    }
    redo();
    QCOMPARE(state(), last);
    QVERIFY(agrees());
}

void HandsEditorTest::longHandsStayUsable() {
    m_dialog->resize(900, 560);
    const Deal deal = numberedDeal(5, {13, 16});
    HandsDraft draft;
    HandsDraft::Written written;
    for (std::size_t hand = 0; hand < 2; ++hand) {
        for (const Card& card : deal.hands[hand]) {
            written[hand].push_back({card.rank, card.suit});
        }
    }
    draft.write(written);
    m_dialog->setDraft(draft);
    QVERIFY(ok()->isEnabled());
    for (const int index : {0, 1, 51, 52, 53, 102, 103}) {
        clickCard(Player::A, index);
        QCOMPARE(strip(Player::A)->current(), std::optional(index));
        clickCard(Player::B, index);
        QCOMPARE(strip(Player::B)->current(), std::optional(index));
    }
    const QString moved = m_dialog->draft().hand(Player::A).wordText(103);
    dragTo(cardPlace(Player::A, 103), cardPlace(Player::A, 17));
    QCOMPARE(m_dialog->draft().hand(Player::A).wordText(17), moved);
    clickPalette(1, Suit::Spades); // the 105th
    QVERIFY(!ok()->isEnabled());
    QVERIFY(said("remarkA").contains(QStringLiteral("105th")));
    undo();
    QVERIFY(ok()->isEnabled());
    QVERIFY(agrees());
}

void HandsEditorTest::cardsAreReadOut() {
    const auto name = [this] { return strip(Player::A)->accessibleName(); };
    QCOMPARE(name(), QStringLiteral("A’s hand, 0 cards"));
    type(Player::A, "7 fi");
    QCOMPARE(name(), QStringLiteral("A’s hand, 2 cards"));
    clickCard(Player::A, 0);
    QCOMPARE(name(), QStringLiteral("A’s hand, 2 cards. seven of spades, card 1 of 2"));
    press(Qt::Key_Right);
    QCOMPARE(name(), QStringLiteral("A’s hand, 2 cards. “fi”, no card, card 2 of 2"));
}

void HandsEditorTest::anyOrderOfEventsCanBeTakenBack() {
    samples::Random random(9);
    const auto any = [&random](int count) { return random.between(0, count - 1); };
    const auto player = [&] { return any(2) == 0 ? Player::A : Player::B; };
    const auto anyCard = [&](Player hand) {
        return cardPlace(hand, any(static_cast<int>(strip(hand)->cards().size())));
    };
    for (int round = 0; round < 6; ++round) {
        open();
        for (int step = 0; step < 40; ++step) {
            const Player from = player();
            const Player to = player();
            const bool hasCards = !strip(from)->cards().isEmpty();
            switch (any(10)) {
            case 0:
            case 1: {
                static const std::array typing = {"7 ", "1", "0 ", "k♥ ", "fi", " ", "/", "12 3"};
                click(field(from));
                type(typing[static_cast<std::size_t>(any(typing.size()))]);
                break;
            }
            case 2:
                click(field(from));
                press(any(2) == 0 ? Qt::Key_Backspace : Qt::Key_Home);
                break;
            case 3:
            case 4:
                clickPalette(static_cast<Rank>(1 + any(13)), static_cast<Suit>(any(4)));
                break;
            case 5:
                if (hasCards) {
                    dragTo(anyCard(from),
                           strip(to)->cards().isEmpty() ? middleOf(strip(to)) : anyCard(to));
                }
                break;
            case 6:
                if (hasCards) {
                    clickAt(anyCard(from));
                    static constexpr std::array keys = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,
                                                        Qt::Key_End};
                    press(keys[static_cast<std::size_t>(any(keys.size()))], Qt::ControlModifier);
                }
                break;
            case 7:
                press(from == Player::A ? "shuffleA" : "shuffleB");
                break;
            case 8:
                press(any(3) == 0 ? "clearB" : "swapHandsButton");
                break;
            default:
                any(2) == 0 ? undo() : redo();
                break;
            }
            QVERIFY(agrees());
        }
        const HandsDraft last = m_dialog->draft();
        int steps = 0;
        for (; find<QToolButton>("undoButton")->isEnabled(); ++steps) {
            undo();
            QVERIFY(agrees());
        }
        QCOMPARE(typed(Player::A), QString());
        QCOMPARE(typed(Player::B), QString());
        for (int i = 0; i < steps; ++i) {
            redo();
        }
        QCOMPARE(typed(Player::A), last.hand(Player::A).text());
        QCOMPARE(typed(Player::B), last.hand(Player::B).text());
        QVERIFY(steps > 10);
    }
}

void HandsEditorTest::isDeletedWithTheFocus() {
    type(Player::B, "2");
    QVERIFY(field(Player::B)->hasFocus());
    QSignalSpy focus(qApp, &QApplication::focusChanged);
    m_dialog.reset();
    QVERIFY(!focus.isEmpty());
}

QTEST_MAIN(HandsEditorTest)
#include "hands_editor_test.moc"
