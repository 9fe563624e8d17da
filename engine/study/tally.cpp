// SPDX-License-Identifier: MIT
#include "engine/study/tally.h"

#include <algorithm>

namespace fishing::study {

namespace {

/// Keeps of two games the one that `isBetter` by its plays, and of two as good the lower number.
template <class IsBetter>
void keepBetter(std::optional<Tally::Length>& kept, Tally::Length other, IsBetter isBetter) {
    if (!kept || isBetter(other.plays, kept->plays) ||
        (other.plays == kept->plays && other.game < kept->game)) {
        kept = other;
    }
}

} // namespace

void Tally::Kind::add(std::uint64_t game) {
    ++games;
    first = std::min(first.value_or(game), game);
}

Tally::Kind& Tally::Kind::operator+=(const Kind& other) {
    games += other.games;
    if (other.first) {
        first = std::min(first.value_or(*other.first), *other.first);
    }
    return *this;
}

std::uint64_t Tally::games() const {
    std::uint64_t sum = 0;
    for (const Kind& kind : outcomes) {
        sum += kind.games;
    }
    return sum;
}

void Tally::add(std::uint64_t game, const BriefVerdict& verdict) {
    outcomes[static_cast<std::size_t>(verdict.outcome)].add(game);
    if (verdict.outcome == Outcome::Endless) {
        addEndless(game, verdict);
    } else if (verdict.outcome != Outcome::Undecided) {
        addFinished(game, verdict);
    }
}

void Tally::addFinished(std::uint64_t game, const BriefVerdict& verdict) {
    plays += verdict.plays;
    captures += verdict.captures;
    lengths.add(verdict.plays, game);
    catches.add(verdict.captures, game);
    keepBetter(shortest, {game, verdict.plays}, std::less<>());
    keepBetter(longest, {game, verdict.plays}, std::greater<>());
}

void Tally::addEndless(std::uint64_t game, const BriefVerdict& verdict) {
    if (verdict.anchor != 0) {
        anchors.add(game);
    }
    if (verdict.period != 0) {
        cycles.add(game);
        periods[verdict.period].add(game);
    }
    keepEndless(game);
}

void Tally::keepEndless(std::uint64_t game) {
    if (endless.size() == keptEndless && endless.back() < game) {
        return;
    }
    endless.insert(std::ranges::upper_bound(endless, game), game);
    endless.resize(std::min(endless.size(), keptEndless));
}

Tally& Tally::operator+=(const Tally& other) {
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        outcomes[i] += other.outcomes[i];
    }
    cycles += other.cycles;
    anchors += other.anchors;
    for (const auto& [period, kind] : other.periods) {
        periods[period] += kind;
    }
    for (const std::uint64_t game : other.endless) {
        keepEndless(game);
    }
    plays += other.plays;
    captures += other.captures;
    lengths += other.lengths;
    catches += other.catches;
    if (other.shortest) {
        keepBetter(shortest, *other.shortest, std::less<>());
        keepBetter(longest, *other.longest, std::greater<>());
    }
    return *this;
}

} // namespace fishing::study
