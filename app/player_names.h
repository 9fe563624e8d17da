// SPDX-License-Identifier: MIT
// What the two players are called: A and B, unless somebody gave them names.
#pragma once

#include "engine/position.h"

#include <QString>

#include <array>
#include <string>

struct PlayerNames {
    /// A name has so many characters at the most, as a reader counts them.
    static constexpr int mostCharacters = 20;

    std::array<QString, 2> given; ///< empty where there is none

    /// The name to show. One that is written from right to left is wrapped in marks that keep it
    /// from turning the words beside it round.
    QString of(fishing::Player player) const;

    /// The names as they can be shown on one line: without blanks around them, characters that
    /// cannot be seen, and what is too long. The same for any name that it gave.
    PlayerNames cleaned() const;

    /// The given names in UTF-8, as games are kept with.
    std::array<std::string, 2> toStrings() const;

    friend bool operator==(const PlayerNames&, const PlayerNames&) = default;
};
