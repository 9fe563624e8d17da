// SPDX-License-Identifier: MIT
#include "app/playback/timeline_chart.h"

#include "app/playback/timeline_colors.h"
#include "app/table/kitten_picture.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

using fishing::Outcome;
using fishing::Player;

namespace {

// All lengths are in pixels at the usual size. From above: flags and the handle's knob, the groove,
// the ticks.
constexpr double flagLane = 10;
constexpr double knobHeight = 7.2; // of its middle
constexpr double tickLane = 9;
constexpr double sideGap = 2;
constexpr double cornerRadius = 7;
constexpr double tickGap = 2;
constexpr double leastTick = 3;

/// Over so many pixels an open end fades, and so much of it remains.
constexpr double fadeLength = 56;
constexpr double fadedOpacity = 0.12;

/// Lines closer than this say less than none.
constexpr double leastLoopDistance = 5;

QColor faint(QColor color, double opacity) {
    color.setAlphaF(color.alphaF() * static_cast<float>(opacity));
    return color;
}

/// Where many plays share a pixel, neighbours have little to do with each other, and a picture of
/// each would be noise; so each then shows the mean of so many on either side.
std::ptrdiff_t blurOf(const TimelineScale& scale) {
    const double playsPerPixel = static_cast<double>(scale.plays) / std::max(1.0, scale.width);
    return playsPerPixel < 4 ? 0 : std::lround(std::clamp(std::log2(playsPerPixel) - 1, 1.0, 5.0));
}

/// The parts of all cards that lie in the hands.
struct Share {
    double ginger = 0;
    double grey = 0;

    friend bool operator==(const Share&, const Share&) = default;
};

std::vector<Share> sharesOf(const TimelineSamples& samples) {
    const auto& columns = samples.columns();
    const auto count = std::ssize(columns);
    const std::ptrdiff_t blur = blurOf(samples.scale());
    std::vector<Share> shares(columns.size());
    for (std::ptrdiff_t x = 0; x < count; ++x) {
        fishing::CardCounts sum;
        const auto last = std::min(count, x + blur + 1);
        for (auto near = std::max<std::ptrdiff_t>(0, x - blur); near < last; ++near) {
            const auto& counts = columns[static_cast<std::size_t>(near)].counts;
            sum.hands[0] += counts.hands[0];
            sum.hands[1] += counts.hands[1];
            sum.pile += counts.pile;
        }
        const double all = std::max(1, sum.hands[0] + sum.hands[1] + sum.pile);
        shares[static_cast<std::size_t>(x)] = {sum.hands[0] / all, sum.hands[1] / all};
    }
    return shares;
}

/// Around the handle, so that it stands out from everything.
QColor rimOf(const TableTheme& theme) {
    return theme.dark ? QColor(0x10, 0x18, 0x1c) : QColor(Qt::white);
}

} // namespace

TimelineChart::TimelineChart(QSize size, const TimelineScale& scale, const TableTheme& theme)
    : m_size(size), m_scale(scale), m_theme(theme) {}

QRectF TimelineChart::groove() const {
    const double top = std::round(px(flagLane));
    return {px(sideGap), top, m_size.width() - 2 * px(sideGap),
            std::max(8.0, m_size.height() - top - std::round(px(tickLane)))};
}

QRectF TimelineChart::loop(const fishing::Cycle& cycle) const {
    const double start = m_scale.xOf(static_cast<qint64>(cycle.start));
    const double end =
        m_scale.xOf(static_cast<qint64>(cycle.start) + static_cast<qint64>(cycle.period));
    QRectF place = groove();
    place.setLeft(std::min(start, place.right()));
    place.setRight(std::min(std::max(end, start + 1), place.right()));
    return place;
}

QRectF TimelineChart::kitten() const {
    const QRectF inside = groove();
    const double side = inside.height() - 1;
    return {inside.right() - side, inside.top() + 0.5, side, side};
}

QPixmap TimelineChart::canvas(qreal pixelRatio) const {
    QPixmap picture((m_size * pixelRatio).toSize());
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    return picture;
}

QPixmap TimelineChart::course(const TimelineSamples& samples, const TimelineMarks& marks,
                              qreal pixelRatio) const {
    QPixmap picture = canvas(pixelRatio);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const TimelineColors colors = TimelineColors::of(m_theme);
    QPainterPath outline;
    outline.addRoundedRect(groove(), px(cornerRadius), px(cornerRadius));
    painter.setClipPath(outline);
    painter.fillRect(groove(), faint(colors.water, 0.35));
    paintCourse(painter, samples);
    if (marks.cycle) {
        paintLoop(painter, *marks.cycle, samples.known());
    }
    paintBigCaptures(painter, samples);
    painter.setClipping(false);
    samples.isDense() ? paintDensity(painter, samples) : paintTicks(painter, samples);
    painter.setPen(colors.edge);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(groove().adjusted(0.5, 0.5, -0.5, -0.5), px(cornerRadius),
                            px(cornerRadius));
    if (!marks.isEnd) {
        fadeOut(painter);
    }
    return picture;
}

