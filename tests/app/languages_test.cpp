// SPDX-License-Identifier: MIT
// The program put together in each language: it is chosen in the running program, in the middle of
// a game, and nothing that somebody had is lost.
#include "app/desktop.h"
#include "app/dialogs/settings_dialog.h"
#include "app/learn/predict_mode.h"
#include "app/line_stepper.h"
#include "app/live_settings.h"
#include "app/survey/survey_window.h"
#include "app/table/card_table.h"
#include "tests/app/deals.h"
#include "tests/app/menus.h"
#include "tests/app/own_home.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace {

std::unique_ptr<QTemporaryDir> home; // NOLINT: before there is an application

} // namespace

class LanguagesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void followsTheSystem_data();
    void followsTheSystem();
    void isChosenInTheMenusWhileTheGamePlays();
    void isChosenInTheSettings();
    void isRemembered();
    void windowsBesideComeBack();
    void aSurveyGoesOn();
    void aPredictionGoesOn();
    void aPlayGoesOnLineByLine();
    void noTwoKeysOfAMenuAreTheSame_data();
    void noTwoKeysOfAMenuAreTheSame();

private:
    MainWindow& window() { return m_desktop->window(); }
    GameController& game() { return window().controller(); }
    template <class T>
    T* find(const char* name) {
        return window().findChild<T*>(QString::fromLatin1(name));
    }
    QString text(const char* action) { return find<QAction>(action)->text(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window().windowHandle(), key, modifiers);
    }
    void choose(const char* language) {
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QVERIFY(chooseInMenus(window(), language));
        QCoreApplication::processEvents();
    }

    std::unique_ptr<Desktop> m_desktop;
};

void LanguagesTest::init() {
    Arguments arguments;
    arguments.game = files::newGame(files::handsOf(articlesDeal()), {});
    m_desktop = std::make_unique<Desktop>(arguments);
    QVERIFY(QTest::qWaitForWindowActive(&window()));
}

void LanguagesTest::cleanup() {
    m_desktop.reset();
    for (const char* folder : {"data", "config"}) {
        QVERIFY(QDir(home->filePath(QString::fromLatin1(folder))).removeRecursively());
    }
}

void LanguagesTest::followsTheSystem_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("language");
    QTest::newRow("China") << "zh_CN.UTF-8"
                           << "zh_CN";
    QTest::newRow("Singapore") << "zh-Hans-SG"
                               << "zh_CN";
    QTest::newRow("Taiwan") << "zh_TW"
                            << "zh_TW";
    QTest::newRow("Hong Kong") << "zh_HK.UTF-8"
                               << "zh_TW";
    QTest::newRow("script") << "zh-Hant"
                            << "zh_TW";
    QTest::newRow("English") << "en_GB.UTF-8"
                             << "en";
    QTest::newRow("German") << "de_DE.UTF-8"
                            << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void LanguagesTest::followsTheSystem() {
    QFETCH(QString, name);
    QFETCH(QString, language);
    const auto named = words::languageNamed(name.toStdString());
    QCOMPARE(named ? QString::fromUtf8(nameOf(*named).data()) : QString(), language);
}

void LanguagesTest::isChosenInTheMenusWhileTheGamePlays() {
    for (int i = 0; i < 5; ++i) {
        press(Qt::Key_Right);
    }
    find<QAction>("toggleBookmark")->trigger();
    press(Qt::Key_F8);
    window().resize(1'000, 640);
    const QRect place = window().geometry();
    game().setSpeed(1.0 / 3);
    game().start();
    const auto handle = window().windowHandle();
    const auto marks = game().bookmarks();
    const auto index = game().index();
    choose("language2");
    QCOMPARE(text("quit"), QStringLiteral("退出(&Q)"));
    QCOMPARE(find<QAction>("newRandomDeal")->iconText(), QStringLiteral("随机发新牌"));
    QVERIFY(window().windowHandle() == handle); // which never left the screen
    QCOMPARE(window().geometry(), place);
    QVERIFY(game().isRunning());
    QVERIFY(game().index() - index <= 1);
    QCOMPARE(game().bookmarks(), marks);
    QCOMPARE(game().speed(), 1.0 / 3);
    QVERIFY(find<QDockWidget>("verdictDock")->isVisible());
    QCOMPARE(find<QDockWidget>("verdictDock")->windowTitle(), QStringLiteral("结局"));
    game().pause();
    press(Qt::Key_Left); // the keys are where they were
    QVERIFY(game().index() - index <= 0);
    choose("language3");
    QCOMPARE(text("quit"), QStringLiteral("結束(&Q)"));
    QCOMPARE(game().names().of(fishing::Player::A), QStringLiteral("甲"));
    choose("language1");
    QCOMPARE(text("quit"), QStringLiteral("&Quit"));
    QCOMPARE(game().names().of(fishing::Player::A), QStringLiteral("A"));
    QCOMPARE(window().shelf().current().bookmarks.size(), std::size_t{1});
    QVERIFY(window().table().hasFocus());
}

void LanguagesTest::isChosenInTheSettings() {
    press(Qt::Key_Comma, Qt::ControlModifier);
    QPointer<SettingsDialog> dialog = window().findChild<SettingsDialog*>();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    dialog->findChild<QComboBox*>(QStringLiteral("settingLanguage"))->setFocus();
    for (int i = 0; i < 2; ++i) { // English, and Chinese; each time the dialog is made anew
        dialog = window().findChild<SettingsDialog*>();
        QTest::keyClick(dialog->windowHandle(), Qt::Key_Down);
    }
    QTRY_COMPARE(text("quit"), QStringLiteral("退出(&Q)"));
    dialog = window().findChild<SettingsDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->windowTitle(), QStringLiteral("设置"));
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("settingLanguage"));
    // Resetting it brings English back, and undoing that Chinese.
    const auto clickReset = [&] {
        dialog = window().findChild<SettingsDialog*>();
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        auto* reset = dialog->findChild<QPushButton*>(QStringLiteral("resetSettings"));
        QTest::mouseClick(dialog->windowHandle(), Qt::LeftButton, {},
                          reset->mapTo(dialog.data(), reset->rect().center()));
        QCoreApplication::processEvents();
    };
    clickReset();
    QCOMPARE(text("quit"), QStringLiteral("&Quit"));
    clickReset();
    QCOMPARE(text("quit"), QStringLiteral("退出(&Q)"));
}

