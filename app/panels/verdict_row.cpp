// SPDX-License-Identifier: MIT
#include "app/panels/verdict_row.h"

#include "app/panel_button.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

namespace {

constexpr int padding = 8; // around the text
constexpr int gap = 1;     // between figure and remark
constexpr int arrowWidth = 18;
constexpr int unbounded = 10'000;
constexpr int wrapped = static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;

/// Between the colour of the text and that of the window.
QColor quietColor(const QPalette& palette) {
    constexpr qreal share = 0.68; // still 4.5 to 1 in both appearances
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    const auto mixed = [](qreal front, qreal back) { return share * front + (1 - share) * back; };
    return QColor::fromRgbF(static_cast<float>(mixed(text.redF(), window.redF())),
                            static_cast<float>(mixed(text.greenF(), window.greenF())),
                            static_cast<float>(mixed(text.blueF(), window.blueF())));
}

void paintArrow(QPainter& painter, QPointF tip) {
    constexpr qreal reach = 4;
    QPainterPath arrow(tip + QPointF(-reach, -reach));
    arrow.lineTo(tip);
    arrow.lineTo(tip + QPointF(-reach, reach));
    painter.drawPath(arrow);
}

} // namespace

VerdictRow::VerdictRow(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void VerdictRow::setFigure(const VerdictFigure& figure) {
    if (figure == m_figure) {
        return;
    }
    const bool isHigher = figure.figure != m_figure.figure || figure.remark != m_figure.remark;
    m_figure = figure;
    setObjectName(figure.name);
    setText(figure.figure);
    setToolTip(figure.goesTo);
    setEnabled(figure.place.has_value());
    setAccessibleName(tr("%1. %2").arg(figure.figure, figure.remark));
    setAccessibleDescription(figure.goesTo);
    if (isHigher) {
        updateGeometry();
    }
    update();
}

QSize VerdictRow::sizeHint() const {
    constexpr int usual = 240;
    return {usual, heightForWidth(usual)};
}

QSize VerdictRow::minimumSizeHint() const {
    return {0, 0};
}

int VerdictRow::heightForWidth(int width) const {
    return remarkArea(width).bottom() + 1 + padding;
}

void VerdictRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor text = palette().color(QPalette::Active, QPalette::WindowText);
    if (isEnabled() && (underMouse() || isDown())) {
        QColor tint = text;
        tint.setAlphaF(isDown() ? 0.14F : 0.07F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tint);
        painter.drawRoundedRect(rect(), 6, 6);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
    const QRect figurePlace = textArea(width());
    painter.setPen(text);
    painter.setFont(figureFont());
    painter.drawText(figurePlace, wrapped, m_figure.figure);
    painter.setPen(quietColor(palette()));
    painter.setFont(font());
    painter.drawText(remarkArea(width()), wrapped, m_figure.remark);
    if (isEnabled()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.8, Qt::SolidLine, Qt::RoundCap,
                            Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        paintArrow(painter, QPointF(width() - padding - 2, height() / 2.0));
    }
}

bool VerdictRow::event(QEvent* event) {
    return PanelButton::takesEnter(*this, *event) || QAbstractButton::event(event);
}

void VerdictRow::changeEvent(QEvent* event) {
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

QFont VerdictRow::figureFont() const {
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

QRect VerdictRow::textArea(int width) const {
    const int room = std::max(width - 2 * padding - arrowWidth, 1);
    return QFontMetrics(figureFont())
        .boundingRect(QRect(padding, padding, room, unbounded), wrapped, m_figure.figure)
        .adjusted(0, 0, 2, 0); // a bold last letter may lean out a little
}

QRect VerdictRow::remarkArea(int width) const {
    const int room = std::max(width - 2 * padding - arrowWidth, 1);
    return fontMetrics().boundingRect(
        QRect(padding, textArea(width).bottom() + 1 + gap, room, unbounded), wrapped,
        m_figure.remark);
}
