// SPDX-License-Identifier: MIT
// What a player can choose about how the cards look.
#pragma once

enum class CardBack {
    Scales, ///< fish scales around the face of a cat
    Paws    ///< paw prints around two carp
};

struct CardLook {
    bool fourColors = false; ///< diamonds blue and clubs green
    CardBack back = CardBack::Scales;

    friend bool operator==(const CardLook&, const CardLook&) = default;
};
