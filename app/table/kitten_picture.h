// SPDX-License-Identifier: MIT
// The kittens' pictures: A's is ginger, B's is grey, one for each mood.
#pragma once

#include "app/table/mood.h"
#include "engine/card.h"

#include <QPixmap>
#include <QRectF>
#include <QString>

class QPainter;

/// Where a kitten's picture is: ":/kittens/ginger-waiting.svg".
QString kittenPicturePath(fishing::Player player, Mood mood);

/// Reads the picture and paints it.
void paintKitten(QPainter& painter, fishing::Player player, Mood mood, const QRectF& place);

/// The picture alone, `side` wide and high, for those who paint it often.
QPixmap kittenPixmap(fishing::Player player, Mood mood, int side, qreal pixelRatio);
