// SPDX-License-Identifier: MIT
#include "app/words/words.h"

namespace words {

using namespace fishing;

namespace {

Argument text(std::string value) {
    return {std::move(value)};
}

Argument number(std::uint64_t value) {
    return {value};
}

Argument phrase(Phrase value) {
    return {std::move(value)};
}

Argument name(Player player) {
    return {player};
}

Argument captures(PlayCount count) {
    if (count == 1) {
        return phrase({QT_TRANSLATE_NOOP("words", "1 capture"), {}});
    }
    return phrase({QT_TRANSLATE_NOOP("words", "%1 captures"), {number(count)}});
}

Phrase describeWin(Player winner, const Standing& standing, Win win) {
    if (win == Win::Shed) {
        return {QT_TRANSLATE_NOOP("words", "%1 wins after %2 and %3: %1 is out of cards first."),
                {name(winner), phrase(plays(standing.plays)), captures(standing.captures)}};
    }
    return {QT_TRANSLATE_NOOP("words", "%1 wins after %2 and %3: %4 has run out of cards."),
            {name(winner), phrase(plays(standing.plays)), captures(standing.captures),
             name(opponentOf(winner))}};
}

Phrase describeEndless(const std::optional<Cycle>& cycle, const std::optional<Rank>& anchor,
                       CardStyle style) {
    const auto symbol = [&] {
        return text(style == CardStyle::Number ? std::to_string(*anchor)
                                               : std::string(rankSymbol(*anchor)));
    };
    if (cycle && anchor) {
        return {
            QT_TRANSLATE_NOOP("words",
                              "Never ends: after %1 it repeats every %2; %3’s first card, %4, "
                              "stays on the table, and both hold another %4 that comes back."),
            {phrase(plays(cycle->start)), phrase(plays(cycle->period)), name(Player::A), symbol()}};
    }
    if (cycle) {
        return {QT_TRANSLATE_NOOP("words", "Never ends: after %1 it repeats itself every %2."),
                {phrase(plays(cycle->start)), phrase(plays(cycle->period))}};
    }
    return {QT_TRANSLATE_NOOP("words",
                              "Never ends: %1’s first card, %2, stays on the table for ever, and "
                              "both players hold another %2 that always comes back."),
            {name(Player::A), symbol()}};
}

} // namespace

Phrase describePlays(PlayCount count) {
    if (count == 1) {
        return {QT_TRANSLATE_NOOP("words", "1 play"), {}};
    }
    return {QT_TRANSLATE_NOOP("words", "%1 plays"), {number(count)}};
}

Phrase plays(PlayCount count) {
    if (count == 1) {
        return {QT_TRANSLATE_NOOP("words", "1 play"), {}};
    }
    return {QT_TRANSLATE_NOOP("words", "%1 plays"), {number(count)}};
}

Phrase describe(const InputError& error) {
    const Argument found = text(error.found);
    const Argument expected = text(error.expected);
    const Argument player = name(error.player.value_or(Player::A));
    switch (error.problem) {
    case Problem::NotUtf8:
        return {QT_TRANSLATE_NOOP("words", "This is not text in UTF-8. Save it as UTF-8."), {}};
    case Problem::NotACard:
        return {QT_TRANSLATE_NOOP("words", "“%1” is not a card. A card is a rank (1 to 13, or A T "
                                           "J Q K), with or without a suit: 7, K, 7♠, SK."),
                {found}};
    case Problem::RankOutOfRange:
        return {QT_TRANSLATE_NOOP("words", "There is no rank in “%1”. Ranks run from 1 to 13; A T "
                                           "J Q K may stand for 1 10 11 12 13."),
                {found}};
    case Problem::SuitWithoutRank:
        return {QT_TRANSLATE_NOOP("words", "“%1” is a suit without a rank. Write the rank right "
                                           "beside it: 7♠, SK."),
                {found}};
    case Problem::TwoSuits:
        return {QT_TRANSLATE_NOOP("words", "“%1” has two suits. Write one, before or after the "
                                           "rank."),
                {found}};
    case Problem::EmptyHand:
        return {QT_TRANSLATE_NOOP("words", "%1 has no card. A hand has 1 to 104 cards."), {player}};
    case Problem::HandTooLong:
        return {QT_TRANSLATE_NOOP("words", "This is the 105th card of %1. A hand has 1 to 104 "
                                           "cards."),
                {player}};
    case Problem::SecondHandMissing:
        return {QT_TRANSLATE_NOOP("words", "The second hand is missing. Part the hands with a "
                                           "slash or a new line: 2 4 1 / 3 1 3."),
                {}};
    case Problem::TooManyHands:
        return {QT_TRANSLATE_NOOP("words", "Another hand begins here, and there is no place for "
                                           "it. Take it away."),
                {}};
    case Problem::CardBeforeLabel:
        return {QT_TRANSLATE_NOOP("words", "“%1” stands before the first label. Begin with A: or "
                                           "B:."),
                {found}};
    case Problem::LabelTwice:
        return {QT_TRANSLATE_NOOP("words", "%1 is labelled a second time. Keep one of the two "
                                           "labels."),
                {player}};
    case Problem::LabelMissing:
        return {QT_TRANSLATE_NOOP("words", "The hand of %1 is missing. Begin it with %2"),
                {player, expected}};
    case Problem::MisplacedSeparator:
        return {QT_TRANSLATE_NOOP("words", "No label follows this “%1”. Where one hand has a "
                                           "label, both need one: A: and B:."),
                {found}};
    case Problem::EmptyPart:
        return {QT_TRANSLATE_NOOP("words", "A rule is missing here. Write one of: %1."),
                {expected}};
    case Problem::UnknownPreset:
        return {QT_TRANSLATE_NOOP("words", "“%1” is no rule set. Write %2, or pairs such as "
                                           "jack=hook."),
                {found, expected}};
    case Problem::PresetNotInFront:
        return {QT_TRANSLATE_NOOP("words", "The rule set “%1” may only stand in front. Behind it "
                                           "come pairs such as jack=hook."),
                {found}};
    case Problem::NotAPair:
        return {QT_TRANSLATE_NOOP("words", "“%1” is no rule. Write key=value; the keys are %2."),
                {found, expected}};
    case Problem::UnknownOption:
        return {QT_TRANSLATE_NOOP("words", "There is no rule option “%1”. The options are %2."),
                {found, expected}};
    case Problem::UnknownValue:
        return {QT_TRANSLATE_NOOP("words", "“%1” is no value of this option. It can be %2."),
                {found, expected}};
    case Problem::OptionTwice:
        return {QT_TRANSLATE_NOOP("words", "The rule option “%1” is named a second time. Name it "
                                           "once."),
                {found}};
    }
    return {};
}

Phrase describeWithPlace(const InputError& error) {
    return atPlace({}, error.line, error.column, describe(error));
}

Phrase describeDeal() {
    return {QT_TRANSLATE_NOOP("words", "The cards are dealt. %1 plays first."), {name(Player::A)}};
}

Phrase describe(const Play& play, CardStyle style) {
    const Argument player = name(play.player);
    const Argument card = text(toText(play.card, style));
    const auto& run = play.captured;
    if (run.empty()) {
        return {QT_TRANSLATE_NOOP("words", "%1 plays %2."), {player, card}};
    }
    if (run.size() == 1) {
        return {QT_TRANSLATE_NOOP("words", "%1 plays %2 and takes it straight back."),
                {player, card}};
    }
    return {
        QT_TRANSLATE_NOOP("words", "%1 plays %2 and catches %3 cards: %4."),
        {player, card, number(run.size()), text(toText(std::span(run.begin(), run.end()), style))}};
}

Phrase describe(const Verdict& verdict, const Rules& rules, CardStyle style) {
    switch (verdict.outcome) {
    case Outcome::A:
        return describeWin(Player::A, *verdict.standing, rules.win);
    case Outcome::B:
        return describeWin(Player::B, *verdict.standing, rules.win);
    case Outcome::Draw:
        return {QT_TRANSLATE_NOOP("words", "A draw after %1 and %2: both hands are empty."),
                {phrase(plays(verdict.standing->plays)), captures(verdict.standing->captures)}};
    case Outcome::Endless:
        return describeEndless(verdict.cycle, verdict.anchor, style);
    case Outcome::Undecided:
        return {QT_TRANSLATE_NOOP("words", "Undecided after %1 and %2: nobody has run out of "
                                           "cards, and no position has come twice. A higher limit "
                                           "may tell more."),
                {phrase(plays(verdict.standing->plays)), captures(verdict.standing->captures)}};
    }
    return {};
}

} // namespace words
