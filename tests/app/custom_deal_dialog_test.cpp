// SPDX-License-Identifier: MIT
// The dialog as a whole: when there is a deal, what is said, what is pasted, names, rules and keys.
#include "tests/app/deal_dialog.h"
#include "tests/app/deals.h"

#include <QComboBox>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>

using namespace fishing;

class CustomDealDialogTest : public QObject, private DealDialogUser {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { m_dialog.reset(); }

    void typingReplacesWhatWasThere();
    void okNeedsTwoGoodHands();
    void errorsNameTheirPlace_data();
    void errorsNameTheirPlace();
    void examplesFillTheFields();
    void aWholeDealIsPartedBetweenTheFields();
    void typingInOneFieldKeepsTheOther();
    void pastingAWholeDealReplacesBoth_data();
    void pastingAWholeDealReplacesBoth();
    void pastingDoubtfulHandsShowsThem();
    void pastingOneHandInserts();
    void pastingBeneathTheDialogsHands();
    void droppingTextIsPasting();
    void surplusIsSaidGently();
    void namesAreTyped();
    void rulesAreChosen();
    void rulesThatAreNoPresetStay();
    void nothingJumpsWhenAnErrorComes();
    void fitsTheSmallestWindow();
    void everyControlIsNamedAndExplained();
    void tabGoesRound();
    void enterAcceptsAndEscapeRejects();

private:
    bool holds(const char* deal) const {
        const auto hands = m_dialog->hands();
        return hands && makeDeal((*hands)[0], (*hands)[1]) == *parseDeal(deal);
    }
};

void CustomDealDialogTest::typingReplacesWhatWasThere() {
    HandsDraft draft;
    draft.write(*parseHands("2 4 1 / 3 1 3"));
    m_dialog->setDraft(draft);
    m_dialog->setNames({{QStringLiteral("Ann"), QString()}});
    QCOMPARE(field(Player::A)->selectedText(), QStringLiteral("2 4 1"));
    type("7");
    QCOMPARE(typed(Player::A), QStringLiteral("7"));
    QCOMPARE(typed(Player::B), QStringLiteral("3 1 3"));
    undo();
    QCOMPARE(typed(Player::A), QStringLiteral("2 4 1"));
}

void CustomDealDialogTest::okNeedsTwoGoodHands() {
    QVERIFY(!ok()->isEnabled());
    type("2 4 1 2 5 6"); // what is typed first goes to A
    QVERIFY(!ok()->isEnabled());
    type(Player::B, "3 1 3 5 6 4");
    QVERIFY(ok()->isEnabled());
    QVERIFY(holds("2 4 1 2 5 6 / 3 1 3 5 6 4"));
    type(" 14");
    QVERIFY(!ok()->isEnabled());
    QVERIFY(!m_dialog->hands());
    press(Qt::Key_Backspace);
    QVERIFY(ok()->isEnabled()); // "1" is an Ace
    QVERIFY(holds("2 4 1 2 5 6 / 3 1 3 5 6 4 1"));
}

void CustomDealDialogTest::errorsNameTheirPlace_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("remark");
    QTest::newRow("rank") << QStringLiteral("2 4 14")
                          << QStringLiteral("Character 5: There is no "
                                            "rank in “14”");
    QTest::newRow("word") << QStringLiteral("2 fish")
                          << QStringLiteral("Character 3: “fish” is "
                                            "not a card");
    QTest::newRow("suit") << QStringLiteral("♠") << QStringLiteral("Character 1: “♠” is a suit");
    QTest::newRow("half a deal") << QStringLiteral("2 4 /")
                                 << QStringLiteral("Character 5: Another hand begins here");
}

void CustomDealDialogTest::errorsNameTheirPlace() {
    QFETCH(const QString, typed);
    QFETCH(const QString, remark);
    type(Player::A, typed.toUtf8().constData());
    QVERIFY2(said("remarkA").contains(remark), qPrintable(said("remarkA")));
    QVERIFY(!ok()->isEnabled());
}

