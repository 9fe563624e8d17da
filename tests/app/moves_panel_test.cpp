// SPDX-License-Identifier: MIT
#include "app/game_controller.h"
#include "app/panels/move_list.h"
#include "app/panels/move_model.h"
#include "app/panels/moves_panel.h"
#include "tests/app/deals.h"
#include "tests/engine/samples.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QMainWindow>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

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

class MovesPanelTest : public QObject {
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
    void arrowsMoveInTheListAndEnterGoesThere();
    void theWindowKeepsItsKeys();
    void theFilterKeepsThePlaceInView();
    void searchingARank();
    void searchingCapturesOfARank();
    void searchingInVainTellsSo();
    void aLongSearchGoesOnInTheBackground();
    void aNewGameEndsALongSearch();
    void selectedRowsAreCopied();
    void copyingTooMuchIsTold();
    void aNewGameBeginsAnew();
    void nothingIsShownOfAHiddenFuture();
    void aMillionRowsScrollLikeTen();
    void rowsReadAsSentences();
    void everyControlIsNamedAndExplained();
    void spacePressesAControlReachedByTab();

private:
    template <class T>
    T* find(const char* name) const {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    QString summary() const { return find<QLabel>("movesSummary")->text(); }
    QString current() const { return m_list->currentIndex().data().toString(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void clickRow(int row, Qt::KeyboardModifiers modifiers = {}) const {
        const QPoint place = m_list->visualRect(m_list->model()->index(row, 0)).center();
        QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, modifiers,
                          m_list->viewport()->mapTo(m_window.get(), place));
    }
    void click(const char* name) const {
        auto* button = find<QAbstractButton>(name);
        QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {},
                          button->mapTo(m_window.get(), QPoint(8, button->height() / 2)));
    }
    bool isInView(int row) const {
        const QRect area = m_list->visualRect(m_list->model()->index(row, 0));
        return m_list->viewport()->rect().contains(area);
    }
    /// The list shows where the game stands.
    void checkAgreement() const;
    /// Looks for a 9 after two million plays of an endless game in which the first card played is
    /// the only one; it lies at the bottom of the pile for ever.
    void putNineAway() const {
        m_game->newGame(*parseDeal("9 2 3 1 / 3 2 3"), textbook());
        m_game->seek(2'000'000);
        find<QComboBox>("searchedRank")->setCurrentIndex(9 - 1);
    }
    void addAction(const char* name, const QList<QKeySequence>& keys);

    GameController* m_game = nullptr;
    MoveList* m_list = nullptr;
    QStringList m_heard; // what the window was asked for by its keys
    std::unique_ptr<QMainWindow> m_window;
};

void MovesPanelTest::init() {
    m_window = std::make_unique<QMainWindow>();
    m_game = new GameController(m_window.get());
    auto* centre = new QWidget;
    centre->setFocusPolicy(Qt::StrongFocus);
    m_window->setCentralWidget(centre);
    auto* dock = new QDockWidget(QStringLiteral("Moves"));
    dock->setWidget(new MovesPanel(*m_game));
    m_window->addDockWidget(Qt::RightDockWidgetArea, dock);
    m_list = find<MoveList>("moveList");
    m_heard.clear();
    addAction("playPause", {Qt::Key_Space});
    addAction("stepForward", {Qt::Key_Right, Qt::Key_Return, Qt::Key_Enter});
    addAction("stepBackward", {Qt::Key_Left});
    addAction("first", {Qt::Key_Home});
    addAction("last", {Qt::Key_End});
    addAction("copyDeal", {QKeySequence::Copy});
    m_window->resize(900, 560);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_game->newGame(articlesDeal(), {});
}

void MovesPanelTest::cleanup() {
    m_window.reset();
}

void MovesPanelTest::addAction(const char* name, const QList<QKeySequence>& keys) {
    auto* action = new QAction(m_window.get());
    action->setShortcuts(keys);
    m_window->addAction(action);
    connect(action, &QAction::triggered, m_window.get(),
            [this, name] { m_heard += QString::fromLatin1(name); });
}

void MovesPanelTest::checkAgreement() const {
    const auto& model = *static_cast<const MoveModel*>(m_list->model());
    const int row = model.rowOf(m_game->index());
    QTRY_COMPARE(m_list->currentIndex().row(), row);
    QVERIFY(m_list->selectionModel()->isSelected(m_list->currentIndex()));
    QVERIFY(isInView(row));
    const qint64 place = model.placeOf(row);
    if (model.showsCapturesOnly()) {
        QVERIFY(place <= m_game->index());
    } else {
        QCOMPARE(place, m_game->index());
        QCOMPARE(model.rowCount(), m_game->length() + 1);
    }
}

void MovesPanelTest::theCurrentRowFollowsTheGame() {
    checkAgreement();
    QCOMPARE(current(), QStringLiteral("0  the cards are dealt"));
    while (!m_game->isAtEnd()) {
        m_game->stepForward();
        checkAgreement();
    }
    QCOMPARE(summary(), QStringLiteral("13 of 49 plays catch"));
    while (!m_game->isAtStart()) {
        m_game->stepBackward();
        checkAgreement();
    }
    m_game->seek(6);
    checkAgreement();
    QCOMPARE(current(), QStringLiteral("6  B  3♥  catches 3: 3♥ 4♠ 3♠"));
}

void MovesPanelTest::followingAFastGame() {
    m_game->newGame(numberedDeal(anchoredNumber), textbook());
    checkAgreement();
    QSignalSpy plays(m_game, &GameController::cardPlayed);
    QSignalSpy moves(m_list->selectionModel(), &QItemSelectionModel::currentChanged);
    m_game->setSpeed(GameController::speeds().back());
    m_game->start();
    QTRY_VERIFY(m_game->index() > 1200); // beyond what was known at first
    m_game->pause();
    checkAgreement();
    QVERIFY(moves.count() < plays.count() / 4);
}

void MovesPanelTest::wanderingAboutListAndGameAgree_data() {
    QTest::addColumn<bool>("capturesOnly");
    QTest::newRow("all plays") << false;
    QTest::newRow("captures") << true;
}

void MovesPanelTest::wanderingAboutListAndGameAgree() {
    QFETCH(bool, capturesOnly);
    find<QCheckBox>("capturesOnly")->setChecked(capturesOnly);
    samples::Random random(11);
    const auto rules = allRules();
    for (const Deal& deal : samples::variedDeals(5, 12, 2)) {
        m_game->newGame(deal, rules.at(std::size_t(random.between(0, int(rules.size()) - 1))));
        checkAgreement();
        for (int i = 0; i < 12; ++i) {
            const int deed = random.between(0, 4);
            if (deed == 0) {
                m_game->stepForward();
            } else if (deed == 1) {
                m_game->stepBackward();
            } else if (deed == 2) {
                m_game->setFutureHidden(!m_game->isFutureHidden());
            } else {
                m_game->seek(random.between(0, int(m_game->length()) + 10));
            }
            checkAgreement();
        }
    }
}

void MovesPanelTest::aClickGoesThere() {
    checkAgreement();
    for (const int row : {5, 1, 0, 9, 9}) {
        clickRow(row);
        QCOMPARE(m_game->index(), row);
        checkAgreement();
    }
    click("capturesOnly");
    QVERIFY(find<QCheckBox>("capturesOnly")->isChecked());
    checkAgreement();
    clickRow(2);
    QCOMPARE(m_game->index(), 6);
    m_game->seek(8); // no capture: the row before it is current, and a click goes to it
    checkAgreement();
    clickRow(m_list->currentIndex().row());
    QCOMPARE(m_game->index(), 7);
}

void MovesPanelTest::aClickWithAModifierOnlySelects() {
    clickRow(3);
    checkAgreement();
    clickRow(6, Qt::ShiftModifier);
    QCOMPARE(m_game->index(), 3);
    QCOMPARE(m_list->selectionModel()->selectedRows().size(), 4);
    m_game->stepForward(); // leaves what was picked alone
    QTRY_COMPARE(m_list->currentIndex().row(), 4);
    QCOMPARE(m_list->selectionModel()->selectedRows().size(), 4);
    clickRow(2);
    checkAgreement();
    QCOMPARE(m_list->selectionModel()->selectedRows().size(), 1);
}

void MovesPanelTest::arrowsMoveInTheListAndEnterGoesThere() {
    clickRow(4);
    checkAgreement();
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    QCOMPARE(m_game->index(), 4);
    QCOMPARE(m_list->currentIndex().row(), 6);
    press(Qt::Key_Return);
    QCOMPARE(m_game->index(), 6);
    checkAgreement();
    press(Qt::Key_PageDown);
    QVERIFY(m_list->currentIndex().row() > 12);
    QVERIFY(isInView(m_list->currentIndex().row()));
    press(Qt::Key_Up);
    const int row = m_list->currentIndex().row();
    press(Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(m_game->index(), row);
    for (int i = 0; i < 5; ++i) {
        press(Qt::Key_PageUp);
    }
    QCOMPARE(m_list->currentIndex().row(), 0);
    QCOMPARE(m_heard, QStringList());
}

void MovesPanelTest::theWindowKeepsItsKeys() {
    clickRow(4);
    checkAgreement();
    QVERIFY(m_list->hasFocus());
    for (const Qt::Key key :
         {Qt::Key_Left, Qt::Key_Right, Qt::Key_Space, Qt::Key_Home, Qt::Key_End, Qt::Key_Return}) {
        press(key); // Enter, too, where there is nowhere else to go
    }
    QCOMPARE(m_heard.join(QLatin1Char(' ')),
             QStringLiteral("stepBackward stepForward playPause first last stepForward"));
    for (QAction* action : m_window->actions()) {
        action->setEnabled(false);
    }
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Home, Qt::Key_End, Qt::Key_Space, Qt::Key_7}) {
        press(key); // still means nothing to the list
        QCOMPARE(m_list->currentIndex().row(), 4);
    }
}

