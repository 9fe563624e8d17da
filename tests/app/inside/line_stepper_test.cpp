// SPDX-License-Identifier: MIT
// Stepping line by line: on and back through whole games, and together with whole plays.
#include "app/game_controller.h"
#include "app/line_stepper.h"
#include "tests/app/deals.h"
#include "tests/engine/samples.h"

#include <QSignalSpy>

using namespace fishing;
using inside::ProgramPlay;
using inside::Step;

namespace {

/// All that is to be seen at one moment.
struct Moment {
    qint64 index = 0;
    std::size_t step = 0;
    Position position;
    std::array<PlayCount, 2> heads{};
    Step last{};

    friend bool operator==(const Moment&, const Moment&) = default;
};

} // namespace

class LineStepperTest : public QObject {
    Q_OBJECT

private slots:
    void onAndBackThroughWholeGames_data();
    void onAndBackThroughWholeGames();
    void aStepOfAPlayCompletesIt();
    void aPlayBackTakesBackItsLines();
    void jumpsEndBetweenPlays();
    void aNewGameBeginsAtItsDeal();
    void linesStopARunningGame();
    void whatChangedDependsOnTheStep();
    void theProgramEndsAfterTheGame();
    void withoutAGame();

private:
    static Moment momentOf(const GameController& game, const LineStepper& lines) {
        return {game.index(), lines.step(), lines.state().position, lines.state().heads,
                lines.lastStep()};
    }
};

void LineStepperTest::onAndBackThroughWholeGames_data() {
    QTest::addColumn<Rules>("rules");
    for (const Preset& preset : presets()) {
        QTest::addRow("%s", std::string(preset.name).c_str()) << preset.rules;
    }
}

void LineStepperTest::onAndBackThroughWholeGames() {
    QFETCH(Rules, rules);
    for (const Deal& deal : samples::variedDeals(31, 6, 0)) {
        GameController game;
        LineStepper lines(game);
        QSignalSpy moves(&lines, &LineStepper::moved);
        game.newGame(deal, rules);
        std::vector<Moment> moments = {momentOf(game, lines)};
        moves.clear();
        while (lines.canStepForward() && game.index() < 40) {
            lines.stepLine();
            QCOMPARE(moves.count(), static_cast<qsizetype>(moments.size()));
            moments.push_back(momentOf(game, lines));
            if (lines.step() == 0) {
                QVERIFY(lines.state().position == game.position());
            }
            const ProgramPlay program(game.game(), static_cast<PlayCount>(game.index()));
            QVERIFY(program.after(lines.step()).position == lines.state().position);
        }
        QVERIFY(game.index() == 40 || game.isAtEnd());
        while (lines.canStepBackward()) {
            moments.pop_back();
            lines.stepLineBack();
            QVERIFY(momentOf(game, lines) == moments.back());
        }
        QCOMPARE(moments.size(), std::size_t{1});
        QVERIFY(lines.lastStep() == Step::Deal);
    }
}

void LineStepperTest::aStepOfAPlayCompletesIt() {
    GameController game;
    LineStepper lines(game);
    game.newGame(articlesDeal(), {});
    for (int i = 0; i < 3; ++i) {
        lines.stepLine();
    }
    QCOMPARE(game.index(), 0);
    QVERIFY(lines.state().isInHand);
    game.stepForward();
    QCOMPARE(game.index(), 1);
    QCOMPARE(lines.step(), std::size_t{0});
    QVERIFY(lines.state().position == game.position());
}

void LineStepperTest::aPlayBackTakesBackItsLines() {
    GameController game;
    LineStepper lines(game);
    game.newGame(articlesDeal(), {});
    game.seek(4);
    lines.stepLine();
    lines.stepLine();
    lines.stepPlayBack();
    QCOMPARE(game.index(), 4);
    QCOMPARE(lines.step(), std::size_t{0});
    lines.stepPlayBack();
    QCOMPARE(game.index(), 3);
}

void LineStepperTest::jumpsEndBetweenPlays() {
    GameController game;
    LineStepper lines(game);
    game.newGame(numberedDeal(anchoredNumber), textbook());
    lines.stepLine();
    game.seek(123'456);
    QCOMPARE(lines.step(), std::size_t{0});
    QCOMPARE(lines.state().head(Player::A), PlayCount{1 + 61'728});
    lines.stepLineBack();
    QCOMPARE(game.index(), 123'455);
    QCOMPARE(lines.step() + 1, lines.stepCount());
}

void LineStepperTest::aNewGameBeginsAtItsDeal() {
    GameController game;
    LineStepper lines(game);
    game.newGame(articlesDeal(), {});
    lines.stepLine();
    game.newGame(numberedDeal(1), {});
    QCOMPARE(lines.step(), std::size_t{0});
    QVERIFY(lines.state().position == startOf(numberedDeal(1)));
    QVERIFY(!lines.canStepBackward());
}

void LineStepperTest::linesStopARunningGame() {
    GameController game;
    LineStepper lines(game);
    game.newGame(articlesDeal(), {});
    game.start();
    QCOMPARE(game.index(), 1);
    lines.stepLine();
    QVERIFY(!game.isRunning());
    QCOMPARE(lines.step(), std::size_t{1});
    game.start();
    lines.stepLineBack();
    QVERIFY(!game.isRunning());
}

void LineStepperTest::whatChangedDependsOnTheStep() {
    GameController game;
    LineStepper lines(game);
    game.newGame(articlesDeal(), {});
    QVERIFY(lines.changes().empty());
    game.stepForward(); // head, stack, top, book and t
    QCOMPARE(lines.changes().size(), std::size_t{5});
    while (game.index() == 1) {
        lines.stepLine();
    }
    QVERIFY((lines.changes() == std::vector{inside::Cell{inside::Cell::Kind::Book, Player::A, 3}}));
    QCOMPARE(lines.stepsMade().size(), std::size_t{6});
    game.seek(5); // a capture
    QVERIFY(lines.changes().size() > 5);
}

void LineStepperTest::theProgramEndsAfterTheGame() {
    GameController game;
    LineStepper lines(game);
    game.newGame(articlesDeal(), {});
    game.seek(49);
    QVERIFY(game.isAtEnd());
    QVERIFY(lines.canStepForward());
    std::vector<Step> steps;
    while (lines.canStepForward()) {
        lines.stepLine();
        steps.push_back(lines.lastStep());
    }
    QCOMPARE(game.index(), 49);
    // A has run out after A's own turn.
    QVERIFY((steps == std::vector{Step::CheckBetween, Step::Winner, Step::Show}));
    lines.stepPlayBack();
    QCOMPARE(game.index(), 49);
    QCOMPARE(lines.step(), std::size_t{0});
}

void LineStepperTest::withoutAGame() {
    GameController game;
    LineStepper lines(game);
    QVERIFY(!lines.canStepForward());
    QVERIFY(!lines.canStepBackward());
    lines.stepLine();
    lines.stepLineBack();
    lines.stepPlayBack();
}

QTEST_GUILESS_MAIN(LineStepperTest)
#include "line_stepper_test.moc"
