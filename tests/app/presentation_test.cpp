// SPDX-License-Identifier: MIT
// The mode for classrooms: everything becomes larger by one key, still fits, and is as it was
// afterwards.
#include "app/presentation.h"

#include "app/code/code_view.h"
#include "app/elided_label.h"
#include "app/window_sizes.h"
#include "tests/app/inside/look_inside.h"

#include <QApplication>
#include <QFontInfo>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QToolBar>
#include <QToolButton>

#include <memory>

using namespace fishing;

namespace {

int textOf(const QWidget* widget) {
    return QFontInfo(widget->font()).pixelSize();
}

/// Whether all of the line that runs is to be seen.
bool showsRunningLine(const CodeView& code) {
    static const QRegularExpression words(QStringLiteral("^Line (\\d+) runs"));
    const auto found = words.match(code.accessibleDescription());
    if (!found.hasMatch()) {
        return false;
    }
    const QTextBlock line = code.document()->findBlockByNumber(found.captured(1).toInt() - 1);
    const QRect place = code.cursorRect(QTextCursor(line));
    return place.top() >= 0 && place.bottom() <= code.viewport()->height();
}

} // namespace

class PresentationTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void lettersGoByTheWindow();
    void everythingBecomesLarger();
    void everythingIsAsBeforeAfterwards();
    void followsTheSizeOfTheWindow();
    void isNotRemembered();
    void theArraysAndSomeCodeAreSeen_data();
    void theArraysAndSomeCodeAreSeen();
    void theRunningLineStaysInSight();

private:
    std::vector<const QWidget*> texts() const;

    std::unique_ptr<LookInside> m_inside;
};

void PresentationTest::init() {
    m_inside = std::make_unique<LookInside>();
    QVERIFY(QTest::qWaitForWindowActive(&m_inside->window));
    m_inside->press(Qt::Key_F9);
}

void PresentationTest::cleanup() {
    m_inside.reset();
}

std::vector<const QWidget*> PresentationTest::texts() const {
    auto* bar = m_inside->find<QToolBar>("gameToolBar");
    return {&m_inside->row("q1"),
            m_inside->find<CodeView>("codeView"),
            m_inside->find<QLabel>("stepSentence"),
            m_inside->find<QLabel>("statusText"),
            m_inside->find<QLabel>("playCount"),
            m_inside->find<QLabel>("previewTitle"),
            m_inside->find<QLabel>("previewWords"),
            m_inside->find<QTabBar>("insideTabs"),
            m_inside->find<QWidget>("stepLineButton"),
            m_inside->window.menuBar(),
            &m_inside->dock("insideDock"),
            bar->widgetForAction(m_inside->find<QAction>("inside"))};
}

void PresentationTest::lettersGoByTheWindow() {
    QCOMPARE(presentationText(usualWindowSize, 13), 18);
    QCOMPARE(presentationText({1920, 1080}, 13), 24);
    QCOMPARE(presentationText({3840, 2160}, 13), 49);
    QCOMPARE(presentationText(leastWindowSize, 13), 14); // somewhat larger in any case
    QCOMPARE(presentationText(usualWindowSize, 30), 33);
}

void PresentationTest::everythingBecomesLarger() {
    std::vector<int> before;
    for (const QWidget* text : texts()) {
        before.push_back(textOf(text));
    }
    const int button = m_inside->find<QToolButton>("playPauseButton")->iconSize().width();
    const int panel = m_inside->dock("insideDock").width();
    m_inside->press(Qt::Key_F10);
    QVERIFY(m_inside->find<QAction>("presentation")->isChecked());
    for (std::size_t i = 0; i < before.size(); ++i) {
        QVERIFY2(textOf(texts()[i]) >= before[i] * 5 / 4,
                 qPrintable(texts()[i]->objectName() + QString::number(i)));
    }
    QVERIFY(m_inside->find<QToolButton>("playPauseButton")->iconSize().width() > button * 5 / 4);
    QTRY_VERIFY(m_inside->dock("insideDock").width() > panel * 5 / 4);
    QCOMPARE(m_inside->fault(), QString());
}

