// SPDX-License-Identifier: MIT
// Lies above all cards and paints the light around some of them, which would be clipped at the
// edges of the cards' own widgets. Lets every click through.
#pragma once

#include <QColor>
#include <QWidget>

#include <vector>

class CardWidget;

class GlowOverlay : public QWidget {
    Q_OBJECT

public:
    struct Glow {
        const CardWidget* card = nullptr;
        double strength = 0; ///< 0 to 1
    };

    explicit GlowOverlay(QWidget* parent);

    void setColor(const QColor& color);
    /// Lights these cards and no others.
    void setGlows(std::vector<Glow> glows);
    /// To be told when the cards have moved.
    void follow();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRect glowRect(const Glow& glow) const;

    QColor m_color;
    std::vector<Glow> m_glows;
    QRegion m_lit; // what was painted last
};
