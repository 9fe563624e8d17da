// SPDX-License-Identifier: MIT
#include "app/words/transcript.h"

#include "app/words/words.h"

#include <algorithm>
#include <iomanip>
#include <span>
#include <utility>

namespace words {

using fishing::Player;

namespace {

constexpr std::size_t numberWidth = 5;             // of the column with the plays' numbers
constexpr std::size_t rowIndent = numberWidth + 2; // rows stand under the sentence
constexpr std::size_t nameGap = 2;

/// What a player is called in this game, unlike nameOf(), which knows no names.
Phrase called(Player player) {
    return {"%1", {{player}}};
}

} // namespace

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

Phrase describeCut(fishing::PlayCount shown, std::optional<fishing::PlayCount> last) {
    if (last) {
        return {QT_TRANSLATE_NOOP("words", "Written down as far as play %1 of %2."),
                {{shown}, {*last}}};
    }
    if (shown == 0) {
        return {QT_TRANSLATE_NOOP("words", "No play is written down yet; the game goes on."), {}};
    }
    return {QT_TRANSLATE_NOOP("words", "Written down as far as play %1; the game goes on."),
            {{shown}}};
}

Transcript::Transcript(std::ostream& out, fishing::CardStyle style, Say say)
    : m_out(out),
      m_style(style),
      m_say(std::move(say)),
      m_nameWidth(
          nameGap +
          std::max({columnsOf(m_say(nameOfRules())), columnsOf(m_say(nameOfPile())),
                    columnsOf(m_say(called(Player::A))), columnsOf(m_say(called(Player::B)))})) {}

void Transcript::begin(const fishing::Position& start, const fishing::Rules& rules) {
    writeRow(0, nameOfRules(), m_say(describe(rules)));
    writeHand(0, start, Player::A);
    writeHand(0, start, Player::B);
    m_out << '\n';
}

void Transcript::add(fishing::PlayCount number, const fishing::Play& play) {
    m_out << std::setw(static_cast<int>(numberWidth)) << number << "  "
          << m_say(describe(play, m_style)) << '\n';
}

void Transcript::add(fishing::PlayCount number, const fishing::Play& play,
                     const fishing::Position& position) {
    add(number, play);
    const auto& pile = position.pile;
    writeHand(rowIndent, position, Player::A);
    writeCards(rowIndent, nameOfPile(),
               fishing::toText(std::span(pile.begin(), pile.end()), m_style));
    writeHand(rowIndent, position, Player::B);
    m_out << '\n';
}

void Transcript::note(const Phrase& phrase) {
    m_out << m_say(phrase) << '\n';
}

void Transcript::end(const fishing::Verdict& verdict, const fishing::Rules& rules) {
    note(describe(verdict, rules, m_style));
}

void Transcript::writeRow(std::size_t indent, const Phrase& name, const std::string& content) {
    const std::string label = m_say(name);
    m_out << std::string(indent, ' ') << label << std::string(m_nameWidth - columnsOf(label), ' ')
          << content << '\n';
}

void Transcript::writeCards(std::size_t indent, const Phrase& name, const std::string& cards) {
    writeRow(indent, name, cards.empty() ? m_say(noCards()) : cards);
}

void Transcript::writeHand(std::size_t indent, const fishing::Position& position, Player player) {
    writeCards(indent, called(player), fishing::toText(position.handOf(player), m_style));
}

} // namespace words
