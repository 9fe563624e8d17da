// SPDX-License-Identifier: MIT
// A small picture of the table at some moment, made of the same places and sprites as the table
// itself, without its widgets: for previews and comparisons.
#pragma once

#include "app/table/scene.h"
#include "app/table/table_theme.h"

#include <QPixmap>

class CardArt;

/// `ending` is how the game ended, if the scene is its end; `cardCount` the number of cards in the
/// game. `size` is in device-independent pixels.
QPixmap tablePicture(const Scene& scene, std::optional<fishing::Outcome> ending,
                     std::size_t cardCount, QSize size, qreal pixelRatio, const TableTheme& theme,
                     CardArt& art);
