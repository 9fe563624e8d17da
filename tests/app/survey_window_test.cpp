// SPDX-License-Identifier: MIT
#include "app/files/study_json.h"
#include "app/main_window.h"
#include "app/survey/survey_chart.h"
#include "app/survey/survey_table.h"
#include "app/survey/survey_window.h"

#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

#include <memory>

using State = SurveyJob::State;

class SurveyWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void surveysByTheKeyboardAlone();
    void asksForDealsThatMakeSense_data();
    void asksForDealsThatMakeSense();
    void stopsAndGoesOnByItsButtons();
    void comparesTwoRuleSets();
    void aBarPutsItsDealOnTheTable();
    void aBarIsChosenByKeys();
    void aFigurePutsItsDealOnTheTable();
    void listsTheEndlessDeals();
    void savesATable();
    void savesWhatTheConsoleCanMerge();
    void savesAPicture();
    void tellsWhereNothingCanBeSaved();
    void everythingHasAName();
    void theTableIsFreeMeanwhile();

private:
    template <class T>
    T* find(const char* name) const {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    void set(const char* count, const char* from) const {
        find<QComboBox>("surveyCount")->setCurrentText(QString::fromLatin1(count));
        find<QLineEdit>("surveyFrom")->setText(QString::fromLatin1(from));
    }
    void click(QWidget* widget, QPoint place) const {
        QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(m_window.get(), place));
    }
    void click(const char* name) const {
        auto* widget = find<QWidget>(name);
        click(widget, widget->rect().center());
    }
    void run() const {
        click("surveyStart");
        QTRY_COMPARE_WITH_TIMEOUT(m_window->job().state(), State::Done, 60'000);
    }
    QTableWidgetItem* cell(const char* title, int column = 0) const {
        auto* table = find<QTableWidget>("surveyTable");
        for (int row = 0; row < table->rowCount(); ++row) {
            if (table->item(row, 0)->text() == QLatin1String(title)) {
                return table->item(row, column + 1);
            }
        }
        return nullptr;
    }

    std::unique_ptr<SurveyWindow> m_window;
};

void SurveyWindowTest::initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void SurveyWindowTest::init() {
    m_window = std::make_unique<SurveyWindow>(fishing::Rules(), fishing::Deck());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void SurveyWindowTest::cleanup() {
    m_window.reset();
}

void SurveyWindowTest::surveysByTheKeyboardAlone() {
    auto* from = find<QLineEdit>("surveyFrom");
    set("400", "");
    from->setFocus();
    QTest::keyClick(m_window->windowHandle(), Qt::Key_1);
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->job().state(), State::Done, 60'000);
    QCOMPARE(cell("Deals")->text(), QStringLiteral("400"));
    QCOMPARE(cell("A wins")->text(), QString::fromUtf8("51.2 % ± 4.9"));
    QCOMPARE(cell("Longest game")->text(), QString::fromUtf8("3,192 plays · deal 216"));
    QCOMPARE(cell("Never ends")->text(), QString::fromUtf8("none"));
}

void SurveyWindowTest::asksForDealsThatMakeSense_data() {
    QTest::addColumn<QString>("count");
    QTest::addColumn<QString>("from");
    QTest::addColumn<int>("ranks");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("good") << "10,000"
                          << "0" << 13 << true;
    QTest::newRow("the last deals") << "10"
                                    << "18446744073709551606" << 13 << true;
    QTest::newRow("beyond the last") << "11"
                                     << "18446744073709551606" << 13 << false;
    QTest::newRow("none") << "0"
                          << "1" << 13 << false;
    QTest::newRow("no number") << "many"
                               << "1" << 13 << false;
    QTest::newRow("no first") << "10"
                              << "" << 13 << false;
}

void SurveyWindowTest::asksForDealsThatMakeSense() {
    QFETCH(const QString, count);
    QFETCH(const QString, from);
    QFETCH(const bool, isGood);
    set(qPrintable(count), qPrintable(from));
    QCOMPARE(find<QPushButton>("surveyStart")->isEnabled(), isGood);
    QCOMPARE(
        find<QLabel>("surveyHint")->text().contains(QLatin1String("deal"), Qt::CaseInsensitive),
        true);
    if (!isGood) {
        click("surveyStart");
        QCOMPARE(m_window->job().state(), State::Idle);
    }
}

void SurveyWindowTest::stopsAndGoesOnByItsButtons() {
    set("1,000,000,000,000", "1");
    click("surveyStart");
    QCOMPARE(m_window->job().state(), State::Running);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->job().played() > 0, 60'000);
    click("surveyPause");
    QCOMPARE(m_window->job().state(), State::Paused);
    click("surveyPause");
    QCOMPARE(m_window->job().state(), State::Running);
    click("surveyStart"); // is Stop now
    QCOMPARE(m_window->job().state(), State::Done);
    QVERIFY(m_window->job().played() > 0);
    QVERIFY(!find<QPushButton>("surveyPause")->isEnabled());
    QCOMPARE(find<QPushButton>("surveyStart")->text(), QStringLiteral("&Start"));
}

void SurveyWindowTest::comparesTwoRuleSets() {
    set("500", "1");
    auto* other = find<QComboBox>("surveyOtherRules");
    other->setCurrentIndex(1);
    QVERIFY(!find<QPushButton>("surveyStart")->isEnabled()); // the same twice
    other->setCurrentIndex(2);
    run();
    auto* table = find<QTableWidget>("surveyTable");
    QCOMPARE(table->columnCount(), 3);
    QVERIFY(cell("Plays, on average", 0)->text() != cell("Plays, on average", 1)->text());
    auto* chart = find<SurveyChart>("surveyChart");
    QVERIFY(chart->bars(0) != chart->bars(1));
}

void SurveyWindowTest::aBarPutsItsDealOnTheTable() {
    set("300", "1");
    run();
    QSignalSpy wanted(m_window.get(), &SurveyWindow::dealWanted);
    auto* chart = find<SurveyChart>("surveyChart");
    std::size_t bin = 0;
    while (chart->bars(0)[bin].games == 0) {
        ++bin;
    }
    click(chart, chart->binPlace(bin).center().toPoint());
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toULongLong(), quint64(*chart->bars(0)[bin].firstGame));
    QVERIFY(find<QLabel>("surveyHint")->text().startsWith(chart->selectedText()));
}

