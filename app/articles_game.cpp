// SPDX-License-Identifier: MIT
#include "app/articles_game.h"

#include "engine/notation.h"

files::SavedGame articlesGame(const fishing::Rules& rules) {
    return files::newGame(files::handsOf(*fishing::parseDeal("2 4 1 2 5 6 / 3 1 3 5 6 4")), rules);
}
