// SPDX-License-Identifier: MIT
// Cards at rest meet the screen's own pixels, on every screen that the window is moved to.
#include "tests/app/deals.h"
#include "tests/app/table_check.h"

#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScreen>
#include <QTemporaryDir>
#include <QWindow>

#include <memory>

using namespace fishing;

namespace {

const QList<double> pixelRatios = {1, 1.25, 1.5, 2, 3};

/// Screens side by side, as the offscreen platform reads them.
QByteArray screens() {
    QJsonArray list;
    for (int i = 0; i < pixelRatios.size(); ++i) {
        list += QJsonObject{{QStringLiteral("name"), QString::number(pixelRatios[i])},
                            {QStringLiteral("x"), i * 4000},
                            {QStringLiteral("y"), 0},
                            {QStringLiteral("width"), 4000},
                            {QStringLiteral("height"), 3000},
                            {QStringLiteral("logicalDpi"), 96},
                            {QStringLiteral("logicalBaseDpi"), 96},
                            {QStringLiteral("dpr"), pixelRatios[i]}};
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("screens"), list}}).toJson();
}

/// What of `table` is covered by the cards that lie on `card`, and by a pixel around them.
QRegion coverOf(const CardTable& table, const CardWidget& card) {
    QRegion cover;
    bool isAbove = false;
    for (const QObject* child : table.children()) { // in the order of painting
        if (const auto* other = qobject_cast<const CardWidget*>(child)) {
            cover += isAbove ? other->geometry().adjusted(-1, -1, 1, 1) : QRect();
            isAbove = isAbove || other == &card;
        }
    }
    return cover;
}

} // namespace

class SharpnessTest : public QObject {
    Q_OBJECT

private slots:
    void cardsAreCopiedPixelByPixel_data();
    void cardsAreCopiedPixelByPixel();
};

void SharpnessTest::cardsAreCopiedPixelByPixel_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(823, 411);
    QTest::newRow("usual") << QSize(1280, 661);
    QTest::newRow("odd") << QSize(1003, 577);
}

void SharpnessTest::cardsAreCopiedPixelByPixel() {
    QFETCH(const QSize, size);
    GameController controller;
    CardTable table(controller);
    table.resize(size);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    controller.newGame(numberedDeal(42), {});
    controller.seek(29);
    table.settle();
    CardArt art;
    for (int i = 0; i < pixelRatios.size(); ++i) {
        table.windowHandle()->setScreen(QGuiApplication::screens().at(i));
        table.move(i * 4000 + 50, 50);
        QTRY_COMPARE(table.devicePixelRatioF(), pixelRatios[i]);
        QCOMPARE(faultOf(table, controller), QString());
        const QImage seen = table.grab().toImage();
        QCOMPARE(seen.devicePixelRatio(), pixelRatios[i]);
        for (const Player player : {Player::A, Player::B}) {
            const Hand& hand = controller.position().handOf(player);
            for (const Card card : {hand.front(), hand[hand.size() - 1]}) {
                const CardWidget* widget = table.cardWidget(card.id);
                const QImage drawn = art.face(card, widget->size(), pixelRatios[i]).toImage();
                const QPointF corner = QPointF(widget->pos()) * pixelRatios[i];
                QCOMPARE(corner, QPointF(corner.toPoint()));
                const QSizeF pixels = QSizeF(widget->size()) * pixelRatios[i];
                QCOMPARE(QSizeF(drawn.size()), pixels);
                const QRegion covered = coverOf(table, *widget);
                int compared = 0;
                int different = 0;
                for (int y = 0; y < drawn.height(); ++y) {
                    for (int x = 0; x < drawn.width(); ++x) {
                        const QColor ink = drawn.pixelColor(x, y);
                        const QPoint place = corner.toPoint() + QPoint(x, y);
                        if (ink.alpha() < 255 ||
                            covered.contains((QPointF(place) / pixelRatios[i]).toPoint())) {
                            continue;
                        }
                        ++compared;
                        different += seen.pixelColor(place) != ink;
                    }
                }
                QCOMPARE(different, 0);
                QVERIFY(compared > drawn.width() * drawn.height() / 10);
            }
        }
    }
}

int main(int argc, char** argv) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("screens.json")));
    if (!file.open(QIODevice::WriteOnly) || file.write(screens()) < 0) {
        return 1;
    }
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toUtf8());
    QApplication application(argc, argv);
    SharpnessTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "sharpness_test.moc"
