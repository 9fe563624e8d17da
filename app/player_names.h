// SPDX-License-Identifier: MIT
// What the two players are called: A and B, unless somebody gave them names.
#pragma once

#include "engine/position.h"

#include <QString>

#include <array>

struct PlayerNames {
    std::array<QString, 2> given; ///< empty where there is none

    /// The name to show.
    QString of(fishing::Player player) const;

    friend bool operator==(const PlayerNames&, const PlayerNames&) = default;
};
