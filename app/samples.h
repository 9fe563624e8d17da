// SPDX-License-Identifier: MIT
// Deals worth looking at, kept in the program as `.fishing` files, each with what is claimed of it.
// How a sample ends is said from its claim, and a test plays every sample to hold it against the
// game.
#pragma once

#include "app/files/saved_game.h"
#include "app/player_names.h"
#include "engine/verdict.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <span>
#include <string_view>

/// What can be checked about a sample's game.
struct SampleClaim {
    fishing::Outcome outcome = fishing::Outcome::Undecided;
    fishing::PlayCount plays = 0; ///< of a game that ends; otherwise 0
    std::optional<fishing::Cycle> cycle{};
    std::optional<fishing::Rank> anchor{};
    std::string_view hands{};     ///< as the game ends, A's / B's; empty: not claimed
    std::string_view pile{};      ///< bottom to top, as the game ends; empty: not claimed
    int biggestCapture = 0;       ///< in cards; 0: not claimed
    fishing::PlayCount brink = 0; ///< the last place at which the winner is down to 1 card;
                                  ///< 0: not claimed
};

struct Sample {
    const char* file = "";  ///< its name without folder and ending
    const char* title = ""; ///< English, to be translated in the context "Samples"
    /// One sentence on why it is worth looking at, English, to be translated; %1 is the claim's
    /// brink.
    const char* remark = "";
    SampleClaim claim;
    bool beginsGroup = false; ///< is of another kind than the one before it
};

class Samples {
    Q_DECLARE_TR_FUNCTIONS(Samples)

public:
    /// In the order in which they are offered.
    static std::span<const Sample> all();

    /// Where the sample's file is among the program's resources.
    static QString path(const Sample& sample);

    /// The game itself, at its start.
    static files::SavedGame open(const Sample& sample);

    static QString title(const Sample& sample);
    /// How it ends, in so few words that they fit a menu: "B wins after 49 plays.", "Never ends."
    static QString ending(const Sample& sample, const PlayerNames& names);
    /// How it ends, with the loop of an endless game, and why it is worth looking at.
    static QString remark(const Sample& sample, const PlayerNames& names);
};
