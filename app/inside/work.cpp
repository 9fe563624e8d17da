// SPDX-License-Identifier: MIT
#include "app/inside/work.h"

#include <algorithm>

namespace inside {

using namespace fishing;

Work workOf(const Totals& totals) {
    const PlayCount plays = totals.plays[0] + totals.plays[1];
    return {totals.cardsToMatch + totals.cardsInVain, plays + totals.cardsToMatch};
}

std::vector<WorkPoint> workUpTo(const Game& game, PlayCount plays, int points) {
    std::vector<WorkPoint> series;
    const PlayCount spans = std::min(plays, static_cast<PlayCount>(points) - 1);
    for (PlayCount i = 0; i <= spans; ++i) {
        const PlayCount place = spans == 0 ? 0 : plays / spans * i + plays % spans * i / spans;
        series.push_back({place, workOf(game.totalsOf(place))});
    }
    return series;
}

std::optional<Overflow> overflowOf(const Deal& deal, const Rules& rules, PlayCount cells) {
    // The first cell is not used, so a tail is one more than the cards that have joined.
    std::array<PlayCount, 2> tails = {1 + deal.hands[0].size(), 1 + deal.hands[1].size()};
    Position position = startOf(deal);
    for (PlayCount number = 1; !ending(position, rules); ++number) {
        const Play made = play(position, rules);
        PlayCount& tail = tails[indexOf(made.player)];
        tail += made.captured.size();
        if (tail > cells) {
            return Overflow{number, made.player};
        }
    }
    return std::nullopt;
}

} // namespace inside
