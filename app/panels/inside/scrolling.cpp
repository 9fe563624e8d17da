// SPDX-License-Identifier: MIT
#include "app/panels/inside/scrolling.h"

#include <QScrollArea>

QScrollArea* scrolling(QWidget* view, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(view);
    return area;
}
