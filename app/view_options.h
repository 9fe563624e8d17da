// SPDX-License-Identifier: MIT
// How the user wants to look at the table; kept from one start to the next.
#pragma once

#include "app/appearance.h"
#include "app/table/card_look.h"

class QSettings;

struct ViewOptions {
    bool animate = true;
    bool handsFaceDown = false;
    CardLook cards;
    Appearance appearance = Appearance::System;

    friend bool operator==(const ViewOptions&, const ViewOptions&) = default;
};

/// What was chosen last; what is missing or garbled is as in `defaults`.
ViewOptions readViewOptions(const QSettings& settings, const ViewOptions& defaults);
/// Keeps what was changed from `before`, and nothing that nobody chose.
void writeViewOptions(QSettings& settings, const ViewOptions& before, const ViewOptions& options);
