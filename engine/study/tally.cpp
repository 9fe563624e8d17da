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

void Tally::addFinished(std::uint64_t game, Outcome outcome, PlayCount gamePlays,
                        PlayCount gameCaptures) {
    kindOf(outcome).add(game);
    plays += gamePlays;
    captures += gameCaptures;
    lengths.add(gamePlays, game);
    catches.add(gameCaptures, game);
    keepBetter(shortest, {game, gamePlays}, std::less<>());
    keepBetter(longest, {game, gamePlays}, std::greater<>());
}

void Tally::addAnchored(std::uint64_t game) {
    kindOf(Outcome::Endless).add(game);
    anchors.add(game);
    keepEndless(game);
}

void Tally::add(std::uint64_t game, const Verdict& verdict) {
    switch (verdict.outcome) {
    case Outcome::A:
    case Outcome::B:
    case Outcome::Draw:
        addFinished(game, verdict.outcome, verdict.standing->plays, verdict.standing->captures);
        return;
    case Outcome::Endless:
        if (verdict.anchor) {
            anchors.add(game);
        }
        if (verdict.cycle) {
            cycles.add(game);
            periods[verdict.cycle->period].add(game);
        }
        keepEndless(game);
        break;
    case Outcome::Undecided:
        break;
    }
    kindOf(verdict.outcome).add(game);
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
