// SPDX-License-Identifier: MIT
#include "app/panels/inside/array_gauge.h"

#include "app/code/code_font.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

ArrayGauge::ArrayGauge(const QString& name, QColor InsideColors::*ground, QWidget* parent)
    : QWidget(parent), m_name(name), m_ground(ground) {
    setObjectName(name + QStringLiteral("Gauge"));
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ArrayGauge::setFilling(quint64 head, quint64 tail, quint64 cells) {
    m_head = head;
    m_tail = tail;
    m_cells = cells;
    const QLocale locale;
    const QString words =
        isOverfull()
            ? tr("%1: its array of %2 cells has overflowed").arg(m_name, locale.toString(cells))
            : tr("%1: tail is %2, in an array of %3 cells")
                  .arg(m_name, locale.toString(tail), locale.toString(cells));
    setAccessibleName(words);
    setToolTip(words);
    update();
}

QSize ArrayGauge::sizeHint() const {
    return {200, fontMetrics().height() + 8};
}

void ArrayGauge::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const InsideColors colors = InsideColors::of(palette());
    const QFontMetrics metrics(codeFont(font()));
    const double left = metrics.horizontalAdvance(QStringLiteral("q1")) + 10;
    const QRectF bar(left, 4, width() - left - 1, height() - 8);
    painter.setFont(codeFont(font()));
    painter.setPen(colors.text);
    painter.drawText(QRectF(0, 0, left, height()),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), m_name);
    const auto across = [&](quint64 cell) {
        return bar.width() *
               std::min(1.0, static_cast<double>(cell) / static_cast<double>(m_cells));
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(colors.edge, palette().color(QPalette::Window), 0.35));
    painter.drawRoundedRect(bar, 4, 4);
    if (isOverfull()) {
        painter.setBrush(colors.changeGround);
        painter.drawRoundedRect(bar, 4, 4);
    } else {
        painter.setBrush(colors.*m_ground);
        painter.drawRoundedRect(QRectF(bar.left() + across(m_head), bar.top(),
                                       std::max(2.0, across(m_tail) - across(m_head)),
                                       bar.height()),
                                3, 3);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isOverfull() ? colors.change : colors.edge, isOverfull() ? 2 : 1));
    painter.drawRoundedRect(bar.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const QLocale locale;
    const QString text =
        isOverfull() ? tr("overflowed")
                     : tr("tail %1 of %2").arg(locale.toString(m_tail), locale.toString(m_cells));
    painter.setFont(font());
    painter.setPen(colors.text);
    painter.drawText(bar.adjusted(8, 0, -8, 0), static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
                     text);
}
