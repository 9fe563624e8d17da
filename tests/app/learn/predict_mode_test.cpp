// SPDX-License-Identifier: MIT
// Predicting captures at the table, with mouse and keys; and that nothing gives the answer away.
#include "app/card_names.h"
#include "app/elided_label.h"
#include "app/learn/learn_actions.h"
#include "app/learn/predict_mode.h"
#include "app/learn/predict_words.h"
#include "app/live_settings.h"
#include "app/main_window.h"
#include "app/panels/move_model.h"
#include "app/playback/timeline_slider.h"
#include "app/table/card_table.h"
#include "app/table/card_widget.h"
#include "app/table/glow_overlay.h"
#include "tests/app/deals.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include <algorithm>
#include <memory>

using namespace fishing;

namespace {

QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

/// 2 3 4 lie there after three plays; with the fourth A takes all: 2 4 3 2.
Deal smallDeal() {
    return *parseDeal("2♠ 4♠ 2♥ 9 / 3♠ 5♠ 6 7");
}

} // namespace

class PredictModeTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void stopsBeforeACapture();
    void answersByMouse();
    void answersByKeyboard();
    void aWrongAnswerDoesNoHarm();
    void theAnswerCanBeShown();
    void stopsInAutomaticPlayAndGoesOn();
    void aWholeGameIsTold_data();
    void aWholeGameIsTold();
    void nothingGivesTheAnswerAway();
    void whatWasToldIsNotAskedAgain();
    void leavingRestoresEverything();
    void theResultIsSaid();
    void theEndThatWasSecretStaysSecret();
    void whoeverLooksAheadLeaves();
    void anotherGame();
    void itIsNoSetting();
    void fitsIntoASmallWindow();

