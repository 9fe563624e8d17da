// SPDX-License-Identifier: MIT
#include "app/panels/move_list.h"

#include "app/actions.h"
#include "app/game_controller.h"
#include "app/panels/move_model.h"
#include "app/panels/move_row.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace {

/// More would hardly be wanted, and would take a while.
constexpr int mostCopiedRows = 20'000;

/// So many rows are kept in sight before and behind the game's, where there is room.
constexpr int margin = 2;

} // namespace

MoveList::MoveList(GameController& controller, MoveModel& model, QWidget* parent)
    : QListView(parent), m_controller(controller), m_model(model) {
    setObjectName(QStringLiteral("moveList"));
    setAccessibleName(tr("Moves"));
    setModel(&model);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAutoScroll(true);
    QAction* copyRows = makeAction(this, QStringLiteral("copyMoves"), tr("&Copy"),
                                   tr("Copy the selected rows as text"));
    connect(copyRows, &QAction::triggered, this, &MoveList::copy);
    addAction(copyRows); // without its key, which the window may have too; see isOurs()
    setContextMenuPolicy(Qt::ActionsContextMenu);

    m_follow.setSingleShot(true);
    connect(&m_follow, &QTimer::timeout, this, &MoveList::follow);
    connect(&controller, &GameController::positionChanged, this, &MoveList::followSoon);
    connect(&model, &QAbstractItemModel::modelReset, this, &MoveList::startOver);
    follow();
}

void MoveList::copy() {
    QList<QItemSelectionRange> ranges = selectionModel()->selection();
    std::ranges::sort(ranges, {}, &QItemSelectionRange::top); // they are as they were picked
    QStringList lines;
    bool areAll = true;
    for (const QItemSelectionRange& range : ranges) {
        for (int row = range.top(); row <= range.bottom() && areAll; ++row) {
            areAll = lines.size() < mostCopiedRows;
            if (areAll) {
                lines += m_model.data(m_model.index(row)).toString();
            }
        }
    }
    if (!lines.isEmpty()) {
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
        emit copied(static_cast<int>(lines.size()), areAll);
    }
}

QRect MoveList::visualRect(const QModelIndex& index) const {
    if (!index.isValid()) {
        return {};
    }
    constexpr qint64 farthest = 1 << 30; // so that sums of two still fit
    const qint64 top = (qint64{index.row()} - topRow()) * rowHeight();
    return {0, static_cast<int>(std::clamp(top, -farthest, farthest)), viewport()->width(),
            rowHeight()};
}

QModelIndex MoveList::indexAt(const QPoint& point) const {
    const int row = topRow() + point.y() / rowHeight();
    return point.y() >= 0 && row < m_model.rowCount() ? m_model.index(row) : QModelIndex();
}

void MoveList::scrollTo(const QModelIndex& index, ScrollHint hint) {
    if (!index.isValid() || verticalScrollBar()->isSliderDown()) {
        return;
    }
    const int row = index.row();
    const int last = row - rowsInView() + 1; // the top row that has this one at the bottom
    int top = topRow();
    switch (hint) {
    case EnsureVisible:
        top = row < top ? row : std::max(top, last);
        break;
    case PositionAtTop:
        top = row;
        break;
    case PositionAtBottom:
        top = last;
        break;
    case PositionAtCenter:
        top = row - rowsInView() / 2;
        break;
    }
    verticalScrollBar()->setValue(top);
}

void MoveList::resizeEvent(QResizeEvent* event) {
    const int row = m_model.rowOf(m_controller.index());
    const int rows = event->oldSize().height() / rowHeight();
    const bool wasInView = row >= topRow() && row <= topRow() + rows;
    QAbstractItemView::resizeEvent(event);
    if (wasInView) {
        scrollTo(m_model.index(row), EnsureVisible);
    }
}

void MoveList::doItemsLayout() {
    QAbstractItemView::doItemsLayout();
}

QModelIndex MoveList::moveCursor(CursorAction action, Qt::KeyboardModifiers) {
    const int rows = m_model.rowCount();
    if (rows == 0) {
        return {};
    }
    const int now = m_model.rowOf(m_controller.index());
    int row = currentIndex().isValid() ? currentIndex().row() : now;
    switch (action) {
    case MoveUp:
    case MovePrevious:
        row -= 1;
        break;
    case MoveDown:
    case MoveNext:
        row += 1;
        break;
    case MovePageUp:
        row -= rowsInView();
        break;
    case MovePageDown:
        row += rowsInView();
        break;
    case MoveHome:
        row = 0;
        break;
    case MoveEnd:
        row = rows - 1;
        break;
    case MoveLeft:
    case MoveRight:
        break;
    }
    return m_model.index(std::clamp(row, 0, rows - 1));
}

int MoveList::verticalOffset() const {
    return static_cast<int>(qint64{topRow()} * rowHeight());
}

void MoveList::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) {
    const QRect area = rect.normalized();
    const int last = m_model.rowCount() - 1;
    const auto rowAt = [this](int y) { // also above the viewport
        return topRow() + (y < 0 ? (y + 1) / rowHeight() - 1 : y / rowHeight());
    };
    const int first = rowAt(area.top());
    const int end = rowAt(area.bottom());
    if (end < 0 || first > last) {
        selectionModel()->select(QItemSelection(), command);
        return;
    }
    selectionModel()->select(
        QItemSelection(m_model.index(std::max(first, 0)), m_model.index(std::clamp(end, 0, last))),
        command);
}

QRegion MoveList::visualRegionForSelection(const QItemSelection& selection) const {
    QRegion region;
    for (const QItemSelectionRange& range : selection) {
        const QRect first = visualRect(range.topLeft());
        const QRect last = visualRect(range.bottomRight());
        region += first.united(last).intersected(viewport()->rect());
    }
    return region;
}

