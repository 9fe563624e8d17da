// SPDX-License-Identifier: MIT
#include "engine/study/findings.h"

namespace fishing::study {

std::optional<MergeObstacle> Findings::merge(const Findings& other) {
    using Kind = MergeObstacle::Kind;
    if (subject.rules != other.subject.rules) {
        return MergeObstacle{Kind::OtherRules, {}};
    }
    if (subject.deck != other.subject.deck) {
        return MergeObstacle{Kind::OtherDeck, {}};
    }
    if (subject.limit != other.subject.limit) {
        return MergeObstacle{Kind::OtherLimit, {}};
    }
    if (const auto overlap = numbers.overlapWith(other.numbers)) {
        return MergeObstacle{Kind::Overlap, *overlap};
    }
    numbers.add(other.numbers);
    tally += other.tally;
    return std::nullopt;
}

} // namespace fishing::study
