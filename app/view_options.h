// SPDX-License-Identifier: MIT
// How the user wants to look at the table.
#pragma once

#include "app/appearance.h"
#include "app/table/card_look.h"
#include "app/words/language.h"

#include <optional>

struct ViewOptions {
    bool animate = true;
    bool handsFaceDown = false;
    CardLook cards;
    Appearance appearance = Appearance::System;
    std::optional<words::Language> language; ///< without one, that of the system

    friend bool operator==(const ViewOptions&, const ViewOptions&) = default;
};
