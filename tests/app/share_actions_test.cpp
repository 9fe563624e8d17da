// SPDX-License-Identifier: MIT
// Copying, with the keys that a user presses.
#include "app/appearance.h"
#include "app/main_window.h"
#include "app/share/move_writer.h"
#include "app/share/table_image.h"
#include "app/table/card_table.h"
#include "app/translated.h"
#include "tests/app/deals.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include <memory>

using namespace fishing;

class ShareActionsTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void theDealIsCopied_data();
    void theDealIsCopied();
    void theGameIsCopied();
    void aLongGameIsCut();
    void anEndlessGameIsCopiedOnceRound();
    void aSecretEndIsNotCopied();
    void namesAreWrittenDown();
    void thePictureIsTheTable();
    void thePictureIsAtRest();
    void thePrintedTableIsLight();
    void thePagesAreShownBeforeTheyArePrinted();
    void menusOfferAll();

private:
    GameController& game() const { return m_window->controller(); }
    CardTable& table() const { return m_window->table(); }
    QString status() const {
        return m_window->findChild<QLabel*>(QStringLiteral("statusText"))->text();
    }
    static QString copied() { return QGuiApplication::clipboard()->text(); }
    void open(const files::SavedGame& game) const { m_window->shelf().open(game); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) const {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void copyGame() const { press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier); }
    QImage copyPicture() const {
        press(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        return QGuiApplication::clipboard()->image().convertToFormat(QImage::Format_RGB32);
    }
    QImage shown() const { return table().grab().toImage().convertToFormat(QImage::Format_RGB32); }

    std::unique_ptr<MainWindow> m_window;
};

void ShareActionsTest::init() {
    QGuiApplication::clipboard()->clear();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1100, 700);
    m_window->show();
    open(files::newGame(files::handsOf(articlesDeal()), {}));
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void ShareActionsTest::theDealIsCopied_data() {
    QTest::addColumn<files::SavedGame>("game");
    QTest::addColumn<QString>("status");
    const auto own = [](const char* text) {
        return files::newGame(*parseHands(text), *parseRules("hook"));
    };
    QTest::newRow("ranks as typed")
        << own("2 4 1 2 5 6 / 3 1 3 5 6")
        << QStringLiteral("The deal is on the clipboard as text: 6 and 5 cards.");
    QTest::newRow("some suits") << own("2 K♥ 7s / 黑桃3 10")
                                << QStringLiteral(
                                       "The deal is on the clipboard as text: 3 and 2 cards.");
    QTest::newRow("numbered") << files::newGame(files::NumberedDeal{42, {}}, {})
                              << QStringLiteral(
                                     "The deal is on the clipboard as text: 26 and 26 cards.");
    QTest::newRow("as long as can be")
        << files::newGame(files::NumberedDeal{7, {13, 16}}, {})
        << QStringLiteral("The deal is on the clipboard as text: 104 and 104 cards.");
}

void ShareActionsTest::theDealIsCopied() {
    QFETCH(const files::SavedGame, game);
    QFETCH(const QString, status);
    open(game);
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(this->status(), status);
    const auto pasted = parseHands(copied().toStdString());
    QVERIFY(pasted);
    QVERIFY(*pasted == game.hands);
    open(files::newGame(*pasted, game.rules));
    for (const Player player : {Player::A, Player::B}) {
        QCOMPARE(toText(this->game().deal().handOf(player), CardStyle::Symbol),
                 toText(files::dealOf(game).handOf(player), CardStyle::Symbol));
    }
}

void ShareActionsTest::theGameIsCopied() {
    game().seek(17);
    copyGame();
    QCOMPARE(status(), QStringLiteral("The whole game is on the clipboard as text, to its end "
                                      "with play 49."));
    const QString text = copied();
    QVERIFY2(
        text.startsWith(QStringLiteral(
            "Own hands\n\n"
            "Rules  classic (capture=take,pickup=top,after=pass,end=play,win=keep,jack=plain)\n"
            "A      2♠ 4♠ A♠ 2♥ 5♠ 6♠\n"
            "B      3♠ A♥ 3♥ 5♥ 6♥ 4♥\n\n"
            "    1  A plays 2♠.\n"
            "       A      4♠ A♠ 2♥ 5♠ 6♠\n"
            "       Pile   2♠\n"
            "       B      3♠ A♥ 3♥ 5♥ 6♥ 4♥\n\n")),
        qPrintable(text.left(500)));
    QVERIFY(text.contains(QStringLiteral("\n    5  A plays A♠ and catches 2 cards: A♠ A♥.\n")));
    QVERIFY(text.endsWith(QStringLiteral("\n\nB wins after 49 plays and 13 captures: A has run "
                                         "out of cards.\n")));
    QCOMPARE(text.count(QStringLiteral("\n       Pile   ")), 49);
}

