// SPDX-License-Identifier: MIT
#include "app/playback/zoom.h"

#include "app/window_sizes.h"

#include <QFontInfo>
#include <QtMath>

#include <algorithm>

namespace {

constexpr double largestZoom = 3;
constexpr int usualText = 13; // pixels

} // namespace

double zoomOf(QSize window) {
    const double width = static_cast<double>(window.width()) / usualWindowSize.width();
    const double height = static_cast<double>(window.height()) / usualWindowSize.height();
    return std::clamp(std::min(width, height), 1.0, largestZoom);
}

QFont zoomed(const QFont& font, double zoom) {
    const int pixels = QFontInfo(font).pixelSize();
    QFont larger = font;
    larger.setPixelSize(std::max(pixels, qRound(zoom * std::min(pixels, usualText))));
    return larger;
}
