// SPDX-License-Identifier: MIT
// One deal in two ways, in lock step: whoever moves, both show the same place of their own game.
#include "app/learn/slip_games.h"
#include "tests/app/deals.h"
#include "tests/engine/samples.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace fishing;
using Way = SlipGames::Way;

namespace {

/// What is wrong with the places of both after `place` plays; empty if nothing is.
QString faultOf(SlipGames& games, qint64 place) {
    for (const Way way : SlipGames::ways) {
        Game game(games.deal(), SlipGames::rulesOf(way));
        const auto reached = game.find(static_cast<PlayCount>(place));
        if (games.game(way).index() != static_cast<qint64>(reached)) {
            return QStringLiteral("game %1 is at %2, not at %3")
                .arg(way)
                .arg(games.game(way).index())
                .arg(reached);
        }
        if (games.game(way).position() != game.positionAfter(reached)) {
            return QStringLiteral("game %1 shows another position after %2").arg(way).arg(reached);
        }
    }
    return {};
}

} // namespace

class SlipGamesTest : public QObject {
    Q_OBJECT

private slots:
    void theLongerOneLeads();
    void goTogetherWhoeverMoves();
    void aStepOfTheOneIsAStepOfTheOther();
    void goToWhereTheyPart();
    void thePartingIsBookmarked();
    void whatIsSecretStaysSecret();
};

void SlipGamesTest::theLongerOneLeads() {
    SlipGames articles(articlesDeal());
    QVERIFY(&articles.leader() == &articles.game(SlipGames::Whole)); // 49 plays, against 18
    SlipGames anchored(numberedDeal(anchoredNumber));
    QVERIFY(&anchored.leader() == &anchored.game(SlipGames::Published));
    QVERIFY(anchored.verdict(SlipGames::Published).outcome == Outcome::Endless);
    QVERIFY(anchored.verdict(SlipGames::Whole).outcome != Outcome::Endless);
}

void SlipGamesTest::goTogetherWhoeverMoves() {
    std::mt19937 random(5);
    for (const Deal& deal : samples::variedDeals(31, 12, 1)) {
        SlipGames games(deal);
        for (int i = 0; i < 30; ++i) {
            GameController& mover = games.game(SlipGames::ways[random() % 2]);
            switch (random() % 3) {
            case 0:
                mover.stepForward();
                break;
            case 1:
                mover.stepBackward();
                break;
            default:
                mover.seek(static_cast<qint64>(random() % 80));
            }
            const qint64 place = std::max(games.game(SlipGames::Whole).index(),
                                          games.game(SlipGames::Published).index());
            QCOMPARE(faultOf(games, place), QString());
        }
    }
}

void SlipGamesTest::aStepOfTheOneIsAStepOfTheOther() {
    SlipGames games(articlesDeal());
    QSignalSpy played(&games.game(SlipGames::Published), &GameController::cardPlayed);
    QSignalSpy undone(&games.game(SlipGames::Published), &GameController::playUndone);
    games.leader().stepForward();
    games.leader().stepForward();
    games.leader().stepBackward();
    QCOMPARE(played.size(), 2);
    QCOMPARE(undone.size(), 1);
    // Where the one is over, the other goes on alone, and comes back alone.
    games.leader().seek(18);
    games.leader().stepForward();
    QCOMPARE(games.game(SlipGames::Published).index(), 18);
    games.leader().stepBackward();
    QCOMPARE(undone.size(), 1);
    games.leader().stepBackward();
    QCOMPARE(undone.size(), 2);
    QCOMPARE(faultOf(games, 17), QString());
}

void SlipGamesTest::goToWhereTheyPart() {
    SlipGames games(articlesDeal());
    games.goToParting();
    QCOMPARE(faultOf(games, 5), QString());
    const auto& whole = games.game(SlipGames::Whole);
    const auto& published = games.game(SlipGames::Published);
    QVERIFY(whole.position() != published.position());
    // By the one the match is taken, too.
    QCOMPARE(whole.lastPlay()->captured.size(), published.lastPlay()->captured.size() + 1);
    games.leader().stepBackward();
    QVERIFY(whole.position() == published.position());

    // A has run out: the one is over, and the other lets B play.
    SlipGames ends(*parseDeal("1 2 / 4 5"));
    ends.goToParting();
    QVERIFY(ends.game(SlipGames::Whole).isAtEnd());
    QVERIFY(!ends.game(SlipGames::Published).isAtEnd());

    SlipGames together(*parseDeal("1 2 3 / 4 5"));
    together.goToParting();
    QCOMPARE(together.leader().index(), 0);
}

void SlipGamesTest::thePartingIsBookmarked() {
    const SlipGames games(articlesDeal());
    for (const Way way : SlipGames::ways) {
        QCOMPARE(games.game(way).bookmarks(), std::vector<qint64>{5});
    }
}

void SlipGamesTest::whatIsSecretStaysSecret() {
    SlipGames games(articlesDeal());
    QVERIFY(!games.isSecret());
    games.setFutureHidden(true);
    QVERIFY(games.isSecret());
    games.leader().seek(18);
    QVERIFY(games.isSecret()); // only the one is over
    games.leader().seek(49);
    QVERIFY(!games.isSecret());
}

QTEST_GUILESS_MAIN(SlipGamesTest)
#include "slip_games_test.moc"
