// SPDX-License-Identifier: MIT
// What is said about hands while they are entered.
#pragma once

#include "app/hands/hands_draft.h"
#include "app/player_names.h"

#include <QString>

struct DraftRemark {
    QString text;
    bool isError = false;

    friend bool operator==(const DraftRemark&, const DraftRemark&) = default;
};

/// How many cards a hand has, or what is wrong with it, where, and what would be right.
DraftRemark remarkOn(const HandDraft& hand, const PlayerNames& names);

/// What is unusual about two hands, though nothing is wrong with it: more cards of a rank than a
/// deck has, hands of different lengths. Empty where nothing is.
QString hintOn(const HandsDraft& draft, const PlayerNames& names);
