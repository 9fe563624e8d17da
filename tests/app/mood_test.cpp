// SPDX-License-Identifier: MIT
#include "app/table/mood.h"
#include "engine/game.h"
#include "tests/app/deals.h"

#include <QTest>

using namespace fishing;

Q_DECLARE_METATYPE(Deal)
Q_DECLARE_METATYPE(Rules)

class MoodTest : public QObject {
    Q_OBJECT

private slots:
    void wholeGames_data();
    void wholeGames();
    void theArticlesGame();
    void aCaptureTakenBackIsACaptureShown();
    void aPlayThatCapturesNothingMakesNobodyHappy();
    void theLastCaptureComesBeforeTheEnd();
    void ending_data();
    void ending();
};

namespace {

constexpr PlayCount enough = 3000; // some of these games have no end

void addRow(const char* deal, const char* name, const Deal& dealt, const Rules& rules) {
    const QByteArray row = QByteArray(deal) + ", " + name;
    QTest::newRow(row.constData()) << dealt << rules;
}

Scene startOfArticles() {
    return restingScene(startOf(articlesDeal()));
}

} // namespace

void MoodTest::wholeGames_data() {
    QTest::addColumn<Deal>("deal");
    QTest::addColumn<Rules>("rules");
    for (const Preset& preset : presets()) {
        const QByteArray name(preset.name.data(), static_cast<qsizetype>(preset.name.size()));
        addRow("the articles' hands", name.constData(), articlesDeal(), preset.rules);
        addRow("Aces only", name.constData(), acesDeal(), preset.rules);
    }
}

void MoodTest::wholeGames() {
    QFETCH(const Deal, deal);
    QFETCH(const Rules, rules);
    Game game(deal, rules);
    const PlayCount plays = game.find(enough);
    for (PlayCount number = 1; number <= plays; ++number) {
        const Play play = game.playNumber(number);
        const Position after = game.at(number);
        const bool isLast = game.isOver() && number == game.found();
        const auto end = isLast ? game.ending() : std::nullopt;
        if (play.captures()) {
            for (const Scene& scene : {landedScene(after, play, false), takenScene(after, play)}) {
                QCOMPARE(moodOf(scene, play.player, end), Mood::Happy);
                QCOMPARE(moodOf(scene, opponentOf(play.player), end), Mood::Waiting);
            }
        }
        const Scene rest = restingScene(after);
        if (!isLast) {
            QCOMPARE(moodOf(rest, after.mover, end), Mood::Playing);
            QCOMPARE(moodOf(rest, opponentOf(after.mover), end), Mood::Waiting);
            continue;
        }
        for (const Player player : {Player::A, Player::B}) {
            const auto won = player == Player::A ? Outcome::A : Outcome::B;
            QCOMPARE(moodOf(rest, player, end), end == won ? Mood::Won : Mood::OutOfCards);
        }
    }
}

void MoodTest::theArticlesGame() {
    Game game(articlesDeal(), {});
    game.find(enough);
    QVERIFY(game.isOver());
    QCOMPARE(*game.ending(), Outcome::B); // as the articles say
    const Scene end = restingScene(game.at(game.found()));
    QCOMPARE(moodOf(end, Player::A, game.ending()), Mood::OutOfCards);
    QCOMPARE(moodOf(end, Player::B, game.ending()), Mood::Won);
}

void MoodTest::aCaptureTakenBackIsACaptureShown() {
    Game game(acesDeal(), {});
    const Play second = game.playNumber(2);
    QVERIFY(second.captures());
    const Scene scene = landedScene(game.at(2), second, true);
    QCOMPARE(moodOf(scene, second.player, std::nullopt), Mood::Happy);
    QCOMPARE(moodOf(scene, opponentOf(second.player), std::nullopt), Mood::Waiting);
}

void MoodTest::aPlayThatCapturesNothingMakesNobodyHappy() {
    Game game(articlesDeal(), {});
    const Play first = game.playNumber(1);
    QVERIFY(!first.captures());
    const Scene scene = landedScene(game.at(1), first, false);
    QCOMPARE(moodOf(scene, Player::A, std::nullopt), Mood::Playing);
    QCOMPARE(moodOf(scene, Player::B, std::nullopt), Mood::Waiting);
}

void MoodTest::theLastCaptureComesBeforeTheEnd() {
    // A's only card is captured by B, who then holds all there are.
    Game rounds(*parseDeal("A / A"), *parseRules("classic,end=round"));
    QCOMPARE(rounds.find(enough), PlayCount(2));
    QVERIFY(rounds.isOver());
    const Play last = rounds.playNumber(2);
    QVERIFY(last.captures());
    const Scene taken = takenScene(rounds.at(2), last);
    QCOMPARE(moodOf(taken, Player::B, rounds.ending()), Mood::Happy);
    QCOMPARE(moodOf(taken, Player::A, rounds.ending()), Mood::Waiting);
    QCOMPARE(moodOf(restingScene(rounds.at(2)), Player::B, rounds.ending()), Mood::Won);
}

void MoodTest::ending_data() {
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<Mood>("a");
    QTest::addColumn<Mood>("b");
    QTest::newRow("A") << Outcome::A << Mood::Won << Mood::OutOfCards;
    QTest::newRow("B") << Outcome::B << Mood::OutOfCards << Mood::Won;
    QTest::newRow("draw") << Outcome::Draw << Mood::OutOfCards << Mood::OutOfCards;
    QTest::newRow("endless") << Outcome::Endless << Mood::Playing << Mood::Waiting;
    QTest::newRow("undecided") << Outcome::Undecided << Mood::Playing << Mood::Waiting;
}

void MoodTest::ending() {
    QFETCH(const Outcome, outcome);
    QTEST(moodOf(startOfArticles(), Player::A, outcome), "a");
    QTEST(moodOf(startOfArticles(), Player::B, outcome), "b");
}

QTEST_APPLESS_MAIN(MoodTest)
#include "mood_test.moc"
