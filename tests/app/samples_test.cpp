// SPDX-License-Identifier: MIT
// The sample deals: what is claimed of each holds when it is played, what is said of them besides
// is counted, and the menu puts them on the table.
#include "app/files/game_file.h"
#include "app/main_window.h"
#include "app/samples.h"
#include "app/window_sizes.h"
#include "engine/study/hunt.h"
#include "engine/study/survey.h"
#include "engine/study/wish.h"
#include "tests/engine/samples.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QWindow>

#include <algorithm>
#include <memory>

using namespace fishing;

namespace {

const Sample& sampleOf(std::string_view file) {
    const auto found = std::ranges::find(Samples::all(), file, &Sample::file);
    Q_ASSERT(found != Samples::all().end());
    return *found;
}

Deal dealOf(std::string_view file) {
    return files::dealOf(Samples::open(sampleOf(file)));
}

std::string handsOf(const Position& position) {
    return toText(position.hands[0]) + " / " + toText(position.hands[1]);
}

bool isEndless(const Deal& deal) {
    constexpr PlayCount limit = 10'000;
    return judge(deal, {}, limit).outcome == Outcome::Endless;
}

} // namespace

class SamplesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { m_window.reset(); }

    void everyFileIsOffered();
    void filesAreAsTheProgramWritesThem_data() { addSamples(); }
    void filesAreAsTheProgramWritesThem();
    void claimsHold_data() { addSamples(); }
    void claimsHold();

    void thePrintedProgramNamesTheWrongWinner();
    void theCourseworkLastsOnePlayLonger();
    void noGameOfAFullDeckIsShorter();
    void thirteenInSeventeenHaveAnAnchor();
    void fewerThanFiveCardsComeToAnEnd();
    void noSmallerDeckIsEndless();
    void oneInFifteenOfEightCardsIsEndless();
    void lowerNumbersOfSixteenCardsEnd();
    void theFirstMillion();
    void theLongestIsFoundAgain();

    void theMenuHasALineOnEach();
    void aSampleIsChosenByKeyboard();
    void aSampleIsClicked();
    void theSecretIsKept();
    void playersHaveTheirNames();

private:
    static void addSamples() {
        QTest::addColumn<std::string>("file");
        for (const Sample& sample : Samples::all()) {
            QTest::newRow(sample.file) << std::string(sample.file);
        }
    }

    void openWindow() {
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        m_window->shelf().open(files::newGame(files::NumberedDeal{42, {}}, {}));
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    /// Pulls the menu down by its key.
    QMenu* pullDown() const {
        QTest::keyClick(m_window->windowHandle(), Qt::Key_S, Qt::AltModifier);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        return menu != nullptr && QTest::qWaitForWindowExposed(menu) ? menu : nullptr;
    }
    QAction* action(const Sample& sample) const {
        return m_window->findChild<QAction*>(QStringLiteral("sample-") +
                                             QString::fromLatin1(sample.file));
    }
    QString status() const {
        return m_window->findChild<QLabel*>(QStringLiteral("statusText"))->text();
    }

    std::unique_ptr<MainWindow> m_window;
};

void SamplesTest::everyFileIsOffered() {
    QStringList offered;
    for (const Sample& sample : Samples::all()) {
        offered += QFileInfo(Samples::path(sample)).fileName();
    }
    offered.sort();
    QCOMPARE(offered, QDir(QStringLiteral(":/samples")).entryList(QDir::Files, QDir::Name));
    offered.removeDuplicates();
    QCOMPARE(static_cast<std::size_t>(offered.size()), Samples::all().size());
}

void SamplesTest::filesAreAsTheProgramWritesThem() {
    QFETCH(const std::string, file);
    QFile written(Samples::path(sampleOf(file)));
    QVERIFY(written.open(QIODevice::ReadOnly));
    const std::string text = written.readAll().toStdString();
    const auto read = files::readGame(text, file);
    QVERIFY2(read, read ? "" : words::inEnglish(read.problem()).c_str());
    QCOMPARE(files::toText(*read), text);
    QCOMPARE(read->index, PlayCount{0});
    QVERIFY(read->bookmarks.empty());
    QVERIFY(*read == Samples::open(sampleOf(file)));
}

