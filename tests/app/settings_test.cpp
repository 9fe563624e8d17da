// SPDX-License-Identifier: MIT
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/live_settings.h"
#include "app/main_window.h"
#include "app/random_deal_actions.h"
#include "app/settings.h"
#include "app/view_actions.h"
#include "app/window_memory.h"

#include <QAction>
#include <QDockWidget>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void whatWasChosenComesBack();
    void onlyWhatChangedIsKept();
    void whatIsAsUsualAgainIsForgotten();
    void nothingChosenMeansTheDefaults();
    void garbledSettingsMeanTheDefaults_data();
    void garbledSettingsMeanTheDefaults();
    void whoeverChangesASettingIsHeard();
    void aChangeOfAllIsOneChange();
    void aWindowIsKnownAgain();

private:
    QString file() const { return m_folder->filePath(QStringLiteral("settings.ini")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// Differs from the defaults in everything.
Settings unusual() {
    Settings settings;
    settings.view = {
        false, true, {true, CardBack::Paws}, Appearance::Dark, words::Language::TraditionalChinese};
    settings.futureHidden = true;
    settings.speed = GameController::speeds().front(); // a third, which has no short decimals
    settings.limit = judgingLimits().back();
    settings.deck = {1, 16};
    settings.hint = true;
    return settings;
}

} // namespace

void SettingsTest::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void SettingsTest::whatWasChosenComesBack() {
    std::vector<Settings> all = {unusual()};
    const auto add = [&](auto change) { change(all.emplace_back()); };
    for (const double speed : GameController::speeds()) {
        add([=](Settings& settings) { settings.speed = speed; });
    }
    for (const qint64 limit : judgingLimits()) {
        add([=](Settings& settings) { settings.limit = limit; });
    }
    for (const auto appearance : {Appearance::System, Appearance::Light, Appearance::Dark}) {
        add([=](Settings& settings) { settings.view.appearance = appearance; });
    }
    for (int i = 0; i < 2 * 2 * 2 * 2; ++i) {
        add([=](Settings& settings) {
            settings.view.animate = i % 2 != 0;
            settings.view.handsFaceDown = i / 2 % 2 != 0;
            settings.view.cards = {i / 4 % 2 != 0, i / 8 != 0 ? CardBack::Paws : CardBack::Scales};
        });
    }
    for (const Settings& settings : all) {
        {
            QSettings store(file(), QSettings::IniFormat);
            store.clear();
            writeSettings(store, {}, settings, {});
        }
        const QSettings store(file(), QSettings::IniFormat);
        QVERIFY(readSettings(store, {}) == settings);
    }
}

void SettingsTest::onlyWhatChangedIsKept() {
    Settings before; // as a single start with --appearance dark on a calm desktop has it
    before.view.animate = false;
    before.view.appearance = Appearance::Dark;
    Settings defaults;
    defaults.view.animate = false;
    Settings after = before;
    after.view.cards.fourColors = true;
    QSettings store(file(), QSettings::IniFormat);
    writeSettings(store, before, after, defaults);
    QCOMPARE(store.allKeys(), QStringList{QStringLiteral("view/fourColors")});
}

void SettingsTest::whatIsAsUsualAgainIsForgotten() {
    QSettings store(file(), QSettings::IniFormat);
    writeSettings(store, {}, unusual(), {});
    QCOMPARE(store.allKeys().size(), 11);
    Settings half = unusual();
    half.view = {};
    writeSettings(store, unusual(), half, {});
    QCOMPARE(store.allKeys().size(), 5);
    writeSettings(store, half, {}, {});
    QCOMPARE(store.allKeys(), QStringList());
}

void SettingsTest::nothingChosenMeansTheDefaults() {
    const QSettings store(file(), QSettings::IniFormat);
    QVERIFY(readSettings(store, unusual()) == unusual());
}

void SettingsTest::garbledSettingsMeanTheDefaults_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    const auto row = [](const char* key, const QVariant& value) {
        QTest::addRow("%s: %s", key, qPrintable(value.toString()))
            << QString::fromLatin1(key) << value;
    };
    row("view/back", QStringLiteral("fur"));
    row("view/appearance", 17);
    row("view/animate", QStringLiteral("purple"));
    row("view/animate", 2);
    row("view/fourColors", QStringList{QStringLiteral("true"), QStringLiteral("true")});
    row("play/secretEnd", QString());
    row("play/speed", QStringLiteral("fast"));
    row("play/speed", -1);
    row("play/speed", 0);
    row("play/speed", QStringLiteral("nan"));
    row("play/speed", QStringLiteral("inf"));
    row("play/speed", QStringLiteral("1e300"));
    row("deals/deck", QStringLiteral("full"));
    row("deals/deck", QStringLiteral("8"));
    row("deals/deck", QStringLiteral("14x4"));
    row("deals/deck", QStringLiteral("1x1"));
    row("deals/deck", QStringLiteral("8x4x1"));
    row("judge/limit", 0);
    row("judge/limit", -1'000'000);
    row("judge/limit", QStringLiteral("10000000000000"));
    row("judge/limit", QByteArray("\x00\xff\x01", 3));
}

