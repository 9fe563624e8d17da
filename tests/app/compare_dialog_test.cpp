// SPDX-License-Identifier: MIT
// The two positions of an endless game side by side: equal by rank, and both a click away.
#include "app/dialogs/compare_dialog.h"
#include "app/dialogs/compare_view.h"
#include "app/game_controller.h"
#include "tests/app/deals.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include <memory>

using namespace fishing;

namespace {

QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

/// After plays 5 and 9, equal positions hold other cards of the same ranks.
Deal dealThatSwapsSuits() {
    return *parseDeal("1 1 2 / 1 2 2");
}

} // namespace

class CompareDialogTest : public QObject {
    Q_OBJECT

private slots:
    void bothPositionsAreEqualByRank_data();
    void bothPositionsAreEqualByRank();
    void bothPicturesShowTheTable();
    void eachSideLeadsToItsPlace();
    void otherSuitsAreExplained();
    void aLoopFromTheStart();
    void everythingFitsIntoASmallWindow();
    void theLookOfTheCardsCanChange();
    void escapeCloses();

private:
    void open(const Deal& deal, const char* rules) {
        m_dialog.reset();
        m_controller.newGame(deal, *parseRules(rules));
        QVERIFY(m_controller.verdict() != nullptr && m_controller.verdict()->cycle);
        m_cycle = *m_controller.verdict()->cycle;
        m_dialog = std::make_unique<CompareDialog>(m_controller.game(), m_cycle, PlayerNames());
        m_dialog->resize(900, 560);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    template <class T>
    T* find(const char* name) const {
        return m_dialog->findChild<T*>(QString::fromLatin1(name));
    }
    QString said(const char* name) const { return find<QLabel>(name)->text(); }
    void click(const char* name) const {
        const auto* button = find<QPushButton>(name);
        QTest::mouseClick(m_dialog->windowHandle(), Qt::LeftButton, {},
                          button->mapTo(m_dialog.get(), button->rect().center()));
    }
    QImage picture(const char* name) const { return find<TableView>(name)->grab().toImage(); }

    GameController m_controller;
    Cycle m_cycle;
    std::unique_ptr<CompareDialog> m_dialog;
};

void CompareDialogTest::bothPositionsAreEqualByRank_data() {
    QTest::addColumn<Deal>("deal");
    QTest::addColumn<QString>("rules");
    QTest::newRow("coursework") << articlesDeal() << text("coursework");
    QTest::newRow("other suits") << dealThatSwapsSuits() << text("capture=leave");
    QTest::newRow("aces") << acesDeal() << text("textbook");
}

void CompareDialogTest::bothPositionsAreEqualByRank() {
    QFETCH(const Deal, deal);
    QFETCH(const QString, rules);
    open(deal, rules.toLatin1().constData());
    const auto& [left, right] = m_dialog->positions();
    QVERIFY(sameRanks(left, right));
    Game game(deal, m_controller.rules());
    QVERIFY(left == game.at(m_cycle.start));
    QVERIFY(right == game.at(m_cycle.start + m_cycle.period));
    QVERIFY(find<TableView>("viewLeft")->position() == left);
    QVERIFY(find<TableView>("viewRight")->position() == right);
    QVERIFY(said("reason").contains(text("for ever")));
}

void CompareDialogTest::bothPicturesShowTheTable() {
    open(articlesDeal(), "coursework");
    QCOMPARE(said("headingLeft"), text("After play 13"));
    QCOMPARE(said("headingRight"), text("After play 217"));
    // Here the cards are the same ones, too.
    QCOMPARE(picture("viewLeft"), picture("viewRight"));
    QCOMPARE(said("ranksA"), text("A 2 2 5 5 6 6"));
    QCOMPARE(said("ranksB"), text("3 4 3"));
    QCOMPARE(said("ranksPile"), text("4 A"));
    QVERIFY(said("reason").startsWith(text("Both are the same, card for card, and it is the turn "
                                           "of B both times.")));
}

void CompareDialogTest::eachSideLeadsToItsPlace() {
    open(articlesDeal(), "coursework");
    QSignalSpy wanted(m_dialog.get(), &CompareDialog::placeWanted);
    click("showRight");
    click("showLeft");
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(wanted[0].first().toLongLong(), 217);
    QCOMPARE(wanted[1].first().toLongLong(), 13);
    QVERIFY(m_dialog->isVisible());
}

void CompareDialogTest::otherSuitsAreExplained() {
    open(dealThatSwapsSuits(), "capture=leave");
    QVERIFY(said("reason").contains(text("Suits do not matter")));
    QVERIFY(picture("viewLeft") != picture("viewRight"));
}

void CompareDialogTest::aLoopFromTheStart() {
    open(*parseDeal("2 1 1 / 1 2 2"), "classic");
    QCOMPARE(said("headingLeft"), text("At the start"));
    QCOMPARE(said("headingRight"), text("After play 28"));
    QCOMPARE(said("ranksPile"), text("empty"));
    QCOMPARE(find<QPushButton>("showLeft")->toolTip(), text("Go to the start of the game"));
}

void CompareDialogTest::everythingFitsIntoASmallWindow() {
    open(acesDeal(), "textbook");
    QCOMPARE(m_dialog->size(), QSize(900, 560));
    for (const char* name :
         {"showLeft", "showRight", "reason", "ranksA", "viewLeft", "viewRight"}) {
        const auto* widget = find<QWidget>(name);
        const QRect place(widget->mapTo(m_dialog.get(), QPoint(0, 0)), widget->size());
        QVERIFY2(m_dialog->rect().contains(place), name);
    }
    QVERIFY(find<QWidget>("viewLeft")->height() > 250);
    QCOMPARE(find<QWidget>("viewLeft")->size(), find<QWidget>("viewRight")->size());
    m_dialog->resize(1400, 900);
    QTRY_VERIFY(find<QWidget>("viewLeft")->width() > 600);
    QCOMPARE(picture("viewLeft").deviceIndependentSize().toSize(),
             find<QWidget>("viewLeft")->size());
}

void CompareDialogTest::theLookOfTheCardsCanChange() {
    open(*parseDeal("2♦ 1♦ 1♣ / 1♥ 2♣ 2♥"), "classic");
    const QImage before = picture("viewLeft");
    m_dialog->setLook({true, CardBack::Paws});
    QVERIFY(picture("viewLeft") != before);
}

void CompareDialogTest::escapeCloses() {
    open(articlesDeal(), "coursework");
    QVERIFY(!m_dialog->isModal());
    QTest::keyClick(m_dialog->windowHandle(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
}

QTEST_MAIN(CompareDialogTest)
#include "compare_dialog_test.moc"
