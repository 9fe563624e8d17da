// SPDX-License-Identifier: MIT
// What's this on every control, the hint for beginners, and about the program.
#include "app/desktop.h"
#include "app/dialogs/custom_deal_dialog.h"
#include "app/help/about_dialog.h"
#include "app/help/explanations.h"
#include "app/learn/predict_mode.h"
#include "app/live_settings.h"
#include "app/playback/timeline_slider.h"
#include "app/table/card_table.h"
#include "tests/app/menus.h"
#include "tests/app/modal.h"
#include "tests/app/own_home.h"
#include "tests/app/window_user.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QWhatsThis>

using namespace fishing;

namespace {

std::unique_ptr<QTemporaryDir> home; // NOLINT: before there is an application

/// The controls of a window that cannot say what they are.
QStringList unexplained(const QWidget& window) {
    QStringList names;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const bool isControl = qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                               qobject_cast<const QAbstractSlider*>(widget) != nullptr ||
                               qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
                               qobject_cast<const QComboBox*>(widget) != nullptr ||
                               qobject_cast<const QLineEdit*>(widget) != nullptr ||
                               qobject_cast<const QAbstractItemView*>(widget) != nullptr ||
                               qobject_cast<const QTabBar*>(widget) != nullptr ||
                               widget->focusPolicy() != Qt::NoFocus;
        // The tabs of panels are the window's own.
        const bool isOfDocks =
            widget->parentWidget() == &window && qobject_cast<const QTabBar*>(widget) != nullptr;
        if (!isControl || isOfDocks || !widget->isVisibleTo(&window)) {
            continue;
        }
        // What a click asks: the widget itself, or else what it is part of.
        const QWidget* asked = widget;
        while (asked != nullptr && asked->whatsThis().isEmpty() && asked != &window) {
            asked = asked->parentWidget();
        }
        const bool isScrolling = widget->objectName().startsWith(QStringLiteral("qt_")) ||
                                 qobject_cast<const QScrollBar*>(widget) != nullptr ||
                                 qobject_cast<const QScrollArea*>(widget) != nullptr;
        if (!isScrolling && (asked == nullptr || asked->whatsThis().isEmpty())) {
            names += QStringLiteral("%1 %2").arg(
                QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
        }
    }
    return names;
}

} // namespace

class HelpActionsTest : public QObject, private WindowUser {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup();

    void everyActionIsExplained();
    void everyControlOfTheWindowIsExplained();
    void everyControlOfEveryDialogIsExplained();
    void explanationsAreOfThingsThatExist();
    void aClickExplainsInsteadOfActing();
    void theFocusIsExplainedInADialog();
    void theHintIsThereUntilItIsClosed();
    void theHintStaysClosedAtTheNextStart();
    void theHintFitsTheSmallestWindow();
    void aboutTellsVersionAndLicences();
};

void HelpActionsTest::cleanup() {
    m_window.reset();
    QWhatsThis::leaveWhatsThisMode();
}

void HelpActionsTest::everyActionIsExplained() {
    int count = 0;
    for (const QAction* action : m_window->findChildren<QAction*>()) {
        if (!action->objectName().isEmpty() && action->menu() == nullptr) {
            QVERIFY2(!action->whatsThis().isEmpty(), qPrintable(action->objectName()));
            ++count;
        }
    }
    QVERIFY(count > 80);
    QVERIFY(find<QAction>("hideFuture")->whatsThis() != find<QAction>("hideFuture")->toolTip());
}

