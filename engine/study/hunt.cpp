// SPDX-License-Identifier: MIT
#include "engine/study/hunt.h"

#include "engine/splitmix64.h"

#include <algorithm>
#include <memory>
#include <tuple>

namespace fishing::study {

namespace {

constexpr std::size_t firstDeals = 4096;   // random ones, at the foot of a climb
constexpr std::size_t changedDeals = 1024; // of one deal, at every step up
constexpr int patience = 3;                // steps in a row that may lead nowhere

bool isBetter(const Trophy& left, const Trophy& right) {
    return std::tuple(right.verdict.plays, left.climb) <
           std::tuple(left.verdict.plays, right.climb);
}

/// Takes two cards in each other's place, or one card to another place.
void change(std::span<Rank> cards, SplitMix64& random) {
    const auto size = static_cast<std::uint32_t>(cards.size());
    const std::size_t from = random.below(size);
    const std::size_t to = random.below(size);
    const auto card = cards.begin() + static_cast<std::ptrdiff_t>(from);
    const auto place = cards.begin() + static_cast<std::ptrdiff_t>(to);
    if (random.below(2) == 0) {
        std::iter_swap(card, place);
    } else if (from < to) {
        std::rotate(card, card + 1, place + 1);
    } else {
        std::rotate(place, card, card + 1);
    }
}

/// Makes climbs on one thread.
class Climber {
public:
    Climber(const Quarry& quarry, Crew& crew)
        : m_seed(SplitMix64(quarry.seed).next()),
          m_dealer(quarry.subject.deck),
          m_judge(quarry.subject.rules, quarry.subject.limit, AnchoredCycles::Skip),
          m_crew(crew),
          m_ranks(firstDeals * m_dealer.cards()),
          m_verdicts(firstDeals) {}

    std::optional<HuntRun::Part> climb(NumberRange numbers) {
        m_part = {};
        const std::uint64_t count = numbers.count();
        for (std::uint64_t i = 0; i < count; ++i) {
            if (!climb(numbers.first + i)) {
                return std::nullopt;
            }
        }
        return std::move(m_part);
    }

private:
    bool climb(std::uint64_t number) {
        SplitMix64 random(m_seed ^ number);
        Bag found;
        Trophy best{number, {}, {}};
        const DealRows first = m_dealer.deal(random.next(), m_ranks);
        if (!play(first, best, found)) {
            return false;
        }
        for (int left = patience; left > 0 && best.verdict.plays > 0; --left) {
            const PlayCount before = best.verdict.plays;
            if (!play(changesOf(best, random), best, found)) {
                return false;
            }
            if (best.verdict.plays > before) {
                left = patience + 1;
            }
        }
        if (best.verdict.plays > 0) {
            found.longest.push_back(std::move(best));
        }
        m_part.sum += found;
        return true;
    }

    /// Fills the rows with the trophy's deal, each changed in one way.
    DealRows changesOf(const Trophy& trophy, SplitMix64& random) {
        const auto& [a, b] = trophy.hands;
        const std::size_t cards = m_dealer.cards();
        const auto rows = std::span(m_ranks).first(changedDeals * cards);
        for (std::size_t i = 0; i < changedDeals; ++i) {
            const auto row = rows.subspan(i * cards, cards);
            std::ranges::copy(a, row.begin());
            std::ranges::copy(b, row.begin() + static_cast<std::ptrdiff_t>(a.size()));
            change(row, random);
        }
        return {rows, a.size(), b.size()};
    }

    /// Plays the deals and keeps a finished game that is longer than `best`, the first of several.
    bool play(const DealRows& deals, Trophy& best, Bag& found) {
        if (!m_crew.goesOn() ||
            !m_judge.judge(deals, m_verdicts, [this](PlayCount) { return m_crew.goesOn(); })) {
            return false;
        }
        for (std::size_t i = 0; i < deals.count(); ++i) {
            const BriefVerdict& verdict = m_verdicts[i];
            m_part.plays += verdict.plays;
            if (verdict.outcome >= Outcome::Endless) {
                ++(verdict.outcome == Outcome::Endless ? found.endless : found.undecided);
                if (found.unending.size() < Bag::keptUnending) {
                    found.unending.push_back(trophyOf(best.climb, deals, i));
                }
            } else if (verdict.plays > best.verdict.plays) {
                best = trophyOf(best.climb, deals, i);
            }
        }
        found.deals += deals.count();
        return true;
    }

    Trophy trophyOf(std::uint64_t climb, const DealRows& deals, std::size_t index) const {
        const auto row = deals.row(index);
        const auto middle = row.begin() + static_cast<std::ptrdiff_t>(deals.aCards);
        return {climb,
                m_verdicts[index],
                {std::vector<Rank>(row.begin(), middle), std::vector<Rank>(middle, row.end())}};
    }

    std::uint64_t m_seed;
    Dealer m_dealer;
    BatchJudge m_judge;
    Crew& m_crew;
    std::vector<Rank> m_ranks;
    std::vector<BriefVerdict> m_verdicts;
    HuntRun::Part m_part;
};

/// Merges `others` into `kept`, both in this order, and keeps the first `most`.
template <class Order>
void keepFirst(std::vector<Trophy>& kept, const std::vector<Trophy>& others, std::size_t most,
               Order isBefore) {
    const auto middle = static_cast<std::ptrdiff_t>(kept.size());
    kept.insert(kept.end(), others.begin(), others.end());
    std::inplace_merge(kept.begin(), kept.begin() + middle, kept.end(), isBefore);
    kept.resize(std::min(kept.size(), most));
}

} // namespace

Bag& Bag::operator+=(const Bag& other) {
    deals += other.deals;
    endless += other.endless;
    undecided += other.undecided;
    keepFirst(longest, other.longest, keptLongest, isBetter);
    // Those of one climb stand in the order in which it met them already.
    keepFirst(unending, other.unending, keptUnending,
              [](const Trophy& left, const Trophy& right) { return left.climb < right.climb; });
    return *this;
}

std::optional<MergeObstacle> Hunt::merge(const Hunt& other) {
    if (const auto obstacle = obstacleBetween(quarry.subject, other.quarry.subject)) {
        return obstacle;
    }
    if (quarry.seed != other.quarry.seed) {
        return MergeObstacle{MergeObstacle::Kind::OtherSeed, {}};
    }
    if (const auto overlap = numbers.overlapWith(other.numbers)) {
        return MergeObstacle{MergeObstacle::Kind::Overlap, *overlap};
    }
    numbers.add(other.numbers);
    bag += other.bag;
    return std::nullopt;
}

HuntRun::HuntRun(const Quarry& quarry, NumberRange climbs, int threads)
    : NumberedRun(climbs, threads,
                  [quarry](Crew& crew) -> Worker {
                      auto climber = std::make_shared<Climber>(quarry, crew);
                      return [climber](NumberRange some) { return climber->climb(some); };
                  }),
      m_quarry(quarry) {}

Hunt HuntRun::hunt() const {
    auto [numbers, bag] = soFar();
    return {m_quarry, std::move(numbers), std::move(bag)};
}

} // namespace fishing::study
