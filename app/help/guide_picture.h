// SPDX-License-Identifier: MIT
// A picture of the help: the real table, or the real timeline, of a real game at some moment, drawn
// for the size that there is.
#pragma once

#include "app/game_controller.h"
#include "app/help/guide_page.h"
#include "app/table/card_look.h"

#include <QImage>
#include <QWidget>

class GuidePicture : public QWidget {
    Q_OBJECT

public:
    GuidePicture(const GuideFigure& figure, QWidget* parent);

    const GameController& controller() const { return m_controller; }

    /// The cards as they look on the table.
    void setLook(const CardLook& look);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QImage picture(QSize size);
    void redraw();

    GuideFigure m_figure;
    GameController m_controller;
    CardLook m_look;
    QImage m_picture; // null until it is needed
};
