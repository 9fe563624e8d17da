// SPDX-License-Identifier: MIT
#include "app/words/endings.h"

#include "app/words/words.h"

namespace words {

using namespace fishing;

namespace {

Argument playsOf(const Verdict& verdict) {
    return {plays(verdict.standing->plays)};
}

/// Whether a watcher would call both the same ending.
bool areAlike(const Verdict& left, const Verdict& right) {
    const bool sameLength =
        !left.standing || !right.standing || left.standing->plays == right.standing->plays;
    return left.outcome == right.outcome && sameLength;
}

Phrase now(const Verdict& verdict) {
    if (const auto winner = winnerOf(verdict.outcome)) {
        return {QT_TRANSLATE_NOOP("words", "By these rules the same deal ends after %1: %2 wins."),
                {playsOf(verdict), {*winner}}};
    }
    if (verdict.outcome == Outcome::Draw) {
        return {QT_TRANSLATE_NOOP("words", "By these rules the same deal is a draw after %1."),
                {playsOf(verdict)}};
    }
    if (verdict.outcome == Outcome::Endless) {
        return {QT_TRANSLATE_NOOP("words", "By these rules the same deal never ends."), {}};
    }
    return {QT_TRANSLATE_NOOP("words", "By these rules the same deal is undecided after %1."),
            {playsOf(verdict)}};
}

Phrase nowToo(const Verdict& verdict) {
    if (const auto winner = winnerOf(verdict.outcome)) {
        return {QT_TRANSLATE_NOOP("words",
                                  "By these rules, too, the same deal ends after %1: %2 wins."),
                {playsOf(verdict), {*winner}}};
    }
    if (verdict.outcome == Outcome::Draw) {
        return {
            QT_TRANSLATE_NOOP("words", "By these rules, too, the same deal is a draw after %1."),
            {playsOf(verdict)}};
    }
    return {QT_TRANSLATE_NOOP("words", "By these rules, too, the same deal never ends."), {}};
}

Phrase formerly(const Verdict& verdict) {
    if (const auto winner = winnerOf(verdict.outcome)) {
        return {QT_TRANSLATE_NOOP("words", "Before, it ended after %1: %2 won."),
                {playsOf(verdict), {*winner}}};
    }
    return verdict.outcome == Outcome::Draw
               ? Phrase{QT_TRANSLATE_NOOP("words", "Before, it was a draw after %1."),
                        {playsOf(verdict)}}
               : Phrase{QT_TRANSLATE_NOOP("words", "Before, it never ended."), {}};
}

} // namespace

Phrase briefly(const Verdict& verdict) {
    if (const auto winner = winnerOf(verdict.outcome)) {
        return {QT_TRANSLATE_NOOP("words", "%1 wins after %2."), {{*winner}, playsOf(verdict)}};
    }
    if (verdict.outcome == Outcome::Draw) {
        return {QT_TRANSLATE_NOOP("words", "A draw after %1."), {playsOf(verdict)}};
    }
    if (verdict.outcome == Outcome::Undecided) {
        return {QT_TRANSLATE_NOOP("words", "Undecided after %1."), {playsOf(verdict)}};
    }
    return verdict.cycle
               ? Phrase{QT_TRANSLATE_NOOP("words", "Never ends: it repeats itself every %1."),
                        {{plays(verdict.cycle->period)}}}
               : Phrase{QT_TRANSLATE_NOOP("words", "Never ends."), {}};
}

Phrase afterRulesChange(const Verdict* verdict, const Verdict* before) {
    if (verdict == nullptr) {
        return {QT_TRANSLATE_NOOP("words", "The same deal from its start, by other rules. How it "
                                           "ends is being looked for."),
                {}};
    }
    const bool canCompare = before != nullptr && before->outcome != Outcome::Undecided &&
                            verdict->outcome != Outcome::Undecided;
    if (!canCompare) {
        return now(*verdict);
    }
    if (areAlike(*verdict, *before)) {
        return nowToo(*verdict);
    }
    return {QT_TRANSLATE_NOOP("words", "%1 %2"), {{now(*verdict)}, {formerly(*before)}}};
}

} // namespace words
