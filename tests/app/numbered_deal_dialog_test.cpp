// SPDX-License-Identifier: MIT
#include "app/dialogs/compare_view.h"
#include "app/dialogs/numbered_deal_dialog.h"
#include "tests/app/deals.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QWindow>

#include <memory>

using namespace fishing;

class NumberedDealDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void startsWithTheDealThatIsThere();
    void aNumberCanBeTyped();
    void aNumberCanBePasted();
    void badNumbersAreExplained();
    void theDeckIsChosenByKeys();
    void aDeckOfOneCardIsExplained();
    void anotherIsAnother();
    void theFullDeckIsOneClickAway();
    void theEndingIsShown();
    void longGamesAreLookedForInTheBackground();
    void aSecretIsKept();
    void playersHaveTheirNames();
    void nothingJumps();
    void tabGoesDown();
    void enterAcceptsAndEscapeRejects();
    void fitsTheSmallestWindow();

private:
    template <class T>
    T* find(const char* name) const {
        return m_dialog->findChild<T*>(QString::fromLatin1(name));
    }
    QString said(const char* name) const { return find<QLabel>(name)->text(); }
    QPushButton* ok() const {
        return find<QDialogButtonBox>("buttons")->button(QDialogButtonBox::Ok);
    }
    void open(const files::NumberedDeal& deal, const Rules& rules = {}) {
        m_dialog = std::make_unique<NumberedDealDialog>(deal, rules);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void click(const char* name) const {
        auto* widget = find<QWidget>(name);
        QTest::mouseClick(m_dialog->windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(m_dialog.get(), widget->rect().center()));
    }
    /// Types into whatever has the focus.
    static void type(const char* text) {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(text));
    }

    std::unique_ptr<NumberedDealDialog> m_dialog;
};

void NumberedDealDialogTest::init() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    open({42, {}});
}

void NumberedDealDialogTest::cleanup() {
    m_dialog.reset();
}

void NumberedDealDialogTest::startsWithTheDealThatIsThere() {
    QVERIFY(m_dialog->deal() == (files::NumberedDeal{42, {}}));
    QCOMPARE(said("numberRemark"), QStringLiteral("✓ Deal 42"));
    QCOMPARE(said("deckRemark"), QStringLiteral("✓ A to K: 52 cards, 26 for each player"));
    QVERIFY(find<TableView>("dealView")->position() == startOf(numberedDeal(42)));
    open({7, {5, 3}});
    QVERIFY(m_dialog->deal() == (files::NumberedDeal{7, {5, 3}}));
    QCOMPARE(said("numberRemark"), QStringLiteral("✓ Deal 7 · 5 ranks × 3"));
    QCOMPARE(said("deckRemark"), QStringLiteral("✓ A to 5: 15 cards, 8 for A and 7 for B"));
}

void NumberedDealDialogTest::aNumberCanBeTyped() {
    type("18,446,744,073,709,551,615"); // what was there is selected
    QVERIFY(m_dialog->deal() == (files::NumberedDeal{18446744073709551615U, {}}));
    QCOMPARE(said("numberRemark"), QStringLiteral("✓ Deal 18446744073709551615"));
    QVERIFY(find<TableView>("dealView")->position() ==
            startOf(numberedDeal(18446744073709551615U)));
}

void NumberedDealDialogTest::aNumberCanBePasted() {
    QGuiApplication::clipboard()->setText(QStringLiteral("Deal 494 175\n"));
    QTest::keySequence(QApplication::focusWidget(), QKeySequence::Paste);
    QVERIFY(m_dialog->deal() == (files::NumberedDeal{494175, {}}));
}

void NumberedDealDialogTest::badNumbersAreExplained() {
    type("4x");
    QCOMPARE(said("numberRemark"),
             QStringLiteral("✗ Character 2: “x” is no digit. Write digits alone."));
    QVERIFY(!m_dialog->deal());
    QVERIFY(!ok()->isEnabled());
    QCOMPARE(said("ending"), QString());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace);
    QVERIFY(ok()->isEnabled());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace);
    QVERIFY(!ok()->isEnabled());
    QCOMPARE(said("numberRemark"),
             QStringLiteral("Write a whole number from 0 to 18,446,744,073,709,551,615."));
}

