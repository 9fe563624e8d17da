// SPDX-License-Identifier: MIT
#include "app/table/glow_overlay.h"

#include "app/table/card_art.h"
#include "app/table/card_widget.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <utility>

namespace {

/// How far the light reaches beyond the card, in card widths.
constexpr double reach = 0.09;
constexpr int rings = 4;
/// How far it fades towards a neighbour that lies on the card, in that reach.
constexpr double fadeOut = 3;

// Of the shadow of a run that is caught: how far down it falls and how far it spreads, in card
// widths, and how dark it is at the run itself.
constexpr double shadowFall = 0.07;
constexpr double shadowSpread = 0.16;
constexpr double shadowDepth = 0.34;
constexpr int shadowRings = 6;

// Of the badges on the anchor and on cards that come home, in card widths.
constexpr double badgeSize = 0.26;
constexpr double badgeInset = 0.06;

int reachOf(const CardWidget& card) {
    return std::max(3, qRound(reach * card.width()));
}

/// A colour that is spent at `end`, over the `length` before it.
QLinearGradient ebbing(const QColor& color, double end, double length) {
    QLinearGradient light(end - length, 0, end, 0);
    light.setColorAt(0, color);
    light.setColorAt(1, QColor(color.red(), color.green(), color.blue(), 0));
    return light;
}

/// In a square from -0.5 to 0.5, to be stroked.
QPainterPath anchorSign() {
    QPainterPath sign;
    sign.addEllipse(QPointF(0, -0.26), 0.075, 0.075);
    sign.moveTo(0, -0.18);
    sign.lineTo(0, 0.32);
    sign.moveTo(-0.14, -0.08);
    sign.lineTo(0.14, -0.08);
    sign.moveTo(-0.28, 0.08);
    sign.quadTo(-0.22, 0.32, 0, 0.32);
    sign.quadTo(0.22, 0.32, 0.28, 0.08);
    return sign;
}

/// An arrow that turns back to where it came from.
QPainterPath homingSign() {
    QPainterPath sign;
    sign.moveTo(-0.26, -0.12);
    sign.lineTo(0.08, -0.12);
    sign.arcTo(QRectF(-0.12, -0.12, 0.38, 0.38), 90, -180);
    sign.lineTo(-0.2, 0.26);
    sign.moveTo(-0.12, -0.26);
    sign.lineTo(-0.26, -0.12);
    sign.lineTo(-0.12, 0.02);
    return sign;
}

} // namespace

GlowOverlay::GlowOverlay(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setObjectName(QStringLiteral("glowOverlay"));
}

void GlowOverlay::setColor(const QColor& color) {
    m_color = color;
    update(m_lit);
}

void GlowOverlay::setGlows(std::vector<Glow> glows) {
    m_glows = std::move(glows);
    follow();
}

void GlowOverlay::setLifted(std::vector<const CardWidget*> cards) {
    m_lifted = std::move(cards);
    follow();
}

bool GlowOverlay::lights(const CardWidget* card) const {
    return std::ranges::any_of(m_glows, [card](const Glow& glow) { return glow.card == card; });
}

void GlowOverlay::setStrength(double strength) {
    if (strength != m_strength) {
        m_strength = strength;
        update(m_lit);
    }
}

void GlowOverlay::setAnchor(const CardWidget* card, std::vector<const CardWidget*> homing) {
    m_anchor = card;
    m_homing = std::move(homing);
    follow();
}

void GlowOverlay::setNumbered(std::vector<const CardWidget*> cards) {
    update(m_lit);
    m_numbered = std::move(cards);
    follow();
}

void GlowOverlay::follow() {
    QRegion lit;
    for (const Glow& glow : m_glows) {
        lit += glowRect(glow);
    }
    lit += shadowPlace();
    if (m_anchor != nullptr) {
        lit += badgeRect(m_anchor->geometry());
    }
    for (const CardWidget* card : m_homing) {
        lit += badgeRect(card->geometry());
    }
    for (const CardWidget* card : m_numbered) {
        lit += badgeRect(card->geometry());
    }
    if (lit != m_lit) {
        update(m_lit + lit);
        m_lit = lit;
    }
}

QRect GlowOverlay::glowRect(const Glow& glow) const {
    const int reached = reachOf(*glow.card) + 1;
    return glow.card->geometry().adjusted(-reached, -reached, reached, reached);
}

/// Around the run: what it hides need not be painted again as the shadow falls.
QRegion GlowOverlay::shadowPlace() const {
    const QRect run = liftedRun();
    if (run.isEmpty()) {
        return {};
    }
    const double width = m_lifted[0]->width();
    const int spread = qCeil(shadowSpread * width);
    return QRegion(run.adjusted(-spread, 0, spread, spread + qCeil(shadowFall * width))) - run;
}

QRect GlowOverlay::badgeRect(const QRect& card) {
    const int side = qRound(badgeSize * card.width());
    const int inset = qRound(badgeInset * card.width());
    return {card.left() + inset, card.bottom() - inset - side, side, side};
}

