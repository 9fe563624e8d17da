// SPDX-License-Identifier: MIT
#include "app/bring_to_front.h"

#include <QWidget>

void bringToFront(QWidget& window) {
    window.show();
    window.raise();
    window.activateWindow();
}
