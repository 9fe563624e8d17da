// SPDX-License-Identifier: MIT
// Plays that are made line by line, on the table: what lies there is what the program has done so
// far, on and back, however line steps are mixed with everything else that moves the game.
#include "app/code/code_view.h"
#include "app/live_settings.h"
#include "app/playback/timeline_slider.h"
#include "app/rules_actions.h"
#include "app/table/glow_overlay.h"
#include "app/window_sizes.h"
#include "tests/app/inside/look_inside.h"

#include <memory>

using namespace fishing;
using inside::Cell;
using inside::Step;

namespace {

Settings calm() {
    Settings settings;
    settings.view.animate = false;
    return settings;
}

template <class Cards>
std::vector<CardId> idsOf(const Cards& cards) {
    std::vector<CardId> ids;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        ids.push_back(cards[i].id);
    }
    return ids;
}

} // namespace

class HalfDoneTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theTableShowsEveryLine_data();
    void theTableShowsEveryLine();
    void theFirstCaptureCardByCard();
    void thePublishedWayLeavesTheMatch();
    void linesGlideFromOneToTheNext();
    void theLightDoesNotFlicker();
    void aWholePlayEndsOneThatIsHalfDone();
    void homeTakesTheFirstLinesBack();
    void clicksEndWhatIsHeld();
    void whatElseIsTold();
    void linesGiveNoAnswerAway();
    void anythingMixedWithAnything_data();
    void anythingMixedWithAnything();
    void cellsLightCards();
    void cardsLightCells();
    void lightsStayWithThePointer();

private:
    void checkTable();
    void checkAgainstFresh();
    void doSomething(samples::Random& random);
    /// Steps lines until this one has been made.
    void stepTo(Step step);

    std::unique_ptr<LookInside> m_inside;
    std::unique_ptr<LookInside> m_fresh;
};

void HalfDoneTest::init() {
    m_inside = std::make_unique<LookInside>(calm());
    QVERIFY(QTest::qWaitForWindowActive(&m_inside->window));
    m_inside->window.resize(leastWindowSize); // painted the fastest
    m_inside->press(Qt::Key_F9);
}

void HalfDoneTest::cleanup() {
    m_fresh.reset();
    m_inside.reset();
}

void HalfDoneTest::stepTo(Step step) {
    do {
        m_inside->stepLine();
    } while (m_inside->lines().lastStep() != step && m_inside->lines().canStepForward());
    QCOMPARE(inside::nameOf(m_inside->lines().lastStep()), inside::nameOf(step));
}

/// The cards that one sees in each hand and on the pile are those of the queues and the stack; t is
/// over the pile for as long as it lies in none of them.
void HalfDoneTest::checkTable() {
    const inside::State& state = m_inside->lines().state();
    const Scene& shown = m_inside->table().scene();
    for (const Player player : {Player::A, Player::B}) {
        QVERIFY(cardsInHand(shown, player) == idsOf(state.position.handOf(player)));
    }
    auto pile = idsOf(state.position.pile);
    if (state.isInHand) {
        pile.push_back(state.current->id);
    }
    QVERIFY(cardsOnPile(shown) == pile);
    QCOMPARE(m_inside->fault(), QString());
}

void HalfDoneTest::theTableShowsEveryLine_data() {
    QTest::addColumn<Rules>("rules");
    for (const char* rules : {"classic", "textbook", "hook", "coursework"}) {
        QTest::newRow(rules) << samples::rulesFrom(rules);
    }
}

