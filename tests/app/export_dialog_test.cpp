// SPDX-License-Identifier: MIT
// Exporting moves and saving pictures from the window, by keys.
#include "app/main_window.h"
#include "app/share/export_dialog.h"
#include "app/share/picture_dialog.h"
#include "app/table/card_table.h"
#include "tests/app/deals.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include <memory>

using namespace fishing;

class ExportDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void movesAreExportedByKeys();
    void theFileBeginsAsShown();
    void endlessGamesAreAskedAbout();
    void aSecretEndIsNotExported();
    void anExportCanBeStopped();
    void aFailureIsToldInPlace();
    void cancellingTheFileQuestionKeepsTheDialog();
    void picturesAreSavedByKeys();
    void aLargerPictureIsAsSharp();
    void aPictureThatCannotBeWrittenIsTold_data();
    void aPictureThatCannotBeWrittenIsTold();
    void everythingIsNamedAndExplained();

private:
    template <class T>
    T* find(const char* name) const {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    GameController& game() const { return m_window->controller(); }
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QString status() const { return find<QLabel>("statusText")->text(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(QApplication::activeWindow()->windowHandle(), key, modifiers);
    }
    template <class Dialog>
    Dialog* open(Qt::Key key) const {
        press(key, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = m_window->findChild<Dialog*>();
        return dialog != nullptr && QTest::qWaitForWindowActive(dialog) ? dialog : nullptr;
    }
    ExportDialog* openExport() const { return open<ExportDialog>(Qt::Key_M); }
    PictureDialog* openPicture() const { return open<PictureDialog>(Qt::Key_I); }
    /// Presses Enter in `dialog`, and answers the question for a file; nothing cancels it.
    void saveAs(QDialog& dialog, const QString& file) const {
        QString suggested;
        QTimer poll;
        connect(&poll, &QTimer::timeout, &poll, [&] {
            auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (question == nullptr || !QTest::qWaitForWindowActive(question)) {
                return;
            }
            poll.stop();
            auto* name = question->findChild<QLineEdit*>();
            suggested = name->text();
            if (file.isEmpty()) {
                QTest::keyClick(question, Qt::Key_Escape);
            } else {
                name->setText(file);
                QTest::keyClick(name, Qt::Key_Return);
            }
        });
        poll.start(10);
        const QPointer<QDialog> asking = &dialog;
        QTest::keyClick(&dialog, Qt::Key_Return);
        if (asking && asking->isVisible()) {
            asking->activateWindow(); // as a window manager does; offscreen there is none
            QVERIFY(QTest::qWaitForWindowActive(asking));
        }
        QVERIFY2(suggested.startsWith(QStringLiteral("deal-42")) ||
                     suggested.startsWith(QStringLiteral("deal-1-moves")),
                 qPrintable(suggested));
    }
    static QByteArray contentOf(const QString& name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void ExportDialogTest::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1100, 700);
    m_window->show();
    m_window->shelf().open(files::newGame(files::NumberedDeal{42, {}}, {}));
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void ExportDialogTest::cleanup() {
    m_window.reset();
}

void ExportDialogTest::movesAreExportedByKeys() {
    const QPointer<ExportDialog> dialog = openExport();
    QVERIFY(dialog);
    QCOMPARE(find<QSpinBox>("exportPlays")->value(), 419);
    QCOMPARE(find<QLabel>("exportScope")->text(),
             QStringLiteral("of 419, with which the game ends"));
    find<QComboBox>("exportFormat")->setFocus();
    press(Qt::Key_End);
    saveAs(*dialog, path("moves")); // gets its ending by itself
    QTRY_VERIFY(dialog.isNull());
    const ToldGame told = toldGame(game(), m_window->shelf());
    QCOMPARE(contentOf(path("moves.csv")), moveText(told, MoveFormat::Csv, 419).toUtf8());
    QCOMPARE(status(),
             QStringLiteral("419 plays have been exported to %1.").arg(path("moves.csv")));
}

void ExportDialogTest::theFileBeginsAsShown() {
    const QPointer<ExportDialog> dialog = openExport();
    QVERIFY(dialog);
    const ToldGame told = toldGame(game(), m_window->shelf());
    for (const auto format : {MoveFormat::Words, MoveFormat::Positions, MoveFormat::Csv}) {
        auto* choice = find<QComboBox>("exportFormat");
        choice->setCurrentIndex(choice->findData(static_cast<int>(format)));
        QString shown = find<QPlainTextEdit>("exportPreview")->toPlainText();
        QVERIFY(shown.endsWith(QStringLiteral("\n…")));
        shown.chop(1);
        QVERIFY(moveText(told, format, 419).remove(QLatin1Char('\r')).startsWith(shown));
    }
    press(Qt::Key_Escape);
    QTRY_VERIFY(dialog.isNull());
}

void ExportDialogTest::endlessGamesAreAskedAbout() {
    m_window->shelf().open(
        files::newGame(files::handsOf(articlesDeal()), *parseRules("coursework")));
    game().seek(3);
    QVERIFY(openExport());
    auto* plays = find<QSpinBox>("exportPlays");
    QCOMPARE(plays->value(), 217);
    QVERIFY(plays->maximum() >= 10'000'000);
    QCOMPARE(find<QLabel>("exportScope")->text(),
             QStringLiteral("of a game without an end; 217 are once round its loop"));
    plays->setFocus();
    plays->selectAll();
    QTest::keyClicks(plays, QStringLiteral("1000"));
    const QPointer<ExportDialog> dialog = m_window->findChild<ExportDialog*>();
    dialog->save(path("loop.txt"));
    QTRY_VERIFY(dialog.isNull());
    QVERIFY(contentOf(path("loop.txt")).contains("\n 1000  "));
    QVERIFY(contentOf(path("loop.txt")).contains("\nNever ends: after 13 plays"));
}

void ExportDialogTest::aSecretEndIsNotExported() {
    game().setFutureHidden(true);
    m_window->shelf().open(files::newGame(files::NumberedDeal{42, {}}, {}));
    game().seek(30);
    const QPointer<ExportDialog> dialog = openExport();
    QVERIFY(dialog);
    QCOMPARE(find<QSpinBox>("exportPlays")->maximum(), 30);
    QVERIFY(find<QLabel>("exportScope")->text().contains(QStringLiteral("kept secret")));
    saveAs(*dialog, path("secret.txt"));
    QTRY_VERIFY(dialog.isNull());
    const QByteArray text = contentOf(path("secret.txt"));
    QVERIFY(text.endsWith("\n\nWritten down as far as play 30; the game goes on.\n"));
    QVERIFY(!text.contains("wins"));
}

void ExportDialogTest::anExportCanBeStopped() {
    m_window->shelf().open(files::newGame(files::NumberedDeal{anchoredNumber, {}}, textbook()));
    const QPointer<ExportDialog> dialog = openExport();
    QVERIFY(dialog);
    find<QSpinBox>("exportPlays")->setValue(100'000'000);
    saveAs(*dialog, path("long.txt"));
    QVERIFY(find<QProgressBar>("exportProgress")->isVisible());
    QVERIFY(!find<QPushButton>("exportSave")->isEnabled());
    press(Qt::Key_Escape); // stops, and does not close
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(!find<QProgressBar>("exportProgress")->isVisible());
    QCOMPARE(find<QLabel>("exportMessage")->text(),
             QStringLiteral("Stopped. Nothing has been written."));
    QVERIFY(QDir(m_folder->path()).isEmpty());
    find<QSpinBox>("exportPlays")->setValue(10);
    saveAs(*dialog, path("short.txt"));
    QTRY_VERIFY(dialog.isNull());
    QVERIFY(QFile::exists(path("short.txt")));
}

void ExportDialogTest::aFailureIsToldInPlace() {
    const QPointer<ExportDialog> dialog = openExport();
    QVERIFY(dialog);
    dialog->save(path("no/such/folder/moves.txt"));
    QTRY_VERIFY(!find<QLabel>("exportMessage")->text().isEmpty());
    const QString said = find<QLabel>("exportMessage")->text();
    QVERIFY2(said.contains(QStringLiteral("moves.txt cannot be written (")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("Choose another folder")), qPrintable(said));
    QVERIFY(dialog->isVisible());
    dialog->save(path("moves.txt")); // once more, elsewhere
    QTRY_VERIFY(dialog.isNull());
    QVERIFY(QFile::exists(path("moves.txt")));
}

void ExportDialogTest::cancellingTheFileQuestionKeepsTheDialog() {
    ExportDialog* dialog = openExport();
    QVERIFY(dialog);
    saveAs(*dialog, {});
    QVERIFY(dialog->isVisible());
    QVERIFY(find<QPushButton>("exportSave")->isEnabled());
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

void ExportDialogTest::picturesAreSavedByKeys() {
    game().seek(30);
    game().start();
    const QPointer<PictureDialog> dialog = openPicture();
    QVERIFY(dialog);
    QVERIFY(!game().isRunning()); // what is seen is what is saved
    QVERIFY(!find<QLabel>("picturePreview")->pixmap().isNull());
    saveAs(*dialog, path("table"));
    QTRY_VERIFY(dialog.isNull());
    m_window->table().settle();
    QCOMPARE(QImage(path("table.png")).convertToFormat(QImage::Format_RGB32),
             m_window->table().grab().toImage().convertToFormat(QImage::Format_RGB32));
    QCOMPARE(QImageReader::imageFormat(path("table.png")), QByteArray("png"));
    QCOMPARE(status(), QStringLiteral("The picture has been saved as %1.").arg(path("table.png")));
}

void ExportDialogTest::aLargerPictureIsAsSharp() {
    game().seek(30);
    m_window->table().settle();
    const QSize shown = m_window->table().size();
    PictureDialog* dialog = openPicture();
    QVERIFY(dialog);
    press(Qt::Key_F, Qt::AltModifier);
    QTRY_VERIFY(find<QRadioButton>("pictureScale4")->isChecked());
    dialog->save(path("large.png"));
    const QImage large(path("large.png"));
    QCOMPARE(large.size(), 4 * shown);
    const auto fitted = [](const QImage& image, QSize size) {
        return image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const auto distance = [](const QImage& left, const QImage& right) {
        double sum = 0;
        for (int y = 0; y < left.height(); ++y) {
            for (int x = 0; x < left.width(); ++x) {
                sum += std::abs(qGray(left.pixel(x, y)) - qGray(right.pixel(x, y)));
            }
        }
        return sum / (left.width() * left.height());
    };
    // It is the same moment ...
    const QImage small = m_window->table().grab().toImage();
    game().seek(0);
    m_window->table().settle();
    const QImage other = m_window->table().grab().toImage();
    const QImage coarse = fitted(large, shown / 16);
    QVERIFY(distance(coarse, fitted(small, shown / 16)) <
            distance(coarse, fitted(other, shown / 16)));
    // ... but with details that one gets by no enlarging.
    const QImage enlarged = fitted(small, large.size());
    QVERIFY(distance(large, fitted(fitted(large, shown), large.size())) >
            2 * distance(enlarged, fitted(fitted(enlarged, shown), large.size())));
}

void ExportDialogTest::aPictureThatCannotBeWrittenIsTold_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("no such folder") << QStringLiteral("/no/such/folder/table.png");
    QTest::newRow("a folder") << QDir::tempPath();
    QTest::newRow("a device") << QStringLiteral("/dev/null");
}

void ExportDialogTest::aPictureThatCannotBeWrittenIsTold() {
    QFETCH(const QString, file);
    const QPointer<PictureDialog> dialog = openPicture();
    QVERIFY(dialog);
    dialog->save(file);
    QVERIFY(dialog && dialog->isVisible());
    const QString said = find<QLabel>("pictureMessage")->text();
    QVERIFY2(said.startsWith(file + QStringLiteral(" cannot be written (")), qPrintable(said));
    QVERIFY2(!said.contains(QStringLiteral("()")), qPrintable(said));
    dialog->save(path("table.png"));
    QTRY_VERIFY(dialog.isNull());
    QVERIFY(!QImage(path("table.png")).isNull());
}

void ExportDialogTest::everythingIsNamedAndExplained() {
    const auto check = [](const QDialog& dialog, int expected) {
        int controls = 0;
        for (const auto* widget : dialog.findChildren<QWidget*>()) {
            const bool isPart = widget->objectName().startsWith(QStringLiteral("qt_"));
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && !isPart) {
                ++controls;
                QVERIFY(!widget->objectName().isEmpty());
                QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(widget->objectName()));
            }
        }
        QCOMPARE(controls, expected);
    };
    check(*openExport(), 5);
    press(Qt::Key_Escape);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    check(*openPicture(), 5);
}

QTEST_MAIN(ExportDialogTest)
#include "export_dialog_test.moc"
