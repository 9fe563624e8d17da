// SPDX-License-Identifier: MIT
#include "app/files/saved_game.h"

#include <utility>

namespace files {

SavedGame newGame(const NumberedDeal& origin, const fishing::Rules& rules) {
    SavedGame game;
    game.hands = handsOf(fishing::numberedDeal(origin.number, origin.deck));
    game.origin = origin;
    game.rules = rules;
    return game;
}

SavedGame newGame(Hands hands, const fishing::Rules& rules) {
    SavedGame game;
    game.hands = std::move(hands);
    game.rules = rules;
    return game;
}

Hands handsOf(const fishing::Deal& deal) {
    Hands hands;
    for (std::size_t i = 0; i < hands.size(); ++i) {
        for (const fishing::Card& card : deal.hands[i]) {
            hands[i].push_back({card.rank, card.suit});
        }
    }
    return hands;
}

fishing::Deal dealOf(const SavedGame& game) {
    return game.origin ? fishing::numberedDeal(game.origin->number, game.origin->deck)
                       : fishing::makeDeal(game.hands[0], game.hands[1]);
}

} // namespace files
