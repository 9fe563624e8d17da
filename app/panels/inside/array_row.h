// SPDX-License-Identifier: MIT
// One array of the articles' program, painted: its name, its cells with their indexes, and the
// marks under them. The pointer, or Up and Down where the row has the focus, goes from cell to
// cell.
#pragma once

#include "app/panels/inside/array_content.h"
#include "app/panels/inside/inside_colors.h"

#include <QWidget>

#include <functional>

class ArrayRow : public QWidget {
    Q_OBJECT

public:
    /// Where a row takes its cells from, for so many slots.
    using Source = std::function<ArrayContent(int room)>;

    /// `name` is that of the array: "q1".
    ArrayRow(const QString& name, QWidget* parent);

    /// What the array is, in a word: a player's name, "pile". And in a sentence, to be read out.
    void setWords(const QString& title, const QString& description);
    /// Whose colour its cards have.
    void setGround(QColor InsideColors::*ground);
    /// How many cells an array has that is always shown whole.
    void setCellCount(int count);
    /// Whether the row has neither indexes nor marks.
    void setBare(bool bare);
    void setSource(const Source& source);
    /// Which cells have changed and which were looked at.
    void setLights(const std::vector<inside::Cell>& changed,
                   const std::vector<inside::Cell>& looked);
    /// The cell that is pointed at here or elsewhere.
    void setPointed(const std::optional<inside::Cell>& cell);

    /// Tells again which cell is pointed at here, if one is.
    void pointAgain();

    const ArrayContent& content() const { return m_content; }
    bool isChanged(const inside::Cell& cell) const;
    bool isLookedAt(const inside::Cell& cell) const;
    const std::optional<inside::Cell>& pointed() const { return m_pointed; }
    /// Where a cell of the content is painted.
    QRect slotRect(int slot) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The pointer or the keyboard has gone to another cell, or away.
    void cellPointedAt(const std::optional<inside::Cell>& cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Metrics;
    Metrics metrics() const;
    void refresh();
    int slotAt(QPoint place) const;
    void point(int slot);
    void tellPointed();
    void paintName(QPainter& painter, const Metrics& metrics, const InsideColors& colors) const;
    void paintCell(QPainter& painter, const Metrics& metrics, const InsideColors& colors,
                   int slot) const;
    void paintIndex(QPainter& painter, const Metrics& metrics, const InsideColors& colors,
                    int slot) const;
    void paintMarks(QPainter& painter, const Metrics& metrics, const InsideColors& colors) const;
    QString describeSlot(int slot) const;

    QString m_name;
    QString m_title;
    QColor InsideColors::*m_ground = &InsideColors::water;
    int m_cellCount = 0; // 0 where as many are shown as there is room for
    bool m_isBare = false;
    Source m_source;
    ArrayContent m_content;
    std::vector<inside::Cell> m_changed;
    std::vector<inside::Cell> m_looked;
    std::optional<inside::Cell> m_pointed;
    int m_pointedHere = -1; // the slot that the pointer or the keyboard is at
};
