// SPDX-License-Identifier: MIT
// Spot the slip, as somebody does who has just opened it: with keys and the mouse, from the table.
#include "app/elided_label.h"
#include "app/learn/slip_side.h"
#include "app/learn/slip_window.h"
#include "app/main_window.h"
#include "app/playback/timeline_slider.h"
#include "app/table/card_table.h"
#include "tests/app/deals.h"
#include "tests/app/table_check.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QWindow>

#include <memory>

using namespace fishing;

namespace {

QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

} // namespace

class SlipWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keysMoveBoth();
    void theButtonGoesToWhereTheyPart();
    void eitherTimelineMovesBoth();
    void aClickOnEitherTablePlaysOnBoth();
    void movingCardsArriveInBoth();
    void saysWhoWinsInEach();
    void tellsWhyItCanNeverEnd();
    void keepsASecret();
    void theCodeInEveryLanguage();
    void followsTheDealOnTheTable();
    void theNamesOfThePlayers();
    void everythingFitsIntoASmallWindow();
    void everyControlHasANameAndATip();
    void escapeCloses();

private:
    void put(const Deal& deal, const Rules& rules = {}) {
        m_window->controller().newGame(deal, rules);
    }
    void open() {
        QTest::keyClick(m_window->windowHandle(), Qt::Key_L, Qt::ControlModifier);
        m_slip = m_window->findChild<SlipWindow*>();
        QVERIFY(m_slip != nullptr && m_slip->isVisible());
        ViewOptions still;
        still.animate = false;
        m_slip->showOptions(still);
        m_slip->resize(900, 560);
        QVERIFY(QTest::qWaitForWindowActive(m_slip));
    }
    template <class T>
    T* find(const char* name) const {
        return m_slip->findChild<T*>(QString::fromLatin1(name));
    }
    QString said(const char* name) const { return find<QLabel>(name)->text(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_slip->windowHandle(), key, modifiers);
    }
    void click(QWidget* widget, QPoint place) const {
        QTest::mouseClick(m_slip->windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(m_slip.data(), place));
    }
    qint64 whole() const { return m_slip->games().game(SlipGames::Whole).index(); }
    qint64 published() const { return m_slip->games().game(SlipGames::Published).index(); }

    std::unique_ptr<MainWindow> m_window;
    QPointer<SlipWindow> m_slip;
};

void SlipWindowTest::init() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    put(articlesDeal());
    open();
}

void SlipWindowTest::cleanup() {
    m_window.reset();
    QVERIFY(!m_slip);
}

void SlipWindowTest::keysMoveBoth() {
    press(Qt::Key_Right);
    press(Qt::Key_Return);
    QCOMPARE(whole(), 2);
    QCOMPARE(published(), 2);
    QCOMPARE(said("slipCount"), text("Plays: 2"));
    press(Qt::Key_Left);
    QCOMPARE(published(), 1);
    press(Qt::Key_End);
    QCOMPARE(whole(), 49);
    QCOMPARE(published(), 18);
    press(Qt::Key_Home);
    QCOMPARE(whole() + published(), 0);
    press(Qt::Key_Right, Qt::ControlModifier); // the next capture
    QCOMPARE(whole(), 5);
    QCOMPARE(published(), 5);
    press(Qt::Key_Space);
    QVERIFY(m_slip->games().leader().isRunning());
    QTRY_VERIFY(published() > 6);
    press(Qt::Key_Space);
    QVERIFY(!m_slip->games().leader().isRunning());
    QCOMPARE(whole(), published());
    QCOMPARE(m_window->controller().index(), 0); // the table behind it stays where it is
}

void SlipWindowTest::theButtonGoesToWhereTheyPart() {
    auto* button = find<QToolButton>("goToPartingButton");
    click(button, button->rect().center());
    QCOMPARE(whole(), 5);
    QCOMPARE(published(), 5);
    QVERIFY(said("slipReasons").startsWith(text("They part at play 5, the first capture")));
    QVERIFY(said("wholePlay").contains(text("catches 2 cards")));
    QVERIFY(said("publishedPlay").contains(text("takes it straight back")));
    // A screen reader hears both, as soon as it has done with what came before.
    QTRY_COMPARE(find<QLabel>("slipCount")->accessibleName(),
                 text("The whole rule: Play 5: A plays A♠ and catches 2 cards: A♠ A♥. The "
                      "published way: Play 5: A plays A♠ and takes it straight back."));
    const auto pile = [this](const char* name) {
        return find<CardTable>(name)->scene().position.pile.size();
    };
    QCOMPARE(pile("wholeTable") + 1, pile("publishedTable"));
    press(Qt::Key_Home);
    press(Qt::Key_P);
    QCOMPARE(whole(), 5);
    // Both timelines have a flag there.
    for (const char* name : {"wholeTimeline", "publishedTimeline"}) {
        QCOMPARE(find<TimelineSlider>(name)->marks().bookmarks, std::vector<qint64>{5});
    }
}

