// SPDX-License-Identifier: MIT
#include "app/table/card_art.h"

#include "app/table/card_back.h"
#include "app/table/card_face.h"
#include "app/table/card_sheet.h"

#include <QPainter>

#include <algorithm>

using fishing::Card;

namespace {

/// A sprite on which `paint`, given a painter and the sheet, has painted.
template <typename Paint>
QPixmap paintedSprite(QSize size, qreal pixelRatio, Paint paint) {
    // The ratio is set last: a card is painted in device pixels.
    QPixmap pixmap(size * pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, CardSheet(pixmap.size(), pixelRatio));
    painter.end();
    pixmap.setDevicePixelRatio(pixelRatio);
    return pixmap;
}

std::size_t placeOf(Card card) {
    constexpr std::size_t suits = fishing::suitCount;
    return static_cast<std::size_t>(card.rank - fishing::lowestRank) * suits +
           static_cast<std::size_t>(card.suit);
}

} // namespace

qreal CardArt::cornerRadius(qreal width) {
    return CardSheet::cornerRadius(width);
}

void CardArt::setLook(const CardLook& look) {
    if (look != m_look) {
        m_look = look;
        m_decks.clear();
    }
}

const QPixmap& CardArt::face(Card card, QSize size, qreal pixelRatio) {
    QPixmap& sprite = deckFor(size, pixelRatio).faces.at(placeOf(card));
    if (sprite.isNull()) {
        sprite = paintedSprite(size, pixelRatio, [&](QPainter& painter, const CardSheet& sheet) {
            paintCardFace(painter, card, sheet, m_look, m_pictures);
        });
    }
    return sprite;
}

const QPixmap& CardArt::back(QSize size, qreal pixelRatio) {
    QPixmap& sprite = deckFor(size, pixelRatio).back;
    if (sprite.isNull()) {
        sprite = paintedSprite(size, pixelRatio, [&](QPainter& painter, const CardSheet& sheet) {
            paintCardBack(painter, sheet, m_look.back);
        });
    }
    return sprite;
}

CardArt::Deck& CardArt::deckFor(QSize size, qreal pixelRatio) {
    const auto known = std::find_if(m_decks.begin(), m_decks.end(), [&](const Deck& deck) {
        return deck.size == size && deck.pixelRatio == pixelRatio;
    });
    if (known != m_decks.end()) {
        m_decks.splice(m_decks.begin(), m_decks, known);
    } else {
        if (m_decks.size() == maxDecks) {
            m_decks.pop_back();
        }
        m_decks.emplace_front();
        m_decks.front().size = size;
        m_decks.front().pixelRatio = pixelRatio;
    }
    return m_decks.front();
}
