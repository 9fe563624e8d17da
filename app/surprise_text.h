// SPDX-License-Identifier: MIT
// What is said about deals that are looked for because something special happens: what is looked
// for, what was found, and what to do where there is none.
#pragma once

#include "app/player_names.h"
#include "engine/study/wish.h"

#include <QCoreApplication>
#include <QString>

class SurpriseText {
    Q_DECLARE_TR_FUNCTIONS(SurpriseText)

public:
    using Wish = fishing::study::Wish;

    /// For a menu: "A &long game".
    static QString title(Wish wish, const PlayerNames& names);
    /// What counts as such a game.
    static QString meaning(Wish wish, const PlayerNames& names);

    /// "Looking for a long game…"
    static QString looking(Wish wish, const PlayerNames& names);
    /// "12,345 deals tried"
    static QString tried(std::uint64_t deals);

    /// What there is to say about a game that was wished for and found.
    static QString found(Wish wish, const fishing::study::WishFind& find, std::uint64_t tried,
                         const fishing::Rules& rules, const PlayerNames& names);

    /// That no such game was found, and what may help.
    static QString notFound(Wish wish, std::uint64_t tried, const PlayerNames& names);
    static QString remedy(Wish wish, const fishing::Rules& rules, fishing::Deck deck);
    /// What is offered instead.
    static QString longestInstead(const fishing::study::WishFind& longest);
};