void SurveyWindowTest::aBarIsChosenByKeys() {
    set("300", "1");
    run();
    QSignalSpy wanted(m_window.get(), &SurveyWindow::dealWanted);
    auto* chart = find<SurveyChart>("surveyChart");
    chart->setFocus();
    QTest::keyClick(m_window->windowHandle(), Qt::Key_End);
    QCOMPARE(*chart->selected(), chart->bins().count - 1);
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Home);
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Right);
    QCOMPARE(*chart->selected(), std::size_t(1));
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Left);
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Left);
    QCOMPARE(*chart->selected(), std::size_t(0));
}

void SurveyWindowTest::aFigurePutsItsDealOnTheTable() {
    set("400", "1");
    run();
    QSignalSpy wanted(m_window.get(), &SurveyWindow::dealWanted);
    auto* table = find<QTableWidget>("surveyTable");
    const QTableWidgetItem* longest = cell("Longest game");
    table->scrollToItem(longest);
    click(table->viewport(), table->visualItemRect(longest).center());
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toULongLong(), quint64(216));
    QVERIFY(wanted[0][1].value<fishing::Deck>() == fishing::Deck());
    table->setFocus();
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 2);
    // A figure of all deals leads to none.
    table->setCurrentItem(cell("Deals"));
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 2);
}

void SurveyWindowTest::listsTheEndlessDeals() {
    auto* endless = find<QListWidget>("surveyEndless");
    QVERIFY(!endless->isVisible());
    find<QSpinBox>("surveyRanks")->setValue(6);
    find<QSpinBox>("surveyCopies")->setValue(2);
    set("1,000", "1");
    run();
    QVERIFY(endless->isVisible());
    QCOMPARE(endless->count(), 2); // as the known answers have it
    QSignalSpy wanted(m_window.get(), &SurveyWindow::dealWanted);
    click(endless->viewport(), endless->visualItemRect(endless->item(1)).center());
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(QString::number(wanted[0][0].toULongLong()), endless->item(1)->text());
    QVERIFY((wanted[0][1].value<fishing::Deck>() == fishing::Deck{6, 2}));
}

