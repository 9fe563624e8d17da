// SPDX-License-Identifier: MIT
// A hunt for long games. It climbs: from the longest of a few thousand random deals it goes on to
// the longest of a thousand deals that are the same but for one change, and so on, until no change
// makes the game longer. Climbs are numbered, and each follows from the hunt's seed and its number
// alone; so a hunt is the same whatever the number of threads, can be taken up where it was left,
// and can be shared.
//
// Do not expect the climb to do much more than its first step: once every card has been played, a
// changed deal's game has nothing in common with the old one, unless the two happen to come to the
// same position. So a change is little more than another random deal, but never less, and now and
// then it lengthens a long game by some plays at its beginning.
#pragma once

#include "engine/study/findings.h"
#include "engine/study/numbered_run.h"

#include <array>
#include <vector>

namespace fishing::study {

/// A deal that a hunt came home with.
struct Trophy {
    std::uint64_t climb = 0; ///< that met it
    BriefVerdict verdict;
    std::array<std::vector<Rank>, 2> hands; ///< A's and B's, front first

    friend bool operator==(const Trophy&, const Trophy&) = default;
};

/// What some climbs found. Trophies of different climbs add up, in any order.
struct Bag {
    static constexpr std::size_t keptLongest = 10;
    static constexpr std::size_t keptUnending = 100;

    std::uint64_t deals = 0;     ///< that were played
    std::uint64_t endless = 0;   ///< of them
    std::uint64_t undecided = 0; ///< of them

    /// The longest game that each climb ended with, the longest of all first; at most so many.
    std::vector<Trophy> longest;
    /// Endless games and undecided ones, in the order in which they were met; at most so many.
    std::vector<Trophy> unending;

    Bag& operator+=(const Bag& other);

    friend bool operator==(const Bag&, const Bag&) = default;
};

/// Which hunt it is: bags can be added up only where all of this is equal.
struct Quarry {
    Subject subject;
    std::uint64_t seed = 1;

    friend bool operator==(const Quarry&, const Quarry&) = default;
};

struct Hunt {
    Quarry quarry;
    NumberRanges numbers; ///< of the climbs in the bag
    Bag bag;

    /// Adds the climbs of the other, or says why not and changes nothing.
    [[nodiscard]] std::optional<MergeObstacle> merge(const Hunt& other);

    friend bool operator==(const Hunt&, const Hunt&) = default;
};

/// A hunt that goes on in the background.
class HuntRun : public NumberedRun<Bag> {
public:
    /// Starts at once.
    HuntRun(const Quarry& quarry, NumberRange climbs, int threads = usualThreads());

    /// The hunt of all climbs from the first up to some number: to the last one if the run is done
    /// and was not cancelled.
    Hunt hunt() const;

private:
    Quarry m_quarry;
};

} // namespace fishing::study