void MovesPanelTest::theFilterKeepsThePlaceInView() {
    m_game->newGame(numberedDeal(42), {});
    for (const qint64 place : {0, 3, 200, 201, 419}) {
        m_game->seek(place);
        for (int i = 0; i < 2; ++i) {
            checkAgreement();
            click("capturesOnly");
            checkAgreement();
        }
    }
}

void MovesPanelTest::searchingARank() {
    find<QComboBox>("searchedRank")->setCurrentIndex(3 - 1);
    // 2♠ 3♠ 4♠ A♥ A♠ 3♥ 2♥: threes are the second and the sixth play.
    click("nextOfRank");
    QCOMPARE(m_game->index(), 2);
    press(Qt::Key_F3);
    QCOMPARE(m_game->index(), 6);
    checkAgreement();
    press(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(m_game->index(), 2);
    click("previousOfRank");
    QCOMPARE(m_game->index(), 2);
    QCOMPARE(summary(), QStringLiteral("No 3 is played before play 2."));
    m_game->stepForward();
    QCOMPARE(summary(), QStringLiteral("13 of 49 plays catch"));
}

void MovesPanelTest::searchingCapturesOfARank() {
    m_game->newGame(numberedDeal(anchoredNumber), textbook());
    m_game->seek(9000);
    m_game->seek(0);
    Game game(m_game->deal(), m_game->rules());
    find<QCheckBox>("capturesOnly")->setChecked(true);
    find<QComboBox>("searchedRank")->setCurrentIndex(12 - 1);
    std::vector<qint64> places;
    for (PlayCount number = 1; number <= 9000; ++number) {
        if (game.record(std::min(number, game.find(number))).captures() &&
            game.playNumber(number).card.rank == 12) {
            places.push_back(qint64(number));
        }
    }
    QVERIFY(places.size() > 100);
    for (const qint64 place : places) {
        press(Qt::Key_F3);
        QCOMPARE(m_game->index(), place);
    }
    for (auto place = places.rbegin() + 1; place != places.rend(); ++place) {
        press(Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(m_game->index(), *place);
    }
    checkAgreement();
}

void MovesPanelTest::searchingInVainTellsSo() {
    find<QComboBox>("searchedRank")->setCurrentIndex(13 - 1);
    click("nextOfRank");
    QCOMPARE(summary(), QStringLiteral("There is no K in this deal."));
    find<QComboBox>("searchedRank")->setCurrentIndex(1 - 1);
    m_game->seek(49);
    click("nextOfRank");
    QCOMPARE(m_game->index(), 49);
    QCOMPARE(summary(), QStringLiteral("No A is played between play 49 and play 49."));
    m_game->seek(0);
    click("previousOfRank");
    QCOMPARE(summary(), QStringLiteral("No A is played before play 0."));
}

void MovesPanelTest::aLongSearchGoesOnInTheBackground() {
    putNineAway();
    click("previousOfRank");
    QCOMPARE(summary(), QStringLiteral("Looking for 9…"));
    QCOMPARE(m_game->index(), 2'000'000);
    QTRY_COMPARE(m_game->index(), 1);
    click("nextOfRank");
    QTRY_VERIFY(summary().startsWith(QStringLiteral("No 9 is played between play 1 and play 2,")));
    QCOMPARE(m_game->index(), 1);
}

void MovesPanelTest::aNewGameEndsALongSearch() {
    putNineAway();
    click("previousOfRank");
    QCOMPARE(summary(), QStringLiteral("Looking for 9…"));
    m_game->newGame(articlesDeal(), {});
    m_game->seek(30);
    QTest::qWait(50);
    QCOMPARE(m_game->index(), 30);
    QCOMPARE(summary(), QStringLiteral("13 of 49 plays catch"));
}

void MovesPanelTest::selectedRowsAreCopied() {
    clickRow(6);
    clickRow(4, Qt::ShiftModifier);
    clickRow(1, Qt::ControlModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("1  A  2♠\n4  B  A♥\n5  A  A♠  catches 2: A♠ A♥\n"
                            "6  B  3♥  catches 3: 3♥ 4♠ 3♠"));
    QCOMPARE(summary(), QStringLiteral("Rows copied: 4"));
    QCOMPARE(m_heard, QStringList());
    m_window->centralWidget()->setFocus();
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(m_heard, QStringList(QStringLiteral("copyDeal")));
}

void MovesPanelTest::copyingTooMuchIsTold() {
    m_game->newGame(numberedDeal(anchoredNumber), textbook());
    m_game->seek(1'000'000);
    m_list->setFocus();
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(summary(), QStringLiteral("Only the first 20,000 rows were copied."));
    QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 19'999);
}

void MovesPanelTest::aNewGameBeginsAnew() {
    m_game->newGame(numberedDeal(42), {});
    m_game->seek(300);
    checkAgreement();
    m_game->newGame(numberedDeal(43), {});
    checkAgreement();
    QCOMPARE(m_list->currentIndex().row(), 0);
    QCOMPARE(m_list->verticalScrollBar()->value(), 0);
}

void MovesPanelTest::nothingIsShownOfAHiddenFuture() {
    m_game->setFutureHidden(true);
    QCOMPARE(m_list->model()->rowCount(), 1);
    QCOMPARE(summary(), QStringLiteral("0 of the first 0 plays catch"));
    for (int i = 0; i < 10; ++i) {
        m_game->stepForward();
    }
    checkAgreement();
    m_game->seek(3);
    checkAgreement();
    QCOMPARE(m_list->model()->rowCount(), 11);
    find<QComboBox>("searchedRank")->setCurrentIndex(6 - 1);
    while (summary().endsWith(QStringLiteral("catch"))) {
        click("nextOfRank"); // finds nothing that has not been played
    }
    QVERIFY(summary().endsWith(QStringLiteral("and play 10.")));
    QVERIFY(m_game->index() <= 10);
}

void MovesPanelTest::aMillionRowsScrollLikeTen() {
    m_game->newGame(numberedDeal(anchoredNumber), textbook());
    m_game->seek(1'000'000);
    CountingModel model(*m_game);
    MoveList list(*m_game, model);
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
    m_game->seek(3'000'000); // a great many rows at once
    QTest::qWait(20);
    QVERIFY2(model.calls <= 4 * perPage, qPrintable(QString::number(model.calls)));
}

void MovesPanelTest::rowsReadAsSentences() {
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(m_list);
    QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Moves"));
    QCOMPARE(list->childCount(), 50);
    QAccessibleInterface* row = list->child(5);
    QCOMPARE(row->text(QAccessible::Name),
             QStringLiteral("Play 5: A plays the ace of spades and catches 2 cards: ace of spades, "
                            "ace of hearts."));
    QVERIFY(row->rect().isValid());
}

void MovesPanelTest::everyControlIsNamedAndExplained() {
    for (const char* name : {"capturesOnly", "searchedRank", "previousOfRank", "nextOfRank"}) {
        const auto* control = find<QWidget>(name);
        QVERIFY2(control != nullptr, name);
        QVERIFY2(!control->toolTip().isEmpty(), name);
        QVERIFY2(!control->accessibleName().isEmpty(), name);
    }
    QVERIFY(find<QWidget>("movesPanel")->minimumSizeHint().width() <= 260);
}

void MovesPanelTest::spacePressesAControlReachedByTab() {
    auto* box = find<QCheckBox>("capturesOnly");
    box->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Space);
    QVERIFY(box->isChecked());
    press(Qt::Key_Right);
    QCOMPARE(m_heard, QStringList(QStringLiteral("stepForward")));
    click("capturesOnly"); // leaves the focus where it was
    clickRow(2);
    click("capturesOnly");
    QVERIFY(m_list->hasFocus());
}

QTEST_MAIN(MovesPanelTest)
#include "moves_panel_test.moc"
