// SPDX-License-Identifier: MIT
// The help as somebody reads it: opened by F1, gone through by keys, its pictures and figures held
// against the games that they speak of.
#include "app/actions.h"
#include "app/help/guide_picture.h"
#include "app/help/guide_window.h"
#include "app/help/shortcut_list.h"
#include "tests/app/window_user.h"

#include <QAction>
#include <QListWidget>
#include <QMenuBar>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>

#include <algorithm>

using namespace fishing;

class GuideWindowTest : public QObject, private WindowUser {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void keysGoThroughThePages();
    void theFirstPageShowsTheRule();
    void theQueueIsToldInItsOrder();
    void theRoundGameComesBack();
    void everyPictureShowsItsMoment();
    void rulesAreToldWithTheirEndings();
    void rowsAreCalledAsInTheMenus();
    void picturesFollowTheCardsAndTheColours();
    void everyKeyOfTheProgramIsListed();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void theGameGoesOnBesideIt();
    void escapeCloses();

private:
    template <class T>
    T* part(const char* name = "") const {
        return m_guide->findChild<T*>(QString::fromLatin1(name));
    }
    void type(Qt::Key key) const { QTest::keyClick(m_guide->windowHandle(), key); }
    QWidget* shownPage() const { return m_guide->findChild<QStackedWidget*>()->currentWidget(); }
    QString said(const char* name) const {
        return shownPage()->findChild<QLabel*>(QString::fromLatin1(name))->text();
    }
    QList<GuidePicture*> pictures() const { return shownPage()->findChildren<GuidePicture*>(); }

    QPointer<GuideWindow> m_guide;
};

void GuideWindowTest::init() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    open();
    press(Qt::Key_F1);
    m_guide = m_window->findChild<GuideWindow*>();
    QVERIFY(m_guide && m_guide->isVisible() && !m_guide->isModal());
    QVERIFY(QTest::qWaitForWindowActive(m_guide));
}

void GuideWindowTest::cleanup() {
    m_window.reset();
    QVERIFY(!m_guide);
}

void GuideWindowTest::keysGoThroughThePages() {
    QCOMPARE(said("guideTitle"), QStringLiteral("The rule"));
    const auto* contents = part<QListWidget>("guideContents");
    for (int page = 1; page < contents->count() - 1; ++page) {
        type(Qt::Key_Down);
        QCOMPARE(m_guide->page(), page);
        QCOMPARE(said("guideTitle"), contents->currentItem()->text());
        QVERIFY(!said("guideLead").isEmpty());
    }
    type(Qt::Key_End);
    QVERIFY(part<ShortcutList>("shortcutList")->isVisible());
    m_window->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), m_window.get());
    press(Qt::Key_F1); // again: the same window, from its beginning
    QCOMPARE(m_window->findChildren<GuideWindow*>().size(), 1);
    QCOMPARE(m_guide->page(), 0);
    m_window->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), m_window.get());
    press(Qt::Key_F1, Qt::ControlModifier);
    QVERIFY(part<ShortcutList>("shortcutList")->isVisible());
}

void GuideWindowTest::theFirstPageShowsTheRule() {
    const auto shown = pictures();
    QCOMPARE(shown.size(), 4);
    Position position = startOf(articlesDeal());
    play(position, {});
    play(position, {});
    QVERIFY(shown[0]->controller().position() == position);
    // The first capture with a card between: 2 3 4, and then B's other 3.
    const auto caught = shown[1]->controller().lastPlay();
    QVERIFY(caught && caught->captured.size() == 3);
    QVERIFY(caught->player == Player::B && caught->card.rank == 3);
    QVERIFY(shown[2]->controller().position() == shown[1]->controller().position());
    const auto captions = shownPage()->findChildren<QLabel*>(QStringLiteral("guideCaption"));
    QVERIFY(captions[1]->text().startsWith(QStringLiteral("2. B plays 3")));
    QCOMPARE(captions[2]->text(),
             QStringLiteral("3. B takes both and all cards between them. They join the tail of the "
                            "hand: 3♥ 4♠ 3♠."));
    QVERIFY(shown[3]->controller().isAtEnd());
    QCOMPARE(captions[3]->text(),
             QStringLiteral("4. After 49 plays A has run out of cards and has lost. B wins."));
    for (const GuidePicture* picture : shown) {
        QVERIFY(picture->isVisible() && !picture->accessibleName().isEmpty());
    }
}

