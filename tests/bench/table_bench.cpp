// SPDX-License-Identifier: MIT
// How long the table takes to paint, in software rendering: whole repaints, and frames in which 13
// cards are on their way. Ratios are against copying as many pixels, measured in the same run.
// Then what it costs to stand still, and which frames are late in a minute of playing by itself.
//
//     table_bench [SECONDS OF PLAYING, 60 if not given]
#include "app/game_controller.h"
#include "app/table/card_table.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QImage>
#include <QTextStream>

#include <algorithm>
#include <cstring>
#include <ctime>
#include <vector>

using namespace fishing;

namespace {

QTextStream& out() {
    static QTextStream stream(stdout);
    return stream;
}

double percentile(std::vector<double> values, double share) {
    if (values.empty()) {
        return 0;
    }
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

/// Measures what the program does for each frame: moving the cards and painting what has changed.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        const bool moves = event->type() == QEvent::Timer && receiver->inherits("QTimer");
        const bool paints = event->type() == QEvent::UpdateRequest;
        if (!moves && !paints) {
            return QApplication::notify(receiver, event);
        }
        QElapsedTimer clock;
        clock.start();
        const bool done = QApplication::notify(receiver, event);
        const double milliseconds = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        if (moves) {
            m_moving += milliseconds;
        } else {
            m_frames.push_back(std::exchange(m_moving, 0) + milliseconds);
            m_ends.push_back(static_cast<double>(m_clock.nsecsElapsed()) / 1e6);
        }
        return done;
    }

    void start() {
        m_frames.clear();
        m_ends.clear();
        m_clock.start();
    }
    const std::vector<double>& frames() const { return m_frames; } ///< milliseconds each
    const std::vector<double>& ends() const { return m_ends; }     ///< milliseconds since start()

private:
    double m_moving = 0;
    std::vector<double> m_frames;
    std::vector<double> m_ends;
    QElapsedTimer m_clock;
};

double copyingTime(QSize size) {
    const QImage source(size, QImage::Format_ARGB32_Premultiplied);
    QImage target(size, QImage::Format_ARGB32_Premultiplied);
    std::vector<double> times;
    for (int i = 0; i < 50; ++i) {
        QElapsedTimer clock;
        clock.start();
        std::memcpy(target.bits(), source.constBits(),
                    static_cast<std::size_t>(source.sizeInBytes()));
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    return percentile(times, 0.5);
}

void print(const QString& what, const std::vector<double>& times, double baseline) {
    const double median = percentile(times, 0.5);
    out() << QStringLiteral(
                 "%1  median %2 ms, 99th percentile %3 ms, %4 times a copy (%5 frames)\n")
                 .arg(what, -44)
                 .arg(median, 6, 'f', 2)
                 .arg(percentile(times, 0.99), 6, 'f', 2)
                 .arg(median / baseline, 0, 'f', 1)
                 .arg(times.size());
    out().flush();
}

void letRest(CardTable& table) {
    QEventLoop loop;
    QObject::connect(&table, &CardTable::settled, &loop, &QEventLoop::quit);
    if (!table.isSettled()) {
        loop.exec();
    }
    QApplication::processEvents();
}

/// The first play of the deal that captures 13 cards or more.
qint64 longCapture(const Deal& deal) {
    Game game(deal, {});
    for (PlayCount number = 1; number <= game.find(number); ++number) {
        if (game.playNumber(number).captured.size() >= 13) {
            return static_cast<qint64>(number);
        }
    }
    return 0;
}

Deal dealWithLongCapture(Deck deck) {
    for (std::uint64_t number = 1;; ++number) {
        if (longCapture(numberedDeal(number, deck)) > 0) {
            return numberedDeal(number, deck);
        }
    }
}

void measurePainting(TimedApplication& frames, QSize size, Deck deck) {
    GameController controller;
    CardTable table(controller);
    table.resize(size);
    table.show();
    const Deal deal = dealWithLongCapture(deck);
    controller.newGame(deal, {});
    const qint64 capture = longCapture(deal);
    controller.seek(capture - 1);
    letRest(table);
    const double baseline = copyingTime(size);
    const QString what = QStringLiteral("%1x%2, %3 cards, ")
                             .arg(size.width())
                             .arg(size.height())
                             .arg(deck.ranks * deck.copies);
    std::vector<double> repaints;
    for (int i = 0; i < 100; ++i) {
        QElapsedTimer clock;
        clock.start();
        table.repaint();
        repaints.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    print(what + QStringLiteral("whole repaint"), repaints, baseline);
    frames.start();
    for (int i = 0; i < 3; ++i) {
        controller.stepForward();
        letRest(table);
        controller.stepBackward();
        letRest(table);
    }
    print(what + QStringLiteral("capture of 13"), frames.frames(), baseline);
}

void pass(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

void measureRest() {
    GameController controller;
    CardTable table(controller);
    table.resize(1600, 1000);
    table.show();
    controller.newGame(numberedDeal(42), {});
    letRest(table);
    constexpr int seconds = 5;
    const std::clock_t before = std::clock();
    pass(seconds * 1000);
    const double used = 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    out() << QStringLiteral("standing still for %1 s: %2 ms of processor time\n")
                 .arg(seconds)
                 .arg(used, 0, 'f', 2);
    out().flush();
}

void measurePlaying(TimedApplication& frames, int seconds) {
    GameController controller;
    CardTable table(controller);
    table.resize(1600, 1000);
    table.show();
    controller.newGame(numberedDeal(1), *parseRules("textbook")); // never ends
    letRest(table);
    controller.setSpeed(2);
    frames.start();
    const std::clock_t before = std::clock();
    controller.start();
    pass(seconds * 1000);
    controller.pause();
    const double used =
        100.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC / seconds;
    // Cards rest between two plays; a gap of more than this is such a pause and not a late frame.
    constexpr double pauseLength = 100;
    constexpr double frameLength = 16;
    int late = 0;
    const auto& ends = frames.ends();
    for (std::size_t i = 1; i < ends.size(); ++i) {
        const double gap = ends[i] - ends[i - 1];
        late += gap > 1.5 * frameLength && gap < pauseLength ? 1 : 0;
    }
    out() << QStringLiteral(
                 "playing for %1 s, 2 plays a second: %2 frames, %3 late, %4 % of a core\n")
                 .arg(seconds)
                 .arg(ends.size())
                 .arg(late)
                 .arg(used, 0, 'f', 1);
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    TimedApplication frames(argc, argv);
    const int seconds = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 60;
    for (const QSize size : {QSize(1600, 1000), QSize(3840, 2160)}) {
        for (const Deck deck : {Deck{13, 4}, Deck{13, 16}}) {
            measurePainting(frames, size, deck);
        }
    }
    measureRest();
    measurePlaying(frames, seconds);
    return 0;
}