void MoveList::updateGeometries() {
    const int rows = m_model.rowCount();
    verticalScrollBar()->setRange(0, std::max(0, rows - rowsInView()));
    verticalScrollBar()->setPageStep(rowsInView());
    verticalScrollBar()->setSingleStep(1);
    QAbstractItemView::updateGeometries();
}

void MoveList::scrollContentsBy(int, int) {
    viewport()->update();
}

void MoveList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QAbstractItemView::currentChanged(current, previous);
    if (QAccessible::isActive() && current.isValid() && hasFocus()) {
        QAccessibleEvent event(this, QAccessible::Focus);
        event.setChild(current.row());
        QAccessible::updateAccessibility(&event);
    }
}

void MoveList::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    // QListView would list every selected row.
    QAbstractItemView::selectionChanged(selected, deselected);
}

bool MoveList::event(QEvent* event) {
    const bool isKey =
        event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (isKey && m_follow.isActive()) {
        m_follow.stop();
        follow(); // keys mean what is true now
    }
    if (event->type() == QEvent::ShortcutOverride && isOurs(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QListView::event(event);
}

/// Whether a key means the list before the window. All others, and Enter where there is nowhere to
/// go, are left to the window, which plays the game with them.
bool MoveList::isOurs(const QKeyEvent& event) const {
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return (event.modifiers() & ~Qt::KeypadModifier) == 0 && currentIndex().isValid() &&
               currentIndex().row() != m_model.rowOf(m_controller.index());
    default:
        return event.matches(QKeySequence::Copy) || event.matches(QKeySequence::SelectAll);
    }
}

void MoveList::keyPressEvent(QKeyEvent* event) {
    if (!isOurs(*event)) {
        event->ignore();
    } else if (event->matches(QKeySequence::Copy)) {
        copy();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        goTo(currentIndex());
    } else {
        QListView::keyPressEvent(event);
    }
}

void MoveList::mousePressEvent(QMouseEvent* event) {
    m_isPressed = event->button() == Qt::LeftButton;
    QListView::mousePressEvent(event);
}

void MoveList::mouseReleaseEvent(QMouseEvent* event) {
    const QModelIndex released = indexAt(event->position().toPoint());
    const bool isClick = event->button() == Qt::LeftButton &&
                         event->modifiers() == Qt::NoModifier && released == currentIndex() &&
                         selectionModel()->isSelected(released);
    QListView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton) {
        m_isPressed = false;
        if (std::exchange(m_isLate, false)) {
            followSoon();
        }
    }
    if (isClick) {
        goTo(released);
    }
}

int MoveList::rowHeight() const {
    return MoveRow::heightFor(fontMetrics());
}

int MoveList::rowsInView() const {
    return std::max(1, viewport()->height() / rowHeight());
}

int MoveList::topRow() const {
    return verticalScrollBar()->value();
}

void MoveList::followSoon() {
    viewport()->update();
    if (!m_follow.isActive()) {
        m_follow.start(0);
    }
}

void MoveList::startOver() {
    m_rowsAreOthers = true;
    followSoon();
}

void MoveList::follow() {
    m_isLate = m_isPressed; // a row must not slip away between press and release
    if (m_isLate) {
        return;
    }
    const QModelIndex now = m_model.index(m_model.rowOf(m_controller.index()));
    if (!now.isValid()) {
        return;
    }
    executeDelayedItemsLayout(); // the row may have come just now
    // Rows that somebody picked to copy stay picked.
    const auto& selection = selectionModel()->selection();
    const bool isPicked =
        selection.size() > 1 || (selection.size() == 1 && selection[0].height() > 1);
    showRow(now.row());
    selectionModel()->setCurrentIndex(now, isPicked ? QItemSelectionModel::NoUpdate
                                                    : QItemSelectionModel::ClearAndSelect);
}

/// Scrolls as little as it takes while the game is stepped; after a jump, the row is in the middle.
void MoveList::showRow(int row) {
    if (verticalScrollBar()->isSliderDown()) {
        return;
    }
    const int page = rowsInView();
    const int room = std::min(margin, (page - 1) / 2);
    const int above = row - room;            // the top rows that show it are from here
    const int below = row + room - page + 1; // back to here
    const int top = topRow();
    const bool isFar = m_rowsAreOthers || top > above + page || top < below - page;
    verticalScrollBar()->setValue(isFar ? row - page / 2 : std::clamp(top, below, above));
    m_rowsAreOthers = false;
}

void MoveList::goTo(const QModelIndex& index) {
    if (index.isValid()) {
        m_controller.seek(m_model.placeOf(index.row()));
    }
}

void MoveList::showEvent(QShowEvent* event) {
    QListView::showEvent(event);
    startOver();
}

void MoveList::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    const int rows = m_model.rowCount();
    if (rows == 0) {
        return;
    }
    MoveRow row(painter, *viewport(), m_model.placeOf(rows - 1), m_controller.names());
    const int now = m_model.rowOf(m_controller.index());
    const bool isExact = m_model.placeOf(now) == m_controller.index();
    const int first = topRow() + event->rect().top() / rowHeight();
    const int last = std::min(rows - 1, topRow() + event->rect().bottom() / rowHeight());
    for (int i = first; i <= last; ++i) {
        const QModelIndex index = m_model.index(i);
        MoveRow::State state;
        state.isNow = i == now && isExact;
        state.isBeforeNow = i == now && !isExact;
        state.isToCome = i > now;
        state.isSelected = i != now && selectionModel()->isSelected(index);
        state.hasCursor = hasFocus() && index == currentIndex();
        state.isMarked = index.data(MoveModel::MarkedRole).toBool();
        row.paint(visualRect(index), index.data(MoveModel::PartsRole).toStringList(), state);
    }
}