void GuideWindowTest::theQueueIsToldInItsOrder() {
    type(Qt::Key_Down);
    const auto shown = pictures();
    QCOMPARE(shown.size(), 2);
    const auto last = shown[1]->controller().lastPlay();
    const Hand& hand = shown[1]->controller().position().handOf(last->player);
    const CardRow& captured = last->captured; // is the tail
    for (std::size_t i = 0; i < captured.size(); ++i) {
        QVERIFY(hand[hand.size() - captured.size() + i] == captured[i]);
    }
}

void GuideWindowTest::theRoundGameComesBack() {
    type(Qt::Key_Down);
    type(Qt::Key_Down);
    const auto shown = pictures();
    QCOMPARE(shown.size(), 2);
    QCOMPARE(shown[0]->controller().index(), 13);
    QCOMPARE(shown[1]->controller().index(), 13 + 204);
    QVERIFY(sameRanks(shown[0]->controller().position(), shown[1]->controller().position()));
}

void GuideWindowTest::everyPictureShowsItsMoment() {
    const auto pages = guidePages([](const QString& name) { return name; });
    for (const GuidePage& page : pages) {
        QCOMPARE(said("guideTitle"), page.title);
        const auto shown = pictures();
        QCOMPARE(static_cast<std::size_t>(shown.size()), page.figures.size());
        for (int i = 0; i < static_cast<int>(shown.size()); ++i) {
            const GuideFigure& figure = page.figures[static_cast<std::size_t>(i)];
            Game game(files::dealOf(figure.game), figure.game.rules);
            QVERIFY(shown[i]->controller().position() == game.at(figure.game.index));
            QVERIFY(!figure.firstBeat || game.record(figure.game.index).captures());
        }
        type(Qt::Key_Down);
    }
}

void GuideWindowTest::rulesAreToldWithTheirEndings() {
    part<QListWidget>("guideContents")->setCurrentRow(5);
    QCOMPARE(said("guideTitle"), QStringLiteral("Hands and rules"));
    QStringList meanings;
    for (const auto* label : shownPage()->findChildren<QLabel*>(QStringLiteral("guideMeaning"))) {
        meanings += label->text();
    }
    for (const char* ending : {"B wins after 49 plays", "A wins after 18 plays",
                               "B wins after 37 plays", "every 204 plays", "A wins after 49"}) {
        QVERIFY2(meanings.join(QLatin1Char('\n')).contains(QLatin1String(ending)), ending);
    }
}

void GuideWindowTest::rowsAreCalledAsInTheMenus() {
    const auto named = guidePages([](const QString& name) { return name; });
    for (const GuidePage& page : named) {
        for (const GuideRow& row : page.rows) {
            const auto* action = m_window->findChild<QAction*>(row.term);
            QVERIFY2(action != nullptr || row.term.contains(QLatin1Char(',')) ||
                         row.term == QStringLiteral("Classic") ||
                         row.term == QStringLiteral("Coursework"),
                     qPrintable(row.term));
        }
    }
    part<QListWidget>("guideContents")->setCurrentRow(6);
    QCOMPARE(said("guideTerm"), QStringLiteral("New random deal"));
}

