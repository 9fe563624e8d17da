// SPDX-License-Identifier: MIT
// The Inside panel with mouse and keyboard: what it shows is what the program does, at every line.
#include "tests/app/inside/inside_window.h"
#include "tests/inside/array_program.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTextBlock>

#include <algorithm>
#include <memory>

using namespace fishing;
using inside::Cell;
using inside::Step;

class InsidePanelTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void agreesWithTheEngineAtEveryLine_data();
    void agreesWithTheEngineAtEveryLine();
    void linesByKeysAndButtons();
    void theFirstCaptureLineByLine();
    void wholePlaysLightAllThatChanged();
    void pointingAtCells();
    void pointingByKeyboard();
    void cardsPointedAtElsewhere();
    void theProgramInEveryLanguage();
    void theProgramOfTheRules();
    void otherRulesHaveNoProgram();
    void copyingCode();
    void wordsForTheEnd();
    void playersByName();
    void hiddenItCostsNothing();
    void everythingIsNamedAndExplained();
    void fitsASmallWindow();

private:
    void checkArrays() const;
    void checkAgainstProgram(const ArrayProgram::Note& note) const;
    void checkQueue(const char* name, const ArrayProgram::Queue& queue) const;
    void checkRunningLine() const;

    std::unique_ptr<InsideWindow> m_inside;
};

void InsidePanelTest::init() {
    m_inside = std::make_unique<InsideWindow>();
    QVERIFY(QTest::qWaitForWindowActive(&m_inside->window));
}

void InsidePanelTest::cleanup() {
    m_inside.reset();
}

/// Compares what the rows show with the state, cell by cell.
void InsidePanelTest::checkArrays() const {
    const inside::State& state = m_inside->lines.state();
    for (const char* name : {"q1", "q2"}) {
        const Player player = qstrcmp(name, "q1") == 0 ? Player::A : Player::B;
        const Hand& hand = state.position.handOf(player);
        PlayCount hidden = 0;
        PlayCount used = 0;
        for (const ArrayCell& cell : m_inside->row(name).content().cells) {
            if (cell.look == ArrayCell::Look::Gap) {
                hidden += cell.hidden;
            } else if (cell.look == ArrayCell::Look::Used) {
                ++used;
                const Card card = hand[cell.cell.index - state.head(player)];
                QCOMPARE(cell.text, QString::number(card.rank));
            }
        }
        QCOMPARE(used + hidden, PlayCount{hand.size()});
    }
    QStringList pile;
    for (const ArrayCell& cell : m_inside->row("s").content().cells) {
        if (cell.look == ArrayCell::Look::Used) {
            pile += cell.text;
        }
    }
    QCOMPARE(pile.size(), static_cast<qsizetype>(state.position.pile.size()));
    QCOMPARE(m_inside->row("t").content().cells.front().text,
             state.current ? QString::number(state.current->rank) : QString());
}

void InsidePanelTest::checkQueue(const char* name, const ArrayProgram::Queue& queue) const {
    const ArrayContent& content = m_inside->row(name).content();
    PlayCount next = content.cells.front().cell.index;
    for (const ArrayCell& cell : content.cells) {
        QCOMPARE(cell.cell.index, next);
        next += std::max<PlayCount>(cell.hidden, 1);
        if (cell.look != ArrayCell::Look::Gap) {
            const auto index = static_cast<std::size_t>(cell.cell.index);
            QCOMPARE(cell.text,
                     index < queue.tail ? QString::number(queue.data[index]) : QString());
            QCOMPARE(cell.look == ArrayCell::Look::Used, index >= queue.head && index < queue.tail);
        }
    }
    QCOMPARE(content.marks.at(0).text, QStringLiteral("head %1").arg(queue.head));
    QCOMPARE(content.marks.at(1).text, QStringLiteral("tail %1").arg(queue.tail));
}

