// SPDX-License-Identifier: MIT
#include "app/panels/inside/array_row.h"

#include "app/card_names.h"
#include "app/code/code_font.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

using inside::Cell;

namespace {

constexpr int arrow = 4; // half the width of the triangle under a cell

} // namespace

struct ArrayRow::Metrics {
    QFont code;
    QFont small;
    int name = 0;   // width of the column with the names
    int cell = 0;   // width of a cell
    int height = 0; // of a cell
    int line = 0;   // height of a line of small text
    bool isBare = false;

    int indexTop() const { return 1; }
    int cellTop() const { return isBare ? 2 : indexTop() + line; }
    int markTop() const { return cellTop() + height + 2; }
    int bottom() const { return isBare ? markTop() : markTop() + arrow + line; }
};

namespace {

constexpr int leastSlots = 6;
constexpr int usualSlots = 13;

bool contains(const std::vector<Cell>& cells, const Cell& cell) {
    return std::ranges::find(cells, cell) != cells.end();
}

QFont smaller(const QFont& font) {
    constexpr double scale = 0.78;
    QFont small = font;
    if (font.pointSizeF() > 0) {
        small.setPointSizeF(scale * font.pointSizeF());
    } else {
        small.setPixelSize(qRound(scale * font.pixelSize()));
    }
    return small;
}

} // namespace

