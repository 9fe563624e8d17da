// SPDX-License-Identifier: MIT
// The program put together, started again and again: what was there comes back, and what the
// command line asks for comes on top of it.
#include "app/desktop.h"
#include "app/file_actions.h"
#include "app/files/game_file.h"
#include "app/recent_files.h"
#include "tests/app/deals.h"
#include "tests/app/own_home.h"

#include <QApplication>
#include <QDir>
#include <QFileOpenEvent>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

namespace {

std::unique_ptr<QTemporaryDir> home; // NOLINT: before there is an application

Arguments withDeal(std::uint64_t number) {
    Arguments arguments;
    arguments.game = files::newGame(files::NumberedDeal{number, {}}, {});
    return arguments;
}

} // namespace

class DesktopTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup();

    void theFirstStartDealsARandomDeal();
    void theNextStartGoesOn();
    void whatIsAskedForComesOnTop();
    void theSameAgainAddsNothing();
    void rulesAloneAskForAnotherDeal();
    void aPlaceAloneIsOfTheGameThatWasThere();
    void aFileIsOpenedAndRemembered();
    void aFileByOtherRulesIsNotSavedOver();
    void closingAsksNothing();
    void theDesktopOpensFiles();
    void aBrokenSessionIsSaidInTheStatusLine();
    void theWindowIsRememberedWithoutClosing();

private:
    static QString path(const char* name) { return home->filePath(QString::fromUtf8(name)); }
    static QString status(Desktop& desktop) {
        return desktop.window().findChild<QLabel*>(QStringLiteral("statusText"))->text();
    }
    static void press(Desktop& desktop, Qt::Key key) {
        desktop.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desktop.window()));
        QTest::keyClick(desktop.window().windowHandle(), key, Qt::ControlModifier);
    }
};

void DesktopTest::cleanup() {
    for (const char* folder : {"data", "config"}) {
        QVERIFY(QDir(path(folder)).removeRecursively());
    }
}

void DesktopTest::theFirstStartDealsARandomDeal() {
    Desktop desktop{Arguments()};
    QVERIFY(desktop.window().isVisible());
    QVERIFY(desktop.window().shelf().origin());
    QVERIFY(desktop.window().shelf().before().empty());
    QCOMPARE(desktop.window().controller().rules(), fishing::Rules());
}

void DesktopTest::theNextStartGoesOn() {
    files::SavedGame last;
    {
        Desktop desktop{Arguments()};
        desktop.window().controller().seek(23);
        desktop.window().controller().toggleBookmark();
        desktop.window().controller().start();
        last = desktop.window().shelf().current();
        desktop.window().close();
    }
    Desktop desktop{Arguments()};
    const files::SavedGame now = desktop.window().shelf().current();
    QVERIFY(now.origin == last.origin && now.bookmarks == last.bookmarks);
    QVERIFY(now.index == last.index || now.index == last.index + 1); // it was playing
    QVERIFY(!desktop.window().controller().isRunning());
}

void DesktopTest::whatIsAskedForComesOnTop() {
    files::SavedGame last;
    {
        Desktop desktop{withDeal(7)};
        desktop.window().controller().seek(30);
        last = desktop.window().shelf().current();
    }
    Desktop desktop{withDeal(42)};
    QCOMPARE(desktop.window().shelf().origin()->number, 42U);
    press(desktop, Qt::Key_Z);
    QVERIFY(desktop.window().shelf().current() == last);
}

void DesktopTest::theSameAgainAddsNothing() {
    for (int i = 0; i < 3; ++i) {
        Desktop desktop{withDeal(42)};
        QVERIFY(desktop.window().shelf().before().empty());
    }
}

void DesktopTest::rulesAloneAskForAnotherDeal() {
    { const Desktop desktop{withDeal(7)}; }
    Arguments arguments;
    arguments.rules = textbook();
    Desktop desktop(arguments);
    QCOMPARE(desktop.window().controller().rules(), textbook());
    QVERIFY(desktop.window().shelf().origin()->number != 7);
    QCOMPARE(desktop.window().shelf().before().size(), std::size_t{1});
}

void DesktopTest::aPlaceAloneIsOfTheGameThatWasThere() {
    { const Desktop desktop{withDeal(7)}; }
    Arguments arguments;
    arguments.index = 12;
    Desktop desktop(arguments);
    QCOMPARE(desktop.window().shelf().origin()->number, 7U);
    QCOMPARE(desktop.window().controller().index(), 12);
}

