// SPDX-License-Identifier: MIT
#include "app/share/move_writer.h"

#include "app/translated.h"

#include <algorithm>
#include <array>

using fishing::Card;
using fishing::Play;
using fishing::PlayCount;
using fishing::Player;

namespace {

constexpr PlayCount playsAtOnce = 2'000;

void writeCard(std::ostream& out, Card card, const char* between) {
    constexpr std::array suits{'S', 'H', 'C', 'D'};
    out << static_cast<int>(card.rank) << between << suits.at(static_cast<std::size_t>(card.suit));
}

void writeCsvLine(std::ostream& out, PlayCount number, const Play& play,
                  const fishing::Position& after) {
    out << number << ',' << (play.player == Player::A ? 'A' : 'B') << ',';
    writeCard(out, play.card, ",");
    out << ',' << play.captured.size() << ',';
    const char* between = "";
    for (const Card card : play.captured) {
        out << between;
        writeCard(out, card, "");
        between = " ";
    }
    out << ',' << after.hands[0].size() << ',' << after.hands[1].size() << ',' << after.pile.size()
        << "\r\n";
}

} // namespace

MoveWriter::MoveWriter(const ToldGame& told, MoveFormat format, PlayCount plays)
    : m_told(told),
      m_format(format),
      m_plays(plays),
      m_position(startOf(dealOf(told.game))),
      m_transcript(m_out, fishing::CardStyle::Symbol,
                   [names = told.names()](const words::Phrase& phrase) {
                       return translated(phrase, names).toStdString();
                   }) {}

std::string MoveWriter::next() {
    if (m_isDone) {
        return {};
    }
    m_out.str({});
    if (m_written == 0) {
        writeHead();
    }
    const auto& rules = m_told.game.rules;
    const PlayCount stop = m_written + std::min(playsAtOnce, m_plays - m_written);
    while (m_written < stop && !ending(m_position, rules)) {
        const Play made = play(m_position, rules);
        ++m_written;
        writePlay(made);
    }
    m_isDone = m_written == m_plays || m_written < stop;
    if (m_isDone) {
        writeEnd();
    }
    return m_out.str();
}

void MoveWriter::writeHead() {
    if (m_format == MoveFormat::Csv) {
        m_out << "play,player,rank,suit,captured,cards,hand_a,hand_b,pile\r\n";
    } else {
        m_out << titleOf(m_told).toStdString() << "\n\n";
        m_transcript.begin(m_position, m_told.game.rules);
    }
}

void MoveWriter::writePlay(const Play& play) {
    switch (m_format) {
    case MoveFormat::Words:
        m_transcript.add(m_written, play);
        break;
    case MoveFormat::Positions:
        m_transcript.add(m_written, play, m_position);
        break;
    case MoveFormat::Csv:
        writeCsvLine(m_out, m_written, play, m_position);
        break;
    }
}

void MoveWriter::writeEnd() {
    if (m_format == MoveFormat::Csv) {
        return;
    }
    if (m_format == MoveFormat::Words) {
        m_out << '\n';
    }
    if (!ending(m_position, m_told.game.rules)) {
        m_transcript.note(words::describeCut(
            m_written, m_told.isWhole ? std::optional(m_told.mostPlays) : std::nullopt));
    }
    if (m_told.verdict) {
        m_transcript.end(*m_told.verdict, m_told.game.rules);
    }
}

QString moveText(const ToldGame& told, MoveFormat format, PlayCount plays) {
    MoveWriter writer(told, format, plays);
    std::string text;
    for (std::string piece = writer.next(); !piece.empty(); piece = writer.next()) {
        text += piece;
    }
    return QString::fromStdString(text);
}
