// SPDX-License-Identifier: MIT
// The chart in the timeline agrees with the game it shows, and takes no more work than its pixels.
#include "app/playback/timeline_chart.h"
#include "app/playback/timeline_colors.h"
#include "tests/app/deals.h"

#include <QPainter>
#include <QPalette>
#include <QTest>

using namespace fishing;

namespace {

constexpr int height = TimelineChart::usualHeight;

TimelineScale scaleOf(double width, qint64 plays) {
    return {width, plays};
}

TimelineSamples samplesOf(const Game& game, double width, qint64 known, int big = 7) {
    TimelineSamples samples;
    samples.update(game, scaleOf(width, known), known, big);
    return samples;
}

/// A game and how many plays it has, `most` at the most.
std::pair<Game, qint64> gameOf(std::uint64_t number, const char* rules, PlayCount most) {
    Game game(numberedDeal(number), *parseRules(rules));
    const auto plays = static_cast<qint64>(game.find(most));
    return {std::move(game), plays};
}

QImage courseOf(const TimelineSamples& samples, const TimelineMarks& marks) {
    const QSize size(static_cast<int>(samples.scale().width), height);
    return TimelineChart(size, samples.scale(), TableTheme::of(QPalette(Qt::white)))
        .course(samples, marks, 1)
        .toImage();
}

bool areEqual(const std::vector<TimelineColumn>& left, const std::vector<TimelineColumn>& right) {
    return std::ranges::equal(left, right, [](const auto& one, const auto& other) {
        return one.play == other.play && one.counts == other.counts &&
               one.captureRate == other.captureRate;
    });
}

} // namespace

class TimelineChartTest : public QObject {
    Q_OBJECT

private slots:
    void everyPlayIsWhereItIsFound();
    void columnsAgreeWithTheGame_data();
    void columnsAgreeWithTheGame();
    void growingIsNoDifferentFromAllAtOnce();
    void capturesAgreeWithTheGame();
    void denseCapturesAreCounted();
    void onlyFewCapturesStandOut();
    void workDependsOnTheWidth_data();
    void workDependsOnTheWidth();
    void handsAreAsHighAsTheyAreLong();
    void theLoopIsShadedWhereItIs();
    void aLoopThatIsNotReachedIsNotShown();
    void whatIsNotKnownIsNotShown();
    void anOpenEndFades();
    void theWinnersKittenSitsAtTheEnd();
    void bookmarksAreFlags();
    void nothingAtAllCanBeShown();
};

void TimelineChartTest::everyPlayIsWhereItIsFound() {
    for (const double width : {120.0, 300.0, 3600.0}) {
        const TimelineScale scale = scaleOf(width, static_cast<qint64>(width) - 40);
        for (qint64 play = 0; play <= scale.plays; ++play) {
            QCOMPARE(scale.playAt(scale.xOf(play)), play);
        }
        QCOMPARE(scale.playAt(-50), qint64(0));
        QCOMPARE(scale.playAt(width + 50), scale.plays);
    }
    QCOMPARE(scaleOf(500, 0).playAt(250), qint64(0));
    QCOMPARE(scaleOf(0, 100).playAt(0), qint64(0));
}

void TimelineChartTest::columnsAgreeWithTheGame_data() {
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"classic", "textbook", "hook", "coursework", "race"}) {
        QTest::newRow(rules) << QString::fromLatin1(rules);
    }
}

