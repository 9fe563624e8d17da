// SPDX-License-Identifier: MIT
#include "app/dialogs/rule_picture.h"
#include "app/dialogs/rules_dialog.h"
#include "app/rules_text.h"
#include "tests/app/deals.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QWindow>

#include <memory>

using namespace fishing;

class RulesDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void startsWithTheRulesOnTheTable();
    void presetsSetAllOptions();
    void optionsMakeRulesOfOnesOwn();
    void optionsThatMakeAPresetNameIt();
    void allRuleSetsCanBeShown();
    void endingsAreToldWhileOneChooses();
    void longGamesAreLookedForInTheBackground();
    void theSecretIsKept();
    void playersHaveTheirNames();
    void everyValueHasAPictureOfItsOwn();
    void picturesShowTheWholeRuleSet();
    void worksByKeyboardAlone();
    void tabGoesDown();
    void everythingIsNamedAndExplained();
    void nothingJumps();
    void fitsTheSmallestWindow();

private:
    template <class T>
    T* find(const QString& name) const {
        return m_dialog->findChild<T*>(name);
    }
    template <class T>
    T* find(const char* name) const {
        return find<T>(QString::fromLatin1(name));
    }
    void open(const Deal& deal, const char* rules, const PlayerNames& names = {}) {
        m_dialog = std::make_unique<RulesDialog>(deal, *parseRules(rules), names);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void click(const char* name) const {
        auto* widget = find<QWidget>(name);
        QVERIFY2(widget != nullptr, name);
        QTest::mouseClick(m_dialog->windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(m_dialog.get(), QPoint(12, widget->height() / 2)));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_dialog->windowHandle(), key, modifiers);
    }
    QComboBox* presets() const { return find<QComboBox>("presets"); }
    QString said(const char* name) const { return find<QLabel>(name)->text(); }
    QString focus() const { return m_dialog->focusWidget()->objectName(); }

    std::unique_ptr<RulesDialog> m_dialog;
};

void RulesDialogTest::init() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    open(articlesDeal(), "classic");
}

void RulesDialogTest::cleanup() {
    m_dialog.reset();
}

void RulesDialogTest::startsWithTheRulesOnTheTable() {
    open(articlesDeal(), "hook,win=shed");
    QVERIFY(m_dialog->rules() == *parseRules("hook,win=shed"));
    QVERIFY(find<QRadioButton>("capture=take")->isChecked());
    QVERIFY(find<QRadioButton>("after=again")->isChecked());
    QVERIFY(find<QRadioButton>("end=turn")->isChecked());
    QVERIFY(find<QRadioButton>("win=shed")->isChecked());
    QVERIFY(find<QRadioButton>("jack=hook")->isChecked());
    QCOMPARE(presets()->currentText(), QStringLiteral("Own rules"));
}

void RulesDialogTest::presetsSetAllOptions() {
    presets()->setFocus();
    for (std::size_t i = 1; i < fishing::presets().size(); ++i) {
        press(Qt::Key_Down);
        const Preset& preset = fishing::presets()[i];
        QVERIFY(m_dialog->rules() == preset.rules);
        QCOMPARE(presets()->currentText(), presetTitle(preset.name));
        QCOMPARE(said("origin"), rulesOrigin(preset.rules));
        for (const RuleOption& option : ruleOptions()) {
            const QString value = QString::fromUtf8(option.key.data()) + QLatin1Char('=') +
                                  QString::fromUtf8(option.values[option.get(preset.rules)].data());
            QVERIFY2(find<QRadioButton>(value)->isChecked(), qPrintable(value));
        }
    }
}

void RulesDialogTest::optionsMakeRulesOfOnesOwn() {
    click("jack=hook");
    QVERIFY(m_dialog->rules() == *parseRules("jack=hook"));
    QCOMPARE(presets()->currentText(), QStringLiteral("Own rules"));
    QCOMPARE(presets()->count(), 6);
    click("after=again");
    QVERIFY(m_dialog->rules() == *parseRules("jack=hook,after=again"));
    QCOMPARE(presets()->count(), 6);
    click("jack=plain");
    click("after=pass");
    QVERIFY(m_dialog->rules() == Rules());
    QCOMPARE(presets()->count(), 5); // rules of one's own cannot be chosen from the list
}

