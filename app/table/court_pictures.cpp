// SPDX-License-Identifier: MIT
#include "app/table/court_pictures.h"

#include <QSvgRenderer>

using fishing::Rank;
using fishing::Suit;

namespace {

QString fileName(Rank rank, Suit suit) {
    static constexpr std::array ranks{"jack", "queen", "king"};
    static constexpr std::array suits{"spades", "hearts", "clubs", "diamonds"};
    return QStringLiteral(":/courts/%1-%2.svg")
        .arg(QLatin1String(ranks.at(static_cast<std::size_t>(rank - fishing::jackRank))),
             QLatin1String(suits.at(static_cast<std::size_t>(suit))));
}

} // namespace

CourtPictures::CourtPictures() = default;
CourtPictures::~CourtPictures() = default;

QSvgRenderer& CourtPictures::of(Rank rank, Suit suit) {
    const int place = (rank - fishing::jackRank) * fishing::suitCount + static_cast<int>(suit);
    auto& renderer = m_renderers.at(static_cast<std::size_t>(place));
    if (!renderer) {
        renderer = std::make_unique<QSvgRenderer>(fileName(rank, suit));
    }
    return *renderer;
}
