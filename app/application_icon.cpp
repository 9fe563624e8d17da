// SPDX-License-Identifier: MIT
#include "app/application_icon.h"

#include <QPainter>
#include <QSvgRenderer>

namespace {

/// Drawn here, not by the plug-in that makes icons of vectors: that would know one drawing for all
/// sizes, and it need not be installed.
void addSizes(QIcon& icon, const QString& fileName, std::initializer_list<int> sizes) {
    QSvgRenderer drawing(fileName);
    for (const int size : sizes) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        drawing.render(&painter);
        painter.end();
        icon.addPixmap(pixmap);
    }
}

} // namespace

QIcon applicationIcon() {
    QIcon icon;
    addSizes(icon, QStringLiteral(":/icons/application-small.svg"), {16, 24});
    addSizes(icon, QStringLiteral(":/icons/application.svg"), {32, 48, 64, 128});
    return icon;
}
