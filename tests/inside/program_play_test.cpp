// SPDX-License-Identifier: MIT
// The data shown of the articles' program: it agrees with the program itself at every step and with
// the engine at every play, and every card is somewhere exactly once.
#include "app/inside/program_play.h"
#include "tests/engine/samples.h"
#include "tests/inside/array_program.h"

#include <set>

using namespace fishing;
using inside::Cell;
using inside::ProgramPlay;
using inside::State;
using inside::Step;

namespace {

constexpr std::array players = {Player::A, Player::B};

std::size_t cardCount(const Deal& deal) {
    return deal.hands[0].size() + deal.hands[1].size();
}

/// What is written in the arrays, wherever the state knows it.
void checkQueue(const State& state, Player player, const ArrayProgram::Queue& queue) {
    QCOMPARE(state.head(player), PlayCount{queue.head});
    QCOMPARE(state.tail(player), PlayCount{queue.tail});
    const PlayCount known = state.left[indexOf(player)].size();
    QCOMPARE(known, std::min<PlayCount>(queue.head - 1, inside::mostLeft));
    for (PlayCount index = state.head(player) - known; index < state.tail(player); ++index) {
        const auto card = state.cardAt(player, index);
        QVERIFY(card.has_value());
        QCOMPARE(int{card->rank}, queue.data.at(index));
    }
    QVERIFY(!state.cardAt(player, state.tail(player)));
    QVERIFY(!state.cardAt(player, state.head(player) - known - 1));
}

void checkNote(const State& state, Step step, const ArrayProgram::Note& note) {
    QCOMPARE(std::string(nameOf(step)), note.step);
    for (const Player player : players) {
        checkQueue(state, player, note.q[indexOf(player)]);
    }
    QCOMPARE(static_cast<std::size_t>(state.top()), note.s.size() - 1);
    for (std::size_t i = 0; i < state.position.pile.size(); ++i) {
        QCOMPARE(int{state.position.pile[i].rank}, note.s.at(i + 1));
    }
    for (Rank rank = lowestRank; rank <= highestRank; ++rank) {
        QCOMPARE(state.book[rank] ? 1 : 0, note.book.at(rank));
    }
    QCOMPARE(state.current ? int{state.current->rank} : 0, note.t);
}

/// Every card is in a queue, on the stack or in the player's hand as t, and its cell says so.
void checkCards(const State& state, const Deal& deal) {
    std::set<CardId> seen;
    for (std::size_t id = 0; id < cardCount(deal); ++id) {
        const auto cell = state.cellOf(static_cast<CardId>(id));
        QVERIFY(cell.has_value());
        const auto card = state.cardIn(*cell);
        QVERIFY(card.has_value());
        QCOMPARE(std::size_t{card->id}, id);
        QCOMPARE(cell->kind == Cell::Kind::Current,
                 state.isInHand && state.current->id == card->id);
        seen.insert(card->id);
    }
    QCOMPARE(seen.size(), cardCount(deal));
    const auto& position = state.position;
    QCOMPARE(position.hands[0].size() + position.hands[1].size() + position.pile.size() +
                 (state.isInHand ? 1 : 0),
             cardCount(deal));
}

void compare(const State& left, const State& right) {
    QVERIFY(left.position == right.position);
    QVERIFY(left.heads == right.heads);
    QVERIFY(left.book == right.book);
    QVERIFY(left.current == right.current);
    QVERIFY(left.left == right.left);
    QVERIFY(!left.isInHand && !right.isInHand);
}

/// Goes through a game, step by step.
template <class Check>
void forEachStep(const Deal& deal, const Rules& rules, PlayCount limit, Check check) {
    Game game(deal, rules);
    const PlayCount last = game.find(limit);
    for (PlayCount plays = 0; plays <= last; ++plays) {
        const bool isEnding = plays == last && game.isOver();
        if (plays == last && !isEnding) {
            break;
        }
        const ProgramPlay program(game, plays);
        QCOMPARE(program.play().has_value(), !isEnding);
        for (std::size_t i = 1; i <= program.size(); ++i) {
            check(program.after(i), program.step(i - 1));
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        if (!isEnding) {
            QVERIFY(program.after(program.size()).position == game.positionAfter(plays + 1));
            compare(program.after(program.size()), ProgramPlay(game, plays + 1).after(0));
        }
    }
}

} // namespace

class ProgramPlayTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheProgram_data();
    void agreesWithTheProgram();
    void everyCardIsSomewhereOnce_data() { samples::addRuleSets(); }
    void everyCardIsSomewhereOnce();
    void headsAndTailsOfALongGame();
    void theArticlesFirstCapture();
    void whatChangesLightsUp();
    void whatIsReadIsPointedAt();
    void stepsHaveNames();
};

void ProgramPlayTest::agreesWithTheProgram_data() {
    QTest::addColumn<bool>("isPublished");
    QTest::addRow("the whole rule") << false;
    QTest::addRow("the published way") << true;
}