private:
    GameController& game() { return m_window->controller(); }
    PredictMode& mode() { return m_window->findChild<LearnActions*>()->predict(); }
    template <class T>
    T* find(const char* name) const {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    QString said(const char* name) const { return find<QLabel>(name)->text(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void turn() const { press(Qt::Key_T, Qt::ControlModifier); }
    void click(const QWidget* widget, QPoint place) const {
        QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(m_window.get(), place));
    }
    void clickCard(CardId id) const {
        const CardWidget* card = m_window->table().cardWidget(id);
        click(card, QPoint(4, card->height() / 2));               // its left edge is always free
        QTest::mouseMove(m_window->windowHandle(), QPoint(2, 2)); // holds no card up
    }
    void clickButton(const char* name) const {
        click(find<QPushButton>(name), find<QPushButton>(name)->rect().center());
    }
    void begin(const Deal& deal, const Rules& rules = {}) {
        m_window->shelf().open(files::newGame(files::handsOf(deal), rules));
        QCoreApplication::processEvents();
    }
    /// The mode is on, and the game stands before the capture of smallDeal().
    void ask() {
        begin(smallDeal());
        turn();
        for (int i = 0; i < 4; ++i) {
            press(Qt::Key_Right);
        }
        QCOMPARE(game().index(), 4);
        QVERIFY(mode().question().has_value());
        QCoreApplication::processEvents(); // lays the strip out
    }
    std::vector<CardId> expected() {
        std::vector<CardId> cards;
        for (const Card card : mode().question()->expected()) {
            cards.push_back(card.id);
        }
        return cards;
    }

    std::unique_ptr<MainWindow> m_window;
};

void PredictModeTest::init() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    Settings settings;
    settings.view.animate = false;
    m_window = std::make_unique<MainWindow>(settings);
    m_window->resize(900, 560);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void PredictModeTest::cleanup() {
    m_window.reset();
}

void PredictModeTest::stopsBeforeACapture() {
    begin(smallDeal());
    QVERIFY(!find<QWidget>("predictBar")->isVisible());
    turn();
    QVERIFY(find<QWidget>("predictBar")->isVisible());
    QVERIFY(said("predictQuestion").startsWith(text("Play on")));
    QVERIFY(!find<QPushButton>("predictShow")->isEnabled());
    for (int i = 0; i < 4; ++i) {
        QVERIFY(!mode().question());
        press(Qt::Key_Right);
    }
    QVERIFY(mode().question().has_value());
    QVERIFY(said("predictQuestion").startsWith(text("A plays 2♥ next, and captures.")));
    QCOMPARE(said("predictRemark"), QString());
    // No way to play leads past the question.
    press(Qt::Key_Right);
    press(Qt::Key_Return);
    QCOMPARE(game().index(), 4);
    QCOMPARE(said("predictRemark"), text("First tell the cards, or let them be shown."));
    press(Qt::Key_Right, Qt::ControlModifier);
    press(Qt::Key_End);
    press(Qt::Key_PageDown);
    game().stepForward();
    QCOMPARE(game().index(), 4);
}

void PredictModeTest::answersByMouse() {
    ask();
    const auto cards = expected();
    QCOMPARE(cards.size(), std::size_t{5}); // 2 5 4 3 2
    for (std::size_t i = 0; i + 1 < cards.size(); ++i) {
        clickCard(cards[i]);
        QCOMPARE(mode().question()->told(), i + 1);
        QCOMPARE(find<GlowOverlay>("glowOverlay")->numbered().size(), i + 1);
        QVERIFY(said("predictRemark").startsWith(text("Right, ")));
    }
    clickCard(cards.front()); // once is enough, and twice is no mistake
    QCOMPARE(mode().question()->mistakes(), 0);
    QCOMPARE(game().index(), 4);
    clickCard(cards.back());
    QCOMPARE(game().index(), 5);
    QVERIFY(!mode().question());
    QCOMPARE(said("predictRemark"), text("All 5 right, and in their order. Well done!"));
    QCOMPARE(said("predictScore"), text("1 of 1 without a mistake"));
    QVERIFY(find<GlowOverlay>("glowOverlay")->numbered().empty());
}

void PredictModeTest::answersByKeyboard() {
    ask();
    QVERIFY(m_window->table().hasFocus());
    // Up and Down go from the bottom of the pile to its top, and to the card that is played.
    const auto& choices = m_window->table().choices();
    QCOMPARE(choices.size(), std::size_t{5});
    const auto goTo = [&](CardId id) {
        const auto wanted = std::ranges::find(choices, id) - choices.begin();
        for (int i = 0; i < 6; ++i) {
            press(Qt::Key_Up);
        }
        for (std::ptrdiff_t i = 0; i < wanted; ++i) {
            press(Qt::Key_Down);
        }
        QVERIFY(m_window->table().scene().raised == id);
    };
    for (const CardId id : expected()) {
        goTo(id);
        press(Qt::Key_Return);
    }
    QCOMPARE(game().index(), 5);
    QCOMPARE(mode().score().flawless, 1);
}

void PredictModeTest::aWrongAnswerDoesNoHarm() {
    ask();
    const auto cards = expected();
    clickCard(cards[1]);
    QCOMPARE(said("predictRemark"), text("Not 5♠, not now. Try another one."));
    QCOMPARE(mode().question()->told(), std::size_t{0});
    // Nor does a card that is not in question at all.
    const CardId behind = game().position().handOf(Player::B)[1].id;
    clickCard(behind);
    QVERIFY(said("predictRemark").startsWith(text("Not ")));
    QCOMPARE(game().index(), 4);
    for (const CardId id : cards) {
        clickCard(id);
    }
    QCOMPARE(game().index(), 5);
    QCOMPARE(said("predictRemark"), text("All 5 found, after 2 wrong tries."));
    QCOMPARE(said("predictScore"), text("0 of 1 without a mistake"));
}

void PredictModeTest::theAnswerCanBeShown() {
    ask();
    clickButton("predictShow");
    QCOMPARE(game().index(), 5);
    QCOMPARE(said("predictRemark"), text("It was: 2♥ 5♠ 4♠ 3♠ 2♠."));
    QCOMPARE(said("predictScore"), QString());
    QCOMPARE(mode().score().captures, 0);
}

void PredictModeTest::stopsInAutomaticPlayAndGoesOn() {
    begin(smallDeal());
    turn();
    game().setSpeed(1000); // several plays at a time
    press(Qt::Key_Space);
    QTRY_VERIFY(mode().question().has_value());
    QCOMPARE(game().index(), 4);
    QVERIFY(game().isRunning());
    QTest::qWait(60); // it would have gone on by now
    QCOMPARE(game().index(), 4);
    for (const CardId id : expected()) {
        mode().tell(id);
    }
    QTRY_VERIFY(game().index() > 5 || mode().question().has_value());
}

void PredictModeTest::aWholeGameIsTold_data() {
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"classic", "textbook", "hook", "coursework", "race"}) {
        QTest::newRow(rules) << text(rules);
    }
}

void PredictModeTest::aWholeGameIsTold() {
    QFETCH(const QString, rules);
    begin(articlesDeal(), *parseRules(rules.toStdString()));
    turn();
    int captures = 0;
    for (int i = 0; i < 400 && !game().isAtEnd() && game().index() < 60; ++i) {
        if (mode().question()) {
            for (const CardId id : expected()) {
                mode().tell(id);
            }
            ++captures;
            QVERIFY(game().lastPlay()->captures());
        } else {
            const auto next = game().nextPlay();
            QVERIFY(next && !next->captures());
            press(Qt::Key_Right);
        }
    }
    QVERIFY(captures >= 5);
    QCOMPARE(mode().score().flawless, captures);
    QCOMPARE(mode().score().inARow, captures);
}

void PredictModeTest::nothingGivesTheAnswerAway() {
    ask();
    QCOMPARE(game().length(), 4);
    QVERIFY(game().verdict() == nullptr);
    QVERIFY(!game().nextCapture());
    QVERIFY(said("statusText").startsWith(text("Play 4: B plays 5♠")));
    const auto* table = &m_window->table();
    QVERIFY(!find<GlowOverlay>("glowOverlay")->hasGlows());
    QVERIFY(table->scene().beat == Beat::None);
    QVERIFY(find<TimelineSlider>("timeline")->maximum() == 4);
    for (auto* model : m_window->findChildren<MoveModel*>()) {
        QVERIFY(model->rowCount() <= 5);
    }
    // What is said of the cards, and the question itself, is the same for all in the pile.
    for (const Card card : game().position().pile) {
        QVERIFY(table->describeCard(card.id).endsWith(text("in the pile")));
        QVERIFY(!said("predictQuestion").contains(shortName(card)));
    }
    clickCard(expected()[0]);
    QVERIFY(!find<GlowOverlay>("glowOverlay")->hasGlows());
    // That it goes on is all that is told.
    QCOMPARE(said("predictRemark"), text("Right, 2♥. And then?"));
}

