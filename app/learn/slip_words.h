// SPDX-License-Identifier: MIT
// What is said of a deal that is played by the whole rule and in the published way: who wins in
// each.
#pragma once

#include "app/player_names.h"
#include "engine/verdict.h"

#include <QString>

/// One sentence about who wins by the whole rule and who in the published way.
QString describeWinners(const fishing::Verdict& whole, const fishing::Verdict& published,
                        const PlayerNames& names);