void HelpActionsTest::everyControlOfTheWindowIsExplained() {
    for (const Qt::Key panel : {Qt::Key_F7, Qt::Key_F8, Qt::Key_F9}) {
        press(panel);
    }
    press(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(unexplained(*m_window).join(QLatin1Char(';')), QString());
}

void HelpActionsTest::everyControlOfEveryDialogIsExplained() {
    m_window->shelf().open(
        files::newGame(files::handsOf(articlesDeal()), *parseRules("coursework")));
    for (const char* name :
         {"enterHands", "editDeal", "dealNumber", "chooseRules", "namePlayers"}) {
        auto* action = find<QAction>(name);
        QVERIFY2(useModal(
                     *m_window, [action] { action->trigger(); },
                     [name](QDialog& dialog) {
                         QVERIFY2(unexplained(dialog).isEmpty(),
                                  qPrintable(QString::fromLatin1(name) + QStringLiteral(": ") +
                                             unexplained(dialog).join(QStringLiteral(", "))));
                     }),
                 name);
    }
    for (const char* name : {"savePicture", "exportMoves", "survey", "settings", "spotTheSlip",
                             "makeItStop", "howToPlay", "about"}) {
        find<QAction>(name)->trigger();
        QDialog* dialog = nullptr;
        for (auto* each : m_window->findChildren<QDialog*>()) {
            dialog = each->isVisible() ? each : dialog;
        }
        QVERIFY2(dialog != nullptr, name);
        QVERIFY2(unexplained(*dialog).isEmpty(),
                 qPrintable(QString::fromLatin1(name) + QStringLiteral(": ") +
                            unexplained(*dialog).join(QStringLiteral(", "))));
        delete dialog;
    }
}

/// A name that is changed must be changed in the explanations, too.
void HelpActionsTest::explanationsAreOfThingsThatExist() {
    for (const char* name : {"timeline", "cardTable", "speed", "playCount", "statusText",
                             "moveList", "verdictPanel", "insidePanel", "insideTabs", "codeView",
                             "predictBar", "capturesOnly", "searchedRank", "endless"}) {
        QVERIFY2(!explanation(QString::fromLatin1(name)).isEmpty(), name);
        QVERIFY2(find<QWidget>(name) != nullptr, name);
    }
    for (const char* name :
         {"newRandomDeal", "playPause", "hideFuture", "appearance2", "back1", "whatsThis"}) {
        QCOMPARE(find<QAction>(name)->whatsThis(), explanation(QString::fromLatin1(name)));
    }
    QCOMPARE(explanation(QStringLiteral("nothing")), QString());
}

void HelpActionsTest::aClickExplainsInsteadOfActing() {
    press(Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(QWhatsThis::inWhatsThisMode());
    click(find<TimelineSlider>("timeline"));
    QCOMPARE(game().index(), 0);
    QVERIFY(!QWhatsThis::inWhatsThisMode());
    const auto explained = [] {
        for (const QWidget* widget : QApplication::topLevelWidgets()) {
            if (widget->isVisible() && widget->inherits("QWhatsThat")) {
                return true;
            }
        }
        return false;
    };
    QTRY_VERIFY(explained());
    QWhatsThis::hideText();
    QTRY_VERIFY(!explained());
    QVERIFY(chooseInMenus(*m_window, "whatsThis"));
    QVERIFY(QWhatsThis::inWhatsThisMode());
    click(&table()); // its cards say no more than the table
    QCOMPARE(game().index(), 0);
    QTRY_VERIFY(explained());
    QWhatsThis::hideText();
}

void HelpActionsTest::theFocusIsExplainedInADialog() {
    QVERIFY(useModal<CustomDealDialog>(
        *m_window, [this] { press(Qt::Key_E, Qt::ControlModifier); },
        [](CustomDealDialog& dialog) {
            auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("handA"));
            field->setFocus();
            QTest::keyClick(dialog.windowHandle(), Qt::Key_F1, Qt::ShiftModifier);
            QCOMPARE(field->whatsThis(), explanation(QStringLiteral("handA")));
            const auto all = QApplication::topLevelWidgets();
            QVERIFY(std::any_of(all.begin(), all.end(), [](const QWidget* widget) {
                return widget->isVisible() && widget->inherits("QWhatsThat");
            }));
            QWhatsThis::hideText();
        }));
}

void HelpActionsTest::theHintIsThereUntilItIsClosed() {
    auto* hint = find<QWidget>("hintBar");
    QVERIFY(!hint->isVisible()); // only somebody who starts for the first time wants it
    QVERIFY(chooseInMenus(*m_window, "showHint"));
    QVERIFY(hint->isVisible() && m_window->settings().now().hint);
    const QString text = find<QLabel>("hintText")->text();
    QVERIFY(text.startsWith(QStringLiteral("Space ")) && text.contains(QStringLiteral("F1 ")));
    press(Qt::Key_Space); // is not the button's
    QVERIFY(game().isRunning() && hint->isVisible());
    game().pause();
    click(find<QPushButton>("hintHelp"));
    auto* guide = find<QDialog>("guideWindow");
    QVERIFY(guide != nullptr && guide->isVisible() && hint->isVisible());
    guide->close();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    click(find<QPushButton>("hintClose"));
    QVERIFY(!hint->isVisible() && !m_window->settings().now().hint);
    QVERIFY(table().hasFocus());
}

void HelpActionsTest::theHintStaysClosedAtTheNextStart() {
    const auto hintOf = [](Desktop& desktop) {
        return desktop.window().findChild<QWidget*>(QStringLiteral("hintBar"))->isVisible();
    };
    for (const bool isFirst : {true, false}) {
        Desktop desktop{Arguments()};
        QVERIFY(hintOf(desktop)); // nobody has closed it yet
        if (!isFirst) {
            desktop.window().findChild<QPushButton*>(QStringLiteral("hintClose"))->click();
            QVERIFY(!hintOf(desktop));
        }
    }
    Desktop desktop{Arguments()};
    QVERIFY(!hintOf(desktop));
}

void HelpActionsTest::theHintFitsTheSmallestWindow() {
    find<QAction>("showHint")->trigger();
    m_window->resize(900, 560);
    QVERIFY(QTest::qWaitFor([this] { return m_window->size() == QSize(900, 560); }));
    QCoreApplication::processEvents();
    for (const char* name : {"hintText", "hintHelp", "hintClose", "timeline", "cardTable"}) {
        const auto* widget = find<QWidget>(name);
        const QRect place(widget->mapTo(m_window.get(), QPoint()), widget->size());
        QVERIFY2(m_window->rect().contains(place), name);
        QVERIFY2(widget->height() >= widget->minimumSizeHint().height(), name);
    }
    const auto* text = find<QLabel>("hintText");
    QVERIFY(text->height() >= text->heightForWidth(text->width()));
}

void HelpActionsTest::aboutTellsVersionAndLicences() {
    QVERIFY(chooseInMenus(*m_window, "about"));
    const QPointer<AboutDialog> about = m_window->findChild<AboutDialog*>();
    QVERIFY(about && about->isVisible() && QTest::qWaitForWindowActive(about));
    QVERIFY(about->findChild<QLabel*>(QStringLiteral("aboutTitle"))
                ->text()
                .endsWith(QStringLiteral(FISHING_VERSION)));
    const auto* licence = about->findChild<QPlainTextEdit*>(QStringLiteral("licence"));
    QVERIFY(licence->isVisible());
    QVERIFY(licence->toPlainText().startsWith(QStringLiteral("MIT License")));
    about->findChild<QTabWidget*>(QStringLiteral("aboutTabs"))->setCurrentIndex(1);
    const QString parts = about->findChild<QLabel*>(QStringLiteral("aboutParts"))->text();
    for (const char* part : {qVersion(), "Lesser General Public License", "JSON for Modern C++"}) {
        QVERIFY2(parts.contains(QLatin1String(part)), part);
    }
    auto* aboutQt = about->findChild<QPushButton*>(QStringLiteral("aboutQtButton"));
    QVERIFY(useModal<QMessageBox>(
        *about, [aboutQt] { aboutQt->click(); },
        [](QMessageBox& box) { QVERIFY(box.text().contains(QLatin1String(qVersion()))); }));
    QTest::keyClick(about->windowHandle(), Qt::Key_Escape);
    QTRY_VERIFY(!about);
}

int main(int argc, char* argv[]) {
    return runInOwnHome<HelpActionsTest>(argc, argv, home);
}
#include "help_actions_test.moc"
