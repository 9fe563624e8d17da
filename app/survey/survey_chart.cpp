// SPDX-License-Identifier: MIT
#include "app/survey/survey_chart.h"

#include "app/number_text.h"
#include "app/playback/timeline_colors.h"
#include "app/rules_text.h"
#include "app/survey/survey_figures.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

using fishing::Outcome;
using fishing::study::Survey;

namespace {

constexpr std::size_t mostBins = 100;
constexpr double barGap = 0.15;   // of a bin's width
constexpr double headroom = 1.08; // above the highest bar

int textHeight(const QWidget& widget) {
    return widget.fontMetrics().height();
}

int shareBarHeight(const QWidget& widget) {
    return textHeight(widget) + 6;
}

/// A step of 1, 2 or 5 times a power of ten with which an axis up to `top` has at most `most`
/// lines.
double axisStep(double top, int most) {
    constexpr std::array<double, 3> steps = {1, 2, 5};
    constexpr double base = 10;
    for (double power = std::pow(base, std::floor(std::log10(top)) - 2);; power *= base) {
        for (const double step : steps) {
            if (top / (step * power) <= most) {
                return step * power;
            }
        }
    }
}

QColor seriesColor(const QWidget& widget, std::size_t series) {
    // Neither of the kittens' colours: these are games, whoever wins them.
    return series == 0 ? widget.palette().color(QPalette::Highlight)
                       : TimelineColors::of(TableTheme::of(widget.palette())).flag;
}

} // namespace

SurveyChart::SurveyChart(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("How long the games last"));
}

double SurveyChart::Series::shareOf(std::size_t bin) const {
    const std::uint64_t games = tally.finished();
    return games == 0 ? 0 : static_cast<double>(bars[bin].games) / static_cast<double>(games);
}

void SurveyChart::setSurveys(const std::vector<Survey>& surveys) {
    std::vector<const fishing::study::Histogram*> lengths;
    for (const Survey& survey : surveys) {
        lengths.push_back(&survey.tally.lengths);
    }
    m_bins = binsFor(lengths, mostBins);
    m_series.clear();
    m_top = 0;
    for (const Survey& survey : surveys) {
        m_series.push_back(
            {rulesTitle(survey.subject.rules), survey.tally, barsOf(survey.tally.lengths, m_bins)});
        for (std::size_t bin = 0; bin < m_bins.count; ++bin) {
            m_top = std::max(m_top, m_series.back().shareOf(bin) * headroom);
        }
    }
    if (m_selected && *m_selected >= m_bins.count) {
        select(std::nullopt);
    } else if (m_selected) {
        emit selectionChanged(); // its share is another now
    }
    update();
}

QRectF SurveyChart::plot() const {
    const int line = textHeight(*this);
    const auto shares = static_cast<int>(m_series.size()) * (line + shareBarHeight(*this) + 8);
    const int left = fontMetrics().horizontalAdvance(surveyPercent(0.888)) + 10;
    return QRectF(rect().adjusted(left, shares + line / 2 + 4, -12, -2 * line - 12));
}

QRectF SurveyChart::binPlace(std::size_t bin) const {
    const QRectF area = plot();
    const double width = area.width() / static_cast<double>(m_bins.count);
    return {area.left() + static_cast<double>(bin) * width, area.top(), width, area.height()};
}

std::optional<std::size_t> SurveyChart::binAt(QPointF place) const {
    const QRectF area = plot();
    if (m_bins.count == 0 || !area.contains(place)) {
        return std::nullopt;
    }
    const double part = (place.x() - area.left()) / area.width();
    return std::min(m_bins.count - 1,
                    static_cast<std::size_t>(part * static_cast<double>(m_bins.count)));
}

void SurveyChart::select(std::optional<std::size_t> bin) {
    if (bin != m_selected) {
        m_selected = bin;
        setAccessibleDescription(selectedText());
        emit selectionChanged();
        update();
    }
}

QString SurveyChart::selectedText() const {
    return m_selected ? binText(*m_selected) : QString();
}

