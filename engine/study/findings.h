// SPDX-License-Identifier: MIT
// What a study found: a tally of numbered games, which numbers these are, and what was played.
// Findings about disjoint numbers add up to the findings about all of them, exactly; so many
// machines can share one study.
#pragma once

#include "engine/deck.h"
#include "engine/rules.h"
#include "engine/study/number_ranges.h"
#include "engine/study/tally.h"

namespace fishing::study {

/// What is played: findings can be added up only where all of this is equal.
struct Subject {
    Rules rules;
    Deck deck;                      ///< a valid one
    PlayCount limit = defaultLimit; ///< of plays, as for judge()

    friend bool operator==(const Subject&, const Subject&) = default;
};

/// Why findings cannot be added to others.
struct MergeObstacle {
    enum class Kind { OtherRules, OtherDeck, OtherLimit, OtherSeed, Overlap };

    Kind kind{};
    NumberRange overlap; ///< the first numbers that both have, where that is the obstacle
};

/// The obstacle that lies in what was played, if there is one.
std::optional<MergeObstacle> obstacleBetween(const Subject& left, const Subject& right);

struct Findings {
    Subject subject;
    NumberRanges numbers; ///< the games in the tally
    Tally tally;

    /// Adds the others, or says why not and changes nothing.
    [[nodiscard]] std::optional<MergeObstacle> merge(const Findings& other);

    friend bool operator==(const Findings&, const Findings&) = default;
};

} // namespace fishing::study
