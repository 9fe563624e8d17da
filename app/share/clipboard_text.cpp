// SPDX-License-Identifier: MIT
#include "app/share/clipboard_text.h"

#include "app/share/move_writer.h"
#include "engine/notation.h"

#include <algorithm>

QString dealText(const files::SavedGame& game) {
    return QStringLiteral("%1 / %2").arg(QString::fromStdString(fishing::toText(game.hands[0])),
                                         QString::fromStdString(fishing::toText(game.hands[1])));
}

fishing::PlayCount copiedPlays(const ToldGame& told) {
    return std::min(told.usualPlays, mostCopiedPlays);
}

QString gameText(const ToldGame& told) {
    return moveText(told, MoveFormat::Positions, copiedPlays(told));
}
