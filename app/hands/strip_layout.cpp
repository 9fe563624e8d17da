// SPDX-License-Identifier: MIT
#include "app/hands/strip_layout.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr int margin = 5;
constexpr int space = 4;           // between cards that need not overlap
constexpr double aspect = 1.4;     // of a card: height to width
constexpr double leastStep = 13;   // in which an index can be read
constexpr double indexPart = 0.44; // of a card's height, which its index takes
constexpr int mostLines = 3;
constexpr double gapPart = 0.45; // of a card's width
constexpr int markWidth = 3;

} // namespace

StripLayout::StripLayout(QSize size, int cards, std::optional<int> gap)
    : m_size(size), m_cards(cards), m_gap(gap) {
    const double room = std::max(size.height() - 2 * margin, 1);
    for (m_lines = 1;; ++m_lines) {
        const double height = room / (1 + (m_lines - 1) * indexPart);
        const int width = std::max(1, static_cast<int>(height / aspect));
        m_cardSize = QSize(width, static_cast<int>(width * aspect));
        m_perLine = std::max(1, (cards + m_lines - 1) / m_lines);
        const double across = size.width() - 2 * margin - width * (gap ? 1 + gapPart : 1);
        m_step = std::min<double>(width + space, across / std::max(m_perLine - 1, 1));
        if (m_step >= leastStep || m_lines == mostLines) {
            break;
        }
    }
    m_step = std::max(m_step, 0.0);
    m_pitch = indexPart * m_cardSize.height();
    const double used = m_cardSize.height() + (m_lines - 1) * m_pitch;
    m_top = std::round((size.height() - used) / 2);
}

QRect StripLayout::cardRect(int index) const {
    const bool isMoved =
        m_gap && index >= *m_gap && lineOf(index) == lineOf(std::min(*m_gap, m_cards - 1));
    const double x =
        margin + (index % m_perLine) * m_step + (isMoved ? gapPart * m_cardSize.width() : 0);
    return {QPoint(static_cast<int>(std::round(x)),
                   static_cast<int>(std::round(m_top + lineOf(index) * m_pitch))),
            m_cardSize};
}

std::optional<int> StripLayout::cardAt(QPoint point) const {
    for (int index = m_cards - 1; index >= 0; --index) { // the last one lies on top
        if (cardRect(index).contains(point)) {
            return index;
        }
    }
    return std::nullopt;
}

int StripLayout::placeAt(QPoint point) const {
    if (m_cards == 0) {
        return 0;
    }
    const int line = std::clamp(static_cast<int>((point.y() - m_top) / m_pitch), 0, m_lines - 1);
    const int first = line * m_perLine;
    const int end = std::min(first + m_perLine, m_cards);
    for (int index = first; index < end; ++index) {
        // What is seen of a card is as wide as the step to the next.
        const double seen = index + 1 < end ? m_step : m_cardSize.width();
        if (point.x() < margin + (index - first) * m_step + seen / 2) {
            return index;
        }
    }
    return std::max(end, 0);
}

QRect StripLayout::markAt(int place) const {
    const bool isBehind = place > 0 && (place == m_cards || place % m_perLine == 0);
    const QRect card = cardRect(isBehind ? place - 1 : place);
    const int x = isBehind ? card.right() + 1 : card.left() - markWidth;
    return {x, card.top(), markWidth, card.height()};
}
