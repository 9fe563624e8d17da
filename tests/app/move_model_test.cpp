// SPDX-License-Identifier: MIT
#include "app/game_controller.h"
#include "app/panels/move_model.h"
#include "tests/app/deals.h"
#include "tests/engine/samples.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>

#include <algorithm>
#include <numeric>

using namespace fishing;

namespace {

/// A row as the issue words it, from what the game itself says of the play.
QString expectedText(qint64 place, const Play& play) {
    QString text = QStringLiteral("%1  %2  %3")
                       .arg(QLocale().toString(place),
                            play.player == Player::A ? QStringLiteral("A") : QStringLiteral("B"),
                            QString::fromStdString(toText(play.card, CardStyle::Symbol)));
    const auto& run = play.captured;
    if (run.size() == 1) {
        text += QStringLiteral("  takes it straight back");
    } else if (run.size() > 1) {
        text += QStringLiteral("  catches %1: %2")
                    .arg(run.size())
                    .arg(QString::fromStdString(
                        toText(std::span(run.begin(), run.end()), CardStyle::Symbol)));
    }
    return text;
}

QString textOf(const MoveModel& model, int row) {
    return model.index(row).data().toString();
}

QString sentenceOf(const MoveModel& model, int row) {
    return model.index(row).data(Qt::AccessibleTextRole).toString();
}

/// All rows but the first, each once, in an order of their own.
std::vector<int> shuffledRows(const MoveModel& model, samples::Random& random) {
    std::vector<int> rows(static_cast<std::size_t>(model.rowCount()) - 1);
    std::iota(rows.begin(), rows.end(), 1);
    for (std::size_t i = rows.size(); i > 1; --i) {
        std::swap(rows[i - 1],
                  rows[static_cast<std::size_t>(random.between(0, static_cast<int>(i) - 1))]);
    }
    return rows;
}

/// The plays of the game, number 1 at index 1.
std::vector<Play> playsOf(const Deal& deal, const Rules& rules, qint64 count) {
    std::vector<Play> plays(1);
    Position position = startOf(deal);
    for (qint64 i = 0; i < count; ++i) {
        plays.push_back(play(position, rules));
    }
    return plays;
}

void checkPlays(const MoveModel& model, const std::vector<Play>& plays, samples::Random& random) {
    QCOMPARE(model.rowCount(), int(plays.size()));
    for (const int row : shuffledRows(model, random)) {
        QCOMPARE(model.placeOf(row), row);
        QCOMPARE(model.rowOf(row), row);
        QCOMPARE(textOf(model, row), expectedText(row, plays.at(std::size_t(row))));
    }
}

void checkCaptures(const MoveModel& model, const std::vector<Play>& plays,
                   samples::Random& random) {
    std::vector<std::size_t> captures{0};
    for (std::size_t number = 1; number < plays.size(); ++number) {
        if (plays[number].captures()) {
            captures.push_back(number);
        }
        QCOMPARE(model.rowOf(qint64(number)), int(captures.size()) - 1);
    }
    QCOMPARE(model.rowCount(), int(captures.size()));
    for (const int row : shuffledRows(model, random)) {
        const std::size_t number = captures.at(std::size_t(row));
        QCOMPARE(model.placeOf(row), qint64(number));
        QCOMPARE(textOf(model, row), expectedText(qint64(number), plays.at(number)));
    }
}

} // namespace

class MoveModelTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAGameThereAreNoRows();
    void rowsTellTheArticlesHands_data();
    void rowsTellTheArticlesHands();
    void capturesAlone();
    void sentencesCanBeReadOut();
    void everyRowAgreesWithItsPlay_data() { samples::addRuleSets(); }
    void everyRowAgreesWithItsPlay();
    void rowsAcrossBlocksAndChapters();
    void rowsFollowTheLength_data();
    void rowsFollowTheLength();
    void aHiddenFutureHasNoRows_data() { rowsFollowTheLength_data(); }
    void aHiddenFutureHasNoRows();
    void aRowThatWasFoundLaterIsTold();
    void aNewGameHasItsOwnRows();
    void marksAreTold();
};

void MoveModelTest::withoutAGameThereAreNoRows() {
    GameController controller;
    MoveModel model(controller);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.rowOf(0), -1);
    QVERIFY(!model.data({}).isValid());
    model.setCapturesOnly(true);
    QCOMPARE(model.rowCount(), 0);
}

