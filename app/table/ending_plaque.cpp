// SPDX-License-Identifier: MIT
#include "app/table/ending_plaque.h"

#include "app/table/kitten_picture.h"
#include "app/table/text_line.h"

#include <QCoreApplication>
#include <QFont>
#include <QPainter>
#include <QPixmapCache>

#include <algorithm>

namespace {

constexpr double leastHeight = 64; // where there is room

struct EndingPlaque {
    Q_DECLARE_TR_FUNCTIONS(EndingPlaque)
};

QString winnerText(const Ending& ending) {
    const auto winner = fishing::winnerOf(ending.outcome);
    return winner ? EndingPlaque::tr("%1 wins").arg(ending.names.of(*winner))
                  : EndingPlaque::tr("A draw");
}

QString playsText(qint64 plays) {
    return plays == 1 ? EndingPlaque::tr("after 1 play")
                      : EndingPlaque::tr("after %L1 plays").arg(plays);
}

/// The winner's kitten, as large as that; its picture is read once.
QPixmap winnerPicture(fishing::Player winner, int side, qreal pixelRatio) {
    const QString path = kittenPicturePath(winner, Mood::Won);
    const QString key = QStringLiteral("%1 %2 %3").arg(path).arg(side).arg(pixelRatio);
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = kittenPixmap(winner, Mood::Won, side, pixelRatio);
        QPixmapCache::insert(key, picture);
    }
    return picture;
}

} // namespace

void paintEndingPlaque(QPainter& painter, const QRectF& strip, const TableTheme& theme,
                       const QFont& font, const Ending& ending) {
    // Beside small cards it may take more of their strip, so as to be read.
    const double height =
        std::min(0.94 * strip.height(), std::max(0.62 * strip.height(), leastHeight));
    QRectF plate(0, 0, strip.width() * 0.42, height);
    plate.moveCenter(strip.center());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.glow, std::max(1.0, height / 60)));
    painter.setBrush(theme.dark ? QColor(0x1c, 0x30, 0x33) : QColor(0xf6, 0xfa, 0xef));
    painter.drawRoundedRect(plate, height / 3, height / 3);
    QRectF text = plate.adjusted(0.03 * plate.width(), 0, -0.03 * plate.width(), 0);
    if (const auto winner = fishing::winnerOf(ending.outcome)) {
        const int side = qRound(0.86 * height);
        const QPointF corner(plate.left() + height / 4, plate.center().y() - side / 2.0);
        painter.drawPixmap(corner,
                           winnerPicture(*winner, side, painter.device()->devicePixelRatioF()));
        text.setLeft(corner.x() + side);
        text.setRight(plate.right() - height / 4);
    }
    // Both in parts of the plate's height.
    const auto write = [&](const QString& words, double middle, double size, bool bold,
                           const QColor& color) {
        QFont letters = font;
        letters.setBold(bold);
        QRectF line(0, 0, text.width(), 2 * size * height);
        line.moveCenter({text.center().x(), plate.top() + middle * height});
        paintLine(painter, fittedLine(words, letters, qRound(size * height), line, Qt::AlignCenter),
                  color);
    };
    write(winnerText(ending), 0.354, 0.36, true, theme.text);
    write(playsText(ending.plays), 0.737, 0.18, false, theme.quietText);
}
