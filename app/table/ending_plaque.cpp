// SPDX-License-Identifier: MIT
#include "app/table/ending_plaque.h"

#include "app/translated.h"

#include <QCoreApplication>
#include <QFont>
#include <QPainter>

#include <algorithm>

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("EndingPlaque", text);
}

QString winnerText(fishing::Outcome ending) {
    if (ending == fishing::Outcome::Draw) {
        return tr(QT_TRANSLATE_NOOP("EndingPlaque", "A draw"));
    }
    const auto winner = ending == fishing::Outcome::A ? fishing::Player::A : fishing::Player::B;
    return tr(QT_TRANSLATE_NOOP("EndingPlaque", "%1 wins")).arg(translated(words::nameOf(winner)));
}

QString playsText(qint64 plays) {
    return plays == 1 ? tr(QT_TRANSLATE_NOOP("EndingPlaque", "after 1 play"))
                      : tr(QT_TRANSLATE_NOOP("EndingPlaque", "after %L1 plays")).arg(plays);
}

} // namespace

void paintEndingPlaque(QPainter& painter, const QRectF& strip, const TableTheme& theme,
                       const QFont& font, fishing::Outcome ending, qint64 plays) {
    QRectF plate(0, 0, strip.width() * 0.42, strip.height() * 0.62);
    plate.moveCenter(strip.center());
    QColor paper = theme.dark ? QColor(0x12, 0x22, 0x2c) : QColor(Qt::white);
    paper.setAlphaF(0.72F);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper);
    painter.drawRoundedRect(plate, plate.height() / 3, plate.height() / 3);
    // Both in parts of the plate's height.
    const auto write = [&](const QString& text, double top, double height, bool bold) {
        QFont letters = font;
        letters.setBold(bold);
        letters.setPixelSize(std::max(1, qRound(height * plate.height())));
        painter.setFont(letters);
        const QRectF line(plate.left(), plate.top() + top * plate.height(), plate.width(),
                          1.3 * height * plate.height());
        painter.drawText(line, Qt::AlignCenter, text);
    };
    painter.setPen(theme.text);
    write(winnerText(ending), 0.12, 0.36, true);
    painter.setPen(theme.quietText);
    write(playsText(plays), 0.62, 0.18, false);
}