void PredictModeTest::whatWasToldIsNotAskedAgain() {
    ask();
    for (const CardId id : expected()) {
        mode().tell(id);
    }
    press(Qt::Key_Left);
    QCOMPARE(game().index(), 4);
    QVERIFY(!mode().question());
    press(Qt::Key_Right);
    QCOMPARE(game().index(), 5);
    QCOMPARE(mode().score().captures, 1);
}

void PredictModeTest::leavingRestoresEverything() {
    const bool wasHidden = game().isFutureHidden();
    ask();
    clickCard(expected()[0]);
    QVERIFY(game().isFutureHidden());
    clickButton("predictLeave");
    QVERIFY(!mode().isOn());
    QVERIFY(!find<QWidget>("predictBar")->isVisible());
    QCOMPARE(game().isFutureHidden(), wasHidden);
    QVERIFY(game().verdict() != nullptr);
    QVERIFY(!game().isAsking());
    QVERIFY(m_window->table().choices().empty());
    QVERIFY(find<GlowOverlay>("glowOverlay")->numbered().empty());
    QCOMPARE(game().index(), 4);
    clickCard(game().position().handOf(Player::A)[0].id); // plays it
    QCOMPARE(game().index(), 5);
    turn();
    QCOMPARE(mode().score().captures, 0);
    turn();
    QVERIFY(!game().isFutureHidden());
    QVERIFY(!said("statusText").contains(text("You told"))); // there was nothing to be told
}

void PredictModeTest::theResultIsSaid() {
    ask();
    for (const CardId id : expected()) {
        mode().tell(id);
    }
    turn();
    QCOMPARE(said("statusText"), text("You told one capture, and without a mistake."));
    press(Qt::Key_Right);
    QVERIFY(said("statusText").startsWith(text("Play 6:")));
    QCOMPARE(describeResult({7, 7, 7, 7, 0}), text("You told 7 captures, all without a mistake!"));
    QCOMPARE(describeResult({7, 5, 2, 3, 4}),
             text("You told 7 captures, 5 of them without a mistake."));
}

void PredictModeTest::theEndThatWasSecretStaysSecret() {
    begin(smallDeal());
    game().setFutureHidden(true);
    turn();
    turn();
    QVERIFY(game().isFutureHidden());
}

void PredictModeTest::whoeverLooksAheadLeaves() {
    ask();
    press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(!game().isFutureHidden());
    QVERIFY(!mode().isOn());
    QVERIFY(!game().isAsking());
}

void PredictModeTest::anotherGame() {
    ask();
    clickCard(expected()[0]);
    begin(*parseDeal("1 2 / 1 2"));
    QVERIFY(mode().isOn());
    QVERIFY(!mode().question());
    QVERIFY(find<GlowOverlay>("glowOverlay")->numbered().empty());
    press(Qt::Key_Right);
    QCOMPARE(game().index(), 1);
    QVERIFY(mode().question().has_value());
    QCOMPARE(mode().question()->told(), std::size_t{0});
}

void PredictModeTest::itIsNoSetting() {
    // However the program ends, the next one does not begin with a secret that nobody wanted.
    QSignalSpy changed(&m_window->settings(), &LiveSettings::changed);
    ask();
    QVERIFY(game().isFutureHidden());
    QVERIFY(!m_window->settings().now().futureHidden);
    turn();
    QVERIFY(!game().isFutureHidden());
    QVERIFY(changed.isEmpty());
    game().setFutureHidden(true);
    turn();
    turn();
    QVERIFY(m_window->settings().now().futureHidden);
}

void PredictModeTest::fitsIntoASmallWindow() {
    ask();
    QCOMPARE(m_window->size(), QSize(900, 560));
    for (const char* name : {"predictBar", "predictShow", "predictLeave", "timeline"}) {
        const auto* widget = find<QWidget>(name);
        const QRect place(widget->mapTo(m_window.get(), QPoint(0, 0)), widget->size());
        QVERIFY2(m_window->rect().contains(place), name);
    }
    for (const char* name : {"predictShow", "predictLeave"}) {
        const auto* button = find<QPushButton>(name);
        QVERIFY(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty());
    }
    QVERIFY(m_window->table().height() > 320);
    // A question changes nothing in size: movements go on.
    const QSize size = m_window->table().size();
    mode().showAnswer();
    QCoreApplication::processEvents();
    QVERIFY(!mode().question());
    QCOMPARE(m_window->table().size(), size);
}

QTEST_MAIN(PredictModeTest)
#include "predict_mode_test.moc"