QString SurveyChart::binText(std::size_t bin) const {
    const QString first = numberText(m_bins.firstOf(bin));
    const QString last = numberText(m_bins.lastOf(bin));
    const QString plays = m_bins.isOpen(bin) && bin > 0 ? tr("%1 plays and more").arg(first)
                          : m_bins.width == 1           ? tr("%1 plays").arg(first)
                                                        : tr("%1 to %2 plays").arg(first, last);
    QStringList shares;
    for (const Series& series : m_series) {
        const QString share =
            tr("%1 of the games that end (%2)")
                .arg(surveyPercent(series.shareOf(bin)), numberText(series.bars[bin].games));
        shares += m_series.size() == 1 ? share : tr("%1: %2").arg(series.name, share);
    }
    return tr("%1: %2").arg(plays, shares.join(tr("; ")));
}

void SurveyChart::open() {
    if (!m_selected) {
        return;
    }
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        if (const auto deal = m_series[i].bars[*m_selected].firstGame) {
            emit dealWanted(i, *deal);
            return;
        }
    }
}

QSize SurveyChart::sizeHint() const {
    return {640, 420};
}

QSize SurveyChart::minimumSizeHint() const {
    return {320, 220};
}

void SurveyChart::mouseMoveEvent(QMouseEvent* event) {
    select(binAt(event->position()));
    setCursor(m_selected ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void SurveyChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        select(binAt(event->position()));
        open();
    }
}

void SurveyChart::leaveEvent(QEvent* event) {
    select(std::nullopt);
    QWidget::leaveEvent(event);
}

