// SPDX-License-Identifier: MIT
#include "app/panels/inside/slip_text.h"

#include "app/card_names.h"
#include "app/number_text.h"

#include <QCoreApplication>

#include <algorithm>

using fishing::Player;
using inside::Parting;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(SlipText)
};

} // namespace

QString describeParting(const fishing::Deal& deal, const std::optional<Parting>& parting,
                        const PlayerNames& names) {
    if (!parting) {
        return Text::tr("On this deal they never part: the game ends before any capture.");
    }
    const QString number = numberText(parting->play);
    if (parting->cause == Parting::Cause::End) {
        return Text::tr("They part after play %1: %2 has run out of cards. By the whole rule the "
                        "game is over; the published program looks only when %3 has played, too.")
            .arg(number, names.of(Player::A), names.of(Player::B));
    }
    fishing::Position position = startOf(deal);
    for (fishing::PlayCount i = 1; i < parting->play; ++i) {
        play(position, inside::wholeRule());
    }
    const auto made = play(position, inside::wholeRule());
    // With cards picked up from the top, the match is taken last.
    return Text::tr("They part at play %1, the first capture: %2 plays %3, and %4 is its match. By "
                    "the whole rule the match is taken, too; the published program leaves it on "
                    "the table.")
        .arg(number, names.of(made.player), shortName(made.card), shortName(made.captured.back()));
}
