// SPDX-License-Identifier: MIT
// A line of the verdict panel: a figure, a remark under it, and a click goes to its place in the
// game. Where there is no place to go to, it is text alone.
#pragma once

#include "app/panels/verdict_text.h"

#include <QAbstractButton>

class VerdictRow : public QAbstractButton {
    Q_OBJECT

public:
    explicit VerdictRow(QWidget* parent = nullptr);

    /// Repaints only if that changes anything.
    void setFigure(const VerdictFigure& figure);
    const VerdictFigure& figure() const { return m_figure; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QFont figureFont() const;
    QRect textArea(int width) const;
    QRect remarkArea(int width) const;

    VerdictFigure m_figure;
};
