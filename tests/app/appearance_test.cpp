// SPDX-License-Identifier: MIT
#include "app/appearance.h"

#include "tests/app/contrast.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QStyleFactory>
#include <QTest>

#include <algorithm>
#include <memory>

namespace {

/// Puts the widget in front of an empty window and returns the highest contrast to the window that
/// any pixel has on the way from the left edge of `widget` to `inside` pixels from it.
double edgeContrast(QWidget* widget, int inside) {
    QWidget window;
    widget->setParent(&window);
    widget->setGeometry(10, 10, 120, 24);
    window.resize(140, 44);
    window.show();
    const QImage picture = window.grab().toImage();
    widget->setParent(nullptr);
    double most = 1;
    for (int x = 10; x < 10 + inside; ++x) {
        most = std::max(most, contrast(picture.pixelColor(x, 22), picture.pixelColor(2, 2)));
    }
    return most;
}

} // namespace

class AppearanceTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();

    void outlinesAreSeen_data();
    void outlinesAreSeen();
    void textsAreRead_data();
    void textsAreRead();
    void nothingIsLeftOfAnotherAppearance();
};

void AppearanceTest::initTestCase() {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

void AppearanceTest::cleanup() {
    applyAppearance(Appearance::System);
}

void AppearanceTest::outlinesAreSeen_data() {
    QTest::addColumn<Appearance>("appearance");
    QTest::newRow("light") << Appearance::Light;
    QTest::newRow("dark") << Appearance::Dark;
}

void AppearanceTest::outlinesAreSeen() {
    QFETCH(const Appearance, appearance);
    applyAppearance(appearance);
    constexpr double enough = 1.5; // of a thin line that is there to be seen, not read
    const auto check = [&](std::unique_ptr<QWidget> widget) {
        const double seen = edgeContrast(widget.get(), 8);
        QVERIFY2(seen >= enough,
                 qPrintable(QStringLiteral("%1: %2")
                                .arg(QLatin1String(widget->metaObject()->className()))
                                .arg(seen)));
    };
    check(std::make_unique<QCheckBox>());
    check(std::make_unique<QRadioButton>());
    check(std::make_unique<QLineEdit>());
    check(std::make_unique<QSpinBox>());
    check(std::make_unique<QListWidget>());
    check(std::make_unique<QProgressBar>());
    check(std::make_unique<QComboBox>());
    check(std::make_unique<QPushButton>());
}

void AppearanceTest::textsAreRead_data() {
    outlinesAreSeen_data();
}

void AppearanceTest::textsAreRead() {
    QFETCH(const Appearance, appearance);
    applyAppearance(appearance);
    const QPalette palette = QApplication::palette();
    using Pair = std::pair<QPalette::ColorRole, QPalette::ColorRole>;
    for (const auto& [text, ground] :
         {Pair(QPalette::WindowText, QPalette::Window), Pair(QPalette::Text, QPalette::Base),
          Pair(QPalette::Text, QPalette::AlternateBase),
          Pair(QPalette::ButtonText, QPalette::Button),
          Pair(QPalette::HighlightedText, QPalette::Highlight),
          Pair(QPalette::ToolTipText, QPalette::ToolTipBase),
          Pair(QPalette::Link, QPalette::Window)}) {
        const double ratio = contrast(palette.color(text), palette.color(ground));
        QVERIFY2(ratio >= 4.4,
                 qPrintable(QStringLiteral("%1 on %2: %3").arg(text).arg(ground).arg(ratio)));
    }
}

void AppearanceTest::nothingIsLeftOfAnotherAppearance() {
    applyAppearance(Appearance::Light);
    QCheckBox box;
    QMenu menu;
    const QPalette lightBox = box.palette();
    const QPalette lightMenu = menu.palette();
    applyAppearance(Appearance::Dark);
    QTRY_VERIFY(box.palette().color(QPalette::Text) != lightBox.color(QPalette::Text));
    applyAppearance(Appearance::Light);
    QTRY_COMPARE(box.palette(), lightBox);
    QTRY_COMPARE(menu.palette(), lightMenu);
    applyAppearance(Appearance::Dark);
    applyAppearance(Appearance::System);
    QTRY_COMPARE(box.palette(), QApplication::palette());
}

QTEST_MAIN(AppearanceTest)
#include "appearance_test.moc"