void SurveyChart::keyPressEvent(QKeyEvent* event) {
    if (m_bins.count == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    const std::size_t last = m_bins.count - 1;
    switch (event->key()) {
    case Qt::Key_Right:
        select(m_selected ? std::min(*m_selected + 1, last) : 0);
        break;
    case Qt::Key_Left:
        select(m_selected && *m_selected > 0 ? *m_selected - 1 : 0);
        break;
    case Qt::Key_Home:
        select(0);
        break;
    case Qt::Key_End:
        select(last);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        open();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool SurveyChart::event(QEvent* event) {
    const bool isOurs =
        event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (isOurs) {
        update();
    }
    return QWidget::event(event);
}

void SurveyChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintShares(painter);
    if (m_bins.count == 0) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(plot(), Qt::AlignCenter | Qt::TextWordWrap,
                         m_series.empty() ? tr("Press Start to play many deals at once.")
                                          : tr("No game has ended yet."));
        return;
    }
    paintAxes(painter);
    paintBars(painter);
    if (m_series.size() > 1) {
        paintLegend(painter);
    }
    if (hasFocus()) {
        QColor ring = palette().color(QPalette::Highlight);
        painter.setPen(QPen(ring, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
}

void SurveyChart::paintShares(QPainter& painter) const {
    const int line = textHeight(*this);
    double top = 2;
    for (const Series& series : m_series) {
        painter.setPen(palette().color(QPalette::Text));
        const QRectF words(8, top, width() - 20, line);
        painter.drawText(
            words, Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(series.name, Qt::ElideRight, static_cast<int>(words.width())));
        const QRectF bar(8, top + line + 2, width() - 20, shareBarHeight(*this));
        paintShareBar(painter, series, bar);
        top = bar.bottom() + 6;
    }
}

void SurveyChart::paintShareBar(QPainter& painter, const Series& series,
                                const QRectF& place) const {
    const TableTheme theme = TableTheme::of(palette());
    const auto colors = TimelineColors::of(theme);
    struct Part {
        Outcome outcome;
        QColor color;
        QString name;
    };
    const std::array<Part, 5> parts = {{
        {Outcome::A, colors.ginger, tr("A wins")},
        {Outcome::Draw, colors.water, tr("a draw")},
        {Outcome::Endless, colors.loop, tr("never ends")},
        {Outcome::Undecided, palette().color(QPalette::Mid), tr("undecided")},
        {Outcome::B, colors.grey, tr("B wins")},
    }};
    QPainterPath shape;
    shape.addRoundedRect(place, 4, 4);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(place, palette().color(QPalette::Base));
    const auto games = static_cast<double>(series.tally.games());
    double left = place.left();
    for (const Part& part : parts) {
        if (games == 0) {
            break;
        }
        const double share = static_cast<double>(series.tally.of(part.outcome).games) / games;
        const QRectF piece(left, place.top(), share * place.width(), place.height());
        painter.fillRect(piece, part.color);
        left = piece.right();
        const QString words = tr("%1 %2").arg(part.name, surveyPercent(share));
        if (fontMetrics().horizontalAdvance(words) + 10 < piece.width()) {
            const bool isLight = part.color.lightnessF() > 0.5F;
            painter.setPen(isLight ? QColor(0x20, 0x24, 0x26) : QColor(Qt::white));
            painter.drawText(piece, Qt::AlignCenter, words);
        }
    }
    painter.restore();
}

void SurveyChart::paintAxes(QPainter& painter) const {
    const QRectF area = plot();
    const QColor words = palette().color(QPalette::Text);
    QColor grid = words;
    grid.setAlphaF(0.14F);
    const int line = textHeight(*this);
    const double step =
        axisStep(m_top, std::max(2, static_cast<int>(area.height() / (2.5 * line))));
    for (double share = 0; share <= m_top; share += step) {
        const double y = area.bottom() - share / m_top * area.height();
        painter.setPen(QPen(grid, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(words);
        painter.drawText(QRectF(0, y - line, area.left() - 6, 2 * line),
                         Qt::AlignRight | Qt::AlignVCenter, surveyPercent(share, step * 10));
    }
    const double plays = static_cast<double>(m_bins.lastOf(m_bins.count - 1));
    const int widest = fontMetrics().horizontalAdvance(numberText(m_bins.lastOf(m_bins.count)));
    const double playStep = std::max(
        1.0, axisStep(plays, std::max(2, static_cast<int>(area.width() / (2.0 * widest)))));
    for (double place = 0; place <= plays; place += playStep) {
        const double x = area.left() + place / plays * area.width();
        painter.setPen(QPen(grid, 1));
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 4));
        painter.setPen(words);
        QRectF label(x - widest, area.bottom() + 4, 2.0 * widest, line);
        label.moveRight(std::min(label.right(), static_cast<double>(width()) + widest / 2.0));
        painter.drawText(label, Qt::AlignHCenter | Qt::AlignTop,
                         numberText(static_cast<std::uint64_t>(place)));
    }
    painter.drawText(QRectF(area.left(), area.bottom() + 6 + line, area.width(), line),
                     Qt::AlignHCenter, tr("plays until the game ends"));
}

void SurveyChart::paintBars(QPainter& painter) const {
    const QRectF area = plot();
    if (m_selected) {
        QColor light = palette().color(QPalette::Highlight);
        light.setAlphaF(0.18F);
        painter.fillRect(binPlace(*m_selected), light);
    }
    QColor color = seriesColor(*this, 0);
    painter.setPen(Qt::NoPen);
    for (std::size_t bin = 0; bin < m_bins.count; ++bin) {
        const QRectF place = binPlace(bin);
        const double height = m_series[0].shareOf(bin) / m_top * area.height();
        const double gap = place.width() > 4 ? barGap * place.width() : 0;
        color.setAlphaF(m_bins.isOpen(bin) && bin > 0 ? 0.55F : 0.85F);
        painter.fillRect(
            QRectF(place.left() + gap / 2, area.bottom() - height, place.width() - gap, height),
            color);
    }
    for (std::size_t i = 1; i < m_series.size(); ++i) {
        paintOutline(painter, m_series[i], seriesColor(*this, i));
    }
}

void SurveyChart::paintOutline(QPainter& painter, const Series& series, const QColor& color) const {
    const QRectF area = plot();
    QPainterPath path(area.bottomLeft());
    for (std::size_t bin = 0; bin < m_bins.count; ++bin) {
        const QRectF place = binPlace(bin);
        const double y = area.bottom() - series.shareOf(bin) / m_top * area.height();
        path.lineTo(place.left(), y);
        path.lineTo(place.right(), y);
    }
    path.lineTo(area.bottomRight());
    painter.setPen(QPen(color, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

void SurveyChart::paintLegend(QPainter& painter) const {
    const QRectF area = plot();
    const int line = textHeight(*this);
    double top = area.top() + 4;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const QString& name = m_series[i].name;
        const double left = area.right() - 8 - fontMetrics().horizontalAdvance(name);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(left, top, area.right() - left, line), Qt::AlignLeft, name);
        const QRectF sign(left - 26, top + line * 0.2, 18, line * 0.6);
        painter.setPen(i == 0 ? QPen(Qt::NoPen) : QPen(seriesColor(*this, i), 2));
        painter.setBrush(i == 0 ? QBrush(seriesColor(*this, i)) : QBrush(Qt::NoBrush));
        painter.drawRect(sign);
        top += line + 4;
    }
}
