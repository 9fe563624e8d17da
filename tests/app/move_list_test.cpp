// SPDX-License-Identifier: MIT
#include "tests/app/moves_window.h"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWindow>

#include <memory>

using namespace fishing;

namespace {

/// Counts how often it is asked for what a row says.
class CountingModel : public MoveModel {
public:
    using MoveModel::MoveModel;

    QVariant data(const QModelIndex& index, int role) const override {
        ++calls;
        return MoveModel::data(index, role);
    }

    mutable int calls = 0;
};

} // namespace

class MoveListTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theCurrentRowFollowsTheGame();
    void followingAFastGame();
    void wanderingAboutListAndGameAgree_data();
    void wanderingAboutListAndGameAgree();
    void aClickGoesThere();
    void aClickWithAModifierOnlySelects();
    void aClickMeetsItsRowWhileTheGameRuns();
    void arrowsMoveInTheListAndEnterGoesThere();
    void theWindowKeepsItsKeys();
    void theCurrentRowStaysInViewAsTheListShrinks();
    void aHeldScrollBarStaysWhereItIs();
    void selectedRowsAreCopied();
    void aNewGameBeginsAnew();
    void aMillionRowsScrollLikeTen();
    void rowsReadAsSentences();

private:
    std::unique_ptr<MovesWindow> m_moves;
};

void MoveListTest::init() {
    m_moves = std::make_unique<MovesWindow>();
    QVERIFY(QTest::qWaitForWindowActive(&m_moves->window));
}

void MoveListTest::cleanup() {
    m_moves.reset();
}

void MoveListTest::theCurrentRowFollowsTheGame() {
    m_moves->checkAgreement();
    QCOMPARE(m_moves->list->currentIndex().data().toString(),
             QStringLiteral("0  the cards are dealt"));
    while (!m_moves->game.isAtEnd()) {
        m_moves->game.stepForward();
        m_moves->checkAgreement();
    }
    QCOMPARE(m_moves->summary(), QStringLiteral("13 of 49 plays catch"));
    while (!m_moves->game.isAtStart()) {
        m_moves->game.stepBackward();
        m_moves->checkAgreement();
    }
    m_moves->game.seek(6);
    m_moves->checkAgreement();
    QCOMPARE(m_moves->list->currentIndex().data().toString(),
             QStringLiteral("6  B  3♥  catches 3: 3♥ 4♠ 3♠"));
}

void MoveListTest::followingAFastGame() {
    m_moves->game.newGame(numberedDeal(anchoredNumber), textbook());
    m_moves->checkAgreement();
    QSignalSpy plays(&m_moves->game, &GameController::cardPlayed);
    QSignalSpy moves(m_moves->list->selectionModel(), &QItemSelectionModel::currentChanged);
    m_moves->game.setSpeed(GameController::speeds().back());
    m_moves->game.start();
    QTRY_VERIFY(m_moves->game.index() > 1200); // beyond what was known at first
    m_moves->game.pause();
    m_moves->checkAgreement();
    QVERIFY(moves.count() < plays.count() / 4);
}

void MoveListTest::wanderingAboutListAndGameAgree_data() {
    QTest::addColumn<bool>("capturesOnly");
    QTest::newRow("all plays") << false;
    QTest::newRow("captures") << true;
}

void MoveListTest::wanderingAboutListAndGameAgree() {
    QFETCH(bool, capturesOnly);
    m_moves->find<QCheckBox>("capturesOnly")->setChecked(capturesOnly);
    samples::Random random(11);
    const auto rules = allRules();
    for (const Deal& deal : samples::variedDeals(5, 12, 2)) {
        m_moves->game.newGame(deal,
                              rules.at(std::size_t(random.between(0, int(rules.size()) - 1))));
        m_moves->checkAgreement();
        for (int i = 0; i < 12; ++i) {
            const int deed = random.between(0, 4);
            if (deed == 0) {
                m_moves->game.stepForward();
            } else if (deed == 1) {
                m_moves->game.stepBackward();
            } else if (deed == 2) {
                m_moves->game.setFutureHidden(!m_moves->game.isFutureHidden());
            } else {
                m_moves->game.seek(random.between(0, int(m_moves->game.length()) + 10));
            }
            m_moves->checkAgreement();
        }
    }
}

