// SPDX-License-Identifier: MIT
// Cards in words, to be read out or shown in full.
#pragma once

#include "engine/card.h"

#include <QString>

/// "seven of spades".
QString spokenName(fishing::Card card);

/// "7♠".
QString shortName(fishing::Card card);
