// SPDX-License-Identifier: MIT
#include "app/panels/inside/inside_colors.h"

QColor mixed(const QColor& first, const QColor& second, double share) {
    const auto mix = [share](float a, float b) {
        return static_cast<float>(share * a + (1 - share) * b);
    };
    return QColor::fromRgbF(mix(first.redF(), second.redF()), mix(first.greenF(), second.greenF()),
                            mix(first.blueF(), second.blueF()));
}

InsideColors InsideColors::of(const QPalette& palette) {
    const TableTheme theme = TableTheme::of(palette);
    const TimelineColors timeline = TimelineColors::of(theme);
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);
    const double tint = theme.dark ? 0.55 : 0.5;
    InsideColors colors;
    colors.text = text;
    colors.quiet = mixed(text, window, 0.66);
    colors.edge = mixed(text, window, 0.28);
    colors.ginger = mixed(timeline.ginger, window, tint);
    colors.grey = mixed(timeline.grey, window, tint);
    colors.water = mixed(timeline.water, window, theme.dark ? 0.8 : 0.7);
    colors.change = theme.glow;
    colors.changeGround = mixed(theme.glow, window, theme.dark ? 0.45 : 0.4);
    colors.look = palette.color(QPalette::Active, QPalette::Highlight);
    colors.pointer = theme.marker;
    return colors;
}
