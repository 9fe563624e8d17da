// SPDX-License-Identifier: MIT
#include "app/learn/slip_words.h"

#include <QCoreApplication>

using fishing::Outcome;
using fishing::Player;
using fishing::Verdict;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(SlipWords)
};

QString besideWinner(const QString& winner, Outcome published) {
    switch (published) {
    case Outcome::Draw:
        return Text::tr("By the whole rule %1 wins; the published way ends with two empty hands, "
                        "and nobody wins.")
            .arg(winner);
    case Outcome::Endless:
        return Text::tr("By the whole rule %1 wins; the published way never ends.").arg(winner);
    default:
        return Text::tr("By the whole rule %1 wins; whether the published way ever ends is not "
                        "known.")
            .arg(winner);
    }
}

/// Where the whole rule has no winner, as on a few deals of small decks.
QString withoutWinner(const Verdict& whole, const Verdict& published, const PlayerNames& names) {
    if (whole.outcome == Outcome::Undecided) {
        return Text::tr("Whether the game ever ends by the whole rule is not known.");
    }
    if (const auto told = winnerOf(published.outcome)) {
        return Text::tr("By the whole rule the game never ends; in the published way %1 wins.")
            .arg(names.of(*told));
    }
    switch (published.outcome) {
    case Outcome::Draw:
        return Text::tr("By the whole rule the game never ends; the published way ends with two "
                        "empty hands, and nobody wins.");
    case Outcome::Endless:
        return Text::tr("Neither ever ends: nobody wins by the whole rule, and nobody in the "
                        "published way.");
    default:
        return Text::tr("By the whole rule the game never ends; whether the published way does is "
                        "not known.");
    }
}

} // namespace

QString describeWinners(const Verdict& whole, const Verdict& published, const PlayerNames& names) {
    const auto right = winnerOf(whole.outcome);
    const auto told = winnerOf(published.outcome);
    if (!right) {
        return withoutWinner(whole, published, names);
    }
    if (!told) {
        return besideWinner(names.of(*right), published.outcome);
    }
    return right == told
               ? Text::tr("%1 wins by the whole rule, and in the published way, too.")
                     .arg(names.of(*right))
               : Text::tr(
                     "By the whole rule %1 wins; the published way names the wrong winner, %2.")
                     .arg(names.of(*right), names.of(*told));
}
