// SPDX-License-Identifier: MIT
// How to make it stop, read with keys and the mouse; its games come to the table.
#include "app/dialogs/compare_view.h"
#include "app/learn/share_picture.h"
#include "app/learn/stop_window.h"
#include "app/main_window.h"
#include "app/playback/timeline_colors.h"
#include "tests/app/deals.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>
#include <QWindow>

#include <memory>

using namespace fishing;

namespace {

QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

} // namespace

class StopWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void numbersAndArrowsGoToTheSteps();
    void theMouseGoesToTheSteps();
    void everyGameComesToTheTable();
    void examplesByKeyboard();
    void thePictureShowsTheStep();
    void thirteenOfSeventeenAreSeen();
    void theNamesOfThePlayers();
    void everythingFitsIntoASmallWindow();
    void escapeCloses();

private:
    template <class T>
    T* find(const char* name) const {
        return m_stop->findChild<T*>(QString::fromLatin1(name));
    }
    QString said(const char* name) const { return find<QLabel>(name)->text(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_stop->windowHandle(), key, modifiers);
    }
    void click(const QWidget* widget, QPoint place) const {
        QTest::mouseClick(m_stop->windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(m_stop.data(), place));
    }

    std::unique_ptr<MainWindow> m_window;
    QPointer<StopWindow> m_stop;
};

void StopWindowTest::init() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->shelf().open(files::newGame(files::handsOf(articlesDeal()), Rules()));
    QTest::keyClick(m_window->windowHandle(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    m_stop = m_window->findChild<StopWindow*>();
    QVERIFY(m_stop && m_stop->isVisible());
    m_stop->resize(900, 560);
    QVERIFY(QTest::qWaitForWindowActive(m_stop));
}

void StopWindowTest::cleanup() {
    m_window.reset();
    QVERIFY(!m_stop);
}

void StopWindowTest::numbersAndArrowsGoToTheSteps() {
    QCOMPARE(said("stopTitle"), text("1. The missing line"));
    press(Qt::Key_3);
    QCOMPARE(said("stopTitle"), text("3. The anchor"));
    press(Qt::Key_Down);
    QCOMPARE(said("stopTitle"), text("4. 13 in 17"));
    press(Qt::Key_Home);
    QCOMPARE(said("stopTitle"), text("1. The missing line"));
    press(Qt::Key_2);
    QCOMPARE(said("stopText"), stopStep(1, {}).text);
}

void StopWindowTest::theMouseGoesToTheSteps() {
    auto* list = find<QListWidget>("stopSteps");
    click(list->viewport(), list->visualItemRect(list->item(2)).center());
    QCOMPARE(m_stop->step(), std::size_t{2});
    QCOMPARE(said("stopTitle"), text("3. The anchor"));
}

void StopWindowTest::everyGameComesToTheTable() {
    for (std::size_t i = 0; i < stopStepCount; ++i) {
        for (const StopExample& example : stopStep(i, {}).examples) {
            press(static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i)));
            QCoreApplication::processEvents(); // lays the buttons out
            const auto* button = find<QPushButton>(example.name.toLatin1().constData());
            QVERIFY2(button != nullptr && button->isVisible(), qPrintable(example.name));
            click(button, button->rect().center());
            QVERIFY(m_window->controller().deal() == files::dealOf(example.game));
            QVERIFY(m_window->controller().rules() == example.game.rules);
            QCOMPARE(m_window->shelf().origin().has_value(), example.game.origin.has_value());
        }
    }
    QVERIFY(m_stop->isVisible());
    // Nothing that was there is lost.
    QVERIFY(m_window->shelf().before().size() >= 6);
    QVERIFY(files::dealOf(m_window->shelf().before().front()) == articlesDeal());
}

void StopWindowTest::examplesByKeyboard() {
    press(Qt::Key_4);
    for (int i = 0; i < 10 && !find<QPushButton>("unanchored")->hasFocus(); ++i) {
        press(Qt::Key_Tab);
    }
    QVERIFY(find<QPushButton>("unanchored")->hasFocus());
    press(Qt::Key_Return);
    QVERIFY(m_window->controller().deal() == numberedDeal(firstWithoutAnchor()));
}

void StopWindowTest::thePictureShowsTheStep() {
    const auto* picture = find<TableView>("stopPicture");
    for (int i = 0; i < static_cast<int>(stopStepCount); ++i) {
        m_stop->showStep(i);
        QVERIFY(picture->position() == stopStep(static_cast<std::size_t>(i), {}).scene.position);
        QVERIFY(picture->accessibleName().endsWith(said("stopCaption")));
        QCOMPARE(find<QWidget>("codeDifference")->isVisible(), i == 0);
        QCOMPARE(find<QWidget>("sharePicture")->isVisible(), i == 3);
    }
    const QImage before = find<TableView>("stopPicture")->grab().toImage();
    m_stop->setLook({true, CardBack::Paws});
    QVERIFY(find<TableView>("stopPicture")->grab().toImage() != before);
}

void StopWindowTest::thirteenOfSeventeenAreSeen() {
    SharePicture picture;
    const TimelineColors colors = TimelineColors::of(TableTheme::of(picture.palette()));
    picture.resize(17 * 40, 80);
    const QImage image = picture.grab().toImage();
    int endless = 0;
    int others = 0;
    for (int i = 0; i < 17; ++i) {
        const QRgb color = image.pixel(i * 40 + 17, 20); // above the sign
        endless += color == colors.loop.rgb() ? 1 : 0;
        others += color == colors.water.rgb() ? 1 : 0;
    }
    QCOMPARE(endless, 13);
    QCOMPARE(others, 4);
    QVERIFY(!picture.accessibleName().isEmpty());
}

void StopWindowTest::theNamesOfThePlayers() {
    m_window->controller().setNames({{text("Tom"), text("Molly")}});
    press(Qt::Key_3);
    QVERIFY(said("stopText").contains(text("Tom plays Q")));
    press(Qt::Key_4);
    click(find<QPushButton>("unanchored"), find<QPushButton>("unanchored")->rect().center());
    QCOMPARE(m_window->controller().names().of(Player::A), text("Tom"));
}

void StopWindowTest::everythingFitsIntoASmallWindow() {
    for (int i = 0; i < static_cast<int>(stopStepCount); ++i) {
        m_stop->showStep(i);
        QCoreApplication::processEvents();
        QCOMPARE(m_stop->size(), QSize(900, 560));
        for (const char* name : {"stopTitle", "stopScroll", "stopPicture", "stopCaption"}) {
            const auto* widget = find<QWidget>(name);
            const QRect place(widget->mapTo(m_stop.data(), QPoint(0, 0)), widget->size());
            QVERIFY2(m_stop->rect().contains(place), name);
        }
        for (const StopExample& example : m_stop->shown().examples) {
            const auto* button = find<QPushButton>(example.name.toLatin1().constData());
            const QRect place(button->mapTo(m_stop.data(), QPoint(0, 0)), button->size());
            QVERIFY2(m_stop->rect().contains(place), qPrintable(example.name));
            QVERIFY(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty());
        }
        // All of the words can be read without scrolling.
        const auto* scroll = find<QScrollArea>("stopScroll");
        QVERIFY(scroll->widget()->height() <= scroll->viewport()->height());
        QVERIFY(find<QWidget>("stopPicture")->height() > 160);
    }
}

void StopWindowTest::escapeCloses() {
    press(Qt::Key_Escape);
    QTRY_VERIFY(!m_stop);
}

QTEST_MAIN(StopWindowTest)
#include "stop_window_test.moc"
