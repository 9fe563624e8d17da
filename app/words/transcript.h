// SPDX-License-Identifier: MIT
// A game written down for people: its rules and hands, then every play in words and how the cards
// lie after it, and how it ends.
#pragma once

#include "app/words/phrase.h"
#include "engine/notation.h"
#include "engine/verdict.h"

#include <functional>
#include <optional>
#include <ostream>

namespace words {

/// Names of rows, beside nameOf(player).
Phrase nameOfRules();
Phrase nameOfPile();

/// The rules by name, where they have one, and by their options.
Phrase describe(const fishing::Rules& rules);

/// What stands for a hand or a pile without cards.
Phrase noCards();

/// A game was shown up to its first `limit` plays and goes on. The verdict says whether it ends.
Phrase describeStop(fishing::PlayCount limit, const fishing::Verdict& verdict);

/// A game was written down up to its first `shown` plays and goes on; to `last`, if that is known.
Phrase describeCut(fishing::PlayCount shown, std::optional<fishing::PlayCount> last);

class Transcript {
public:
    explicit Transcript(std::ostream& out, fishing::CardStyle style = fishing::CardStyle::Number,
                        Say say = inEnglish);

    /// The head: rules and starting hands.
    void begin(const fishing::Position& start, const fishing::Rules& rules);

    /// Play `number` in words.
    void add(fishing::PlayCount number, const fishing::Play& play);
    /// The same, and the position after it.
    void add(fishing::PlayCount number, const fishing::Play& play,
             const fishing::Position& position);

    /// A line of its own.
    void note(const Phrase& phrase);

    /// How the game ends, or why it does not.
    void end(const fishing::Verdict& verdict, const fishing::Rules& rules);

private:
    void writeRow(std::size_t indent, const Phrase& name, const std::string& content);
    void writeCards(std::size_t indent, const Phrase& name, const std::string& cards);
    void writeHand(std::size_t indent, const fishing::Position& position, fishing::Player player);

    std::ostream& m_out;
    fishing::CardStyle m_style;
    Say m_say;
    std::size_t m_nameWidth; // of the longest name of a row, with a gap, in columns
};

} // namespace words
