// SPDX-License-Identifier: MIT
// The articles' program as it is shown: a source in one of four languages, with the lines that a
// rule set needs, comments in the reader's language, and which lines run in which step. The sources
// lie in resources/code; beside each lies the data that says which of its lines is which step, and
// which lines belong to some rules only.
#pragma once

#include "app/inside/program_step.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

enum class Language { PseudoCode, C, Cpp, Python };
inline constexpr std::array languages = {Language::PseudoCode, Language::C, Language::Cpp,
                                         Language::Python};

/// "C++"; pseudo-code in the reader's language.
QString nameOf(Language language);

struct ProgramLine {
    QString code;    ///< with its indentation, without the comment; empty for a blank line
    QString comment; ///< with what begins a comment in this language; empty where there is none
    std::optional<inside::Step> step; ///< in which it runs; nothing if nothing runs in it

    QString text() const; ///< both

    friend bool operator==(const ProgramLine&, const ProgramLine&) = default;
};

struct ProgramText {
    std::vector<ProgramLine> lines;

    /// The indexes of the lines that run in a step.
    std::vector<int> linesOf(inside::Step step) const;
    /// All of it, to be saved and run.
    QString text() const;
};

/// The program for rules that have one; see inside::hasProgram().
ProgramText programText(Language language, const fishing::Rules& rules);

/// A line that one or both of two programs have.
struct ComparedLine {
    ProgramLine line;
    bool inFirst = false;
    bool inSecond = false;

    friend bool operator==(const ComparedLine&, const ComparedLine&) = default;
};

/// Two rule sets' programs, line by line.
std::vector<ComparedLine> compareProgramTexts(Language language, const fishing::Rules& first,
                                              const fishing::Rules& second);

/// All the words of the sources that are translated: comments, and the lines of the pseudo-code.
QStringList programWords();
