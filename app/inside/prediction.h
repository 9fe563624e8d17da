// SPDX-License-Identifier: MIT
// A game with the game: before a capture the player of the program tells which cards will be taken,
// and in which order. Wrong answers do no harm but to the score.
#pragma once

#include "engine/play.h"

#include <optional>

namespace inside {

/// The question at one capture.
class Prediction {
public:
    enum class Answer {
        Right,   ///< it is the next one
        Wrong,   ///< it is not
        Complete ///< it was the last one
    };

    /// Nothing if the next play from `before` captures nothing, or the game is over.
    static std::optional<Prediction> at(const fishing::Position& before,
                                        const fishing::Rules& rules);

    /// The cards in the order in which they will join the tail, the played card among them.
    const fishing::CardRow& expected() const { return m_play.captured; }
    const fishing::Play& play() const { return m_play; }

    /// How many of them have been told.
    std::size_t told() const { return m_told; }
    bool isComplete() const { return m_told == expected().size(); }
    int mistakes() const { return m_mistakes; }

    /// Tells the next card. Must not be complete.
    Answer tell(fishing::CardId card);

private:
    explicit Prediction(const fishing::Play& play) : m_play(play) {}

    fishing::Play m_play;
    std::size_t m_told = 0;
    int m_mistakes = 0;
};

/// How well it went so far.
struct PredictionScore {
    int captures = 0; ///< that were told
    int flawless = 0; ///< without a mistake
    int inARow = 0;   ///< of them, up to now
    int bestInARow = 0;
    int mistakes = 0;

    void add(const Prediction& complete);

    friend bool operator==(const PredictionScore&, const PredictionScore&) = default;
};

} // namespace inside
