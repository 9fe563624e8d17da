// SPDX-License-Identifier: MIT
#include "app/panels/inside/scrolling.h"

#include "app/panels/inside/inside_colors.h"

#include <QEvent>
#include <QPainter>
#include <QScrollArea>

namespace {

/// Has a frame only while it has the focus.
class PageArea : public QScrollArea {
public:
    explicit PageArea(QWidget* parent) : QScrollArea(parent) {
        constexpr int frame = 2;
        setViewportMargins(frame, frame, frame, frame);
    }

protected:
    bool event(QEvent* event) override {
        const bool isDone = QScrollArea::event(event);
        if (event->type() == QEvent::Paint && hasFocus()) {
            QPainter painter(this);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(InsideColors::of(palette()).look, 1.5));
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
        } else if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
            update();
        }
        return isDone;
    }
};

} // namespace

QScrollArea* scrolling(QWidget* view, QWidget* parent) {
    auto* area = new PageArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::TabFocus);
    area->setAccessibleName(view->accessibleName());
    area->setWidget(view);
    return area;
}
