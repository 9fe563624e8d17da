// SPDX-License-Identifier: MIT
#include "app/presentation.h"

#include "app/actions.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QMainWindow>

#include <algorithm>
#include <array>
#include <utility>

namespace {

/// Kinds of widgets that a desktop may give fonts of their own.
constexpr std::array kinds = {"QMenu",       "QMenuBar",  "QToolButton", "QDockWidgetTitle",
                              "QStatusBar",  "QTipLabel", "QLabel",      "QPushButton",
                              "QHeaderView", "QListView", "QCheckBox",   "QAbstractItemView"};

QFont larger(const QFont& font, double zoom) {
    QFont zoomed = font;
    zoomed.setPixelSize(qRound(zoom * QFontInfo(font).pixelSize()));
    return zoomed;
}

} // namespace

int presentationText(QSize window, int usual) {
    // From the last row, letters should be no smaller than this part of the picture.
    constexpr int lines = 44;
    constexpr int columns = 70;
    constexpr double least = 1.1; // so that one sees that the mode is on
    return std::max(qRound(least * usual),
                    std::min(window.height() / lines, window.width() / columns));
}

Presentation::Presentation(QMainWindow* window)
    : QObject(window),
      m_window(*window),
      m_toggle(makeAction(this, QStringLiteral("presentation"), tr("P&resentation"),
                          tr("Make everything large, to be read from the back of a classroom"),
                          {Qt::Key_F10})) {
    m_toggle->setCheckable(true);
    connect(m_toggle, &QAction::toggled, this, [this](bool on) {
        if (on) {
            m_usual = QApplication::font();
            m_usualOf.clear();
            for (const char* kind : kinds) {
                m_usualOf.emplace_back(kind, QApplication::font(kind));
            }
        }
        refresh();
    });
    window->installEventFilter(this);
}

Presentation::~Presentation() {
    if (m_toggle->isChecked()) {
        setFonts(1);
    }
}

bool Presentation::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && m_toggle->isChecked()) {
        refresh();
    }
    return QObject::eventFilter(watched, event);
}

void Presentation::refresh() {
    const int usual = QFontInfo(m_usual).pixelSize();
    const double zoom = m_toggle->isChecked()
                            ? static_cast<double>(presentationText(m_window.size(), usual)) / usual
                            : 1;
    if (zoom != m_zoom) {
        setFonts(zoom);
        const double before = std::exchange(m_zoom, zoom);
        emit zoomed(before, zoom);
    }
}

void Presentation::setFonts(double zoom) {
    const auto sized = [zoom](const QFont& font) { return zoom == 1 ? font : larger(font, zoom); };
    QApplication::setFont(sized(m_usual));
    for (const auto& [kind, font] : m_usualOf) {
        QApplication::setFont(sized(font), kind);
    }
}
