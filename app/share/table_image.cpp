// SPDX-License-Identifier: MIT
#include "app/share/table_image.h"

#include "app/table/card_table.h"

QImage tableImage(GameController& controller, const TableDress& dress, QSize size, bool firstBeat) {
    CardTable table(controller);
    table.setAnimated(false);
    table.setPalette(dress.palette);
    table.setLook(dress.cards);
    table.setHandsFaceDown(dress.handsFaceDown);
    const QSizeF shown = QSizeF(size) / table.devicePixelRatioF();
    table.resize(shown.toSize());
    if (firstBeat) {
        table.showFirstBeat();
    }
    QImage image = table.grab().toImage();
    image.setDevicePixelRatio(1);
    return image;
}