void RulesDialogTest::optionsThatMakeAPresetNameIt() {
    click("capture=leave");
    click("end=round");
    QVERIFY(m_dialog->rules() == textbook());
    QCOMPARE(presets()->currentText(), presetTitle("textbook"));
}

void RulesDialogTest::allRuleSetsCanBeShown() {
    for (const Rules& rules : allRules()) {
        RulesDialog dialog(articlesDeal(), rules);
        QVERIFY(dialog.rules() == rules);
        int checked = 0;
        for (const auto* button : dialog.findChildren<QRadioButton*>()) {
            checked += button->isChecked() ? 1 : 0;
        }
        QCOMPARE(checked, 6);
    }
}

void RulesDialogTest::endingsAreToldWhileOneChooses() {
    QCOMPARE(said("ending"),
             QStringLiteral("These are the rules on the table. B wins after 49 plays."));
    click("capture=leave");
    click("end=round");
    QCOMPARE(said("ending"), QStringLiteral("By these rules the same deal ends after 18 plays: A "
                                            "wins. Before, it ended after 49 plays: B won."));
    open(articlesDeal(), "coursework");
    QCOMPARE(said("ending"), QStringLiteral("These are the rules on the table. Never ends: it "
                                            "repeats itself every 204 plays."));
    presets()->setFocus();
    press(Qt::Key_Home);
    QCOMPARE(said("ending"), QStringLiteral("By these rules the same deal ends after 49 plays: B "
                                            "wins. Before, it never ended."));
}

void RulesDialogTest::longGamesAreLookedForInTheBackground() {
    open(numberedDeal(167, {13, 16}), "classic"); // long by either rule
    click("win=shed");
    QTRY_VERIFY_WITH_TIMEOUT(
        said("ending").startsWith(QStringLiteral("By these rules the same deal ends after ")),
        60'000);
    QTRY_VERIFY_WITH_TIMEOUT(said("ending").contains(QStringLiteral(" Before, it ended after ")),
                             60'000);
    m_dialog.reset();
    open(numberedDeal(167, {13, 16}), "classic"); // closes while it is looked for
}

void RulesDialogTest::theSecretIsKept() {
    m_dialog->keepSecret();
    const QString secret = QStringLiteral("How the deal ends by these rules is kept secret.");
    QCOMPARE(said("ending"), secret);
    click("capture=leave");
    QCOMPARE(said("ending"), secret);
}

void RulesDialogTest::playersHaveTheirNames() {
    open(articlesDeal(), "classic", {{QStringLiteral("Ann"), QStringLiteral("Bo")}});
    QCOMPARE(said("ending"),
             QStringLiteral("These are the rules on the table. Bo wins after 49 plays."));
    QVERIFY(find<QRadioButton>("end=round")->text().contains(QStringLiteral("Ann")));
}

void RulesDialogTest::everyValueHasAPictureOfItsOwn() {
    for (const RuleOption& option : ruleOptions()) {
        const QString key = QString::fromUtf8(option.key.data());
        const auto* picture = find<RulePicture>(QStringLiteral("picture-") + key);
        QList<QImage> seen;
        for (const std::string_view value : option.values) {
            const QString name = key + QLatin1Char('=') + QString::fromUtf8(value.data());
            find<QRadioButton>(name)->click();
            const QImage image = const_cast<RulePicture*>(picture)->grab().toImage();
            QVERIFY2(!seen.contains(image), qPrintable(name));
            seen += image;
        }
    }
}

void RulesDialogTest::picturesShowTheWholeRuleSet() {
    // What a capture brings home depends on another option, too.
    auto* picture = find<RulePicture>("picture-pickup");
    const QImage whole = picture->grab().toImage();
    click("capture=leave");
    QVERIFY(picture->grab().toImage() != whole);
    // And who wins does not matter to it.
    const QImage left = picture->grab().toImage();
    click("win=shed");
    QCOMPARE(picture->grab().toImage(), left);
}

void RulesDialogTest::worksByKeyboardAlone() {
    QCOMPARE(focus(), QStringLiteral("presets"));
    press(Qt::Key_C, Qt::AltModifier); // "A capture takes"
    QCOMPARE(focus(), QStringLiteral("capture=take"));
    press(Qt::Key_Down);
    QVERIFY(m_dialog->rules() == *parseRules("capture=leave"));
    press(Qt::Key_O, Qt::AltModifier); // "The game is over"
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    QVERIFY(m_dialog->rules() == *parseRules("capture=leave,end=turn"));
    press(Qt::Key_K, Qt::AltModifier);
    press(Qt::Key_Down);
    QVERIFY(m_dialog->rules() == *parseRules("capture=leave,end=turn,jack=hook"));
    press(Qt::Key_Return);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Accepted));
    m_dialog->show();
    press(Qt::Key_Escape);
    QCOMPARE(m_dialog->result(), static_cast<int>(QDialog::Rejected));
}