void ShareActionsTest::aLongGameIsCut() {
    constexpr std::uint64_t longest = 494'175; // 5,449 plays
    open(files::newGame(files::NumberedDeal{longest, {}}, {}));
    copyGame();
    QCOMPARE(status(),
             QStringLiteral("The game is on the clipboard as text, as far as play 1,000."));
    const QString text = copied();
    QVERIFY(text.startsWith(QStringLiteral("Deal 494175\n\nRules  ")));
    QCOMPARE(text.count(QStringLiteral("\n       Pile   ")), 1'000);
    QVERIFY(text.contains(QStringLiteral("\n\nWritten down as far as play 1,000 of 5,449.\n")));
    QVERIFY(text.contains(QStringLiteral(" wins after 5,449 plays ")));
}

void ShareActionsTest::anEndlessGameIsCopiedOnceRound() {
    open(files::newGame(files::handsOf(articlesDeal()), *parseRules("coursework")));
    copyGame();
    QVERIFY(copied().endsWith(
        QStringLiteral("\n\nWritten down as far as play 217; the game goes on.\n"
                       "Never ends: after 13 plays it repeats itself every 204 plays.\n")));
    game().seek(300);
    copyGame();
    QVERIFY(copied().contains(QStringLiteral("as far as play 300;")));
}

void ShareActionsTest::aSecretEndIsNotCopied() {
    game().setFutureHidden(true);
    open(files::newGame(files::handsOf(articlesDeal()), {}));
    copyGame();
    QVERIFY(
        copied().endsWith(QStringLiteral("\n\nNo play is written down yet; the game goes on.\n")));
    game().seek(5);
    copyGame();
    QVERIFY(copied().endsWith(
        QStringLiteral("\n\nWritten down as far as play 5; the game goes on.\n")));
    QVERIFY(!copied().contains(QStringLiteral("49")));
    game().seek(49);
    copyGame();
    QVERIFY(copied().contains(QStringLiteral("\n\nB wins after 49 plays")));
}

void ShareActionsTest::namesAreWrittenDown() {
    auto named = files::newGame(files::handsOf(articlesDeal()), {});
    named.names = {"咪咪", "Leopold"};
    open(named);
    copyGame();
    QVERIFY(copied().contains(QStringLiteral("\n咪咪     2♠ 4♠")));
    QVERIFY(copied().contains(QStringLiteral("\nLeopold  3♠ A♥")));
    QVERIFY(copied().contains(QStringLiteral("\n    1  咪咪 plays 2♠.\n")));
    QVERIFY(copied().contains(QStringLiteral("\nLeopold wins after 49 plays")));
}

void ShareActionsTest::thePictureIsTheTable() {
    game().seek(17);
    table().settle();
    QCOMPARE(copyPicture(), shown());
    QCOMPARE(status(), QStringLiteral("A picture of the table is on the clipboard: %1 × %2 pixels.")
                           .arg(table().width())
                           .arg(table().height()));
    // As it is looked at, too, and at the end with the plaque that tells of it.
    m_window->findChild<QAction*>(QStringLiteral("handsFaceDown"))->trigger();
    m_window->findChild<QAction*>(QStringLiteral("back1"))->trigger();
    m_window->findChild<QAction*>(QStringLiteral("appearance2"))->trigger();
    QCoreApplication::processEvents(); // widgets learn of a new palette in their own time
    game().seek(49);
    table().settle();
    QCOMPARE(copyPicture(), shown());
    m_window->findChild<QAction*>(QStringLiteral("appearance1"))->trigger();
}

void ShareActionsTest::thePictureIsAtRest() {
    game().seek(4);
    table().settle();
    game().stepForward(); // a capture, which takes its time
    QVERIFY(!table().isSettled());
    const QImage picture = copyPicture();
    table().settle();
    QCOMPARE(picture, shown());
}

void ShareActionsTest::thePrintedTableIsLight() {
    const auto picture = [this] {
        return tableImage(game(), {{}, false, lightPalette()}, QSize(600, 320));
    };
    const QImage byDay = picture();
    m_window->findChild<QAction*>(QStringLiteral("appearance2"))->trigger();
    QCoreApplication::processEvents();
    QVERIFY(shown() != byDay);
    QCOMPARE(picture(), byDay);
    m_window->findChild<QAction*>(QStringLiteral("appearance1"))->trigger();
}

void ShareActionsTest::thePagesAreShownBeforeTheyArePrinted() {
    open(files::newGame(files::NumberedDeal{42, {}}, {}));
    game().start();
    int pages = 0;
    QTimer poll;
    connect(&poll, &QTimer::timeout, &poll, [&] {
        auto* preview = qobject_cast<QPrintPreviewDialog*>(QApplication::activeModalWidget());
        if (preview != nullptr && QTest::qWaitForWindowActive(preview)) {
            poll.stop();
            pages = preview->findChild<QPrintPreviewWidget*>()->pageCount();
            QTest::keyClick(preview, Qt::Key_Escape);
        }
    });
    poll.start(10);
    press(Qt::Key_P, Qt::ControlModifier); // comes back when the dialog is closed
    QVERIFY(pages >= 3);
    QVERIFY(!game().isRunning());
    QVERIFY(!status().contains(QStringLiteral("printed")));
}

void ShareActionsTest::menusOfferAll() {
    QStringList offered;
    for (const QAction* menu : m_window->menuBar()->actions()) {
        for (const QAction* action : menu->menu()->actions()) {
            offered += action->objectName();
        }
    }
    for (const char* name :
         {"copyDeal", "copyGame", "copyPicture", "savePicture", "exportMoves", "print"}) {
        QVERIFY2(offered.contains(QString::fromLatin1(name)), name);
    }
}

QTEST_MAIN(ShareActionsTest)
#include "share_actions_test.moc"
