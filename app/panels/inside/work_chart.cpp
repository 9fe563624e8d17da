// SPDX-License-Identifier: MIT
#include "app/panels/inside/work_chart.h"

#include "app/panels/inside/inside_colors.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

using fishing::PlayCount;
using inside::Work;
using inside::WorkPoint;

WorkColors WorkColors::of(const QPalette& palette) {
    const TableTheme theme = TableTheme::of(palette);
    const TimelineColors timeline = TimelineColors::of(theme);
    return {theme.marker, timeline.loop};
}

WorkChart::WorkChart(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("workChart"));
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
}

void WorkChart::setSeries(const std::vector<WorkPoint>& series) {
    m_series = series;
    update();
}

void WorkChart::setPlace(qint64 plays) {
    m_place = plays;
    update();
}

int WorkChart::points() const {
    return std::max(2, width() / 2);
}

QSize WorkChart::sizeHint() const {
    const int line = fontMetrics().lineSpacing();
    return {20 * line, 6 * line};
}

void WorkChart::resizeEvent(QResizeEvent*) {
    emit resized();
}

QRectF WorkChart::area() const {
    const int line = fontMetrics().lineSpacing();
    return QRectF(rect()).adjusted(1, 4, -1, -line - 2);
}

QPointF WorkChart::at(PlayCount plays, PlayCount count) const {
    const WorkPoint& last = m_series.back();
    const auto most = static_cast<double>(std::max(last.work.bySearching, last.work.byMarks));
    const QRectF field = area();
    const double across =
        last.plays == 0 ? 0 : static_cast<double>(plays) / static_cast<double>(last.plays);
    const double up = most == 0 ? 0 : static_cast<double>(count) / most;
    return {field.left() + across * field.width(), field.bottom() - up * (field.height() - 2)};
}

void WorkChart::paintLine(QPainter& painter, PlayCount Work::*count, const QColor& color,
                          bool isDashed) const {
    QPolygonF line;
    for (const WorkPoint& point : m_series) {
        line += at(point.plays, point.work.*count);
    }
    painter.setPen(
        QPen(color, 2, isDashed ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

void WorkChart::paintEvent(QPaintEvent*) {
    if (m_series.empty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const InsideColors colors = InsideColors::of(palette());
    const WorkColors lines = WorkColors::of(palette());
    const QRectF field = area();
    painter.setPen(QPen(colors.edge, 1));
    painter.drawLine(field.bottomLeft(), field.bottomRight());
    paintLine(painter, &Work::bySearching, lines.searching, false);
    paintLine(painter, &Work::byMarks, lines.marks, true);
    const double now = at(static_cast<PlayCount>(m_place), 0).x();
    painter.setPen(QPen(colors.text, 1.2));
    painter.drawLine(QPointF(now, field.top()),
                     field.bottomLeft() + QPointF(now - field.left(), 3));
    const QRectF words(field.left(), field.bottom() + 2, field.width(),
                       height() - field.bottom() - 2);
    painter.setPen(colors.quiet);
    painter.drawText(words, static_cast<int>(Qt::AlignLeft | Qt::AlignTop), tr("play 0"));
    painter.drawText(words, static_cast<int>(Qt::AlignRight | Qt::AlignTop),
                     tr("play %1").arg(QLocale().toString(qulonglong{m_series.back().plays})));
}
