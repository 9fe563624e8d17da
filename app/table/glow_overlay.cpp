// SPDX-License-Identifier: MIT
#include "app/table/glow_overlay.h"

#include "app/table/card_art.h"
#include "app/table/card_widget.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace {

/// How far the light reaches beyond the card, in card widths.
constexpr double reach = 0.09;
constexpr int rings = 4;

int reachOf(const CardWidget& card) {
    return std::max(3, qRound(reach * card.width()));
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

void GlowOverlay::follow() {
    QRegion lit;
    for (const Glow& glow : m_glows) {
        lit += glowRect(glow);
    }
    update(m_lit + lit);
    m_lit = lit;
}

QRect GlowOverlay::glowRect(const Glow& glow) const {
    const int reached = reachOf(*glow.card) + 1;
    return glow.card->geometry().adjusted(-reached, -reached, reached, reached);
}

void GlowOverlay::paintEvent(QPaintEvent*) {
    if (m_glows.empty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const Glow& glow : m_glows) {
        const QRectF card = glow.card->geometry();
        const double radius = CardArt::cornerRadius(card.width());
        const double reached = reachOf(*glow.card);
        // Strokes of growing width, one over the other, fade towards the outside.
        for (int ring = 1; ring <= rings; ++ring) {
            QColor color = m_color;
            color.setAlphaF(static_cast<float>(glow.strength * (ring == 1 ? 0.95 : 0.3)));
            painter.setPen(QPen(color, 2 * reached * ring / rings));
            painter.drawRoundedRect(card, radius, radius);
        }
    }
}