void SamplesTest::claimsHold() {
    QFETCH(const std::string, file);
    const SampleClaim& claim = sampleOf(file).claim;
    const files::SavedGame game = Samples::open(sampleOf(file));
    const Deal deal = files::dealOf(game);
    constexpr PlayCount limit = 10'000;
    const Verdict verdict = judge(deal, game.rules, limit);
    QCOMPARE(verdict.outcome, claim.outcome);
    QVERIFY(verdict.outcome != Outcome::Undecided);
    QVERIFY(verdict.cycle == claim.cycle);
    QVERIFY(verdict.anchor == claim.anchor);
    QCOMPARE(claim.cycle || claim.anchor, verdict.outcome == Outcome::Endless);
    QCOMPARE(verdict.standing ? verdict.standing->plays : 0, claim.plays);
    if (!claim.hands.empty()) {
        QCOMPARE(handsOf(verdict.standing->position), std::string(claim.hands));
    }
    if (!claim.pile.empty()) {
        QCOMPARE(toText(verdict.standing->position.pile), std::string(claim.pile));
    }
    if (claim.biggestCapture > 0) {
        Game played(deal, game.rules);
        played.find(limit);
        QCOMPARE(played.biggestCapture(), claim.biggestCapture);
    }
    if (claim.brink > 0) {
        const auto brink = study::brinkOf(deal, game.rules, limit);
        QVERIFY(brink);
        QCOMPARE(brink->cards, 1);
        QCOMPARE(brink->place, claim.brink);
    }
}

void SamplesTest::thePrintedProgramNamesTheWrongWinner() {
    QVERIFY(dealOf("articles") == dealOf("articles-printed"));
    QVERIFY(dealOf("articles") == dealOf("articles-table-order"));
    QCOMPARE(Samples::open(sampleOf("articles")).rules, Rules());
    QCOMPARE(Samples::open(sampleOf("articles-printed")).rules, samples::rulesFrom("textbook"));
    // Of what the coursework's rules change, the order of the pickup is enough to make it endless.
    const Deal deal = dealOf("articles");
    const Verdict inOrder = judge(deal, samples::rulesFrom("pickup=bottom"));
    const Verdict coursework = judge(deal, Samples::open(sampleOf("articles-table-order")).rules);
    QCOMPARE(inOrder.outcome, Outcome::Endless);
    QVERIFY(inOrder.cycle == coursework.cycle);
}

void SamplesTest::theCourseworkLastsOnePlayLonger() {
    QVERIFY(dealOf("coursework") == dealOf("coursework-own"));
    QCOMPARE(toText(dealOf("coursework")), std::string("2 3 5 6 / 1 5 4 2"));
    QCOMPARE(Samples::open(sampleOf("coursework-own")).rules, samples::rulesFrom("coursework"));
    QCOMPARE(sampleOf("coursework-own").claim.plays, sampleOf("coursework").claim.plays + 1);
}

void SamplesTest::noGameOfAFullDeckIsShorter() {
    // Who runs out has played 26 cards, and the other player at least 25 of them in between.
    Game game(dealOf("shortest"), {});
    game.find(100);
    QCOMPARE(game.found(), PlayCount{26 + 25});
    QCOMPARE(game.ending(), Outcome::B);
    for (PlayCount number = 1; number <= game.found(); ++number) {
        const PlayRecord record = game.record(number);
        QVERIFY(record.player == Player::B || !record.captures());
    }
}

void SamplesTest::thirteenInSeventeenHaveAnAnchor() {
    // Of a full deck with an ace in front: every way to lay out the other three.
    constexpr int others = 51;
    const Rules textbook = samples::rulesFrom("textbook");
    int anchored = 0;
    int all = 0;
    for (int i = 0; i < others; ++i) {
        for (int j = 0; j < i; ++j) {
            for (int k = 0; k < j; ++k) {
                samples::Ranks cards(others + 1, 2);
                for (const int place : {-1, i, j, k}) {
                    cards[static_cast<std::size_t>(place + 1)] = 1;
                }
                const auto half = cards.begin() + 26;
                const Deal deal = samples::dealOf({cards.begin(), half}, {half, cards.end()});
                anchored += anchorOf(deal, textbook) ? 1 : 0;
                ++all;
            }
        }
    }
    QCOMPARE(17 * anchored, 13 * all);
    const Deal deal = dealOf("not-anchored");
    const auto isFirst = [&](const Card& card) { return card.rank == deal.hands[0][0].rank; };
    const auto inA = std::ranges::count_if(deal.hands[0], isFirst);
    QVERIFY(inA == 1 || inA == 4);
}

