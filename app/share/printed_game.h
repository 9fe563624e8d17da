// SPDX-License-Identifier: MIT
// A game on paper: its rules and hands, the table as a picture, how it ends, how it goes, and the
// list of moves on as many pages as they take. Always in light colours; fits any page.
#pragma once

#include "app/share/paper.h"
#include "app/share/printed_moves.h"
#include "app/share/told_game.h"

#include <QCoreApplication>
#include <QImage>
#include <QSizeF>

class QPagedPaintDevice;

class PrintedGame {
    Q_DECLARE_TR_FUNCTIONS(PrintedGame)

public:
    struct Content {
        ToldGame told;
        QImage table;    ///< a picture of it, in light colours
        QString caption; ///< what the picture shows
        CardLook look;
    };

    /// As many plays are listed; there would be no end of paper otherwise.
    static constexpr fishing::PlayCount mostPlays = 2'000;

    /// On pages of `size` pixels within their margins, `unit` of them to a point.
    PrintedGame(const Content& content, QSizeF size, double unit);

    int pageCount() const { return static_cast<int>(m_pages.size()); }
    /// Page 0 is the first.
    void paint(QPainter& painter, int page) const;

private:
    // Each takes where it begins, below what stands above it, and returns where it ends. It paints
    // where there is a painter.
    double title(QPainter* painter, double top) const;
    double hand(QPainter* painter, fishing::Player player, double top) const;
    double picture(QPainter* painter, double top) const;
    double verdict(QPainter* painter, double top) const;
    double course(QPainter* painter, double top) const;
    double movesHeading(QPainter* painter, double top) const;
    double head(QPainter* painter) const;

    double write(QPainter* painter, const QString& text, const QFont& font, QRgb ink,
                 double top) const;
    void paintCard(QPainter& painter, fishing::Card card, const QRectF& place) const;
    void paintFoot(QPainter& painter, int page) const;
    fishing::PlayCount plays() const;
    double footTop() const;

    Content m_content;
    Paper m_paper;
    QSizeF m_size;
    PrintedMoves m_moves;
    double m_pictureHeight = 0;

    struct Page {
        double movesTop = 0;
        std::size_t firstLine = 0;
    };
    std::vector<Page> m_pages;
};

/// Prints all pages; whether the device took them.
bool printGame(const PrintedGame::Content& content, QPagedPaintDevice& device);
