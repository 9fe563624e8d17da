// SPDX-License-Identifier: MIT
// Paints the backs of cards.
#pragma once

#include "app/table/card_look.h"

class CardSheet;
class QPainter;

void paintCardBack(QPainter& painter, const CardSheet& sheet, CardBack back);