/// Compares what the rows show with the data of the program itself, which knows nothing of them.
void InsidePanelTest::checkAgainstProgram(const ArrayProgram::Note& note) const {
    checkQueue("q1", note.q[0]);
    checkQueue("q2", note.q[1]);
    const auto& stack = m_inside->row("s").content();
    for (std::size_t i = 0; i < stack.cells.size(); ++i) {
        QCOMPARE(stack.cells[i].text,
                 i + 1 < note.s.size() ? QString::number(note.s[i + 1]) : QString());
    }
    QCOMPARE(stack.marks.at(0).text, QStringLiteral("top %1").arg(note.s.size() - 1));
    const auto& book = m_inside->row("book").content();
    for (std::size_t rank = 1; rank <= book.cells.size(); ++rank) {
        QCOMPARE(book.cells[rank - 1].text, QString::number(note.book.at(rank)));
    }
    QCOMPARE(m_inside->row("t").content().cells.front().text,
             note.t > 0 ? QString::number(note.t) : QString());
    QCOMPARE(std::string(inside::nameOf(m_inside->lines.lastStep())), note.step);
}

/// The lines that are marked are those of the step that has been made.
void InsidePanelTest::checkRunningLine() const {
    const auto& running = m_inside->code().running();
    QVERIFY(!running.empty());
    for (const int line : running) {
        QCOMPARE(m_inside->code().program().lines.at(static_cast<std::size_t>(line)).step,
                 std::optional(m_inside->lines.lastStep()));
    }
}

void InsidePanelTest::agreesWithTheEngineAtEveryLine_data() {
    QTest::addColumn<Rules>("rules");
    QTest::newRow("the whole rule") << Rules();
    QTest::newRow("the published way") << textbook();
}