void RulesDialogTest::tabGoesDown() {
    QStringList stops;
    for (int i = 0; i < 9; ++i) {
        stops += focus();
        press(Qt::Key_Tab);
    }
    const QStringList expected = {QStringLiteral("presets"),    QStringLiteral("capture=take"),
                                  QStringLiteral("pickup=top"), QStringLiteral("after=pass"),
                                  QStringLiteral("end=play"),   QStringLiteral("win=keep"),
                                  QStringLiteral("jack=plain")};
    QCOMPARE(stops.mid(0, expected.size()), expected);
    QCOMPARE(focus(), QStringLiteral("presets"));
}

void RulesDialogTest::everythingIsNamedAndExplained() {
    QSet<QString> names;
    for (const auto* button : m_dialog->findChildren<QAbstractButton*>()) {
        const QString name =
            button->accessibleName().isEmpty() ? button->text() : button->accessibleName();
        QVERIFY(!name.isEmpty());
        QVERIFY2(!names.contains(name), qPrintable(name));
        names += name;
    }
    QVERIFY(names.contains(
        QStringLiteral("A capture takes the two equal cards and all cards between them.")));
    for (const auto* radio : m_dialog->findChildren<QRadioButton*>()) {
        QCOMPARE(radio->toolTip(), radio->objectName()); // as it is written for the console
        QVERIFY(bool(parseRules(radio->toolTip().toStdString())));
    }
}

void RulesDialogTest::nothingJumps() {
    const QRect before = find<QRadioButton>("jack=hook")->geometry();
    const QSize size = m_dialog->size();
    for (const char* name : {"capture=leave", "end=round", "win=shed", "jack=hook"}) {
        click(name);
        QCoreApplication::processEvents();
        QCOMPARE(find<QRadioButton>("jack=hook")->geometry(), before);
        QCOMPARE(m_dialog->size(), size);
    }
}

void RulesDialogTest::fitsTheSmallestWindow() {
    QVERIFY2(m_dialog->width() <= 900, qPrintable(QString::number(m_dialog->width())));
    QVERIFY2(m_dialog->height() <= 530, qPrintable(QString::number(m_dialog->height())));
    QVERIFY(!find<QScrollArea>("choices")->verticalScrollBar()->isVisible());
    for (const auto* widget : m_dialog->findChildren<QWidget*>()) {
        if (widget->isVisible() && !widget->objectName().startsWith(QStringLiteral("qt_"))) {
            const QRect shown(widget->mapTo(m_dialog.get(), QPoint()), widget->size());
            QVERIFY2(m_dialog->rect().contains(shown), qPrintable(widget->objectName()));
            QVERIFY2(widget->width() >= widget->minimumSizeHint().width(),
                     qPrintable(widget->objectName()));
        }
    }
}

QTEST_MAIN(RulesDialogTest)
#include "rules_dialog_test.moc"