void CustomDealDialogTest::examplesFillTheFields() {
    const auto choose = [this](const char* name) {
        auto* menu = find<QToolButton>("examples")->menu();
        menu->popup(m_dialog->mapToGlobal(QPoint()));
        QTest::mouseClick(menu, Qt::LeftButton, {},
                          menu->actionGeometry(find<QAction>(name)).center());
    };
    choose("exampleArticles");
    QVERIFY(holds("2 4 1 2 5 6 / 3 1 3 5 6 4"));
    choose("exampleCoursework");
    QVERIFY(holds("2 3 5 6 / 1 5 4 2"));
    choose("exampleShortest");
    QVERIFY(holds("7 / 7"));
    QVERIFY(ok()->isEnabled());
    undo();
    QVERIFY(holds("2 3 5 6 / 1 5 4 2"));
}

void CustomDealDialogTest::aWholeDealIsPartedBetweenTheFields() {
    type(Player::A, "2 4 / 3");
    QCOMPARE(typed(Player::A), QStringLiteral("2 4"));
    QCOMPARE(typed(Player::B), QStringLiteral("3"));
    // Typing simply goes on in the other field.
    type(" 1 3");
    QCOMPARE(typed(Player::B), QStringLiteral("3 1 3"));
    for (int i = 0; i < 4; ++i) { // a blank and two words, and the parting
        undo();
    }
    QCOMPARE(typed(Player::A), QStringLiteral("2 4 / 3"));
    QCOMPARE(typed(Player::B), QString());
}

void CustomDealDialogTest::typingInOneFieldKeepsTheOther() {
    type(Player::B, "9 8 7");
    type(Player::A, "2 / 3");
    QCOMPARE(typed(Player::B), QStringLiteral("9 8 7"));
    QCOMPARE(typed(Player::A), QStringLiteral("2 / 3"));
    QVERIFY(!ok()->isEnabled());
}

void CustomDealDialogTest::pastingAWholeDealReplacesBoth_data() {
    QTest::addColumn<QString>("pasted");
    QTest::newRow("labels") << QStringLiteral("甲：2 ♠4 1\n乙：3 1 K♥");
    QTest::newRow("slash") << QStringLiteral("2 4♠ 1 / 3 1 K♥");
    QTest::newRow("lines") << QStringLiteral("2 4♠ 1\r\n3 1 K♥\r\n");
    QTest::newRow("prompts") << QStringLiteral("请输入小哼的牌：2 4♠ 1\n请输入小哈的牌：3 1 K♥");
    QTest::newRow("counts") << QStringLiteral("3\n2 4♠ 1\n3 1 K♥");
    QTest::newRow("a page") << QStringLiteral("One day\n\nthey had these:\n2 4♠ 1\n3 1 K♥\n\nand "
                                              "so on for 20 pages.");
}

void CustomDealDialogTest::pastingAWholeDealReplacesBoth() {
    QFETCH(const QString, pasted);
    type(Player::A, "7 half typ");
    type(Player::B, "8");
    click(field(Player::A));
    paste(pasted.toUtf8().constData());
    QCOMPARE(typed(Player::A), QStringLiteral("2 4♠ 1"));
    QCOMPARE(typed(Player::B), QStringLiteral("3 1 K♥"));
    QVERIFY(ok()->isEnabled());
    undo(); // nothing is lost
    QCOMPARE(typed(Player::A), QStringLiteral("7 half typ"));
    QCOMPARE(typed(Player::B), QStringLiteral("8"));
}

void CustomDealDialogTest::pastingDoubtfulHandsShowsThem() {
    paste("2 4 14 / 3 1 3");
    QCOMPARE(typed(Player::A), QStringLiteral("2 4 14"));
    QCOMPARE(typed(Player::B), QStringLiteral("3 1 3"));
    QVERIFY(said("remarkA").contains(QStringLiteral("Character 5")));
    QVERIFY(!ok()->isEnabled());
}

