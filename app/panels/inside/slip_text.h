// SPDX-License-Identifier: MIT
// What is said of the famous slip on one deal: where the published program parts from the whole
// rule, and why.
#pragma once

#include "app/inside/slip.h"
#include "app/player_names.h"

#include <QString>

/// Where and why they part, or that they never do.
QString describeParting(const fishing::Deal& deal, const std::optional<inside::Parting>& parting,
                        const PlayerNames& names);
