// SPDX-License-Identifier: MIT
#include "app/table/pond_art.h"

#include "tests/app/contrast.h"

#include <QPalette>
#include <QRegularExpression>
#include <QTest>

class PondArtTest : public QObject {
    Q_OBJECT

private slots:
    void isTheSameEveryTime();
    void fitsEverySize_data();
    void fitsEverySize();
    void followsThePalette();
    void writingCanBeRead();
};

namespace {

TableTheme themeOf(bool dark) {
    QPalette palette;
    palette.setColor(QPalette::Window, dark ? Qt::black : Qt::white);
    palette.setColor(QPalette::WindowText, dark ? Qt::white : Qt::black);
    return TableTheme::of(palette);
}

} // namespace

void PondArtTest::isTheSameEveryTime() {
    for (const bool dark : {false, true}) {
        const PondArt pond({900, 430}, {140, 290}, themeOf(dark));
        QCOMPARE(pond.picture(1).toImage(), pond.picture(1).toImage());
    }
}

void PondArtTest::fitsEverySize_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<qreal>("ratio");
    QTest::newRow("smallest") << QSize(560, 300) << 1.0;
    QTest::newRow("125%") << QSize(900, 430) << 1.25;
    QTest::newRow("150%") << QSize(901, 431) << 1.5;
    QTest::newRow("4K") << QSize(1920, 1000) << 2.0;
    QTest::newRow("high") << QSize(400, 1000) << 1.0;
    QTest::newRow("flat") << QSize(2000, 100) << 1.0;
    QTest::newRow("a pixel") << QSize(1, 1) << 1.0;
    QTest::newRow("nothing") << QSize(0, 0) << 1.0;
}

void PondArtTest::fitsEverySize() {
    QFETCH(const QSize, size);
    QFETCH(const qreal, ratio);
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    const PondArt pond(size, {0.3 * size.height(), 0.7 * size.height()}, themeOf(false));
    const QPixmap picture = pond.picture(ratio);
    QCOMPARE(picture.size(), (QSizeF(size) * ratio).toSize());
    if (!size.isEmpty()) {
        QCOMPARE(picture.devicePixelRatio(), ratio);
        const QImage image = picture.toImage();
        QCOMPARE(qAlpha(image.pixel(image.width() - 1, image.height() - 1)), 255);
    }
}

void PondArtTest::followsThePalette() {
    QVERIFY(!themeOf(false).dark);
    QVERIFY(themeOf(true).dark);
    const auto middle = [](bool dark) {
        const PondArt pond({900, 430}, {140, 290}, themeOf(dark));
        return pond.picture(1).toImage().pixelColor(450, 215).lightness();
    };
    QVERIFY(middle(false) > 150);
    QVERIFY(middle(true) < 80);
}

/// On the banks as they are painted, where kittens and their names are.
void PondArtTest::writingCanBeRead() {
    for (const bool dark : {false, true}) {
        const TableTheme theme = themeOf(dark);
        const PondArt pond({1280, 660}, {215, 445}, theme);
        const QImage image = pond.picture(1).toImage();
        for (const int y : {120, 160, 190, 580, 620, 650}) {
            for (const int x : {20, 60, 100, 150}) {
                const QColor ground = image.pixelColor(x, y);
                QVERIFY(contrast(theme.text, ground) >= 7);
                QVERIFY(contrast(theme.quietText, ground) >= 4.5);
                QVERIFY(contrast(theme.marker, ground) >= 3);
            }
        }
    }
}

QTEST_MAIN(PondArtTest)
#include "pond_art_test.moc"