void TimelineChart::paintCourse(QPainter& painter, const TimelineSamples& samples) const {
    const std::vector<Share> shares = sharesOf(samples);
    for (std::size_t first = 0; first < shares.size();) {
        std::size_t last = first + 1;
        while (last < shares.size() && shares[last] == shares[first]) {
            ++last;
        }
        paintBand(painter, static_cast<double>(first), static_cast<double>(last),
                  shares[first].ginger, shares[first].grey);
        first = last;
    }
}

void TimelineChart::paintBand(QPainter& painter, double left, double right, double gingerShare,
                              double greyShare) const {
    const TimelineColors colors = TimelineColors::of(m_theme);
    const QRectF place = groove();
    const double grey = greyShare * place.height();
    const double ginger = gingerShare * place.height();
    const double width = right - left;
    painter.fillRect(QRectF(left, place.top(), width, place.height()), colors.water);
    painter.fillRect(QRectF(left, place.top(), width, grey), colors.grey);
    painter.fillRect(QRectF(left, place.bottom() - ginger, width, ginger), colors.ginger);
}

void TimelineChart::paintBigCaptures(QPainter& painter, const TimelineSamples& samples) const {
    const QRectF place = groove();
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(m_theme.dark ? m_theme.glow : m_theme.marker, 0.35));
    for (const TimelineCapture& capture : samples.bigCaptures()) {
        painter.drawRect(
            QRectF(m_scale.xOf(capture.play) - px(0.5), place.top(), px(1), place.height()));
    }
}

void TimelineChart::paintTicks(QPainter& painter, const TimelineSamples& samples) const {
    const TimelineColors colors = TimelineColors::of(m_theme);
    const double top = groove().bottom() + px(tickGap);
    const double most = m_size.height() - top - 1;
    const double least = px(leastTick);
    painter.setPen(Qt::NoPen);
    for (const TimelineCapture& capture : samples.captures()) {
        const double share = std::min(1.0, (capture.record.captured - 1) / 8.0);
        painter.setBrush(capture.record.player == Player::A ? colors.gingerTick : colors.greyTick);
        painter.drawRect(QRectF(m_scale.xOf(capture.play) - px(0.75), top, px(1.5),
                                std::round(least + share * (most - least))));
    }
    painter.setBrush(m_theme.marker);
    for (const TimelineCapture& capture : samples.bigCaptures()) {
        painter.drawRoundedRect(QRectF(m_scale.xOf(capture.play) - px(1.5), top, px(3), most),
                                px(1.5), px(1.5));
    }
}

void TimelineChart::paintDensity(QPainter& painter, const TimelineSamples& samples) const {
    const TimelineColors colors = TimelineColors::of(m_theme);
    const double top = groove().bottom() + px(tickGap);
    const double most = m_size.height() - top - 1;
    constexpr double highestRate = 0.5; // captures a play
    const auto& columns = samples.columns();
    painter.setPen(Qt::NoPen);
    const auto end = static_cast<std::size_t>(m_scale.xOf(m_scale.plays));
    for (std::size_t x = 0; x < std::min(columns.size(), end); ++x) {
        if (const double rate = columns[x].captureRate; rate > 0) {
            const double share = std::min(1.0, rate / highestRate);
            painter.fillRect(QRectF(static_cast<double>(x), top, 1, most * 0.6),
                             faint(colors.greyTick, 0.15 + 0.75 * share));
        }
    }
    painter.setBrush(m_theme.marker);
    for (const TimelineCapture& capture : samples.bigCaptures()) {
        painter.drawRoundedRect(QRectF(m_scale.xOf(capture.play) - px(1.5), top, px(3), most),
                                px(1.5), px(1.5));
    }
}

void TimelineChart::paintLoop(QPainter& painter, const fishing::Cycle& cycle, qint64 known) const {
    const TimelineColors colors = TimelineColors::of(m_theme);
    if (static_cast<qint64>(cycle.start) > known) {
        return;
    }
    const QRectF once = loop(cycle);
    QRectF again = groove();
    again.setLeft(once.right());
    painter.fillRect(once, faint(colors.loop, 0.24));
    painter.fillRect(again, faint(colors.loop, 0.09));
    painter.fillRect(QRectF(once.left() - px(0.75), once.top(), px(1.5), once.height()),
                     colors.loop);
    painter.fillRect(QRectF(once.left(), once.top(), once.width(), px(2.5)), colors.loop);
    const auto period = static_cast<qint64>(cycle.period);
    if (m_scale.xOf(period) - m_scale.xOf(0) < px(leastLoopDistance)) {
        return;
    }
    for (qint64 play = static_cast<qint64>(cycle.start) + period; play <= known; play += period) {
        painter.fillRect(QRectF(m_scale.xOf(play) - px(0.5), again.top(), px(1), again.height()),
                         faint(colors.loop, 0.55));
    }
}

