// SPDX-License-Identifier: MIT
// One way to play the deal, in the window that shows two: a small table with its game, the last
// play and the ending in words, and a timeline.
#pragma once

#include "app/game_controller.h"
#include "app/view_options.h"

#include <QWidget>

class CardTable;
class ElidedLabel;
class QLabel;
class TimelineSlider;

class SlipSide : public QWidget {
    Q_OBJECT

public:
    /// Shows and steers `game`, which must outlive it. `name` is what it is called inside the
    /// program, `title` what readers call it.
    SlipSide(const QString& name, const QString& title, GameController& game,
             QWidget* parent = nullptr);

    /// Explains what this way is.
    void setExplanation(const QString& words);

    CardTable& table() { return *m_table; }
    TimelineSlider& timeline() { return *m_timeline; }
    void showOptions(const ViewOptions& options);
    /// The last play in words.
    QString play() const;
    /// How the game ends, or words in its place.
    void setEnding(const QString& words);

private:
    void showPlay();

    GameController& m_game;
    QLabel* m_title;
    ElidedLabel* m_play;
    CardTable* m_table;
    TimelineSlider* m_timeline;
    ElidedLabel* m_ending;
};
