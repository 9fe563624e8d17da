// SPDX-License-Identifier: MIT
#include "app/appearance.h"

#include <QApplication>
#include <QPalette>

#include <array>

QPalette lightPalette() {
    QPalette palette(QColor(0xef, 0xf2, 0xef));
    palette.setColor(QPalette::Highlight, QColor(0x2f, 0x7f, 0xa3));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x1c, 0x67, 0x8c));
    return palette;
}

namespace {

/// The style draws the outlines of these in a darker shade of the window's colour, which one does
/// not see in front of a dark window. They show that colour nowhere else.
constexpr std::array outlined = {"QAbstractItemView", "QAbstractSpinBox", "QCheckBox",
                                 "QComboBox",         "QLineEdit",        "QMenu",
                                 "QProgressBar",      "QPushButton",      "QRadioButton"};
const QColor outlineShade(0x99, 0xac, 0xb3); // of which the outlines are a darker one

QPalette darkPalette() {
    const QColor window(0x22, 0x2b, 0x2f);
    const QColor text(0xe6, 0xec, 0xe9);
    const QColor quiet(0x97, 0xa3, 0xa1);
    const QColor disabled(0x80, 0x8c, 0x8a);
    QPalette palette(text, QColor(0x30, 0x3b, 0x40), QColor(0x38, 0x44, 0x49),
                     QColor(0x14, 0x1a, 0x1d), QColor(0x39, 0x45, 0x4a), text,
                     QColor(0x2d, 0x39, 0x3f));
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::AlternateBase, window);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::ToolTipBase, QColor(0x30, 0x3b, 0x40));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, quiet);
    palette.setColor(QPalette::Link, QColor(0x7f, 0xc4, 0xe0));
    palette.setColor(QPalette::Highlight, QColor(0x35, 0x7f, 0xa0));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, disabled);
    }
    return palette;
}

void setPaletteOfOutlined(const QPalette& palette) {
    for (const char* name : outlined) {
        QApplication::setPalette(palette, name);
    }
}

bool areOutlinesSet() {
    return QApplication::palette(outlined[0]).color(QPalette::Window) == outlineShade;
}

} // namespace

void applyAppearance(Appearance appearance) {
    QPalette palette;
    if (appearance == Appearance::Light) {
        palette = lightPalette();
    } else if (appearance == Appearance::Dark) {
        palette = darkPalette();
    }
    QApplication::setPalette(palette);
    if (appearance == Appearance::Dark) {
        palette.setColor(QPalette::Window, outlineShade);
        setPaletteOfOutlined(palette);
    } else if (areOutlinesSet()) { // the desktop may have palettes of its own for some
        setPaletteOfOutlined(QApplication::palette());
    }
}