void PresentationTest::everythingIsAsBeforeAfterwards() {
    const QFont font = QApplication::font();
    const QFont title = QApplication::font("QDockWidgetTitle");
    std::vector<QFont> before;
    for (const QWidget* text : texts()) {
        before.push_back(text->font());
    }
    const int panel = m_inside->dock("insideDock").width();
    const QSize icons = m_inside->find<QToolBar>("gameToolBar")->iconSize();
    m_inside->press(Qt::Key_F10);
    QWidget* timeline = m_inside->find<QWidget>("timeline");
    QTest::mouseMove(m_inside->window.windowHandle(),
                     timeline->mapTo(&m_inside->window, timeline->rect().center()));
    QTRY_VERIFY(m_inside->find<QWidget>("timelinePreview")->isVisible());
    m_inside->press(Qt::Key_F10);
    QCOMPARE(QApplication::font(), font);
    QCOMPARE(QApplication::font("QDockWidgetTitle"), title);
    for (std::size_t i = 0; i < before.size(); ++i) {
        QCOMPARE(textOf(texts()[i]), QFontInfo(before[i]).pixelSize());
    }
    QCOMPARE(m_inside->find<QToolBar>("gameToolBar")->iconSize(), icons);
    QTRY_VERIFY(qAbs(m_inside->dock("insideDock").width() - panel) <= 2);
    QCOMPARE(m_inside->fault(), QString());
}

void PresentationTest::followsTheSizeOfTheWindow() {
    m_inside->press(Qt::Key_F10);
    const int before = textOf(m_inside->find<QLabel>("stepSentence"));
    m_inside->window.resize(1920, 1080);
    QTRY_VERIFY(textOf(m_inside->find<QLabel>("stepSentence")) > before);
    m_inside->window.resize(usualWindowSize);
    QTRY_COMPARE(textOf(m_inside->find<QLabel>("stepSentence")), before);
}

void PresentationTest::isNotRemembered() {
    const QFont font = QApplication::font();
    m_inside->press(Qt::Key_F10);
    QVERIFY(QApplication::font() != font);
    m_inside = std::make_unique<LookInside>();
    QCOMPARE(QApplication::font(), font);
    QVERIFY(!m_inside->find<QAction>("presentation")->isChecked());
}

void PresentationTest::theArraysAndSomeCodeAreSeen_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isPresented");
    QTest::newRow("least") << leastWindowSize << false;
    QTest::newRow("usual") << usualWindowSize << false;
    QTest::newRow("usual, presented") << usualWindowSize << true;
    QTest::newRow("large, presented") << QSize(1920, 1080) << true;
}

void PresentationTest::theArraysAndSomeCodeAreSeen() {
    QFETCH(QSize, size);
    QFETCH(bool, isPresented);
    m_inside->window.resize(size);
    if (isPresented) {
        m_inside->press(Qt::Key_F10);
    }
    m_inside->window.shelf().openNew(files::newGame(files::NumberedDeal{42, {}}, {}));
    m_inside->game().seek(120);
    m_inside->stepLine();
    const auto* data = m_inside->find<QScrollArea>("insideData");
    QTRY_VERIFY(!data->verticalScrollBar()->isVisible());
    const auto& code = *m_inside->find<CodeView>("codeView");
    QVERIFY(code.viewport()->height() >= 4 * code.fontMetrics().lineSpacing());
    // Nothing is cut off.
    const auto* tabs = m_inside->find<QTabBar>("insideTabs");
    QVERIFY(tabs->tabRect(tabs->count() - 1).right() < tabs->width());
    const auto* place = m_inside->find<ElidedLabel>("insidePlace");
    QVERIFY(place->fontMetrics().horizontalAdvance(place->text()) <= place->width());
    QVERIFY(m_inside->window.size() == size);
}

void PresentationTest::theRunningLineStaysInSight() {
    const auto& code = *m_inside->find<CodeView>("codeView");
    for (int line = 0; line < 30; ++line) {
        m_inside->stepLine();
        QVERIFY(showsRunningLine(code));
        m_inside->press(Qt::Key_F10);
        QTRY_VERIFY(showsRunningLine(code));
        m_inside->press(Qt::Key_F10);
        QTRY_VERIFY(showsRunningLine(code));
    }
}

QTEST_MAIN(PresentationTest)
#include "presentation_test.moc"
