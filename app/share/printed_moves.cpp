// SPDX-License-Identifier: MIT
#include "app/share/printed_moves.h"

#include "app/card_names.h"
#include "app/number_text.h"
#include "app/playback/timeline_colors.h"
#include "app/table/card_face.h"
#include "app/translated.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using fishing::Play;
using fishing::PlayCount;

namespace {

// In points.
constexpr double textSize = 8;
constexpr double lineSpace = 11.5;
constexpr double leastColumn = 150;
constexpr double columnGap = 14;
constexpr double gap = 5;
constexpr double badge = 9; // the player's
constexpr double cardWidth = 20;

} // namespace

PrintedMoves::PrintedMoves(const ToldGame& told, PlayCount plays, const CardLook& look,
                           const Paper& paper, double width)
    : m_look(look),
      m_paper(paper),
      m_width(width),
      m_columns(static_cast<std::size_t>(std::max(
          1.0, std::floor((width / paper.unit + columnGap) / (leastColumn + columnGap))))) {
    m_numberWidth = QFontMetricsF(paper.font(textSize)).horizontalAdvance(numberText(plays));
    fishing::Position position = startOf(dealOf(told.game));
    for (PlayCount number = 1; number <= plays && !ending(position, told.game.rules); ++number) {
        add(number, play(position, told.game.rules));
    }
}

double PrintedMoves::lineHeight() const {
    return m_paper.pt(lineSpace);
}

std::size_t PrintedMoves::rowsIn(double height) const {
    return static_cast<std::size_t>(std::max(0.0, std::floor(height / lineHeight())));
}

std::vector<std::size_t> PrintedMoves::columns(std::size_t first, std::size_t rows) const {
    std::vector<std::size_t> breaks{first};
    while (breaks.size() <= m_columns) {
        std::size_t end = std::min(breaks.back() + rows, m_lines.size());
        while (end < m_lines.size() && end > breaks.back() && m_lines[end].number == 0) {
            --end;
        }
        breaks.push_back(end);
    }
    return breaks;
}

std::size_t PrintedMoves::fitting(std::size_t first, double height) const {
    return columns(first, rowsIn(height)).back() - first;
}

double PrintedMoves::columnWidth() const {
    const auto columns = static_cast<double>(m_columns);
    return (m_width - (columns - 1) * m_paper.pt(columnGap)) / columns;
}

double PrintedMoves::wordsLeft() const {
    return m_numberWidth + m_paper.pt(gap + badge + gap + cardWidth + gap);
}

std::vector<PrintedMoves::Word> PrintedMoves::wordsOf(const Play& play) const {
    if (play.captured.size() == 1) {
        return {{tr("takes it back"), Paper::quiet}};
    }
    std::vector<Word> words;
    if (play.captures()) {
        words.push_back({QStringLiteral("%1:").arg(play.captured.size()), Paper::quiet});
    }
    for (const fishing::Card card : play.captured) {
        words.push_back({shortName(card), suitInk(card.suit, m_look)});
    }
    return words;
}

void PrintedMoves::add(PlayCount number, const Play& play) {
    const QFontMetricsF metrics(m_paper.font(textSize));
    const double room = columnWidth() - wordsLeft();
    Line line{number, play, {}};
    double used = 0;
    for (Word& word : wordsOf(play)) {
        const double width = metrics.horizontalAdvance(word.text);
        if (used + width > room && !line.words.empty()) {
            m_lines.push_back(std::exchange(line, Line{}));
            used = 0;
        }
        used += width + metrics.horizontalAdvance(QLatin1Char(' '));
        line.words.push_back(std::move(word));
    }
    m_lines.push_back(std::move(line));
}

void PrintedMoves::paint(QPainter& painter, const QRectF& area, std::size_t first) const {
    std::size_t rows = rowsIn(area.height());
    auto breaks = columns(first, rows);
    if (breaks.back() == m_lines.size()) {
        rows = (m_lines.size() - first + m_columns - 1) / m_columns;
        breaks = columns(first, rows);
        while (breaks.back() < m_lines.size()) {
            breaks = columns(first, ++rows);
        }
    }
    for (std::size_t column = 0; column < m_columns; ++column) {
        QPointF place = area.topLeft();
        place.rx() += static_cast<double>(column) * (columnWidth() + m_paper.pt(columnGap));
        for (std::size_t i = breaks[column]; i < breaks[column + 1]; ++i) {
            paintLine(painter, m_lines[i], place);
            place.ry() += lineHeight();
        }
    }
}

void PrintedMoves::paintLine(QPainter& painter, const Line& line, QPointF place) const {
    const QFont font = m_paper.font(textSize);
    const QFontMetricsF metrics(font);
    const double height = lineHeight();
    const double baseline = place.y() + (height + metrics.ascent() - metrics.descent()) / 2;
    double x = place.x();
    painter.setFont(font);
    if (line.number > 0) {
        const QString number = numberText(line.number);
        painter.setPen(QColor(Paper::quiet));
        painter.drawText(QPointF(x + m_numberWidth - metrics.horizontalAdvance(number), baseline),
                         number);
        x += m_numberWidth + m_paper.pt(gap);
        paintPlayerBadge(painter, m_paper, line.play.player,
                         QRectF(x, place.y() + (height - m_paper.pt(badge)) / 2, m_paper.pt(badge),
                                m_paper.pt(badge)));
        x += m_paper.pt(badge + gap);
        painter.setFont(m_paper.font(textSize, true));
        painter.setPen(suitInk(line.play.card.suit, m_look));
        painter.drawText(QPointF(x, baseline), shortName(line.play.card));
        painter.setFont(font);
    }
    x = place.x() + wordsLeft();
    for (const Word& word : line.words) {
        painter.setPen(word.ink);
        painter.drawText(QPointF(x, baseline), word.text);
        x += metrics.horizontalAdvance(word.text) + metrics.horizontalAdvance(QLatin1Char(' '));
    }
}