ArrayRow::ArrayRow(const QString& name, QWidget* parent) : QWidget(parent), m_name(name) {
    setObjectName(name);
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setLayoutDirection(Qt::LeftToRight); // arrays run this way in every language
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ArrayRow::setWords(const QString& title, const QString& description) {
    if (title != m_title) {
        m_title = title;
        update();
    }
    setAccessibleName(description);
}

void ArrayRow::setGround(QColor InsideColors::*ground) {
    m_ground = ground;
    update();
}

void ArrayRow::setCellCount(int count) {
    if (count != m_cellCount) {
        m_cellCount = count;
        updateGeometry();
    }
}

void ArrayRow::setBare(bool bare) {
    m_isBare = bare;
    updateGeometry();
}

void ArrayRow::setSource(const Source& source) {
    m_source = source;
    refresh();
}

void ArrayRow::setLights(const std::vector<Cell>& changed, const std::vector<Cell>& looked) {
    m_changed = changed;
    m_looked = looked;
    update();
}

void ArrayRow::setPointed(const std::optional<Cell>& cell) {
    if (cell != m_pointed) {
        m_pointed = cell;
        update();
    }
}

bool ArrayRow::isChanged(const Cell& cell) const {
    return contains(m_changed, cell);
}

bool ArrayRow::isLookedAt(const Cell& cell) const {
    return contains(m_looked, cell);
}

void ArrayRow::refresh() {
    if (!m_source) {
        return;
    }
    const Metrics m = metrics();
    const int room = std::max(leastSlots, (width() - m.name - 2) / m.cell);
    m_content = m_source(room);
    if (m_pointedHere >= static_cast<int>(m_content.cells.size())) {
        m_pointedHere = -1;
    }
    update();
}

ArrayRow::Metrics ArrayRow::metrics() const {
    Metrics m;
    m.isBare = m_isBare;
    m.code = codeFont(font());
    m.small = smaller(font());
    const QFontMetrics code(m.code);
    QFont bold = m.code;
    bold.setBold(true);
    m.name =
        QFontMetrics(bold).horizontalAdvance(QStringLiteral("book")) + code.averageCharWidth() * 2;
    m.cell = code.horizontalAdvance(QStringLiteral("00")) + code.averageCharWidth() * 3 / 2;
    m.height = code.height() * 7 / 5;
    m.line = QFontMetrics(m.small).height();
    if (m_cellCount > 0 && m.name + m_cellCount * m.cell + 2 > width()) {
        // Where all are to be seen, they may be as narrow as their numbers are.
        const int least = code.horizontalAdvance(QStringLiteral("00")) + 6;
        m.cell = std::max(least, (width() - m.name - 2) / m_cellCount);
    }
    return m;
}

QSize ArrayRow::sizeHint() const {
    const Metrics m = metrics();
    const int cells = m_cellCount > 0 ? m_cellCount : usualSlots;
    return {m.name + cells * m.cell + 2, m.bottom()};
}

QSize ArrayRow::minimumSizeHint() const {
    const Metrics m = metrics();
    const int cells = m_cellCount > 0 ? std::min(m_cellCount, leastSlots) : leastSlots;
    return {m.name + cells * m.cell + 2, sizeHint().height()};
}

QRect ArrayRow::slotRect(int slot) const {
    const Metrics m = metrics();
    int left = m.name;
    for (int i = 0; i < slot; ++i) {
        const bool isGap =
            m_content.cells[static_cast<std::size_t>(i)].look == ArrayCell::Look::Gap;
        left += isGap ? 2 * m.cell : m.cell;
    }
    const bool isGap =
        slot >= 0 && m_content.cells[static_cast<std::size_t>(slot)].look == ArrayCell::Look::Gap;
    return {left, m.cellTop(), isGap ? 2 * m.cell : m.cell, m.height};
}

int ArrayRow::slotAt(QPoint place) const {
    for (int i = 0; i < static_cast<int>(m_content.cells.size()); ++i) {
        if (slotRect(i).contains(place)) {
            return i;
        }
    }
    return -1;
}

void ArrayRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Metrics m = metrics();
    const InsideColors colors = InsideColors::of(palette());
    if (hasFocus()) {
        painter.setPen(QPen(colors.look, 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    }
    paintName(painter, m, colors);
    for (int i = 0; i < static_cast<int>(m_content.cells.size()); ++i) {
        paintCell(painter, m, colors, i);
        paintIndex(painter, m, colors, i);
    }
    paintMarks(painter, m, colors);
}

void ArrayRow::paintName(QPainter& painter, const Metrics& m, const InsideColors& colors) const {
    QFont bold = m.code;
    bold.setBold(true);
    const QRect nameArea(4, m.cellTop(), m.name - 8, m.height);
    painter.setPen(colors.text);
    painter.setFont(bold);
    painter.drawText(nameArea, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), m_name);
    if (m.isBare) {
        return;
    }
    const QRect titleArea(4, m.markTop() - 2, m.name - 8, m.line + 2);
    painter.setPen(colors.quiet);
    painter.setFont(m.small);
    painter.drawText(titleArea, static_cast<int>(Qt::AlignLeft | Qt::AlignTop),
                     QFontMetrics(m.small).elidedText(m_title, Qt::ElideRight, titleArea.width()));
}

void ArrayRow::paintCell(QPainter& painter, const Metrics& m, const InsideColors& colors,
                         int slot) const {
    const ArrayCell& cell = m_content.cells[static_cast<std::size_t>(slot)];
    const QRectF area = QRectF(slotRect(slot)).adjusted(1.5, 0.5, -1.5, -0.5);
    const bool isGap = cell.look == ArrayCell::Look::Gap;
    const bool isUsed = cell.look == ArrayCell::Look::Used;
    const bool changed = isChanged(cell.cell);
    QPen edge(colors.edge, 1);
    if (cell.look == ArrayCell::Look::Left) {
        edge.setStyle(Qt::DotLine);
    }
    if (changed) {
        edge = QPen(colors.change, 2);
    } else if (isLookedAt(cell.cell)) {
        edge = QPen(colors.look, 2);
    }
    if (!isGap) {
        painter.setPen(edge);
        painter.setBrush(changed ? QBrush(colors.changeGround)
                                 : (isUsed ? QBrush(colors.*m_ground) : QBrush(Qt::NoBrush)));
        painter.drawRoundedRect(area, 4, 4);
    }
    if (m_pointed == cell.cell || (isGap && m_pointed && m_content.slotOf(*m_pointed) == slot)) {
        painter.setPen(QPen(colors.pointer, 2.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area.adjusted(-1, -1, 1, 1), 5, 5);
    }
    QFont font = isGap ? m.small : m.code;
    font.setBold(isUsed);
    painter.setFont(font);
    painter.setPen(isUsed || changed ? colors.text : colors.quiet);
    painter.drawText(area, static_cast<int>(Qt::AlignCenter), cell.text);
}

void ArrayRow::paintIndex(QPainter& painter, const Metrics& m, const InsideColors& colors,
                          int slot) const {
    const ArrayCell& cell = m_content.cells[static_cast<std::size_t>(slot)];
    const QFontMetrics metrics(m.small);
    const QString text = QString::number(cell.cell.index);
    const bool isEveryOther = slot % 4 == 0;
    const bool fits = metrics.horizontalAdvance(text) <= m.cell - 2;
    const bool hasIndex = cell.look != ArrayCell::Look::Gap && !m.isBare;
    if (!hasIndex || (!fits && !isEveryOther)) {
        return;
    }
    const QRect area = slotRect(slot);
    const QRect place(area.left() - (fits ? 0 : m.cell), m.indexTop(), fits ? m.cell : 3 * m.cell,
                      m.line);
    painter.setFont(m.small);
    painter.setPen(colors.quiet);
    painter.drawText(place, static_cast<int>(Qt::AlignHCenter | Qt::AlignBottom), text);
}

/// Triangles stand exactly under their cells; the texts keep clear of one another.
void ArrayRow::paintMarks(QPainter& painter, const Metrics& m, const InsideColors& colors) const {
    const QFontMetrics metrics(m.small);
    const int gap = metrics.averageCharWidth() * 2;
    int free = m.name; // where the next text may begin
    for (const ArrayMark& mark : m_content.marks) {
        const QRect area = mark.slot < 0 ? QRect(m.name, 0, 0, 0) : slotRect(mark.slot);
        const bool lit = isChanged(mark.cell) || isLookedAt(mark.cell);
        const QColor color = isChanged(mark.cell)    ? mixed(colors.change, colors.text, 0.75)
                             : isLookedAt(mark.cell) ? colors.look
                                                     : colors.quiet;
        QFont font = m.small;
        font.setBold(lit);
        const int textWidth = QFontMetrics(font).horizontalAdvance(mark.text) + 1;
        const int centre = mark.slot < 0 ? m.name + arrow : area.center().x() + 1;
        const int left = std::max(free, std::min(centre - textWidth / 2, width() - 2 - textWidth));
        const QPointF tip(centre, m.markTop());
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPolygon(
            QPolygonF({tip, tip + QPointF(arrow, arrow), tip + QPointF(-arrow, arrow)}));
        painter.setPen(color);
        painter.setFont(font);
        painter.drawText(QRect(left, m.markTop() + arrow, textWidth + 4, m.line),
                         static_cast<int>(Qt::AlignLeft | Qt::AlignTop), mark.text);
        free = left + textWidth + gap;
    }
}

void ArrayRow::resizeEvent(QResizeEvent*) {
    refresh();
}

void ArrayRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        refresh();
        updateGeometry();
    }
}

