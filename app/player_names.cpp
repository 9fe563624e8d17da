// SPDX-License-Identifier: MIT
#include "app/player_names.h"

#include "app/translated.h"

QString PlayerNames::of(fishing::Player player) const {
    const QString& name = given[fishing::indexOf(player)];
    return name.isEmpty() ? translated(words::nameOf(player)) : name;
}
