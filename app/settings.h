// SPDX-License-Identifier: MIT
// All that the user can choose and that is kept from one start to the next, as a value, and how it
// is kept.
#pragma once

#include "app/view_options.h"
#include "engine/deck.h"

#include <QtGlobal>

#include <vector>

class QSettings;

struct Settings {
    ViewOptions view;
    bool futureHidden = false; ///< the end of each game is kept secret
    double speed = 1.5;        ///< in plays a second; one of GameController::speeds()
    qint64 limit = 1'000'000;  ///< how many plays of a new game are looked at for an end or a loop

    fishing::Deck deck; ///< of random deals

    bool hint = false; ///< whether beginners are told what to do first

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// The limits that can be chosen, smallest first.
const std::vector<qint64>& judgingLimits();

/// What was chosen last; what is missing or garbled is as in `defaults`.
Settings readSettings(const QSettings& store, const Settings& defaults);

/// Keeps what was changed from `before`, and nothing that nobody chose: what is as in `defaults`
/// again is forgotten.
void writeSettings(QSettings& store, const Settings& before, const Settings& now,
                   const Settings& defaults);