void MoveListTest::aClickGoesThere() {
    m_moves->checkAgreement();
    for (const int row : {5, 1, 0, 9, 9}) {
        m_moves->clickRow(row);
        QCOMPARE(m_moves->game.index(), row);
        m_moves->checkAgreement();
    }
    m_moves->click("capturesOnly");
    QVERIFY(m_moves->find<QCheckBox>("capturesOnly")->isChecked());
    m_moves->checkAgreement();
    m_moves->clickRow(2);
    QCOMPARE(m_moves->game.index(), 6);
    m_moves->game.seek(8); // no capture: the row before it is current, and a click goes to it
    m_moves->checkAgreement();
    m_moves->clickRow(m_moves->currentRow());
    QCOMPARE(m_moves->game.index(), 7);
}

void MoveListTest::aClickWithAModifierOnlySelects() {
    m_moves->clickRow(3);
    m_moves->checkAgreement();
    m_moves->clickRow(6, Qt::ShiftModifier);
    QCOMPARE(m_moves->game.index(), 3);
    QCOMPARE(m_moves->list->selectionModel()->selectedRows().size(), 4);
    m_moves->game.stepForward(); // leaves what was picked alone
    QTRY_COMPARE(m_moves->currentRow(), 4);
    QCOMPARE(m_moves->list->selectionModel()->selectedRows().size(), 4);
    m_moves->clickRow(2);
    m_moves->checkAgreement();
    QCOMPARE(m_moves->list->selectionModel()->selectedRows().size(), 1);
}

void MoveListTest::aClickMeetsItsRowWhileTheGameRuns() {
    m_moves->game.newGame(numberedDeal(42), {});
    m_moves->game.seek(200);
    m_moves->checkAgreement();
    QWindow* window = m_moves->window.windowHandle();
    const QPoint place = m_moves->placeOf(198);
    QTest::mousePress(window, Qt::LeftButton, {}, place);
    for (int i = 0; i < 30; ++i) {
        m_moves->game.stepForward();
        QTest::qWait(1);
    }
    QCOMPARE(m_moves->placeOf(198), place);
    QTest::mouseRelease(window, Qt::LeftButton, {}, place);
    QCOMPARE(m_moves->game.index(), 198);
    m_moves->checkAgreement();
}

void MoveListTest::arrowsMoveInTheListAndEnterGoesThere() {
    m_moves->clickRow(4);
    m_moves->checkAgreement();
    m_moves->press(Qt::Key_Down);
    m_moves->press(Qt::Key_Down);
    QCOMPARE(m_moves->game.index(), 4);
    QCOMPARE(m_moves->currentRow(), 6);
    m_moves->press(Qt::Key_Return);
    QCOMPARE(m_moves->game.index(), 6);
    m_moves->checkAgreement();
    m_moves->press(Qt::Key_PageDown);
    QVERIFY(m_moves->currentRow() > 12);
    QVERIFY(m_moves->isInView(m_moves->currentRow()));
    m_moves->press(Qt::Key_Up);
    const int row = m_moves->currentRow();
    m_moves->press(Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(m_moves->game.index(), row);
    for (int i = 0; i < 5; ++i) {
        m_moves->press(Qt::Key_PageUp);
    }
    QCOMPARE(m_moves->currentRow(), 0);
    QCOMPARE(m_moves->heard, QStringList());
}

void MoveListTest::theWindowKeepsItsKeys() {
    m_moves->clickRow(4);
    m_moves->checkAgreement();
    QVERIFY(m_moves->list->hasFocus());
    for (const Qt::Key key :
         {Qt::Key_Left, Qt::Key_Right, Qt::Key_Space, Qt::Key_Home, Qt::Key_End, Qt::Key_Return}) {
        m_moves->press(key); // Enter, too, where there is nowhere else to go
    }
    QCOMPARE(m_moves->heard.join(QLatin1Char(' ')),
             QStringLiteral("stepBackward stepForward playPause first last stepForward"));
    for (QAction* action : m_moves->window.actions()) {
        action->setEnabled(false);
    }
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Home, Qt::Key_End, Qt::Key_Space, Qt::Key_7}) {
        m_moves->press(key); // still means nothing to the list
        QCOMPARE(m_moves->currentRow(), 4);
    }
}

