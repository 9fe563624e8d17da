// SPDX-License-Identifier: MIT
#include "app/table/kitten_picture.h"

#include <QPainter>
#include <QSvgRenderer>

namespace {

QString fileNameOf(Mood mood) {
    switch (mood) {
    case Mood::Waiting:
        return QStringLiteral("waiting");
    case Mood::Playing:
        return QStringLiteral("playing");
    case Mood::Happy:
        return QStringLiteral("happy");
    case Mood::OutOfCards:
        return QStringLiteral("out-of-cards");
    case Mood::Won:
        return QStringLiteral("won");
    }
    return {};
}

} // namespace

QString kittenPicturePath(fishing::Player player, Mood mood) {
    const QString kitten =
        player == fishing::Player::A ? QStringLiteral("ginger") : QStringLiteral("grey");
    return QStringLiteral(":/kittens/%1-%2.svg").arg(kitten, fileNameOf(mood));
}

void paintKitten(QPainter& painter, fishing::Player player, Mood mood, const QRectF& place) {
    if (place.isEmpty()) {
        return; // for the renderer that means all there is
    }
    QSvgRenderer(kittenPicturePath(player, mood)).render(&painter, place);
}

QPixmap kittenPixmap(fishing::Player player, Mood mood, int side, qreal pixelRatio) {
    QPixmap picture(QSize(side, side) * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintKitten(painter, player, mood, QRectF(0, 0, side, side));
    return picture;
}
