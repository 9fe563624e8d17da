// SPDX-License-Identifier: MIT
#include "app/inside/prediction.h"

#include <algorithm>
#include <cassert>

namespace inside {

using namespace fishing;

std::optional<Prediction> Prediction::at(const Position& before, const Rules& rules) {
    if (ending(before, rules)) {
        return std::nullopt;
    }
    Position next = before;
    const Play made = fishing::play(next, rules);
    return made.captures() ? std::optional(Prediction(made)) : std::nullopt;
}

Prediction::Answer Prediction::tell(CardId card) {
    assert(!isComplete());
    if (expected()[m_told].id != card) {
        ++m_mistakes;
        return Answer::Wrong;
    }
    ++m_told;
    return isComplete() ? Answer::Complete : Answer::Right;
}

void PredictionScore::add(const Prediction& complete) {
    ++captures;
    mistakes += complete.mistakes();
    if (complete.mistakes() > 0) {
        inARow = 0;
        return;
    }
    ++flawless;
    ++inARow;
    bestInARow = std::max(bestInARow, inARow);
}

} // namespace inside
