// SPDX-License-Identifier: MIT
// The verdict panel says what is true of the game on the table, each figure leads to its place, and
// nothing is told before it may be.
#include "app/panel_button.h"
#include "app/panels/verdict_row.h"
#include "tests/app/deals.h"
#include "tests/app/verdict_window.h"

#include <QAction>
#include <QLabel>
#include <QMainWindow>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWindow>

using namespace fishing;

namespace {

/// Counts how often a panel is painted or laid out.
class Unrest : public QObject {
public:
    int count = 0;

    bool eventFilter(QObject*, QEvent* event) override {
        const auto type = event->type();
        count += type == QEvent::Paint || type == QEvent::LayoutRequest ? 1 : 0;
        return false;
    }
};

} // namespace

class VerdictPanelTest : public QObject, private VerdictWindow {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void nothingWithoutAGame();
    void outcomes_data();
    void outcomes();
    void figuresLeadToTheirPlaces_data();
    void figuresLeadToTheirPlaces();
    void whatIsNotThereIsNoButton();
    void theClassicGameIsOneClickAway();
    void theClassicRuleIsToldOnlyWhereCapturesDiffer();
    void anAnchorIsProvedWithItsOwnCards();
    void oneOfThemComesStraightBack();
    void manyCardsOfTheRankAreCounted();
    void theLoopIsTold();
    void aLoopFromTheStartIsToldToo();
    void aSecretIsKeptUntilTheEnd();
    void anEndlessSecretIsKept();
    void aNewGameReplacesEverything();
    void playingLeavesItAtRest();
    void aHiddenPanelWakesUp();
    void theKeysStayWithTheTable();
    void theWindowsKeysComeFirst();
    void aNewGameIsReadFromTheTop();
    void narrowPanelsCutNothing();
};

void VerdictPanelTest::nothingWithoutAGame() {
    QCOMPARE(said("verdictTitle"), text("No game yet"));
    for (const char* name : {"verdictSentence", "showReturn", "goToLoop", "searchLimit", "plays",
                             "captures", "watchClassic"}) {
        QVERIFY2(!shows(name), name);
    }
}

void VerdictPanelTest::outcomes_data() {
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* rules, const char* title, const char* sentence) {
        QTest::newRow(rules) << text(title) << text(sentence);
    };
    row("classic", "B wins", "B wins after 49 plays and 13 captures: A has run out of cards.");
    row("textbook", "A wins", "A wins after 18 plays and 6 captures: B has run out of cards.");
    row("hook", "B wins", "B wins after 37 plays and 11 captures: A has run out of cards.");
    row("coursework", "Never ends",
        "Never ends: after 13 plays it repeats itself every 204 plays.");
    row("race", "A wins", "A wins after 49 plays and 13 captures: A is out of cards first.");
}

void VerdictPanelTest::outcomes() {
    play(articlesDeal(), QTest::currentDataTag());
    QTEST(said("verdictTitle"), "title");
    QTEST(said("verdictSentence"), "sentence");
    QVERIFY(!shows("searchLimit"));
}

void VerdictPanelTest::figuresLeadToTheirPlaces_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("figure");
    QTest::addColumn<QString>("remark");
    QTest::addColumn<qint64>("place");
    // By hand, as in the test of the statistics: the articles' hands by the classic rule.
    const auto row = [](const char* name, const char* figure, const char* remark, qint64 place) {
        QTest::newRow(name) << text(name) << text(figure) << text(remark) << place;
    };
    row("plays", "49 plays", "This is how long the game lasts.", 49);
    row("captures", "13 captures", "The first is play 5.", 5);
    row("biggestCapture", "7 cards in one capture", "The biggest catch, with play 44.", 44);
    row("longestStretch", "6 plays without a capture", "The longest wait, from play 33 to play 38.",
        32);
    row("leadChanges", "6 changes of the lead",
        "With play 44 the other player came to hold more cards for the last time.", 44);
}