void HalfDoneTest::theTableShowsEveryLine() {
    QFETCH(Rules, rules);
    for (const Deal& deal : samples::variedDeals(61, 2, 1)) {
        m_inside->open(deal, rules);
        while (m_inside->lines().canStepForward() && m_inside->game().index() < 7) {
            m_inside->stepLine();
            checkTable();
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        while (m_inside->lines().canStepBackward()) {
            m_inside->stepLineBack();
            checkTable();
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        QCOMPARE(m_inside->game().index(), 0);
    }
}

void HalfDoneTest::theFirstCaptureCardByCard() {
    m_inside->open(samples::dealOf({2, 4, 6, 5}, {3, 1, 2, 5}), {}); // 2 3 4 1 6, and B's 2
    m_inside->game().seek(5);
    const CardId played = m_inside->game().position().handOf(Player::B).front().id;
    const auto pile = idsOf(m_inside->game().position().pile);
    const auto topOf = [this](CardId id) { return m_inside->table().cardWidget(id)->y(); };
    const int resting = topOf(pile[0]);
    stepTo(Step::Take);
    QVERIFY(topOf(played) < resting); // held over the pile
    QVERIFY(!m_inside->scene().play->captures() || m_inside->scene().beat == Beat::Held);
    stepTo(Step::LookUp);
    for (const CardId id : pile) { // all of the run is caught
        QVERIFY(topOf(id) < resting);
    }
    stepTo(Step::Keep);
    const auto hand = [this] { return cardsInHand(m_inside->table().scene(), Player::B); };
    QCOMPARE(hand().back(), played);
    for (std::size_t taken = 1; taken < pile.size(); ++taken) {
        stepTo(Step::TakeTop);
        QCOMPARE(hand().back(), pile[pile.size() - taken]);
        for (std::size_t i = 0; i < pile.size() - taken; ++i) {
            QVERIFY(topOf(pile[i]) < resting);
        }
    }
    QCOMPARE(m_inside->game().index(), 5);
    stepTo(Step::TakeMatch);
    QCOMPARE(m_inside->game().index(), 6);
    QCOMPARE(hand().back(), pile.front());
    checkTable();
}

void HalfDoneTest::thePublishedWayLeavesTheMatch() {
    m_inside->open(samples::dealOf({2, 4, 6, 5}, {3, 1, 2, 5}), textbook());
    m_inside->game().seek(5);
    const CardId match = m_inside->game().position().pile[0].id;
    const int resting = m_inside->table().cardWidget(match)->y();
    stepTo(Step::TakeTop);
    QCOMPARE(m_inside->table().cardWidget(match)->y(), resting); // it is not caught
    while (m_inside->lines().step() > 0) {
        m_inside->stepLine();
    }
    QVERIFY(cardsOnPile(m_inside->table().scene()) == std::vector{match});
    checkTable();
}

void HalfDoneTest::linesGlideFromOneToTheNext() {
    m_inside->table().setAnimated(true);
    m_inside->game().seek(4);
    m_inside->table().settle();
    stepTo(Step::Take);
    QVERIFY(!m_inside->table().isSettled());
    stepTo(Step::LookUp); // while it is still on its way
    stepTo(Step::Keep);
    QTRY_VERIFY(m_inside->table().isSettled());
    checkTable();
    m_inside->stepLineBack();
    QTRY_VERIFY(m_inside->table().isSettled());
    QVERIFY(m_inside->table().scene().beat == Beat::Landed); // and stays so
    checkTable();
    m_inside->press(Qt::Key_Right);
    VERIFY_TABLE(m_inside->table(), m_inside->game());
    m_inside->stepLineBack();
    QTRY_VERIFY(m_inside->table().isSettled());
    checkTable();
}

void HalfDoneTest::theLightDoesNotFlicker() {
    m_inside->open(samples::dealOf({2, 4, 6, 5}, {3, 1, 2, 5}), {});
    m_inside->game().seek(5);
    m_inside->table().setAnimated(true);
    stepTo(Step::LookUp);
    QTRY_VERIFY(m_inside->table().isSettled());
    const auto& light = *m_inside->find<GlowOverlay>("glowOverlay");
    QCOMPARE(light.strength(), 1.0);
    while (m_inside->lines().step() > 0) {
        m_inside->stepLine();
        if (m_inside->lines().step() > 0) { // the match lies there, and is lit all the time
            QVERIFY(light.hasGlows());
            QCOMPARE(light.strength(), 1.0);
        }
    }
    QTRY_VERIFY(m_inside->table().isSettled());
    QVERIFY(!light.hasGlows());
}

void HalfDoneTest::aWholePlayEndsOneThatIsHalfDone() {
    m_inside->game().seek(4);
    for (const int lines : {1, 3, 4, 5, 7}) {
        for (int i = 0; i < lines; ++i) {
            m_inside->stepLine();
        }
        m_inside->press(Qt::Key_Right);
        QCOMPARE(m_inside->game().index(), 5);
        QCOMPARE(m_inside->lines().step(), std::size_t{0});
        checkTable();
        m_inside->press(Qt::Key_Left);
        QCOMPARE(m_inside->game().index(), 4);
        m_inside->stepLine();
        m_inside->press(Qt::Key_Left); // takes but the line back
        QCOMPARE(m_inside->game().index(), 4);
        checkTable();
    }
}

void HalfDoneTest::homeTakesTheFirstLinesBack() {
    stepTo(Step::Push);
    QCOMPARE(m_inside->game().index(), 0);
    QVERIFY(m_inside->find<QAction>("first")->isEnabled());
    m_inside->press(Qt::Key_Home);
    QCOMPARE(m_inside->lines().step(), std::size_t{0});
    QVERIFY(!m_inside->find<QAction>("first")->isEnabled());
    checkTable();
}

void HalfDoneTest::clicksEndWhatIsHeld() {
    m_inside->game().seek(4);
    stepTo(Step::LookUp);
    const CardId held = m_inside->table().scene().play->card.id;
    const CardId front = cardsInHand(m_inside->table().scene(), Player::A).front();
    const auto clickOn = [this](CardId id) {
        QTest::mouseClick(m_inside->window.windowHandle(), Qt::LeftButton, {},
                          m_inside->freePartOf(id));
    };
    clickOn(front);
    QCOMPARE(m_inside->game().index(), 4);
    QVERIFY(m_inside->text("statusText").startsWith(QStringLiteral("A’s play goes on")));
    clickOn(held);
    QCOMPARE(m_inside->game().index(), 5);
    checkTable();
    m_inside->stepLineBack();
    clickOn(held); // is at the tail already
    QCOMPARE(m_inside->game().index(), 4);
    checkTable();
}

void HalfDoneTest::whatElseIsTold() {
    m_inside->game().seek(4);
    stepTo(Step::Take);
    const CardId held = m_inside->table().scene().play->card.id;
    QVERIFY(m_inside->table().describeCard(held).contains(QStringLiteral("not yet laid")));
    QCOMPARE(m_inside->text("statusText"), m_inside->text("stepSentence"));
    stepTo(Step::Keep);
    QVERIFY(m_inside->table().describeCard(held).contains(QStringLiteral("card 4 of 4 in A’s")));
    m_inside->press(Qt::Key_Right);
    QVERIFY(m_inside->text("statusText").startsWith(QStringLiteral("Play 5:")));
}

void HalfDoneTest::linesGiveNoAnswerAway() {
    m_inside->game().seek(4); // a capture comes next
    stepTo(Step::LookUp);
    m_inside->press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(m_inside->game().isAsking());
    QCOMPARE(m_inside->lines().step(), std::size_t{0});
    checkTable();
    m_inside->stepLine();
    QCOMPARE(m_inside->lines().step(), std::size_t{0});
    m_inside->press(Qt::Key_T, Qt::ControlModifier);
    m_inside->stepLine();
    QCOMPARE(m_inside->lines().step(), std::size_t{1});
}

void HalfDoneTest::doSomething(samples::Random& random) {
    auto& timeline = *m_inside->find<TimelineSlider>("timeline");
    switch (random.between(0, 15)) {
    case 0:
        m_inside->press(Qt::Key_Right);
        break;
    case 1:
        m_inside->press(Qt::Key_Left);
        break;
    case 2:
        m_inside->press(Qt::Key_Right, Qt::ControlModifier);
        break;
    case 3:
        m_inside->press(random.between(0, 3) == 0 ? Qt::Key_End : Qt::Key_Home);
        break;
    case 4:
        m_inside->click(&timeline,
                        QPoint(random.between(1, timeline.width() - 60), timeline.height() / 2));
        break;
    case 5: // plays one card at once
        m_inside->press(Qt::Key_Space);
        m_inside->press(random.between(0, 1) == 0 ? Qt::Key_Space : Qt::Key_Left);
        m_inside->game().pause();
        break;
    case 6:
        m_inside->press(Qt::Key_Backspace);
        break;
    case 7:
        if (random.between(0, 3) == 0) {
            m_inside->open(samples::randomDeal(random, 6, 12), m_inside->game().rules());
        }
        break;
    case 8:
        m_inside->window.findChild<RulesActions*>()->playBy(
            samples::rulesFrom(random.between(0, 1) == 0 ? "textbook" : "classic"));
        break;
    case 9:
        m_inside->window.resize(900 + random.between(0, 1), 560); // lays all cards anew
        break;
    default:
        for (int i = random.between(1, 5); i > 0; --i) {
            random.between(0, 2) == 0 ? m_inside->stepLineBack() : m_inside->stepLine();
        }
        break;
    }
}

/// Another window is led to the same place in the shortest way, and shows the same.
void HalfDoneTest::checkAgainstFresh() {
    LookInside& fresh = *m_fresh;
    fresh.window.resize(m_inside->window.size());
    fresh.game().newGame(m_inside->game().deal(), m_inside->game().rules());
    fresh.game().seek(m_inside->game().index());
    for (std::size_t i = 0; i < m_inside->lines().step(); ++i) {
        fresh.lines().stepLine();
    }
    QCOMPARE(fresh.lines().step(), m_inside->lines().step());
    QCOMPARE(m_inside->fault(), QString());
    QCOMPARE(fresh.fault(), QString());
    QVERIFY(m_inside->scene().position == fresh.scene().position);
    for (const char* name : {"q1", "q2", "s", "book", "t"}) {
        QVERIFY2(m_inside->row(name).content() == fresh.row(name).content(), name);
        QCOMPARE(m_inside->row(name).accessibleName(), fresh.row(name).accessibleName());
    }
    for (const char* name : {"insidePlace", "stepSentence"}) {
        QCOMPARE(m_inside->text(name), fresh.text(name));
    }
    QVERIFY(m_inside->find<CodeView>("codeView")->running() ==
            fresh.find<CodeView>("codeView")->running());
    for (const char* name : {"stepLine", "stepLineBack", "stepForward", "stepBackward", "first"}) {
        QCOMPARE(m_inside->find<QAction>(name)->isEnabled(),
                 fresh.find<QAction>(name)->isEnabled());
    }
    const bool isBetween = m_inside->lines().step() == 0;
    if (isBetween) {
        QVERIFY(m_inside->lines().state().position == m_inside->game().position());
    } else {
        QCOMPARE(m_inside->text("statusText"), m_inside->text("stepSentence"));
    }
}

void HalfDoneTest::anythingMixedWithAnything_data() {
    QTest::addColumn<bool>("animated");
    QTest::newRow("calm") << false;
    QTest::newRow("animated") << true;
}

void HalfDoneTest::anythingMixedWithAnything() {
    QFETCH(bool, animated);
    m_inside->table().setAnimated(animated);
    m_fresh = std::make_unique<LookInside>(calm());
    QVERIFY(QTest::qWaitForWindowExposed(&m_fresh->window));
    m_fresh->dock("insideDock").bringToFront();
    m_inside->window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_inside->window));
    samples::Random random(animated ? 7 : 5);
    m_inside->open(samples::randomDeal(random, 6, 12), {});
    for (int i = 0; i < 70; ++i) {
        doSomething(random);
        checkAgainstFresh();
        if (QTest::currentTestFailed()) {
            qWarning("after %d things", i + 1);
            return;
        }
    }
}

