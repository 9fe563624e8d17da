// SPDX-License-Identifier: MIT
// Puts phrases into the language of the program.
#pragma once

#include "app/player_names.h"
#include "app/words/words.h"

#include <QString>

/// The phrase, translated, its numbers written as the locale writes them and its players by name.
QString translated(const words::Phrase& phrase, const PlayerNames& names = {});
