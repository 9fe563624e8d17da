// SPDX-License-Identifier: MIT
// The speeds of a game as steps of a slider, and in words.
#pragma once

#include <QString>

/// The place among GameController::speeds() of the one that is nearest.
int speedStep(double playsPerSecond);

/// "1.5 plays/s", "1 play in 3 s", "top speed".
QString speedText(double playsPerSecond);
