// SPDX-License-Identifier: MIT
// Writes a game's plays down, some at a time, so that a game of millions of plays can be written by
// a thread that shows how far it is and can be stopped.
#pragma once

#include "app/share/told_game.h"
#include "app/words/transcript.h"

#include <sstream>
#include <string>

enum class MoveFormat {
    Words,     ///< every play in words, a line each
    Positions, ///< the same, and how the cards lie after it
    Csv        ///< RFC 4180, for programs; see MoveWriter
};

/// Words are in UTF-8, in the language of the program, with the rules and the hands above and the
/// verdict below. CSV is in ASCII and the same in every language: a line of headers, then a line a
/// play: its number, the player (A or B), the played card's rank (1 to 13) and suit (S H C D), how
/// many cards it captured, which, in the order in which they joined the tail ("7S 9H 7C"), and how
/// many cards both hands and the pile hold after it.
class MoveWriter {
public:
    /// The first `plays` plays, or as many as there are.
    MoveWriter(const ToldGame& told, MoveFormat format, fishing::PlayCount plays);

    /// Some thousand plays more, with all that stands above the first and below the last. Nothing
    /// is left once it is empty.
    std::string next();

    /// How many plays have been written.
    fishing::PlayCount written() const { return m_written; }

private:
    void writeHead();
    void writePlay(const fishing::Play& play);
    void writeEnd();

    ToldGame m_told;
    MoveFormat m_format;
    fishing::PlayCount m_plays;
    fishing::PlayCount m_written = 0;
    fishing::Position m_position;
    bool m_isDone = false;
    std::ostringstream m_out;
    words::Transcript m_transcript; // into m_out
};

/// The first `plays` plays as one text.
QString moveText(const ToldGame& told, MoveFormat format, fishing::PlayCount plays);
