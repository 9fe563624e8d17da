// SPDX-License-Identifier: MIT
// A card on the table in words: what it is, and where it lies.
#pragma once

#include "app/player_names.h"
#include "app/table/scene.h"

#include <QString>

/// "seven of spades, card 3 of 26 in A’s hand". Of a card that lies face down only where it lies.
QString describeCard(const Scene& scene, fishing::Card card, const PlayerNames& names);