void CustomDealDialogTest::pastingOneHandInserts() {
    type(Player::A, "2 7");
    press(Qt::Key_Left);
    paste("4, 5\t6 ");
    QCOMPARE(typed(Player::A), QStringLiteral("2 4, 5\t6 7"));
    QCOMPARE(field(Player::A)->cursorPosition(), 9);
    QCOMPARE(typed(Player::B), QString());
    press(Qt::Key_A, Qt::ControlModifier);
    paste("请输入小哼的牌：2 4 1");
    QCOMPARE(typed(Player::A), QStringLiteral("2 4 1"));
    press(Qt::Key_A, Qt::ControlModifier);
    paste("no cards at all"); // is shown with what is wrong, and comes off again
    QCOMPARE(typed(Player::A), QStringLiteral("no cards at all"));
    undo();
    QCOMPARE(typed(Player::A), QStringLiteral("2 4 1"));
    undo();
    undo();
    QCOMPARE(typed(Player::A), QStringLiteral("2 7"));
}

void CustomDealDialogTest::pastingBeneathTheDialogsHands() {
    type(Player::B, "9");
    click(field(Player::B));
    paste("A: 2 4\nB: 3 1");
    QVERIFY(holds("2 4 / 3 1"));
    QVERIFY(field(Player::B)->hasFocus()); // where one was
}

void CustomDealDialogTest::droppingTextIsPasting() {
    QMimeData text;
    text.setText(QStringLiteral("小哼：2 4 1\n小哈：3 1 3"));
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &text, Qt::LeftButton, {});
    QApplication::sendEvent(field(Player::B), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &text, Qt::LeftButton, {});
    QApplication::sendEvent(field(Player::B), &drop);
    QVERIFY(drop.isAccepted());
    QVERIFY(holds("2 4 1 / 3 1 3"));
}

void CustomDealDialogTest::surplusIsSaidGently() {
    type(Player::A, "7 7 7");
    QCOMPARE(said("hint"), QStringLiteral("Click cards in the deck to add them to the hand of A."));
    type(Player::B, "7 7");
    QCOMPARE(said("hint"), QStringLiteral("A has one card more, which is fine. More than a deck "
                                          "has, which is fine: 7."));
    QVERIFY(ok()->isEnabled()); // never a refusal
}

void CustomDealDialogTest::namesAreTyped() {
    type(Player::A, "7");
    type(Player::B, "7 8");
    click(find("nameB"));
    type(" 小哈 ");
    QVERIFY((m_dialog->names() == PlayerNames{{QString(), QStringLiteral("小哈")}}));
    QVERIFY(said("hint").startsWith(QStringLiteral("小哈 has one card more")));
    QVERIFY(strip(Player::B)->accessibleName().startsWith(QStringLiteral("小哈’s hand")));
    undo(); // the field's own
    QVERIFY(m_dialog->names() == PlayerNames());
    QVERIFY(holds("7 / 7 8"));
}

void CustomDealDialogTest::rulesAreChosen() {
    QVERIFY(m_dialog->rules() == Rules());
    auto* rules = find<QComboBox>("rules");
    rules->setFocus();
    QTest::keyClick(rules, Qt::Key_Down);
    QVERIFY(m_dialog->rules() == textbook());
}

void CustomDealDialogTest::rulesThatAreNoPresetStay() {
    const Rules own = *parseRules("jack=hook,after=again");
    open(own);
    QVERIFY(m_dialog->rules() == own);
}

void CustomDealDialogTest::nothingJumpsWhenAnErrorComes() {
    const auto places = [this] {
        QCoreApplication::processEvents();
        return QList<QRect>{find("rules")->geometry(), field(Player::A)->geometry(),
                            strip(Player::B)->geometry(), find("cardPalette")->geometry()};
    };
    const auto before = places();
    type(Player::A, "2 4 fish");
    QCOMPARE(places(), before);
    type(Player::A, QByteArray(300, '7').constData());
    QCOMPARE(places(), before);
}