void MoveModelTest::rowsTellTheArticlesHands_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("text");
    const auto add = [](const char* rules, int row, const char* text) {
        QTest::addRow("%s %d", rules, row)
            << QString::fromUtf8(rules) << row << QString::fromUtf8(text);
    };
    add("classic", 0, "0  the cards are dealt");
    add("classic", 1, "1  A  2♠");
    add("classic", 4, "4  B  A♥");
    add("classic", 5, "5  A  A♠  catches 2: A♠ A♥");
    add("classic", 6, "6  B  3♥  catches 3: 3♥ 4♠ 3♠");
    add("classic", 7, "7  A  2♥  catches 2: 2♥ 2♠");
    add("textbook", 5, "5  A  A♠  takes it straight back");
    add("textbook", 6, "6  B  3♥  catches 3: 3♥ A♥ 4♠");
    add("coursework", 5, "5  A  A♠  catches 2: A♥ A♠");
    add("coursework", 6, "6  B  3♥  catches 3: 3♠ 4♠ 3♥");
    add("hook", 5, "5  A  A♠  catches 2: A♠ A♥");
    add("hook", 6, "6  A  2♥  catches 4: 2♥ 4♠ 3♠ 2♠");
}

void MoveModelTest::rowsTellTheArticlesHands() {
    QFETCH(QString, rules);
    QFETCH(int, row);
    QFETCH(QString, text);
    GameController controller;
    MoveModel model(controller);
    controller.newGame(articlesDeal(), samples::rulesFrom(rules.toUtf8().constData()));
    QCOMPARE(textOf(model, row), text);
}

void MoveModelTest::capturesAlone() {
    GameController controller;
    controller.newGame(articlesDeal(), {});
    MoveModel model(controller);
    QCOMPARE(model.rowCount(), 1 + 49);
    QCOMPARE(model.rowOf(49), 49);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setCapturesOnly(true);
    model.setCapturesOnly(true);
    QCOMPARE(resets.count(), 1);
    QCOMPARE(model.rowCount(), 1 + 13);
    QCOMPARE(textOf(model, 0), QStringLiteral("0  the cards are dealt"));
    QCOMPARE(textOf(model, 2), QStringLiteral("6  B  3♥  catches 3: 3♥ 4♠ 3♠"));
    QCOMPARE(model.rowOf(4), 0);
    QCOMPARE(model.rowOf(5), 1);
    QCOMPARE(model.rowOf(49), 13);
    model.setCapturesOnly(false);
    QCOMPARE(model.rowCount(), 1 + 49);
}

void MoveModelTest::sentencesCanBeReadOut() {
    GameController controller;
    MoveModel model(controller);
    controller.newGame(articlesDeal(), {});
    QCOMPARE(sentenceOf(model, 0), QStringLiteral("The cards are dealt."));
    QCOMPARE(sentenceOf(model, 1), QStringLiteral("Play 1: A plays the two of spades."));
    QCOMPARE(sentenceOf(model, 5),
             QStringLiteral("Play 5: A plays the ace of spades and catches 2 cards: ace of spades, "
                            "ace of hearts."));
    controller.newGame(articlesDeal(), textbook());
    QCOMPARE(sentenceOf(model, 5),
             QStringLiteral("Play 5: A plays the ace of spades and takes it straight back."));
}

void MoveModelTest::everyRowAgreesWithItsPlay() {
    QFETCH(Rules, rules);
    samples::Random random(7);
    GameController controller;
    controller.setUsualLimit(1000); // no verdict is needed here
    MoveModel model(controller);
    for (const Deal& deal : samples::variedDeals(21, 6, 1)) {
        controller.newGame(deal, rules);
        model.setCapturesOnly(false);
        const auto plays = playsOf(deal, rules, controller.length());
        checkPlays(model, plays, random);
        model.setCapturesOnly(true);
        checkCaptures(model, plays, random);
    }
}