void SettingsTest::garbledSettingsMeanTheDefaults() {
    QFETCH(const QString, key);
    QFETCH(const QVariant, value);
    {
        QSettings store(file(), QSettings::IniFormat);
        store.setValue(key, value);
    }
    const QSettings store(file(), QSettings::IniFormat);
    QVERIFY(store.contains(key));
    QVERIFY(readSettings(store, {}) == Settings());
    QVERIFY(readSettings(store, unusual()) == unusual());
}

void SettingsTest::whoeverChangesASettingIsHeard() {
    GameController controller;
    GameShelf shelf(controller);
    RandomDealActions deals(shelf, controller, nullptr);
    ViewActions view({});
    QAction hint;
    hint.setCheckable(true);
    LiveSettings settings(view, controller, deals, hint, {});
    QSignalSpy changed(&settings, &LiveSettings::changed);
    Settings expected;
    const auto check = [&] {
        QVERIFY(settings.now() == expected);
        QCOMPARE(changed.size(), 1);
        QVERIFY(changed.takeFirst().at(1).value<Settings>() == expected);
    };
    controller.setSpeed(8);
    expected.speed = 8;
    check();
    controller.setFutureHidden(true);
    expected.futureHidden = true;
    check();
    controller.setUsualLimit(10'000);
    expected.limit = 10'000;
    check();
    view.switches().first()->trigger();
    expected.view.cards.fourColors = true;
    check();
    deals.setDeck({8, 4});
    expected.deck = {8, 4};
    check();
    controller.setLimit(100); // of this game alone
    QVERIFY(settings.now() == expected);
    QCOMPARE(changed.size(), 0);
}

void SettingsTest::aChangeOfAllIsOneChange() {
    GameController controller;
    GameShelf shelf(controller);
    RandomDealActions deals(shelf, controller, nullptr);
    ViewActions view({});
    QAction hint;
    hint.setCheckable(true);
    LiveSettings settings(view, controller, deals, hint, {});
    QSignalSpy changed(&settings, &LiveSettings::changed);
    settings.change(unusual());
    QVERIFY(settings.now() == unusual());
    QCOMPARE(changed.size(), 1);
    QVERIFY(changed.first().at(0).value<Settings>() == Settings());
    for (const QAction* action : view.all()) {
        const bool isOn = action->isChecked();
        const QString name = action->objectName();
        const bool expected =
            name == QStringLiteral("handsFaceDown") || name == QStringLiteral("fourColors") ||
            name == QStringLiteral("back1") || name == QStringLiteral("appearance2") ||
            name == QStringLiteral("language3");
        QVERIFY2(isOn == expected, qPrintable(name));
    }
    settings.change(unusual());
    QCOMPARE(changed.size(), 1);
}

void SettingsTest::aWindowIsKnownAgain() {
    QSettings store(file(), QSettings::IniFormat);
    {
        MainWindow window;
        const WindowMemory memory(store, window);
        window.resize(950, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.findChild<QAction*>(QStringLiteral("moves"))->trigger();
        window.controller().setSpeed(8);
        window.findChild<QAction*>(QStringLiteral("fourColors"))->trigger();
        window.close();
    }
    const Settings settings = readSettings(store, {});
    QCOMPARE(settings.speed, 8.0);
    QVERIFY(settings.view.cards.fourColors);
    MainWindow window(settings);
    const WindowMemory memory(store, window);
    window.show();
    QVERIFY(window.settings().now() == settings);
    QCOMPARE(window.size(), QSize(950, 600));
    QVERIFY(window.findChild<QDockWidget*>(QStringLiteral("movesDock"))->isVisible());
    QVERIFY(window.findChild<QAction*>(QStringLiteral("fourColors"))->isChecked());
}

QTEST_MAIN(SettingsTest)
#include "settings_test.moc"
