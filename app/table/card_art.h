// SPDX-License-Identifier: MIT
// The cards as the table needs them: one sprite a face, size and pixel ratio, painted when it is
// first asked for and kept. Two sizes live side by side, as when a window moves between screens.
#pragma once

#include "app/table/card_look.h"
#include "app/table/court_pictures.h"
#include "engine/card.h"

#include <QPixmap>

#include <array>
#include <list>

class CardArt {
public:
    /// A sprite of `size` device-independent pixels, drawn for `pixelRatio` device pixels each. It
    /// lasts until the look changes, or two other sizes have been asked for.
    const QPixmap& face(fishing::Card card, QSize size, qreal pixelRatio);
    const QPixmap& back(QSize size, qreal pixelRatio);

    const CardLook& look() const { return m_look; }
    /// Sprites in another look are dropped.
    void setLook(const CardLook& look);

    /// How far the corners of a card this wide are rounded.
    static qreal cornerRadius(qreal width);

private:
    /// All sprites of one size and ratio; those not yet asked for are null.
    struct Deck {
        QSize size;
        qreal pixelRatio = 0;
        std::array<QPixmap, fishing::highestRank * fishing::suitCount> faces;
        QPixmap back;
    };
    static constexpr std::size_t maxDecks = 2;

    Deck& deckFor(QSize size, qreal pixelRatio);

    CardLook m_look;
    CourtPictures m_pictures;
    std::list<Deck> m_decks; // the one used last comes first; sprites stay where they are
};