void SurveyWindowTest::savesATable() {
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("survey.csv"));
    QString proposed;
    m_window->setAskFile([&](const QString&, const QString& file, const QString&) {
        proposed = file;
        return name;
    });
    set("400", "1");
    run();
    m_window->saveCsv();
    QCOMPARE(proposed, QStringLiteral("survey 1-400.csv"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto lines = file.readAll().split('\n');
    QCOMPARE(lines[0], QByteArray("rules,ranks,copies,first,last,what,plays,games,deal\r"));
    const QByteArray subject = "\"capture=take,pickup=top,after=pass,end=play,win=keep,jack=plain\""
                               ",13,4,1,400,";
    QVERIFY(lines[1].startsWith(subject + "a,,205,"));
    QVERIFY(lines.contains(subject + "length,3192,1,216\r"));
    quint64 games = 0;
    for (const QByteArray& line : lines) {
        if (line.startsWith(subject + "length,")) {
            games += line.split(',')[line.count(',') - 1].toULongLong();
        }
    }
    QCOMPARE(games, quint64(400));
}

void SurveyWindowTest::savesWhatTheConsoleCanMerge() {
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("survey.json"));
    m_window->setAskFile([&](const QString&, const QString&, const QString&) { return name; });
    set("300", "11");
    find<QComboBox>("surveyOtherRules")->setCurrentIndex(3);
    run();
    m_window->saveJson();
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const auto& survey : m_window->job().surveys()) {
        const auto study = files::studyFromJson(file.readLine().trimmed().toStdString());
        QVERIFY(study);
        QVERIFY(std::get<fishing::study::Survey>(*study) == survey);
    }
    QVERIFY(file.atEnd());
}

void SurveyWindowTest::savesAPicture() {
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("survey.png"));
    m_window->setAskFile([&](const QString&, const QString&, const QString&) { return name; });
    set("300", "1");
    run();
    m_window->savePicture();
    QCOMPARE(QImage(name).size(), 2 * find<SurveyChart>("surveyChart")->size());
}

void SurveyWindowTest::tellsWhereNothingCanBeSaved() {
    m_window->setAskFile([](const QString&, const QString&, const QString&) {
        return QStringLiteral("/nowhere/at/all.csv");
    });
    set("100", "1");
    run();
    m_window->saveCsv();
    QVERIFY(find<QLabel>("surveyHint")->text().startsWith(QLatin1String("/nowhere/at/all.csv")));
    m_window->setAskFile([](const QString&, const QString&, const QString&) { return QString(); });
    m_window->saveCsv(); // changed one's mind
    QVERIFY(find<QLabel>("surveyHint")->text().startsWith(QLatin1String("/nowhere/at/all.csv")));
}

void SurveyWindowTest::everythingHasAName() {
    for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
            widget->parentWidget()->focusProxy() != widget &&
            qobject_cast<QComboBox*>(widget->parentWidget()) == nullptr &&
            qobject_cast<QSpinBox*>(widget->parentWidget()) == nullptr) {
            const QString name = QString::fromLatin1(widget->metaObject()->className());
            QVERIFY2(!widget->objectName().isEmpty(), qPrintable(name));
        }
    }
}

void SurveyWindowTest::theTableIsFreeMeanwhile() {
    m_window.reset();
    MainWindow main;
    main.shelf().open(files::newGame(files::NumberedDeal{42, {8, 4}}, {}));
    main.show();
    QVERIFY(QTest::qWaitForWindowActive(&main));
    QTest::keyClick(main.windowHandle(), Qt::Key_U, Qt::ControlModifier);
    auto* survey = main.findChild<SurveyWindow*>();
    QVERIFY(survey != nullptr && survey->isVisible());
    QCOMPARE(survey->findChild<QSpinBox*>(QStringLiteral("surveyRanks"))->value(), 8);
    survey->findChild<QComboBox*>(QStringLiteral("surveyCount"))
        ->setCurrentText(QStringLiteral("1000000000000"));
    QTest::keyClick(survey->windowHandle(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(survey->job().played() > 0, 60'000);

    main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&main));
    QCoreApplication::processEvents(); // the platform tells of it a moment later
    QTest::keyClick(main.windowHandle(), Qt::Key_Right);
    QTest::keyClick(main.windowHandle(), Qt::Key_Right);
    QCOMPARE(main.controller().index(), 2);
    QCOMPARE(survey->job().state(), State::Running);

    emit survey->findChild<SurveyChart*>()->dealWanted(0, 7);
    QVERIFY((main.shelf().origin() == files::NumberedDeal{7, {8, 4}}));
    QTest::keyClick(main.windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(main.controller().index(), 2); // the game before is not lost
    QCOMPARE(survey->job().state(), State::Running);
    // The main window goes with a survey at work.
}

QTEST_MAIN(SurveyWindowTest)
#include "survey_window_test.moc"