void VerdictPanelTest::figuresLeadToTheirPlaces() {
    QFETCH(const QString, name);
    play(articlesDeal(), "classic");
    auto* row = m_panel->findChild<VerdictRow*>(name);
    QVERIFY(row != nullptr && row->isVisible() && row->isEnabled());
    QTEST(row->figure().figure, "figure");
    QTEST(row->figure().remark, "remark");
    QVERIFY(!row->toolTip().isEmpty());
    QVERIFY(row->accessibleName().contains(row->figure().figure));
    click(name.toLatin1().constData());
    QTEST(m_controller->index(), "place");
}

void VerdictPanelTest::whatIsNotThereIsNoButton() {
    play(*parseDeal("7 / 7"), "classic");
    QVERIFY(!find<VerdictRow>("captures")->isEnabled());
    QCOMPARE(find<VerdictRow>("captures")->figure().figure, text("No capture"));
    QCOMPARE(find<VerdictRow>("leadChanges")->figure().figure, text("No change of the lead"));
    QVERIFY(!shows("biggestCapture"));
    QCOMPARE(find<VerdictRow>("plays")->figure().figure, text("1 play"));
}

void VerdictPanelTest::theClassicGameIsOneClickAway() {
    play(articlesDeal(), "textbook");
    QCOMPARE(said("classicText"),
             text("Another outcome! B wins after 49 plays and 13 captures: A has run out of "
                  "cards."));
    QSignalSpy wanted(m_panel.get(), &VerdictPanel::rulesWanted);
    click("watchClassic");
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().value<Rules>(), Rules());
}

void VerdictPanelTest::theClassicRuleIsToldOnlyWhereCapturesDiffer() {
    for (const Rules& rules : allRules()) {
        m_controller->newGame(articlesDeal(), rules);
        settle();
        QCOMPARE(shows("watchClassic"), rules.capture == Capture::Leave);
    }
    for (std::uint64_t number = 2; number <= 5; ++number) {
        play(numberedDeal(number), "textbook");
        const Verdict classic = judge(numberedDeal(number), {});
        const bool isSame = classic.outcome == m_controller->verdict()->outcome;
        QVERIFY(said("classicText")
                    .startsWith(isSame ? text("The same outcome.") : text("Another outcome!")));
    }
}

void VerdictPanelTest::anAnchorIsProvedWithItsOwnCards() {
    play(numberedDeal(anchoredNumber), "textbook");
    QCOMPARE(said("verdictTitle"), text("Never ends"));
    const Deal& deal = m_controller->deal();
    const Card anchor = deal.handOf(Player::A).front();
    const QString proof = said("anchorText");
    int named = 0;
    for (const Player player : {Player::A, Player::B}) {
        for (const Card card : deal.handOf(player)) {
            const QString name = QString::fromStdString(toText(card, CardStyle::Symbol));
            QCOMPARE(proof.contains(name), card.rank == anchor.rank);
            named += card.rank == anchor.rank ? 1 : 0;
        }
    }
    QCOMPARE(named, 4);
    QVERIFY(proof.startsWith(text("A plays Q♦ first.")));
    QVERIFY(proof.contains(text("A also holds Q♥; B holds Q♣ and Q♠.")));
}

void VerdictPanelTest::oneOfThemComesStraightBack() {
    play(numberedDeal(anchoredNumber), "textbook");
    const Rank anchor = *m_controller->verdict()->anchor;
    for (int i = 0; i < 5; ++i) {
        const qint64 before = m_controller->index();
        m_controller->start();
        QSignalSpy captured(m_controller.get(), &GameController::cardsCaptured);
        click("showReturn");
        QVERIFY(m_controller->index() > before);
        QVERIFY(!m_controller->isRunning());
        QCOMPARE(captured.size(), 1); // is seen on the table
        const Play& last = *m_controller->lastPlay();
        QCOMPARE(last.card.rank, anchor);
        QCOMPARE(last.captured[0], last.card);
        QCOMPARE(m_controller->position().pile[0], m_controller->deal().handOf(Player::A).front());
    }
}

void VerdictPanelTest::manyCardsOfTheRankAreCounted() {
    play(acesDeal(), "textbook");
    QVERIFY(said("anchorText")
                .contains(text("A also holds 103 more cards of this rank; B holds 104 ")));
    QVERIFY(shows("goToLoop")); // here both proofs hold
}

