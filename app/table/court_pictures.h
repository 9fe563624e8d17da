// SPDX-License-Identifier: MIT
// The pictures of the jacks, queens and kings: resources/courts/*.svg, each read when it is first
// needed, and once.
#pragma once

#include "engine/card.h"

#include <array>
#include <memory>

class QSvgRenderer;

class CourtPictures {
public:
    CourtPictures();
    ~CourtPictures();
    CourtPictures(const CourtPictures&) = delete;
    CourtPictures& operator=(const CourtPictures&) = delete;

    /// The picture of a jack, queen or king: as large as the whole card, to be cut to its frame.
    QSvgRenderer& of(fishing::Rank rank, fishing::Suit suit);

private:
    static constexpr int courtCount = fishing::highestRank - fishing::jackRank + 1;

    std::array<std::unique_ptr<QSvgRenderer>, courtCount * fishing::suitCount> m_renderers;
};
