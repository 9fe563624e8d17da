// SPDX-License-Identifier: MIT
#include "engine/study/wish.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace fishing::study {

namespace {

bool isWon(Outcome outcome) {
    return outcome == Outcome::A || outcome == Outcome::B;
}

bool isFinished(Outcome outcome) {
    return isWon(outcome) || outcome == Outcome::Draw;
}

/// Whether the first deal that grants it is as good as any.
bool isGrantedByOne(Wish wish) {
    return wish != Wish::Long && wish != Wish::Close;
}

int cardsOf(const Position& position, Player player) {
    return static_cast<int>(position.handOf(player).size());
}

// Games are looked at no further: far beyond the longest that ends, of any deck.
constexpr PlayCount searchLimit = 200'000;

// A step takes at least one deal and at most so many, and about so many plays.
constexpr std::size_t mostDealsInAStep = 1024;
constexpr PlayCount playsInAStep = 1'000'000;

} // namespace

bool Brink::isCloserThan(const Brink& other) const {
    return cards != other.cards ? cards < other.cards : toGo < other.toGo;
}

std::optional<Brink> brinkOf(const Deal& deal, const Rules& rules, PlayCount limit) {
    Position position = startOf(deal);
    std::array<Brink, 2> fewest = {Brink{maxCards, 0, 0}, Brink{maxCards, 0, 0}};
    std::optional<Outcome> outcome;
    PlayCount plays = 0;
    while (!(outcome = ending(position, rules))) {
        if (plays == limit) {
            return std::nullopt;
        }
        for (const Player player : {Player::A, Player::B}) {
            Brink& brink = fewest[indexOf(player)];
            if (plays > 0 && cardsOf(position, player) <= brink.cards) {
                brink = {cardsOf(position, player), plays, 0};
            }
        }
        play(position, rules);
        ++plays;
    }
    if (!isWon(*outcome)) {
        return std::nullopt;
    }
    const Player winner = *outcome == Outcome::A ? Player::A : Player::B;
    const Player threatened = rules.win == Win::Keep ? winner : opponentOf(winner);
    Brink brink = fewest[indexOf(threatened)];
    brink.toGo = plays - brink.place;
    // A game of one play has no moment between its start and its end.
    return brink.place > 0 ? std::optional(brink) : std::nullopt;
}

WishPlan WishPlan::usual(Wish wish, const Rules& rules, Deck deck, std::uint64_t first) {
    constexpr PlayCount effort = 120'000'000;
    WishPlan plan = {wish, rules, deck, first, 20'000, effort};
    if (wish == Wish::Endless) {
        plan.deals = 200'000; // some rules and decks have few
    } else if (wish == Wish::Close) {
        plan.deals = 5'000; // are played more slowly, to be looked at on the way
    }
    return plan;
}

WishSearch::WishSearch(const WishPlan& plan)
    : m_plan(plan),
      m_dealsPlanned(plan.deals),
      m_effortPlanned(plan.effort),
      m_dealer(plan.deck),
      m_judge(plan.rules, searchLimit, AnchoredCycles::Skip) {}

bool WishSearch::step(const JudgeProgress& progress) {
    if (isDone()) {
        return true;
    }
    const auto count =
        static_cast<std::size_t>(std::min<std::uint64_t>(m_stride, m_dealsPlanned - m_tried));
    std::vector<Rank> ranks(count * m_dealer.cards());
    const DealRows rows = m_dealer.deal(m_plan.first + m_tried, ranks);
    std::vector<BriefVerdict> verdicts(count);
    if (!m_judge.judge(rows, verdicts, progress)) {
        return false;
    }
    const PlayCount before = m_effort;
    for (std::size_t i = 0; i < count && !isDone(); ++i) {
        take(m_plan.first + m_tried, rows, i, verdicts[i]);
        ++m_tried;
        m_effort += costOf(verdicts[i]);
    }
    if (m_effort - before > 2 * playsInAStep) {
        m_stride = std::max<std::size_t>(m_stride / 2, 1);
    } else if (m_effort - before < playsInAStep / 2) {
        m_stride = std::min(2 * m_stride, mostDealsInAStep);
    }
    return true;
}

void WishSearch::take(std::uint64_t number, const DealRows& rows, std::size_t row,
                      const BriefVerdict& verdict) {
    if (isFinished(verdict.outcome) && (!m_longest || verdict.plays > m_longest->verdict.plays)) {
        m_longest = WishFind{number, verdict, std::nullopt};
    }
    switch (m_plan.wish) {
    case Wish::Long:
        m_granted = m_longest;
        break;
    case Wish::Close:
        if (const auto brink = isWon(verdict.outcome)
                                   ? brinkOf(dealOf(rows, row), m_plan.rules, verdict.plays)
                                   : std::nullopt;
            brink && (!m_granted || brink->isCloserThan(*m_granted->brink))) {
            m_granted = WishFind{number, verdict, brink};
        }
        break;
    case Wish::Endless:
    case Wish::WinForA:
    case Wish::WinForB:
        if (grants(verdict)) {
            m_granted = WishFind{number, verdict, std::nullopt};
        }
        break;
    }
}

bool WishSearch::grants(const BriefVerdict& verdict) const {
    return (m_plan.wish == Wish::Endless && verdict.outcome == Outcome::Endless) ||
           (m_plan.wish == Wish::WinForA && verdict.outcome == Outcome::A) ||
           (m_plan.wish == Wish::WinForB && verdict.outcome == Outcome::B);
}

/// Roughly how many plays the verdict took; a game that is watched takes much longer.
PlayCount WishSearch::costOf(const BriefVerdict& verdict) const {
    if (isFinished(verdict.outcome)) {
        return (m_plan.wish == Wish::Close ? 5 : 1) * verdict.plays;
    }
    if (verdict.anchor != 0) {
        return 1;
    }
    const PlayCount lookedAt = m_dealer.cards() * m_dealer.cards();
    return verdict.outcome == Outcome::Endless ? 8 * lookedAt + 4 * verdict.period
                                               : 4 * searchLimit;
}

bool WishSearch::isDone() const {
    return (m_granted && isGrantedByOne(m_plan.wish)) || m_tried == m_dealsPlanned ||
           m_effort >= m_effortPlanned;
}

bool WishSearch::isGranted() const {
    return m_granted.has_value();
}

double WishSearch::progress() const {
    const auto part = [](std::uint64_t done, std::uint64_t planned) {
        return planned == 0 ? 1.0 : static_cast<double>(done) / static_cast<double>(planned);
    };
    return std::min(1.0, std::max(part(m_tried, m_dealsPlanned), part(m_effort, m_effortPlanned)));
}

void WishSearch::extend() {
    m_dealsPlanned = m_tried + m_plan.deals;
    m_effortPlanned = m_effort + m_plan.effort;
}

} // namespace fishing::study
