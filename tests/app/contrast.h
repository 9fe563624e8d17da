// SPDX-License-Identifier: MIT
// How well one colour is told from another: relative luminance and contrast as in the Web Content
// Accessibility Guidelines 2.1.
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

/// From 0 (black) to 1 (white).
inline double luminance(const QColor& color) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

/// From 1 (the same) to 21 (black and white).
inline double contrast(const QColor& one, const QColor& other) {
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}