void ProgramPlayTest::agreesWithTheProgram() {
    QFETCH(bool, isPublished);
    const Rules rules = samples::rulesFrom(isPublished ? "textbook" : "classic");
    constexpr std::size_t limit = 300;
    for (const Deal& deal : samples::variedDeals(7, 60, 2)) {
        ArrayProgram program(samples::ranksOf(deal.hands[0]), samples::ranksOf(deal.hands[1]),
                             isPublished);
        const auto& notes = program.run(limit);
        std::size_t next = 1; // the first note is of the deal
        Game game(deal, rules);
        checkNote(ProgramPlay(game, 0).after(0), Step::Deal, notes.front());
        forEachStep(deal, rules, limit, [&](const State& state, Step step) {
            QVERIFY(next < notes.size());
            checkNote(state, step, notes[next++]);
        });
        QCOMPARE(next, notes.size());
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

void ProgramPlayTest::everyCardIsSomewhereOnce() {
    QFETCH(Rules, rules);
    for (const Deal& deal : samples::variedDeals(11, 5, 1)) {
        forEachStep(deal, rules, 60, [&](const State& state, Step) { checkCards(state, deal); });
    }
}

void ProgramPlayTest::headsAndTailsOfALongGame() {
    Game game(numberedDeal(1), samples::rulesFrom("textbook"));
    game.find(1'000'000);
    for (const PlayCount plays : {4095U, 4096U, 4097U, 999'999U, 1'000'000U}) {
        const State state = inside::stateAfter(game, plays);
        QCOMPARE(state.head(Player::A), 1 + (plays + 1) / 2);
        QCOMPARE(state.head(Player::B), 1 + plays / 2);
        PlayCount gained = 0;
        for (PlayCount number = 1; number <= plays; ++number) {
            const PlayRecord record = game.record(number);
            gained += record.player == Player::A ? static_cast<PlayCount>(record.captured) : 0;
        }
        QCOMPARE(state.tail(Player::A), 1 + game.deal().hands[0].size() + gained);
    }
}

void ProgramPlayTest::theArticlesFirstCapture() {
    // 2 3 4 1, and then A's own 1.
    Game game(samples::dealOf({2, 4, 1, 2, 5, 6}, {3, 1, 3, 5, 6, 4}), {});
    game.find(49);
    const PlayCount first = *game.captureAfter(0);
    const ProgramPlay program(game, first - 1);
    std::vector<std::string> names;
    for (const Step step : program.steps()) {
        names.emplace_back(nameOf(step));
    }
    QCOMPARE(first, PlayCount{5});
    const std::vector<std::string> expected = {"checkHands", "turnOfA", "take",        "lookUp",
                                               "keep",       "compare", "unmarkMatch", "takeMatch"};
    QVERIFY(names == expected);
}

void ProgramPlayTest::whatChangesLightsUp() {
    Game game(samples::dealOf({2, 4, 1}, {2, 1, 3}), {});
    game.find(2);
    const ProgramPlay program(game, 1); // B's 2 captures A's
    const auto changes = [&](std::size_t step) {
        return changesBetween(program.after(step), program.after(step + 1));
    };
    using Kind = Cell::Kind;
    const Cell head{Kind::Head, Player::B, 0};
    const Cell tail{Kind::Tail, Player::B, 0};
    const Cell current{Kind::Current, Player::A, 0};
    QCOMPARE(program.size(), std::size_t{8});
    QVERIFY(changes(0).empty());
    QVERIFY((changes(2) == std::vector{head, current}));
    QVERIFY(changes(3).empty());
    QVERIFY((changes(4) == std::vector{tail, Cell{Kind::Queue, Player::B, 4}}));
    QVERIFY(changes(5).empty());
    QVERIFY((changes(6) == std::vector{Cell{Kind::Book, Player::A, 2}}));
    QVERIFY((changes(7) ==
             std::vector{tail, Cell{Kind::Queue, Player::B, 5}, Cell{Kind::Top, Player::A, 0}}));
    QVERIFY(
        (changesBetween(program.after(0), program.after(8)) ==
         std::vector{head, tail, Cell{Kind::Queue, Player::B, 4}, Cell{Kind::Queue, Player::B, 5},
                     Cell{Kind::Top, Player::A, 0}, Cell{Kind::Book, Player::A, 2}, current}));
}

void ProgramPlayTest::whatIsReadIsPointedAt() {
    const Rules rules;
    Game game(samples::dealOf({2, 4, 1}, {2, 1, 3}), rules);
    game.find(2);
    const ProgramPlay program(game, 1);
    const auto read = [&](std::size_t step) {
        return cellsRead(program.after(step), program.step(step), rules);
    };
    using Kind = Cell::Kind;
    const Cell current{Kind::Current, Player::A, 0};
    QVERIFY(
        (read(0) == std::vector{Cell{Kind::Head, Player::A, 0}, Cell{Kind::Tail, Player::A, 0}}));
    QVERIFY((read(2) == std::vector{Cell{Kind::Queue, Player::B, 1}}));
    QVERIFY((read(3) == std::vector{current, Cell{Kind::Book, Player::A, 2}}));
    QVERIFY((read(5) == std::vector{Cell{Kind::Stack, Player::A, 1}, current}));
}

void ProgramPlayTest::stepsHaveNames() {
    for (int i = 0; i <= static_cast<int>(Step::Show); ++i) {
        const auto step = static_cast<Step>(i);
        QVERIFY(!nameOf(step).empty());
        QVERIFY(inside::stepNamed(nameOf(step)) == step);
    }
    QVERIFY(!inside::stepNamed("dance"));
}

QTEST_GUILESS_MAIN(ProgramPlayTest)
#include "program_play_test.moc"
