// SPDX-License-Identifier: MIT
// Lies above all cards and paints the light around some of them, which would be clipped at the
// edges of the cards' own widgets. Lets every click through.
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QWidget>

#include <optional>
#include <vector>

class CardWidget;

class GlowOverlay : public QWidget {
    Q_OBJECT

public:
    struct Glow {
        const CardWidget* card = nullptr;
        double strength = 0;                  ///< 0 to 1
        std::vector<const CardWidget*> above; ///< cards that may lie on this one and hide its light
    };

    explicit GlowOverlay(QWidget* parent);

    void setColor(const QColor& color);
    /// Lights these cards and no others.
    void setGlows(std::vector<Glow> glows);
    /// These cards throw a shadow on what lies below them; they lie side by side.
    void setLifted(std::vector<const CardWidget*> cards);
    const std::vector<const CardWidget*>& lifted() const { return m_lifted; }
    /// How much of their strength all of them have: 0 to 1.
    void setStrength(double strength);
    double strength() const { return m_strength; }
    bool hasGlows() const { return !m_glows.empty(); }
    bool lights(const CardWidget* card) const;
    /// Marks a card as the anchor, which never leaves the table, or none; and others as cards that
    /// always come home.
    void setAnchor(const CardWidget* card, std::vector<const CardWidget*> homing = {});
    const CardWidget* anchor() const { return m_anchor; }
    const std::vector<const CardWidget*>& homing() const { return m_homing; }
    /// Numbers these cards from 1 on, and no others.
    void setNumbered(std::vector<const CardWidget*> cards);
    const std::vector<const CardWidget*>& numbered() const { return m_numbered; }
    /// Where a card wears its badge that lies at `card`.
    static QRect badgeRect(const QRect& card);
    /// To be told when the cards have moved.
    void follow();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRect glowRect(const Glow& glow) const;
    QRect liftedRun() const;
    QRegion shadowPlace() const;
    void paintShadow(QPainter& painter) const;
    void paintGlow(QPainter& painter, const Glow& glow) const;
    std::optional<double> neighbourOn(const Glow& glow, const QRectF& card) const;
    QPainterPath openAround(const Glow& glow, const QRectF& lit, double radius) const;
    void paintBadge(QPainter& painter, const CardWidget& card, const QPainterPath& sign) const;
    void paintNumber(QPainter& painter, const CardWidget& card, int number) const;

    QColor m_color;
    std::vector<Glow> m_glows;
    std::vector<const CardWidget*> m_lifted;
    double m_strength = 1;
    const CardWidget* m_anchor = nullptr;
    std::vector<const CardWidget*> m_homing;
    std::vector<const CardWidget*> m_numbered;
    QRegion m_lit; // what was painted last
};