void HalfDoneTest::cellsLightCards() {
    const auto raised = [this] { return m_inside->table().scene().raised; };
    const auto& hands = m_inside->game().deal().hands;
    m_inside->pointAt("q1", 2);
    QTRY_COMPARE(raised(), std::optional(hands[0][2].id));
    m_inside->pointAt("q2", 0);
    QTRY_COMPARE(raised(), std::optional(hands[1][0].id));
    m_inside->pointElsewhere();
    QTRY_COMPARE(raised(), std::optional<CardId>());
    m_inside->game().seek(3);
    m_inside->pointAt("book", 3); // the 4 on the table
    QTRY_COMPARE(raised(), std::optional(hands[0][1].id));
    QVERIFY((m_inside->row("s").pointed() == Cell{Cell::Kind::Stack, Player::A, 3}));
    m_inside->press(Qt::Key_F9);
    QTRY_COMPARE(raised(), std::optional<CardId>());
}

void HalfDoneTest::cardsLightCells() {
    const auto& hands = m_inside->game().deal().hands;
    m_inside->pointAt(hands[1][3].id);
    QTRY_VERIFY((m_inside->row("q2").pointed() == Cell{Cell::Kind::Queue, Player::B, 4}));
    QVERIFY(!m_inside->row("q1").content().slotOf(*m_inside->row("q1").pointed()));
    m_inside->pointElsewhere();
    QTRY_VERIFY(!m_inside->row("q2").pointed());
    m_inside->game().seek(4);
    stepTo(Step::Take);
    m_inside->pointAt(m_inside->table().scene().play->card.id);
    QTRY_VERIFY((m_inside->row("t").pointed() == Cell{Cell::Kind::Current, Player::A, 0}));
    m_inside->pointAt(m_inside->game().position().pile[1].id);
    QTRY_VERIFY((m_inside->row("s").pointed() == Cell{Cell::Kind::Stack, Player::A, 2}));
    QVERIFY((m_inside->row("book").pointed() == Cell{Cell::Kind::Book, Player::A, 3}));
    // By the keys, too.
    m_inside->pointElsewhere();
    m_inside->table().setFocus();
    m_inside->press(Qt::Key_Down);
    QVERIFY((m_inside->row("s").pointed() == Cell{Cell::Kind::Stack, Player::A, 1}));
}

void HalfDoneTest::lightsStayWithThePointer() {
    for (const bool animated : {false, true}) {
        m_inside->table().setAnimated(animated);
        m_inside->game().seek(4);
        m_inside->table().settle();
        m_inside->pointAt("q2", 2);
        const auto wanted = [this] {
            const auto& cells = m_inside->row("q2").content().cells;
            return std::optional(cells[2].card->id);
        };
        QTRY_COMPARE(m_inside->table().scene().raised, wanted());
        m_inside->stepLine();
        m_inside->stepLine();
        m_inside->stepLine();
        QTRY_VERIFY(m_inside->table().isSettled());
        QTRY_COMPARE(m_inside->table().scene().raised, wanted());
        m_inside->press(Qt::Key_Right);
        QTRY_COMPARE(m_inside->table().scene().raised, wanted());
        m_inside->pointElsewhere();
    }
}

QTEST_MAIN(HalfDoneTest)
#include "half_done_test.moc"