void GlowOverlay::paintEvent(QPaintEvent*) {
    if (m_lit.isEmpty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintShadow(painter);
    for (const Glow& glow : m_glows) {
        paintGlow(painter, glow);
    }
    if (m_anchor != nullptr) {
        paintBadge(painter, *m_anchor, anchorSign());
    }
    for (const CardWidget* card : m_homing) {
        paintBadge(painter, *card, homingSign());
    }
    for (std::size_t i = 0; i < m_numbered.size(); ++i) {
        paintNumber(painter, *m_numbered[i], static_cast<int>(i) + 1);
    }
}

QRect GlowOverlay::liftedRun() const {
    QRect run;
    if (m_strength == 0) {
        return run; // its cards are still on their way
    }
    for (const CardWidget* card : m_lifted) {
        run |= card->geometry();
    }
    return run;
}

void GlowOverlay::paintShadow(QPainter& painter) const {
    const QRectF run = liftedRun();
    if (run.isEmpty()) {
        return;
    }
    const double width = m_lifted[0]->width();
    const double radius = CardArt::cornerRadius(width);
    painter.save();
    painter.setClipRegion(shadowPlace());
    painter.setPen(Qt::NoPen);
    painter.setBrush(
        QColor::fromRgbF(0, 0, 0, static_cast<float>(m_strength * shadowDepth / shadowRings)));
    for (int ring = 1; ring <= shadowRings; ++ring) {
        const double spread = shadowSpread * width * ring / shadowRings;
        const QRectF shadow = run.translated(0, shadowFall * width);
        painter.drawRoundedRect(shadow.adjusted(-spread, 0, spread, spread), radius + spread,
                                radius + spread);
    }
    painter.restore();
}

void GlowOverlay::paintGlow(QPainter& painter, const Glow& glow) const {
    const QRectF card = glow.card->seen();
    const double radius = std::min(CardArt::cornerRadius(glow.card->width()), card.width() / 2);
    const double reached = reachOf(*glow.card);
    const auto neighbour = neighbourOn(glow, card);
    QRectF lit = glowRect(glow);
    lit.setRight(neighbour.value_or(lit.right()));
    painter.save();
    painter.setClipPath(openAround(glow, lit, radius));
    painter.setBrush(Qt::NoBrush);
    // Strokes of growing width, one over the other, fade towards the outside.
    for (int ring = 1; ring <= rings; ++ring) {
        QColor color = m_color;
        const double share = ring == 1 ? 0.95 : 0.3;
        color.setAlphaF(static_cast<float>(m_strength * glow.strength * share));
        const double width = 2 * reached * ring / rings;
        painter.setPen(neighbour ? QPen(ebbing(color, lit.right(), fadeOut * reached), width)
                                 : QPen(color, width));
        painter.drawRoundedRect(card, radius, radius);
    }
    painter.restore();
}

/// Where a neighbour begins that lies on the card, in line: there the light ends, or both would
/// look lit.
std::optional<double> GlowOverlay::neighbourOn(const Glow& glow, const QRectF& card) const {
    std::optional<double> left;
    for (const CardWidget* above : glow.above) {
        const QRectF other = above->geometry();
        if (other.intersects(card) && other.left() > card.left() && other.top() == card.top()) {
            left = std::min(left.value_or(other.left()), other.left());
        }
    }
    return left;
}

/// The part of `lit` on which neither the card itself lies nor one that lies above it.
QPainterPath GlowOverlay::openAround(const Glow& glow, const QRectF& lit, double radius) const {
    QPainterPath hidden;
    hidden.addRoundedRect(glow.card->seen(), radius, radius); // the face stays as it is
    for (const CardWidget* above : glow.above) {
        if (const QRectF other = above->geometry(); other.intersects(lit)) {
            QPainterPath outline;
            outline.addRoundedRect(other, radius, radius);
            hidden = hidden.united(outline);
        }
    }
    QPainterPath open;
    open.addRect(lit);
    return open.subtracted(hidden);
}

void GlowOverlay::paintBadge(QPainter& painter, const CardWidget& card,
                             const QPainterPath& sign) const {
    const QRectF badge = badgeRect(card.geometry());
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x2f, 0x5d, 0x7c));
    painter.drawEllipse(badge);
    painter.translate(badge.center());
    painter.scale(badge.width(), badge.height());
    painter.strokePath(sign, QPen(Qt::white, 0.075, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
}

void GlowOverlay::paintNumber(QPainter& painter, const CardWidget& card, int number) const {
    const QRectF badge = badgeRect(card.geometry());
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x2f, 0x5d, 0x7c));
    painter.drawEllipse(badge);
    QFont font = painter.font();
    font.setPixelSize(std::max(7, qRound(0.66 * badge.height())));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(badge, Qt::AlignCenter, QString::number(number));
    painter.restore();
}
