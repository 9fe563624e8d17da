// SPDX-License-Identifier: MIT
// Paints the face of a card: corner indices that grow relative to the card as it shrinks, pips laid
// out as on any deck, an ace with a fish in it, and a framed picture for jacks, queens and kings.
#pragma once

#include "app/table/card_look.h"
#include "engine/card.h"

#include <QColor>

class CardSheet;
class CourtPictures;
class QPainter;

/// What a suit is printed in.
QColor suitInk(fishing::Suit suit, const CardLook& look);

void paintCardFace(QPainter& painter, fishing::Card card, const CardSheet& sheet,
                   const CardLook& look, CourtPictures& pictures);