bool ArrayRow::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const int slot = slotAt(help->pos());
    if (slot < 0) {
        QToolTip::hideText();
    } else {
        QToolTip::showText(help->globalPos(), describeSlot(slot), this, slotRect(slot));
    }
    return true;
}

void ArrayRow::mouseMoveEvent(QMouseEvent* event) {
    point(slotAt(event->pos()));
}

void ArrayRow::leaveEvent(QEvent*) {
    point(-1);
}

void ArrayRow::focusOutEvent(QFocusEvent* event) {
    point(-1);
    QWidget::focusOutEvent(event);
    update();
}

void ArrayRow::hideEvent(QHideEvent*) {
    point(-1);
}

void ArrayRow::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(m_content.cells.size()) - 1;
    if (event->key() == Qt::Key_Down) {
        point(std::min(m_pointedHere + 1, last));
    } else if (event->key() == Qt::Key_Up) {
        point(m_pointedHere < 0 ? last : std::max(m_pointedHere - 1, 0));
    } else {
        QWidget::keyPressEvent(event);
    }
}

void ArrayRow::point(int slot) {
    if (slot == m_pointedHere) {
        return;
    }
    m_pointedHere = slot;
    tellPointed();
}

void ArrayRow::pointAgain() {
    if (m_pointedHere >= 0) {
        tellPointed();
    }
}

void ArrayRow::tellPointed() {
    const int slot = m_pointedHere;
    const auto cell = slot < 0
                          ? std::nullopt
                          : std::optional(m_content.cells[static_cast<std::size_t>(slot)].cell);
    setPointed(cell);
    setAccessibleDescription(slot < 0 ? QString() : describeSlot(slot));
    emit cellPointedAt(cell);
}

QString ArrayRow::describeSlot(int slot) const {
    const ArrayCell& cell = m_content.cells[static_cast<std::size_t>(slot)];
    const QString place =
        QStringLiteral("%1[%2]").arg(m_name, QLocale().toString(qulonglong{cell.cell.index}));
    switch (cell.look) {
    case ArrayCell::Look::Gap:
        return tr("%1 more cards of %2").arg(QLocale().toString(qulonglong{cell.hidden}), m_name);
    case ArrayCell::Look::Left:
        return tr("%1: %2, which has been played. It is still written here, but head has moved on.")
            .arg(place, cell.text);
    case ArrayCell::Look::Free:
        return cell.cell.kind == Cell::Kind::Book ? tr("%1 is 0").arg(place)
                                                  : tr("%1 is free").arg(place);
    case ArrayCell::Look::Used:
        break;
    }
    return cell.card ? tr("%1 is %2: %3").arg(place, cell.text, spokenName(*cell.card))
                     : tr("%1 is %2").arg(place, cell.text);
}
