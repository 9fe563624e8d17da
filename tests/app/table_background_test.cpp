// SPDX-License-Identifier: MIT
#include "app/table/table_background.h"

#include <QPainter>
#include <QPalette>
#include <QSignalSpy>
#include <QTest>

class TableBackgroundTest : public QObject {
    Q_OBJECT

private slots:
    void isThePondAtTheScreensRatio();
    void isStretchedDuringADrag();
    void isPaintedAfreshAfterADrag();
    void anotherThemeIsNoDrag();
    void aDragBeforeThereIsAPictureStretchesNothing();
};

namespace {

class Table : public QWidget {
public:
    TableBackground background{this};
    int paints = 0;

    void show(QSize size, Qt::GlobalColor window = Qt::white) {
        resize(size);
        background.setPond(pond(size, window));
    }
    QImage seen() { return grab().toImage(); }

    static PondArt pond(QSize size, Qt::GlobalColor window = Qt::white) {
        QPalette palette;
        palette.setColor(QPalette::Window, window);
        palette.setColor(QPalette::WindowText, window == Qt::white ? Qt::black : Qt::white);
        return {size, {size.height() / 3.0, size.height() / 1.5, 0}, TableTheme::of(palette)};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        background.paint(painter);
        ++paints;
    }
};

QImage painted(const Table& table, QSize size, Qt::GlobalColor window = Qt::white) {
    return Table::pond(size, window)
        .picture(table.devicePixelRatioF())
        .toImage()
        .convertToFormat(QImage::Format_RGB32);
}

constexpr QSize small{600, 300};
constexpr QSize large{700, 400};

} // namespace

void TableBackgroundTest::isThePondAtTheScreensRatio() {
    Table table;
    QCOMPARE(table.background.pixelRatio(), 0.0);
    table.show(small);
    QCOMPARE(table.seen().convertToFormat(QImage::Format_RGB32), painted(table, small));
    QCOMPARE(table.background.pixelRatio(), table.devicePixelRatioF());
    QVERIFY(!table.background.isStretched());
}

void TableBackgroundTest::isStretchedDuringADrag() {
    Table table;
    table.show(small);
    table.seen();
    table.show(large);
    QVERIFY(table.background.isStretched());
    const QImage stretched = table.seen();
    QCOMPARE(stretched.size(), large * table.devicePixelRatioF());
    QVERIFY(stretched.convertToFormat(QImage::Format_RGB32) != painted(table, large));
    // It reaches the far corner.
    const QImage before = painted(table, small);
    const QRgb corner = before.pixel(before.width() - 1, before.height() - 1);
    QCOMPARE(QColor(stretched.pixel(stretched.width() - 1, stretched.height() - 1)).hue(),
             QColor(corner).hue());
}

void TableBackgroundTest::isPaintedAfreshAfterADrag() {
    Table table;
    table.show(small);
    table.QWidget::show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    table.seen();
    table.show(large);
    QVERIFY(table.background.isStretched());
    table.paints = 0;
    QTRY_VERIFY(!table.background.isStretched());
    QTRY_VERIFY(table.paints > 0);
    QCOMPARE(table.seen().convertToFormat(QImage::Format_RGB32), painted(table, large));
}

void TableBackgroundTest::anotherThemeIsNoDrag() {
    Table table;
    table.show(small);
    table.seen();
    table.show(small, Qt::black);
    QVERIFY(!table.background.isStretched());
    QCOMPARE(table.seen().convertToFormat(QImage::Format_RGB32), painted(table, small, Qt::black));
}

void TableBackgroundTest::aDragBeforeThereIsAPictureStretchesNothing() {
    Table table;
    table.show(small);
    table.show(large);
    QVERIFY(!table.background.isStretched());
    QCOMPARE(table.seen().convertToFormat(QImage::Format_RGB32), painted(table, large));
}

QTEST_MAIN(TableBackgroundTest)
#include "table_background_test.moc"
