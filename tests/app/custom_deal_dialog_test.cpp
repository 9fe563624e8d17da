// SPDX-License-Identifier: MIT
#include "app/dialogs/custom_deal_dialog.h"
#include "tests/app/deals.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QWindow>

#include <memory>

using namespace fishing;

class CustomDealDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void okNeedsTwoGoodHands();
    void errorsNameTheirPlace_data();
    void errorsNameTheirPlace();
    void examplesFillTheFields();
    void aWholeDealIsPartedBetweenTheFields();
    void pastingAWholeDealReplacesBoth();
    void typingInOneFieldKeepsTheOther();
    void rulesAreChosen();
    void rulesThatAreNoPresetStay();
    void nothingJumpsWhenAnErrorComes();
    void enterAcceptsAndEscapeRejects();

private:
    template <class T>
    T* find(const char* name) const {
        return m_dialog->findChild<T*>(QString::fromLatin1(name));
    }
    QLineEdit* hand(Player player) const {
        return find<QLineEdit>(player == Player::A ? "handA" : "handB");
    }
    QPushButton* ok() const {
        return find<QDialogButtonBox>("buttons")->button(QDialogButtonBox::Ok);
    }
    void click(QWidget* widget) const {
        QTest::mouseClick(m_dialog->windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(m_dialog.get(), widget->rect().center()));
    }
    void type(Player player, const char* text) const {
        click(hand(player));
        for (const QChar character : QString::fromUtf8(text)) {
            // keyClicks() knows Latin letters only.
            QTest::sendKeyEvent(QTest::Click, QApplication::focusWidget(), Qt::Key_unknown,
                                QString(character), {});
        }
    }

    std::unique_ptr<CustomDealDialog> m_dialog;
};

void CustomDealDialogTest::init() {
    m_dialog = std::make_unique<CustomDealDialog>(Rules());
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void CustomDealDialogTest::cleanup() {
    m_dialog.reset();
}

void CustomDealDialogTest::okNeedsTwoGoodHands() {
    QVERIFY(!ok()->isEnabled());
    type(Player::A, "2 4 1 2 5 6");
    QVERIFY(!ok()->isEnabled());
    type(Player::B, "3 1 3 5 6 4");
    QVERIFY(ok()->isEnabled());
    QVERIFY(m_dialog->deal() == articlesDeal());
    type(Player::B, " 14");
    QVERIFY(!ok()->isEnabled());
    QVERIFY(!m_dialog->deal());
    QTest::keyClick(hand(Player::B), Qt::Key_Backspace);
    QVERIFY(ok()->isEnabled()); // "1" is an Ace
    QCOMPARE(m_dialog->deal()->handOf(Player::B).size(), std::size_t(7));
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
    const QString shown = find<QLabel>("remarkA")->text();
    QVERIFY2(shown.contains(remark), qPrintable(shown));
    QVERIFY(!ok()->isEnabled());
}

void CustomDealDialogTest::examplesFillTheFields() {
    click(find<QPushButton>("exampleArticles"));
    QVERIFY(m_dialog->deal() == articlesDeal());
    click(find<QPushButton>("exampleCoursework"));
    QVERIFY(m_dialog->deal() == *parseDeal("1 2 3 5 6 / 1 5 4 2"));
    click(find<QPushButton>("exampleShortest"));
    QVERIFY(m_dialog->deal() == *parseDeal("7 / 7"));
    QVERIFY(ok()->isEnabled());
}

void CustomDealDialogTest::aWholeDealIsPartedBetweenTheFields() {
    type(Player::A, "2 4 / 3");
    QCOMPARE(hand(Player::A)->text(), QStringLiteral("2 4"));
    QCOMPARE(hand(Player::B)->text(), QStringLiteral("3"));
    // Typing simply goes on in the other field.
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral(" 1 3"));
    QCOMPARE(hand(Player::B)->text(), QStringLiteral("3 1 3"));
}

void CustomDealDialogTest::pastingAWholeDealReplacesBoth() {
    click(find<QPushButton>("exampleShortest"));
    QGuiApplication::clipboard()->setText(QStringLiteral("甲：2 ♠4 1\n乙：3 1 K♥"));
    click(hand(Player::A));
    QTest::keySequence(hand(Player::A), QKeySequence::SelectAll);
    QTest::keySequence(hand(Player::A), QKeySequence::Paste);
    QCOMPARE(hand(Player::A)->text(), QStringLiteral("2 4♠ 1"));
    QCOMPARE(hand(Player::B)->text(), QStringLiteral("3 1 13♥"));
    QVERIFY(ok()->isEnabled());
}

void CustomDealDialogTest::typingInOneFieldKeepsTheOther() {
    type(Player::B, "9 8 7");
    type(Player::A, "2 / 3");
    QCOMPARE(hand(Player::B)->text(), QStringLiteral("9 8 7"));
    QCOMPARE(hand(Player::A)->text(), QStringLiteral("2 / 3"));
    QVERIFY(!ok()->isEnabled());
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
    m_dialog = std::make_unique<CustomDealDialog>(own);
    QVERIFY(m_dialog->rules() == own);
}

void CustomDealDialogTest::nothingJumpsWhenAnErrorComes() {
    m_dialog->resize(560, m_dialog->height());
    QCoreApplication::processEvents();
    const QRect before = find<QComboBox>("rules")->geometry();
    type(Player::A, "2 4 fish");
    QCoreApplication::processEvents();
    QCOMPARE(find<QComboBox>("rules")->geometry(), before);
}

void CustomDealDialogTest::enterAcceptsAndEscapeRejects() {
    type(Player::A, "7");
    QTest::keyClick(hand(Player::A), Qt::Key_Return);
    QVERIFY(m_dialog->isVisible()); // no deal yet
    type(Player::B, "7");
    QTest::keyClick(hand(Player::B), Qt::Key_Return);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
    m_dialog->show();
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Rejected));
}

QTEST_MAIN(CustomDealDialogTest)
#include "custom_deal_dialog_test.moc"
