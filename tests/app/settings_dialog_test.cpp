// SPDX-License-Identifier: MIT
// The settings dialog beside its window, used by keys and clicks.
#include "app/dialogs/settings_dialog.h"
#include "app/live_settings.h"
#include "app/main_window.h"
#include "app/table/card_table.h"
#include "tests/app/deals.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QWindow>

#include <memory>

class SettingsDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void opensOnceAndCloses();
    void everythingIsNamedAndExplained();
    void switchesTakeEffectAtOnce_data();
    void switchesTakeEffectAtOnce();
    void choicesTakeEffectAtOnce();
    void keepsInStepWithTheWindow();
    void showsASpeedBetweenTwoSteps();
    void resetCanBeUndone();
    void aChoiceAfterTheResetEndsTheUndoing();
    void worksByKeyboardAlone();

private:
    template <class T>
    T* find(const char* name) const {
        return m_dialog->findChild<T*>(QString::fromLatin1(name));
    }
    QAction* action(const char* name) const {
        return m_window->findChild<QAction*>(QString::fromLatin1(name));
    }
    LiveSettings& settings() const { return m_window->settings(); }
    void click(QWidget* widget) const {
        QTest::mouseClick(m_dialog->windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(m_dialog, QPoint(12, widget->height() / 2)));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_dialog->windowHandle(), key, modifiers);
    }
    void open() {
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Comma, Qt::ControlModifier);
        m_dialog = m_window->findChild<SettingsDialog*>();
        QVERIFY(m_dialog != nullptr);
        QVERIFY(QTest::qWaitForWindowActive(m_dialog));
    }
    QImage preview() const { return find<QWidget>("settingsPreview")->grab().toImage(); }

    std::unique_ptr<MainWindow> m_window;
    QPointer<SettingsDialog> m_dialog;
};

void SettingsDialogTest::init() {
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1100, 700);
    m_window->show();
    m_window->shelf().open(files::newGame(files::handsOf(articlesDeal()), {}));
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    open();
}

void SettingsDialogTest::cleanup() {
    settings().change({});
    m_window.reset();
}

void SettingsDialogTest::opensOnceAndCloses() {
    QVERIFY(!m_dialog->isModal()); // one can play on and look
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    const QPointer<SettingsDialog> first = m_dialog;
    open();
    QCOMPARE(m_dialog, first);
    press(Qt::Key_Escape);
    QTRY_VERIFY(m_dialog.isNull());
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    open();
    click(find<QPushButton>("close"));
    QTRY_VERIFY(m_dialog.isNull());
}

void SettingsDialogTest::everythingIsNamedAndExplained() {
    int controls = 0;
    for (const auto* widget : m_dialog->findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus) {
            ++controls;
            QVERIFY(!widget->objectName().isEmpty());
            QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(widget->objectName()));
        }
    }
    QCOMPARE(controls, 11); // nine settings and two buttons
}

void SettingsDialogTest::switchesTakeEffectAtOnce_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"animateMoves", "handsFaceDown", "fourColors", "hideFuture"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void SettingsDialogTest::switchesTakeEffectAtOnce() {
    QFETCH(const QString, name);
    const auto* action = m_window->findChild<QAction*>(name);
    auto* box = m_dialog->findChild<QCheckBox*>(QStringLiteral("setting-") + name);
    QVERIFY(box != nullptr);
    const bool before = action->isChecked();
    const Settings settingsBefore = settings().now();
    QCOMPARE(box->isChecked(), before);
    const QImage shown = preview();
    click(box);
    QCOMPARE(action->isChecked(), !before);
    QVERIFY(settings().now() != settingsBefore);
    const bool changesCards =
        name == QStringLiteral("handsFaceDown") || name == QStringLiteral("fourColors");
    QCOMPARE(preview() != shown, changesCards);
    QCOMPARE(m_window->table().scene().handsFaceDown, settings().now().view.handsFaceDown);
    QCOMPARE(m_window->controller().isFutureHidden(), settings().now().futureHidden);
    click(box);
    QVERIFY(settings().now() == settingsBefore);
}