void MoveListTest::theCurrentRowStaysInViewAsTheListShrinks() {
    m_moves->game.newGame(numberedDeal(42), {});
    m_moves->game.seek(300);
    m_moves->checkAgreement();
    const int row = m_moves->currentRow();
    for (const int height : {420, 330, 260, 600, 240}) {
        m_moves->window.resize(900, height);
        QTRY_COMPARE(m_moves->window.height(), height);
        QTRY_VERIFY2(m_moves->isInView(row), qPrintable(QString::number(height)));
    }
    // Who looks elsewhere goes on to look there.
    m_moves->list->verticalScrollBar()->setValue(0);
    m_moves->window.resize(900, 500);
    QTRY_COMPARE(m_moves->window.height(), 500);
    QCOMPARE(m_moves->list->verticalScrollBar()->value(), 0);
}

void MoveListTest::aHeldScrollBarStaysWhereItIs() {
    m_moves->game.newGame(numberedDeal(42), {});
    m_moves->game.seek(200);
    m_moves->checkAgreement();
    QScrollBar* bar = m_moves->list->verticalScrollBar();
    bar->setSliderDown(true);
    bar->setSliderPosition(0);
    m_moves->game.stepForward();
    QTRY_COMPARE(m_moves->currentRow(), 201);
    QCOMPARE(bar->value(), 0);
    bar->setSliderDown(false);
    m_moves->game.stepForward();
    m_moves->checkAgreement();
}

void MoveListTest::selectedRowsAreCopied() {
    m_moves->clickRow(6);
    m_moves->clickRow(4, Qt::ShiftModifier);
    m_moves->clickRow(1, Qt::ControlModifier);
    m_moves->press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("1  A  2♠\n4  B  A♥\n5  A  A♠  catches 2: A♠ A♥\n"
                            "6  B  3♥  catches 3: 3♥ 4♠ 3♠"));
    QCOMPARE(m_moves->summary(), QStringLiteral("Rows copied: 4"));
    QCOMPARE(m_moves->heard, QStringList());
    m_moves->focusTable();
    m_moves->press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(m_moves->heard, QStringList(QStringLiteral("copyDeal")));
}

void MoveListTest::aNewGameBeginsAnew() {
    m_moves->game.newGame(numberedDeal(42), {});
    m_moves->game.seek(300);
    m_moves->checkAgreement();
    m_moves->game.newGame(numberedDeal(43), {});
    m_moves->checkAgreement();
    QCOMPARE(m_moves->currentRow(), 0);
    QCOMPARE(m_moves->list->verticalScrollBar()->value(), 0);
}

void MoveListTest::aMillionRowsScrollLikeTen() {
    m_moves->game.newGame(numberedDeal(anchoredNumber), textbook());
    m_moves->game.seek(1'000'000);
    CountingModel model(m_moves->game);
    MoveList list(m_moves->game, model);
    list.resize(300, 500);
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list));
    QTest::qWait(20);
    const int perPage = 3 * (500 / list.visualRect(model.index(0)).height() + 2);
    for (const bool capturesOnly : {false, true}) {
        model.setCapturesOnly(capturesOnly);
        QTest::qWait(20);
        QVERIFY(model.rowCount() > 100'000);
        for (int i = 0; i < 100; ++i) {
            model.calls = 0;
            list.verticalScrollBar()->setValue(int(i * 7919L * 104'729 % model.rowCount()));
            list.viewport()->repaint();
            QVERIFY2(model.calls <= perPage, qPrintable(QString::number(model.calls)));
        }
        model.calls = 0;
        list.verticalScrollBar()->setValue(list.verticalScrollBar()->maximum());
        QVERIFY(
            list.viewport()->rect().contains(list.visualRect(model.index(model.rowCount() - 1))));
    }
    model.calls = 0;
    m_moves->game.seek(3'000'000); // a great many rows at once
    QTest::qWait(20);
    QVERIFY2(model.calls <= 4 * perPage, qPrintable(QString::number(model.calls)));
}

void MoveListTest::rowsReadAsSentences() {
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(m_moves->list);
    QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Moves"));
    QCOMPARE(list->childCount(), 50);
    QAccessibleInterface* row = list->child(5);
    QCOMPARE(row->text(QAccessible::Name),
             QStringLiteral("Play 5: A plays the ace of spades and catches 2 cards: ace of spades, "
                            "ace of hearts."));
    QVERIFY(row->rect().isValid());
}

QTEST_MAIN(MoveListTest)
#include "move_list_test.moc"