void InsidePanelTest::agreesWithTheEngineAtEveryLine() {
    QFETCH(Rules, rules);
    constexpr int plays = 12;
    for (const Deal& deal : samples::variedDeals(51, 6, 1)) {
        m_inside->game.newGame(deal, rules);
        ArrayProgram program(samples::ranksOf(deal.hands[0]), samples::ranksOf(deal.hands[1]),
                             rules == textbook());
        const auto& notes = program.run(plays);
        std::size_t made = 0;
        checkAgainstProgram(notes.front());
        while (made + 1 < notes.size()) {
            m_inside->press(Qt::Key_Right, Qt::ShiftModifier);
            checkAgainstProgram(notes[++made]);
            checkArrays();
            checkRunningLine();
            if (m_inside->lines.step() == 0) { // so the engine agrees with both
                QVERIFY(m_inside->lines.state().position == m_inside->game.position());
            }
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        while (m_inside->lines.canStepBackward()) {
            m_inside->press(Qt::Key_Left, Qt::ShiftModifier);
            checkAgainstProgram(notes[--made]);
            checkArrays();
            checkRunningLine();
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        QCOMPARE(made, std::size_t{0});
        QCOMPARE(m_inside->game.index(), 0);
    }
}

void InsidePanelTest::linesByKeysAndButtons() {
    QCOMPARE(m_inside->text("insidePlace"), QStringLiteral("At the start"));
    QVERIFY(!m_inside->find<QAbstractButton>("stepLineBackButton")->isEnabled());
    m_inside->click("stepLineButton");
    m_inside->press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_inside->lines.step(), std::size_t{2});
    QCOMPARE(m_inside->text("insidePlace"), QStringLiteral("Play 1: step 2 of 6"));
    m_inside->click("stepLineBackButton");
    m_inside->press(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_inside->lines.step(), std::size_t{0});
    QVERIFY(!m_inside->find<QAbstractButton>("stepLineBackButton")->isEnabled());
    for (int i = 0; i < 6; ++i) {
        m_inside->click("stepLineButton");
    }
    QCOMPARE(m_inside->game.index(), 1);
    QCOMPARE(m_inside->text("insidePlace"), QStringLiteral("After play 1"));
}

void InsidePanelTest::theFirstCaptureLineByLine() {
    m_inside->game.seek(4); // 2 3 4 1 lie there, and A plays a 1
    const QStringList sentences = {
        QStringLiteral("Both hold cards: the game goes on."),
        QStringLiteral("It is A’s turn: q is q1."),
        QStringLiteral("A’s front card leaves q1: t is 1, and head moves on to 4."),
        QStringLiteral("book[1] is 1: one 1 lies on the table. A capture!"),
        QStringLiteral("The 1 comes back to the tail of q1: tail moves on to 8."),
        QStringLiteral("The top of s is 1: this is the match."),
        QStringLiteral("book[1] becomes 0: the match leaves the table, too."),
        QStringLiteral("The match goes to the tail of q1, too: tail moves on to 9."),
    };
    for (const QString& sentence : sentences) {
        m_inside->press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(m_inside->text("stepSentence"), sentence);
    }
    QCOMPARE(m_inside->game.index(), 5);
    const Cell tail{Cell::Kind::Tail, Player::A, 0};
    const Cell match{Cell::Kind::Queue, Player::A, 8};
    QVERIFY(m_inside->row("q1").isChanged(tail));
    QVERIFY(m_inside->row("q1").isChanged(match));
    QVERIFY(!m_inside->row("q1").isChanged({Cell::Kind::Queue, Player::A, 7}));
    m_inside->press(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_inside->text("stepSentence"), sentences[6]);
    QVERIFY(m_inside->row("book").isChanged({Cell::Kind::Book, Player::A, 1}));
}

void InsidePanelTest::wholePlaysLightAllThatChanged() {
    m_inside->game.seek(4);
    m_inside->game.stepForward();
    const Cell first{Cell::Kind::Queue, Player::A, 7};
    const Cell second{Cell::Kind::Queue, Player::A, 8};
    QVERIFY(m_inside->row("q1").isChanged(first));
    QVERIFY(m_inside->row("q1").isChanged(second));
    QVERIFY(m_inside->row("s").isChanged({Cell::Kind::Top, Player::A, 0}));
    QVERIFY(m_inside->code().haveRun().size() > 4);
    m_inside->game.stepBackward();
    QVERIFY(!m_inside->row("q1").isChanged(first));
}

void InsidePanelTest::pointingAtCells() {
    QSignalSpy pointed(m_inside->panel, &InsidePanel::cardPointedAt);
    const auto last = [&] {
        return pointed.isEmpty() ? std::optional<CardId>()
                                 : pointed.last().first().value<std::optional<CardId>>();
    };
    const auto& deal = m_inside->game.deal();
    m_inside->pointAt("q1", 2);
    QTRY_COMPARE(last(), std::optional(deal.hands[0][2].id));
    QVERIFY((m_inside->row("q1").pointed() == Cell{Cell::Kind::Queue, Player::A, 3}));
    m_inside->pointElsewhere();
    QTRY_COMPARE(last(), std::optional<CardId>());
    m_inside->game.seek(3);
    m_inside->pointAt("s", 1);
    QTRY_COMPARE(last(), std::optional(deal.hands[1][0].id));
    m_inside->pointAt("book", 3); // the 4 on the table
    QTRY_COMPARE(last(), std::optional(deal.hands[0][1].id));
    m_inside->pointAt("book", 0); // there is no 1 on it
    QTRY_COMPARE(last(), std::optional<CardId>());
}

void InsidePanelTest::pointingByKeyboard() {
    QSignalSpy pointed(m_inside->panel, &InsidePanel::cardPointedAt);
    ArrayRow& row = m_inside->row("q2");
    row.setFocus(Qt::TabFocusReason);
    m_inside->press(Qt::Key_Down);
    m_inside->press(Qt::Key_Down);
    QVERIFY((row.pointed() == Cell{Cell::Kind::Queue, Player::B, 2}));
    QCOMPARE(pointed.last().first().value<std::optional<CardId>>(),
             std::optional(m_inside->game.deal().hands[1][1].id));
    QVERIFY(row.accessibleDescription().startsWith(QStringLiteral("q2[2] is 1: ace of")));
    m_inside->press(Qt::Key_Up);
    QVERIFY((row.pointed() == Cell{Cell::Kind::Queue, Player::B, 1}));
    m_inside->window.centralWidget()->setFocus();
    QVERIFY(!row.pointed());
}

void InsidePanelTest::cardsPointedAtElsewhere() {
    const Card card = m_inside->game.deal().hands[0][0];
    m_inside->panel->lightCard(card.id);
    QVERIFY((m_inside->row("q1").pointed() == Cell{Cell::Kind::Queue, Player::A, 1}));
    m_inside->game.stepForward();
    QVERIFY(!m_inside->row("q1").pointed());
    m_inside->panel->lightCard(card.id);
    QVERIFY((m_inside->row("s").pointed() == Cell{Cell::Kind::Stack, Player::A, 1}));
    m_inside->panel->lightCard(std::nullopt);
    QVERIFY(!m_inside->row("s").pointed());
}

void InsidePanelTest::theProgramInEveryLanguage() {
    m_inside->game.seek(4);
    for (int i = 0; i < 4; ++i) {
        m_inside->press(Qt::Key_Right, Qt::ShiftModifier);
    }
    const QStringList lines = {QStringLiteral("if book[t] = 0:"),
                               QStringLiteral("if (book[t] == 0) {  // no match on the table"),
                               QStringLiteral("if (book[t] == 0) {  // no match on the table"),
                               QStringLiteral("if book[t] == 0:  # no match on the table")};
    for (int tab = 0; tab < 4; ++tab) {
        m_inside->showTab(tab);
        QCOMPARE(m_inside->find<QTabBar>("insideTabs")->currentIndex(), tab);
        checkRunningLine();
        const int line = m_inside->code().running().front();
        const auto& program = m_inside->code().program();
        QCOMPARE(program.lines.at(static_cast<std::size_t>(line)).text().trimmed(), lines[tab]);
        // It is in view.
        const QTextBlock block = m_inside->code().document()->findBlockByNumber(line);
        QCOMPARE(block.text().trimmed(), lines[tab]);
        QTextCursor cursor(block);
        QVERIFY(m_inside->code().viewport()->rect().contains(
            m_inside->code().cursorRect(cursor).center()));
        QVERIFY(m_inside->code().accessibleDescription().contains(lines[tab]));
    }
}

void InsidePanelTest::theProgramOfTheRules() {
    const auto hasMatch = [this] {
        return m_inside->code().toPlainText().contains(QStringLiteral("and the match itself"));
    };
    m_inside->showTab(1);
    QVERIFY(hasMatch());
    m_inside->game.newGame(articlesDeal(), textbook());
    QVERIFY(!hasMatch());
    m_inside->game.newGame(articlesDeal(), {});
    QVERIFY(hasMatch());
}

void InsidePanelTest::otherRulesHaveNoProgram() {
    m_inside->game.newGame(articlesDeal(), samples::rulesFrom("hook"));
    QVERIFY(m_inside->find<QLabel>("noProgram")->isVisible());
    QVERIFY(!m_inside->code().isVisible());
    while (m_inside->lines.canStepForward()) {
        m_inside->press(Qt::Key_Right, Qt::ShiftModifier);
        checkArrays();
    }
    QVERIFY(m_inside->game.isAtEnd());
    m_inside->game.newGame(articlesDeal(), {});
    QVERIFY(m_inside->code().isVisible());
}

void InsidePanelTest::copyingCode() {
    m_inside->showTab(3);
    auto* all = m_inside->find<QAction>("copyProgram");
    all->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), programText(Language::Python, {}).text());
    QTest::mouseDClick(m_inside->window.windowHandle(), Qt::LeftButton, {},
                       m_inside->code().viewport()->mapTo(&m_inside->window, QPoint(20, 16)));
    QVERIFY(m_inside->code().textCursor().hasSelection());
    const QString word = m_inside->code().textCursor().selectedText();
    m_inside->code().setFocus();
    m_inside->press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), word);
}