void TimelineChart::fadeOut(QPainter& painter) const {
    const double right = groove().right();
    const double length = px(fadeLength);
    QLinearGradient fade(right - length, 0, right - m_scale.endMargin(), 0);
    fade.setColorAt(0, Qt::black);
    fade.setColorAt(1, QColor::fromRgbF(0, 0, 0, static_cast<float>(fadedOpacity)));
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    painter.fillRect(QRectF(right - length, 0, length + px(sideGap), m_size.height()), fade);
}

QPixmap TimelineChart::signs(const TimelineMarks& marks, qreal pixelRatio) const {
    QPixmap picture = canvas(pixelRatio);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    if (marks.isEnd && marks.outcome) {
        paintEnd(painter, *marks.outcome);
    } else {
        paintDots(painter);
    }
    if (marks.cycle) {
        paintLoopSign(painter, m_scale.xOf(static_cast<qint64>(marks.cycle->start)));
    }
    for (const qint64 bookmark : marks.bookmarks) {
        paintFlag(painter, m_scale.xOf(bookmark));
    }
    return picture;
}

void TimelineChart::paintFlag(QPainter& painter, double x) const {
    const QColor color = TimelineColors::of(m_theme).flag;
    QPainterPath flag(QPointF(x + px(0.5), px(1)));
    flag.lineTo(x + px(8), px(3.5));
    flag.lineTo(x + px(0.5), px(6.5));
    painter.fillPath(flag, color);
    painter.fillRect(QRectF(x - px(0.75), px(1), px(1.5), groove().bottom() - px(1)),
                     faint(color, 0.85));
}

/// Three quarters of a circle with the head of an arrow.
void TimelineChart::paintLoopSign(QPainter& painter, double x) const {
    const QColor color = TimelineColors::of(m_theme).loop;
    painter.save();
    painter.translate(x, 0);
    painter.scale(m_scale.zoom, m_scale.zoom);
    const QRectF circle(-3.5, 1.2, 7, 7);
    painter.setPen(QPen(color, 1.6, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(circle, 70 * 16, 290 * 16);
    QPainterPath head(QPointF(circle.center().x() + 1.0, circle.top() - 1.9));
    head.lineTo(circle.center().x() + 4.6, circle.top() + 1.4);
    head.lineTo(circle.center().x() + 0.2, circle.top() + 3.0);
    painter.fillPath(head, color);
    painter.restore();
}

void TimelineChart::paintEnd(QPainter& painter, Outcome outcome) const {
    const TimelineColors colors = TimelineColors::of(m_theme);
    const QRectF place = kitten();
    const QColor chip = m_theme.dark ? colors.water.darker(160) : QColor(0xff, 0xfc, 0xf4);
    painter.setPen(QPen(outcome == Outcome::A ? colors.gingerTick : colors.greyTick, px(1.2)));
    painter.setBrush(chip);
    painter.drawRoundedRect(place, px(cornerRadius - 1), px(cornerRadius - 1));
    const double rim = px(1.5);
    const QRectF inside = place.adjusted(rim, rim, -rim, -rim);
    switch (outcome) {
    case Outcome::A:
        paintKitten(painter, Player::A, Mood::Won, inside);
        break;
    case Outcome::B:
        paintKitten(painter, Player::B, Mood::Won, inside);
        break;
    default: { // both have run out
        const double side = inside.width() / 2 + px(2);
        paintKitten(painter, Player::B, Mood::OutOfCards, {inside.topLeft(), QSizeF(side, side)});
        paintKitten(painter, Player::A, Mood::OutOfCards,
                    {inside.bottomRight() - QPointF(side, side), QSizeF(side, side)});
    }
    }
}

/// The game goes on beyond the end of the timeline.
void TimelineChart::paintDots(QPainter& painter) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.quietText);
    const QRectF place = groove();
    for (int i = 0; i < 3; ++i) {
        const double x = place.right() - px(2.5) - px(5) * i;
        painter.drawEllipse(QPointF(x, place.center().y()), px(1.4), px(1.4));
    }
}

void TimelineChart::paintHandle(QPainter& painter, qint64 play) const {
    const double half = px(1);
    const double top = px(knobHeight);
    const QRectF line(m_scale.xOf(play) - half, top, 2 * half, groove().bottom() + px(3) - top);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(rimOf(m_theme), 0.8));
    painter.drawRoundedRect(line.adjusted(-half, 0, half, half), 2 * half, 2 * half);
    painter.setBrush(m_theme.text);
    painter.drawRoundedRect(line, half, half);
}

void TimelineChart::paintKnob(QPainter& painter, qint64 play, const QColor& halo) const {
    const QPointF centre(m_scale.xOf(play), px(knobHeight));
    const auto paint = [&](const QColor& color, double radius) {
        painter.setBrush(color);
        painter.drawEllipse(centre, px(radius), px(radius));
    };
    painter.setPen(Qt::NoPen);
    if (halo.isValid()) {
        paint(halo, 7);
    }
    paint(faint(rimOf(m_theme), 0.8), 5.8);
    paint(m_theme.text, 4.7);
}

void TimelineChart::paintPointer(QPainter& painter, double x) const {
    painter.fillRect(QRectF(x - px(0.5), groove().top(), px(1), groove().height()),
                     faint(m_theme.text, 0.55));
}
