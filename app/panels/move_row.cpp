// SPDX-License-Identifier: MIT
#include "app/panels/move_row.h"

#include "app/panels/move_model.h"
#include "app/table/table_theme.h"

#include <QLocale>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace {

constexpr int markWidth = 8;
constexpr int markMargin = 5;
constexpr int endMargin = 6;
constexpr int usualCatch = 26;  // in characters: the words and five cards
constexpr int mostForNames = 5; // names take a fifth of the width at the most

/// The same for all numbers of as many digits, three or more, so that columns keep still while a
/// game grows.
/// A whole number of pixels in which the text fits: horizontalAdvance() rounds, and what is a hair
/// too wide would be elided.
int widthOf(const QFontMetrics& metrics, const QString& text) {
    return metrics.horizontalAdvance(text) + 1;
}

int widestNumber(const QFontMetrics& metrics, qint64 last) {
    QString text = QLocale().toString(std::max<qint64>(last, 100));
    std::replace_if(
        text.begin(), text.end(), [](QChar each) { return each.isDigit(); }, QLatin1Char('8'));
    return widthOf(metrics, text);
}

int widestName(const QFontMetrics& metrics, const PlayerNames& names) {
    return std::max(widthOf(metrics, names.of(fishing::Player::A)),
                    widthOf(metrics, names.of(fishing::Player::B)));
}

} // namespace

MoveRow::MoveRow(QPainter& painter, const QWidget& widget, qint64 lastNumber,
                 const PlayerNames& names)
    : m_painter(painter),
      m_palette(widget.palette()),
      m_metrics(widget.font()),
      m_numberWidth(widestNumber(m_metrics, lastNumber)),
      m_playerWidth(std::min(widestName(m_metrics, names),
                             std::max(widestName(m_metrics, {}), widget.width() / mostForNames))),
      m_cardWidth(widthOf(m_metrics, QStringLiteral("10♠"))) {
    m_painter.setFont(widget.font());
}

void MoveRow::paint(const QRect& area, const QStringList& parts, const State& state) {
    paintGround(area, state);
    QColor ink = m_palette.color(QPalette::Text);
    QColor quiet = mixed(QPalette::Base, QPalette::Text, 0.65);
    if (state.isNow) {
        ink = m_palette.color(QPalette::HighlightedText);
        quiet = ink;
    } else if (state.isToCome) {
        ink = quiet;
    }
    if (state.isMarked) {
        paintMark(area, state.isNow ? ink : TableTheme::of(m_palette).marker);
    }
    const int gap = m_metrics.averageCharWidth() * 3 / 2;
    int left = area.left() + markMargin + markWidth + markMargin;
    const auto write = [&](MoveModel::Part part, int width, Qt::Alignment side) {
        const QRect place(left, area.top(), width, area.height());
        // Names that are too long often differ in their ends: "Player One", "Player Two".
        const auto elide = part == MoveModel::Player ? Qt::ElideMiddle : Qt::ElideRight;
        m_painter.drawText(place, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine,
                           m_metrics.elidedText(parts.at(part), elide, width));
        left += width + gap;
    };
    m_painter.setPen(quiet);
    write(MoveModel::Number, m_numberWidth, Qt::AlignRight);
    m_painter.setPen(ink);
    if (!parts.at(MoveModel::Card).isEmpty()) {
        write(MoveModel::Player, m_playerWidth, Qt::AlignHCenter);
        write(MoveModel::Card, m_cardWidth, Qt::AlignLeft);
    }
    const int room = std::max(0, area.right() - endMargin - left);
    // The same for all rows, for which a usual catch must find room.
    const bool isNarrow =
        room < usualCatch * m_metrics.averageCharWidth() && !parts.at(MoveModel::Card).isEmpty();
    write(isNarrow ? MoveModel::ShortCatch : MoveModel::Catch, room, Qt::AlignLeft);
}

void MoveRow::paintGround(const QRect& area, const State& state) {
    if (state.isNow) {
        m_painter.fillRect(area, m_palette.color(QPalette::Highlight));
    } else if (state.isSelected) {
        m_painter.fillRect(area, mixed(QPalette::Base, QPalette::Highlight, 0.2));
    }
    if (state.isBeforeNow) {
        m_painter.fillRect(area.left(), area.bottom() - 1, area.width(), 2,
                           m_palette.color(QPalette::Highlight));
    }
    if (state.hasCursor && !state.isNow && !state.isBeforeNow) {
        m_painter.setPen(m_palette.color(QPalette::Highlight));
        m_painter.drawRect(area.adjusted(0, 0, -1, -1));
    }
}

/// A ribbon, as in a book.
void MoveRow::paintMark(const QRect& area, const QColor& color) {
    const qreal left = area.left() + markMargin;
    const qreal top = area.top() + area.height() * 0.22;
    const qreal bottom = area.bottom() - area.height() * 0.2;
    const QPolygonF ribbon{{left, top},
                           {left + markWidth, top},
                           {left + markWidth, bottom},
                           {left + markWidth / 2.0, bottom - markWidth / 2.0},
                           {left, bottom}};
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color);
    m_painter.drawPolygon(ribbon);
    m_painter.restore();
}

QColor MoveRow::mixed(QPalette::ColorRole ground, QPalette::ColorRole ink, qreal share) const {
    const QColor a = m_palette.color(ground);
    const QColor b = m_palette.color(ink);
    const auto mix = [share](int from, int to) {
        return static_cast<int>(from + share * (to - from));
    };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}
