// SPDX-License-Identifier: MIT
#include "engine/study/findings.h"

namespace fishing::study {

std::optional<MergeObstacle> obstacleBetween(const Subject& left, const Subject& right) {
    using Kind = MergeObstacle::Kind;
    if (left.rules != right.rules) {
        return MergeObstacle{Kind::OtherRules, {}};
    }
    if (left.deck != right.deck) {
        return MergeObstacle{Kind::OtherDeck, {}};
    }
    if (left.limit != right.limit) {
        return MergeObstacle{Kind::OtherLimit, {}};
    }
    return std::nullopt;
}

std::optional<MergeObstacle> Findings::merge(const Findings& other) {
    if (const auto obstacle = obstacleBetween(subject, other.subject)) {
        return obstacle;
    }
    if (const auto overlap = numbers.overlapWith(other.numbers)) {
        return MergeObstacle{MergeObstacle::Kind::Overlap, *overlap};
    }
    numbers.add(other.numbers);
    tally += other.tally;
    return std::nullopt;
}

} // namespace fishing::study
