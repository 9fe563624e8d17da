// SPDX-License-Identifier: MIT
// The kittens' pictures: A's is ginger, B's is grey, one for each mood.
#pragma once

#include "app/table/mood.h"
#include "engine/card.h"

#include <QRectF>
#include <QString>

class QPainter;

/// Where a kitten's picture is: ":/kittens/ginger-waiting.svg".
QString kittenPicturePath(fishing::Player player, Mood mood);

/// Reads the picture and paints it; whoever paints it often keeps what comes out.
void paintKitten(QPainter& painter, fishing::Player player, Mood mood, const QRectF& place);