void InsidePanelTest::wordsForTheEnd() {
    m_inside->game.seek(49);
    const QStringList sentences = {
        QStringLiteral("A has run out of cards: the loop ends."),
        QStringLiteral("q1 is empty: the winner is B."),
        QStringLiteral("The program prints who wins, both hands and the table."),
    };
    for (const QString& sentence : sentences) {
        m_inside->press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(m_inside->text("stepSentence"), sentence);
    }
    QCOMPARE(m_inside->text("insidePlace"), QStringLiteral("The end: step 3 of 3"));
    QVERIFY(!m_inside->find<QAbstractButton>("stepLineButton")->isEnabled());
}

void InsidePanelTest::playersByName() {
    m_inside->game.setNames({{QStringLiteral("Lily"), QString()}});
    m_inside->press(Qt::Key_Right, Qt::ShiftModifier);
    m_inside->press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_inside->text("stepSentence"), QStringLiteral("It is Lily’s turn: q is q1."));
    QVERIFY(m_inside->row("q1").accessibleName().contains(QStringLiteral("the hand of Lily")));
}

void InsidePanelTest::hiddenItCostsNothing() {
    auto* dock = m_inside->window.findChild<QDockWidget*>();
    dock->hide();
    const QString before = m_inside->text("stepSentence");
    m_inside->game.seek(10);
    QCOMPARE(m_inside->text("stepSentence"), before);
    dock->show();
    QVERIFY(m_inside->text("stepSentence") != before);
    checkArrays();
}

