// SPDX-License-Identifier: MIT
// The desktop program's command line, read and checked before there is an application object, so
// that bad input is refused even where there is no display.
#pragma once

#include "app/appearance.h"
#include "app/files/saved_game.h"
#include "app/words/language.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

/// What the program was asked to show.
struct Arguments {
    /// By the rules asked for, at the place asked for. It names its file only if that file holds it
    /// by the same rules.
    std::optional<files::SavedGame> game;
    bool isSaved = false; ///< whether the game comes from a file that names its players
    std::optional<fishing::Deck> deck; ///< of random deals
    std::optional<fishing::Rules> rules;
    std::optional<qint64> index; ///< how many plays have been made
    bool firstBeat = false;      ///< whether the last of them is shown at its first beat
    QString screenshot;          ///< a file to write the window to; empty: show it
    std::optional<QSize> size;   ///< of the window
    std::optional<Appearance> appearance;
    std::optional<words::Language> language;
    bool needsDisplay = true;
};

/// A text for standard output, with which the program has done what it was asked.
struct Answer {
    QString text;
};

/// What is wrong with the arguments, for standard error.
struct Refused {
    QString text;
    bool wasForWindow = false; ///< whether a window would have been opened
};

/// The language that the words ask for, whatever else is wrong with them.
std::optional<words::Language> languageAskedFor(const QStringList& words);

/// `words` begin with the program's own name, as those of main() do.
std::variant<Arguments, Answer, Refused> readArguments(const QStringList& words);