void TimelineChartTest::columnsAgreeWithTheGame() {
    QFETCH(const QString, rules);
    for (std::uint64_t number = 0; number < 20; ++number) {
        const auto [game, plays] = gameOf(number, qPrintable(rules), 9'000);
        for (const int width : {300, 777, 3600}) {
            const TimelineSamples samples = samplesOf(game, width, plays);
            QCOMPARE(samples.columns().size(), static_cast<std::size_t>(width));
            QCOMPARE(samples.columns().front().play, qint64(0));
            QCOMPARE(samples.columns().back().play, plays);
            for (std::size_t x = 0; x < samples.columns().size(); ++x) {
                const TimelineColumn& column = samples.columns()[x];
                // What a click there leads to.
                QCOMPARE(column.play, samples.scale().playAt(static_cast<double>(x) + 0.5));
                QVERIFY(column.counts == game.countsAt(static_cast<PlayCount>(column.play)));
            }
        }
    }
}

void TimelineChartTest::growingIsNoDifferentFromAllAtOnce() {
    const auto [game, plays] = gameOf(494175, "classic", 10'000);
    for (const double width : {300.0, 1920.0}) {
        TimelineSamples growing;
        for (qint64 known = 0; known <= plays; known += 37) {
            const qint64 before = growing.lookUps();
            growing.update(game, scaleOf(width, plays), known, 7);
            QVERIFY(growing.lookUps() - before <= 38);
        }
        growing.update(game, scaleOf(width, plays), plays, 7);
        const TimelineSamples whole = samplesOf(game, width, plays);
        QVERIFY(areEqual(growing.columns(), whole.columns()));
        QCOMPARE(growing.lookUps(), whole.lookUps());
        QCOMPARE(growing.captures().size(), whole.captures().size());
        QCOMPARE(growing.bigCaptures().size(), whole.bigCaptures().size());
    }
}

void TimelineChartTest::capturesAgreeWithTheGame() {
    for (std::uint64_t number = 0; number < 50; ++number) {
        const auto [game, plays] = gameOf(number, "classic", 1'000);
        const TimelineSamples samples = samplesOf(game, 1200, plays);
        QVERIFY(!samples.isDense());
        const auto& captures = samples.captures();
        QCOMPARE(captures.size(), game.capturesIn(static_cast<PlayCount>(plays)));
        for (std::size_t i = 0; i < captures.size(); ++i) {
            QCOMPARE(static_cast<PlayCount>(captures[i].play), game.captureNumber(i));
            QVERIFY(captures[i].record == game.record(static_cast<PlayCount>(captures[i].play)));
        }
    }
}

void TimelineChartTest::denseCapturesAreCounted() {
    const auto [game, plays] = gameOf(anchoredNumber, "textbook", 50'000);
    const TimelineSamples samples = samplesOf(game, 800, plays);
    QVERIFY(samples.isDense());
    QVERIFY(samples.captures().empty());
    double captures = 0;
    qint64 before = 0;
    for (const TimelineColumn& column : samples.columns()) {
        captures += column.captureRate * static_cast<double>(column.play - before);
        before = column.play;
    }
    QCOMPARE(qRound(captures), static_cast<int>(game.capturesIn(static_cast<PlayCount>(plays))));
}

void TimelineChartTest::onlyFewCapturesStandOut() {
    for (const PlayCount most : {200U, 5'000U, 300'000U}) {
        const auto [game, plays] = gameOf(anchoredNumber, "textbook", most);
        const TimelineSamples samples = samplesOf(game, 900, plays);
        QVERIFY(samples.bigCaptures().size() <= 900 / 25);
        for (const TimelineCapture& capture : samples.bigCaptures()) {
            QVERIFY(capture.record.captured >= 7);
            QVERIFY(capture.record == game.record(static_cast<PlayCount>(capture.play)));
        }
    }
}

void TimelineChartTest::workDependsOnTheWidth_data() {
    QTest::addColumn<int>("plays");
    for (const int plays : {10, 1'000, 100'000, 1'000'000, 3'000'000}) {
        QTest::addRow("%d plays", plays) << plays;
    }
}

void TimelineChartTest::workDependsOnTheWidth() {
    QFETCH(const int, plays);
    const Game game = gameOf(anchoredNumber, "textbook", static_cast<PlayCount>(plays)).first;
    for (const int width : {300, 1920, 3600}) {
        TimelineSamples samples = samplesOf(game, width, plays);
        QVERIFY(samples.lookUps() <= std::min(width, plays + 1));
        const qint64 before = samples.lookUps();
        samples.update(game, scaleOf(width, plays), plays, 7);
        QCOMPARE(samples.lookUps(), before);
    }
}

void TimelineChartTest::handsAreAsHighAsTheyAreLong() {
    const auto [game, plays] = gameOf(42, "classic", 1'000);
    const TimelineSamples samples = samplesOf(game, 900, plays);
    TimelineMarks marks;
    marks.isEnd = true;
    const QImage picture = courseOf(samples, marks);
    const TimelineChart chart(QSize(900, height), samples.scale(), {});
    const TimelineColors colors = TimelineColors::of(TableTheme::of(QPalette(Qt::white)));
    const QRect groove = chart.groove().toRect();
    for (int x = 20; x < 880; ++x) {
        const auto& counts = samples.columns()[static_cast<std::size_t>(x)].counts;
        const auto& big = samples.bigCaptures();
        if (std::ranges::any_of(big, [&](const TimelineCapture& capture) {
                return std::abs(samples.scale().xOf(capture.play) - x) < 3;
            })) {
            continue;
        }
        int ginger = 0;
        int grey = 0;
        for (int y = groove.top() + 1; y < groove.bottom(); ++y) {
            ginger += picture.pixelColor(x, y) == colors.ginger ? 1 : 0;
            grey += picture.pixelColor(x, y) == colors.grey ? 1 : 0;
        }
        const double unit = groove.height() / 52.0;
        QVERIFY(std::abs(ginger - counts.hands[0] * unit) <= 2);
        QVERIFY(std::abs(grey - counts.hands[1] * unit) <= 2);
    }
}

void TimelineChartTest::theLoopIsShadedWhereItIs() {
    Game game(articlesDeal(), *parseRules("coursework"));
    const qint64 plays = 13 + 3 * 204;
    game.find(static_cast<PlayCount>(plays));
    const TimelineSamples samples = samplesOf(game, 900, plays, 50);
    TimelineMarks marks;
    const QImage plain = courseOf(samples, marks);
    marks.cycle = Cycle{13, 204};
    const QImage shaded = courseOf(samples, marks);
    const TimelineScale& scale = samples.scale();
    const QRectF loop = TimelineChart(QSize(900, height), scale, {}).loop(*marks.cycle);
    QCOMPARE(loop.left(), scale.xOf(13));
    QCOMPARE(loop.right(), scale.xOf(217));
    const auto strength = [&](int x) {
        const QColor before = plain.pixelColor(x, 30);
        const QColor after = shaded.pixelColor(x, 30);
        return std::abs(before.red() - after.red()) + std::abs(before.green() - after.green()) +
               std::abs(before.blue() - after.blue());
    };
    for (int x = 3; x < loop.left() - 2; ++x) {
        QCOMPARE(strength(x), 0);
    }
    const int last = 800; // the open end fades behind it
    for (int x = qRound(loop.left()) + 2; x < last; ++x) {
        QVERIFY(strength(x) > 0);
    }
    QVERIFY(strength(qRound(loop.left())) > strength(qRound(loop.left()) + 3)); // its start
    QVERIFY(strength(qRound(loop.right()) - 5) > strength(qRound(loop.right()) + 5));
    const int again = qRound(scale.xOf(13 + 2 * 204)); // each time it comes round
    const int beside = std::max(strength(again - 4), strength(again + 4));
    QVERIFY(std::max({strength(again - 1), strength(again), strength(again + 1)}) > beside);
}

void TimelineChartTest::aLoopThatIsNotReachedIsNotShown() {
    Game game(articlesDeal(), *parseRules("coursework"));
    game.find(1'000);
    TimelineSamples samples;
    samples.update(game, scaleOf(900, 60), 12, 50);
    TimelineMarks marks;
    const QImage plain = courseOf(samples, marks);
    marks.cycle = Cycle{13, 204};
    QCOMPARE(courseOf(samples, marks), plain);
}

void TimelineChartTest::whatIsNotKnownIsNotShown() {
    // Two deals that differ only in what comes late.
    Game one(*parseDeal("1 2 3 4 5 6 7 8 1 9 / 10 11 12 13 2 3 4 5 6 7"), {});
    Game other(*parseDeal("1 2 3 4 5 6 7 8 9 9 / 10 11 12 13 1 3 4 2 6 7"), {});
    one.find(500);
    other.find(500);
    const qint64 known = 8;
    TimelineSamples samples;
    samples.update(one, scaleOf(600, 60), known, 5);
    TimelineSamples others;
    others.update(other, scaleOf(600, 60), known, 5);
    QVERIFY(samples.columns().back().play == known);
    QVERIFY(samples.captures().empty());
    QCOMPARE(courseOf(samples, {}), courseOf(others, {}));
    samples.update(one, scaleOf(600, 60), 14, 5);
    others.update(other, scaleOf(600, 60), 14, 5);
    QVERIFY(courseOf(samples, {}) != courseOf(others, {}));
}

void TimelineChartTest::anOpenEndFades() {
    const auto [game, plays] = gameOf(anchoredNumber, "textbook", 1'000);
    const TimelineSamples samples = samplesOf(game, 900, plays);
    const QImage picture = courseOf(samples, {});
    QCOMPARE(picture.pixelColor(700, 20).alpha(), 255);
    QVERIFY(picture.pixelColor(870, 20).alpha() < 200);
    QVERIFY(picture.pixelColor(894, 20).alpha() < 60);
    TimelineMarks marks;
    marks.isEnd = true;
    QCOMPARE(courseOf(samples, marks).pixelColor(894, 20).alpha(), 255);
}

void TimelineChartTest::theWinnersKittenSitsAtTheEnd() {
    const TimelineScale scale = scaleOf(400, 100);
    const TimelineChart chart(QSize(400, height), scale, TableTheme::of(QPalette(Qt::white)));
    QList<QImage> pictures;
    for (const Outcome outcome : {Outcome::A, Outcome::B, Outcome::Draw}) {
        TimelineMarks marks;
        marks.isEnd = true;
        marks.outcome = outcome;
        const QImage picture = chart.signs(marks, 2).toImage();
        QCOMPARE(picture.size(), QSize(800, 2 * height));
        QVERIFY(!pictures.contains(picture));
        QVERIFY(picture.pixelColor((chart.kitten().center() * 2).toPoint()).alpha() == 255);
        pictures += picture;
    }
    // The knob at the end does not touch it.
    QImage knob(400, height, QImage::Format_ARGB32_Premultiplied);
    knob.fill(Qt::transparent);
    QPainter painter(&knob);
    chart.paintHandle(painter, scale.plays);
    chart.paintKnob(painter, scale.plays, Qt::black);
    painter.end();
    QVERIFY(knob.pixelColor(qRound(scale.xOf(scale.plays)), height / 2).alpha() > 0);
    QImage empty = knob.copy(chart.kitten().toAlignedRect());
    empty.fill(Qt::transparent);
    QCOMPARE(knob.copy(chart.kitten().toAlignedRect()), empty);
    // What is not known is not told.
    TimelineMarks marks;
    marks.outcome = Outcome::A;
    QCOMPARE(chart.signs(marks, 2).toImage(), chart.signs({}, 2).toImage());
}

void TimelineChartTest::bookmarksAreFlags() {
    const TimelineScale scale = scaleOf(400, 100);
    const TimelineChart chart(QSize(400, height), scale, TableTheme::of(QPalette(Qt::white)));
    TimelineMarks marks;
    marks.bookmarks = {0, 25, 70};
    const QImage picture = chart.signs(marks, 1).toImage();
    for (const qint64 bookmark : marks.bookmarks) {
        QVERIFY(picture.pixelColor(qRound(scale.xOf(bookmark)), 20).alpha() > 100);
    }
    QCOMPARE(picture.pixelColor(qRound(scale.xOf(50)), 20).alpha(), 0);
}

void TimelineChartTest::nothingAtAllCanBeShown() {
    const TimelineChart chart(QSize(1, 1), scaleOf(1, 0), {});
    QCOMPARE(chart.course({}, {}, 1).size(), QSize(1, 1));
    QCOMPARE(chart.signs({}, 1).size(), QSize(1, 1));
}

QTEST_MAIN(TimelineChartTest)
#include "timeline_chart_test.moc"