void LanguagesTest::isRemembered() {
    choose("language3");
    m_desktop.reset();
    m_desktop = std::make_unique<Desktop>(Arguments());
    QCOMPARE(text("quit"), QStringLiteral("結束(&Q)"));
    m_desktop.reset();
    Arguments arguments;
    arguments.language = words::Language::English;
    m_desktop = std::make_unique<Desktop>(arguments);
    QCOMPARE(text("quit"), QStringLiteral("&Quit"));
}

void LanguagesTest::windowsBesideComeBack() {
    for (const char* name : {"spotTheSlip", "makeItStop", "howToPlay", "about"}) {
        find<QAction>(name)->trigger();
    }
    choose("language2");
    for (const char* name : {"slipWindow", "stopWindow", "guideWindow", "aboutDialog"}) {
        auto* dialog = find<QDialog>(name);
        QVERIFY2(dialog != nullptr && dialog->isVisible(), name);
        QVERIFY2(!dialog->windowTitle().contains(QRegularExpression(QStringLiteral("[a-z]"))),
                 qPrintable(dialog->windowTitle()));
    }
    choose("language1");
    QCOMPARE(find<QDialog>("stopWindow")->windowTitle(), QStringLiteral("How to make it stop"));
}

void LanguagesTest::aSurveyGoesOn() {
    find<QAction>("survey")->trigger();
    auto* survey = window().findChild<SurveyWindow*>();
    survey->findChild<QLineEdit*>(QStringLiteral("surveyFrom"))->setText(QStringLiteral("77"));
    survey->findChild<QPushButton*>(QStringLiteral("surveyStart"))->click();
    SurveyJob* job = &survey->job();
    QTRY_VERIFY(job->played() > 0);
    choose("language2");
    survey = window().findChild<SurveyWindow*>();
    QVERIFY(survey != nullptr && survey->isVisible());
    QVERIFY(&survey->job() == job && job->played() > 0);
    QVERIFY(job->state() == SurveyJob::State::Running || job->state() == SurveyJob::State::Done);
    QCOMPARE(survey->findChild<QLineEdit*>(QStringLiteral("surveyFrom"))->text(),
             QStringLiteral("77"));
    survey->close();
}

void LanguagesTest::aPredictionGoesOn() {
    press(Qt::Key_T, Qt::ControlModifier);
    game().seek(2);
    while (!game().isAsking()) {
        press(Qt::Key_Right);
    }
    auto* mode = window().findChild<PredictMode*>();
    mode->tell(mode->question()->expected()[0].id);
    choose("language2");
    mode = window().findChild<PredictMode*>();
    QVERIFY(mode->isOn() && game().isAsking() && game().isFutureHidden());
    QCOMPARE(mode->question()->told(), std::size_t{1});
    choose("language1");
    window().findChild<PredictMode*>()->leave();
    QVERIFY(!game().isFutureHidden() && !game().isAsking());
}

void LanguagesTest::aPlayGoesOnLineByLine() {
    press(Qt::Key_Right);
    press(Qt::Key_Right, Qt::ShiftModifier);
    press(Qt::Key_Right, Qt::ShiftModifier);
    const std::size_t step = window().findChild<LineStepper*>()->step();
    QVERIFY(step > 0);
    choose("language3");
    QCOMPARE(window().findChild<LineStepper*>()->step(), step);
    QVERIFY(find<QDockWidget>("insideDock")->isVisible());
    choose("language1");
}

void LanguagesTest::noTwoKeysOfAMenuAreTheSame_data() {
    QTest::addColumn<QByteArray>("language");
    for (const char* language : {"language1", "language2", "language3"}) {
        QTest::newRow(language) << QByteArray(language);
    }
}

void LanguagesTest::noTwoKeysOfAMenuAreTheSame() {
    QFETCH(QByteArray, language);
    choose(language.constData());
    int keys = 0;
    const auto check = [&keys](const QWidget& menu) {
        QStringList seen;
        for (const QAction* action : menu.actions()) {
            const QString key = QKeySequence::mnemonic(action->text()).toString();
            QVERIFY2(key.isEmpty() || !seen.contains(key), qPrintable(action->text()));
            QVERIFY2(action->isSeparator() || !key.isEmpty() ||
                         action->objectName().startsWith(QStringLiteral("sample-")) ||
                         action->objectName().startsWith(QStringLiteral("rules-")) ||
                         action->objectName().startsWith(QStringLiteral("language")),
                     qPrintable(action->text()));
            seen += key;
            keys += key.isEmpty() ? 0 : 1;
        }
    };
    check(*window().menuBar());
    for (const QMenu* menu : window().menuBar()->findChildren<QMenu*>()) {
        check(*menu);
    }
    QVERIFY(keys > 50);
}

int main(int argc, char* argv[]) {
    return runInOwnHome<LanguagesTest>(argc, argv, home);
}
#include "languages_test.moc"
