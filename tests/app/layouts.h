// SPDX-License-Identifier: MIT
// For tests of where the cards lie.
#pragma once

#include "app/table/table_layout.h"

#include <algorithm>
#include <vector>

/// Of the table in windows of 900x560, with panels beside it, to 3840x2160.
inline constexpr QSizeF tableSizes[] = {{824, 410}, {1280, 660}, {1920, 940}, {3840, 2000}};

/// Where a card lies that is among the placements.
inline QPointF placeOf(const std::vector<Placement>& placements, fishing::Card card) {
    return std::ranges::find(placements, card, &Placement::card)->topLeft;
}