void VerdictPanelTest::theLoopIsTold() {
    play(articlesDeal(), "coursework");
    QVERIFY(said("loopText")
                .startsWith(text("The position after play 13 comes back after play "
                                 "217, rank for rank and with the same player")));
    const PlayCount once =
        m_controller->game().capturesIn(217) - m_controller->game().capturesIn(13);
    QVERIFY(said("loopText")
                .endsWith(text("Once round takes 204 plays and has %1 captures.").arg(once)));
    QCOMPARE(said("figuresScope"),
             text("Of the first 421 plays, up to the loop and twice round it:"));
    click("goToLoop");
    QCOMPARE(m_controller->index(), 13);
    QSignalSpy wanted(m_panel.get(), &VerdictPanel::compareWanted);
    click("compare");
    QCOMPARE(wanted.size(), 1);
}

void VerdictPanelTest::aLoopFromTheStartIsToldToo() {
    play(*parseDeal("2 1 1 / 1 2 2"), "classic");
    QVERIFY(said("loopText").startsWith(text("The start of the game comes back after play 28")));
    QCOMPARE(said("figuresScope"), text("Of the first 56 plays, twice round the loop:"));
    m_controller->seek(3);
    click("goToLoop");
    QCOMPARE(m_controller->index(), 0);
}

void VerdictPanelTest::aSecretIsKeptUntilTheEnd() {
    m_controller->setFutureHidden(true);
    play(articlesDeal(), "textbook");
    const auto saidNow = [&] {
        QStringList all;
        for (const auto* label : m_panel->findChildren<QLabel*>()) {
            all += label->isVisible() ? label->text() : QString();
        }
        for (const auto* button : m_panel->findChildren<QAbstractButton*>()) {
            all += button->isVisible() ? button->text() : QString();
        }
        all.removeAll(QString());
        return all;
    };
    const QStringList secret = {
        text("A secret"), text("Whether and how this game ends is kept secret. Play on to find "
                               "out.")};
    while (m_controller->index() < 17) {
        QCOMPARE(saidNow(), secret);
        m_controller->stepForward();
        settle();
    }
    QCOMPARE(saidNow(), secret);
    m_controller->stepForward();
    settle();
    QCOMPARE(said("verdictTitle"), text("A wins"));
    QVERIFY(shows("watchClassic"));
    QVERIFY(shows("longestStretch"));
    m_controller->newGame(articlesDeal(), {});
    settle();
    QCOMPARE(saidNow(), secret);
    m_controller->setFutureHidden(false);
    settle();
    QCOMPARE(said("verdictTitle"), text("B wins"));
}

void VerdictPanelTest::anEndlessSecretIsKept() {
    m_controller->setFutureHidden(true);
    play(numberedDeal(anchoredNumber), "textbook");
    m_controller->seek(3000);
    settle();
    QCOMPARE(said("verdictTitle"), text("A secret"));
    for (const char* name : {"anchorText", "loopText", "searchText", "searchProgress",
                             "searchLimit", "captures", "classicText"}) {
        QVERIFY2(!shows(name), name);
    }
}

void VerdictPanelTest::aNewGameReplacesEverything() {
    play(numberedDeal(anchoredNumber), "textbook");
    QVERIFY(shows("anchorText"));
    play(articlesDeal(), "coursework");
    QVERIFY(!shows("anchorText"));
    QVERIFY(!shows("searchLimit"));
    QVERIFY(!shows("classicText"));
    QVERIFY(shows("loopText"));
    QVERIFY(shows("figuresScope"));
    play(articlesDeal(), "classic");
    QVERIFY(!shows("loopText"));
    QVERIFY(!shows("figuresScope"));
    QCOMPARE(find<VerdictRow>("biggestCapture")->figure().figure, text("7 cards in one capture"));
    play(articlesDeal(), "textbook");
    QCOMPARE(find<VerdictRow>("biggestCapture")->figure().figure, text("6 cards in one capture"));
}

