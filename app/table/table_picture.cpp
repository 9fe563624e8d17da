// SPDX-License-Identifier: MIT
#include "app/table/table_picture.h"

#include "app/table/card_art.h"
#include "app/table/pond_art.h"
#include "app/table/table_layout.h"

#include <QPainter>

QPixmap tablePicture(const Scene& scene, std::size_t cardCount, QSize size, qreal pixelRatio,
                     const TableTheme& theme, CardArt& art) {
    const TableLayout layout(size, cardCount);
    QPixmap picture =
        PondArt(size, layout.farShore(), layout.nearShore(), theme).picture(pixelRatio);
    QPainter painter(&picture);
    const QSize cardSize = layout.cardSize().toSize();
    for (const Placement& placement : layout.place(scene)) {
        painter.drawPixmap(placement.topLeft, placement.faceUp
                                                  ? art.face(placement.card, cardSize, pixelRatio)
                                                  : art.back(cardSize, pixelRatio));
    }
    return picture;
}
