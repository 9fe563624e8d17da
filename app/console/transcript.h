// SPDX-License-Identifier: MIT
// A game written down for people: its rules and hands, then every play in words and how the cards
// lie after it, and how it ends.
#pragma once

#include "engine/play.h"
#include "engine/verdict.h"

#include <ostream>

namespace console {

class Transcript {
public:
    explicit Transcript(std::ostream& out) : m_out(out) {}

    /// The head: rules and starting hands.
    void begin(const fishing::Position& start, const fishing::Rules& rules);

    /// Play `number`, and the position after it.
    void add(fishing::PlayCount number, const fishing::Play& play,
             const fishing::Position& position);

    /// The game is over.
    void end(const fishing::Verdict& verdict, const fishing::Rules& rules);

    /// The game goes on behind its first `limit` plays.
    void stop(fishing::PlayCount limit, const fishing::Verdict& verdict,
              const fishing::Rules& rules);

private:
    std::ostream& m_out;
};

} // namespace console