void NumberedDealDialogTest::theDeckIsChosenByKeys() {
    QTest::keyClick(m_dialog.get(), Qt::Key_R, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("ranks"));
    for (int i = 0; i < 5; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    }
    QTest::keyClick(m_dialog.get(), Qt::Key_E, Qt::AltModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QVERIFY(m_dialog->deal() == (files::NumberedDeal{42, {8, 5}}));
    QVERIFY(find<TableView>("dealView")->position() == startOf(numberedDeal(42, {8, 5})));
}

void NumberedDealDialogTest::aDeckOfOneCardIsExplained() {
    open({42, {1, 2}});
    QCOMPARE(said("deckRemark"), QStringLiteral("✓ Aces only: 2 cards, 1 for each player"));
    QTest::keyClick(find<QSpinBox>("copies"), Qt::Key_Down);
    QCOMPARE(said("deckRemark"), QStringLiteral("✗ One card is not enough for two players. Choose "
                                                "more of either."));
    QVERIFY(!ok()->isEnabled());
    QVERIFY(!m_dialog->deal());
    QTest::keyClick(find<QSpinBox>("ranks"), Qt::Key_Up);
    QVERIFY(ok()->isEnabled());
}

void NumberedDealDialogTest::anotherIsAnother() {
    click("another");
    QVERIFY(m_dialog->deal());
    QVERIFY(m_dialog->deal()->number != 42);
    QTest::keySequence(find<QLineEdit>("number"), QKeySequence::Undo);
    QCOMPARE(m_dialog->deal()->number, std::uint64_t(42));
}

void NumberedDealDialogTest::theFullDeckIsOneClickAway() {
    open({42, {3, 2}});
    click("fullDeck");
    QVERIFY(m_dialog->deal() == (files::NumberedDeal{42, {}}));
}

void NumberedDealDialogTest::theEndingIsShown() {
    QCOMPARE(said("ending"), QStringLiteral("B wins after 419 plays."));
    open({anchoredNumber, {}}, textbook());
    QCOMPARE(said("ending"), QStringLiteral("Never ends."));
}

void NumberedDealDialogTest::longGamesAreLookedForInTheBackground() {
    open({167, {13, 16}}); // takes longer than what is judged at once
    QTRY_VERIFY_WITH_TIMEOUT(said("ending").startsWith(QStringLiteral("A wins after ")) ||
                                 said("ending").startsWith(QStringLiteral("B wins after ")),
                             60'000);
    m_dialog.reset(); // also while it is looked for
    open({167, {13, 16}});
    m_dialog.reset();
}

void NumberedDealDialogTest::aSecretIsKept() {
    m_dialog->keepSecret();
    QCOMPARE(said("ending"), QStringLiteral("How it ends is kept secret."));
    type("43");
    QCOMPARE(said("ending"), QStringLiteral("How it ends is kept secret."));
}

void NumberedDealDialogTest::playersHaveTheirNames() {
    const PlayerNames names = {{QStringLiteral("Ann"), QStringLiteral("Bo")}};
    m_dialog =
        std::make_unique<NumberedDealDialog>(files::NumberedDeal{42, {13, 3}}, Rules(), names);
    m_dialog->show();
    QCOMPARE(said("deckRemark"), QStringLiteral("✓ A to K: 39 cards, 20 for Ann and 19 for Bo"));
    QVERIFY2(said("ending").startsWith(QStringLiteral("Ann wins after ")) ||
                 said("ending").startsWith(QStringLiteral("Bo wins after ")),
             qPrintable(said("ending")));
}

void NumberedDealDialogTest::nothingJumps() {
    const QRect view = find<TableView>("dealView")->geometry();
    type("99999999999999999999999999");
    QCoreApplication::processEvents();
    QCOMPARE(find<TableView>("dealView")->geometry(), view);
    find<QSpinBox>("ranks")->setValue(1);
    find<QSpinBox>("copies")->setValue(1);
    QCoreApplication::processEvents();
    QCOMPARE(find<TableView>("dealView")->geometry(), view);
}

void NumberedDealDialogTest::tabGoesDown() {
    QStringList stops;
    for (int i = 0; i < 7; ++i) {
        stops += QApplication::focusWidget()->objectName();
        QTest::keyClick(m_dialog.get(), Qt::Key_Tab);
    }
    QCOMPARE(stops.mid(0, 5), (QStringList{QStringLiteral("number"), QStringLiteral("another"),
                                           QStringLiteral("ranks"), QStringLiteral("copies"),
                                           QStringLiteral("fullDeck")}));
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("number"));
}

void NumberedDealDialogTest::enterAcceptsAndEscapeRejects() {
    type("x");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(m_dialog->isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backspace);
    type("5");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
    m_dialog->show();
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Rejected));
}

void NumberedDealDialogTest::fitsTheSmallestWindow() {
    QVERIFY(m_dialog->width() <= 900);
    QVERIFY(m_dialog->height() <= 520); // and a frame
    for (const auto* widget : m_dialog->findChildren<QWidget*>()) {
        if (widget->isVisible() && !widget->objectName().startsWith(QStringLiteral("qt_"))) {
            const QRect shown(widget->mapTo(m_dialog.get(), QPoint()), widget->size());
            QVERIFY2(m_dialog->rect().contains(shown), qPrintable(widget->objectName()));
        }
    }
}

QTEST_MAIN(NumberedDealDialogTest)
#include "numbered_deal_dialog_test.moc"
