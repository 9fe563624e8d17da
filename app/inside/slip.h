// SPDX-License-Identifier: MIT
// The famous slip: the published program forgets the matching card at every capture, and looks at
// the hands only after both players' turns. Where does it part from the whole rule, on a deal?
#pragma once

#include "engine/game.h"

#include <optional>

namespace inside {

/// The rule as the books and articles state it.
fishing::Rules wholeRule();

/// What the published program really does.
fishing::Rules publishedWay();

struct Parting {
    enum class Cause {
        Capture, ///< the match is taken by the one and left by the other
        End      ///< A has run out: the one ends, the other lets B play
    };
    fishing::PlayCount play = 0; ///< the number of the play after which they differ
    Cause cause = Cause::Capture;

    friend bool operator==(const Parting&, const Parting&) = default;
};

/// Where the two ways part; nothing where they never do. It is one of the first plays: among 14
/// cards two are equal.
std::optional<Parting> partingOf(const fishing::Deal& deal);

} // namespace inside
