// SPDX-License-Identifier: MIT
#include "app/share/told_game.h"

#include "app/deal_text.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"

#include <QCoreApplication>

#include <algorithm>

using fishing::PlayCount;

namespace {

/// As far as a game without an end may be asked for; written down in a minute or two.
constexpr PlayCount mostOpenPlays = 100'000'000;

} // namespace

PlayerNames ToldGame::names() const {
    return {{QString::fromStdString(game.names[0]), QString::fromStdString(game.names[1])}};
}

ToldGame toldGame(const GameController& controller, const GameShelf& shelf) {
    ToldGame told;
    told.game = shelf.current();
    const auto length = static_cast<PlayCount>(controller.length());
    told.usualPlays = length;
    told.mostPlays = length;
    told.isWhole = controller.isLengthFinal();
    if (const auto* verdict = controller.verdict()) {
        told.verdict = *verdict;
        if (verdict->cycle) {
            told.usualPlays = std::max(verdict->cycle->start + verdict->cycle->period,
                                       static_cast<PlayCount>(controller.index()));
        }
    }
    if (!told.isWhole && !controller.isFutureHidden()) {
        told.mostPlays = std::max(mostOpenPlays, length);
    }
    return told;
}

QString titleOf(const ToldGame& told) {
    const auto& origin = told.game.origin;
    return origin ? DealText::title(*origin) : QCoreApplication::translate("ToldGame", "Own hands");
}

QString fileNameOf(const ToldGame& told) {
    const auto& origin = told.game.origin;
    return origin ? QStringLiteral("deal-%1").arg(origin->number) : QStringLiteral("own-hands");
}