void CustomDealDialogTest::fitsTheSmallestWindow() {
    const QSize smallest(900, 560);
    const auto fits = [&] {
        const QSize least = m_dialog->minimumSizeHint();
        return least.width() <= smallest.width() && least.height() <= smallest.height() &&
               m_dialog->size() == smallest;
    };
    m_dialog->resize(smallest);
    QCoreApplication::processEvents();
    QVERIFY(fits());
    const std::vector<WrittenCard> many(maxDealtHand, WrittenCard{13, std::nullopt});
    HandsDraft draft;
    draft.write(HandsDraft::Written{many, many});
    m_dialog->offer(draft,
                    QStringLiteral("A note that is long enough to take two lines. ").repeated(4));
    m_dialog->setNames({{QString(20, QLatin1Char('W')), QString(20, QLatin1Char('W'))}});
    m_dialog->resize(smallest);
    QCoreApplication::processEvents();
    QVERIFY(fits());
    for (const char* name : {"cardsA", "handA", "cardsB", "handB", "cardPalette", "rules"}) {
        const auto* widget = find(name);
        const QRect place(widget->mapTo(m_dialog.get(), QPoint()), widget->size());
        QVERIFY2(m_dialog->rect().contains(place), name);
        QVERIFY2(!widget->visibleRegion().isEmpty(), name);
    }
}

void CustomDealDialogTest::everyControlIsNamedAndExplained() {
    type(Player::A, "7");
    int controls = 0;
    for (const QWidget* widget : m_dialog->findChildren<QWidget*>()) {
        const bool isOwn = !widget->objectName().startsWith(QLatin1String("qt_"));
        const bool isControl = widget->focusPolicy() != Qt::NoFocus && isOwn &&
                               widget->parentWidget() != find("rules") &&
                               widget->window() == m_dialog.get();
        if (isControl) {
            ++controls;
            const QString name = widget->objectName();
            QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(name));
            const bool isStrip = qobject_cast<const HandStrip*>(widget) != nullptr; // a tip a card
            const auto* proxied = widget->focusProxy();
            QVERIFY2(isStrip || proxied != nullptr || !widget->toolTip().isEmpty(),
                     qPrintable(name));
        }
    }
    QVERIFY2(controls >= 16, qPrintable(QString::number(controls)));
}

void CustomDealDialogTest::tabGoesRound() {
    type(Player::A, "7 8");
    press(Qt::Key_Tab);
    QVERIFY(field(Player::B)->hasFocus()); // the hands are typed one after the other
    type("7 9");
    QStringList stops;
    for (int i = 0; i < 40; ++i) {
        press(Qt::Key_Tab);
        const QString name = QApplication::focusWidget()->objectName();
        if (stops.contains(name)) {
            break;
        }
        stops += name;
    }
    for (const char* name :
         {"nameA", "shuffleA", "clearA", "cardsA", "handA", "nameB", "cardsB", "handB",
          "swapHandsButton", "fillUpButton", "undoButton", "palette-A♠", "examples", "rules"}) {
        QVERIFY2(
            stops.contains(QString::fromUtf8(name)),
            qPrintable(QString::fromUtf8(name) + QLatin1Char('|') + stops.join(QLatin1Char(' '))));
    }
    QVERIFY(stops.size() < 25); // the palette is one stop
}

void CustomDealDialogTest::enterAcceptsAndEscapeRejects() {
    type(Player::A, "7");
    press(Qt::Key_Return);
    QVERIFY(m_dialog->isVisible()); // no deal yet
    type(Player::B, "7");
    press(Qt::Key_Return);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
    m_dialog->show();
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Rejected));
}

QTEST_MAIN(CustomDealDialogTest)
#include "custom_deal_dialog_test.moc"