void SettingsDialogTest::choicesTakeEffectAtOnce() {
    find<QComboBox>("settingAppearance")->setFocus();
    press(Qt::Key_End);
    QVERIFY(settings().now().view.appearance == Appearance::Dark);
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 128);
    QVERIFY(action("appearance2")->isChecked());
    find<QComboBox>("settingBacks")->setFocus();
    press(Qt::Key_Down);
    QVERIFY(settings().now().view.cards.back == CardBack::Paws);
    QVERIFY(m_window->table().look().back == CardBack::Paws);
    find<QSlider>("settingSpeed")->setFocus();
    press(Qt::Key_Right);
    QCOMPARE(m_window->controller().speed(), 2.0);
    QCOMPARE(find<QLabel>("settingSpeedText")->text(), QStringLiteral("2 plays/s"));
    find<QComboBox>("settingLimit")->setFocus();
    press(Qt::Key_Down);
    QCOMPARE(m_window->controller().usualLimit(), 10'000'000);
    QCOMPARE(m_window->controller().limit(), 10'000'000);
}

void SettingsDialogTest::keepsInStepWithTheWindow() {
    action("fourColors")->trigger();
    QVERIFY(find<QCheckBox>("setting-fourColors")->isChecked());
    action("back1")->trigger();
    QCOMPARE(find<QComboBox>("settingBacks")->currentIndex(), 1);
    action("appearance1")->trigger();
    QCOMPARE(find<QComboBox>("settingAppearance")->currentIndex(), 1);
    action("faster")->trigger();
    QCOMPARE(find<QLabel>("settingSpeedText")->text(), QStringLiteral("2 plays/s"));
    action("hideFuture")->trigger();
    QVERIFY(find<QCheckBox>("setting-hideFuture")->isChecked());
    m_window->controller().setUsualLimit(100'000);
    QCOMPARE(find<QComboBox>("settingLimit")->currentText(),
             QStringLiteral("the first 100,000 plays"));
}

void SettingsDialogTest::showsASpeedBetweenTwoSteps() {
    m_window->controller().setSpeed(2.4);
    QCOMPARE(find<QSlider>("settingSpeed")->value(), 4);
    QCOMPARE(m_window->controller().speed(), 2.4);
}

void SettingsDialogTest::resetCanBeUndone() {
    auto* reset = find<QPushButton>("resetSettings");
    QVERIFY(!reset->isEnabled()); // there is nothing to reset
    action("fourColors")->trigger();
    action("appearance2")->trigger();
    m_window->controller().setSpeed(30);
    m_window->controller().setUsualLimit(10'000);
    const Settings chosen = settings().now();
    QVERIFY(reset->isEnabled());
    click(reset);
    QVERIFY(settings().now() == Settings());
    QVERIFY(!find<QCheckBox>("setting-fourColors")->isChecked());
    QVERIFY(!action("fourColors")->isChecked());
    QVERIFY(reset->text().contains(QStringLiteral("Undo")));
    click(reset);
    QVERIFY(settings().now() == chosen);
    QVERIFY(action("appearance2")->isChecked());
    QVERIFY(reset->text().contains(QStringLiteral("Reset")));
    click(reset);
    QVERIFY(settings().now() == Settings());
}

void SettingsDialogTest::aChoiceAfterTheResetEndsTheUndoing() {
    auto* reset = find<QPushButton>("resetSettings");
    action("fourColors")->trigger();
    click(reset);
    action("handsFaceDown")->trigger();
    QVERIFY(reset->text().contains(QStringLiteral("Reset")));
    QVERIFY(reset->isEnabled());
    click(reset);
    QVERIFY(settings().now() == Settings());
}

void SettingsDialogTest::worksByKeyboardAlone() {
    QStringList stops;
    for (int i = 0; i < 11; ++i) {
        stops += m_dialog->focusWidget()->objectName();
        press(Qt::Key_Tab);
    }
    QCOMPARE(stops,
             (QStringList{QStringLiteral("settingAppearance"), QStringLiteral("settingLanguage"),
                          QStringLiteral("settingBacks"), QStringLiteral("setting-fourColors"),
                          QStringLiteral("setting-handsFaceDown"),
                          QStringLiteral("setting-animateMoves"), QStringLiteral("settingSpeed"),
                          QStringLiteral("setting-hideFuture"), QStringLiteral("settingLimit"),
                          QStringLiteral("close"), QStringLiteral("settingAppearance")}));
    press(Qt::Key_F, Qt::AltModifier); // Four colours
    QTRY_VERIFY(settings().now().view.cards.fourColors);
    press(Qt::Key_R, Qt::AltModifier);
    QTRY_VERIFY(settings().now() == Settings());
    press(Qt::Key_U, Qt::AltModifier);
    QTRY_VERIFY(settings().now().view.cards.fourColors);
}

QTEST_MAIN(SettingsDialogTest)
#include "settings_dialog_test.moc"
