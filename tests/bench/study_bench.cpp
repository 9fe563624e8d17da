// SPDX-License-Identifier: MIT
// How fast many deals are played: the published program's loop, the plain engine, and the kernel on
// every instruction set of this machine, on one thread and on two; what exact verdicts cost beside
// a kernel that never checks; and how the time grows with the number of deals, the deck and the
// length of the games. Every figure is the best of many short runs taken in turn, so that whatever
// else the machine does spoils none of them alone. One thread is measured in processor time, two in
// time on the wall.
#include "engine/study/batch_judge.h"

#include <algorithm>
#include <barrier>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <limits>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

using namespace fishing;
using namespace fishing::study;

namespace {

/// The loop of the published program, in the manner of the articles: two queues and a stack in
/// arrays, and an array of marks that tells which cards lie on the table. Corrected such that the
/// matching card is taken up too, for otherwise three full-deck games in four never end.
class PublishedProgram {
public:
    std::uint64_t play(const Rank* row, std::size_t aCards, std::size_t bCards) {
        q1.head = q1.tail = 0;
        q2.head = q2.tail = 0;
        s.top = 0;
        for (int& mark : book) {
            mark = 0;
        }
        for (std::size_t i = 0; i < aCards; ++i) {
            q1.data[q1.tail++] = row[i];
        }
        for (std::size_t i = 0; i < bCards; ++i) {
            q2.data[q2.tail++] = row[aCards + i];
        }
        std::uint64_t plays = 0;
        while (q1.head < q1.tail && q2.head < q2.tail) {
            turn(q1);
            ++plays;
            if (q1.head == q1.tail) {
                break;
            }
            turn(q2);
            ++plays;
        }
        return plays;
    }

private:
    struct Queue {
        int data[60'000]; // never used again from the front, so long games need long arrays
        int head;
        int tail;
    };
    struct Stack {
        int data[15];
        int top;
    };

    void turn(Queue& q) {
        const int t = q.data[q.head++];
        if (book[t] == 0) {
            s.data[++s.top] = t;
            book[t] = 1;
            return;
        }
        q.data[q.tail++] = t;
        while (s.data[s.top] != t) {
            book[s.data[s.top]] = 0;
            q.data[q.tail++] = s.data[s.top--];
        }
        book[t] = 0;
        q.data[q.tail++] = s.data[s.top--];
    }

    Queue q1{};
    Queue q2{};
    Stack s{};
    int book[14] = {};
};

/// Dealt once, played many times.
struct Deals {
    std::vector<Rank> ranks;
    DealRows rows;

    Deals(std::size_t count, Deck deck) {
        const Dealer dealer(deck);
        ranks.resize(count * dealer.cards());
        rows = dealer.deal(1, ranks);
    }
};

std::uint64_t playPublished(const DealRows& deals) {
    static PublishedProgram program; // too large for a stack
    std::uint64_t plays = 0;
    for (std::size_t i = 0; i < deals.count(); ++i) {
        plays += program.play(deals.row(i).data(), deals.aCards, deals.bCards);
    }
    return plays;
}

std::uint64_t playPlainly(const std::vector<Deal>& deals, const Rules& rules) {
    std::uint64_t plays = 0;
    for (const Deal& deal : deals) {
        Position position = startOf(deal);
        while (!ending(position, rules)) {
            play(position, rules);
            ++plays;
        }
    }
    return plays;
}

constexpr std::uint32_t noLimit = std::numeric_limits<std::uint32_t>::max();

std::uint64_t playWith(InstructionSet set, const Rules& rules, const DealRows& deals,
                       std::uint32_t limit = noLimit) {
    std::vector<Played> played(deals.count());
    Kernel(rules, limit, set).play(deals, played);
    std::uint64_t plays = 0;
    for (const Played& game : played) {
        plays += game.outcome == Outcome::Undecided ? limit : game.plays;
    }
    return plays;
}

std::uint64_t judgeWith(const BatchJudge& judge, const DealRows& deals) {
    std::vector<BriefVerdict> verdicts(deals.count());
    judge.judge(deals, verdicts);
    std::uint64_t plays = 0;
    for (const BriefVerdict& verdict : verdicts) {
        plays += verdict.plays;
    }
    return plays;
}

double processorSecondsOf(const std::function<void()>& work) {
    const std::clock_t begin = std::clock();
    work();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// The least time that `work` takes.
double leastSeconds(const std::function<void()>& work) {
    double least = std::numeric_limits<double>::max();
    double total = 0;
    for (int run = 0; run < 5 || total < 0.25; ++run) {
        const double seconds = processorSecondsOf(work);
        least = std::min(least, seconds);
        total += seconds;
    }
    return least;
}

/// Something to be measured beside others.
struct Contender {
    std::string name;
    int threads = 1;
    std::function<std::uint64_t()> work; ///< answers with the plays made; run by each thread
    double playsASecond = 0;             ///< of all threads together
};

void runAlone(Contender& contender) {
    std::uint64_t plays = 0;
    const double seconds = processorSecondsOf([&] { plays = contender.work(); });
    contender.playsASecond = std::max(contender.playsASecond, static_cast<double>(plays) / seconds);
}

/// The threads begin together, several times; each time counts until the last of them is done.
void runTogether(Contender& contender) {
    using Clock = std::chrono::steady_clock;
    constexpr int times = 10;
    const auto threads = static_cast<std::size_t>(contender.threads);
    Clock::time_point begin;
    std::vector<Clock::time_point> ends(threads);
    std::vector<std::uint64_t> plays(threads);
    std::barrier together(contender.threads, [&]() noexcept { begin = Clock::now(); });
    std::barrier apart(contender.threads, [&]() noexcept {
        const std::chrono::duration<double> time = *std::ranges::max_element(ends) - begin;
        const auto sum = std::accumulate(plays.begin(), plays.end(), std::uint64_t{0});
        contender.playsASecond =
            std::max(contender.playsASecond, static_cast<double>(sum) / time.count());
    });
    std::vector<std::jthread> workers;
    for (std::size_t i = 0; i < threads; ++i) {
        workers.emplace_back([&, i] {
            for (int run = 0; run < times; ++run) {
                together.arrive_and_wait();
                plays[i] = contender.work() + contender.work();
                ends[i] = Clock::now();
                apart.arrive_and_wait();
            }
        });
    }
}

/// In turn, again and again.
void measure(std::vector<Contender>& contenders, int rounds) {
    for (int round = 0; round < rounds; ++round) {
        for (Contender& contender : contenders) {
            contender.threads == 1 ? runAlone(contender) : runTogether(contender);
        }
    }
}

std::string processorName() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("model name")) {
            return line.substr(line.find(':') + 2);
        }
    }
    return "unknown processor";
}