void VerdictPanelTest::playingLeavesItAtRest() {
    play(numberedDeal(42), "classic");
    QTest::qWait(20);
    Unrest unrest;
    m_panel->installEventFilter(&unrest);
    for (auto* widget : m_panel->findChildren<QWidget*>()) {
        widget->installEventFilter(&unrest);
    }
    for (int i = 0; i < 200; ++i) {
        m_controller->stepForward();
    }
    m_controller->seek(7);
    QTest::qWait(20);
    QCOMPARE(unrest.count, 0);
}

void VerdictPanelTest::aHiddenPanelWakesUp() {
    m_panel->hide();
    play(articlesDeal(), "classic");
    m_panel->show();
    QCOMPARE(said("verdictTitle"), text("B wins"));
}

void VerdictPanelTest::theKeysStayWithTheTable() {
    play(articlesDeal(), "coursework");
    for (auto* button : m_panel->findChildren<QAbstractButton*>()) {
        if (!button->objectName().startsWith(text("qt_"))) {
            QCOMPARE(button->focusPolicy(), Qt::TabFocus);
            QVERIFY2(!button->isVisible() || !button->toolTip().isEmpty(),
                     qPrintable(button->objectName()));
            QVERIFY(!button->isVisible() || !button->accessibleName().isEmpty());
        }
    }
    // Enter presses what was reached by Tab.
    auto* go = find<PanelButton>("goToLoop");
    go->setFocus(Qt::TabFocusReason);
    QTest::keyClick(m_panel->windowHandle(), Qt::Key_Return);
    QCOMPARE(m_controller->index(), 13);
    auto* row = find<VerdictRow>("biggestCapture");
    row->setFocus(Qt::TabFocusReason);
    QTest::keyClick(m_panel->windowHandle(), Qt::Key_Enter);
    QCOMPARE(m_controller->index(), *row->figure().place);
}

void VerdictPanelTest::theWindowsKeysComeFirst() {
    QMainWindow window;
    auto* panel = new VerdictPanel(*m_controller, &window);
    window.setCentralWidget(panel);
    QStringList heard;
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Left, Qt::Key_Right, Qt::Key_Return}) {
        auto* action = new QAction(&window);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this,
                [&heard, key] { heard += QKeySequence(key).toString(); });
        window.addAction(action);
    }
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    play(articlesDeal(), "classic");
    panel->findChild<VerdictRow*>(text("plays"))->setFocus(Qt::TabFocusReason);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Left, Qt::Key_Right}) {
        QTest::keyClick(window.windowHandle(), key);
    }
    QCOMPARE(heard, QStringList({text("Space"), text("Left"), text("Right")}));
    QCOMPARE(m_controller->index(), 0);
    QTest::keyClick(window.windowHandle(), Qt::Key_Return);
    QCOMPARE(m_controller->index(), 49);
    QCOMPARE(heard.size(), 3);
}

void VerdictPanelTest::aNewGameIsReadFromTheTop() {
    m_panel->resize(260, 300);
    play(numberedDeal(anchoredNumber), "textbook");
    auto* bar = find<QScrollArea>("verdictScroll")->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    play(numberedDeal(anchoredNumber), "textbook,end=turn");
    QCOMPARE(bar->value(), 0);
}

void VerdictPanelTest::narrowPanelsCutNothing() {
    play(numberedDeal(anchoredNumber), "textbook");
    for (const int width : {260, 420}) {
        m_panel->resize(width, 560);
        QTest::qWait(10);
        const auto* area = find<QScrollArea>("verdictScroll");
        QVERIFY(area->widget()->width() <= area->viewport()->width());
        for (const auto* widget : area->widget()->findChildren<QWidget*>()) {
            if (widget->isVisible() && !widget->isWindow()) {
                QVERIFY2(widget->width() >= widget->minimumSizeHint().width() ||
                             widget->hasHeightForWidth(),
                         qPrintable(widget->objectName()));
            }
        }
    }
}

QTEST_MAIN(VerdictPanelTest)
#include "verdict_panel_test.moc"
