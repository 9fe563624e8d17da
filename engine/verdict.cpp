// SPDX-License-Identifier: MIT
#include "engine/verdict.h"

#include <algorithm>

namespace fishing {

namespace {

bool holds(const std::vector<Card>& cards, Rank rank) {
    return std::ranges::any_of(cards, [rank](Card card) { return card.rank == rank; });
}

/// Thrown by a walk that was told to stop; never leaves this file.
struct Stopped {};

/// Counts the plays of all walks and asks now and then whether to go on.
class Meter {
public:
    explicit Meter(const JudgeProgress& progress) : m_progress(progress) {}

    void count() {
        if (++m_plays % playsBetweenReports == 0 && m_progress && !m_progress(m_plays)) {
            throw Stopped{};
        }
    }

private:
    static constexpr PlayCount playsBetweenReports = 8192;

    const JudgeProgress& m_progress;
    PlayCount m_plays = 0;
};

/// A game walked from its start, forward only.
class Walk {
public:
    Walk(const Deal& deal, const Rules& rules, Meter& meter)
        : m_rules(rules), m_meter(meter), m_standing{0, 0, startOf(deal)} {}

    const Standing& standing() const { return m_standing; }
    PlayCount plays() const { return m_standing.plays; }
    const Position& position() const { return m_standing.position; }
    std::optional<Outcome> ending() const { return fishing::ending(position(), m_rules); }

    void step() {
        m_meter.count();
        m_standing.captures += play(m_standing.position, m_rules).captures() ? 1U : 0U;
        ++m_standing.plays;
    }

private:
    const Rules& m_rules;
    Meter& m_meter;
    Standing m_standing;
};

/// Goes on until the game ends, until the walk is back at a position that it left (the answer is
/// the period), or until it has made `limit` plays (the answer is nothing).
std::optional<PlayCount> walkUntilRepeat(Walk& walk, PlayCount limit) {
    Position mark = walk.position();
    PlayCount markedAt = walk.plays();
    PlayCount nextMark = markedAt + 1;
    while (walk.plays() < limit && !walk.ending()) {
        walk.step();
        if (sameRanks(walk.position(), mark)) {
            return walk.plays() - markedAt;
        }
        if (walk.plays() == nextMark) {
            mark = walk.position();
            markedAt = walk.plays();
            nextMark = 2 * markedAt;
        }
    }
    return std::nullopt;
}

/// A position after `limit` plays lies on every cycle that begins and closes within them. So one
/// more walk of `limit` plays finds the period of such a cycle.
std::optional<PlayCount> periodFrom(Walk walk, PlayCount limit) {
    const Position mark = walk.position();
    for (PlayCount period = 1; period <= limit && !walk.ending(); ++period) {
        walk.step();
        if (sameRanks(walk.position(), mark)) {
            return period;
        }
    }
    return std::nullopt;
}

/// The cycle with this period, if it closes within `limit` plays. Two walks, one a period ahead,
/// meet first at its least start.
std::optional<Cycle> cycleWithin(Walk behind, PlayCount period, PlayCount limit) {
    Walk ahead = behind;
    while (ahead.plays() < period) {
        ahead.step();
    }
    while (!sameRanks(ahead.position(), behind.position())) {
        if (ahead.plays() == limit) {
            return std::nullopt;
        }
        ahead.step();
        behind.step();
    }
    return Cycle{behind.plays(), period};
}

Verdict judgeMetered(const Deal& deal, const Rules& rules, PlayCount limit, Meter& meter) {
    Verdict verdict;
    verdict.anchor = anchorOf(deal, rules);
    const Walk start(deal, rules, meter);
    Walk walk = start;
    auto period = walkUntilRepeat(walk, limit);
    if (const auto outcome = walk.ending()) {
        verdict.outcome = *outcome;
        verdict.standing = walk.standing();
        return verdict;
    }
    if (!period) {
        period = periodFrom(walk, limit);
    }
    if (period) {
        verdict.cycle = cycleWithin(start, *period, limit);
    }
    if (verdict.cycle || verdict.anchor) {
        verdict.outcome = Outcome::Endless;
    } else {
        verdict.outcome = Outcome::Undecided;
        verdict.standing = walk.standing();
    }
    return verdict;
}

} // namespace

std::optional<Rank> anchorOf(const Deal& deal, const Rules& rules) {
    const auto& a = deal.handOf(Player::A);
    const auto& b = deal.handOf(Player::B);
    if (rules.capture == Capture::Take ||
        (rules.jack == Jack::Hook && (holds(a, jackRank) || holds(b, jackRank)))) {
        return std::nullopt;
    }
    const Rank first = a.front().rank;
    if (holds({a.begin() + 1, a.end()}, first) && holds(b, first)) {
        return first;
    }
    return std::nullopt;
}

std::optional<Verdict> judge(const Deal& deal, const Rules& rules, PlayCount limit,
                             const JudgeProgress& progress) {
    Meter meter(progress);
    try {
        return judgeMetered(deal, rules, limit, meter);
    } catch (const Stopped&) {
        return std::nullopt;
    }
}

Verdict judge(const Deal& deal, const Rules& rules, PlayCount limit) {
    return *judge(deal, rules, limit, JudgeProgress());
}

} // namespace fishing
