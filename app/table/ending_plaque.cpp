// SPDX-License-Identifier: MIT
#include "app/table/ending_plaque.h"

#include "app/table/text_line.h"

#include <QCoreApplication>
#include <QFont>
#include <QPainter>

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("EndingPlaque", text);
}

QString winnerText(const Ending& ending) {
    if (ending.outcome == fishing::Outcome::Draw) {
        return tr(QT_TRANSLATE_NOOP("EndingPlaque", "A draw"));
    }
    const auto winner =
        ending.outcome == fishing::Outcome::A ? fishing::Player::A : fishing::Player::B;
    return tr(QT_TRANSLATE_NOOP("EndingPlaque", "%1 wins")).arg(ending.names.of(winner));
}

QString playsText(qint64 plays) {
    return plays == 1 ? tr(QT_TRANSLATE_NOOP("EndingPlaque", "after 1 play"))
                      : tr(QT_TRANSLATE_NOOP("EndingPlaque", "after %L1 plays")).arg(plays);
}

} // namespace

void paintEndingPlaque(QPainter& painter, const QRectF& strip, const TableTheme& theme,
                       const QFont& font, const Ending& ending) {
    QRectF plate(0, 0, strip.width() * 0.42, strip.height() * 0.62);
    plate.moveCenter(strip.center());
    const QColor paper = theme.dark ? QColor(0x1c, 0x30, 0x33) : QColor(0xf1, 0xf8, 0xea);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper);
    painter.drawRoundedRect(plate, plate.height() / 3, plate.height() / 3);
    // Both in parts of the plate's height.
    const auto write = [&](const QString& text, double middle, double height, bool bold,
                           const QColor& color) {
        QFont letters = font;
        letters.setBold(bold);
        QRectF line(0, 0, 0.94 * plate.width(), 2 * height * plate.height());
        line.moveCenter({plate.center().x(), plate.top() + middle * plate.height()});
        paintLine(painter,
                  fittedLine(text, letters, qRound(height * plate.height()), line, Qt::AlignCenter),
                  color);
    };
    write(winnerText(ending), 0.354, 0.36, true, theme.text);
    write(playsText(ending.plays), 0.737, 0.18, false, theme.quietText);
}
