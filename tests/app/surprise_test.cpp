// SPDX-License-Identifier: MIT
// Surprises in the window: what is wished for is found, or it is said that it was not.
#include "app/dialogs/surprise_dialog.h"
#include "app/main_window.h"
#include "app/random_deal_actions.h"
#include "app/surprise_actions.h"
#include "app/surprise_text.h"
#include "tests/app/deals.h"
#include "tests/app/menus.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>
#include <QWindow>

#include <memory>

using namespace fishing;

class SurpriseTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void wishesAreGranted_data();
    void wishesAreGranted();
    void aWishIsMadeInTheMenu();
    void whatIsFoundSoonShowsNoDialog();
    void theRemarkIsSaidUntilTheFirstPlay();
    void theSecretIsKept();
    void whatIsNotThereIsSaid();
    void theLongestIsOffered();
    void oneCanLookOn();
    void theWindowCanBeUsedMeanwhile();
    void escapeGivesTheSearchUp();
    void anotherGameEndsTheSearch();
    void anotherWishReplacesTheFirst();
    void playersHaveTheirNames();
    void everythingIsExplained();
    void closeWhileItSearches();

private:
    template <class T>
    T* find(const char* name) const {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    GameController& game() const { return m_window->controller(); }
    SurpriseActions& surprises() const { return *m_window->findChild<SurpriseActions*>(); }
    SurpriseDialog* dialog() const { return m_window->findChild<SurpriseDialog*>(); }
    bool showsDialog() const { return dialog() != nullptr && dialog()->isVisible(); }
    QString status() const { return find<QLabel>("statusText")->text(); }
    QString said(const char* name) const { return find<QLabel>(name)->text(); }
    void wish(const char* name) const { find<QAction>(name)->trigger(); }
    void clickInDialog(const char* name) const {
        auto* button = find<QPushButton>(name);
        QVERIFY2(button->isVisible(), name);
        QTest::mouseClick(dialog()->windowHandle(), Qt::LeftButton, {},
                          button->mapTo(dialog(), button->rect().center()));
    }
    /// By these rules many games go on for as long as one looks, so this takes its time.
    void searchForLong() const {
        m_window->shelf().openByRules(*parseRules("capture=leave,jack=hook,after=again"));
        wish("surpriseLong");
        QVERIFY(surprises().isSearching());
        QTRY_VERIFY(showsDialog());
    }

    /// As a click on it does.
    void backToTheWindow() const {
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
        m_window->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), m_window.get());
    }

    std::unique_ptr<MainWindow> m_window;
};

void SurpriseTest::init() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    m_window->shelf().open(files::newGame(files::NumberedDeal{42, {}}, {}));
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void SurpriseTest::cleanup() {
    m_window.reset();
}

void SurpriseTest::wishesAreGranted_data() {
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("wish");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* rules, const char* wish, const char* words) {
        QTest::addRow("%s %s", rules, wish)
            << QByteArray(rules) << QByteArray(wish) << QString::fromLatin1(words);
    };
    row("classic", "surpriseLong", "A long game: ");
    row("classic", "surpriseEndless", "Never ends: ");
    row("classic", "surpriseClose", " wins all the same.");
    row("classic", "surpriseWinForA", "A wins after ");
    row("classic", "surpriseWinForB", "B wins after ");
    row("race", "surpriseClose", " is out of cards first.");
    row("textbook", "surpriseWinForB", "B wins after ");
}

