// SPDX-License-Identifier: MIT
// Whatever plays the game in this program says what the plain telling of the rule says, on random
// deals by all rules: the engine, the kernels, the controller forward and back, the arrays that are
// shown, and the program that is shown, compiled. FISHING_TRUTH_PLAYS sets how many plays are made.
#include "app/game_controller.h"
#include "app/inside/program_play.h"
#include "engine/study/kernel.h"
#include "tests/code/workshop.h"

#include <QSignalSpy>

#include <memory>

using namespace fishing;

namespace {

constexpr unsigned longestGame = 300;

unsigned playsPerRuleSet() {
    bool isNumber = false;
    const int plays = qEnvironmentVariableIntValue("FISHING_TRUTH_PLAYS", &isNumber);
    return static_cast<unsigned>(isNumber ? plays : 50'000) /
           static_cast<unsigned>(allRules().size());
}

/// Mostly small, with a deck now and then and the largest hands seldom.
Deal nextDeal(samples::Random& random) {
    const int kind = random.between(0, 49);
    if (kind == 0) {
        return samples::randomDeal(random, highestRank, maxDealtHand);
    }
    if (kind < 8) {
        return numberedDeal(static_cast<std::uint64_t>(random.between(1, 1'000'000)));
    }
    return samples::randomDeal(random, random.between(1, highestRank), random.between(1, 12));
}

/// How the plain telling sees a game, as a study counts it.
study::Played playedOf(const PlainGame& game, unsigned captures) {
    const std::string ending = game.ending();
    if (ending.empty()) {
        return {};
    }
    const Outcome outcome = ending == "draw" ? Outcome::Draw
                            : ending == "a"  ? Outcome::A
                                             : Outcome::B;
    return {outcome, game.plays(), captures};
}

samples::Ranks ranksOf(const auto& plainCards) {
    samples::Ranks ranks;
    for (const PlainCard card : plainCards) {
        ranks.push_back(card.rank);
    }
    return ranks;
}

} // namespace

class TruthTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyoneAgrees_data() { samples::addRuleSets(); }
    void everyoneAgrees();
    void cleanupTestCase();

private:
    void stepThrough(PlainGame& game, unsigned& captures);
    void stepBack();
    void runShownProgram(const Workshop& shop, const PlainGame& game);
    void runKernels(const PlainGame& game, unsigned captures);

    std::unique_ptr<GameController> m_controller;
    qint64 m_plays = 0;
    qint64 m_programs = 0;
};

void TruthTest::initTestCase() {
    m_controller = std::make_unique<GameController>();
    m_controller->setUsualLimit(longestGame); // no search goes on for longer
}

void TruthTest::everyoneAgrees() {
    QFETCH(Rules, rules);
    samples::Random random(static_cast<unsigned>(m_plays)); // other deals for each rule set
    std::unique_ptr<Workshop> shop;
    if (inside::hasProgram(rules)) {
        shop = std::make_unique<Workshop>(Language::C, rules);
        shop->compile();
        QVERIFY2(shop->isGood(), shop->complaint());
    }
    const qint64 until = m_plays + playsPerRuleSet();
    while (m_plays < until) {
        const Deal deal = nextDeal(random);
        m_controller->newGame(deal, rules);
        PlainGame game = samples::plainGameOf(deal, rules);
        unsigned captures = 0;
        stepThrough(game, captures);
        runKernels(game, captures);
        if (shop != nullptr && !game.ending().empty()) {
            runShownProgram(*shop, game);
        }
        stepBack();
        if (QTest::currentTestFailed()) {
            qWarning("the deal: %s", toText(deal).c_str());
            return;
        }
    }
}

/// The controller, which asks the engine, and the arrays that are shown.
void TruthTest::stepThrough(PlainGame& game, unsigned& captures) {
    Position position = startOf(m_controller->deal());
    const Rules& rules = m_controller->rules();
    const QSignalSpy captured(m_controller.get(), &GameController::cardsCaptured);
    QVERIFY(samples::samePosition(m_controller->position(), game));
    while (game.ending().empty() && game.plays() < longestGame) {
        QVERIFY(!m_controller->isAtEnd());
        const auto run = game.play();
        captures += run.empty() ? 0 : 1;
        ++m_plays;
        const Play made = play(position, rules);
        QVERIFY(samples::sameCards(made.captured, run));
        QVERIFY(samples::samePosition(position, game));
        QCOMPARE(samples::nameOf(ending(position, rules)), game.ending());

        m_controller->stepForward();
        QCOMPARE(m_controller->index(), qint64{game.plays()});
        QVERIFY(samples::sameCards(m_controller->lastPlay()->captured, run));
        QVERIFY(samples::samePosition(m_controller->position(), game));
        QVERIFY(samples::samePosition(
            inside::stateAfter(m_controller->game(), game.plays()).position, game));
    }
    QCOMPARE(captured.size(), qsizetype{captures});
    QCOMPARE(m_controller->isAtEnd(), !game.ending().empty());
}

/// All the way from where the game stands now, and held against the game told again.
void TruthTest::stepBack() {
    std::vector<std::string> positions;
    PlainGame game = samples::plainGameOf(m_controller->deal(), m_controller->rules());
    for (qint64 i = 0; i < m_controller->index(); ++i) {
        positions.push_back(game.position());
        game.play();
    }
    while (!positions.empty()) {
        m_controller->stepBackward();
        const Position& now = m_controller->position();
        PlainGame::Hand hands[2];
        for (std::size_t player = 0; player < 2; ++player) {
            for (std::size_t i = 0; i < now.hands[player].size(); ++i) {
                hands[player].push_back(samples::plain(now.hands[player][i]));
            }
        }
        std::vector<PlainCard> pile;
        for (const Card card : now.pile) {
            pile.push_back(samples::plain(card));
        }
        QCOMPARE(plainPosition(indexOf(now.mover), hands[0], hands[1], pile), positions.back());
        positions.pop_back();
    }
    QCOMPARE(m_controller->index(), qint64{0});
}

void TruthTest::runKernels(const PlainGame& game, unsigned captures) {
    std::vector<Rank> ranks;
    const Deal& deal = m_controller->deal();
    for (const auto& hand : deal.hands) {
        for (const Card card : hand) {
            ranks.push_back(card.rank);
        }
    }
    const study::DealRows rows{ranks, deal.hands[0].size(), deal.hands[1].size()};
    for (const study::InstructionSet set : study::supportedInstructionSets()) {
        study::Played played;
        study::Kernel(m_controller->rules(), longestGame, set).play(rows, {&played, 1});
        QVERIFY2(played == playedOf(game, captures), std::string(nameOf(set)).c_str());
    }
}

void TruthTest::runShownProgram(const Workshop& shop, const PlainGame& game) {
    const QByteArray printed = shop.run(QStringLiteral("./program"), {},
                                        QByteArray::fromStdString(toText(m_controller->deal())));
    QVERIFY2(shop.isGood(), shop.complaint());
    QCOMPARE(QString::fromUtf8(printed),
             printedBy(QString::fromStdString(game.ending()), ranksOf(game.hand(0)),
                       ranksOf(game.hand(1)), ranksOf(game.pile())));
    ++m_programs;
}

void TruthTest::cleanupTestCase() {
    m_controller.reset();
    qInfo("%lld plays, %lld games by the program that is shown", m_plays, m_programs);
}

QTEST_GUILESS_MAIN(TruthTest)
#include "truth_test.moc"