void SamplesTest::fewerThanFiveCardsComeToAnEnd() {
    for (int cards = 2; cards < 5; ++cards) {
        // Every row of so many cards of as many ranks, cut at every place.
        samples::Ranks row(static_cast<std::size_t>(cards), 1);
        bool isLast = false;
        while (!isLast) {
            for (auto cut = row.begin() + 1; cut != row.end(); ++cut) {
                const Deal deal = samples::dealOf({row.begin(), cut}, {cut, row.end()});
                QVERIFY2(!isEndless(deal), toText(deal).c_str());
            }
            auto digit = row.begin();
            while (digit != row.end() && *digit == cards) {
                *digit++ = 1;
            }
            isLast = digit == row.end();
            if (!isLast) {
                ++*digit;
            }
        }
    }
    QCOMPARE(toText(dealOf("five-cards")), std::string("2 3 2 / 1 1"));
}

void SamplesTest::noSmallerDeckIsEndless() {
    const Deck smallest = Samples::open(sampleOf("six-cards")).origin->deck;
    QCOMPARE(smallest.ranks * smallest.copies, 6);
    for (int ranks = 1; ranks <= 5; ++ranks) {
        for (int copies = ranks == 1 ? 2 : 1; ranks * copies <= 5; ++copies) {
            samples::Ranks cards;
            for (int i = 0; i < ranks * copies; ++i) {
                cards.push_back(1 + i / copies);
            }
            const auto half = cards.begin() + (ranks * copies + 1) / 2;
            do {
                const Deal deal = samples::dealOf({cards.begin(), half}, {half, cards.end()});
                QVERIFY2(!isEndless(deal), toText(deal).c_str());
            } while (std::ranges::next_permutation(cards).found);
        }
    }
}

void SamplesTest::oneInFifteenOfEightCardsIsEndless() {
    samples::Ranks cards = {1, 1, 2, 2, 3, 3, 4, 4};
    int endless = 0;
    int all = 0;
    do {
        const auto half = cards.begin() + 4;
        endless += isEndless(samples::dealOf({cards.begin(), half}, {half, cards.end()})) ? 1 : 0;
        ++all;
    } while (std::ranges::next_permutation(cards).found);
    QCOMPARE(15 * endless, all);
}

void SamplesTest::lowerNumbersOfSixteenCardsEnd() {
    const auto origin = Samples::open(sampleOf("sixteen-cards")).origin;
    QVERIFY(origin.has_value());
    for (std::uint64_t number = 0; number < origin->number; ++number) {
        QVERIFY2(!isEndless(numberedDeal(number, origin->deck)), std::to_string(number).c_str());
    }
}

void SamplesTest::theFirstMillion() {
    study::SurveyPlan plan;
    plan.subject.limit = 10'000;
    plan.deals = {1, 1'000'000};
    study::SurveyRun run(plan);
    run.wait();
    const study::Tally tally = run.survey().tally;
    const Sample& sample = sampleOf("longest-of-a-million");
    QCOMPARE(tally.longest->game, Samples::open(sample).origin->number);
    QCOMPARE(tally.longest->plays, sample.claim.plays);
    // “A tenth”, to the nearest whole part.
    const double tenths =
        static_cast<double>(tally.longest->plays) / (static_cast<double>(tally.plays) / 1e6);
    QCOMPARE(qRound(tenths), 10);
}

void SamplesTest::theLongestIsFoundAgain() {
    study::Quarry quarry;
    quarry.subject.limit = 10'000;
    study::HuntRun run(quarry, {14'147, 14'147}, 1);
    run.wait();
    const study::Trophy trophy = run.hunt().bag.longest.at(0);
    QCOMPARE(trophy.verdict.plays, sampleOf("longest").claim.plays);
    const Deal found = samples::dealOf({trophy.hands[0].begin(), trophy.hands[0].end()},
                                       {trophy.hands[1].begin(), trophy.hands[1].end()});
    QCOMPARE(toText(found), toText(dealOf("longest")));
}