void SurpriseTest::wishesAreGranted() {
    QFETCH(const QByteArray, rules);
    QFETCH(const QByteArray, wish);
    QFETCH(const QString, words);
    m_window->shelf().openByRules(*parseRules(rules.toStdString()));
    m_window->randomDeals().setDeck({4, 2});
    this->wish(wish.constData());
    QTRY_VERIFY_WITH_TIMEOUT(!surprises().isSearching(), 60'000);
    QVERIFY(m_window->shelf().origin()->deck == (Deck{4, 2}));
    QVERIFY(game().rules() == *parseRules(rules.toStdString()));
    QVERIFY2(status().contains(words), qPrintable(status()));
    const Outcome outcome = game().verdict()->outcome;
    QCOMPARE(outcome == Outcome::Endless, wish == "surpriseEndless");
    QVERIFY(wish != "surpriseWinForA" || outcome == Outcome::A);
    QVERIFY(wish != "surpriseWinForB" || outcome == Outcome::B);
    if (wish == "surpriseLong") {
        const QString plays = QString::number(game().verdict()->standing->plays);
        QVERIFY2(status().contains(plays + QStringLiteral(" plays")), qPrintable(status()));
    }
    m_window->shelf().goBack(); // nothing is lost
    QCOMPARE(m_window->shelf().origin()->number, std::uint64_t(42));
}

void SurpriseTest::aWishIsMadeInTheMenu() {
    QVERIFY(chooseInMenus(*m_window, "surpriseWinForB"));
    QTRY_VERIFY_WITH_TIMEOUT(!surprises().isSearching(), 60'000);
    QCOMPARE(game().verdict()->outcome, Outcome::B);
    QVERIFY2(status().startsWith(QStringLiteral("B wins after ")), qPrintable(status()));
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_window->shelf().origin()->number, std::uint64_t(42));
}

void SurpriseTest::whatIsFoundSoonShowsNoDialog() {
    m_window->randomDeals().setDeck({4, 2});
    wish("surpriseWinForA");
    while (surprises().isSearching()) {
        QVERIFY(!showsDialog());
        QCoreApplication::processEvents();
    }
    QTest::qWait(500); // longer than one waits for it
    QVERIFY(!showsDialog());
}

void SurpriseTest::theRemarkIsSaidUntilTheFirstPlay() {
    m_window->randomDeals().setDeck({4, 2});
    wish("surpriseWinForA");
    QTRY_VERIFY_WITH_TIMEOUT(!surprises().isSearching(), 60'000);
    QVERIFY(status().startsWith(QStringLiteral("A wins after ")));
    game().stepForward();
    QVERIFY(status().startsWith(QStringLiteral("Play 1: ")));
    game().stepBackward();
    QCOMPARE(status(), QStringLiteral("The cards are dealt. A plays first."));
}

void SurpriseTest::theSecretIsKept() {
    game().setFutureHidden(true);
    m_window->randomDeals().setDeck({4, 2});
    wish("surpriseLong");
    QTRY_VERIFY_WITH_TIMEOUT(!surprises().isSearching(), 60'000);
    QCOMPARE(status(), QStringLiteral("A surprise: how it ends is kept secret."));
    game().setFutureHidden(false);
    QVERIFY(status().startsWith(QStringLiteral("A long game: ")));
}

void SurpriseTest::whatIsNotThereIsSaid() {
    m_window->randomDeals().setDeck({1, 2}); // B always catches A's card
    wish("surpriseWinForA");
    QTRY_VERIFY(showsDialog());
    QVERIFY(!surprises().isSearching());
    QCOMPARE(said("surpriseText"),
             QStringLiteral("No game that A wins was found among 20,000 deals."));
    QVERIFY(said("surpriseDetail").contains(QStringLiteral("Other rules or another deck")));
    QVERIFY(!find<QProgressBar>("surpriseProgress")->isVisible());
    QVERIFY(QTest::qWaitForWindowActive(dialog()));
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QVERIFY(!showsDialog());
    QCOMPARE(m_window->shelf().origin()->number, std::uint64_t(42));
}

void SurpriseTest::theLongestIsOffered() {
    m_window->randomDeals().setDeck({1, 2});
    wish("surpriseWinForA");
    QTRY_VERIFY(showsDialog());
    QVERIFY(QTest::qWaitForWindowActive(dialog()));
    clickInDialog("showLongest");
    QVERIFY(!showsDialog());
    QVERIFY(m_window->shelf().origin()->deck == (Deck{1, 2}));
    QCOMPARE(status(), QStringLiteral("A long game: 1 play, the most of 20,000 deals tried."));
}

void SurpriseTest::oneCanLookOn() {
    m_window->randomDeals().setDeck({1, 2});
    wish("surpriseWinForA");
    QTRY_VERIFY(showsDialog());
    QVERIFY(QTest::qWaitForWindowActive(dialog()));
    clickInDialog("lookOn");
    QTRY_VERIFY(said("surpriseText").contains(QStringLiteral("among 40,000 deals")));
}

void SurpriseTest::theWindowCanBeUsedMeanwhile() {
    searchForLong();
    QVERIFY(find<QProgressBar>("surpriseProgress")->isVisible());
    QTRY_VERIFY(find<QProgressBar>("surpriseProgress")->value() > 0);
    QVERIFY(said("surpriseDetail").endsWith(QStringLiteral(" deals tried")));
    backToTheWindow();
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Right);
    QCOMPARE(game().index(), 1);
    QVERIFY(surprises().isSearching());
}

void SurpriseTest::escapeGivesTheSearchUp() {
    searchForLong();
    QVERIFY(QTest::qWaitForWindowActive(dialog()));
    QTest::keyClick(dialog(), Qt::Key_Space); // was meant for the game
    QVERIFY(surprises().isSearching());
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QVERIFY(!showsDialog());
    QVERIFY(!surprises().isSearching());
    QTest::qWait(50);
    QVERIFY(!showsDialog());
    QCOMPARE(m_window->shelf().origin()->number, std::uint64_t(42));
    wish("surpriseLong"); // works again
    QTRY_VERIFY(showsDialog());
    QVERIFY(QTest::qWaitForWindowActive(dialog()));
    clickInDialog("closeSurprise");
    QVERIFY(!surprises().isSearching());
}

void SurpriseTest::anotherGameEndsTheSearch() {
    searchForLong();
    backToTheWindow();
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_window->shelf().origin()->number, std::uint64_t(43));
    QVERIFY(!surprises().isSearching());
    QVERIFY(!showsDialog());
}

void SurpriseTest::anotherWishReplacesTheFirst() {
    searchForLong();
    wish("surpriseWinForB");
    QTRY_VERIFY_WITH_TIMEOUT(!surprises().isSearching(), 60'000);
    QVERIFY(!showsDialog());
    QCOMPARE(game().verdict()->outcome, Outcome::B);
}

void SurpriseTest::playersHaveTheirNames() {
    QCOMPARE(find<QAction>("surpriseWinForA")->text(), QStringLiteral("A win for &A"));
    game().setNames({{QStringLiteral("Ann & Co"), {}}});
    QCOMPARE(find<QAction>("surpriseWinForA")->text(), QStringLiteral("A win for Ann && Co"));
    m_window->randomDeals().setDeck({4, 2});
    wish("surpriseWinForA");
    QTRY_VERIFY_WITH_TIMEOUT(!surprises().isSearching(), 60'000);
    QVERIFY2(status().startsWith(QStringLiteral("Ann & Co wins after ")), qPrintable(status()));
}

void SurpriseTest::everythingIsExplained() {
    using study::Wish;
    const QString known = SurpriseText::remedy(Wish::Endless, Rules(), Deck()) + QLatin1Char(' ') +
                          SurpriseText::remedy(Wish::Endless, textbook(), Deck());
    QVERIFY(known.contains(QStringLiteral("no endless game of a full deck is known")));
    QVERIFY(known.contains(QStringLiteral("Other rules or another deck")));
    for (const QAction* action : surprises().all()) {
        QVERIFY(!action->text().isEmpty());
        QVERIFY(!action->toolTip().isEmpty());
    }
    for (const Wish wish : {Wish::Long, Wish::Endless, Wish::Close, Wish::WinForA, Wish::WinForB}) {
        QVERIFY(SurpriseText::looking(wish, {}).endsWith(QStringLiteral("…")));
        QVERIFY(SurpriseText::notFound(wish, 1234, {}).contains(QStringLiteral("1,234 deals")));
    }
}

void SurpriseTest::closeWhileItSearches() {
    searchForLong();
    m_window->close();
    m_window.reset();
    QCoreApplication::processEvents();
}

QTEST_MAIN(SurpriseTest)
#include "surprise_test.moc"
