// SPDX-License-Identifier: MIT
// What is dropped on the window is told by a hint, and taken.
#include "app/files/any_game.h"
#include "tests/app/files_user.h"

#include <QDragEnterEvent>
#include <QMimeData>

namespace {

/// Drags something over the middle of the window, as the window system tells of it.
class Drag {
public:
    Drag(QWidget& window, QMimeData& data) : m_window(window), m_data(data) {
        QDragEnterEvent enter(m_place, Qt::CopyAction | Qt::MoveAction, &m_data, Qt::LeftButton,
                              {});
        QCoreApplication::sendEvent(m_window.windowHandle(), &enter);
        isTaken = enter.isAccepted();
        QDragMoveEvent move(m_place, Qt::CopyAction | Qt::MoveAction, &m_data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.windowHandle(), &move);
        isTaken = isTaken && move.isAccepted() && move.dropAction() == Qt::CopyAction;
    }
    void leave() {
        QDragLeaveEvent event;
        QCoreApplication::sendEvent(m_window.windowHandle(), &event);
    }
    bool drop() {
        QDropEvent event(m_place, Qt::CopyAction | Qt::MoveAction, &m_data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.windowHandle(), &event);
        return event.isAccepted();
    }

    bool isTaken = false;

private:
    QWidget& m_window;
    QMimeData& m_data;
    QPoint m_place = m_window.rect().center();
};

} // namespace

class DroppedFilesTest : public QObject, private FilesUser {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void filesAreDropped();
    void textsAreDropped();
    void whatIsNotTakenIsNotHinted();
    void aHintGoesWithTheDrag();
};

void DroppedFilesTest::filesAreDropped() {
    files::SavedGame saved = files::newGame(files::handsOf(articlesDeal()), {});
    saved.index = 12;
    const QString file = write("dropped.fishing", files::toText(saved));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    auto* hint = find<QWidget>("dropHint");
    QVERIFY(!hint->isVisible());
    Drag drag(*m_window, data);
    QVERIFY(drag.isTaken);
    QVERIFY(hint->isVisible());
    QCOMPARE(hint->geometry(), m_window->rect());
    QVERIFY(drag.drop());
    QVERIFY(!hint->isVisible());
    QTRY_COMPARE(game().index(), 12);
    QCOMPARE(QString::fromStdString(shelf().file()), file);
    // A file with something wrong in it.
    const files::SavedGame before = shelf().current();
    data.setUrls({QUrl::fromLocalFile(write("bad.txt", "1 2 fish"))});
    ModalScript script = {
        answer(QStringLiteral("bad.txt, line 1, column 5: “fish” is not a card."))};
    Drag bad(*m_window, data);
    QVERIFY(bad.drop());
    QTRY_VERIFY(script.isDone());
    QVERIFY(shelf().current() == before);
    // A folder.
    data.setUrls({QUrl::fromLocalFile(m_folder->path())});
    ModalScript folder = {answer(QStringLiteral("is a folder"))};
    Drag another(*m_window, data);
    QVERIFY(another.drop());
    QTRY_VERIFY(folder.isDone());
}

void DroppedFilesTest::textsAreDropped() {
    QMimeData data;
    data.setText(QStringLiteral("2 4 1 2 5 6 / 3 1 3 5 6 4"));
    Drag drag(*m_window, data);
    QVERIFY(drag.isTaken);
    QVERIFY(find<QWidget>("dropHint")->isVisible());
    QVERIFY(drag.drop());
    QTRY_VERIFY(game().deal() == articlesDeal());
    data.setText(QStringLiteral("请输入甲的牌: 2 5 1\n请输入乙的牌: 7 8\n"));
    Drag prompts(*m_window, data);
    QVERIFY(prompts.drop());
    QTRY_COMPARE(fishing::toText(game().deal()), std::string("2 5 1 / 7 8"));
    QCOMPARE(game().rules(), textbook()); // as before
    const files::SavedGame before = shelf().current();
    data.setText(QStringLiteral("Dear Sir or Madam"));
    ModalScript script = {answer(QStringLiteral("There are no hands in this text"))};
    Drag bad(*m_window, data);
    QVERIFY(bad.drop());
    QTRY_VERIFY(script.isDone());
    data.setText(QStringLiteral("{\n\"kitten-fishing\": 1"));
    ModalScript cut = {answer(QStringLiteral("Line 2, column 20: The file ends in the middle."))};
    Drag half(*m_window, data);
    QVERIFY(half.drop());
    QTRY_VERIFY(cut.isDone());
    data.setText(QStringLiteral("1 / 2 ").repeated(300'000));
    ModalScript tooLong = {answer(QStringLiteral("too long"))};
    Drag large(*m_window, data);
    QVERIFY(large.drop());
    QTRY_VERIFY(tooLong.isDone());
    QVERIFY(shelf().current() == before);
    data.setText(QString::fromStdString(files::toText(before)));
    press(Qt::Key_N);
    Drag saved(*m_window, data);
    QVERIFY(saved.drop());
    QTRY_VERIFY(shelf().current() == before);
}

void DroppedFilesTest::whatIsNotTakenIsNotHinted() {
    QMimeData several;
    several.setUrls({QUrl::fromLocalFile(path("a")), QUrl::fromLocalFile(path("b"))});
    QMimeData remote;
    remote.setUrls({QUrl(QStringLiteral("https://example.org/a.fishing"))});
    remote.setText(QStringLiteral("https://example.org/a.fishing"));
    QMimeData picture;
    picture.setData(QStringLiteral("image/png"), "PNG");
    for (QMimeData* data : {&several, &remote, &picture}) {
        Drag drag(*m_window, *data);
        QVERIFY(!drag.isTaken);
        QVERIFY(!find<QWidget>("dropHint")->isVisible());
        QVERIFY(!drag.drop());
    }
}

void DroppedFilesTest::aHintGoesWithTheDrag() {
    QMimeData data;
    data.setText(QStringLiteral("1 / 2"));
    Drag drag(*m_window, data);
    QVERIFY(find<QWidget>("dropHint")->isVisible());
    drag.leave();
    QVERIFY(!find<QWidget>("dropHint")->isVisible());
    QVERIFY(shelf().before().empty());
}

QTEST_MAIN(DroppedFilesTest)
#include "dropped_files_test.moc"