void measureSpeeds() {
    const Deals few(300, {});
    const Deals deals(2000, {});
    std::vector<Deal> plain;
    for (std::size_t i = 0; i < 100; ++i) {
        plain.push_back(dealOf(deals.rows, i));
    }
    const auto kernel = [&](InstructionSet set, int threads) {
        return Contender{"kernel, " + std::string(nameOf(set)), threads,
                         [&deals, set] { return playWith(set, {}, deals.rows); }};
    };
    std::vector<Contender> contenders = {
        {"published program's loop", 1, [&] { return playPublished(few.rows); }},
        {"plain engine", 1, [&] { return playPlainly(plain, {}); }},
    };
    for (const InstructionSet set : supportedInstructionSets()) {
        contenders.push_back(kernel(set, 1));
        contenders.push_back(kernel(set, 2));
    }
    measure(contenders, 30);
    std::printf(
        "\nfull-deck classic deals          million plays/s   x published   x one thread\n");
    double alone = 0;
    for (const Contender& each : contenders) {
        std::printf("  %-24s %d thread%s %11.1f %13.2f", each.name.c_str(), each.threads,
                    each.threads == 1 ? " " : "s", each.playsASecond / 1e6,
                    each.playsASecond / contenders[0].playsASecond);
        each.threads == 1 ? std::printf("\n") : std::printf(" %14.2f\n", each.playsASecond / alone);
        alone = each.threads == 1 ? each.playsASecond : alone;
    }
}

void measureRules() {
    const Deals deals(500, {});
    const Deals few(300, {});
    std::vector<Contender> contenders = {{"published", 1, [&] { return playPublished(few.rows); }}};
    const char* names[] = {"classic",       "textbook",
                           "hook",          "coursework",
                           "race",          "jack=hook",
                           "after=again",   "capture=leave",
                           "pickup=bottom", "capture=leave,pickup=bottom,after=again,jack=hook"};
    for (const char* name : names) {
        const Rules rules = *parseRules(name);
        for (const InstructionSet set : supportedInstructionSets()) {
            contenders.push_back(
                {name, 1, [&deals, rules, set] { return playWith(set, rules, deals.rows, 2000); }});
        }
    }
    measure(contenders, 10);
    std::printf("\nother rules, million plays/s (x the published loop on classic)\n%-52s", "");
    for (const InstructionSet set : supportedInstructionSets()) {
        std::printf("%16s", std::string(nameOf(set)).c_str());
    }
    std::size_t next = 1;
    for (const char* name : names) {
        std::printf("\n  %-50s", name);
        for (std::size_t i = 0; i < supportedInstructionSets().size(); ++i, ++next) {
            const double speed = contenders[next].playsASecond;
            std::printf("%8.1f (%4.2f) ", speed / 1e6, speed / contenders[0].playsASecond);
        }
    }
    std::printf("\n");
}

