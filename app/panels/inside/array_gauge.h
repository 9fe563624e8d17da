// SPDX-License-Identifier: MIT
// How far an array is filled: a bar from its first cell to its last.
#pragma once

#include "app/panels/inside/inside_colors.h"

#include <QWidget>

class ArrayGauge : public QWidget {
    Q_OBJECT

public:
    ArrayGauge(const QString& name, QColor InsideColors::*ground, QWidget* parent);

    /// Cells before `head` have been left, those before `tail` are used, of `cells` in all.
    void setFilling(quint64 head, quint64 tail, quint64 cells);
    quint64 tail() const { return m_tail; }
    bool isOverfull() const { return m_tail > m_cells; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
    QColor InsideColors::*m_ground;
    quint64 m_head = 1;
    quint64 m_tail = 1;
    quint64 m_cells = 1;
};