void InsidePanelTest::everythingIsNamedAndExplained() {
    for (const char* name : {"stepLineButton", "stepLineBackButton"}) {
        const auto* control = m_inside->find<QWidget>(name);
        QVERIFY2(control != nullptr, name);
        QVERIFY2(!control->toolTip().isEmpty(), name);
        QVERIFY2(!control->accessibleName().isEmpty(), name);
    }
    QCOMPARE(m_inside->row("q1").accessibleName(),
             QStringLiteral("q1, the hand of A: head 1, tail 7, cards 2 4 1 2 5 6"));
    m_inside->game.seek(3);
    QCOMPARE(m_inside->row("s").accessibleName(),
             QStringLiteral("s, the pile on the table: top 3, from the bottom 2 3 4"));
    QCOMPARE(m_inside->row("book").accessibleName(),
             QStringLiteral("book, the marks: 1 for 2 3 4"));
    QCOMPARE(m_inside->row("t").accessibleName(), QStringLiteral("t, the current card: 4"));
    auto* tabs = m_inside->find<QTabBar>("insideTabs");
    for (int i = 0; i < tabs->count(); ++i) {
        QVERIFY(tabs->tabToolTip(i).contains(QStringLiteral("Alt+")));
    }
}

void InsidePanelTest::fitsASmallWindow() {
    QVERIFY(m_inside->panel->minimumSizeHint().width() <= 300);
    m_inside->window.resize(900, 560);
    m_inside->game.newGame(numberedDeal(42), {});
    QTRY_VERIFY(m_inside->panel->height() < 560);
    // All four arrays can be seen.
    auto* area = m_inside->find<QWidget>("insideData");
    for (const char* name : {"q2", "s", "book", "q1"}) {
        const ArrayRow& row = m_inside->row(name);
        const QRect cell = row.slotRect(0).translated(row.mapTo(area, QPoint()));
        QVERIFY2(area->rect().contains(cell), name);
    }
    QVERIFY(m_inside->code().viewport()->height() >=
            4 * m_inside->code().fontMetrics().lineSpacing());
}

QTEST_MAIN(InsidePanelTest)
#include "inside_panel_test.moc"
