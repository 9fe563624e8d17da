// SPDX-License-Identifier: MIT
#include "app/view_options.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

class ViewOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void whatWasChosenComesBack();
    void onlyWhatChangedIsKept();
    void nothingChosenMeansTheDefaults();
    void garbledSettingsMeanTheDefaults();

private:
    QTemporaryDir m_folder;
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
};

void ViewOptionsTest::whatWasChosenComesBack() {
    for (int i = 0; i < 2 * 2 * 2 * 2 * 3; ++i) {
        ViewOptions options;
        options.animate = i % 2 != 0;
        options.handsFaceDown = i / 2 % 2 != 0;
        options.cards.fourColors = i / 4 % 2 != 0;
        options.cards.back = i / 8 % 2 != 0 ? CardBack::Paws : CardBack::Scales;
        options.appearance = static_cast<Appearance>(i / 16);
        {
            QSettings settings(path("chosen.ini"), QSettings::IniFormat);
            settings.clear();
            writeViewOptions(settings, {}, options);
        }
        const QSettings settings(path("chosen.ini"), QSettings::IniFormat);
        QVERIFY(readViewOptions(settings, {}) == options);
    }
}

void ViewOptionsTest::onlyWhatChangedIsKept() {
    ViewOptions before; // as a single start with --appearance dark and a calm desktop has it
    before.animate = false;
    before.appearance = Appearance::Dark;
    ViewOptions after = before;
    after.cards.fourColors = true;
    QSettings settings(path("changed.ini"), QSettings::IniFormat);
    writeViewOptions(settings, before, after);
    QCOMPARE(settings.allKeys(), QStringList{QStringLiteral("view/fourColors")});
}

void ViewOptionsTest::nothingChosenMeansTheDefaults() {
    const QSettings settings(path("none.ini"), QSettings::IniFormat);
    ViewOptions defaults;
    defaults.animate = false;
    defaults.appearance = Appearance::Dark;
    QVERIFY(readViewOptions(settings, defaults) == defaults);
}

void ViewOptionsTest::garbledSettingsMeanTheDefaults() {
    {
        QSettings settings(path("garbled.ini"), QSettings::IniFormat);
        settings.setValue(QStringLiteral("view/back"), QStringLiteral("fur"));
        settings.setValue(QStringLiteral("view/appearance"), 17);
    }
    const QSettings settings(path("garbled.ini"), QSettings::IniFormat);
    QVERIFY(readViewOptions(settings, {}) == ViewOptions());
}

QTEST_GUILESS_MAIN(ViewOptionsTest)
#include "view_options_test.moc"
