// SPDX-License-Identifier: MIT
// The list of moves on paper: lines that flow through the columns of one page after the other. A
// long capture takes several lines.
#pragma once

#include "app/share/paper.h"
#include "app/share/told_game.h"
#include "app/table/card_look.h"

#include <QColor>
#include <QCoreApplication>
#include <QString>

#include <vector>

class QPainter;

class PrintedMoves {
    Q_DECLARE_TR_FUNCTIONS(PrintedMoves)

public:
    /// The first `plays` plays, or as many as there are, in columns that share `width`.
    PrintedMoves(const ToldGame& told, fishing::PlayCount plays, const CardLook& look,
                 const Paper& paper, double width);

    std::size_t lineCount() const { return m_lines.size(); }
    /// How many lines, from `first` on, find room where there is so much height. A capture stays
    /// together.
    std::size_t fitting(std::size_t first, double height) const;

    /// Paints those lines into `area`; the last ones are spread evenly over the columns.
    void paint(QPainter& painter, const QRectF& area, std::size_t first) const;

private:
    struct Word {
        QString text;
        QColor ink;
    };
    struct Line {
        fishing::PlayCount number = 0; ///< 0: goes on with the line above
        fishing::Play play;
        std::vector<Word> words; ///< of what was captured
    };

    double lineHeight() const;
    std::size_t rowsIn(double height) const;
    double columnWidth() const;
    /// Where each column begins if it takes at most `rows` lines, and behind them, where the last
    /// one ends.
    std::vector<std::size_t> columns(std::size_t first, std::size_t rows) const;
    double wordsLeft() const;
    void add(fishing::PlayCount number, const fishing::Play& play);
    std::vector<Word> wordsOf(const fishing::Play& play) const;
    void paintLine(QPainter& painter, const Line& line, QPointF place) const;

    CardLook m_look;
    Paper m_paper;
    double m_width;
    std::size_t m_columns;
    double m_numberWidth = 0;
    std::vector<Line> m_lines;
};
