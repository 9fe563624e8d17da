// SPDX-License-Identifier: MIT
#include "app/table/table_picture.h"

#include "app/table/card_art.h"
#include "app/table/kitten_picture.h"
#include "app/table/pond_art.h"
#include "app/table/table_layout.h"

#include <QPainter>

#include <algorithm>

using fishing::Player;

QPixmap tablePicture(const Scene& scene, std::optional<fishing::Outcome> ending,
                     std::size_t cardCount, QSize size, qreal pixelRatio, const TableTheme& theme,
                     CardArt& art) {
    const TableLayout layout(size, cardCount);
    QPixmap picture = PondArt(size, layout.shores(), theme).picture(pixelRatio);
    QPainter painter(&picture);
    for (const Player player : {Player::A, Player::B}) {
        const QRectF bank = layout.bank(player);
        const double side = std::min(bank.width(), bank.height());
        QRectF kitten(0, 0, side, side);
        kitten.moveCenter(bank.center());
        paintKitten(painter, player, moodOf(scene, player, ending), kitten);
    }
    const QSize cardSize = layout.cardSize().toSize();
    for (const Placement& placement : layout.place(scene)) {
        painter.drawPixmap(placement.topLeft, placement.faceUp
                                                  ? art.face(placement.card, cardSize, pixelRatio)
                                                  : art.back(cardSize, pixelRatio));
    }
    return picture;
}