/// What the exact verdicts of a deck cost beside a kernel that plays on until a game ends; decks
/// with endless games cannot be played so.
void measureExactness() {
    std::printf(
        "\nexact verdicts                        dealing   unchecked   judged   ns a deal\n");
    struct Study {
        const char* rules;
        Deck deck;
    };
    for (const auto& [text, deck] : {Study{"classic", {13, 4}},
                                     {"race", {13, 4}},
                                     {"hook", {13, 4}},
                                     {"classic", {10, 2}},
                                     {"classic", {6, 2}},
                                     {"coursework", {6, 2}},
                                     {"textbook", {13, 4}}}) {
        const Rules rules = *parseRules(text);
        Deals deals(4096, deck);
        const Dealer dealer(deck);
        const BatchJudge judge(rules, defaultLimit, AnchoredCycles::Skip);
        std::vector<BriefVerdict> verdicts(deals.rows.count());
        const bool allEnd = judge.judge(deals.rows, verdicts) &&
                            std::ranges::none_of(verdicts, [](const BriefVerdict& verdict) {
                                return verdict.outcome >= Outcome::Endless;
                            });
        const auto nanoseconds = [&](const std::function<void()>& work) {
            return leastSeconds(work) * 1e9 / static_cast<double>(deals.rows.count());
        };
        std::printf("  %-24s %2d x %-2d %11.1f", text, deck.ranks, deck.copies,
                    nanoseconds([&] { dealer.deal(1, deals.ranks); }));
        const double unchecked =
            allEnd ? nanoseconds([&] { playWith(bestInstructionSet(), rules, deals.rows); }) : 0;
        const double judged = nanoseconds([&] { judgeWith(judge, deals.rows); });
        allEnd ? std::printf(" %11.1f %8.1f   (x %.3f)\n", unchecked, judged, judged / unchecked)
               : std::printf(" %11s %8.1f   (some are endless)\n", "-", judged);
    }
}

void measureGrowth() {
    const BatchJudge judge({});
    std::printf("\nnumber of full-deck deals, classic, dealt and judged\n");
    for (std::size_t count = 100; count <= 100'000; count *= 10) {
        Deals deals(count, {});
        const Dealer dealer({});
        const double seconds = leastSeconds([&] {
            dealer.deal(1, deals.ranks);
            judgeWith(judge, deals.rows);
        });
        std::printf("  %9zu deals %10.3f ms %9.1f ns a deal\n", count, seconds * 1e3,
                    seconds * 1e9 / static_cast<double>(count));
    }
    std::printf("\nsize of the deck, classic\n");
    for (const Deck deck :
         {Deck{2, 2}, {4, 2}, {6, 2}, {10, 2}, {13, 2}, {13, 4}, {13, 8}, {13, 16}}) {
        const Deals deals(4096, deck);
        std::uint64_t plays = 0;
        const double seconds = leastSeconds([&] { plays = judgeWith(judge, deals.rows); });
        std::printf("  %2d x %-2d %9.1f plays a deal %10.1f ns a deal %7.2f ns a play\n",
                    deck.ranks, deck.copies, static_cast<double>(plays) / 4096,
                    seconds * 1e9 / 4096, seconds * 1e9 / static_cast<double>(plays));
    }
}

/// Games of about the same length, of which many are found among the first deals.
void measureLengths() {
    std::printf("\nlength of the game, full-deck classic deals\n");
    const Deals all(100'000, {});
    std::vector<Played> played(all.rows.count());
    Kernel({}, noLimit).play(all.rows, played);
    for (const std::uint32_t length : {60U, 125U, 250U, 500U, 1000U, 2000U}) {
        std::vector<Rank> ranks;
        std::uint64_t plays = 0;
        std::size_t count = 0;
        for (std::size_t i = 0; i < played.size() && count < 2000; ++i) {
            if (played[i].plays >= length && played[i].plays < length + length / 4) {
                const auto row = all.rows.row(i);
                ranks.insert(ranks.end(), row.begin(), row.end());
                plays += played[i].plays;
                ++count;
            }
        }
        const DealRows deals{ranks, all.rows.aCards, all.rows.bCards};
        const double seconds = leastSeconds([&] { playWith(bestInstructionSet(), {}, deals); });
        std::printf("  %7.0f plays (%zu deals) %10.1f ns a deal %7.2f ns a play\n",
                    static_cast<double>(plays) / static_cast<double>(count), count,
                    seconds * 1e9 / static_cast<double>(count),
                    seconds * 1e9 / static_cast<double>(plays));
    }
}

} // namespace

int main() {
    std::printf("%s, %u threads\n", processorName().c_str(), std::thread::hardware_concurrency());
    measureSpeeds();
    measureRules();
    measureExactness();
    measureGrowth();
    measureLengths();
    return 0;
}
