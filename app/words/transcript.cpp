// SPDX-License-Identifier: MIT
#include "app/words/transcript.h"

namespace words {

Phrase nameOfRules() {
    return {QT_TRANSLATE_NOOP("words", "Rules"), {}};
}

Phrase nameOfPile() {
    return {QT_TRANSLATE_NOOP("words", "Pile"), {}};
}

Phrase describe(const fishing::Rules& rules) {
    if (const auto name = fishing::presetName(rules)) {
        return {QT_TRANSLATE_NOOP("words", "%1 (%2)"),
                {{std::string(*name)}, {fishing::toText(rules)}}};
    }
    return {"%1", {{fishing::toText(rules)}}};
}

Phrase noCards() {
    return {QT_TRANSLATE_NOOP("words", "empty"), {}};
}

Phrase describeStop(fishing::PlayCount limit, const fishing::Verdict& verdict) {
    // As digits alone, so that they can be typed as they stand.
    const Argument stoppedAt{std::to_string(limit)};
    const bool ends = verdict.outcome != fishing::Outcome::Endless && verdict.standing &&
                      verdict.outcome != fishing::Outcome::Undecided;
    if (ends) {
        return {QT_TRANSLATE_NOOP("words", "Stopped here, at --limit %1. The game ends: --limit %2 "
                                           "shows all of it."),
                {stoppedAt, {std::to_string(verdict.standing->plays)}}};
    }
    return {QT_TRANSLATE_NOOP("words", "Stopped here, at --limit %1. A higher --limit shows more."),
            {stoppedAt}};
}

} // namespace words