void SlipWindowTest::eitherTimelineMovesBoth() {
    for (const char* name : {"wholeTimeline", "publishedTimeline"}) {
        auto* timeline = find<TimelineSlider>(name);
        const double x = timeline->timelineScale().xOf(9);
        click(timeline, QPoint(qRound(x), timeline->height() / 2));
        QCOMPARE(whole(), 9);
        QCOMPARE(published(), 9);
        press(Qt::Key_Home);
    }
}

void SlipWindowTest::aClickOnEitherTablePlaysOnBoth() {
    qint64 plays = 0;
    for (const char* name : {"wholeTable", "publishedTable"}) {
        auto* table = find<CardTable>(name);
        const auto& position = table->scene().position;
        const CardWidget* front = table->cardWidget(position.handOf(position.mover).front().id);
        click(table, front->geometry().center());
        ++plays;
        QCOMPARE(whole(), plays);
        QCOMPARE(published(), plays);
    }
}

void SlipWindowTest::movingCardsArriveInBoth() {
    m_slip->showOptions({}); // with cards that glide
    put(numberedDeal(anchoredNumber));
    const auto verifyBoth = [this] {
        for (const char* name : {"wholeTable", "publishedTable"}) {
            const auto way =
                qstrcmp(name, "wholeTable") == 0 ? SlipGames::Whole : SlipGames::Published;
            VERIFY_TABLE(*find<CardTable>(name), m_slip->games().game(way));
        }
    };
    verifyBoth();
    for (int i = 0; i < 8; ++i) { // faster than they can arrive
        press(Qt::Key_Right);
    }
    QCOMPARE(published(), 8);
    verifyBoth();
    press(Qt::Key_Left);
    press(Qt::Key_Right, Qt::ControlModifier);
    verifyBoth();
}

void SlipWindowTest::saysWhoWinsInEach() {
    QCOMPARE(said("slipWinners"),
             text("By the whole rule B wins; the published way names the wrong winner, A."));
    QVERIFY(said("wholeEnding").startsWith(text("B wins after 49 plays")));
    QVERIFY(said("publishedEnding").startsWith(text("A wins after 18 plays")));
}

void SlipWindowTest::tellsWhyItCanNeverEnd() {
    QVERIFY(!said("slipReasons").contains(text("never")));
    put(numberedDeal(anchoredNumber));
    QVERIFY(said("slipWinners").endsWith(text("the published way never ends.")));
    QVERIFY(said("slipReasons").contains(text("Why the published way can never end:")));
    QVERIFY(said("slipReasons").contains(text("it never leaves the table")));
    QVERIFY(said("slipReasons").endsWith(text("So neither player can ever run out of cards.")));
}

void SlipWindowTest::keepsASecret() {
    m_window->controller().setFutureHidden(true);
    put(numberedDeal(anchoredNumber));
    QCOMPARE(said("slipWinners"), text("Who wins is kept secret."));
    QCOMPARE(said("wholeEnding"), text("How it ends is kept secret."));
    QCOMPARE(said("publishedEnding"), text("How it ends is kept secret."));
    QVERIFY(!said("slipReasons").contains(text("never")));
    put(articlesDeal());
    const QString secret = text("Where they part is kept secret until it has been played.");
    QCOMPARE(said("slipReasons"), secret);
    QVERIFY(!find<QToolButton>("goToPartingButton")->isEnabled());
    press(Qt::Key_P);
    QCOMPARE(whole(), 0);
    for (int i = 0; i < 18; ++i) {
        QCOMPARE(said("slipReasons") == secret, i < 5);
        press(Qt::Key_Right);
    }
    QVERIFY(find<QToolButton>("goToPartingButton")->isEnabled());
    QCOMPARE(said("wholeEnding"), text("How it ends is kept secret."));
    QVERIFY(said("publishedEnding").startsWith(text("A wins")));
    m_window->controller().setFutureHidden(false);
    QVERIFY(said("slipWinners").startsWith(text("By the whole rule B wins")));
}