void MoveModelTest::rowsAcrossBlocksAndChapters() {
    GameController controller;
    MoveModel model(controller);
    controller.newGame(numberedDeal(anchoredNumber), textbook());
    controller.seek(20'000);
    Game game(numberedDeal(anchoredNumber), textbook());
    for (const qint64 edge : {256, 512, 4096, 8192, 16'384, 20'000}) {
        for (qint64 place = edge + 2; place >= edge - 2; --place) {
            QCOMPARE(textOf(model, int(place)),
                     expectedText(place, game.playNumber(PlayCount(place))));
        }
    }
}

void MoveModelTest::rowsFollowTheLength_data() {
    QTest::addColumn<bool>("capturesOnly");
    QTest::newRow("all plays") << false;
    QTest::newRow("captures") << true;
}

void MoveModelTest::rowsFollowTheLength() {
    QFETCH(bool, capturesOnly);
    GameController controller;
    MoveModel model(controller);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setCapturesOnly(capturesOnly);
    const auto expected = [&] {
        const auto length = static_cast<PlayCount>(controller.length());
        return int(capturesOnly ? controller.game().capturesIn(length) : length) + 1;
    };
    controller.newGame(numberedDeal(anchoredNumber), textbook());
    QCOMPARE(model.rowCount(), expected());
    for (const qint64 place : {500, 1000, 1001, 5000, 3, 70'000}) {
        controller.seek(place);
        QCOMPARE(model.rowCount(), expected());
        QCOMPARE(model.placeOf(model.rowOf(place)) <= place, true);
    }
    controller.newGame(numberedDeal(42), {});
    QCOMPARE(controller.length(), 419);
    QCOMPARE(model.rowCount(), expected());
}

void MoveModelTest::aHiddenFutureHasNoRows() {
    QFETCH(bool, capturesOnly);
    GameController controller;
    MoveModel model(controller);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setCapturesOnly(capturesOnly);
    controller.newGame(articlesDeal(), {});
    const int all = capturesOnly ? 14 : 50;
    const auto rowsTo = [&](qint64 place) {
        const auto captures = controller.game().capturesIn(static_cast<PlayCount>(place));
        return 1 + int(capturesOnly ? qint64(captures) : place);
    };
    QCOMPARE(model.rowCount(), all);
    controller.setFutureHidden(true); // at the start, where the length falls to nothing
    QCOMPARE(model.rowCount(), 1);
    for (int place = 1; place <= 20; ++place) {
        controller.stepForward();
        QCOMPARE(model.rowCount(), rowsTo(place));
    }
    controller.seek(5);
    QCOMPARE(model.rowCount(), rowsTo(20));
    controller.setFutureHidden(false);
    QCOMPARE(model.rowCount(), all);
    controller.setFutureHidden(true);
    QCOMPARE(model.rowCount(), rowsTo(5));
    controller.newGame(numberedDeal(42), {});
    QCOMPARE(model.rowCount(), 1);
}

void MoveModelTest::aRowThatWasFoundLaterIsTold() {
    GameController controller;
    MoveModel model(controller);
    controller.setFutureHidden(true);
    controller.newGame(numberedDeal(anchoredNumber), textbook());
    Game game(numberedDeal(anchoredNumber), textbook());
    for (int place = 1; place <= 600; ++place) { // each row while it is the last of its block
        controller.stepForward();
        QCOMPARE(textOf(model, place), expectedText(place, game.playNumber(PlayCount(place))));
    }
}

void MoveModelTest::aNewGameHasItsOwnRows() {
    GameController controller;
    MoveModel model(controller);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const std::uint64_t number : {1U, 2U, 3U}) {
        controller.newGame(numberedDeal(number), {});
        Game game(numberedDeal(number), {});
        for (const int row : {1, 50, 100}) {
            QCOMPARE(textOf(model, row), expectedText(row, game.playNumber(PlayCount(row))));
        }
    }
}

void MoveModelTest::marksAreTold() {
    GameController controller;
    MoveModel model(controller);
    controller.newGame(articlesDeal(), {});
    controller.seek(6);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    controller.toggleBookmark();
    QCOMPARE(changes.count(), 1);
    for (int row = 0; row < model.rowCount(); ++row) {
        QCOMPARE(model.index(row).data(MoveModel::MarkedRole).toBool(), row == 6);
    }
    QVERIFY(sentenceOf(model, 6).endsWith(QStringLiteral("3 cards: three of hearts, four of "
                                                         "spades, three of spades. Bookmarked.")));
    model.setCapturesOnly(true);
    QVERIFY(model.index(2).data(MoveModel::MarkedRole).toBool());
    controller.newGame(articlesDeal(), {});
    QVERIFY(!model.index(2).data(MoveModel::MarkedRole).toBool());
}

QTEST_GUILESS_MAIN(MoveModelTest)
#include "move_model_test.moc"