void DesktopTest::aFileIsOpenedAndRemembered() {
    const QString file = path("小猫.fishing");
    {
        Arguments arguments = withDeal(42);
        arguments.game->file = file.toStdString();
        arguments.isSaved = true;
        Desktop desktop(arguments);
        QVERIFY2(desktop.window().windowTitle().startsWith(QStringLiteral("小猫.fishing")),
                 qPrintable(desktop.window().windowTitle()));
        press(desktop, Qt::Key_S);
        QVERIFY(QFile::exists(file));
    }
    Desktop desktop{Arguments()};
    QCOMPARE(QString::fromStdString(desktop.window().shelf().file()), file);
    QCOMPARE(desktop.window().files().recent().files(), QStringList({file}));
}

void DesktopTest::aFileByOtherRulesIsNotSavedOver() {
    files::SavedGame saved = files::newGame(files::NumberedDeal{11, {}}, textbook());
    saved.names = {"Tom", "Molly"};
    QFile file(path("textbook.fishing"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(files::toText(saved)));
    file.close();
    const auto opened = [&](const char* rules) {
        const auto read = readArguments({QStringLiteral("kitten-fishing"), file.fileName(),
                                         QStringLiteral("--rules"), QString::fromLatin1(rules)});
        Desktop desktop(std::get<Arguments>(read));
        return desktop.window().shelf().current();
    };
    const files::SavedGame same = opened("textbook");
    QCOMPARE(QString::fromStdString(same.file), file.fileName());
    const files::SavedGame other = opened("classic");
    QCOMPARE(other.rules, fishing::Rules());
    QCOMPARE(other.names, saved.names);
    QCOMPARE(other.file, std::string());
}

void DesktopTest::closingAsksNothing() {
    files::SavedGame last;
    {
        // Nothing of it has ever been saved.
        Arguments arguments;
        arguments.game = files::newGame(files::handsOf(articlesDeal()), {});
        Desktop desktop(arguments);
        QVERIFY(QTest::qWaitForWindowActive(&desktop.window()));
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(desktop.window().windowHandle(), Qt::Key_Right);
        }
        last = desktop.window().shelf().current();
        QCOMPARE(last.index, fishing::PlayCount{5});
        press(desktop, Qt::Key_Q); // would not come back while a question is open
        QVERIFY(!desktop.window().isVisible());
    }
    Desktop desktop{Arguments()};
    QVERIFY(desktop.window().shelf().current() == last);
}

void DesktopTest::theDesktopOpensFiles() {
    QFile file(path("event.fishing"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(
        files::toText(files::newGame(files::NumberedDeal{11, {}}, textbook()))));
    file.close();
    Desktop desktop{withDeal(7)};
    QFileOpenEvent event(file.fileName());
    QCoreApplication::sendEvent(qApp, &event);
    QCOMPARE(desktop.window().shelf().origin()->number, 11U);
    QCOMPARE(desktop.window().shelf().before().size(), std::size_t{1});
}

void DesktopTest::aBrokenSessionIsSaidInTheStatusLine() {
    QVERIFY(QDir().mkpath(path("data/kitten-fishing")));
    QFile file(path("data/kitten-fishing/session-1.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"kitten-fishing-session\": 1, \"table\"");
    file.close();
    Desktop desktop{Arguments()};
    QTRY_VERIFY2(status(desktop).contains(path("data/kitten-fishing/broken-1.json")),
                 qPrintable(status(desktop)));
    // Until somebody moves on; not until the verdict is found.
    emit desktop.window().controller().verdictChanged();
    QVERIFY(status(desktop).contains(QStringLiteral("broken-1.json")));
    desktop.window().controller().stepForward();
    QVERIFY(!status(desktop).contains(QStringLiteral("broken-1.json")));
}

void DesktopTest::theWindowIsRememberedWithoutClosing() {
    Desktop desktop{Arguments()};
    const auto remembered = [](const char* key) {
        return QSettings().value(QLatin1String(key)).toByteArray();
    };
    const QByteArray before = remembered("window/geometry");
    desktop.window().resize(1'000, 650);
    QTRY_VERIFY(!remembered("window/geometry").isEmpty() &&
                remembered("window/geometry") != before);
    const QByteArray panels = remembered("window/state");
    QTest::keyClick(desktop.window().windowHandle(), Qt::Key_F7);
    QTRY_VERIFY(remembered("window/state") != panels);
    MainWindow other;
    QVERIFY(other.restoreGeometry(remembered("window/geometry")));
    QCOMPARE(other.size(), QSize(1'000, 650));
}

int main(int argc, char* argv[]) {
    return runInOwnHome<DesktopTest>(argc, argv, home);
}
#include "desktop_test.moc"
