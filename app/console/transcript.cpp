// SPDX-License-Identifier: MIT
#include "app/console/transcript.h"

#include "app/words/transcript.h"
#include "app/words/words.h"
#include "engine/notation.h"

#include <algorithm>
#include <iomanip>
#include <span>

namespace console {

namespace {

using fishing::CardStyle;
using fishing::Player;
using words::inEnglish;

constexpr int numberWidth = 5;                           // of the column with the plays' numbers
constexpr int rowIndent = numberWidth + 2;               // rows stand under the sentence
constexpr std::size_t nameWidth = sizeof("Rules  ") - 1; // the longest name, with a gap

void writeRow(std::ostream& out, int indent, const words::Phrase& name,
              const std::string& content) {
    std::string label = inEnglish(name);
    label.resize(std::max(nameWidth, label.size() + 1), ' ');
    out << std::string(static_cast<std::size_t>(indent), ' ') << label << content << '\n';
}

std::string shown(const std::string& cards) {
    return cards.empty() ? inEnglish(words::noCards()) : cards;
}

std::string shown(const fishing::Hand& hand) {
    return shown(fishing::toText(hand, CardStyle::Number));
}

std::string shown(const fishing::Pile& pile) {
    return shown(fishing::toText(std::span(pile.begin(), pile.end()), CardStyle::Number));
}

void writeHand(std::ostream& out, int indent, const fishing::Position& position, Player player) {
    writeRow(out, indent, words::nameOf(player), shown(position.handOf(player)));
}

} // namespace

void Transcript::begin(const fishing::Position& start, const fishing::Rules& rules) {
    writeRow(m_out, 0, words::nameOfRules(), inEnglish(words::describe(rules)));
    writeHand(m_out, 0, start, Player::A);
    writeHand(m_out, 0, start, Player::B);
    m_out << '\n';
}

void Transcript::add(fishing::PlayCount number, const fishing::Play& play,
                     const fishing::Position& position) {
    m_out << std::setw(numberWidth) << number << "  "
          << inEnglish(words::describe(play, CardStyle::Number)) << '\n';
    writeHand(m_out, rowIndent, position, Player::A);
    writeRow(m_out, rowIndent, words::nameOfPile(), shown(position.pile));
    writeHand(m_out, rowIndent, position, Player::B);
    m_out << '\n';
}

void Transcript::end(const fishing::Verdict& verdict, const fishing::Rules& rules) {
    m_out << inEnglish(words::describe(verdict, rules, fishing::CardStyle::Number)) << '\n';
}

void Transcript::stop(fishing::PlayCount limit, const fishing::Verdict& verdict,
                      const fishing::Rules& rules) {
    m_out << inEnglish(words::describeStop(limit, verdict)) << '\n';
    if (verdict.outcome == fishing::Outcome::Endless) {
        end(verdict, rules);
    }
}

} // namespace console