void SlipWindowTest::theCodeInEveryLanguage() {
    auto* code = find<QPlainTextEdit>("codeDifference");
    QVERIFY(code->toPlainText().contains(text("+         book[t] = 0;")));
    press(Qt::Key_1, Qt::AltModifier);
    QVERIFY(code->toPlainText().contains(text("book[t] ← 0")));
    press(Qt::Key_4, Qt::AltModifier);
    QVERIFY(code->toPlainText().contains(text("q.append(s.pop())")));
    auto* tabs = find<QTabBar>("slipTabs");
    click(tabs, tabs->tabRect(2).center());
    QVERIFY(code->toPlainText().contains(text("q.push(s.top());")));
}

void SlipWindowTest::followsTheDealOnTheTable() {
    press(Qt::Key_P);
    put(articlesDeal(), textbook()); // the same deal
    QCOMPARE(whole(), 5);
    put(*parseDeal("1 2 3 / 4 5"));
    QCOMPARE(whole(), 0);
    QVERIFY(m_slip->games().deal() == *parseDeal("1 2 3 / 4 5"));
    QVERIFY(!find<QToolButton>("goToPartingButton")->isEnabled());
    QVERIFY(said("slipReasons").startsWith(text("On this deal they never part")));
    press(Qt::Key_Right);
    QCOMPARE(whole(), 1);
    QCOMPARE(published(), 1);
}

void SlipWindowTest::theNamesOfThePlayers() {
    m_window->controller().setNames({{text("Tom"), text("Molly")}});
    QVERIFY(said("slipWinners").startsWith(text("By the whole rule Molly wins")));
    QCOMPARE(said("wholePlay"), text("The cards are dealt. Tom plays first."));
}

void SlipWindowTest::everythingFitsIntoASmallWindow() {
    put(numberedDeal(anchoredNumber));
    QCoreApplication::processEvents();
    QCOMPARE(m_slip->size(), QSize(900, 560));
    for (const char* name :
         {"wholeTable", "publishedTable", "wholeTimeline", "publishedTimeline", "slipWords",
          "codeDifference", "goToPartingButton", "slipTabs", "slipLegend"}) {
        const auto* widget = find<QWidget>(name);
        const QRect place(widget->mapTo(m_slip.data(), QPoint(0, 0)), widget->size());
        QVERIFY2(m_slip->rect().contains(place), name);
    }
    const auto* legend = find<QLabel>("slipLegend");
    QVERIFY(legend->fontMetrics().horizontalAdvance(legend->text()) <= legend->width());
    QCOMPARE(find<QWidget>("wholeTable")->size(), find<QWidget>("publishedTable")->size());
    QVERIFY(find<QWidget>("wholeTable")->height() > 190);
    m_slip->resize(1600, 1000);
    QTRY_VERIFY(find<QWidget>("wholeTable")->height() > 400);
    QVERIFY(find<QToolButton>("playPauseButton")->iconSize().height() > 20);
    QVERIFY(find<QWidget>("wholeTimeline")->height() >
            find<QToolButton>("playPauseButton")->iconSize().height());
}

void SlipWindowTest::everyControlHasANameAndATip() {
    for (const auto* button : m_slip->findChildren<QToolButton*>()) {
        if (button->objectName().startsWith(text("qt_")) || !button->isVisible() ||
            button->objectName().isEmpty()) {
            continue; // parts of other controls
        }
        QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
        QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->objectName()));
    }
    for (const char* name : {"wholeTable", "publishedTable", "wholeTimeline", "publishedTimeline",
                             "slipWords", "codeDifference", "slipTabs"}) {
        QVERIFY2(!find<QWidget>(name)->accessibleName().isEmpty(), name);
    }
}

void SlipWindowTest::escapeCloses() {
    press(Qt::Key_Space);
    press(Qt::Key_Escape);
    QTRY_VERIFY(!m_slip);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    open();
    QCOMPARE(whole(), 0);
}

QTEST_MAIN(SlipWindowTest)
#include "slip_window_test.moc"
