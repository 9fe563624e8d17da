// SPDX-License-Identifier: MIT
// How the user wants to look at the table.
#pragma once

#include "app/appearance.h"
#include "app/table/card_look.h"

struct ViewOptions {
    bool animate = true;
    bool handsFaceDown = false;
    CardLook cards;
    Appearance appearance = Appearance::System;

    friend bool operator==(const ViewOptions&, const ViewOptions&) = default;
};