void GuideWindowTest::picturesFollowTheCardsAndTheColours() {
    part<QListWidget>("guideContents")->setCurrentRow(3);
    GuidePicture* picture = pictures().front(); // has all suits
    const QImage before = picture->grab().toImage();
    QCOMPARE(picture->grab().toImage(), before);
    find<QAction>("fourColors")->trigger();
    const QImage colorful = picture->grab().toImage();
    QVERIFY(colorful != before);
    find<QAction>("appearance2")->trigger();
    QTRY_VERIFY(picture->grab().toImage() != colorful);
    const auto lightness = [picture] {
        return picture->grab().toImage().pixelColor(8, picture->height() / 2).lightness();
    };
    QTRY_VERIFY(lightness() < 100);
    find<QAction>("appearance1")->trigger();
    QTRY_VERIFY(lightness() > 150);
}

void GuideWindowTest::everyKeyOfTheProgramIsListed() {
    const auto groups = shortcutGroups(*m_window);
    std::vector<Shortcut> all;
    for (const ShortcutGroup& group : groups) {
        QVERIFY(!group.title.isEmpty());
        for (const Shortcut& shortcut : group.shortcuts) {
            QVERIFY(!shortcut.does.isEmpty() && !shortcut.keys.isEmpty());
            all.push_back(shortcut);
        }
    }
    std::size_t group = 0; // as the menus are ordered
    for (const QAction* menu : m_window->menuBar()->actions()) {
        group += groups[group].title == withoutMnemonic(menu->text()) ? 1 : 0;
    }
    QCOMPARE(group, std::size_t{6}); // all but the samples
    int keys = 0;
    for (const QAction* action : m_window->findChildren<QAction*>()) {
        const QString title = withoutMnemonic(action->text());
        for (const QKeySequence& key : action->shortcuts()) {
            const QString text = key.toString(QKeySequence::NativeText);
            const auto found = std::ranges::count_if(all, [&](const Shortcut& shortcut) {
                return shortcut.does.endsWith(title) &&
                       shortcut.keys.split(QStringLiteral(", ")).contains(text);
            });
            QVERIFY2(found == 1, qPrintable(title + QLatin1Char(' ') + text));
            ++keys;
        }
    }
    QVERIFY(keys >= 60);
    for (const char* key : {"PgDown", "PgUp", "Turn the wheel", "Click the front card"}) {
        QVERIFY2(std::ranges::find(all, QString::fromLatin1(key), &Shortcut::keys) != all.end(),
                 key);
    }
    const auto* list = part<ShortcutList>("shortcutList");
    QCOMPARE(static_cast<std::size_t>(list->topLevelItemCount()), groups.size());
    QCOMPARE(list->topLevelItem(0)->child(0)->text(1), QStringLiteral("Ctrl+N"));
}

void GuideWindowTest::nothingIsCutOff_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(900, 560);
    QTest::newRow("large") << QSize(1800, 1200);
}

void GuideWindowTest::nothingIsCutOff() {
    QFETCH(const QSize, size);
    m_guide->resize(size);
    for (int page = 0; page < part<QListWidget>("guideContents")->count() - 1; ++page) {
        part<QListWidget>("guideContents")->setCurrentRow(page);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
        const auto* area = qobject_cast<QScrollArea*>(shownPage());
        QVERIFY(area->widget()->width() <= area->viewport()->width());
        // At the smallest size of the table everything is read without scrolling.
        QVERIFY2(area->verticalScrollBar()->maximum() == 0, qPrintable(said("guideTitle")));
        for (const auto* label : area->widget()->findChildren<QLabel*>()) {
            QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                     qPrintable(label->text()));
        }
    }
}

void GuideWindowTest::theGameGoesOnBesideIt() {
    m_window->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), m_window.get());
    press(Qt::Key_Right);
    QCOMPARE(game().index(), 1);
    QVERIFY(m_guide->isVisible());
    QCOMPARE(pictures().front()->controller().index(), 2); // has a game of its own
}

void GuideWindowTest::escapeCloses() {
    type(Qt::Key_Escape);
    QTRY_VERIFY(!m_guide);
}

QTEST_MAIN(GuideWindowTest)
#include "guide_window_test.moc"
