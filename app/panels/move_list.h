// SPDX-License-Identifier: MIT
// Shows the rows of a MoveModel and where the game stands among them. All rows are equally high and
// the scroll bar counts rows, so nothing is kept or measured for a row that is not seen. It is a
// QListView for what screen readers know of one; that keeps the place of every row, so all that
// deals with places is done here anew.
#pragma once

#include <QListView>
#include <QTimer>

class GameController;
class MoveModel;

class MoveList : public QListView {
    Q_OBJECT

public:
    /// Follows and steers `controller`; it and `model` must outlive the list.
    MoveList(GameController& controller, MoveModel& model, QWidget* parent = nullptr);

    /// Copies the selected rows as text, a line each.
    void copy();

    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    void doItemsLayout() override;

signals:
    /// So many rows have been copied; not all that were selected if those were too many.
    void copied(int rows, bool areAll);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int verticalOffset() const override;
    bool isIndexHidden(const QModelIndex&) const override { return false; }
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int rowHeight() const;
    int rowsInView() const; ///< that are seen whole
    int topRow() const;
    void followSoon();
    void startOver();
    void follow();
    void showRow(int row);
    void goTo(const QModelIndex& index);
    bool isOurs(const QKeyEvent& event) const;

    GameController& m_controller;
    MoveModel& m_model;
    bool m_rowsAreOthers = false; // than when the list scrolled last
    bool m_isPressed = false;     // by the mouse
    bool m_isLate = false;        // as it was pressed when the game moved
    QTimer m_follow;              // a game can move many times before it is worth showing
};
