// SPDX-License-Identifier: MIT
// Looks for a deal whose game is something special: long, endless, close, or won by one player.
// Numbered deals are tried in the order of their numbers, so what is found depends on the first
// number alone and can be found again on any machine.
#pragma once

#include "engine/study/batch_judge.h"

#include <optional>

namespace fishing::study {

enum class Wish : std::uint8_t {
    Long,    ///< of all deals tried the one whose finished game has the most plays
    Endless, ///< the first deal that provably never ends
    Close,   ///< of all deals tried the one whose winner had the narrowest escape; see Brink
    WinForA, ///< the first deal that A wins
    WinForB  ///< the first deal that B wins
};

/// How near the other player came to winning a game. With win=keep: how few cards the winner was
/// down to; with win=shed: how few the loser was. Of several moments with as few cards it is the
/// last one. A game is closer than another if there were fewer cards, and among those with as few
/// if there were fewer plays from there to the end.
struct Brink {
    int cards = 0;
    PlayCount place = 0; ///< after so many plays
    PlayCount toGo = 0;  ///< plays from there to the end

    bool isCloserThan(const Brink& other) const;

    friend bool operator==(const Brink&, const Brink&) = default;
};

/// The brink of a game that is won within `limit` plays; nothing for any other game.
std::optional<Brink> brinkOf(const Deal& deal, const Rules& rules, PlayCount limit);

struct WishPlan {
    Wish wish = Wish::Long;
    Rules rules;
    Deck deck;               ///< a valid one
    std::uint64_t first = 0; ///< the number that is tried first; after the highest comes 0
    std::uint64_t deals = 0; ///< how many are tried at most
    PlayCount effort = 0;    ///< about how many plays may be made in all

    /// As much as takes a second or two.
    static WishPlan usual(Wish wish, const Rules& rules, Deck deck, std::uint64_t first);
};

/// A deal that was found.
struct WishFind {
    std::uint64_t number = 0;
    BriefVerdict verdict;
    std::optional<Brink> brink; ///< looked for only where a close game is wished

    friend bool operator==(const WishFind&, const WishFind&) = default;
};

class WishSearch {
public:
    explicit WishSearch(const WishPlan& plan);

    /// Tries some more deals, which takes some milliseconds; with long games, `progress` can stop
    /// it. Then the answer is false, and it is as if the step had not been made.
    bool step(const JudgeProgress& progress = {});

    /// Whether the wish is granted as well as it can be, or all that was planned is tried.
    bool isDone() const;
    /// Whether found() is what was wished.
    bool isGranted() const;
    /// Of what was planned, 0 to 1.
    double progress() const;
    std::uint64_t tried() const { return m_tried; }

    /// What was wished; while it is not found, or if it never is, the deal with the most plays
    /// among those whose game ends.
    const std::optional<WishFind>& found() const { return m_granted ? m_granted : m_longest; }

    /// Plans to try as much again.
    void extend();

private:
    void take(std::uint64_t number, const DealRows& rows, std::size_t row,
              const BriefVerdict& verdict);
    bool grants(const BriefVerdict& verdict) const;
    PlayCount costOf(const BriefVerdict& verdict) const;

    WishPlan m_plan;
    std::uint64_t m_dealsPlanned;
    PlayCount m_effortPlanned;
    Dealer m_dealer;
    BatchJudge m_judge;
    std::size_t m_stride = 16; // deals in a step: more of short games, fewer of long ones
    std::uint64_t m_tried = 0;
    PlayCount m_effort = 0;
    std::optional<WishFind> m_granted;
    std::optional<WishFind> m_longest;
};

} // namespace fishing::study
