// SPDX-License-Identifier: MIT
// How to play, in a few pages. Each has words, pictures of real games at some moment, and rows that
// explain entries of the menus. All that is said of a game is asked of the game itself.
#pragma once

#include "app/files/saved_game.h"

#include <QString>

#include <functional>
#include <vector>

/// A picture: a game at its place.
struct GuideFigure {
    enum class Part { Table, Timeline };

    files::SavedGame game;  ///< its index is the moment that is shown
    bool firstBeat = false; ///< whether of the last play what matches is shown, before it is taken
    QString caption;        ///< beneath it
    Part part = Part::Table;
};

struct GuideRow {
    QString term;
    QString meaning;
};

struct GuidePage {
    QString title;
    QString lead; ///< above the pictures
    std::vector<GuideFigure> figures;
    QString text; ///< beneath the pictures, in paragraphs
    std::vector<GuideRow> rows;
};

/// Gives what an action of the program is called, by its name inside the program.
using ActionTitle = std::function<QString(const QString& name)>;

/// All pages, in the order in which they are read.
std::vector<GuidePage> guidePages(const ActionTitle& titleOf);
