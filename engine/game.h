// SPDX-License-Identifier: MIT
// One whole game: a deal under one rule set, and the position at any play of it. Plays are found
// as they are asked for, so a game with no end is a game like any other. Keeps about a byte a play
// and a full position every so often.
#pragma once

#include "engine/play.h"

#include <array>
#include <cstdint>
#include <deque>
#include <optional>

namespace fishing {

/// A number of plays, or the place in a game after so many.
using PlayCount = std::uint64_t;

/// What a game remembers of each play.
struct PlayRecord {
    Player player = Player::A;
    int captured = 0; ///< cards that joined the player's tail, the played one among them

    bool captures() const { return captured > 0; }

    friend bool operator==(const PlayRecord&, const PlayRecord&) = default;
};

/// How many cards lie where.
struct CardCounts {
    std::array<int, 2> hands{}; ///< A's and B's
    int pile = 0;

    friend bool operator==(const CardCounts&, const CardCounts&) = default;
};

/// Moves the counts on by the play that `record` is of: from before it to after it.
void advance(CardCounts& counts, PlayRecord record);

/// What the first plays of a game add up to.
struct Totals {
    std::array<PlayCount, 2> plays{}; ///< made by A and by B
    PlayCount captures = 0;           ///< plays that captured
    /// Cards of the pile from its top down to the match, both included, in all captures together.
    /// No use with jack=hook, where a Jack needs no match.
    PlayCount cardsToMatch = 0;
    /// Cards of the pile under which a play found no match, in all such plays together.
    PlayCount cardsInVain = 0;

    friend bool operator==(const Totals&, const Totals&) = default;
};

class Game {
public:
    Game(Deal deal, const Rules& rules);

    const Deal& deal() const { return m_deal; }
    const Rules& rules() const { return m_rules; }

    /// Finds plays until there are `count` or the game is over.
    /// Returns how many of the first `count` there are.
    PlayCount find(PlayCount count);

    /// How many plays have been found so far.
    PlayCount found() const { return m_found; }

    /// Whether the last play found ended the game.
    bool isOver() const { return m_ending.has_value(); }

    /// How the game ended, once its last play has been found.
    std::optional<Outcome> ending() const { return m_ending; }

    /// The position after `count` plays; finds them. A count beyond the end means the end.
    Position at(PlayCount count);

    /// Play number `number`, 1 being the first; finds it. It must not lie beyond the end.
    Play playNumber(PlayCount number);

    // The rest tells of plays that have been found, and finds none.

    /// What kind of play number `number` was: 1 to found().
    PlayRecord record(PlayCount number) const;

    /// The position after `count` plays: 0 to found().
    Position positionAfter(PlayCount count) const;

    /// How many cards lie where after `count` plays: 0 to found().
    CardCounts countsAt(PlayCount count) const;

    /// How many of the first `count` plays captured: 0 to found().
    PlayCount capturesIn(PlayCount count) const;

    /// What the first `count` plays add up to: 0 to found().
    Totals totalsOf(PlayCount count) const;

    /// The number of the capture that is the `index`-th of the game; 0 is the first. It must have
    /// been found.
    PlayCount captureNumber(PlayCount index) const;

    /// The most cards that any play has captured so far.
    int biggestCapture() const;

    /// The first play after number `number` that captured `least` cards or more, and the last one
    /// before it; nothing if none has been found.
    std::optional<PlayCount> captureAfter(PlayCount number, int least = 1) const;
    std::optional<PlayCount> captureBefore(PlayCount number, int least = 1) const;

private:
    // Looking a position up costs at most this many plays; the positions cost less than half a byte
    // a play.
    static constexpr PlayCount chapterLength = 4096;

    /// So many plays in a row, and how things stood before the first of them.
    struct Chapter {
        Position start;
        Totals before;   // of all plays before it
        int biggest = 0; // capture in it, in cards
        std::array<std::uint8_t, chapterLength> records{};
    };

    const Chapter& chapterOf(PlayCount number) const;
    void remember(const Play& made);
    void add(Totals& totals, PlayRecord record, int pile) const;

    Deal m_deal;
    Rules m_rules;
    std::deque<Chapter> m_chapters; // never empty
    Position m_last;                // after m_found plays
    PlayCount m_found = 0;
    Totals m_totals; // of them
    std::optional<Outcome> m_ending;
};

} // namespace fishing