void SamplesTest::theMenuHasALineOnEach() {
    openWindow();
    QMenu* menu = pullDown();
    QVERIFY(menu != nullptr);
    QList<QAction*> lines = menu->actions();
    lines.removeIf([](const QAction* line) { return line->isSeparator(); });
    QCOMPARE(static_cast<std::size_t>(lines.size()), Samples::all().size());
    for (std::size_t i = 0; i < Samples::all().size(); ++i) {
        const Sample& sample = Samples::all()[i];
        const QAction* line = lines.at(static_cast<qsizetype>(i));
        QCOMPARE(line, action(sample));
        QCOMPARE(line->text(),
                 Samples::title(sample) + QLatin1Char('\t') + Samples::ending(sample, {}));
        QVERIFY(line->toolTip().startsWith(Samples::ending(sample, {}).chopped(1)));
        QVERIFY2(!line->toolTip().contains(QLatin1Char('%')), qPrintable(line->toolTip()));
    }
    // What is gone over is explained in the status bar.
    QTest::keyClick(menu, Qt::Key_Down);
    const QString explained = m_window->statusBar()->currentMessage();
    QVERIFY(!explained.isEmpty());
    QCOMPARE(explained, menu->activeAction()->toolTip());
    QTest::keyClick(menu, Qt::Key_Escape);
    QVERIFY(menu->sizeHint().width() < leastWindowSize.width());
    QVERIFY(menu->sizeHint().height() < leastWindowSize.height());
}

void SamplesTest::aSampleIsChosenByKeyboard() {
    openWindow();
    const files::SavedGame before = m_window->shelf().current();
    QMenu* menu = pullDown();
    QVERIFY(menu != nullptr);
    while (menu->activeAction() != action(sampleOf("coursework"))) {
        const QAction* was = menu->activeAction();
        QTest::keyClick(menu, Qt::Key_Down);
        QVERIFY(menu->activeAction() != was);
    }
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(toText(m_window->controller().deal()), std::string("2 3 5 6 / 1 5 4 2"));
    QCOMPARE(m_window->controller().rules(), Rules());
    QVERIFY2(status().startsWith(QStringLiteral("A wins after 20 plays. ")), qPrintable(status()));
    m_window->controller().stepForward();
    QVERIFY2(!status().contains(QStringLiteral("A wins")), qPrintable(status()));
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(m_window->shelf().current() == before); // nothing is lost
}

void SamplesTest::aSampleIsClicked() {
    openWindow();
    QMenu* menu = pullDown();
    QVERIFY(menu != nullptr);
    const Sample& sample = sampleOf("shortest");
    QTest::mouseClick(menu->windowHandle(), Qt::LeftButton, {},
                      menu->actionGeometry(action(sample)).center());
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("442")));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->controller().verdict() != nullptr, 60'000);
    QCOMPARE(m_window->controller().verdict()->standing->plays, sample.claim.plays);
    QVERIFY(m_window->shelf().file().empty()); // saving it asks where to
}

void SamplesTest::theSecretIsKept() {
    openWindow();
    m_window->controller().setFutureHidden(true);
    for (const Sample& sample : Samples::all()) {
        QCOMPARE(action(sample)->text(), Samples::title(sample));
        QCOMPARE(action(sample)->toolTip(), Samples::title(sample));
    }
    const Sample& sample = sampleOf("longest");
    action(sample)->trigger();
    QCOMPARE(status(), Samples::title(sample));
    m_window->controller().setFutureHidden(false);
    QCOMPARE(status(), Samples::remark(sample, {}));
}

void SamplesTest::playersHaveTheirNames() {
    openWindow();
    m_window->controller().setNames({{QStringLiteral("Tom & Co"), QStringLiteral("Molly")}});
    QVERIFY(action(sampleOf("longest"))
                ->text()
                .endsWith(QStringLiteral("\tTom && Co wins after "
                                         "8,456 plays.")));
    action(sampleOf("longest"))->trigger();
    QVERIFY2(status().startsWith(QStringLiteral("Tom & Co wins")), qPrintable(status()));
    QCOMPARE(m_window->controller().names().of(Player::B), QStringLiteral("Molly"));
}

QTEST_MAIN(SamplesTest)
#include "samples_test.moc"
