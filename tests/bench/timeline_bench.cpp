// SPDX-License-Identifier: MIT
// What it costs to find one's way in a game, in software rendering: repainting the timeline while
// dragging, building its chart, previewing a moment, reaching any play, and memory, in games of a
// thousand to ten million plays; and the time from a new deal to a complete timeline. Ratios are
// against a plain baseline measured in the same run.
#include "app/game_controller.h"
#include "app/playback/timeline_slider.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QTextStream>
#include <QWindow>

#include <algorithm>
#include <cstring>
#include <random>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace fishing;

namespace {

constexpr const char* copies = "copying its pixels";

constexpr QSize timelineSize(1920, TimelineChart::usualHeight);

QTextStream& out() {
    static QTextStream stream(stdout);
    return stream;
}

/// Milliseconds of each of `count` runs of `work`.
template <class Work>
std::vector<double> timesOf(int count, Work work) {
    std::vector<double> times;
    for (int i = 0; i < count; ++i) {
        QElapsedTimer clock;
        clock.start();
        work(i);
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(times);
    return times;
}

double percentile(const std::vector<double>& sorted, double share) {
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

/// `baseline` is how long the plain way takes, `plain` what that is.
void print(const QString& what, const std::vector<double>& times, double baseline,
           const char* plain) {
    const double median = percentile(times, 0.5);
    out() << QStringLiteral("  %1 median %2 ms, 99th percentile %3 ms, %4 x %5\n")
                 .arg(what, -34)
                 .arg(median, 8, 'f', 4)
                 .arg(percentile(times, 0.99), 8, 'f', 4)
                 .arg(median / baseline, 0, 'g', 3)
                 .arg(QString::fromLatin1(plain));
    out().flush();
}

/// How long it takes to copy as many pixels as a timeline has.
double copyingTime() {
    const QImage source(timelineSize, QImage::Format_ARGB32_Premultiplied);
    QImage target(timelineSize, QImage::Format_ARGB32_Premultiplied);
    const auto copy = [&](int) {
        std::memcpy(target.bits(), source.constBits(),
                    static_cast<std::size_t>(source.sizeInBytes()));
    };
    return percentile(timesOf(100, copy), 0.5);
}

/// How long it takes to play the first `plays` plays and keep nothing.
double playingTime(const Deal& deal, const Rules& rules, qint64 plays) {
    return timesOf(1, [&](int) {
        Position position = startOf(deal);
        for (qint64 i = 0; i < plays && !ending(position, rules); ++i) {
            play(position, rules);
        }
    })[0];
}

double heapBytes() {
#ifdef __GLIBC__
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd);
#else
    return 0;
#endif
}

void measureMemory(qint64 plays) {
    const double before = heapBytes();
    Game game(numberedDeal(1), *parseRules("textbook"));
    game.find(static_cast<PlayCount>(plays));
    const double kept = heapBytes() - before;
    const double plain = static_cast<double>(sizeof(Position)); // one a play
    const double each = kept / static_cast<double>(plays);
    out() << QStringLiteral("  %1 %2 bytes a play, %3 x a position a play\n")
                 .arg(QStringLiteral("kept by the game"), -34)
                 .arg(each, 0, 'f', 2)
                 .arg(each / plain, 0, 'g', 3);
}

void measureDragging(GameController& controller, TimelineSlider& timeline, double copying) {
    std::mt19937 random(1); // the same in every run
    std::uniform_real_distribution<double> part(0, static_cast<double>(controller.length()));
    const auto repaint = [&](int) {
        const QSignalBlocker blocker(timeline);
        timeline.setValue(static_cast<int>(part(random)));
        timeline.repaint();
    };
    const auto drag = [&](int) {
        timeline.setValue(static_cast<int>(part(random)));
        timeline.repaint();
    };
    print(QStringLiteral("repaint while dragging"), timesOf(500, repaint), copying, copies);
    print(QStringLiteral("drag: seek, then repaint"), timesOf(500, drag), copying, copies);
}

void measureChart(const GameController& controller, const TimelineSlider& timeline,
                  double copying) {
    const TableTheme theme = TableTheme::of(timeline.palette());
    const TimelineScale scale = timeline.timelineScale();
    const auto build = [&](int) {
        TimelineSamples samples;
        samples.update(controller.game(), scale, controller.length(), controller.bigCapture());
        const TimelineChart chart(timelineSize, scale, theme);
        chart.course(samples, timeline.marks(), 1);
        chart.signs(timeline.marks(), 1);
    };
    print(QStringLiteral("building the chart"), timesOf(20, build), copying, copies);
}

void measureReach(GameController& controller, double playing) {
    const Game& game = controller.game();
    std::mt19937_64 random(2);
    std::uniform_int_distribution<PlayCount> anywhere(0,
                                                      static_cast<PlayCount>(controller.length()));
    print(QStringLiteral("reaching any play"),
          timesOf(2'000, [&](int) { game.positionAfter(anywhere(random)); }), playing,
          "playing there from the start");
}

void measurePreview(const GameController& controller, QWidget& parent, double copying) {
    TimelinePreview preview(&parent);
    const auto show = [&](int i) {
        preview.showMoment(momentAt(controller, controller.length() * i / 100, {}), {960, 500},
                           timelineSize.height());
        preview.repaint();
    };
    print(QStringLiteral("previewing a moment"), timesOf(100, show), copying, copies);
}

/// What is not on a screen is never painted.
void showOnScreen(TimelineSlider& timeline) {
    timeline.resize(timelineSize);
    timeline.show();
    while (!timeline.windowHandle()->isExposed()) {
        QApplication::processEvents();
    }
    QApplication::processEvents();
}

void measureGame(qint64 plays, double copying) {
    out() << QStringLiteral("\n%L1 plays\n").arg(plays);
    GameController controller;
    TimelineSlider timeline(controller);
    showOnScreen(timeline);
    controller.newGame(numberedDeal(1), *parseRules("textbook")); // never ends
    controller.stopJudging();
    controller.seek(plays);
    timeline.repaint();
    // On the mean one plays half of the game to be somewhere in it.
    const double playing = playingTime(controller.deal(), controller.rules(), plays) / 2;
    measureDragging(controller, timeline, copying);
    measureChart(controller, timeline, copying);
    measureReach(controller, playing);
    measurePreview(controller, timeline, copying);
    measureMemory(plays);
}

/// The deal of those with numbers below `numbers` whose classic game is the longest.
std::uint64_t longestDeal(std::uint64_t numbers) {
    std::uint64_t longest = 494'175; // of the first million
    PlayCount most = Game(numberedDeal(longest), {}).find(100'000);
    for (std::uint64_t number = 0; number < numbers; ++number) {
        Game game(numberedDeal(number), {});
        if (const PlayCount plays = game.find(100'000); plays > most) {
            longest = number;
            most = plays;
        }
    }
    return longest;
}

void measureNewDeal() {
    const std::uint64_t number = longestDeal(1'000);
    const Deal deal = numberedDeal(number);
    GameController controller;
    TimelineSlider timeline(controller);
    showOnScreen(timeline);
    const auto times = timesOf(50, [&](int) {
        controller.newGame(deal, {});
        timeline.repaint();
    });
    const qint64 plays = controller.length();
    out() << QStringLiteral("\ndeal %1, classic, %L2 plays\n").arg(number).arg(plays);
    print(QStringLiteral("new deal to complete timeline"), times,
          playingTime(deal, controller.rules(), plays), "playing it once");
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    const QApplication application(argc, argv);
    const double copying = copyingTime();
    out() << QStringLiteral("timeline of %1x%2; copying its pixels takes %3 ms\n")
                 .arg(timelineSize.width())
                 .arg(timelineSize.height())
                 .arg(copying, 0, 'f', 4);
    measureNewDeal();
    for (const qint64 plays : {1'000, 10'000, 100'000, 1'000'000, 10'000'000}) {
        measureGame(plays, copying);
    }
    return 0;
}
