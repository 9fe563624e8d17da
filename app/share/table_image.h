// SPDX-License-Identifier: MIT
// The table as a picture, drawn anew for the size that is asked for, so that it is sharp at any:
// all cards at rest, nothing pointed at.
#pragma once

#include "app/table/card_look.h"

#include <QImage>
#include <QPalette>
#include <QSize>

class GameController;

/// How the table in the picture looks.
struct TableDress {
    CardLook cards;
    bool handsFaceDown = false;
    QPalette palette;
};

/// The game of `controller` where it stands, or the first beat of the play that led there, on a
/// table of `size` pixels.
QImage tableImage(GameController& controller, const TableDress& dress, QSize size,
                  bool firstBeat = false);
